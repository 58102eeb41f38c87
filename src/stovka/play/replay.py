"""Replaying a record: every move judged again, every told line compared with what the rules give.

The facts of a record (deals, moves, shuffles, undos) are carried out by the game; no random generator is
asked. The rest (scores, the end, in a trace the turns) only tells what follows from them, and is compared.
The first line that the rules contradict is refused, with one ``Problem``:

- ``record.misplaced`` (line, field "type", found, wanted): it cannot stand there; both are types of lines.
- ``record.after_end`` (line, field "type", found): the match is over; only an undo could follow.
- ``record.illegal_move`` (line, field "move", seat, move, verdict): the ``Verdict`` holds the reasons.
- ``record.contradicts`` (line, field, type, found, wanted): what stands there and what the rules give.
- ``record.missing_key``, ``record.unknown_key`` (line, field, type): a key that this game's line must or may
  not have.
- ``record.not_shuffled`` (line, field, missing, extra): the cards are not those that were shuffled.
- ``record.undo_too_far`` (line, field "moves", moves, most): the round has not so many moves.

What ``open_variant`` and the game say about the header is passed on, with line 1 and its field.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast

from stovka.core.cards import CARDS
from stovka.core.chance import Key
from stovka.core.engine import Game, Step, play
from stovka.core.errors import Problem, Refusal, refuse
from stovka.core.journal import parse
from stovka.core.moves import DEAL, MOVES, Move
from stovka.core.record import (
    MOST_BYTES,
    DealLine,
    Line,
    MoveLine,
    Record,
    ShuffleLine,
    TurnLine,
    UndoLine,
    shown,
    wire,
)
from stovka.games import open_variant
from stovka.play.compare import compare
from stovka.play.seen import take_back

T = TypeVar("T")

_UNREADABLE: dict[type[Exception], str] = {
    FileNotFoundError: "missing",
    IsADirectoryError: "folder",
    PermissionError: "forbidden",
}


class Undone(NamedTuple):
    """An undo that was carried out: the last ``moves`` moves of the round went back."""

    moves: int


class Replay(NamedTuple):
    """A record carried out: the game, the rules in force, and what happened.

    ``steps`` are those that stand at the end, numbered from 0 through the match: each deal with its opening
    effect, each move, each score. ``log`` is everything in the order of the file, also the steps that were
    taken back, with an ``Undone`` where they were. ``state`` is the last one.

    ``cut`` holds notices (not faults) when the file ends too early:

    - ``record.cut_line`` (line): the line was cut short and is left out.
    - ``record.cut_step`` (line, type): the deal or move lacks its shuffle, or the turn its move; left out.
    - ``record.cut_told`` (line, types): after this last line, score or end lines that follow from it are
      missing. They are in ``owed``, as a record would hold them.

    A writer goes on after byte ``keep`` (where a newline may be missing), first with ``owed``.
    """

    record: Record
    game: Game[Any]
    rules: Any
    steps: tuple[Step, ...]
    log: tuple[Step | Undone, ...]
    state: Any
    cut: tuple[Problem, ...]
    owed: tuple[dict[str, Any], ...]
    keep: int


def open_record(source: Path | str | bytes) -> Record:
    """The record in a file, or in bytes. Raises ``Refusal``: ``record.unreadable`` (path, and why: missing,
    folder, forbidden, failed) or the first fault in it."""
    if isinstance(source, bytes):
        return parse(source)
    try:
        with open(source, "rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: a path with a zero byte
        why = _UNREADABLE.get(type(error), "failed")
        raise refuse("record.unreadable", path=shown(str(source), 200), why=why) from None
    return parse(data)


def replay(record: Record) -> Replay:
    """The match of a record. Raises ``Refusal`` at the first line that the rules do not bear out."""
    header = record.header
    try:
        game, rules = open_variant(header.variant, header.rules, strict=True, game=header.game)
    except Refusal as refusal:
        raise _at_header(refusal, "rules") from None
    try:
        state = game.start(rules, len(header.seats))
    except Refusal as refusal:
        raise _at_header(refusal, "seats") from None
    return _Replaying(record, game, state).run(rules)


_FIELDS = {"rules.unknown_variant": "variant", "rules.wrong_game": "game"}


def _at_header(refusal: Refusal, field: str) -> Refusal:
    """A game's refusal as one of the file: it stands in line 1, and is no fault of the command line."""
    return Refusal(
        *(Problem(p.id, {"line": 1, "field": _FIELDS.get(p.id, field), **p.facts}) for p in refusal.problems)
    )


class _Short(Exception):
    """The file ends before a fact that the last step needs."""


