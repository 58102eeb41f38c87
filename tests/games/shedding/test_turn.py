"""A turn: what fits, the order of a queen, and why a move is refused."""

from __future__ import annotations

import pytest

from stovka.core.moves import MOVES
from stovka.games.shedding.game import SHEDDING
from stovka.games.shedding.model import Ordered, Turn
from tests.games.shedding.helpers import VARIANTS, A, B, C, D, at, ended

EVERY = pytest.mark.parametrize("variant", VARIANTS)


@EVERY
def test_play_goes_clockwise_past_those_who_are_out(variant):
    """C26: the third of four players is out."""
    table = at(variant, "8H", A="10H JC", B="JH JC", C=None, D="KH KC").play("10H")
    assert table.mover == B
    table.play("JH")
    assert table.mover == D
    table.play("KH")
    assert table.mover == A


@EVERY
def test_a_queen_may_be_played_on_another_queen(variant):
    table = at(variant, "QD", A="QC 8H", B="8S 8D", order="S")
    assert table.legal == {"QC:C", "QC:D", "QC:H", "QC:S"}
    assert table.why("QC:S") == "shed.fits.wild"


@EVERY
def test_the_printed_suit_of_a_queen_asks_for_nothing_more(variant):
    """C36: the refusal names the order and who gave it, not only that the card does not fit."""
    table = at(variant, "QH", A="9H 8C", C="JC JD", order="S")
    assert table.why("9H") == "shed.misfit"
    facts = table.facts("9H")
    assert (facts["asked"], facts["suit"], facts["by"]) == ("order", "S", C)
    assert facts["cause"].code == "QH"


@EVERY
@pytest.mark.parametrize("suit", ["C", "D", "H", "S"])
def test_any_of_the_four_suits_may_be_ordered_the_present_one_too(variant, suit):
    """C10, C20: one suit is named, and the hand is exactly one card shorter."""
    table = at(variant, "8H", A="QH 9C JC").play(f"QH:{suit}")
    assert len(table.events(Ordered)) == 1
    assert (table.order, table.mover) == (suit, B)
    assert table.state.number == 1  # card and order are one move
    assert table.hand(A) == {"9C", "JC"}
    assert table.state.wish is not None
    assert table.state.wish.by == A


@EVERY
def test_a_queen_without_a_suit_is_refused_and_nothing_changes(variant):
    """C12, C70: only the four suits are taken, and a queen that goes on owes one."""
    table = at(variant, "QH", A="QS 8C", order="C")
    before = table.state
    assert table.why("QS") == "shed.suit.missing"
    assert "QS" not in table.legal
    assert "QS:Q" not in MOVES
    assert table.state == before


@EVERY
def test_a_suit_may_be_named_with_an_ordering_card_only(variant):
    table = at(variant, "9H", A="JH 8C")
    assert table.why("JH:S") == "shed.suit.stray"
    assert table.why("order:S") == "shed.order.stray"


@EVERY
def test_a_last_queen_names_no_suit(variant):
    """C14: no order; the round ends."""
    table = at(variant, "9H", A="QC")
    assert table.legal == {"QC"}
    assert table.why("QC:S") == "shed.suit.last"
    table.play("QC")
    assert table.winner == A
    assert not table.events(Ordered)
    assert table.score().points[A] == -20


@pytest.mark.parametrize("variant", ["russian", "alternative", "czech", "mavr-one"])
def test_an_order_survives_a_draw_and_a_pass(variant):
    """C15: the third player still owes hearts."""
    table = at(variant, "8S", A="QS JC", B="9C 10D", C="9H 9S", stock="8C ...")
    table.play("QS:H draw pass")
    assert (table.mover, table.order) == (C, "H")
    assert table.legal == {"9H"}


def test_an_order_survives_a_recycled_stock():
    table = at("russian", "QS", A="9C 10D", B="9H 9S", below="8C JD", stock="", order="H")
    table.play("draw", recycled="8C JD")
    assert table.order == "H"
    assert table.legal == {"pass"}


