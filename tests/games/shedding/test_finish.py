"""Going out: which last card ends the round, and what becomes of a player who stays with an empty hand."""

from __future__ import annotations

from typing import Any

import pytest

from stovka.games.shedding.game import SHEDDING
from stovka.games.shedding.model import Drawn, Play, RoundOver, Stays
from tests.games.shedding.helpers import MAVRS, VARIANTS, A, B, C, at

BARRED = {"russian": ["7", "A", "KS"], "alternative": ["7", "A", "KS"], "czech": ["7", "9", "A", "KS"]}
ONE_OF_EACH = ["7H", "7S", "8H", "9H", "10H", "JH", "QH", "KH", "KS", "AH"]


def _last(variant: str, code: str, **dials):
    top = ("10" if code[0] != "1" else "8") + code[-1]
    return at(variant, top, A=code, B="8C JC", C="8D JD", **dials)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("code", ONE_OF_EACH)
def test_which_last_card_ends_the_round(variant, code):
    barred = BARRED.get(variant, [])
    table = _last(variant, code).play(code)
    if code in barred or code[:-1] in barred:
        assert not table.over
        assert table.event(Stays)[:2] == ("shed.finish.stays", A)
        assert table.hand(A) == set()
    else:
        assert (table.winner, table.end) == (A, "shed.finish.out")
        assert table.drew == {}
        assert table.score().points[A] == (-20 if code == "QH" else 0)


@pytest.mark.parametrize("code", ["5H", "5S"])
def test_a_five_ends_the_round(code):
    table = at("alternative", "9" + code[-1], A=code, seats=3).play(code)
    assert table.winner == A
    assert table.drew == {}


@pytest.mark.parametrize("variant", MAVRS)
def test_a_last_six_wins_in_mavr(variant):
    table = at(variant, "9H", A="6H", B="10H", seats=2).play("6H")
    assert (table.winner, table.drew) == (A, {})


@pytest.mark.parametrize("mode", ["play_on", "not_last"])
@pytest.mark.parametrize("penalty", ["none", "drawn_then_scored"])
def test_a_last_action_card_ends_at_once_or_after_a_draw_or_not_at_all(mode, penalty):
    """C29, C72: a last seven; three readings, each a dial."""
    for variant in ("russian", "mavr"):
        table = _last(variant, "7H", no_finish_mode=mode, last_card_penalty=penalty, stock="10S 8H ...")
        if variant == "russian" and mode == "not_last":
            assert table.why("7H") == "shed.not_last"
            assert table.legal == {"draw"}
            continue
        table.play("7H")
        assert table.over == (variant == "mavr")
        if variant == "russian":
            assert (table.drew, table.missed) == ({B: 2}, [B])  # the effect is carried out
        elif penalty == "none":
            assert table.drew == {}
            assert table.score().points == [0, 10, 10]
        else:
            assert table.drew == {B: 2}
            assert table.told[1] == "shed.finish.penalty"
            assert table.missed == []
            assert table.score().points == [0, 10 + 18, 10]


def test_a_last_five_lets_the_previous_player_draw_its_penalty():
    table = at("alternative", "9S", A="5S", seats=3, last_card_penalty="drawn_then_scored").play("5S")
    assert (table.winner, table.drew) == (A, {C: 4})


def test_a_last_card_penalty_takes_what_there_is():
    table = at("mavr", "9H", A="7H", B="8C JC", stock="", last_card_penalty="drawn_then_scored")
    table.play("7H", recycled="9H")
    assert (table.winner, table.drew) == (A, {B: 1})


def test_a_last_card_without_a_penalty_lets_nobody_draw():
    for code in ("10H", "AH", "QH"):
        table = _last("mavr", code, last_card_penalty="drawn_then_scored").play(code)
        assert (table.winner, table.drew) == (A, {})


# --- no_finish: any set of ranks and cards ----------------------------------------------------------------------


def test_no_finish_is_a_set_of_ranks_and_cards():
    assert not _last("russian", "10H", no_finish=["10"]).play("10H").over
    assert _last("russian", "7H", no_finish=["10"]).play("7H").winner == A
    assert not _last("russian", "KH", no_finish=["KH"]).play("KH").over
    assert _last("russian", "KS", no_finish=["KH"]).play("KS").winner == A
    assert not _last("mavr", "9H", no_finish=["9"]).play("9H").over


def test_a_queen_that_does_not_end_the_round_needs_its_order():
    table = _last("russian", "QH", no_finish=["Q"])
    assert table.legal == {"QH:C", "QH:D", "QH:H", "QH:S"}
    assert table.why("QH") == "shed.suit.missing"
    table.play("QH:S")
    assert not table.over
    assert (table.order, table.mover) == ("S", B)


def test_a_mavr_nine_that_does_not_end_the_round_is_followed_by_the_take():
    table = _last("mavr", "9H", no_finish=["9"], stock="8C ...").play("9H")
    assert (table.mover, table.legal) == (A, {"draw"})
    table.play("draw")
    assert table.legal == {"pass"}  # also where else one draws until a card fits


def test_not_last_such_a_card_waits_for_a_second_one():
    table = at("russian", "9H", A="AH", B="8C JC", no_finish_mode="not_last", stock="10S ...")
    assert [reason.rule for reason in SHEDDING.judge(table.state, A, SHEDDING.candidates(table.state, A)[0]).forbids]
    assert SHEDDING.refused(table.state) == {"AH": "shed.not_last"}
    table.play("draw")
    assert table.legal == {"AH"}
    table.play("AH")
    assert table.hand(A) == {"10S"}