class _Replaying:
    """The work of ``replay``: a place in the file, and the match so far. It is the game's luck, too."""

    def __init__(self, record: Record, game: Game[Any], state: Any) -> None:
        self.record = record
        self.lines = record.lines
        self.game = game
        self.state = state
        self.trace = record.trace
        self.at = 0  # the line to be read next
        self.asked = 0  # the next line that can answer a shuffle
        self.moves = 0  # moves of this round that stand
        self.steps: list[Step] = []
        self.log: list[Step | Undone] = []
        self.owed: list[dict[str, Any]] = []

    def run(self, rules: Any) -> Replay:
        cut = []
        begun = 0
        try:
            while True:
                begun = self.at
                if not self._advance():
                    break
        except _Short:
            cut.append(self._cut("record.cut_step", len(self.lines) - 1, type=self.lines[-1].type))
        if self.owed:
            cut.append(self._cut("record.cut_told", len(self.lines) - 1, types=[line["type"] for line in self.owed]))
        if self.record.cut:
            cut.append(self._cut("record.cut_line", len(self.lines)))
        keep = self.record.starts[begun + 1]
        steps, log, owed = tuple(self.steps), tuple(self.log), tuple(self.owed)
        return Replay(self.record, self.game, rules, steps, log, self.state, tuple(cut), owed, keep)

    @staticmethod
    def _cut(id: str, at: int, **facts: object) -> Problem:
        return Problem(id, {"line": at + 2, **facts})

    def _advance(self) -> bool:
        """Carries out what comes next: the score if it is due, else a line of the file. False at its end."""
        due = self.game.due(self.state)
        if due is not None and due is not DEAL:
            self._step(None, due, None)
            return True
        line = self._here()
        if line is None:
            return False
        if isinstance(line, UndoLine):
            self._undo(line)
        elif self.game.over(self.state):
            raise refuse("record.after_end", line=line.line, field="type", found=line.type)
        elif due is not None:
            self._step(None, due, self._wanted(DealLine))
        else:
            self._turn(line)
            moved = self._wanted(MoveLine)
            self._step(moved.seat, MOVES[moved.move], moved)
        return True

    def _turn(self, line: Line) -> None:
        """In a trace: the turn line, and that its move follows."""
        if not self.trace:
            return
        told = self._wanted(TurnLine)
        compare(line.line, told.told, self.game.turn(self.state), self.game.also_named)
        self.at += 1
        if self._here() is None:
            raise _Short

    def _step(self, seat: int | None, move: Move, line: DealLine | MoveLine | None) -> None:
        """One step: its own line (None: a score needs no fact) and the lines that follow from it."""
        self.asked = self.at + (line is not None)
        step = play(self.game, self.state, seat, move, self)
        if line is not None and seat is not None and not step.verdict.legal:
            facts = {"seat": seat, "move": move.code, "verdict": step.verdict}
            raise refuse("record.illegal_move", line=line.line, field="move", **facts)
        written = self.game.write(step.before, step.move, step.events)
        if line is not None:
            compare(line.line, wire(line), written[0])
            self.at += 1
            written = written[1:]
        for told in written:
            self._told(told)
        self.state = step.after
        self.moves = 0 if move is DEAL else self.moves + (seat is not None)
        self.steps.append(step)
        self.log.append(step)

    def _told(self, wanted: dict[str, Any]) -> None:
        """Compares the next line with the one that must stand there.

        A score or an end may be missing before an undo (nobody had to tell what was taken back) and where the
        file ends; a shuffle is a fact and may not.
        """
        line = self._here()
        if wanted["type"] != "shuffle" and (line is None or isinstance(line, UndoLine)):
            if line is None:
                self.owed.append(wanted)
            return
        if line is None:
            raise _Short
        if line.type != wanted["type"]:
            raise _misplaced(line, wanted["type"])
        compare(line.line, wire(line), wanted)
        self.at += 1

    def _undo(self, line: UndoLine) -> None:
        if line.moves > self.moves:
            facts = {"moves": line.moves, "most": self.moves}
            raise refuse("record.undo_too_far", line=line.line, field="moves", **facts)
        self.at += 1
        self.moves -= line.moves
        self.state = take_back(self.steps, line.moves)[-1].before
        self.log.append(Undone(line.moves))

    def _here(self) -> Line | None:
        return self.lines[self.at] if self.at < len(self.lines) else None

    def _wanted(self, kind: type[T]) -> T:
        line = self.lines[self.at]
        if not isinstance(line, kind):
            raise _misplaced(line, cast(Any, kind).type)
        return line

    def shuffle(self, items: Sequence[T], key: Key) -> tuple[T, ...]:
        """The answer of luck, as the file holds it: the first dealer, a deck, a recycled stock."""
        if key.purpose == "recycle":
            return cast("tuple[T, ...]", self._stock(items))
        line = self._wanted(DealLine)
        if key.purpose == "deal":
            return cast("tuple[T, ...]", _cards(line.line, "deck", line.deck, items))
        return (cast(T, line.dealer), *(each for each in items if each != line.dealer))

    def _stock(self, items: Sequence[Any]) -> tuple[Any, ...]:
        if self.asked >= len(self.lines):
            raise _Short
        line = self.lines[self.asked]
        if not isinstance(line, ShuffleLine):
            raise _misplaced(line, ShuffleLine.type)
        self.asked += 1
        return _cards(line.line, "stock", line.stock, items)


def _misplaced(line: Line, wanted: str) -> Refusal:
    return refuse("record.misplaced", line=line.line, field="type", found=line.type, wanted=wanted)


def _cards(line: int, field: str, codes: Sequence[str], items: Sequence[Any]) -> tuple[Any, ...]:
    """The cards in the file's order. Raises ``Refusal`` when they are not those that were to be shuffled."""
    wanted, found = {each.code for each in items}, set(codes)
    if wanted != found or len(codes) != len(items):
        missing, extra = sorted(wanted - found), sorted(found - wanted)
        raise refuse("record.not_shuffled", line=line, field=field, missing=missing, extra=extra)
    return tuple(CARDS[code] for code in codes)
