"""Answering a seven with a seven: off in the four games, a dial for house rules."""

from __future__ import annotations

from typing import Any

import pytest

from stovka.core.cards import card
from stovka.games.shedding.model import Answer, Asked, Debt, Drew, Skipped
from tests.games.shedding.helpers import MAVRS, VARIANTS, A, B, C, D, at, opened


@pytest.mark.parametrize("variant", VARIANTS)
def test_effects_are_immediate_and_nobody_is_asked(variant):
    """C22: in the source rules a seven is not answered; it is not the victim's turn."""
    table = at(variant, "9H", A="7H 8C", B="7C 7D", C="KC KD").play("7H")
    assert table.drew == {B: 2}
    assert table.mover == C
    assert table.why("7C", B) == "turn.not_yours"
    table = at(variant, "9H", A="AH 8C", B="AC AD", C="KC KD").play("AH")
    assert (table.missed, table.mover) == ([B], C)


def test_a_victim_who_holds_the_rank_is_asked():
    table = at("russian", "9H", A="7H 8C", B="7C 10H QS", C="JC JD", answer=["7"]).play("7H")
    assert (table.mover, table.phase) == (B, "answer")
    assert table.event(Asked).debt == Debt("7", 2, True, A, card("7H"))
    assert table.legal == {"7C", "pass"}
    assert table.why("7C") == "shed.answer.rank"
    assert table.why("10H") == table.why("QS:C") == "shed.answer.other"
    assert table.why("draw") == "shed.draw.asked"
    assert table.why("pass") == "shed.pass.accept"
    assert table.facts("pass")["draw"] == 2


def test_a_victim_who_accepts_draws_and_misses():
    table = at("russian", "9H", A="7H 8C", B="7C 10H", C="JC JD", answer=["7"]).play("7H pass")
    assert table.event(Drew)[:2] == ("shed.answer.draw", B)
    assert table.event(Drew).by == A
    assert (table.drew, table.missed, table.mover) == ({B: 2}, [B], C)
    assert table.hand(B) >= {"7C", "10H"}


def test_a_victim_without_the_rank_is_not_asked():
    table = at("russian", "9H", A="7H 8C", B="10C 10H", C="7D JD", answer=["7"]).play("7H")
    assert (table.drew, table.missed, table.mover) == ({B: 2}, [B], C)


def test_answered_debts_add_up_and_pass_to_the_next():
    hands: dict[str, Any] = {"A": "7H 8C", "B": "7S 10H", "C": "7D JD", "D": "KC KD"}
    table = at("russian", "9H", **hands, answer=["7"]).play("7H 7S")
    assert (table.mover, table.phase) == (C, "answer")
    assert table.event(Asked).debt == Debt("7", 6, True, B, card("7S"))
    table.play("7D")
    assert (table.drew, table.missed, table.mover) == ({D: 8}, [D], A)
    assert table.event(Drew).rule == "shed.answer.draw"


def test_with_two_players_the_debt_comes_back():
    table = at("russian", "9H", A="7H 7D 8C", B="7C 10H", answer=["7"]).play("7H 7C")
    assert (table.mover, table.phase) == (A, "answer")
    table.play("7D")
    assert (table.drew, table.missed, table.mover) == ({B: 6}, [B], A)


def test_an_ace_passes_the_skip_on():
    table = at("russian", "9H", A="AH 8C", B="AC 10H", C="JC JD", D="KC KD", answer=["A"]).play("AH")
    assert (table.mover, table.phase, table.legal) == (B, "answer", {"AC", "pass"})
    table.play("AC")
    assert (table.drew, table.missed, table.mover) == ({}, [C], D)
    assert table.event(Skipped).rule == "shed.answer.skip"
    table = at("russian", "9H", A="AH 8C", B="AC 10H", C="JC JD", D="KC KD", answer=["A"]).play("AH pass")
    assert (table.drew, table.missed, table.mover) == ({}, [B], C)


@pytest.mark.parametrize("variant", MAVRS)
def test_a_six_is_answered_only_where_a_six_draws(variant):
    table = at(variant, "9H", A="6H 8C", B="6C 10H", C="JC JD", answer=["6"]).play("6H")
    assert (table.mover, table.phase) == (B, "answer")
    table.play("6C")
    assert (table.drew, table.missed) == ({C: 2}, [C])


def test_a_rank_that_is_not_named_is_not_answered():
    table = at("mavr", "9H", A="6H 8C", B="6C 10H", C="JC JD", answer=["7", "A"]).play("6H")
    assert (table.drew, table.missed) == ({B: 1}, [B])


def test_a_king_of_spades_is_never_answered_with_a_king():
    table = at("russian", "9S", A="KS 8C", B="KC KD", C="JC JD", answer=["7", "A"]).play("KS")
    assert table.drew == {B: 5}


