"""The record's lines, read strictly: what is well formed is read, all else is refused with one problem."""

import json
import tracemalloc
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stovka.core.errors import Refusal
from stovka.core.journal import parse
from stovka.core.record import (
    MOST_BYTES,
    MOST_LINES,
    DealLine,
    MoveLine,
    ScoreLine,
    Seat,
    ShuffleLine,
    TurnLine,
    UndoLine,
    dump,
    header_line,
    shown,
    wire,
)

DATA = Path(__file__).parent.parent / "data"
FILES = sorted(DATA.glob("*.stovka.jsonl"))
SMALL = (DATA / "russian-lone-queens.stovka.jsonl").read_bytes()
TRACE = (DATA / "trace-stovkahra.stovka.jsonl").read_bytes()
HEADER: dict[str, Any] = json.loads(SMALL.split(b"\n")[0])
DEAL: dict[str, Any] = json.loads(SMALL.split(b"\n")[1])
MOVE = {"type": "move", "seat": 0, "move": "7S"}


def refused(data: bytes) -> tuple[str, Mapping[str, object]]:
    """The id and the facts of the one problem for which these bytes are refused."""
    with pytest.raises(Refusal) as caught:
        parse(data)
    (problem,) = caught.value.problems
    return problem.id, problem.facts


def file_of(*lines: dict[str, Any]) -> bytes:
    return b"".join(map(dump, lines))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_record_read_and_written_again_is_the_same_bytes(path):
    data = path.read_bytes()
    record = parse(data)
    head = record.header
    first = header_line(head.game, head.variant, head.rules, head.seats, head.seed, head.created)
    assert dump(first) + b"".join(dump(wire(line)) for line in record.lines) == data
    assert not record.cut
    assert [line.line for line in record.lines] == list(range(2, len(record.lines) + 2))


def test_each_line_becomes_its_type_with_its_number():
    undo, shuffle = {"type": "undo", "moves": 2}, {"type": "shuffle", "stock": ["7S", "8S"]}
    score, turn = {"type": "score", "round": 1}, {"type": "turn", "n": 0}
    lines = parse(file_of(HEADER, DEAL, MOVE, undo, shuffle, score, turn)).lines
    assert lines == (
        DealLine(2, 1, DEAL["dealer"], tuple(DEAL["deck"])),
        MoveLine(3, 0, "7S"),
        UndoLine(4, 2),
        ShuffleLine(5, ("7S", "8S")),
        ScoreLine(6, score),
        TurnLine(7, turn),
    )


def test_the_header_tells_who_plays_what():
    bot = {"name": "Борис", "kind": "bot", "level": "sharp"}
    human = {"name": "[b]Anna[/b]", "kind": "human"}
    header = parse(file_of({**HEADER, "seats": [human, bot], "seed": 2**63 - 1})).header
    assert header.seats == (Seat("[b]Anna[/b]", "human"), Seat("Борис", "bot", "sharp"))
    assert (header.variant, header.rules, header.seed) == ("russian", {}, 2**63 - 1)


