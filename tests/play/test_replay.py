"""A record replayed: the rules judge every move again, and the first line they do not bear out is refused."""

import json
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stovka.core.errors import Refusal
from stovka.core.journal import parse
from stovka.core.moves import DEAL, SCORE
from stovka.core.record import dump
from stovka.core.rules import Verdict
from stovka.play.replay import Replay, Undone, open_record, replay

DATA = Path(__file__).parent.parent / "data"
FILES = sorted(DATA.glob("*.stovka.jsonl"))
Lines = list[dict[str, Any]]


def lines_of(name: str) -> Lines:
    return [json.loads(line) for line in (DATA / f"{name}.stovka.jsonl").read_bytes().splitlines()]


def carried_out(lines: Lines) -> Replay:
    return replay(parse(b"".join(map(dump, lines))))


def refused(lines: Lines) -> tuple[str, Mapping[str, object]]:
    with pytest.raises(Refusal) as caught:
        carried_out(lines)
    (problem,) = caught.value.problems
    assert not caught.value.usage
    return problem.id, problem.facts


def first(lines: Lines, kind: str) -> int:
    """The place of the first line of a type; its number in the file is one more."""
    return next(index for index, line in enumerate(lines) if line["type"] == kind)


QUEENS = lines_of("russian-lone-queens")  # two rounds, no shuffle
SIX = lines_of("russian-six-last-then-ace")  # one round, one shuffle
ENDED = lines_of("czech-minus-101-stays-then-out")  # a whole match
CLAIMED = lines_of("record-stovkahra")  # a whole game, ended by a claim


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_lawful_record_is_carried_out_to_its_end(path):
    done = replay(open_record(path))
    assert done.cut == ()
    assert done.owed == ()
    assert done.keep == path.stat().st_size
    counts = [line.type for line in done.record.lines]
    kinds = [step.move for step in done.steps]
    assert kinds.count(DEAL) == counts.count("deal")
    assert kinds.count(SCORE) == counts.count("score")
    assert sum(step.seat is not None for step in done.steps) == counts.count("move")
    assert done.game.over(done.state) == ("end" in counts)


def test_steps_hang_together_from_the_first_deal_to_the_last_state():
    done = carried_out(ENDED)
    for step, after in zip(done.steps, done.steps[1:], strict=False):
        assert step.after is after.before
    assert done.steps[-1].after is done.state
    assert done.log == done.steps


def test_what_a_step_writes_is_what_stands_in_the_file():
    for lines in (QUEENS, SIX, ENDED, CLAIMED):
        done = carried_out(lines)
        told = [line for s in done.steps for line in done.game.write(s.before, s.move, s.events)]
        assert told == lines[1:]


# --- facts that the rules refuse --------------------------------------------------------------------------


def test_an_illegal_move_stops_the_load_at_its_line_with_the_reasons():
    at = first(QUEENS, "move")
    seat = QUEENS[at]["seat"]
    id, facts = refused([*QUEENS[:at], {"type": "move", "seat": seat, "move": "pass"}, *QUEENS[at + 1 :]])
    assert id == "record.illegal_move"
    assert (facts["line"], facts["field"], facts["seat"], facts["move"]) == (at + 1, "move", seat, "pass")
    verdict = facts["verdict"]
    assert isinstance(verdict, Verdict)
    assert not verdict.legal
    assert verdict.forbids


@pytest.mark.parametrize("lines", [QUEENS, CLAIMED], ids=["101", "stovkahra"])
@pytest.mark.parametrize("move", ["meld:K", "order:S", "QH:S", "enough", "silent", "draw", "pass", "7S", "2C"])
def test_a_move_that_is_not_due_is_refused_with_a_verdict_whatever_it_is(lines, move):
    at = first(lines, "move")
    for seat in range(4):
        if {"seat": seat, "move": move}.items() <= lines[at].items():
            continue
        id, facts = refused([*lines[:at], {"type": "move", "seat": seat, "move": move}])
        assert id == "record.illegal_move"
        assert isinstance(facts["verdict"], Verdict)


def test_a_move_of_a_seat_whose_turn_it_is_not_is_refused():
    at = first(QUEENS, "move")
    id, facts = refused([*QUEENS[:at], {**QUEENS[at], "seat": (QUEENS[at]["seat"] + 1) % 4}])
    assert (id, facts["line"]) == ("record.illegal_move", at + 1)


