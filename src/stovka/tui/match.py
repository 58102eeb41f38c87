"""A match as the app plays it: a session, where it is kept, and what the screen asks of it. It knows no toolkit."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from stovka.core.cards import Card
from stovka.core.moves import DEAL, SCORE, Move
from stovka.core.rules import Part
from stovka.core.views import StepView, TableView
from stovka.play.session import Option, Session, Unkept
from stovka.play.storage import Store

TOLD = (Part.DEAL, Part.PERMIT, Part.EFFECT, Part.FINISH)
"""The parts of rules whose events say what happened to a player."""


class Laid(NamedTuple):
    """Who laid a card, at which step."""

    step: int
    seat: int


class Match:
    """A session with its file. ``seat`` is the seat of the person who looks on; a match without one is only watched.

    ``hidden``: several people play, and nobody has taken the seat; until then nothing may be shown.
    """

    def __init__(self, session: Session, store: Store | None = None, path: Path | None = None) -> None:
        self.session = session
        self.store = store
        self.path = path
        self.people = tuple(at for at, seat in enumerate(session.seats) if seat.kind == "human")
        self.seat = self.people[0] if self.people else None
        self.hidden = len(self.people) > 1
        self._state: Any = None
        self._moves: tuple[Move, ...] | None = None
        self._legal: frozenset[Card] | None = None
        self._options: dict[Move, Option] = {}
        self._parts = {rule.id: rule.part for rule in session.game.rulebook}
        self._views: dict[int, StepView] = {}

    # --- looking ----------------------------------------------------------------------------------------------

    @property
    def my_turn(self) -> bool:
        """True when the person is to move."""
        return self.seat is not None and not self.hidden and self.session.mover == self.seat

    @property
    def next_person(self) -> int | None:
        """The person who is to sit down: the one to move, or the next after whoever is."""
        mover = self.session.mover or 0
        ahead = [*(seat for seat in self.people if seat >= mover), *self.people]
        return ahead[0] if ahead else None

    def sit(self, seat: int) -> None:
        """From here on this person looks on; what was looked up for another one is forgotten."""
        self.seat = seat
        self.hidden = False
        self._state = None
        self._views.clear()

    def view(self) -> TableView:
        """The table as the person sees it."""
        return self.session.table(self.seat)

    def step_view(self, index: int) -> StepView:
        """A step as the person may know it; it is asked for often and never changes."""
        if index not in self._views:
            self._views[index] = self.session.step_view(index, self.seat)
        return self._views[index]

    def option(self, move: Move) -> Option:
        """A move of the person with its verdict and effects, looked up once a step."""
        assert self.seat is not None
        self._fresh()
        if move not in self._options:
            self._options[move] = self.session.option(self.seat, move)
        return self._options[move]

    def options(self) -> list[Option]:
        """Every move worth a verdict for the person."""
        return [self.option(move) for move in self._candidates()]

    def options_for(self, card: Card) -> list[Option]:
        """The moves with this card: one, or one for each suit that it may order."""
        return [self.option(move) for move in self._candidates() if move.card is card]

    def calls(self) -> list[Option]:
        """The moves without a card: draw, pass, and what else the game has."""
        return [self.option(move) for move in self._candidates() if move.card is None]

    def legal_cards(self) -> frozenset[Card]:
        """The cards that the person may lay now."""
        self._fresh()
        if self._legal is None:
            moves = self.session.moves() if self.my_turn else ()
            self._legal = frozenset(move.card for move in moves if move.card is not None)
        return self._legal

    def fits(self, card: Card) -> bool | None:
        """Whether a card may be laid now; None while somebody else is to move."""
        return card in self.legal_cards() if self.my_turn else None

    def _candidates(self) -> tuple[Move, ...]:
        self._fresh()
        if self._moves is None:
            session = self.session
            self._moves = () if self.seat is None else session.game.candidates(session.state, self.seat)
        return self._moves

    def _fresh(self) -> None:
        """Forgets what was looked up for another state."""
        if self._state is not self.session.state:
            self._state, self._moves, self._legal = self.session.state, None, None
            self._options = {}

    def question(self) -> list[Move]:
        """The moves to choose from when the person must answer and no card and no draw can be an answer."""
        if not self.my_turn:
            return []
        moves = list(self.session.moves())
        asked = all(move.card is None and move.kind not in ("draw", "pass", "meld") for move in moves)
        return moves if asked else []

    def laid(self, card: Card) -> Laid | None:
        """Who laid a card in this round, and when."""
        steps = self.session.steps
        for index in range(len(steps) - 1, -1, -1):
            step = steps[index]
            if step.seat is not None and step.move.card is card:
                return Laid(index, step.seat)
            if step.move is DEAL:
                shown = [event for event in step.events if getattr(event, "card", None) is card]
                return Laid(index, shown[0].seat) if shown and shown[0].seat is not None else None
        return None

    def part(self, event: Any) -> Part | None:
        """What the rule of an event does in the game."""
        return self._parts.get(event.rule)

    def told(self, index: int) -> list[Any]:
        """The events of a step that say what happened to a player."""
        return [e for e in self.step_view(index).events if self._parts.get(e.rule) in TOLD]

    def notes(self) -> list[list[Any]]:
        """For each seat the events of the newest step of this round that did something to it."""
        found: list[list[Any]] = [[] for _ in self.session.seats]
        for index in range(len(self.session.steps) - 1, -1, -1):
            if self.session.steps[index].move is DEAL or all(found):
                break
            for event in self.told(index):
                if event.seat is not None and (not found[event.seat] or found[event.seat][0] == index):
                    found[event.seat] = [index, *found[event.seat][1:], event]
        return [events[1:] for events in found]

    def scores(self) -> list[int]:
        """The steps that counted a round."""
        return [index for index, step in enumerate(self.session.steps) if step.move is SCORE]

    def rounds_open(self) -> bool:
        """True when the next step is a deal and rounds have been counted: the time to look at the score sheet."""
        return self.session.game.due(self.session.state) is DEAL and bool(self.session.steps)

    # --- doing ------------------------------------------------------------------------------------------------

    def act(self, move: Move) -> Option | None:
        """The person's move. Gives the option with its reasons when it was refused, None when it was made."""
        assert self.seat is not None
        step = self.session.act(self.seat, move)
        return None if step.events else self.session.option(self.seat, move)

    def step(self) -> bool:
        """The next step that needs no person. False when there is none."""
        return self.session.step() is not None

    def undoable(self) -> int:
        """How many moves go back with the person's own last move of this round; 0 when there is none, or when another
        person has moved since."""
        count = 0
        if self.session.over:
            return 0
        for step in reversed(self.session.steps):
            if step.move is DEAL:
                break
            count += step.seat is not None
            if step.seat == self.seat:
                return count
            if step.seat in self.people:
                break
        return 0

    def undo(self) -> None:
        """Takes the person's last move back, with all that came after it."""
        self.session.undo(self.undoable())
        self._views.clear()

    def unkept(self) -> None:
        """From here on nothing is written: the player has chosen to go on without."""
        self.close()
        self.session.journal = Unkept()
        self.path = None

    def close(self) -> None:
        """Lets go of the match's file; what was kept stays."""
        self.session.journal.close()

    def finish(self) -> None:
        """A match that is over goes to the finished ones."""
        if self.session.over and self.store is not None and self.path is not None:
            self.close()
            self.store.finish(self.path)
            self.path = None