HEADERS = [
    ({"format": "other"}, "record.format", "format"),
    ({"format": None}, "record.format", "format"),
    ({"version": 2}, "record.newer_version", "version"),
    ({"version": 10**30, "new": 1}, "record.newer_version", "version"),
    ({"version": 0}, "record.bad_value", "version"),
    ({"version": True}, "record.bad_value", "version"),
    ({"version": 1.0}, "record.bad_value", "version"),
    ({"extra": 1}, "record.unknown_key", "extra"),
    ({"line": 1}, "record.unknown_key", "line"),
    ({"game": 101}, "record.bad_value", "game"),
    ({"variant": "a\u202eb"}, "record.unprintable", "variant"),
    ({"rules": []}, "record.bad_value", "rules"),
    ({"rules": {"\x1b[31m": 1}}, "record.unprintable", "rules"),
    ({"rules": {"a": [["\u2028"]]}}, "record.unprintable", "rules"),
    ({"rules": {"a": [[[[[[[[1]]]]]]]]}}, "record.too_deep", "rules"),
    ({"seed": -1}, "record.bad_value", "seed"),
    ({"seed": 2**63}, "record.bad_value", "seed"),
    ({"seed": 1.5}, "record.bad_value", "seed"),
    ({"seed": True}, "record.bad_value", "seed"),
    ({"created": "yesterday"}, "record.bad_value", "created"),
    ({"created": 5}, "record.bad_value", "created"),
    ({"seats": []}, "record.seats", "seats"),
    ({"seats": [{"name": "A", "kind": "human"}] * 9}, "record.seats", "seats"),
    ({"seats": "Anna"}, "record.bad_value", "seats"),
    ({"seats": ["Anna"]}, "record.bad_value", "seats[0]"),
    ({"seats": [{"kind": "human"}]}, "record.missing_key", "seats[0].name"),
    ({"seats": [{"name": "A", "kind": "human", "age": 9}]}, "record.unknown_key", "seats[0].age"),
    ({"seats": [{"name": "A", "kind": "robot"}]}, "record.bad_value", "seats[0].kind"),
    ({"seats": [{"name": "A", "kind": "bot"}]}, "record.level", "seats[0].level"),
    ({"seats": [{"name": "A", "kind": "bot", "level": None}]}, "record.level", "seats[0].level"),
    ({"seats": [{"name": "A", "kind": "human", "level": None}]}, "record.level", "seats[0].level"),
    ({"seats": [{"name": "A", "kind": "human", "level": "sharp"}]}, "record.level", "seats[0].level"),
    ({"seats": [{"name": "A", "kind": "bot", "level": "genius"}]}, "record.bad_value", "seats[0].level"),
    ({"seats": [{"name": "", "kind": "human"}]}, "record.name_length", "seats[0].name"),
    ({"seats": [{"name": "A" * 41, "kind": "human"}]}, "record.name_length", "seats[0].name"),
    ({"seats": [{"name": 5, "kind": "human"}]}, "record.bad_value", "seats[0].name"),
]


@pytest.mark.parametrize(("change", "id", "field"), HEADERS)
def test_a_header_that_is_not_as_it_should_be_is_refused_by_its_field(change, id, field):
    found, facts = refused(file_of({**HEADER, **change}, DEAL))
    assert (found, facts["line"], facts["field"]) == (id, 1, field)


@pytest.mark.parametrize("key", HEADER)
def test_every_key_of_the_header_is_needed(key):
    id, facts = refused(file_of({name: value for name, value in HEADER.items() if name != key}))
    assert facts["line"] == 1
    assert facts["field"] == key
    assert id == ("record.format" if key == "format" else "record.missing_key")


@pytest.mark.parametrize("bad", ["\x07", "\u200d", "\u2028", "\u2029", "\x1b", "\x7f", "\u202e"])
def test_a_name_with_a_character_that_cannot_be_printed_is_refused(bad):
    seats = [{"name": "A", "kind": "human"}, {"name": f"An{bad}na", "kind": "human"}]
    id, facts = refused(file_of({**HEADER, "seats": seats}))
    assert (id, facts["field"], facts["character"]) == (
        "record.unprintable",
        "seats[1].name",
        f"U+{ord(bad):04X}",
    )


def test_half_a_character_is_refused():
    data = dump({**HEADER, "variant": "X"}).replace(b'"X"', b'"\\ud800"')
    assert refused(data) == ("record.not_utf8", {"line": 1})


def test_names_may_be_forty_characters_with_brackets_and_tags():
    name = "[red]<b>&amp;" + "я" * 27
    assert parse(file_of({**HEADER, "seats": [{"name": name, "kind": "human"}]})).header.seats[0].name == name


