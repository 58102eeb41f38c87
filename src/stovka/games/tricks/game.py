"""Stovkahra as a ``Game``: the protocol, put together from the rules."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from stovka.core.dials import Dial
from stovka.core.digest import Digest
from stovka.core.errors import Refusal
from stovka.core.examples import Example
from stovka.core.moves import DEAL, SCORE, Move
from stovka.core.rules import Rule
from stovka.core.tally import Answer, Question, Tally
from stovka.games.tricks import (
    changes,
    effects,
    fold,
    imagine,
    legality,
    lines,
    position,
    preview,
    scope,
    strategy,
    under,
)
from stovka.games.tricks import look as view
from stovka.games.tricks.dials import DIALS
from stovka.games.tricks.model import PLAYERS, Between, Scoring, State
from stovka.games.tricks.rulebook import MUST_FOLLOW, MUST_TRUMP, RULEBOOK
from stovka.games.tricks.ruleset import RuleSet, build


class Tricks:
    """Stovkahra. See ``stovka.core.engine.Game`` for what each function gives."""

    id: str = view.GAME
    rulebook: tuple[Rule, ...] = RULEBOOK
    dials: Mapping[str, Dial] = DIALS
    # Records by others call every duty of the suit led by the name of the first.
    also_named: Mapping[str, Collection[str]] = {MUST_TRUMP.id: (MUST_FOLLOW.id,)}
    decide = staticmethod(effects.decide)
    evolve = staticmethod(fold.evolve)
    moves = staticmethod(legality.moves)
    candidates = staticmethod(legality.candidates)
    judge = staticmethod(legality.judge)
    refused = staticmethod(legality.refused)
    look = staticmethod(view.look)
    tell = staticmethod(view.tell)
    reveal = staticmethod(legality.reveal)
    under = staticmethod(under.under)
    changes = staticmethod(changes.changes)
    imagine = staticmethod(imagine.imagine)
    preview = staticmethod(preview.preview)
    steady = staticmethod(strategy.steady)
    applies = staticmethod(scope.applies)
    about = staticmethod(scope.about)
    place = staticmethod(position.place)
    write = staticmethod(lines.write)
    turn = staticmethod(lines.turn)

    @staticmethod
    def build(
        variant: str, layers: Sequence[Mapping[str, Any]], house: Mapping[str, Any], *, strict: bool = False
    ) -> RuleSet:
        """The rules of a variant with differences; see ``ruleset.build``."""
        return build(variant, layers, house, strict=strict)

    @staticmethod
    def examples(rule: str) -> tuple[Example, ...]:
        """Positions in which a rule is at work."""
        from stovka.games.tricks.examples import EXAMPLES  # read only where a rule is shown at work

        return EXAMPLES.get(rule, ())

    @staticmethod
    def tally(state: State, answers: Sequence[Answer]) -> Question | Tally:
        """The next question about a round played with real cards, or the round ready to be counted."""
        from stovka.games.tricks.tally import tally  # read only where somebody keeps the score

        return tally(state, answers)

    @staticmethod
    def digest(rules: RuleSet) -> Digest:
        """The rules in brief."""
        from stovka.games.tricks.digest import digest  # read only where a sheet is printed

        return digest(rules)

    @staticmethod
    def start(rules: RuleSet, players: int) -> State:
        """A match before its first deal. ``Refusal`` unless there are four players."""
        problem = rules.seats_problem(players)
        if problem is not None:
            raise Refusal(problem, usage=True)
        empty = ((),) * PLAYERS
        return State(rules, 0, 0, None, empty, None, None, (), (), ((), ()), (), (0, 0), None, (0, 0), Between())

    @staticmethod
    def due(state: State) -> Move | None:
        """The deal, also after a window in which nobody won; the count after the eighth trick."""
        if isinstance(state.phase, Between):
            return DEAL
        return SCORE if isinstance(state.phase, Scoring) else None

    @staticmethod
    def unprompted(options: Sequence[Move]) -> Sequence[Move]:
        """Without sets and *enough*, which a player may forget; silence and any card are left."""
        return [move for move in options if move.kind not in ("meld", "enough")] or options

    @staticmethod
    def mover(state: State) -> int | None:
        """The seat that is to move, or None."""
        return state.phase.seat

    @staticmethod
    def over(state: State) -> bool:
        """True when somebody's *enough* has ended the game."""
        return state.phase.name == "over"


TRICKS: Final = Tricks()
