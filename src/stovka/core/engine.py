"""The protocol of a game, and the step that tells one move's whole story."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from stovka.core.cards import Card
from stovka.core.chance import Chance
from stovka.core.dials import Dial
from stovka.core.digest import Digest
from stovka.core.events import Event
from stovka.core.examples import Example
from stovka.core.moves import Move
from stovka.core.rules import Rule, Verdict
from stovka.core.tally import Answer, Question, Tally
from stovka.core.views import TableView

S = TypeVar("S")


class Rules(Protocol):
    """Rules in force: built once from a variant and its differences, then only read.

    ``settings`` are all dials, flat, by name; ``differences`` those that differ from the built-in ``variant``,
    in the raw form of a record's ``rules``.
    """

    @property
    def variant(self) -> str: ...
    @property
    def settings(self) -> Mapping[str, Any]: ...
    @property
    def differences(self) -> Mapping[str, Any]: ...
    @property
    def players(self) -> tuple[int, int]: ...
    def seats_problem(self, players: int) -> Any:
        """None when so many can play, else the ``Problem``."""
        ...


class Step(NamedTuple):
    """One step of a match: ``seat`` is None for the table's own moves (deal, score)."""

    before: Any
    seat: int | None
    move: Move
    verdict: Verdict
    events: tuple[Event, ...]
    after: Any


class Game(Protocol[S]):
    """A game of cards. A state is frozen and made by ``start`` and ``evolve`` only.

    The table has moves of its own: ``due`` names it (``DEAL`` before a round, ``SCORE`` after one), and it is
    carried out with ``decide`` like a player's move.
    """

    id: str
    rulebook: tuple[Rule, ...]
    dials: Mapping[str, Dial]
    also_named: Mapping[str, Collection[str]]
    """For a rule's id the other names by which a record may name it where it refuses a card."""

    def start(self, rules: Any, players: int) -> S:
        """The state before the first deal. ``Refusal`` when the rules do not allow so many players."""
        ...

    def place(self, rules: Any, **words: Any) -> S:
        """The state of a table set up by hand; each game says which words it knows. ``Refusal`` with every problem."""
        ...

    def due(self, state: S) -> Move | None:
        """The table's own move that comes next, or None when a player is to move or the match is over."""
        ...

    def mover(self, state: S) -> int | None:
        """The seat that is to move, or None."""
        ...

    def over(self, state: S) -> bool:
        """True when the match has ended."""
        ...

    def moves(self, state: S) -> tuple[Move, ...]:
        """Every legal move of the mover; empty when nobody is to move."""
        ...

    def candidates(self, state: S, seat: int) -> tuple[Move, ...]:
        """Every move worth a verdict: each card of the hand (with each suit where one is named) and each call."""
        ...

    def judge(self, state: S, seat: int, move: Move) -> Verdict:
        """Why this move is legal or not, with every reason; for any seat and any move."""
        ...

    def decide(self, state: S, move: Move, chance: Chance) -> tuple[Event, ...]:
        """What the move of the mover (or the table's own) causes. The move must be legal."""
        ...

    def evolve(self, state: S, events: tuple[Event, ...]) -> S:
        """The state after these events. The only function that makes a state from a state."""
        ...

    def look(self, state: S, seat: int | None) -> TableView:
        """The table as that seat sees it; None: everything open."""
        ...

    def tell(self, state: S, event: Event, seat: int | None) -> Event:
        """The event of a move made in ``state``, as that seat may know it: unseen cards are None."""
        ...

    def reveal(self, state: S, verdict: Verdict, mover: int, seat: int | None) -> Verdict:
        """A verdict on a move of ``mover`` in ``state`` as ``seat`` may know it: no fact gives away a hidden card."""
        ...

    def preview(self, state: S, seat: int, move: Move) -> tuple[Event, ...]:
        """What a legal move of ``seat`` would cause as far as that seat can know it; hidden cards are None."""
        ...

    def changes(self, state: S, seat: int, move: Move) -> tuple[tuple[Any, S], ...]:
        """Single changes of the position that could make a refused move legal: each a ``core.mends.Mend`` with the
        changed state. ``core.mends`` finds the smallest that do."""
        ...

    def under(self, state: S, rules: Any) -> S | None:
        """The position under other rules of the game, or None when it cannot stand there."""
        ...

    def imagine(self, state: S, seat: int, known: Collection[Card], luck: random.Random) -> S:
        """A state that ``seat`` cannot tell from this one: what it cannot see is mixed anew; ``known`` cards, which it
        has seen, stay where they are."""
        ...

    def steady(self, rules: Any, view: TableView, options: Sequence[Move]) -> Move:
        """The move of a steady player, from his view alone."""
        ...

    def unprompted(self, options: Sequence[Move]) -> Sequence[Move]:
        """The moves that are left to a player who does not think of what he could announce; never none."""
        ...

    def write(self, state: S, move: Move, events: tuple[Event, ...]) -> tuple[dict[str, Any], ...]:
        """The record lines of one step, in order: deal or move, shuffle, score, end. ``state`` is the one before."""
        ...

    def turn(self, state: S) -> dict[str, Any]:
        """The trace's turn line of a state in which a player is to move."""
        ...

    def applies(self, rules: Any, rule: Rule) -> bool:
        """True when this rule can apply in a match by these rules: the rule book leaves the others out."""
        ...

    def about(self, rules: Any, card: Card) -> tuple[Rule, ...]:
        """The rules that say what a card does when it is laid, and what it counts; in reading order."""
        ...

    def tally(self, state: S, answers: Sequence[Answer]) -> Question | Tally:
        """Of a game played with real cards: what must be told next about the round after ``state``, or that round ready
        to be counted. ``Refusal`` when the last answer cannot be."""
        ...

    def digest(self, rules: Any) -> Digest:
        """The rules in force in brief, for one printed sheet, and the columns of a score sheet."""
        ...

    def examples(self, rule: str) -> tuple[Example, ...]:
        """Positions in which the rule of this id is at work, the best first; of them the first counts that the engine
        bears out under the rules in force."""
        ...

    def refused(self, state: S) -> dict[str, str]:
        """For each card of the mover's hand that may not be played now the id of the first rule that forbids it."""
        ...


def play(game: Game[S], state: S, seat: int | None, move: Move, chance: Chance) -> Step:
    """One step: judge, decide, evolve. An illegal move gives a step with no events and an unchanged state."""
    verdict = Verdict(move, (), ()) if seat is None else game.judge(state, seat, move)
    if seat is not None and not verdict.legal:
        return Step(state, seat, move, verdict, (), state)
    events = game.decide(state, move, chance)
    return Step(state, seat, move, verdict, events, game.evolve(state, events))
