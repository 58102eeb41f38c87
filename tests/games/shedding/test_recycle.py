"""An empty stock: the pile below the top card becomes the stock, and a penalty takes what there is."""

from __future__ import annotations

import pytest

from stovka.core.cards import card, codes
from stovka.games.shedding.game import SHEDDING
from stovka.games.shedding.model import Answer, Debt, Drew, Recycled, Took
from tests.games.shedding.helpers import VARIANTS, A, B, C, at, opened


def _seven_owed() -> Answer:
    return Answer(Debt("7", 2, True, C, card("7H")))


EVERY = pytest.mark.parametrize("variant", VARIANTS)


@EVERY
def test_the_pile_below_the_top_card_is_shuffled_at_the_first_draw_that_needs_it(variant):
    table = at(variant, "9H", A="8C KD", below="JC JD 10S", stock="8D")
    table.play("draw")
    assert not table.events(Recycled)
    assert (table.stock, table.pile) == ("", "JC JD 10S 9H")
    table = at(variant, "9H", A="8C KD", below="JC JD 10S", stock="")
    table.play("draw", recycled="10S JC JD")
    assert table.told == ["shed.recycle.shuffle", "shed.draw.nothing_fits"]
    assert "10S" in table.hand(A)
    assert (table.stock, table.pile) == ("JC JD", "9H")


@EVERY
def test_the_pile_may_be_turned_over_instead_the_earliest_discard_first(variant):
    table = at(variant, "9H", A="8C KD", below="JC JD 10S", stock="", recycle="flip").play("draw")
    assert table.told == ["shed.recycle.flip", "shed.draw.nothing_fits"]
    assert "JC" in table.hand(A)
    assert (table.stock, table.pile) == ("JD 10S", "9H")


def test_a_penalty_takes_the_old_stock_first_then_the_recycled_one():
    table = at("russian", "9S", A="KS 8C", B="10H JH", below="JC JD", stock="8D 8H")
    table.play("KS", recycled="9S JD JC")
    assert table.drew == {B: 5}
    assert codes(c for c in table.event(Drew).cards if c) == ["8D", "8H", "9S", "JD", "JC"]
    assert (table.stock, table.pile) == ("", "KS")
    assert table.event(Recycled).rule == "shed.recycle.shuffle"


def test_a_penalty_that_the_stock_can_pay_does_not_recycle():
    table = at("russian", "9H", A="7H 8C", B="10H JH", below="JC JD", stock="8D 8H").play("7H")
    assert not table.events(Recycled)
    assert (table.stock, table.pile) == ("", "JC JD 9H 7H")


def test_a_penalty_takes_what_there_is_and_the_victim_still_misses():
    """C4: three of five cards exist; the event says how many were asked."""
    table = at("russian", "9S", A="KS 8C", B="10H JH", C="JS 8S", stock="8D 8H").play("KS", recycled="9S")
    event = table.event(Drew)
    assert (len(event.cards), event.asked) == (3, 5)
    assert table.missed == [B]
    assert table.mover == C


def test_a_penalty_may_find_nothing_at_all():
    table = at("russian", "9H", A="7C 8C", B="7H 10C", C="JS 8S", stock="", answer=["7"], phase=_seven_owed())
    table.play("pass")
    event = table.event(Drew)
    assert (event.cards, event.asked) == ((), 2)
    assert table.missed == [A]
    assert table.mover == B


def test_an_opening_penalty_that_finds_too_little_takes_what_there_is():
    table = opened("russian", "KS", seats=3, hand_size=11)
    assert table.drew == {B: 3}
    assert table.missed == [B]
    assert table.mover == C


@EVERY
def test_the_recycled_stock_stands_right_after_the_move_in_the_record(variant):
    table = at(variant, "9H", A="8C KD", below="JC JD 10S", stock="").play("draw", recycled="10S JC JD")
    step = table.steps[-1]
    lines = SHEDDING.write(step.before, step.move, step.events)
    assert lines == (
        {"type": "move", "seat": A, "move": "draw"},
        {"type": "shuffle", "stock": ["10S", "JC", "JD"]},
    )


def test_a_covering_draw_recycles_too():
    table = at("russian", "9H", A="6H 8C", B="JC JD", below="10H", stock="").play("6H")
    table.play("draw", recycled="9H 10H")
    assert table.event(Took).rule == "shed.draw.cover"
    assert table.legal == {"9H"}
    assert table.pile == "6H"


def test_a_comeback_recycles_too():
    table = at("russian", "9H", A="", B="JC JD", below="10C", stock="").play("draw", recycled="10C")
    assert table.event(Took).rule == "shed.draw.comeback"
    assert table.legal == {"pass"}
