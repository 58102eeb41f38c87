"""The twenty-three positions that settle what the rules mean, by their numbers."""

from __future__ import annotations

import pytest

from stovka.games.shedding.model import RoundOver, Turn
from tests.games.shedding.helpers import MAVRS, OLD, VARIANTS, A, B, C, D, at, cost, ended, opened


@pytest.mark.parametrize("variant", VARIANTS)
def test_1_a_card_fits_by_suit_by_rank_or_as_a_queen(variant):
    table = at(variant, "9H", A="9S KH 7C QD")
    assert table.legal == {"9S", "KH", "QD:C", "QD:D", "QD:H", "QD:S"}
    assert table.why("9S") == "shed.fits.rank"
    assert table.why("KH") == "shed.fits.suit"
    assert table.why("QD:S") == "shed.fits.wild"
    assert table.why("7C") == "shed.misfit"


def test_2_a_drawn_six_that_fits_must_be_played_then_covered():
    table = at("russian", "AD", A="7S 6H", stock="6D ...")
    assert table.legal == {"draw"}
    table.play("draw")
    assert table.legal == {"6D"}
    assert table.phase == "drawn"
    table.play("6D")
    assert (table.mover, table.phase) == (A, "cover")
    assert table.legal == {"6H"}  # another six covers


@pytest.mark.parametrize("variant", ["russian", "czech", "mavr-one"])
def test_3_drawing_one_takes_one_card_and_passes(variant):
    table = at(variant, "AD", A="7S 6H", stock="9C 8D ...")
    table.play("draw")
    assert table.legal == {"pass"}
    table.play("pass")
    assert table.mover == B
    assert table.hand(A) == {"7S", "6H", "9C"}


def test_3_drawing_until_a_card_fits_plays_the_second():
    table = at("mavr", "AD", A="7S 6H", stock="9C 8D ...").play("draw")
    assert table.legal == {"draw"}
    table.play("draw")
    assert table.legal == {"8D"}
    table.play("8D")
    assert table.mover == B
    assert table.hand(A) == {"7S", "6H", "9C"}


@pytest.mark.parametrize("variant", VARIANTS)
def test_4_whoever_holds_a_queen_may_not_draw(variant):
    table = at(variant, "9H", A="QS 7C 8C")
    assert table.legal == {"QS:C", "QS:D", "QS:H", "QS:S"}
    assert table.why("draw") == "shed.draw.can_play"
    assert [str(each) for each in table.facts("draw")["cards"]] == ["QS"]


@pytest.mark.parametrize(("seven", "draws"), [("7H", 2), ("7S", 4)])
def test_5_a_seven_makes_the_next_player_draw_and_miss_his_turn(seven, draws):
    table = at("russian", "9" + seven[1], A=f"{seven} 8C", seats=3).play(seven)
    assert table.drew == {B: draws}
    assert table.missed == [B]
    assert table.mover == C
    table = at("russian", "9" + seven[1], A=f"{seven} 8C", seats=2).play(seven)
    assert table.drew == {B: draws}
    assert table.mover == A


def test_6_a_six_is_covered_by_drawing_until_a_card_covers():
    table = at("russian", "9H", A="6H 9C 7C", stock="10H ...").play("6H")
    assert table.legal == {"draw"}
    assert table.why("9C") == "shed.misfit"
    table.play("draw")
    assert table.phase == "cover"
    assert table.legal == {"10H"}
    table.play("10H")
    assert table.mover == B


def test_7_a_six_on_a_six_must_be_covered_in_its_own_suit():
    table = at("russian", "6S", A="6H 6C 10C KD").play("6H 6C")
    assert (table.mover, table.phase) == (A, "cover")
    assert table.legal == {"10C"}
    table.play("10C")
    assert table.mover == B
    table = at("russian", "6S", A="6H 6C 10H KD").play("6H 6C")
    assert table.why("10H") == "shed.misfit"


