"""Reading a record strictly. The bytes are untrusted: what comes out is well formed, not yet lawful. Whether
the moves are legal and the scores right is for ``stovka.play.replay``, which asks the rules.

Every fault is a ``Refusal`` with one ``Problem`` ``record.*``. Its facts name the ``line`` (counted from 1)
and, where there is one, the ``field`` (``seat``, ``deck[3]``, ``seats[0].name``); whatever is quoted from the
file is made printable and cut to size before.
"""

from __future__ import annotations

import json
import re
from array import array
from collections.abc import Iterator
from datetime import datetime
from typing import Any, Final, NoReturn

import msgspec

from stovka.core.cards import CARDS, codes, deck
from stovka.core.errors import Refusal, refuse
from stovka.core.moves import MOVES
from stovka.core.record import (
    DEEPEST,
    FORMAT,
    KEYS,
    MOST_BYTES,
    MOST_LINES,
    MOST_SEATS,
    VERSION,
    DealLine,
    EndLine,
    Header,
    Line,
    MoveLine,
    Record,
    ScoreLine,
    Seat,
    ShuffleLine,
    TurnLine,
    UndoLine,
    name_problem,
    shown,
    unprintable,
)

_FACTS: Final[dict[str, type[DealLine | MoveLine | ShuffleLine | UndoLine]]] = {
    "deal": DealLine,
    "move": MoveLine,
    "shuffle": ShuffleLine,
    "undo": UndoLine,
}
_TOLD: Final[dict[str, type[ScoreLine | EndLine | TurnLine]]] = {
    "score": ScoreLine,
    "end": EndLine,
    "turn": TurnLine,
}


def parse(data: bytes) -> Record:
    """The record in these bytes. Raises ``Refusal`` with the first fault, whatever the bytes are."""
    if len(data) > MOST_BYTES:
        raise refuse("record.too_big", line=1, most=MOST_BYTES)
    if not data:
        raise refuse("record.empty", line=1)
    if data.count(b"\n") + (not data.endswith(b"\n")) > MOST_LINES:
        raise refuse("record.too_many_lines", line=MOST_LINES + 1, most=MOST_LINES)
    pieces = data.split(b"\n")
    cut = pieces[-1] != b"" and _cut_short(pieces[-1])
    if cut or pieces[-1] == b"":
        pieces.pop()
    if not pieces:
        raise refuse("record.cut_header", line=1)
    starts = array("Q", _offsets(pieces, len(data)))
    header = _header(1, _object(1, pieces[0]))
    lines = tuple(_line(number, _object(number, piece), header) for number, piece in enumerate(pieces[1:], 2))
    return Record(header, lines, cut, starts)


def _offsets(pieces: list[bytes], end: int) -> Iterator[int]:
    at = 0
    for piece in pieces:
        yield at
        at += len(piece) + 1
    yield min(at, end)  # the last line may lack its newline


def _cut_short(piece: bytes) -> bool:
    """True when this is the beginning of an object and more was to come."""
    if not piece.lstrip().startswith(b"{"):
        return False
    for more in (b"", b"0"):  # a number that ends in "-" or "1." is called malformed, not truncated
        try:
            msgspec.json.decode(piece + more)
        except msgspec.DecodeError as error:
            if "truncated" in str(error):
                return True
        except RecursionError:
            return False
    return False


class _Twice(Exception):
    """A key stands twice in one object."""


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        seen: set[str] = set()
        raise _Twice(next(key for key, _ in pairs if key in seen or seen.add(key)))  # type: ignore[func-returns-value]
    return found


def _no_number(text: str) -> NoReturn:
    raise ValueError(text)


# The standard parser, not msgspec's: only this one lets us see a key that is given twice.
_read: Final = json.JSONDecoder(object_pairs_hook=_once, parse_constant=_no_number).decode


def _object(number: int, piece: bytes) -> dict[str, Any]:
    if not piece.strip():
        raise refuse("record.blank_line", line=number)
    try:
        found = _read(piece.decode())
        if b"\\u" in piece:  # half a surrogate pair is no character and could not be written again
            json.dumps(found, ensure_ascii=False).encode()
    except _Twice as twice:
        raise refuse("record.key_twice", line=number, field=shown(str(twice), 40)) from None
    except UnicodeError:
        raise refuse("record.not_utf8", line=number) from None
    except json.JSONDecodeError as error:
        raise refuse("record.not_json", line=number, column=error.pos + 1) from None
    except ValueError:  # NaN, Infinity, a number of thousands of digits
        raise refuse("record.bad_number", line=number) from None
    except RecursionError:
        raise refuse("record.too_deep", line=number, most=DEEPEST) from None
    if not isinstance(found, dict):
        raise refuse("record.not_object", line=number)
    return found


def _line(number: int, raw: dict[str, Any], header: Header) -> Line:
    kind = _type(number, raw)
    if kind == "header":
        raise refuse("record.second_header", line=number)
    _known_keys(number, kind, raw)
    told = _TOLD.get(kind)
    if told is not None:
        return told(number, raw)
    _all_keys(number, kind, raw)
    line: Any = _typed(number, raw, _FACTS[kind])
    for key in ("seat", "dealer"):
        if key in raw and raw[key] >= len(header.seats):
            raise _bad(number, key, raw[key])
    if kind == "deal":
        _check_cards(number, "deck", line.deck)
        _check_deck(number, line.deck)
    elif kind == "shuffle":
        _check_cards(number, "stock", line.stock)
    elif kind == "move" and line.move not in MOVES:
        raise refuse("record.unknown_move", line=number, field="move", value=shown(line.move, 40))
    return line  # type: ignore[no-any-return]


