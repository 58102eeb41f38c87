"""House rules that contradict themselves are refused by name, all at once; a record's rules may say nothing idle."""

from __future__ import annotations

from typing import Any

import pytest

from stovka.core.errors import Refusal
from stovka.games import open_variant
from stovka.games.shedding.ruleset import RuleSet
from tests.games.shedding.helpers import MAVRS, OLD, problems, rules


def kept(variant: str, given: dict, *, strict: bool = False) -> dict:
    return dict(open_variant(variant, given, strict=strict)[1].differences)


def same(one: RuleSet, other: RuleSet) -> bool:
    return (one.effect, one.worth, one.settings["draw"]) == (other.effect, other.worth, other.settings["draw"])


def test_moving_again_and_skipping_contradict():
    assert problems("russian", {"effects": {"A": {"again": True}}}) == ["rules.again_skips"]
    assert problems("mavr", {"effects": {"9H": {"skip": True}}}) == ["rules.again_skips"]
    assert problems("russian", {"effects": {"A": {"again": True, "skip": False}}}) == []


@pytest.mark.parametrize("atom", [{"draw": 1}, {"skip": True}, {"again": True}, {"order": True}])
def test_a_cover_goes_with_no_atom_but_wild(atom):
    assert problems("russian", {"effects": {"6": atom}}) == ["rules.cover_alone"]
    assert problems("russian", {"effects": {"6S": atom}}) == ["rules.cover_alone"]
    assert problems("russian", {"effects": {"6": {"wild": True}}}) == []


def test_a_cover_on_a_mavr_six_must_switch_the_rest_off():
    assert problems("mavr", {"effects": {"6": {"cover": True}}}) == ["rules.cover_alone"]
    assert problems("mavr", {"effects": {"6": {"cover": True, "draw": 0, "skip": False}}}) == []


@pytest.mark.parametrize("variant", OLD)
def test_a_rank_that_draws_nothing_and_skips_nobody_is_not_answered(variant):
    assert problems(variant, {"answer": ["6"]}) == ["rules.answer_idle"]
    assert problems(variant, {"answer": ["7", "A"]}) == []
    assert problems(variant, {"answer": ["A"], "effects": {"A": {"skip": False}}}) == ["rules.answer_idle"]


@pytest.mark.parametrize("variant", MAVRS)
def test_a_mavr_six_may_be_answered(variant):
    assert problems(variant, {"answer": ["6", "7", "A"]}) == []


def test_a_rank_that_hits_the_previous_player_or_moves_again_is_not_answered():
    previous: dict[str, Any] = {"effects": {"7": {"victim": "previous"}}, "answer": ["7"]}
    assert problems("russian", previous) == ["rules.answer_previous"]
    again: dict[str, Any] = {"effects": {"7": {"again": True, "skip": False}}, "answer": ["7"]}
    assert problems("russian", again) == ["rules.answer_again"]


def test_a_rank_that_ends_the_round_uncovered_may_not_be_barred_from_it():
    given: dict[str, Any] = {"no_finish": ["6", "A"], "six_last": "ends_round"}
    assert problems("russian", given) == ["rules.cover_no_finish"]
    assert problems("russian", {"no_finish": ["6S"], "six_last": "ends_round"}) == ["rules.cover_no_finish"]
    assert problems("russian", {"no_finish": ["6", "A"]}) == []  # idle: it must be covered anyway


def test_some_card_must_end_a_round():
    every = ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    assert problems("russian", {"no_finish": every}) == ["rules.no_end"]
    assert problems("russian", {"no_finish": every[1:]}) == ["rules.no_end"]  # a six must be covered
    assert problems("mavr", {"no_finish": every[1:]}) == []
    assert problems("alternative", {"no_finish": every}) == []
    assert problems("russian", {"no_finish": [*every[:-1], "AC", "AD", "AH", "AS"]}) == ["rules.no_end"]
    assert problems("russian", {"no_finish": [*every[:-1], "AC", "AD", "AH"]}) == []


def test_all_problems_at_once():
    given: dict[str, Any] = {
        "draw": "two",
        "limit": 0,
        "queens": 3,
        "effects": {"7": {"drow": 2}, "1": {"draw": 1}},
        "no_finish": ["1", "2X"],
    }
    assert sorted(problems("russian", given)) == [
        "rules.bad_card",
        "rules.bad_card",
        "rules.bad_choice",
        "rules.bad_key",
        "rules.bad_number",
        "rules.unknown_atom",
        "rules.unknown_dial",
    ]