LINES: list[tuple[dict[str, Any], str, str]] = [
    ({**MOVE, "extra": 1}, "record.unknown_key", "extra"),
    ({**MOVE, "line": 1}, "record.unknown_key", "line"),
    ({"type": "move", "seat": 0}, "record.missing_key", "move"),
    ({**MOVE, "seat": "0"}, "record.bad_value", "seat"),
    ({**MOVE, "seat": True}, "record.bad_value", "seat"),
    ({**MOVE, "seat": 0.0}, "record.bad_value", "seat"),
    ({**MOVE, "seat": -1}, "record.bad_value", "seat"),
    ({**MOVE, "seat": 4}, "record.bad_value", "seat"),
    ({**MOVE, "seat": 8}, "record.bad_value", "seat"),
    ({**MOVE, "move": 7}, "record.bad_value", "move"),
    ({**MOVE, "move": "7X"}, "record.unknown_move", "move"),
    ({**MOVE, "move": "deal"}, "record.unknown_move", "move"),
    ({**MOVE, "move": "\x1b[2J"}, "record.unknown_move", "move"),
    ({**DEAL, "dealer": 4}, "record.bad_value", "dealer"),
    ({**DEAL, "round": 0}, "record.bad_value", "round"),
    ({**DEAL, "deck": "7S"}, "record.bad_value", "deck"),
    ({**DEAL, "deck": [*DEAL["deck"][:-1], 7]}, "record.bad_value", "deck[35]"),
    ({**DEAL, "deck": [*DEAL["deck"][:-1], "1S"]}, "record.unknown_card", "deck[35]"),
    ({**DEAL, "deck": [*DEAL["deck"][:-1], DEAL["deck"][0]]}, "record.card_twice", "deck[35]"),
    ({**DEAL, "deck": [*DEAL["deck"][:-1], "2S"]}, "record.not_in_deck", "deck[35]"),
    ({**DEAL, "deck": DEAL["deck"][:-1]}, "record.deck_size", "deck"),
    ({**DEAL, "deck": []}, "record.deck_size", "deck"),
    ({"type": "shuffle", "stock": ["7S", "7S"]}, "record.card_twice", "stock[1]"),
    ({"type": "shuffle", "stock": ["7S", "joker"]}, "record.unknown_card", "stock[1]"),
    ({"type": "shuffle", "stock": None}, "record.bad_value", "stock"),
    ({"type": "undo", "moves": 0}, "record.bad_value", "moves"),
    ({"type": "undo"}, "record.missing_key", "moves"),
    ({"type": "score", "by": "x"}, "record.unknown_key", "by"),
    ({"type": "end", "points": []}, "record.unknown_key", "points"),
    ({"type": "turn", "score": 1}, "record.unknown_key", "score"),
    ({"type": "dance"}, "record.unknown_type", "type"),
    ({"type": ["move"]}, "record.unknown_type", "type"),
    ({"seat": 1}, "record.missing_key", "type"),
]


@pytest.mark.parametrize(("line", "id", "field"), LINES)
def test_a_line_that_is_not_as_it_should_be_is_refused_by_line_and_field(line, id, field):
    found, facts = refused(file_of(HEADER, DEAL, line, MOVE))
    assert (found, facts["line"], facts["field"]) == (id, 3, field)
    assert all(str(fact).isprintable() for fact in facts.values())


TEXTS = [
    (b"", "record.blank_line"),
    (b"   ", "record.blank_line"),
    (b"hello", "record.not_json"),
    (b"[1, 2]", "record.not_object"),
    (b"7", "record.not_object"),
    (b"null", "record.not_object"),
    (b'{"type":"move"', "record.not_json"),
    (b'{"type":"move","seat":0,"move":"7S"}}', "record.not_json"),
    (b'{"type":"move","type":"move"}', "record.key_twice"),
    (b'{"type":"turn","refused":{"7S":"a","7S":"a"}}', "record.key_twice"),
    (b'{"type":"undo","moves":NaN}', "record.bad_number"),
    (b'{"type":"undo","moves":' + b"9" * 5000 + b"}", "record.bad_number"),
    (b'{"type":"undo","moves":' + b"9" * 100 + b"}", "record.bad_value"),
    (b'{"type":"undo","moves":1e999}', "record.bad_value"),
    (b"[" * 100_000, "record.too_deep"),
    (b'{"type":"turn","hands":' * 50_000, "record.too_deep"),
    (b'{"type":"move","seat":0,"move":"\xff"}', "record.not_utf8"),
    (b"\x00", "record.not_json"),
    (b"\xef\xbb\xbf" + dump(MOVE)[:-1], "record.not_json"),
    (dump(HEADER)[:-1], "record.second_header"),
]


