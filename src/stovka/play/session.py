"""One match being played: whose turn it is, what was done and why, and every completed step in the journal.

Faces get views only. A move that is not legal is judged and told, and changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from stovka.analyse.bots import bot_move, check_level
from stovka.core.cards import Card
from stovka.core.chance import Chance, Seeded, keyed
from stovka.core.engine import Game, Rules, Step, play
from stovka.core.errors import refuse
from stovka.core.events import Event
from stovka.core.mends import Mend, mends
from stovka.core.moves import DEAL, Move
from stovka.core.record import Seat, header_line
from stovka.core.rules import Verdict
from stovka.core.views import StepView, TableView
from stovka.play.replay import Replay
from stovka.play.seen import Seen, take_back


class Journal(Protocol):
    """Keeps the record lines of one step, in order, before the call returns."""

    def __call__(self, lines: Sequence[dict[str, Any]]) -> None: ...

    def close(self) -> None:
        """Lets go of where they are kept."""
        ...


class Attempt(NamedTuple):
    """A wrong move that was judged, explained and withdrawn: it is in no record. ``at``: steps made before it."""

    at: int
    seat: int
    verdict: Verdict


class Option(NamedTuple):
    """A move and its verdict, as the player himself may know it.

    ``events``: what it would cause, when legal. ``mends``: when it is not, the smallest changes of the position under
    which it would be: alternatives, each of one change or two together.
    """

    move: Move
    verdict: Verdict
    events: tuple[Event, ...]
    mends: tuple[tuple[Mend, ...], ...] = ()


class Unkept:
    """The journal of a match that nobody keeps."""

    def __call__(self, lines: Sequence[dict[str, Any]]) -> None:
        """Keeps nothing."""

    def close(self) -> None:
        """Has nothing to let go of."""


class Session:
    """A match of any game. ``seats`` say who plays; ``seed`` None draws fresh luck.

    ``forgetful`` may be set: bots then sometimes forget what they could announce; the record does not keep it.

    ``step`` carries out what needs no person (deals, scores, bots); ``act`` a person's move. ``steps`` counts from
    0 through the match: each deal, each move and each score is one.
    """

    def __init__(
        self,
        game: Game[Any],
        rules: Rules,
        seats: Sequence[Seat],
        seed: int | None = None,
        journal: Journal | None = None,
    ) -> None:
        for seat in seats:
            if seat.kind == "bot":
                check_level(seat.level or "")
        self.game = game
        self.rules = rules
        self.seats = tuple(seats)
        self.seed = seed
        self.chance: Chance = Seeded(seed)
        self.state = game.start(rules, len(seats))
        self.steps: list[Step] = []
        self.journal = journal or Unkept()
        self.forgetful = False
        self.branches = 0
        self.attempts: list[Attempt] = []
        self.seen = Seen(game, len(seats))

    @classmethod
    def resumed(cls, replay: Replay, journal: Journal | None = None) -> Session:
        """A session that goes on where a record ends, as it would have gone on."""
        header = replay.record.header
        session = cls(replay.game, replay.rules, header.seats, header.seed, journal)
        session.state = replay.state
        session.steps = list(replay.steps)
        session._recall(replay)
        return session

    def _recall(self, replay: Replay) -> None:
        """What was seen in moves that the record took back is known still."""
        made: list[Step] = []
        for entry in replay.log:
            if isinstance(entry, Step):
                made.append(entry)
                self.seen.done(entry)
            else:
                removed = take_back(made, entry.moves)
                self.seen.undone(removed, removed[-1].before)

    def header(self, created: str | None) -> dict[str, Any]:
        """The record's first line for this match; ``created`` as ``2026-11-30T10:00:00Z``."""
        return header_line(self.game.id, self.rules.variant, self.rules.differences, self.seats, self.seed, created)

    # --- what is going on -------------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def mover(self) -> int | None:
        """The seat that is to move, or None."""
        return self.game.mover(self.state)

    @property
    def over(self) -> bool:
        """True when the match has ended."""
        return self.game.over(self.state)

    @property
    def waiting(self) -> int | None:
        """The seat of the person who is to move, or None when the next step needs nobody."""
        seat = self.mover
        return seat if seat is not None and self.seats[seat].kind == "human" else None

    def table(self, seat: int | None) -> TableView:
        """The table as a seat sees it; None: all hands open."""
        return self.game.look(self.state, seat)

    def step_view(self, index: int, seat: int | None) -> StepView:
        """Step ``index`` as a seat may know it."""
        return view_step(self.game, index, self.steps[index], seat)

    def moves(self) -> tuple[Move, ...]:
        """The legal moves of whoever is to move."""
        return self.game.moves(self.state)

    def option(self, seat: int, move: Move) -> Option:
        """A move of a seat with its verdict and, when it is legal now, what it would cause."""
        verdict = self.game.judge(self.state, seat, move)
        if verdict.legal:
            return Option(move, verdict, self.game.preview(self.state, seat, move))
        return Option(move, verdict, (), mends(self.game, self.state, seat, move))

    def options(self, seat: int) -> tuple[Option, ...]:
        """Every move worth a verdict for a seat: the whole hand, and each call."""
        return tuple(self.option(seat, move) for move in self.game.candidates(self.state, seat))

    def hint(self, seat: int) -> Move:
        """What a steady player would do with this view. ``Refusal`` when the seat is not to move."""
        if self.mover != seat:
            raise refuse("session.not_your_turn", seat=seat, mover=self.mover)
        return bot_move(self.game, self.rules, self.state, "steady", self.seed)

    # --- taking back and branching off -------------------------------------------------------------------------

    @property
    def undoable(self) -> int:
        """How many moves of this round can be taken back."""
        count = 0
        for step in reversed(self.steps):
            if step.move is DEAL:
                break
            count += step.seat is not None
        return count

    def undo(self, moves: int = 1) -> None:
        """Takes back the last moves of the round with all they caused. What a person has seen stays in ``known``.

        ``Refusal`` ``session.undo_too_far`` when the round has not so many moves.
        """
        most = self.undoable
        if not 1 <= moves <= most:
            raise refuse("session.undo_too_far", moves=moves, most=most)
        self.journal([{"type": "undo", "moves": moves}])
        removed = take_back(self.steps, moves)
        self.state = removed[-1].before
        self.seen.undone(removed, self.state)

    def known(self, seat: int) -> frozenset[Card]:
        """Cards out of a seat's sight that it has seen in moves that were taken back, and knows the place of."""
        return self.seen.known(seat)

    def branch(self, at: int, seat: int) -> Session:
        """What if: a session of its own, kept nowhere, that starts after step ``at``.

        In a match that is over it has the true cards; in a running one a world drawn from what ``seat`` can know.
        """
        steps = self.steps[: at + 1]
        branch = Session(self.game, self.rules, self.seats, self.seed)
        state = steps[-1].after if steps else branch.state
        if not self.over and self.game.due(state) is None:
            known = self.known(seat) if at + 1 == len(self.steps) else frozenset()
            luck = keyed(self.seed, "branch", seat, at, self.branches)
            state = self.game.imagine(state, seat, known, luck)
        self.branches += 1
        if not self.over:
            branch.chance = Seeded(keyed(self.seed, "luck", at, self.branches).getrandbits(62))
        branch.state, branch.steps = state, list(steps)
        return branch

    # --- going on ---------------------------------------------------------------------------------------------

    def step(self) -> Step | None:
        """The next step that needs no person: a deal, a score, a bot's move. None when a person is to move or the
        match is over."""
        due = self.game.due(self.state)
        if due is not None:
            return self._carry_out(None, due)
        seat = self.mover
        if seat is None or self.seats[seat].kind == "human":
            return None
        level = self.seats[seat].level or ""
        move = bot_move(self.game, self.rules, self.state, level, self.seed, forgetful=self.forgetful)
        return self._carry_out(seat, move)

    def act(self, seat: int, move: Move) -> Step:
        """A person's move. When it is not legal the step has no events, nothing has changed, and the move is one of
        ``attempts``."""
        step = self._carry_out(seat, move)
        if not step.events:
            self.attempts.append(Attempt(len(self.steps), seat, step.verdict))
        return step

    def _carry_out(self, seat: int | None, move: Move) -> Step:
        step = play(self.game, self.state, seat, move, self.chance)
        if step.events:
            self.journal(self.game.write(step.before, move, step.events))
            self.state = step.after
            self.steps.append(step)
            self.seen.done(step)
        return step


def view_step(game: Game[Any], index: int, step: Step, seat: int | None) -> StepView:
    """A step as a seat may know it (None: all hands open)."""
    before = step.before
    verdict = step.verdict if step.seat is None else game.reveal(before, step.verdict, step.seat, seat)
    return StepView(
        index,
        game.look(before, seat),
        step.seat,
        step.move,
        verdict,
        tuple(game.tell(before, event, seat) for event in step.events),
        game.look(step.after, seat),
    )