def test_8_a_last_six_is_covered_from_the_stock():
    table = at("russian", "9H", A="6H", stock="10H ...").play("6H")
    assert not table.over
    table.play("draw 10H")
    assert table.winner == A
    assert table.score().points[A] == 0

    table = at("russian", "9H", A="6H", stock="KC QS ...").play("6H draw draw QS:D")
    assert not table.over
    assert table.hand(A) == {"KC"}
    assert table.mover == B

    table = at("russian", "9H", A="6H", stock="QS ...").play("6H draw QS")
    assert table.winner == A
    assert table.score().points[A] == -40


@pytest.mark.parametrize("variant", VARIANTS)
def test_9_after_an_order_only_that_suit_or_a_queen_fits(variant):
    table = at(variant, "QD", A="JH JD", B="10C 10H QS", order="C", turn=B)
    assert table.legal == {"10C", "QS:C", "QS:D", "QS:H", "QS:S"}
    assert table.why("10C") == "shed.fits.order"
    table.play("10C")
    assert table.order is None
    table = at(variant, "10C", B="10H QS", turn=B)
    assert table.why("10H") == "shed.fits.rank"


def _comeback(stock: str):
    table = at("russian", "8H", A="AH", B="8C JD", C="9H JC", stock=stock).play("AH")
    assert not table.over
    assert table.missed == [B]
    table.play("9H")
    assert table.mover == A
    assert table.legal == {"draw"}
    return table.play("draw")


def test_10_who_laid_an_ace_last_takes_one_card_on_his_next_turn():
    table = _comeback("10H ...")
    assert table.legal == {"10H"}
    table.play("10H")
    assert table.winner == A
    assert table.score().points[A] == 0


def test_10_a_taken_card_that_does_not_fit_stays_in_the_hand():
    table = _comeback("KC ...")
    assert table.legal == {"pass"}
    table.play("pass")
    assert table.hand(A) == {"KC"}
    assert table.mover == B


def test_10_a_taken_seven_is_played_and_the_player_still_owes_a_take():
    table = _comeback("7H ...")
    assert table.legal == {"7H"}
    table.play("7H")
    assert not table.over
    assert table.drew == {B: 2}
    assert table.missed == [B]
    assert table.mover == C
    assert table.hand(A) == set()


def test_11_an_empty_hand_scores_0_and_does_not_win_when_another_goes_out():
    table = at("russian", "8H", A="AH", B="8C KC", C="9H").play("AH 9H")
    assert table.winner == C
    table.score()
    assert table.points == [0, 12, 0]
    assert table.score_line["winner"] == C


def test_12_with_two_players_a_last_seven_comes_straight_back():
    table = at("russian", "9H", A="7H", B="8C KC").play("7H")
    assert table.drew == {B: 2}
    assert table.mover == A
    assert table.legal == {"draw"}


def test_13_a_six_covered_by_an_ace_does_not_end_the_round():
    table = at("russian", "9H", A="6H", stock="AH ...").play("6H draw AH")
    assert not table.over
    assert table.hand(A) == set()


def test_13_a_last_nine_ends_the_round_but_not_in_the_czech_game():
    assert at("russian", "9H", A="9C").play("9C").winner == A
    table = at("czech", "9H", A="9C").play("9C")
    assert not table.over
    assert table.mover == B


@pytest.mark.parametrize("variant", MAVRS)
def test_14_the_effect_of_a_card_that_ends_the_round_is_not_carried_out(variant):
    table = at(variant, "9S", A="KS", B="10H").play("KS")
    assert table.winner == A
    assert table.drew == {}
    assert table.score().points == [0, 10]
    table = at(variant, "9S", A="KS", B="10H", last_card_penalty="drawn_then_scored", stock="8C 8D JC JD ...")
    table.play("KS")
    assert table.winner == A
    assert table.drew == {B: 4}
    assert table.score().points == [0, 10 + 8 + 8 + 2 + 2]


def test_15_a_mavr_nine_wins_as_the_last_card_and_else_moves_again():
    assert at("mavr", "9H", A="9D").play("9D").winner == A
    table = at("mavr", "9H", A="9D 10H", stock="8C JS 7D ...").play("9D")
    assert (table.mover, table.phase) == (A, "play")
    assert table.event(Turn).rule == "shed.effect.again"
    assert table.legal == {"draw"}
    table.play("draw draw draw")
    assert table.legal == {"7D"}
    for stop in ("9C", "QC"):
        table = at("mavr", "9H", A="9D 10H", stock=f"8C {stop} ...").play("9D draw draw")
        assert "draw" not in table.legal
        assert {code[:2] for code in table.legal} == {stop}