def test_contradictions_are_named_beside_other_problems():
    given: dict[str, Any] = {"queens": 3, "limit": 0, "effects": {"A": {"again": True}}, "answer": ["6"]}
    assert sorted(problems("russian", given)) == [
        "rules.again_skips",
        "rules.answer_idle",
        "rules.bad_number",
        "rules.unknown_dial",
    ]
    given = {"answer": ["6"], "limit": 101}
    assert sorted(problems("russian", given, strict=True)) == ["rules.answer_idle", "rules.changes_nothing"]


def test_no_contradiction_is_made_up_from_a_value_that_was_refused():
    given: dict[str, Any] = {"answer": ["6"], "effects": {"6": {"cover": False, "draw": 1, "skip": "yes"}}}
    assert problems("russian", given) == ["rules.bad_flag"]
    given = {"six_last": "ends", "no_finish": ["6"]}
    assert problems("russian", given) == ["rules.bad_choice"]


def test_every_contradiction_is_named():
    given: dict[str, Any] = {
        "effects": {"A": {"again": True}, "6": {"draw": 1}, "7": {"victim": "previous"}},
        "answer": ["7"],
    }
    found = problems("russian", given)
    assert sorted(found) == ["rules.again_skips", "rules.answer_previous", "rules.cover_alone"]
    with pytest.raises(Refusal) as refused:
        open_variant("russian", {"effects": {"6": {"draw": 1}, "KS": {"cover": True}}})
    assert [p.facts["key"] for p in refused.value.problems] == ["6", "KS"]  # a rank once, a card by itself


# --- what changes nothing -------------------------------------------------------------------------------------------

IDLE = [
    {"draw": "one"},
    {"limit": 101},
    {"voluntary_draw": False},
    {"players": [2, 5]},
    {"answer": []},
    {"no_finish": ["7", "A", "KS"]},
    {"values": {"9": 0}},
    {"values": {"KH": 4}},
    {"values": {}},
    {"effects": {"7": {"draw": 2}}},
    {"effects": {"8": {"victim": "next", "draw": 0}}},
    {"effects": {"7H": {"draw": 2, "skip": True}}},
    {"effects": {}},
]


@pytest.mark.parametrize("given", IDLE, ids=str)
def test_a_setting_that_changes_nothing_is_dropped_and_in_a_record_refused(given):
    assert problems("russian", given) == []
    assert kept("russian", given) == {}
    assert problems("russian", given, strict=True) == ["rules.changes_nothing"]


def test_beside_one_that_changes_only_the_idle_entry_is_refused():
    given: dict[str, Any] = {"effects": {"7": {"draw": 3}, "A": {"skip": True}}, "values": {"9": 9, "J": 2}}
    assert kept("russian", given) == {"effects": {"7": {"draw": 3}}, "values": {"9": 9}}
    with pytest.raises(Refusal) as refused:
        open_variant("russian", given, strict=True)
    assert sorted(str(p.facts["dial"]) for p in refused.value.problems) == ["effects.A", "values.J"]


def test_an_atom_beside_a_changed_one_may_repeat_the_base():
    given: dict[str, Any] = {"effects": {"7": {"draw": 3, "skip": True}}}
    assert problems("russian", given, strict=True) == []


def test_a_base_that_differs_makes_the_same_setting_count():
    assert kept("mavr", {"draw": "one"}) == {"draw": "one"}
    assert kept("mavr-one", {"draw": "one"}) == {}
    assert kept("czech", {"low": "reset_exact"}) == {"low": "reset_exact"}


REDUNDANT = [
    {"effects": {"K": {"skip": True}, **{f"K{suit}": {"skip": True} for suit in "CDHS"}}},
    {"values": {"K": 5, **{f"K{suit}": 5 for suit in "CDHS"}}},
    {"values": {**{f"K{suit}": 4 for suit in "CDHS"}, "K": 9}},
    {"effects": {"7": {"draw": 3}, "7H": {"draw": 3}}},
]


@pytest.mark.parametrize("given", REDUNDANT, ids=str)
def test_entries_that_say_the_same_twice_are_kept_once(given):
    """What is kept makes the same rules, and a record may hold it."""
    short = kept("russian", given)
    assert same(rules("russian", **short), rules("russian", **given))
    assert kept("russian", short, strict=True) == short