def test_not_last_spares_cards_that_must_be_covered():
    table = at("russian", "9H", A="6H", no_finish=["6", "A"], no_finish_mode="not_last")
    assert table.legal == {"6H"}
    assert table.play("6H").phase == "cover"


def test_not_last_a_card_that_alone_could_be_played_may_be_passed_on():
    table = at("russian", "9H", A="AH", B="8C JC", no_finish_mode="not_last", stock="")
    assert table.legal == {"pass"}


# --- the comeback -------------------------------------------------------------------------------------------------


def test_the_take_is_his_ordinary_single_draw():
    table = at("russian", "9H", A="", B="8C JC", stock="10S ...")
    assert table.legal == {"draw"}
    assert table.why("draw") == "shed.draw.comeback"
    assert table.why("pass") == "shed.pass.draw_first"
    table.play("draw")
    assert isinstance(table.state.phase, Drawn)
    assert table.legal == {"pass"}
    assert table.why("draw") == "shed.draw.once"


@pytest.mark.parametrize("draw", ["one", "until_fits"])
def test_who_takes_a_card_that_does_not_fit_passes_holding_it(draw):
    table = at("russian", "9H", A="", B="8C JC", stock="10S ...", draw=draw).play("draw pass")
    assert (table.hand(A), table.mover) == ({"10S"}, B)


@pytest.mark.parametrize("voluntary", [False, True])
@pytest.mark.parametrize("queen", [False, True])
def test_a_taken_card_that_fits_must_be_played(voluntary, queen):
    dials: dict[str, Any] = {"voluntary_draw": voluntary, "queen_forces_play": queen}
    table = at("russian", "9H", A="", B="8C JC", stock="10H ...", **dials).play("draw")
    assert table.legal == {"10H"}
    table.play("10H")
    assert table.winner == A


def test_a_taken_card_that_fits_may_be_kept_where_drawn_cards_may():
    table = at("russian", "9H", A="", B="8C JC", stock="10H ...", play_drawn="may").play("draw")
    assert table.legal == {"10H", "pass"}


def test_a_taken_queen_goes_out_with_its_bonus():
    table = at("russian", "9H", A="", B="8C JC", stock="QS ...").play("draw QS")
    assert table.score().points[A] == -40


def test_a_taken_six_is_played_and_covered():
    table = at("russian", "9H", A="", B="8C JC", stock="6H 8S 10H ...").play("draw 6H draw draw 10H")
    assert table.hand(A) == {"8S"}
    assert table.mover == B


@pytest.mark.parametrize("draw", ["one", "until_fits"])
def test_an_extra_take_comes_before_a_turn_as_usual(draw):
    table = at("russian", "9H", A="", B="8C JC", stock="10S 8D 7H ...", comeback="extra_draw_first", draw=draw)
    table.play("draw")
    assert isinstance(table.state.phase, Play)
    assert table.legal == {"draw"}
    assert table.why("draw") == "shed.draw.nothing_fits"
    assert table.why("pass") == "shed.pass.draw_first"
    table.play("draw")
    assert table.phase == "drawn"
    assert table.legal == ({"pass"} if draw == "one" else {"draw"})


def test_after_an_extra_take_a_fitting_card_must_be_played_or_drawing_is_free():
    dials: dict[str, Any] = {"comeback": "extra_draw_first"}
    assert at("russian", "9H", A="", stock="10H ...", **dials).play("draw").legal == {"10H"}
    table = at("russian", "9H", A="", stock="10H ...", voluntary_draw=True, **dials).play("draw")
    assert table.legal == {"10H", "draw"}


@pytest.mark.parametrize(("code", "draws"), [("7H", 2), ("7S", 4), ("KS", 5)])
def test_who_is_hit_with_an_empty_hand_is_an_ordinary_player_again(code, draws):
    table = at("russian", "9" + code[-1], A=f"{code} 8C", B="", C="JC JD").play(code)
    assert (table.drew, table.missed, table.mover) == ({B: draws}, [B], C)
    assert len(table.hand(B)) == draws


def test_a_five_hits_the_previous_player_with_an_empty_hand():
    table = at("alternative", "9H", A="5H 8C", B="JC JD", C="").play("5H")
    assert (table.drew, table.missed, table.mover) == ({C: 2}, [B], C)
    assert table.why("draw") != "shed.draw.comeback"


def test_an_ace_takes_the_turn_of_an_empty_hand_which_still_owes_the_take():
    table = at("russian", "9H", A="AH 8C", B="", C="JH JD").play("AH")
    assert (table.missed, table.mover, table.hand(B)) == ([B], C, set())
    table.play("JH")
    assert table.mover == A


def test_with_nothing_to_draw_he_passes_and_still_owes_the_take():
    table = at("russian", "9H", A="", B="8C 9C", stock="")
    assert table.legal == {"pass"}
    assert table.why("pass") == "shed.pass.empty"
    table.play("pass 9C")
    assert (table.mover, table.hand(A), table.legal) == (A, set(), {"draw"})


def test_two_empty_hands_who_goes_out_first_wins():
    table = at("russian", "9H", A="", B="", C="8C 10C", stock="10S 10H ...").play("draw pass draw")
    assert table.legal == {"10H"}
    table.play("10H")
    assert table.winner == B
    assert table.score().points == [10, 0, 18]


def test_a_round_that_ended_says_with_which_card():
    event = _last("russian", "QH").play("QH").event(RoundOver)
    assert (event.seat, event.card and event.card.code, event.turns) == (A, "QH", 0)