def test_a_shuffle_holds_exactly_the_cards_that_are_recycled():
    at = first(SIX, "shuffle")
    stock = SIX[at]["stock"]
    id, facts = refused([*SIX[:at], {**SIX[at], "stock": stock[1:]}, *SIX[at + 1 :]])
    assert (id, facts["line"], facts["field"]) == ("record.not_shuffled", at + 1, "stock")
    assert (facts["missing"], facts["extra"]) == ([stock[0]], [])


def test_a_missing_shuffle_is_a_fault_where_it_should_stand():
    at = first(SIX, "shuffle")
    id, facts = refused([*SIX[:at], *SIX[at + 1 :]])
    assert (id, facts["line"]) == ("record.misplaced", at + 1)
    assert (facts["found"], facts["wanted"]) == ("move", "shuffle")


def test_a_shuffle_that_nothing_caused_is_a_fault():
    shuffle = SIX[first(SIX, "shuffle")]
    at = first(SIX, "move") + 1
    id, facts = refused([*SIX[:at], shuffle, *SIX[at:]])
    assert (id, facts["line"], facts["found"]) == ("record.misplaced", at + 1, "shuffle")


def test_the_deck_is_the_one_that_the_rules_use():
    small = CLAIMED[first(CLAIMED, "deal")]["deck"]
    at = first(QUEENS, "deal")
    id, facts = refused([QUEENS[0], {**QUEENS[at], "deck": small}])
    assert (id, facts["line"], facts["field"]) == ("record.not_shuffled", 2, "deck")


@pytest.mark.parametrize(("field", "value"), [("dealer", 3), ("round", 3)])
def test_after_the_first_round_the_rules_know_the_dealer_and_the_number(field, value):
    at = first(QUEENS, "score") + 1
    wrong = {**QUEENS[at], field: value if QUEENS[at][field] != value else 0}
    id, facts = refused([*QUEENS[:at], wrong, *QUEENS[at + 1 :]])
    assert (id, facts["line"], facts["field"]) == ("record.contradicts", at + 1, field)


def test_a_deal_in_the_middle_of_a_round_is_a_fault():
    at = first(QUEENS, "move") + 1
    id, facts = refused([*QUEENS[:at], QUEENS[1], *QUEENS[at:]])
    assert (id, facts["line"]) == ("record.misplaced", at + 1)
    assert (facts["found"], facts["wanted"]) == ("deal", "move")


def test_rules_and_players_that_cannot_be_are_refused_in_the_first_line():
    many = [{"name": f"P{n}", "kind": "human"} for n in range(8)]
    for change, field in (
        ({"variant": "chess"}, "variant"),
        ({"game": "stovkahra"}, "game"),
        ({"rules": {"nonsense": 1}}, "rules"),
        ({"rules": {"limit": 101}}, "rules"),
        ({"seats": many}, "seats"),
    ):
        _, facts = refused([{**QUEENS[0], **change}, *QUEENS[1:]])
        assert (facts["line"], facts["field"]) == (1, field)


# --- lines that only tell --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "value", "place"),
    [
        ("round", 2, "round"),
        ("winner", None, "winner"),
        ("points", [19, 0, 47, 21], "points[3]"),
        ("points", [19, 0, 47, 20.0], "points[3]"),
        ("points", [19, False, 47, 20], "points[1]"),
        ("points", [19, 0, 47], "points"),
        ("totals", [19, 1, 47, 20], "totals[1]"),
        ("reset", [0], "reset"),
        ("out", None, "out"),
    ],
)
def test_a_score_that_the_rules_do_not_give_is_refused_with_what_they_give(field, value, place):
    at = first(QUEENS, "score")
    id, facts = refused([*QUEENS[:at], {**QUEENS[at], field: value}, *QUEENS[at + 1 :]])
    assert (id, facts["line"], facts["field"]) == ("record.contradicts", at + 1, place)
    assert facts["found"] != facts["wanted"]


def test_a_key_too_many_or_too_few_in_a_told_line_is_refused():
    at = first(CLAIMED, "score")
    id, facts = refused([*CLAIMED[:at], {**CLAIMED[at], "winner": 1}])
    assert (id, facts["line"], facts["field"]) == ("record.unknown_key", at + 1, "winner")
    less = {key: value for key, value in CLAIMED[at].items() if key != "points"}
    id, facts = refused([*CLAIMED[:at], less])
    assert (id, facts["line"], facts["field"]) == ("record.missing_key", at + 1, "points")


@pytest.mark.parametrize("lines", [QUEENS, ENDED, CLAIMED], ids=["queens", "ended", "claimed"])
def test_a_missing_score_in_the_middle_is_a_fault_where_it_should_stand(lines):
    at = first(lines, "score")
    id, facts = refused([*lines[:at], *lines[at + 1 :]])
    assert (id, facts["line"], facts["wanted"]) == ("record.misplaced", at + 1, "score")


