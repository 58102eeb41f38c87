"""The six that must be covered."""

from __future__ import annotations

import pytest

from stovka.core.cards import card
from stovka.games.shedding.model import Cover, Covering, Took
from tests.games.shedding.helpers import MAVRS, OLD, A, B, C, at

EVERY = pytest.mark.parametrize("variant", OLD)


@EVERY
def test_who_lays_a_six_covers_it_himself_at_once(variant):
    table = at(variant, "9H", A="6H 10H 8C").play("6H")
    assert table.event(Covering) == ("shed.effect.cover", A, card("6H"))
    assert (table.mover, table.phase) == (A, "cover")
    assert table.why("10H", A) == "shed.fits.suit"
    assert table.why("8C") == "shed.misfit"
    assert table.facts("8C")["asked"] == "cover"
    assert table.why("JC", B) == "turn.not_yours"


@pytest.mark.parametrize("variant", MAVRS)
def test_a_mavr_six_is_not_covered(variant):
    assert at(variant, "9H", A="6H 10H 8C", seats=3).play("6H").mover == C


@EVERY
def test_with_a_cover_in_hand_it_must_be_used(variant):
    table = at(variant, "9H", A="6H 10H 8C").play("6H")
    assert table.legal == {"10H"}
    assert table.why("draw") == "shed.draw.can_cover"
    assert table.why("pass") == "shed.pass.can_cover"


@EVERY
def test_else_he_draws_one_by_one_until_the_first_card_that_covers(variant):
    table = at(variant, "9H", A="6H 8C KC", stock="10C JD 7H 8H ...").play("6H")
    assert table.why("pass") == "shed.pass.draw_first"
    table.play("draw draw")
    assert table.phase == "cover"
    assert table.event(Took).rule == "shed.draw.cover"
    assert table.legal == {"draw"}
    table.play("draw")
    assert table.legal == {"7H"}
    table.play("7H")
    assert table.hand(A) == {"8C", "KC", "10C", "JD"}  # what was drawn on the way stays


@EVERY
@pytest.mark.parametrize(("cover", "drew", "missed"), [("7H", {B: 2}, [B]), ("AH", {}, [B]), ("10H", {}, [])])
def test_the_covering_cards_own_effect_works(variant, cover, drew, missed):
    table = at(variant, "9H", A=f"6H {cover} 8C", seats=3).play(f"6H {cover}")
    assert (table.drew, table.missed) == (drew, missed)
    assert table.mover == (C if missed else B)


def test_a_six_that_covers_must_be_covered_again():
    table = at("russian", "9H", A="6H 6C 8C").play("6H 6C")
    assert table.state.phase == Cover(card("6C"))
    assert table.legal == {"8C"}


def test_a_six_may_answer_an_order_and_then_its_own_suit_counts():
    table = at("russian", "QD", A="6S 10S 10D", order="S").play("6S")
    assert table.order is None
    assert table.legal == {"10S"}


def test_with_nothing_left_to_draw_he_passes_and_the_six_is_matched_normally():
    table = at("russian", "6D", A="8C 9S", B="9D 9H 6H QS 8C", phase=Cover(card("6D")), stock="8S").play("draw")
    assert table.legal == {"pass"}
    assert table.why("draw") == "shed.draw.empty"
    table.play("pass")
    assert table.told[0] == "shed.pass.no_cover"
    assert (table.mover, table.phase) == (B, "play")
    assert table.legal == {"9D", "6H", "QS:C", "QS:D", "QS:H", "QS:S"}


def test_an_uncovered_six_takes_a_queen_too():
    table = at("russian", "6D", A="QS 6H 9D 10S JC")
    assert table.legal == {"QS:C", "QS:D", "QS:H", "QS:S", "6H", "9D"}


@EVERY
def test_a_six_as_the_last_card_does_not_end_the_round(variant):
    table = at(variant, "9H", A="6H", stock="9C ...").play("6H")
    assert not table.over
    assert (table.mover, table.phase, table.legal) == (A, "cover", {"draw"})
    table.play("draw draw")
    assert table.phase == "cover"


@EVERY
def test_a_six_as_the_last_card_may_end_the_round(variant):
    table = at(variant, "9H", A="6H", B="8C JC", six_last="ends_round").play("6H")
    assert table.winner == A
    assert table.end == "shed.finish.six"
    assert table.score().points == [0, 10]
    table = at(variant, "9H", A="6H 6C", six_last="ends_round").play("6H")
    assert not table.over
    table.play("6C")
    assert table.winner == A


def test_a_last_six_takes_its_cover_even_from_the_pile():
    table = at("russian", "9H", A="6H", B="8C", stock="").play("6H")
    assert table.legal == {"draw"}
    table.play("draw", recycled="9H").play("9H")
    assert table.winner == A


def test_the_covering_card_as_the_last_one_has_its_own_end():
    table = at("russian", "9H", A="6H 10H").play("6H 10H")
    assert table.winner == A
    assert table.end == "shed.finish.out"
    table = at("russian", "9H", A="6H QS").play("6H")
    assert table.legal == {"QS"}
    table.play("QS")
    assert table.score().points[A] == -40
    table = at("russian", "9H", A="6H 7H").play("6H 7H")
    assert not table.over
    assert table.drew == {B: 2}
    table = at("czech", "9H", A="6H 9C", seats=2).play("6H")
    assert table.legal == {"draw"}
    table = at("czech", "10H", A="6H 9H", seats=2).play("6H 9H")
    assert not table.over


def test_a_barred_card_may_not_be_the_last_cover():
    table = at("russian", "9H", A="6H 7H", no_finish_mode="not_last", stock="8C 10H ...").play("6H")
    assert table.why("7H") == "shed.not_last"
    assert table.legal == {"draw"}
    table.play("draw")
    assert table.legal == {"7H"}  # with two cards in hand again it may be played


def test_any_card_may_be_one_that_must_be_covered():
    table = at("russian", "9H", A="JH KH 8C", effects={"J": {"cover": True}}).play("JH")
    assert (table.phase, table.legal) == ("cover", {"KH"})
    table = at("mavr", "9H", A="6H KH 8C", effects={"6": {"draw": 0, "skip": False, "cover": True}}).play("6H")
    assert (table.phase, table.legal) == ("cover", {"KH"})


def test_a_six_need_not_be_covered_where_a_house_rule_says_so():
    assert at("russian", "9H", A="6H KH 8C", effects={"6": {"cover": False}}).play("6H").mover == B
    assert at("russian", "9H", A="6H", effects={"6": {"cover": False}}).play("6H").winner == A