def _header(number: int, raw: dict[str, Any]) -> Header:
    if _type(number, raw) != "header":
        raise refuse("record.header_first", line=number, found=raw["type"])
    if raw.get("format") != FORMAT:
        raise refuse("record.format", line=number, field="format", value=shown(raw.get("format"), 40), known=FORMAT)
    version = raw.get("version")
    if type(version) is int and version > VERSION:
        raise refuse("record.newer_version", line=number, field="version", version=shown(version, 20), known=VERSION)
    _known_keys(number, "header", raw)
    _all_keys(number, "header", raw)
    if type(version) is not int or version != VERSION:
        raise _bad(number, "version", version)
    _check_texts(number, raw)
    header: Header = _typed(number, raw, Header)
    _check_seats(number, raw["seats"], header.seats)
    if header.created is not None:
        try:
            datetime.fromisoformat(header.created)
        except ValueError:
            raise _bad(number, "created", header.created) from None
    return header


def _type(number: int, raw: dict[str, Any]) -> str:
    kind = raw.get("type")
    if kind is None:
        raise refuse("record.missing_key", line=number, field="type", type="")
    if not isinstance(kind, str) or kind not in KEYS:
        raise refuse("record.unknown_type", line=number, field="type", value=shown(kind, 40))
    return kind


def _known_keys(number: int, kind: str, raw: dict[str, Any]) -> None:
    for key in raw:
        if key not in KEYS[kind]:
            raise refuse("record.unknown_key", line=number, field=shown(key, 40), type=kind)


def _all_keys(number: int, kind: str, raw: dict[str, Any]) -> None:
    for key in KEYS[kind]:
        if key not in raw:
            raise refuse("record.missing_key", line=number, field=key, type=kind)


def _typed(number: int, raw: dict[str, Any], wanted: type[Any]) -> Any:
    try:
        return msgspec.convert({**raw, "line": number}, wanted, strict=True)
    except msgspec.ValidationError as error:
        # The path is the only thing taken from msgspec's message: "Expected `int` … - at `$.seats[0].name`".
        found = re.search(r"at `\$\.?(.*?)`$", str(error))
        path = found[1] if found else ""
        lacks = re.search(r"required field `(\w+)`", str(error))
        if lacks:
            raise refuse("record.missing_key", line=number, field=f"{path}.{lacks[1]}", type=raw["type"]) from None
        raise _bad(number, path, _at(raw, path)) from None


def _at(raw: Any, path: str) -> Any:
    for step in re.findall(r"\w+", path):
        raw = raw[int(step)] if isinstance(raw, list) else raw[step]
    return raw


def _bad(number: int, field: str, value: object) -> Refusal:
    return refuse("record.bad_value", line=number, field=field, value=shown(value, 40))


def _check_cards(number: int, field: str, some: tuple[str, ...]) -> None:
    seen: set[str] = set()
    for index, code in enumerate(some):
        if code not in CARDS:
            raise refuse("record.unknown_card", line=number, field=f"{field}[{index}]", value=shown(code, 40))
        if code in seen:
            raise refuse("record.card_twice", line=number, field=f"{field}[{index}]", card=code)
        seen.add(code)


_DECKS: Final = {size: frozenset(codes(deck(size))) for size in (32, 36, 52)}


def _check_deck(number: int, some: tuple[str, ...]) -> None:
    whole = _DECKS.get(len(some))
    if whole is None:
        raise refuse("record.deck_size", line=number, field="deck", size=len(some))
    for index, code in enumerate(some):
        if code not in whole:
            raise refuse("record.not_in_deck", line=number, field=f"deck[{index}]", card=code, size=len(some))


def _check_seats(number: int, raw: list[dict[str, Any]], seats: tuple[Seat, ...]) -> None:
    if not 1 <= len(seats) <= MOST_SEATS:
        raise refuse("record.seats", line=number, field="seats", players=len(seats), most=MOST_SEATS)
    for index, seat in enumerate(seats):
        field = f"seats[{index}]"
        for key in raw[index]:
            if key not in Seat.__struct_fields__:
                raise refuse("record.unknown_key", line=number, field=f"{field}.{shown(key, 40)}", type="header")
        if ("level" in raw[index]) != (seat.kind == "bot") or (seat.kind == "bot" and seat.level is None):
            raise refuse("record.level", line=number, field=f"{field}.level", kind=seat.kind)
        problem = name_problem(seat.name)
        if problem:
            raise refuse(problem[0], line=number, field=f"{field}.name", **problem[1])


def _check_texts(number: int, raw: dict[str, Any]) -> None:
    """Every text of a header, keys too, is printable, and nothing is nested deeper than a header can be."""
    todo: list[tuple[str, Any, int]] = [(key, value, 1) for key, value in raw.items() if key != "seats"]
    while todo:
        field, value, depth = todo.pop()
        if depth > DEEPEST:
            raise refuse("record.too_deep", line=number, field=field, most=DEEPEST)
        if isinstance(value, dict):
            todo += [(field, each, depth + 1) for pair in value.items() for each in pair]
        elif isinstance(value, list):
            todo += [(field, each, depth + 1) for each in value]
        elif isinstance(value, str):
            problem = unprintable(value)
            if problem:
                raise refuse(problem[0], line=number, field=field, **problem[1])