@pytest.mark.parametrize("lines", [ENDED, CLAIMED], ids=["ended", "claimed"])
def test_after_the_end_nothing_but_an_undo_may_follow(lines):
    for more in (lines[1], lines[first(lines, "move")], lines[first(lines, "score")], lines[-1]):
        id, facts = refused([*lines, more])
        assert (id, facts["line"], facts["found"]) == ("record.after_end", len(lines) + 1, more["type"])
    done = carried_out([*lines, undo(1)])
    assert not done.game.over(done.state)


@pytest.mark.parametrize("lines", [ENDED, CLAIMED], ids=["ended", "claimed"])
def test_an_end_that_the_rules_do_not_give_is_refused(lines):
    wrong = {"ranking": [[0], [1]]} if "ranking" in lines[-1] else {"by": "false_claim"}
    id, facts = refused([*lines[:-1], {**lines[-1], **wrong}])
    assert (id, facts["line"]) == ("record.contradicts", len(lines))
    at = first(QUEENS, "score")
    id, facts = refused([*QUEENS[: at + 1], {"type": "end", "ranking": [[0, 1, 2, 3]]}])
    assert (id, facts["found"]) == ("record.misplaced", "end")


# --- undo -------------------------------------------------------------------------------------------------


def undo(moves: int) -> dict[str, Any]:
    return {"type": "undo", "moves": moves}


@pytest.mark.parametrize("lines", [QUEENS, SIX, ENDED, CLAIMED], ids=["queens", "six", "ended", "claimed"])
def test_moves_taken_back_and_made_again_lead_to_the_same_match(lines):
    luck = random.Random(1)
    told: Lines = []
    moves: list[int] = []  # where the moves of the round stand in the lines
    for index, line in enumerate(lines):
        told.append(line)
        if line["type"] == "deal":
            moves = []
        elif line["type"] == "move":
            moves.append(index)
        follows = lines[index + 1]["type"] if index + 1 < len(lines) else ""
        if moves and follows not in ("shuffle", "score", "end") and luck.random() < 0.2:
            back = luck.randint(1, len(moves))
            told += [undo(back), *lines[moves[-back] : index + 1]]
    assert len(told) > len(lines)
    assert carried_out(told).state == carried_out(lines).state


def test_an_undo_takes_back_a_move_with_all_it_caused():
    at = first(SIX, "shuffle")
    done = carried_out([*SIX[: at + 1], undo(1)])
    assert done.state == carried_out(SIX[: at - 1]).state
    assert len(done.steps) == len(carried_out(SIX[: at - 1]).steps)
    assert done.log[-1] == Undone(1)
    assert len(done.log) == len(done.steps) + 2


@pytest.mark.parametrize("lines", [ENDED, SIX], ids=["ended", "scored"])
def test_an_undo_after_the_score_or_the_end_takes_back_the_move_before(lines):
    last = max(index for index, line in enumerate(lines) if line["type"] == "move")
    done = carried_out([*lines, undo(1)])
    assert done.state == carried_out(lines[:last]).state
    assert carried_out([*lines, undo(1), *lines[last:]]).state == carried_out(lines).state


def test_in_stovkahra_an_undo_goes_back_over_claims_and_the_score_into_the_play():
    claims = len(CLAIMED) - 1 - max(i for i, line in enumerate(CLAIMED) if line["type"] == "score") - 1
    last_card = len(CLAIMED) - 1 - claims - 1 - 1
    assert CLAIMED[last_card]["type"] == "move"
    done = carried_out([*CLAIMED, undo(claims + 1)])
    assert done.state == carried_out(CLAIMED[:last_card]).state


def test_a_move_taken_back_before_its_score_was_told_leaves_no_fault():
    at = first(SIX, "score")
    assert carried_out([*SIX[:at], undo(1), *SIX[at - 1 :]]).state == carried_out(SIX).state


def test_more_moves_than_the_round_has_cannot_be_taken_back():
    at = first(QUEENS, "score")
    moves = sum(line["type"] == "move" for line in QUEENS[:at])
    carried_out([*QUEENS[: at + 1], undo(moves)])
    id, facts = refused([*QUEENS[: at + 1], undo(moves + 1)])
    assert (id, facts["line"], facts["field"]) == ("record.undo_too_far", at + 2, "moves")
    assert (facts["moves"], facts["most"]) == (moves + 1, moves)
    for lines in (QUEENS[:1], QUEENS[:2], QUEENS[: at + 2]):
        assert refused([*lines, undo(1)])[1]["most"] == 0


