"""Traces: every state told, and nothing in them can be altered without being found."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stovka.core.cards import CARDS
from stovka.core.errors import Refusal
from stovka.core.journal import parse
from stovka.core.record import dump
from stovka.games import VARIANTS
from stovka.play.replay import _Replaying, open_record, replay
from stovka.play.trace import check, trace, trace_record

DATA = Path(__file__).parent.parent / "data"
FILES = sorted(DATA.glob("*.stovka.jsonl"))
TRACES = ("trace-mavr", "trace-stovkahra")
Lines = list[dict[str, Any]]
Mutation = tuple[Lines, int, str]
"""Altered lines, the number of the line that must be refused, and what was done."""


def lines_of(name: str) -> Lines:
    return [json.loads(line) for line in (DATA / f"{name}.stovka.jsonl").read_bytes().splitlines()]


def made_of(told: Iterator[bytes]) -> Lines:
    return [json.loads(line) for line in told]


def refused_line(lines: Lines) -> int | None:
    """The number of the line for which these are refused, or None."""
    try:
        replay(parse(b"".join(map(dump, lines))))
    except Refusal as refusal:
        line = refusal.problems[0].facts["line"]
        assert isinstance(line, int)
        return line
    return None


# --- making traces ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_trace_starts_from_the_defaults_of_the_format(variant):
    lines = made_of(trace(variant))
    header = lines[0]
    assert list(header) == [
        *("type", "format", "version", "game", "variant", "rules", "seats", "seed", "created"),
    ]
    assert (header["variant"], header["rules"], header["seed"], header["created"]) == (variant, {}, 0, None)
    fewest = 4 if variant == "stovkahra" else 2
    assert header["seats"] == [{"name": f"Bot {seat}", "kind": "bot", "level": "beginner"} for seat in range(fewest)]
    assert [line["round"] for line in lines if line["type"] == "deal"] == [1]


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", range(3))
def test_every_trace_is_accepted_and_tells_itself_again(variant, seed):
    data = b"".join(trace(variant, seed=seed, rounds=3))
    record = parse(data)
    checked = check(record)
    assert checked.cut == ()
    assert checked.trace
    assert b"".join(trace_record(record)) == data
    assert b"".join(trace(variant, seed=seed, rounds=3)) == data


@pytest.mark.parametrize("variant", VARIANTS)
def test_before_every_move_stands_one_turn_line_and_no_other(variant):
    lines = made_of(trace(variant, seed=4, rounds=2))
    for index, line in enumerate(lines):
        assert (line["type"] == "move") == (lines[index - 1]["type"] == "turn")
        if line["type"] == "move":
            turn = lines[index - 1]
            assert turn["seat"] == line["seat"]
            assert line["move"] in turn["legal"]
            assert turn["legal"] == sorted(turn["legal"])


def test_a_trace_stops_when_its_rounds_are_over_or_the_match_is():
    lines = made_of(trace("russian", 3, seed=1, rounds=2))
    assert sum(line["type"] == "deal" for line in lines) == 2
    assert lines[-1]["type"] == "score"
    assert made_of(trace("russian", 2, rounds=None))[-1]["type"] == "end"
    assert made_of(trace("russian", 2, rounds=1000)) == made_of(trace("russian", 2, rounds=None))


def test_house_rules_stand_in_the_header_of_a_trace():
    told = list(trace("russian", 3, rules={"hand_size": 5, "effects": {"7": {"draw": 3}}}))
    assert json.loads(told[0])["rules"] == {"hand_size": 5, "effects": {"7": {"draw": 3}}}
    assert check(parse(b"".join(told))).rules == {"hand_size": 5, "effects": {"7": {"draw": 3}}}


@pytest.mark.parametrize("wrong", [{"variant": "chess"}, {"players": 9}, {"rules": {"limit": 0}}, {"bots": "genius"}])
def test_what_cannot_be_played_is_refused_before_the_first_line(wrong):
    with pytest.raises(Refusal):
        trace(**{"variant": "russian", **wrong})


def test_the_moves_of_a_trace_may_come_from_elsewhere():
    last = made_of(trace("mavr", seed=3, choose=lambda game, state, seat: game.moves(state)[-1]))
    assert refused_line(last) is None
    assert last != made_of(trace("mavr", seed=3))


# --- the trace of a record --------------------------------------------------------------------------------


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_trace_of_a_record_is_the_record_with_its_turns(path):
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    told = made_of(trace_record(open_record(path)))
    assert told[0] == {**lines[0], "created": None}
    assert [line for line in told[1:] if line["type"] != "turn"] == [
        line for line in lines[1:] if line["type"] != "turn"
    ]
    assert refused_line(told) is None


def test_the_example_trace_is_the_trace_of_the_example_record():
    told = made_of(trace_record(open_record(DATA / "record-stovkahra.stovka.jsonl")))
    example = lines_of("trace-stovkahra")
    assert len(told) == len(example)
    for ours, theirs in zip(told, example, strict=True):
        assert list(ours) == list(theirs)
        for line in (ours, theirs):
            for key in ("hands", "taken"):
                line[key] = [sorted(some) for some in line.get(key, [])]
            line["refused"] = sorted(line.get("refused", {}))  # the rules' names are only examples there
        assert ours == theirs


def test_undone_moves_stay_in_a_trace_with_their_turns():
    lines = lines_of("russian-six-last-then-ace")
    undone = [*lines, {"type": "undo", "moves": 2}, *lines[-4:]]
    told = made_of(trace_record(parse(b"".join(map(dump, undone)))))
    assert [line for line in told[1:] if line["type"] != "turn"] == undone[1:]
    assert sum(line["type"] == "turn" for line in told) == sum(line["type"] == "move" for line in undone)
    assert refused_line(told) is None
    turns = [line for line in told if line["type"] == "turn"]
    assert turns[-4:-2] == turns[-2:]  # n goes back, the deck stays as it was


# --- what a record is -------------------------------------------------------------------------------------


def test_check_tells_what_a_record_is():
    done = check(open_record(DATA / "czech-minus-101-stays-then-out.stovka.jsonl"))
    assert (done.game, done.variant, done.rules, done.trace) == ("101", "czech", {}, False)
    assert (done.players, done.rounds, done.scored) == (("Seat 0", "Seat 1"), 5, 5)
    assert done.end == {"type": "end", "ranking": [[1], [0]]}
    assert done.score is not None
    assert done.score["totals"] == [-121, 108]


def test_check_leaves_out_what_was_taken_back():
    lines = lines_of("czech-minus-101-stays-then-out")
    done = check(parse(b"".join(map(dump, [*lines, {"type": "undo", "moves": 1}]))))
    assert (done.rounds, done.scored, done.end) == (5, 4, None)


# --- nothing can be altered -------------------------------------------------------------------------------


def altered(value: Any) -> Iterator[tuple[str, Any]]:
    """Every value that differs from this one in one place, with that place."""
    if isinstance(value, list):
        for index, each in enumerate(value):
            for place, other in altered(each):
                yield f"[{index}]{place}", [*value[:index], other, *value[index + 1 :]]
            yield f"[{index}] left out", [*value[:index], *value[index + 1 :]]
        yield " one more", [*value, "7S"]
    elif isinstance(value, dict):
        for key, each in value.items():
            less = {name: one for name, one in value.items() if name != key}
            yield f".{key} left out", less
            for place, other in altered(each):
                yield f".{key}{place}", {**value, key: other}
        yield " one more", {**value, "2C": "shed.misfit"}
    elif isinstance(value, str):
        yield " other", "JC" if value in CARDS and value != "JC" else "JD" if value == "JC" else value + "x"
    elif isinstance(value, int):
        yield " other", value + 1
        yield " fraction", float(value)
    if value is not None:
        yield " null", None
    else:
        yield " something", 0


def told_mutations(lines: Lines) -> Iterator[Mutation]:
    """Each told line altered in one place, cut to that line: it must be refused there."""
    for index, line in enumerate(lines):
        if line["type"] in ("turn", "score", "end"):
            for place, other in altered(line):
                yield [*lines[:index], other], index + 1, f"line {index + 1}{place}"


def fact_mutations(lines: Lines) -> Iterator[Mutation]:
    """Each fact exchanged for another that could be: the next told line must be refused."""
    for index, line in enumerate(lines):
        others: list[dict[str, Any]] = []
        for key in ("deck", "stock"):
            if line["type"] in ("deal", "shuffle") and key in line:
                half = len(line[key]) // 2  # near cards may come into one hand, where their order is free
                for at in range(half):
                    some = list(line[key])
                    some[at], some[at + half] = some[at + half], some[at]
                    others.append({**line, key: some})
        if line["type"] == "move":
            others += [{**line, "move": move} for move in lines[index - 1]["legal"] if move != line["move"]]
        for other in others:
            after = next(
                (at for at in range(index + 1, len(lines)) if lines[at]["type"] in ("turn", "score", "end")), None
            )
            if after is not None:
                yield [*lines[:index], other, *lines[index + 1 :]], after + 1, f"line {index + 1} {other}"


def unnoticed(mutations: Iterator[Mutation], *, exactly: bool) -> list[str]:
    """What was altered and not refused at its line (not ``exactly``: there or earlier, but refused)."""
    found = []
    for lines, number, done in mutations:
        line = refused_line(lines)
        if line is None or (line != number if exactly else line > number):
            found.append(f"{done}: {line} instead of {number}")
    return found


@pytest.mark.parametrize("name", TRACES)
def test_a_told_line_altered_in_any_one_place_is_refused_at_that_line(name):
    luck = random.Random(7)
    assert not unnoticed((m for m in told_mutations(lines_of(name)) if luck.random() < 0.004), exactly=True)


@pytest.mark.parametrize("name", TRACES)
def test_an_altered_fact_is_refused_at_the_latest_at_the_next_told_line(name):
    luck = random.Random(7)
    assert not unnoticed((m for m in fact_mutations(lines_of(name)) if luck.random() < 0.2), exactly=False)


@pytest.mark.parametrize("name", TRACES)
def test_a_trace_with_one_line_left_out_is_refused_at_the_line_that_follows(name):
    lines = lines_of(name)
    luck = random.Random(7)
    for index in luck.sample(range(1, len(lines) - 1), 60):
        line = refused_line([*lines[:index], *lines[index + 1 :]])
        assert line == index + 1, lines[index]


@pytest.mark.parametrize("name", TRACES)
def test_the_order_of_cards_in_a_hand_and_of_cards_taken_is_free(name):
    lines = lines_of(name)
    luck = random.Random(7)
    for line in lines:
        for some in [*line.get("hands", []), *line.get("taken", [])]:
            luck.shuffle(some)
    assert refused_line(lines) is None


@pytest.mark.parametrize("name", TRACES)
def test_a_refused_card_comes_with_a_rule_that_can_forbid_it(name):
    lines = lines_of(name)
    at = next(index for index, line in enumerate(lines) if line.get("refused"))
    cards = lines[at]["refused"]
    for wrong in ("", "shed", "shed.fits.rank", "nonsense.rule", 7, None):
        told = {**lines[at], "refused": {**cards, next(iter(cards)): wrong}}
        assert refused_line([*lines[:at], told]) == at + 1


def test_a_trace_that_stops_before_a_move_counts_as_cut_short():
    lines = lines_of("trace-mavr")
    turns = [index for index, line in enumerate(lines) if line["type"] == "turn"]
    done = replay(parse(b"".join(map(dump, lines[: turns[5] + 1]))))
    (notice,) = done.cut
    assert (notice.id, notice.facts["type"]) == ("record.cut_step", "turn")
    assert done.keep == done.record.starts[turns[5]]


def test_time_grows_no_faster_than_the_record():
    """Counted in rules asked, not in seconds: each line asks the game once, however long the record is."""
    lines = lines_of("trace-mavr")
    done = replay(parse(b"".join(map(dump, lines))))
    calls = 0

    class Counting:
        def __getattr__(self, name: str) -> Any:
            nonlocal calls
            calls += 1
            return getattr(done.game, name)

    for end in (len(lines) // 4, len(lines)):
        record = parse(b"".join(map(dump, lines[:end])))
        calls = 0
        counting: Any = Counting()
        _Replaying(record, counting, done.steps[0].before).run(done.rules)
        assert calls <= 6 * end + 10