@EVERY
def test_an_order_dies_with_the_next_card(variant):
    """C17: the order stands in the log and on the table until a card covers it."""
    table = at(variant, "QD", A="10S 9C", B="10H JD", order="S").play("10S")
    assert table.order is None
    assert table.why("10H") == "shed.fits.rank"


@EVERY
def test_a_card_of_the_ordered_suit_fits_whatever_lies_on_top(variant):
    table = at(variant, "QD", A="10S QS JD", order="S")
    assert table.why("10S") == "shed.fits.order"
    assert table.why("QS:C") == "shed.fits.order"
    assert table.why("JD") == "shed.misfit"


def test_a_queen_covers_a_six_and_orders():
    table = at("russian", "9H", A="6H QC 8D").play("6H")
    assert table.legal == {"QC:C", "QC:D", "QC:H", "QC:S"}
    table.play("QC:S")
    assert (table.mover, table.order) == (B, "S")


# --- whose turn, which card --------------------------------------------------------------------------------------


@EVERY
def test_only_the_mover_moves(variant):
    """C27: a second press is answered with whose turn it is."""
    table = at(variant, "9H", A="10H JC", B="10C KH")
    for code in ("10C", "KH", "draw", "pass"):
        assert table.why(code, B) == "turn.not_yours"
        assert table.facts(code, B) == {"seat": B, "mover": A}
    assert table.why("10H", 7) == "turn.not_yours"
    table.play("10H")
    assert table.why("JC", A) == "turn.not_yours"


@EVERY
def test_a_card_that_is_not_held_is_another_fault_than_one_that_does_not_fit(variant):
    """C38."""
    table = at(variant, "9H", A="8C JC", B="KH KD")
    assert table.why("KH") == "hand.not_held"
    assert table.why("8C") == "shed.misfit"
    assert table.why("2H") == ("hand.not_held")


@EVERY
def test_every_refusal_has_every_reason(variant):
    """C39: one verdict, the weightiest reason first."""
    table = at(variant, "9H", A="8C JC", B="KC KD")
    verdict = SHEDDING.judge(table.state, B, MOVES["KC"])
    assert [reason.rule for reason in verdict.forbids] == ["turn.not_yours", "shed.misfit"]
    verdict = SHEDDING.judge(table.state, A, MOVES["QC"])
    assert [reason.rule for reason in verdict.forbids] == ["hand.not_held"]
    assert not verdict.legal


@EVERY
def test_nothing_may_be_played_between_rounds(variant):
    table = ended(variant, A, "8H", A="", B="10C")
    for code in ("10C", "draw", "pass", "order:S"):
        assert table.why(code, B) == "turn.closed"


def test_a_move_of_another_game_is_refused():
    table = at("russian", "9H", A="8C JC")
    assert table.why("meld:K") == "turn.no_such_move"
    assert table.why("enough") == "turn.no_such_move"


def test_an_illegal_move_changes_nothing():
    from stovka.core.chance import Scripted
    from stovka.core.engine import play

    table = at("russian", "9H", A="8C JC")
    step = play(SHEDDING, table.state, A, MOVES["8C"], Scripted({}))
    assert (step.events, step.after) == ((), table.state)
    assert not step.verdict.legal


@EVERY
def test_a_turn_names_who_comes_next(variant):
    table = at(variant, "9H", A="10H JC").play("10H")
    assert table.event(Turn)[:3] == ("shed.turn.next", B, None)


def test_the_turn_line_tells_phase_legal_moves_and_refused_cards():
    table = at("russian", "QH", A="10S 9C QS", B="8C", order="S")
    line = SHEDDING.turn(table.state)
    assert line["phase"] == "play"
    assert line["ordered"] == "S"
    assert line["legal"] == ["10S", "QS:C", "QS:D", "QS:H", "QS:S"]
    assert line["refused"] == {"9C": "shed.misfit"}
    assert line["hands"] == [["10S", "9C", "QS"], ["8C"]]