# --- files that end too early -----------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "by"), [("russian-six-last-then-ace", 1), ("stovkahra-99-false-claim", 7)])
def test_a_journal_cut_at_any_byte_reads_to_its_last_whole_move(name, by):
    data = (DATA / f"{name}.stovka.jsonl").read_bytes()
    starts = list(parse(data).starts)
    whole = carried_out(lines_of(name))
    for end in range(1, len(data) + 1, by):
        if end < starts[1] - 1:
            with pytest.raises(Refusal) as caught:
                parse(data[:end])
            assert len(caught.value.problems) == 1
            continue
        done = replay(parse(data[:end]))
        kept = sum(end >= start - 1 for start in starts[1:-1]) - 1 + (end >= len(data) - 1)
        told = [line for s in done.steps for line in done.game.write(s.before, s.move, s.events)]
        assert len(told) - len(done.owed) in (kept, kept - 1)
        assert [step.events for step in done.steps] == [s.events for s in whole.steps[: len(done.steps)]]
        ended = data[done.keep : end] in (b"", b"\n")
        assert bool(done.cut) == (not ended or bool(done.owed))
        assert all(problem.facts["line"] for problem in done.cut)


def test_a_last_move_without_its_shuffle_counts_as_cut_short():
    at = first(SIX, "shuffle")
    done = carried_out(SIX[:at])
    (notice,) = done.cut
    assert (notice.id, notice.facts) == ("record.cut_step", {"line": at, "type": "move"})
    assert done.state == carried_out(SIX[: at - 1]).state
    assert done.keep == done.record.starts[at - 1]


def test_an_opening_without_its_shuffle_counts_as_cut_short():
    lines = lines_of("russian-openers")
    done = carried_out(lines[: first(lines, "shuffle")])
    assert [notice.id for notice in done.cut] == ["record.cut_step"]


@pytest.mark.parametrize("lines", [ENDED, SIX, CLAIMED], ids=["ended", "scored", "claimed"])
def test_a_score_or_end_missing_at_the_end_of_the_file_is_owed(lines):
    last = max(index for index, line in enumerate(lines) if line["type"] == "move")
    for end in range(last + 1, len(lines)):
        done = carried_out(lines[:end])
        (notice,) = done.cut
        types = [line["type"] for line in lines[end:]]
        assert (notice.id, notice.facts) == ("record.cut_told", {"line": end, "types": types})
        assert list(done.owed) == lines[end:]
        assert done.state == carried_out(lines).state


def test_a_file_that_cannot_be_read_is_refused_with_the_reason(tmp_path):
    for path, why in ((tmp_path / "none", "missing"), (tmp_path, "folder"), ("a\x00b", "failed")):
        with pytest.raises(Refusal) as caught:
            open_record(path)
        (problem,) = caught.value.problems
        assert (problem.id, problem.facts["why"]) == ("record.unreadable", why)


# --- whatever is in the file ------------------------------------------------------------------------------

ALL_LINES = [*QUEENS, *SIX, *CLAIMED, undo(1), undo(3)]


@given(st.data())
@settings(max_examples=200)
def test_lines_in_any_order_are_carried_out_or_refused(data):
    lines = list(data.draw(st.sampled_from([QUEENS, SIX, CLAIMED])))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(1, len(lines)))
        lines[at : at + data.draw(st.integers(0, 2))] = data.draw(st.lists(st.sampled_from(ALL_LINES[1:]), max_size=2))
    carried_out_or_refused(lines)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-200, 200) | st.floats() | st.sampled_from(["7", "7S", "Q", "one", "A"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["7", "QS", "draw", "skip", "again", "x"]), inner, max_size=3)
    ),
    max_leaves=6,
)


@given(st.data())
@settings(max_examples=300)
def test_any_house_rules_are_carried_out_or_refused(data):
    lines = data.draw(st.sampled_from([QUEENS, CLAIMED]))
    dials = [*carried_out(lines).game.dials, "deck", "players", "values", "effects", "limit", "hand_size"]
    rules = data.draw(st.dictionaries(st.sampled_from(dials), VALUES, max_size=2))
    carried_out_or_refused([{**lines[0], "rules": rules}, *lines[1:]])


def carried_out_or_refused(lines: Lines) -> None:
    data = "\n".join(map(json.dumps, lines)).encode()
    caught = None
    try:
        replay(parse(data))
    except Refusal as refusal:
        caught = refusal
    if caught:
        assert not caught.usage
        assert all(isinstance(problem.facts["line"], int) for problem in caught.problems)
