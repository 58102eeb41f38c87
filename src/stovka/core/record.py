"""The game record: UTF-8 JSON Lines, one event a line. Here are its lines as types, its bounds, and its
writing; ``stovka.core.journal`` reads it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar, Final, Literal, NamedTuple
from unicodedata import category

from msgspec import Meta, Struct

FORMAT: Final = "stovka-record"
VERSION: Final = 1
MOST_BYTES: Final = 8_000_000
MOST_LINES: Final = 100_000
MOST_SEATS: Final = 8
LONGEST_NAME: Final = 40
DEEPEST: Final = 8
"""How many lists and tables may stand in one another in a header."""
COMPACT: Final = (",", ":")
UNPRINTABLE: Final = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
"""Unicode categories that no text of a record may contain."""

Count = Annotated[int, Meta(ge=1, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Seed = Annotated[int, Meta(ge=0, le=2**63 - 1)]


class Seat(Struct, frozen=True):
    """Who sits at a place: a ``human``, or a ``bot`` with its level (``level`` is None for people)."""

    name: str
    kind: Literal["human", "bot"]
    level: Literal["beginner", "steady", "sharp"] | None = None


class Header(Struct, frozen=True):
    """The first line: what is played, by whom. ``rules`` are the differences from the variant, in raw form.

    ``seed`` None: a resumed game draws fresh luck. ``created`` is a date and time (ISO 8601) or None.
    """

    type: ClassVar[str] = "header"
    line: int
    game: str
    variant: str
    rules: dict[str, Any]
    seats: tuple[Seat, ...]
    seed: Seed | None
    created: str | None


class DealLine(Struct, frozen=True):
    """A round begins: its number, the dealer, and the codes of the whole deck, top card first."""

    type: ClassVar[str] = "deal"
    line: int
    round: Count
    dealer: SeatNumber
    deck: tuple[str, ...]


class MoveLine(Struct, frozen=True):
    """A move: the seat, and the code of one of ``stovka.core.moves.MOVES``."""

    type: ClassVar[str] = "move"
    line: int
    seat: SeatNumber
    move: str


class ShuffleLine(Struct, frozen=True):
    """The pile became the stock: the codes of the new stock, top card first, before the draws from it."""

    type: ClassVar[str] = "shuffle"
    line: int
    stock: tuple[str, ...]


class UndoLine(Struct, frozen=True):
    """The last ``moves`` moves of the round are taken back."""

    type: ClassVar[str] = "undo"
    line: int
    moves: Count


class ScoreLine(Struct, frozen=True):
    """What a round brought. ``told`` is the line itself, to be compared whole with what the rules give."""

    type: ClassVar[str] = "score"
    line: int
    told: dict[str, Any]


class EndLine(Struct, frozen=True):
    """How the match ended, as told."""

    type: ClassVar[str] = "end"
    line: int
    told: dict[str, Any]


class TurnLine(Struct, frozen=True):
    """The state before a move, as a trace tells it."""

    type: ClassVar[str] = "turn"
    line: int
    told: dict[str, Any]


Line = DealLine | MoveLine | ShuffleLine | UndoLine | ScoreLine | EndLine | TurnLine
Found = Header | Line


class Record(NamedTuple):
    """A record that is well formed. ``lines`` are those after the header, in order.

    ``cut`` is true when the file ends in a line cut short; that line is left out. ``starts[n - 1]`` is the
    offset in bytes of line n; one more entry tells where the last whole line ends: there a writer goes on.
    """

    header: Header
    lines: tuple[Line, ...]
    cut: bool
    starts: Sequence[int]

    @property
    def trace(self) -> bool:
        """True when some line tells the state before a move."""
        return any(type(line) is TurnLine for line in self.lines)


# Of the lines that only tell, each game has its own keys; ``replay`` compares them when the game is known.
KEYS: Final = {
    "header": ("type", "format", "version", "game", "variant", "rules", "seats", "seed", "created"),
    "deal": ("type", "round", "dealer", "deck"),
    "move": ("type", "seat", "move"),
    "shuffle": ("type", "stock"),
    "undo": ("type", "moves"),
    "score": ("type", "round", "winner", "points", "totals", "reset", "out"),
    "end": ("type", "ranking", "winner", "by"),
    "turn": (
        *("type", "round", "n", "seat", "phase", "hands", "stock", "pile", "ordered"),
        *("trump", "turned", "trick", "taken", "melds", "totals", "legal", "refused"),
    ),
}


def dump(line: Mapping[str, Any]) -> bytes:
    """A line as it stands in a file: compact JSON in the order of the keys, with its newline."""
    return json.dumps(line, ensure_ascii=False, separators=COMPACT).encode() + b"\n"


def header_line(
    game: str,
    variant: str,
    rules: Mapping[str, Any],
    seats: Sequence[Seat],
    seed: int | None,
    created: str | None,
) -> dict[str, Any]:
    """The header of a record, to be dumped. ``created``: ``2026-11-30T10:00:00Z``, or None in a trace."""
    return {
        "type": "header",
        "format": FORMAT,
        "version": VERSION,
        "game": game,
        "variant": variant,
        "rules": dict(rules),
        "seats": [_seat_line(seat) for seat in seats],
        "seed": seed,
        "created": created,
    }


def wire(line: Line) -> dict[str, Any]:
    """A line of a record as the mapping that stands in the file."""
    if isinstance(line, ScoreLine | EndLine | TurnLine):
        return line.told
    found: dict[str, Any] = {"type": line.type}
    for key in KEYS[line.type][1:]:
        value = getattr(line, key)
        found[key] = list(value) if isinstance(value, tuple) else value
    return found


def shown(value: object, most: int = 80) -> str:
    """Something out of a file, fit to be quoted in a sentence: one line, printable, ``most`` characters."""
    try:
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, separators=COMPACT)
    except RecursionError:
        text = "[[[…"
    kept = text if len(text) <= most else text[: most - 1] + "…"
    return "".join(each if each.isprintable() else f"\\u{ord(each):04x}" for each in kept)


def name_problem(name: str) -> tuple[str, dict[str, object]] | None:
    """Why this cannot be the name of a seat: a message id and its facts; None when it can."""
    if not 1 <= len(name) <= LONGEST_NAME:
        return "record.name_length", {"length": len(name), "most": LONGEST_NAME}
    return unprintable(name)


def _seat_line(seat: Seat) -> dict[str, Any]:
    told = {"name": seat.name, "kind": seat.kind}
    return told if seat.level is None else {**told, "level": seat.level}


def unprintable(text: str) -> tuple[str, dict[str, object]] | None:
    """Why this text may not stand in a record: a message id and its facts; None when it may."""
    for each in text:
        if category(each) in UNPRINTABLE:
            return "record.unprintable", {"character": f"U+{ord(each):04X}"}
    return None