@pytest.mark.parametrize("variant", VARIANTS)
def test_16_exactly_101_is_back_to_nothing_and_more_is_out(variant):
    table = ended(variant, A, "8H", A="", B="AC", totals=(0, 90))
    assert (table.totals[B], table.reset, table.out) == (0, [B], [])
    table = ended(variant, A, "8H", A="", B="AC", totals=(0, 91))
    assert (table.totals[B], table.reset, table.out) == (102, [], [B])


@pytest.mark.parametrize(("hand", "old", "mavr"), [("QC", 20, 3), ("QS", 40, 3), ("QC QS", 6, 6), ("QS 9D", 3, 3)])
def test_17_a_lone_queen_costs_20_or_40_but_not_in_mavr(hand, old, mavr):
    assert [cost(variant, hand) for variant in OLD] == [old] * 3
    assert [cost(variant, hand) for variant in MAVRS] == [mavr] * 2


def test_18_going_out_on_a_queen_at_the_lower_limit():
    def total(variant, before):
        table = ended(variant, A, "QS", A="", B="8C", totals=(before, 0))
        return table.totals[A], table.out

    assert total("russian", -61) == (0, [])
    assert total("alternative", -61) == (0, [])
    assert total("czech", -61) == (-101, [])
    assert total("russian", -71) == (-111, [])
    assert total("czech", -71) == (-111, [A])


def test_19_a_five_hits_the_previous_player_and_the_next_one_misses():
    table = at("alternative", "9H", A="5H 8C", seats=3).play("5H")
    assert table.drew == {C: 2}
    assert table.missed == [B]
    assert table.mover == C
    table = at("alternative", "9S", A="AS 8C", C="5S 8D", seats=4).play("AS")
    assert table.missed == [B]
    table.play("5S")
    assert table.drew == {B: 4}
    assert table.missed == [D]
    assert table.mover == A


def test_20_the_opening_card_is_the_dealers_move():
    table = opened("russian", "7C", dealer=C, seats=3)
    assert table.drew == {A: 2}
    assert table.missed == [A]
    assert table.mover == B
    table = opened("russian", "6D", dealer=C, seats=3)
    assert (table.mover, table.phase) == (C, "cover")
    table = opened("russian", "QH", dealer=C, seats=3)
    assert (table.mover, table.phase) == (C, "order")
    assert table.legal == {"order:C", "order:D", "order:H", "order:S"}
    table.play("order:S")
    assert (table.mover, table.order) == (A, "S")


@pytest.mark.parametrize("variant", VARIANTS)
def test_21_the_bonus_goes_by_the_printed_suit(variant):
    table = at(variant, "QD", A="QC", B="8C 8D", order="S").play("QC")
    assert table.winner == A
    assert table.score().points[A] == -20


def test_22_two_aces_to_and_fro_for_ever_block_the_round():
    """C3: when the cards are stuck in hands, the round is blocked by a stated rule."""
    table = at("mavr", "AC", A="8H 10S", B="10D 9D", C="8S 9H", D="JD 8D", below="AD", stock="", starved=1)
    turns = 0
    while not table.over:
        drawn = "AD" if table.state.pile[-1].code == "AC" else "AC"
        table.play("draw", recycled=drawn)
        assert table.legal == {drawn}
        table.play(drawn)
        turns += 1
    assert table.end == "shed.finish.blocked"
    assert turns == 16
    assert table.winner is None
    assert table.event(RoundOver).turns == 16
    assert table.score().points == [18, 10, 8, 10]


def test_23_comebacks_to_and_fro_block_the_round_with_two_players():
    table = at("russian", "AC", A="", B="8H 10S", below="AD", stock="", starved=1)
    turns = 0
    while not table.over:
        drawn = "AD" if table.state.pile[-1].code == "AC" else "AC"
        table.play("draw", recycled=drawn).play(drawn)
        turns += 1
    assert table.end == "shed.finish.blocked"
    assert turns == 8
    assert table.winner is None
    assert table.score().points == [0, 18]
