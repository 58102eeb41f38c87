"""Drawing and passing, in every combination of the four dials that say who may do what."""

from __future__ import annotations

import pytest

from stovka.games.shedding.model import Took
from tests.games.shedding.helpers import VARIANTS, B, at

QS = {"QS:C", "QS:D", "QS:H", "QS:S"}


@pytest.fixture(params=["one", "until_fits"])
def draw(request):
    return request.param


@pytest.fixture(params=[False, True])
def voluntary(request):
    return request.param


@pytest.fixture(params=["must", "may"])
def drawn(request):
    return request.param


@pytest.fixture(params=[True, False])
def queen(request):
    return request.param


@pytest.fixture
def table(draw, voluntary, drawn, queen):
    def make(hand: str, stock: str, **more):
        dials = {"draw": draw, "voluntary_draw": voluntary, "play_drawn": drawn, "queen_forces_play": queen}
        return at("russian", "9H", A=hand, B="JC JD", stock=stock, **dials, **more)

    return make


def test_a_player_whom_nothing_fits_draws_and_may_not_pass_first(table):
    position = table("8C KD", "10S ...")
    assert position.legal == {"draw"}
    assert position.why("pass") == "shed.pass.draw_first"


def test_a_drawn_card_that_does_not_fit_ends_the_turn_or_asks_for_more(table, draw):
    position = table("8C KD", "10S 8D 7H ...").play("draw")
    if draw == "one":
        assert position.legal == {"pass"}
        assert position.why("draw") == "shed.draw.once"
        position.play("pass")
        assert position.mover == B
    else:
        assert position.legal == {"draw"}
        assert position.why("pass") == "shed.pass.draw_on"
        position.play("draw draw")
        assert "7H" in position.legal
        assert "draw" not in position.legal


def test_a_drawn_card_that_fits_must_be_played_or_may_be_kept(table, draw, drawn):
    position = table("8C KD", "10H ...").play("draw")
    assert position.phase == "drawn"
    if drawn == "must":
        assert position.legal == {"10H"}
        assert position.why("pass") == "shed.pass.can_play"
    else:
        assert position.legal == {"10H", "pass"}
        assert position.why("pass") == "shed.pass.may"
    assert position.why("draw") == ("shed.draw.once" if draw == "one" else "shed.draw.can_play")


def test_a_drawn_queen_always_fits(table, drawn):
    position = table("8C KD", "QS ...").play("draw")
    assert position.legal == QS | ({"pass"} if drawn == "may" else set())


def test_who_can_play_may_draw_only_where_drawing_is_free(table, voluntary):
    position = table("10H 8C", "10S ...")
    assert position.legal == ({"10H", "draw"} if voluntary else {"10H"})
    assert position.why("draw") == ("shed.draw.voluntary" if voluntary else "shed.draw.can_play")
    assert position.why("pass") == "shed.pass.can_play"
    assert ("cards" in position.facts("draw")) != voluntary  # what would fit is told to whom it forbids the draw


@pytest.mark.parametrize(("card", "fits"), [("10S", False), ("KH", True)])
def test_after_a_free_draw_any_fitting_card_or_pass(table, voluntary, card, fits):
    if not voluntary:
        return
    position = table("10H 8C", f"{card} ...").play("draw")
    assert position.legal == {"10H", "pass"} | ({card} if fits else set())
    assert position.why("draw") == "shed.draw.once"
    assert position.why("pass") == "shed.pass.voluntary"
    position.play("pass")
    assert position.mover == B


def test_who_holds_no_fitting_card_but_queens_may_draw_where_a_queen_does_not_force_him(table, voluntary, queen):
    """Also where drawing is free."""
    position = table("QS 8C", "10S ...")
    free = voluntary or not queen
    assert position.legal == QS | ({"draw"} if free else set())
    if free:
        assert position.why("draw") == ("shed.draw.voluntary" if voluntary else "shed.draw.spare_wild")
        position.play("draw")
        assert position.legal == QS | {"pass"}
        assert position.why("draw") == "shed.draw.once"


def test_a_queen_beside_another_fitting_card_spares_no_draw(table, voluntary):
    assert ("draw" in table("QS 10H", "10S ...").legal) == voluntary


def test_a_spared_queen_may_be_kept_even_if_the_drawn_card_fits(table, voluntary, queen):
    if voluntary or not queen:
        assert table("QS 8C", "10H ...").play("draw").legal == QS | {"10H", "pass"}


def test_a_cover_must_be_used_whatever_else_is_free(table):
    position = table("6H QS 8C", "10H ...").play("6H")
    assert position.legal == QS
    assert position.why("draw") == "shed.draw.can_cover"
    assert position.why("pass") == "shed.pass.can_cover"
    position = table("6H 8C", "10D 10H ...").play("6H")
    assert position.legal == {"draw"}
    position.play("draw draw")
    assert position.legal == {"10H"}  # a drawn cover is not free to be kept


def test_with_nothing_to_draw_pass_is_the_only_move_of_whom_nothing_fits(table):
    position = table("8C KD", "")
    assert position.legal == {"pass"}
    assert position.why("draw") == "shed.draw.empty"
    assert position.why("pass") == "shed.pass.empty"


def test_with_nothing_to_draw_nobody_draws_freely(table):
    assert table("10H 8C", "").legal == {"10H"}
    assert table("QS 8C", "").legal == QS


def test_drawing_until_a_card_fits_stops_with_the_last_card(table, draw):
    position = table("8C KD", "10S 8D").play("draw")
    if draw == "until_fits":
        position.play("draw")
        assert position.legal == {"pass"}
        assert position.why("draw") == "shed.draw.empty"
    position.play("pass")
    assert position.mover == B


# --- dials apart, variants as they are -----------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS)
def test_draw_one_or_draw_until(variant):
    """C24: the same position has different legal moves after the first draw, and the rule names the setting."""
    position = at(variant, "9H", A="8C KD", stock="10S 10H ...").play("draw")
    assert position.legal == ({"draw"} if variant == "mavr" else {"pass"})
    assert position.why("draw") == ("shed.draw.until_fits" if variant == "mavr" else "shed.draw.once")


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_player_whom_nothing_fits_is_told_to_draw(variant):
    """C49: as long as draw is legal nobody is stuck."""
    position = at(variant, "9H", A="8C KD")
    assert position.legal == {"draw"}
    assert position.why("draw") == "shed.draw.nothing_fits"


def test_nothing_fits_and_the_drawn_card_neither():
    """C1: the turn passes with the rule that says why."""
    position = at("russian", "JC", A="KD 6H", B="8C 8D", stock="9H", below="10S").play("draw")
    assert position.event(Took).rule == "shed.draw.nothing_fits"
    position.play("pass")
    assert position.told[0] == "shed.pass.drawn"
    assert position.mover == B


def test_a_house_wild_card_that_does_not_order_is_spared_too():
    position = at("russian", "9H", A="JS 8C", queen_forces_play=False, effects={"J": {"wild": True}})
    assert position.legal == {"JS", "draw"}


def test_under_an_order_the_drawn_card_must_be_of_that_suit():
    position = at("mavr", "QD", A="9C 8D", order="S", stock="10H JD 10S ...").play("draw draw draw")
    assert position.legal == {"10S"}
    assert position.why("10S") == "shed.fits.order"