@pytest.mark.parametrize(("text", "id"), TEXTS)
def test_a_line_that_is_no_event_is_refused(text, id):
    found, facts = refused(dump(HEADER) + text + b"\n" + dump(MOVE))
    assert (found, facts["line"]) == (id, 2)


def test_the_header_comes_first():
    assert refused(file_of(DEAL, HEADER)) == ("record.header_first", {"line": 1, "found": "deal"})


def test_a_file_without_a_whole_header_is_refused():
    assert refused(b"") == ("record.empty", {"line": 1})
    assert refused(dump(HEADER)[:50]) == ("record.cut_header", {"line": 1})


def test_more_bytes_or_lines_than_a_record_may_have_are_refused():
    assert refused(b" " * (MOST_BYTES + 1))[0] == "record.too_big"
    lines = dump(HEADER) + dump(MOVE) * (MOST_LINES - 1)
    assert len(parse(lines).lines) == MOST_LINES - 1
    id, facts = refused(lines + b"{")
    assert (id, facts["line"]) == ("record.too_many_lines", MOST_LINES + 1)


def test_only_a_last_line_without_its_newline_may_be_cut_short():
    whole = file_of(HEADER, DEAL)
    for end in range(1, len(dump(MOVE)) - 1):
        record = parse(whole + dump(MOVE)[:end])
        assert record.cut
        assert len(record.lines) == 1
        assert record.starts[-1] == len(whole)
        assert refused(whole + dump(MOVE)[:end] + b"\n")[1]["line"] == 3
    for wrong in (b"hello", b"[1,", b'{"type" 1', b'{"type":"move"}', b"  "):
        assert refused(whole + wrong)[1]["line"] == 3


def test_a_last_line_that_lacks_only_its_newline_is_whole():
    record = parse(file_of(HEADER, DEAL, MOVE)[:-1])
    assert not record.cut
    assert record.lines[-1] == MoveLine(3, 0, "7S")


@pytest.mark.parametrize("data", [SMALL, TRACE[:4000], dump({**HEADER, "seats": [{"name": "Жу", "kind": "human"}]})])
def test_a_record_cut_at_any_byte_reads_to_its_last_whole_line(data):
    whole = parse(data).lines
    for end in range(data.index(b"\n")):
        assert refused(data[:end])[0] in ("record.empty", "record.cut_header")
    for end in range(data.index(b"\n"), len(data)):
        record = parse(data[:end])
        assert record.lines == whole[: len(record.lines)]
        assert record.cut == (data[record.starts[-1] : end] not in (b"", b"\n"))


@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(data):
    read_or_refused(data)


@given(st.binary(max_size=60), st.integers(0, len(SMALL)), st.integers(0, 60))
@settings(max_examples=300)
def test_any_bytes_put_into_a_record_are_read_or_refused(data, at, drop):
    read_or_refused(SMALL[:at] + data + SMALL[at + drop :])


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["7S", "draw"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


@given(st.data())
@settings(max_examples=300)
def test_any_value_in_the_place_of_another_is_read_or_refused(data):
    lines = [json.loads(line) for line in SMALL.splitlines()]
    line = data.draw(st.sampled_from(lines))
    key = data.draw(st.sampled_from([*line, "other"]))
    line[key] = data.draw(JSON)
    read_or_refused("\n".join(map(json.dumps, lines)).encode())


def read_or_refused(data: bytes) -> None:
    try:
        parse(data)
    except Refusal as refusal:
        (problem,) = refusal.problems
        assert problem.id.startswith("record.")
        assert isinstance(problem.facts["line"], int)
        assert all(str(fact).isprintable() for fact in problem.facts.values())


def test_what_is_quoted_from_a_file_is_printable_and_short():
    assert shown("\x1b[31mred\u202e") == "\\u001b[31mred\\u202e"
    assert shown([1, "ž"]) == '[1,"ž"]'
    assert len(shown("x" * 1000)) == 80


def test_the_memory_for_reading_grows_no_faster_than_the_record():
    head, body = TRACE.split(b"\n", 1)

    def peak(times: int) -> int:
        data = head + b"\n" + body * times
        tracemalloc.start()
        parse(data)
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return most

    assert peak(30) <= 11 * peak(3)