def test_an_answer_that_ends_the_round_cancels_the_debt():
    table = at("mavr", "9H", A="7H 8C", B="7C", C="JC JD", answer=["7"]).play("7H 7C")
    assert table.winner == B
    assert table.drew == {}


def test_with_a_last_card_penalty_the_answers_own_penalty_is_still_drawn():
    dials: dict[str, Any] = {"answer": ["7"], "last_card_penalty": "drawn_then_scored"}
    table = at("mavr", "9H", A="7H 8C", B="7C", C="JC JD", **dials).play("7H 7C")
    assert table.winner == B
    assert table.drew == {C: 2}
    assert table.event(Drew).rule == "shed.finish.penalty"


def test_an_answer_with_a_last_card_that_does_not_end_the_round_passes_the_debt_on():
    table = at("russian", "9H", A="7H 8C", B="7C", C="JC JD", answer=["7"]).play("7H 7C")
    assert not table.over
    assert (table.drew, table.missed, table.mover) == ({C: 4}, [C], A)
    assert table.hand(B) == set()


def test_who_could_answer_only_with_a_barred_last_card_is_not_asked():
    dials: dict[str, Any] = {"answer": ["7"], "no_finish_mode": "not_last"}
    table = at("russian", "9H", A="7H 8C", B="7C", C="JC JD", **dials).play("7H")
    assert (table.drew, table.missed, table.mover) == ({B: 2}, [B], C)
    table = at("russian", "9H", A="7H 8C", B="7C 8D", C="JC JD", **dials).play("7H")
    assert (table.mover, table.phase) == (B, "answer")


def test_an_empty_hand_is_not_asked_and_draws_like_anyone():
    table = at("russian", "9H", A="7H 8C", B="", C="JC JD", answer=["7"]).play("7H")
    assert (table.drew, table.missed, table.mover) == ({B: 2}, [B], C)


@pytest.mark.parametrize(("code", "draws"), [("7H", 2), ("7S", 4)])
def test_an_opening_card_is_answered_too(code, draws):
    table = opened("russian", code, dealer=A, seats=3, B="7C 8C JC JD", answer=["7"])
    assert (table.mover, table.phase) == (B, "answer")
    assert table.event(Asked).debt[:4] == ("7", draws, True, A)
    table.play("7C")
    assert (table.drew, table.missed, table.mover) == ({C: draws + 2}, [C], A)


def test_an_opening_card_that_draws_and_orders_asks_after_the_order():
    dials: dict[str, Any] = {"answer": ["7"], "effects": {"7": {"order": True}}}
    table = opened("russian", "7H", dealer=A, seats=3, B="7C 8C JC JD", **dials)
    assert (table.mover, table.phase) == (A, "order")
    table.play("order:S")
    assert (table.mover, table.phase, table.order) == (B, "answer", "S")
    table.play("7C:D")
    assert (table.drew, table.order, table.mover) == ({C: 4}, "D", A)


def test_who_accepts_a_debt_without_a_skip_draws_and_then_moves():
    dials: dict[str, Any] = {"answer": ["7"], "effects": {"7": {"skip": False}}}
    table = at("russian", "9H", A="7H 8C", B="7C 10H", C="JC JD", **dials).play("7H pass")
    assert table.drew == {B: 2}
    assert (table.mover, table.phase, table.missed) == (B, "play", [])


def test_an_answer_needs_no_matching_suit_and_the_order_of_before_is_gone():
    table = at("russian", "QD", A="7S 8C", B="7C 10H", C="7D JD", D="KC KD", order="S", answer=["7"])
    table.play("7S")
    assert table.order is None
    assert table.legal == {"7C", "pass"}


def test_a_debt_stands_until_it_is_answered():
    table = at("russian", "9H", A="7H 8C", B="7C 10H", C="JC JD", answer=["7"]).play("7H")
    assert isinstance(table.state.phase, Answer)
    assert table.drew == {}
    assert table.missed == []


def test_a_skip_once_owed_stands_whatever_answers():
    dials: dict[str, Any] = {"answer": ["7"], "effects": {"7S": {"skip": False}}}
    table = at("russian", "9H", A="7H 8C", B="7S KC", C="JC JD", **dials).play("7H 7S")
    assert (table.drew, table.missed, table.mover) == ({C: 6}, [C], A)
    table = at("russian", "9S", A="7S 8C", B="7H KC", C="JC JD", **dials).play("7S 7H")
    assert (table.drew, table.missed, table.mover) == ({C: 6}, [C], A)
    table = at("russian", "9S", A="7S 8C", B="10H KC", C="JC JD", **dials).play("7S")
    assert (table.drew, table.missed, table.mover) == ({B: 4}, [], B)
