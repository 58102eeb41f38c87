"""Stovkahra as a ``Game``: every part put behind the one protocol that sessions, faces and tests know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stovka.core.chance import Chance
from stovka.core.dials import Dial
from stovka.core.errors import Refusal
from stovka.core.events import Event
from stovka.core.moves import DEAL, SCORE, Move
from stovka.core.rules import Rule, Verdict
from stovka.core.views import TableView
from stovka.games.tricks import effects, fold, legality, lines, look
from stovka.games.tricks.dials import DIALS
from stovka.games.tricks.model import PLAYERS, Between, Claim, Meld, Scoring, State
from stovka.games.tricks.rulebook import RULEBOOK
from stovka.games.tricks.ruleset import RuleSet


class Stovkahra:
    """The game. It has no state of its own; ``GAME`` is the only object needed."""

    id: str = "stovkahra"
    rulebook: tuple[Rule, ...] = RULEBOOK
    dials: Mapping[str, Dial] = DIALS

    def start(self, rules: RuleSet, players: int) -> State:
        """The state before the first deal. ``Refusal`` unless there are four players."""
        problem = rules.seats_problem(players)
        if problem is not None:
            raise Refusal(problem, usage=True)
        empty = ((),) * PLAYERS
        return State(
            rules, 0, 0, None, empty, None, None, (), (), ((), ()), (), (0, 0), None, (0, 0), Between()
        )

    def due(self, state: State) -> Move | None:
        """The table's own move that comes next: a deal, or the count after the eighth trick."""
        if isinstance(state.phase, Between):
            return DEAL
        return SCORE if isinstance(state.phase, Scoring) else None

    def mover(self, state: State) -> int | None:
        """The seat that is to move, or None."""
        return state.phase.seat

    def over(self, state: State) -> bool:
        """True when somebody's *enough* has ended the game."""
        return state.phase.name == "over"

    def moves(self, state: State) -> tuple[Move, ...]:
        """Every legal move of the mover; empty when nobody is to move."""
        return legality.moves(state)

    def candidates(self, state: State, seat: int) -> tuple[Move, ...]:
        """Every move worth a verdict: each card of the hand, and for the mover the sets and calls of his phase."""
        return legality.candidates(state, seat)

    def judge(self, state: State, seat: int, move: Move) -> Verdict:
        """Why this move is legal or not, with every reason; for any seat and any move."""
        return legality.judge(state, seat, move)

    def decide(self, state: State, move: Move, chance: Chance) -> tuple[Event, ...]:
        """What the move of the mover (or the table's own) causes. The move must be legal."""
        phase = state.phase
        seat = phase.seat
        if seat is None:
            return effects.deal(state, chance) if move is DEAL else effects.score(state)
        if move.card is not None:
            return effects.play(state, seat, move.card)
        if move.rank is not None:
            return effects.meld(state, seat, move.rank)
        if isinstance(phase, Meld):
            return effects.close(state, phase)
        if not isinstance(phase, Claim):
            raise ValueError(f"{move} is no move of {phase}")
        say = effects.enough if move.kind == "enough" else effects.silent
        return say(state, phase, seat)

    def evolve(self, state: State, events: tuple[Event, ...]) -> State:
        """The state after these events. The only function that makes a state from a state."""
        return fold.evolve(state, events)

    def look(self, state: State, seat: int | None) -> TableView:
        """The table as that seat sees it; None: everything open."""
        return look.look(state, seat)

    def tell(self, event: Event, seat: int | None) -> Event:
        """The event as that seat may know it: unseen cards are None."""
        return look.tell(event, seat)

    def reveal(self, verdict: Verdict, mover: int, seat: int | None) -> Verdict:
        """A verdict on a move of ``mover`` as ``seat`` may know it."""
        return legality.reveal(verdict, mover, seat)

    def write(self, state: State, move: Move, events: tuple[Event, ...]) -> tuple[dict[str, Any], ...]:
        """The record lines of one step, in order; ``state`` is the one before."""
        return lines.write(state, move, events)

    def turn(self, state: State) -> dict[str, Any]:
        """The trace's turn line of a state in which a player is to move."""
        return lines.turn(state)

    def refused(self, state: State) -> dict[str, str]:
        """For each card of the mover's hand that may not be played now the id of the first rule that forbids it."""
        return legality.refused(state)


GAME: Final = Stovkahra()
