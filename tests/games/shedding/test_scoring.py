"""What the cards left in a hand cost, and what the winner gets."""

from __future__ import annotations

from typing import Any

import pytest

from stovka.core.cards import card
from stovka.games.shedding.model import Counted
from tests.games.shedding.helpers import MAVRS, OLD, VARIANTS, A, B, at, cost, ended

EVERY = pytest.mark.parametrize("variant", VARIANTS)
FACE = {"6": 6, "7": 7, "8": 8, "9": 0, "10": 10, "J": 2, "K": 4, "A": 11}


@EVERY
@pytest.mark.parametrize(("rank", "points"), FACE.items())
def test_what_a_card_costs(variant, rank, points):
    assert cost(variant, f"{rank}C") == points
    assert cost(variant, f"{rank}S 9H") == points


def test_the_low_cards_of_fifty_two_cost_their_pips():
    assert [cost("alternative", f"{rank}H") for rank in "2345"] == [2, 3, 4, 5]


@EVERY
def test_a_hand_costs_the_sum_of_its_cards(variant):
    table = ended(variant, A, "8H", A="", B="6C 9D QS KH AC")
    assert table.points == [0, 24]
    (mine, his) = table.events(Counted)
    assert [(line.rule, line.value) for line in mine.lines] == [("score.winner", 0)]
    assert {line.card: line.value for line in his.lines} == {
        card("6C"): 6,
        card("9D"): 0,
        card("QS"): 3,
        card("KH"): 4,
        card("AC"): 11,
    }
    assert sum(line.value for line in his.lines) == his.points


@EVERY
@pytest.mark.parametrize(("last", "points"), [("QC", -20), ("QD", -20), ("QH", -20), ("QS", -40), ("KH", 0)])
def test_the_winners_bonus_for_a_last_queen(variant, last, points):
    table = ended(variant, A, last, A="", B="8C")
    assert table.points[A] == points
    (line,) = table.events(Counted)[A].lines
    assert line.rule == ("score.queen_out" if points else "score.winner")
    assert line.card == card(last)


@pytest.mark.parametrize("variant", OLD)
def test_a_lone_queen_counts_instead_of_her_three(variant):
    (line,) = ended(variant, A, "8H", A="", B="QC").events(Counted)[B].lines
    assert (line.rule, line.value, line.instead) == ("score.lone_queen", 20, 3)


@pytest.mark.parametrize("variant", OLD)
def test_the_only_queen_of_a_hand_may_count_among_the_rest(variant):
    def total(hand):
        return cost(variant, hand, lone_queen="one_queen_among_others")

    assert total("QC") == 20
    assert total("QS") == 40
    assert total("QC 8C KD") == 20 + 8 + 4
    assert total("QS 9D") == 40
    assert total("QC QS 8C") == 3 + 3 + 8


@pytest.mark.parametrize("variant", OLD)
def test_a_lone_queen_may_count_three(variant):
    assert cost(variant, "QC", lone_queen="off") == cost(variant, "QS", lone_queen="off") == 3


@pytest.mark.parametrize("variant", MAVRS)
def test_mavr_may_have_the_lone_queen_too(variant):
    assert cost(variant, "QS", lone_queen="lone_card") == 40
    assert cost(variant, "QS 9D", lone_queen="lone_card") == 3


def test_an_empty_hand_that_did_not_win_has_a_line_of_its_own():
    (line,) = ended("russian", B, "8H", A="", B="").events(Counted)[A].lines
    assert (line.rule, line.value) == ("score.empty", 0)


def test_house_values_are_by_rank_or_card_and_may_be_negative():
    values = {"9": 9, "KH": -5, "J": 0}
    assert cost("russian", "9C 8C", values=values) == 17
    assert cost("russian", "KH KC", values=values) == -1
    assert cost("russian", "JH 8C", values=values) == 8
    assert cost("russian", "KH", values={"K": 40, "KH": 1}) == 1
    assert ended("russian", A, "8H", A="", B="KH", values=values, totals=(0, 10)).totals == [0, 5]


def test_the_bonus_and_the_lone_queen_stay_with_the_rank_queen():
    dials: dict[str, Any] = {
        "effects": {"Q": {"order": False, "wild": False}, "J": {"order": True}},
        "values": {"Q": 7},
    }
    assert ended("russian", A, "QH", A="", B="8C", **dials).points == [-20, 8]
    assert ended("russian", A, "JH", A="", B="8C", **dials).points == [0, 8]
    assert cost("russian", "QC", **dials) == 20
    assert cost("russian", "JC", **dials) == 2
    (line,) = ended("russian", A, "8H", A="", B="QC", **dials).events(Counted)[B].lines
    assert line.instead == 7


def test_the_bonus_goes_by_the_covering_card():
    table = at("russian", "9H", A="6H QH", B="8C").play("6H QH")
    assert table.score().points == [-20, 8]
