"""A blocked round: cards stuck in hands, or a thousand moves."""

from __future__ import annotations

from typing import Any

import pytest

from stovka.games.shedding.model import Lowest, RoundOver, Turn
from tests.games.shedding.helpers import VARIANTS, A, B, C, at, ended

EVERY = pytest.mark.parametrize("variant", VARIANTS)


@EVERY
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_four_times_the_players_starved_turns_the_round_is_blocked(variant, seats):
    """C3: all pass, and a stated rule ends it."""
    hands: dict[str, Any] = dict(zip("ABCD", ("8C 10C", "8D 10D", "JC KC", "JD KD")[:seats], strict=False))
    table = at(variant, "9H", **hands, stock="", starved=1)
    for _ in range(4 * seats - 1):
        table.play("pass")
        assert not table.over
    table.play("pass")
    assert table.end == "shed.finish.blocked"
    assert table.event(RoundOver) == ("shed.finish.blocked", None, None, 4 * seats)
    assert table.winner is None


def test_players_who_are_out_do_not_count():
    table = at("russian", "9H", A="8C 10C", B=None, C="JC KC", stock="", starved=8)
    assert table.play("pass").over


@EVERY
def test_a_turn_is_starved_with_one_card_to_draw_and_not_with_two(variant):
    table = at(variant, "9H", A="10H KD", B="8C JC", stock="").play("10H")  # the nine below is the one card
    assert table.event(Turn).starved == 1
    table = at(variant, "9H", A="10H KD", B="8C JC", stock="8D", starved=5).play("10H")
    assert table.event(Turn).starved == 0  # the nine and the eight


def test_a_turn_that_is_not_starved_begins_the_count_anew():
    table = at("russian", "9H", A="JH KD", B="JC KC", stock="", starved=7).play("JH")
    assert table.event(Turn).starved == 8
    table.play("JC")
    assert table.event(Turn).starved == 0


def test_a_penalty_counts_after_it_was_drawn():
    table = at("russian", "9H", A="7H KD", B="8C JC", C="8D JD", stock="10S 10C", below="").play("7H")
    assert table.event(Turn).starved == 1  # only the nine is left


def test_a_missed_turn_a_cover_and_the_card_after_a_draw_begin_no_turn():
    table = at("russian", "9H", A="AH 8C", B="JC KC", C="JD KD", stock="", starved=3).play("AH")
    assert (table.mover, table.state.starved) == (C, 4)  # one turn, not two
    table = at("russian", "9H", A="6H 10H 8C", B="JC KC", C="JD KD", stock="", starved=3).play("6H")
    assert table.state.starved == 3
    table = at("russian", "9H", A="8C 8D", B="JC KC", stock="10H", starved=3).play("draw")
    assert table.state.starved == 3


def test_an_answer_begins_no_turn_and_a_nines_extra_move_does():
    table = at("russian", "9H", A="7H 8C", B="7C 8D", C="JC KC", stock="", starved=3, answer=["7"]).play("7H")
    assert table.state.starved == 3
    table = at("mavr", "10H", A="9H 8C", B="JC KC", stock="", starved=3).play("9H")
    assert (table.mover, table.state.starved) == (A, 4)


def test_a_round_may_end_on_the_last_starved_turn():
    table = at("russian", "9H", A="10H", B="JC KC", stock="", starved=8).play("10H")
    assert (table.winner, table.end) == (A, "shed.finish.out")


@EVERY
def test_after_a_thousand_recorded_moves_the_round_is_blocked(variant):
    table = at(variant, "9H", A="10H JH", B="JC KC", number=998).play("10H")
    assert not table.over
    table = at(variant, "9H", A="10H JH", B="JC KC", number=999).play("10H")
    assert table.end == "shed.finish.long"
    assert table.winner is None
    assert table.event(RoundOver).turns == 1000


def test_the_thousandth_move_may_end_the_round():
    assert at("russian", "9H", A="10H", B="JC KC", number=999).play("10H").winner == A


def test_with_the_thousandth_move_debts_and_covers_lapse():
    table = at("russian", "9H", A="6H 8C", B="JC KC", number=999).play("6H")
    assert (table.phase, table.end) == ("score", "shed.finish.long")
    table = at("russian", "9H", A="7H 8C", B="7C KC", number=999, answer=["7"]).play("7H")
    assert table.phase == "score"
    assert table.drew == {}
    assert table.score().points == [8, 11]


def test_a_draw_may_be_the_thousandth_move():
    table = at("russian", "9H", A="8C KD", B="JC KC", number=999, stock="10H ...").play("draw")
    assert table.end == "shed.finish.long"
    assert table.score().points == [8 + 4 + 10, 6]


# --- how it is counted -----------------------------------------------------------------------------------------------


@EVERY
def test_everyone_scores_his_hand(variant):
    table = ended(variant, None, None, A="8C", B="JC KC", C="AC")
    assert table.points == [8, 6, 11]
    assert table.score_line["winner"] is None
    assert not table.events(Lowest)


@EVERY
def test_the_single_lowest_hand_may_win_and_score_nothing(variant):
    table = ended(variant, None, None, A="8C", B="JC KC", C="AC", blocked="lowest_hand_wins")
    assert table.points == [8, 0, 11]
    assert table.event(Lowest) == ("score.lowest_wins", B, 6)
    assert table.score_line["winner"] == B


@EVERY
def test_equal_lowest_hands_score_nothing_and_nobody_wins(variant):
    """C32: the sums are equal, the rule is stated."""
    table = ended(variant, None, None, A="6C", B="JC KC", C="AC", blocked="lowest_hand_wins")
    assert table.points == [0, 0, 11]
    assert table.event(Lowest) == ("score.lowest_tied", None, 6)
    assert table.score_line["winner"] is None


def test_an_empty_hand_is_the_lowest_of_a_blocked_round():
    assert ended("russian", None, None, A="", B="9C JC", blocked="lowest_hand_wins").points == [0, 0 + 2]
    assert ended("russian", None, None, A="", B="9C", blocked="lowest_hand_wins").event(Lowest).seat is None


def test_there_is_no_queen_bonus_in_a_blocked_round():
    table = ended("russian", None, None, A="QS", B="AC KC", blocked="lowest_hand_wins")
    assert table.points == [40, 0]  # the lone queen of spades costs 40, so it is not the lowest
    table = ended("mavr", None, None, A="QS", B="AC KC", blocked="lowest_hand_wins")
    assert table.points == [0, 15]


def test_an_accepted_debt_counts_after_it_was_drawn():
    table = at("russian", "9H", A="7H KD", B="7C JC", C="8D JD", stock="10S", answer=["7"]).play("7H")
    table.play("pass", recycled="9H")
    assert table.drew == {B: 2}
    assert table.event(Turn).starved == 1
