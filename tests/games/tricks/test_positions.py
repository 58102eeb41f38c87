"""The nine positions that the rules answer, by their numbers; the dials stand at their defaults."""

from __future__ import annotations

import pytest

from stovka.core.cards import cards
from stovka.core.moves import MOVES
from stovka.games.tricks.game import TRICKS
from stovka.games.tricks.melds import sets
from stovka.games.tricks.model import Finished, Took
from tests.games.tricks.table import Taken, do, event, forbidden, legal, position, take, window


def test_1_a_middle_trick_won_by_a_seven_brings_ten_beside_its_cards() -> None:
    assert take("10H 7H 7C 8H", 4) == Taken(2, 10, "score.trick.seven")


def test_2_a_seven_that_is_overtrumped_brings_nothing() -> None:
    assert take("10H 7C 8C 9H", 4) == Taken(2, 0, "")


def test_3_the_first_trick_won_by_a_seven_brings_nothing_more() -> None:
    assert take("10H 7C 8H 9H", 1) == Taken(1, 0, "score.trick.first_seven")


def test_4_the_last_trick_is_worth_six_or_twenty_six_when_a_seven_wins_it() -> None:
    assert take("KS 7H 8S 9S", 8) == Taken(0, 6, "score.trick.last")
    assert take("7S 8H 9H 10H", 8) == Taken(0, 26, "score.trick.last_seven")


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("7C 7D 7H 7S 10C 10D 10H AC", [20, 10]),
        ("AC AD AH AS KC KD KH QC", [6, 40]),
        ("9C 9D 9H 9S 8C 8D 8H 8S", []),
    ],
)
def test_5_four_replace_three_and_one_hand_may_hold_two_sets(hand: str, points: list[int]) -> None:
    assert [each.points for each in sets(cards(hand))] == points


def test_6_a_side_that_says_enough_with_99_loses_the_game() -> None:
    ended: Finished = event(do(window((99, 0)), "enough"), Finished)
    assert (ended.winner, ended.by) == (1, "false_claim")


def test_7_the_high_trump_is_refused_while_the_suit_led_is_held() -> None:
    state = position(("", "9H AC", "", ""), laid="8H")
    assert forbidden(state, "AC") == ["trick.must_follow"]
    assert legal(state) == {"9H"}


def test_8_the_only_trump_must_be_played_even_if_the_partner_is_winning() -> None:
    state = position(("", "", "8C KS AD", ""), laid="AH 9H")
    assert legal(state) == {"8C"}
    assert forbidden(state, "KS") == ["trick.must_trump"]
    (permit,) = TRICKS.judge(state, 2, MOVES["8C"]).permits
    assert (permit.rule, permit.facts["partnered"], permit.facts["winner"]) == ("trick.trump", True, 0)


def test_9_the_seven_of_trumps_beats_king_and_ace_of_the_suit_led() -> None:
    took: Took = event(do(position(("", "", "", "AH"), laid="KH 7C 8H", number=4), "AH"), Took)
    assert (took.seat, str(took.card), took.rule) == (1, "7C", "trick.wins_trump")
