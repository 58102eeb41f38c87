"""The 101 family as a ``Game``: the protocol, put together from the rules."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from stovka.core.cards import codes
from stovka.core.chance import Chance
from stovka.core.dials import Dial
from stovka.core.digest import Digest
from stovka.core.errors import Refusal
from stovka.core.events import Event
from stovka.core.examples import Example
from stovka.core.moves import DEAL, SCORE, Move
from stovka.core.rules import Verdict
from stovka.core.tally import Answer, Question, Tally
from stovka.games.shedding import (
    changes,
    effects,
    fold,
    imagine,
    legality,
    opening,
    position,
    preview,
    scope,
    scoring,
    strategy,
    under,
)
from stovka.games.shedding import look as view
from stovka.games.shedding.dials import DIALS
from stovka.games.shedding.model import (
    BETWEEN,
    Between,
    Changed,
    Counted,
    Counting,
    Dealt,
    Lowest,
    MatchOver,
    Out,
    Over,
    Recycled,
    State,
)
from stovka.games.shedding.rulebook import FLOOR, RULEBOOK
from stovka.games.shedding.ruleset import RuleSet, build


class Shedding:
    """The 101 family. See ``stovka.core.engine.Game`` for what each function gives."""

    id = "101"
    rulebook = RULEBOOK
    dials: Mapping[str, Dial] = DIALS
    also_named: Mapping[str, Collection[str]] = {}
    evolve = staticmethod(fold.evolve)
    moves = staticmethod(legality.moves)
    candidates = staticmethod(legality.candidates)
    refused = staticmethod(legality.refused)
    look = staticmethod(view.look)
    tell = staticmethod(view.tell)
    reveal = staticmethod(view.reveal)
    under = staticmethod(under.under)
    changes = staticmethod(changes.changes)
    imagine = staticmethod(imagine.imagine)
    preview = staticmethod(preview.preview)
    steady = staticmethod(strategy.steady)
    applies = staticmethod(scope.applies)
    about = staticmethod(scope.about)
    place = staticmethod(position.place)

    @staticmethod
    def build(
        variant: str, layers: Sequence[Mapping[str, Any]], house: Mapping[str, Any], *, strict: bool = False
    ) -> RuleSet:
        """The rules of a variant with differences; see ``ruleset.build``."""
        return build(variant, layers, house, strict=strict)

    @staticmethod
    def examples(rule: str) -> tuple[Example, ...]:
        """Positions in which a rule is at work."""
        from stovka.games.shedding.examples import EXAMPLES  # read only where a rule is shown at work

        return EXAMPLES.get(rule, ())

    @staticmethod
    def tally(state: State, answers: Sequence[Answer]) -> Question | Tally:
        """The next question about a round played with real cards, or the round ready to be counted."""
        from stovka.games.shedding.tally import tally  # read only where somebody keeps the score

        return tally(state, answers)

    @staticmethod
    def digest(rules: RuleSet) -> Digest:
        """The rules in brief."""
        from stovka.games.shedding.digest import digest  # read only where a sheet is printed

        return digest(rules)

    @staticmethod
    def start(rules: RuleSet, players: int) -> State:
        """A match before its first deal. ``Refusal`` when so many cannot play."""
        problem = rules.seats_problem(players)
        if problem is not None:
            raise Refusal(problem, usage=True)
        empty = ((),) * players
        return State(rules, 0, None, empty, (), (), None, None, BETWEEN, 0, 0, (0,) * players, (0,) * players, ())

    @staticmethod
    def due(state: State) -> Move | None:
        """The deal before a round, the score after it."""
        kind = state.phase.__class__
        if kind is Between:
            return DEAL
        return SCORE if kind is Counting else None

    @staticmethod
    def unprompted(options: Sequence[Move]) -> Sequence[Move]:
        """All of them: in this family nothing is announced that could be forgotten."""
        return options

    @staticmethod
    def mover(state: State) -> int | None:
        """The seat that is to move, or None."""
        return state.seat

    @staticmethod
    def over(state: State) -> bool:
        """True when the match has ended."""
        return state.phase.__class__ is Over

    @staticmethod
    def judge(state: State, seat: int, move: Move) -> Verdict:
        """Why a move is legal or not; see ``legality.judge``."""
        return legality.judge(state, seat, move)

    @staticmethod
    def decide(state: State, move: Move, chance: Chance) -> tuple[Event, ...]:
        """What a move causes."""
        if move is SCORE:
            return scoring.score(state)
        return opening.deal(state, chance) if move is DEAL else effects.decide(state, move, chance)

    @staticmethod
    def write(state: State, move: Move, events: tuple[Event, ...]) -> tuple[dict[str, Any], ...]:
        """The record lines of one step."""
        if move is SCORE:
            return tuple(_score_lines(state, events))
        lines: list[dict[str, Any]] = []
        first = events[0]
        if isinstance(first, Dealt):
            deck = codes(card for card in first.deck if card is not None)
            lines.append({"type": "deal", "round": first.round, "dealer": first.seat, "deck": deck})
        else:
            lines.append({"type": "move", "seat": state.seat, "move": move.code})
        for event in events:
            if isinstance(event, Recycled):
                lines.append({"type": "shuffle", "stock": codes(c for c in event.cards if c is not None)})
        return tuple(lines)

    @staticmethod
    def turn(state: State) -> dict[str, Any]:
        """The trace's turn line."""
        return {
            "type": "turn",
            "round": state.round,
            "n": state.number,
            "seat": state.seat,
            "phase": state.phase.name,
            "hands": [None if hand is None else codes(hand) for hand in state.hands],
            "stock": codes(state.stock),
            "pile": codes(state.pile),
            "ordered": state.wish.suit if state.wish else None,
            "legal": sorted(move.code for move in legality.moves(state)),
            "refused": legality.refused(state),
        }


def _score_lines(state: State, events: tuple[Event, ...]) -> list[dict[str, Any]]:
    phase = state.phase
    assert isinstance(phase, Counting)
    winner = phase.winner
    points: list[int | None] = [None] * len(state.hands)
    totals: list[int | None] = [None] * len(state.hands)
    reset, out, end = [], [], []
    for event in events:
        if isinstance(event, Counted):
            points[event.seat], totals[event.seat] = event.points, event.total
        elif isinstance(event, Lowest):
            winner = event.seat
        elif isinstance(event, Changed):
            totals[event.seat] = event.total
            if event.rule != FLOOR.id:
                reset.append(event.seat)
        elif isinstance(event, Out):
            out.append(event.seat)
        elif isinstance(event, MatchOver):
            end.append({"type": "end", "ranking": [list(group) for group in event.ranking]})
    line = {
        "type": "score",
        "round": state.round,
        "winner": winner,
        "points": points,
        "totals": totals,
        "reset": reset,
        "out": out,
    }
    return [line, *end]


SHEDDING = Shedding()
