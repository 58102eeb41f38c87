"""What a seat sees of the table, and what it is told of the others' moves and of its own before it makes them."""

from __future__ import annotations

from typing import Any

import pytest

from stovka.core.events import Event
from stovka.core.moves import MOVES
from stovka.games.shedding.game import SHEDDING
from stovka.games.shedding.model import Answer, Dealt, Drew, Passed, Played, Recycled, RoundOver, Took
from stovka.games.shedding.preview import MayAnswer, WouldScore
from tests.games.shedding.helpers import VARIANTS, A, B, C, Table, at, ended, opened

EVERY = pytest.mark.parametrize("variant", VARIANTS)


def badges(table: Table, seat: int | None = A) -> dict[str, dict[str, Any]]:
    return {badge.name: dict(badge.facts) for badge in SHEDDING.look(table.state, seat).badges}


def told(table: Table, seat: int) -> list[Event]:
    step = table.steps[-1]
    return [SHEDDING.tell(step.before, event, seat) for event in step.events]


def preview(table: Table, code: str) -> tuple[Event, ...]:
    assert code in table.legal
    seat = table.mover
    assert seat is not None
    return SHEDDING.preview(table.state, seat, MOVES[code])


# --- the table ------------------------------------------------------------------------------------------------------


@EVERY
def test_a_seat_sees_its_own_hand_and_the_pile_and_counts_the_rest(variant):
    table = at(variant, "9H", A="8C JC", B="KC KD 10D", C=None, D="10C")
    view = SHEDDING.look(table.state, A)
    assert view.hands == (table.state.hands[A], (None,) * 3, None, (None,))
    stock, pile = view.zone("stock"), view.zone("pile")
    assert stock is not None
    assert pile is not None
    assert set(stock.cards) == {None}
    assert len(stock.cards) == len(table.state.stock)
    assert pile.cards == table.state.pile
    assert (view.mover, view.phase, view.viewer) == (A, "play", A)
    opened_view = SHEDDING.look(table.state, None)
    assert opened_view.hands == table.state.hands


@EVERY
def test_hands_lie_open_when_the_round_is_over(variant):
    table = at(variant, "9H", A="10H", B="KC KD").play("10H")
    assert SHEDDING.look(table.state, A).hands == table.state.hands
    assert SHEDDING.look(table.score().state, A).hands == table.state.hands


def test_an_order_stands_on_the_table_with_its_card_and_who_gave_it():
    """C17."""
    table = at("russian", "9H", A="QH 8C JC").play("QH:S")
    facts = badges(table, B)["ordered"]
    assert (facts["suit"], facts["by"], str(facts["card"])) == ("S", A, "QH")


def test_what_is_owed_stands_on_the_table():
    table = at("russian", "9H", A="6H 8C", B="").play("6H")
    found = badges(table)
    assert str(found["cover"]["card"]) == "6H"
    assert found["owes_take"] == {"seat": B}
    table = at("russian", "9H", A="7H 8C", B="7C KC", C="JC JD", answer=["7"]).play("7H")
    assert badges(table)["debt"].items() >= {"seat": B, "draw": 2, "skip": True, "by": A}.items()
    table = at("alternative", "9H", A="5H 8C", seats=3, five_skips="previous").play("5H")
    assert badges(table)["owes_turn"] == {"seat": C, "turns": 1}
    assert badges(ended("russian", A, "8H", A="", B="8C")) == {}


# --- what the others do ---------------------------------------------------------------------------------------------


@EVERY
def test_of_the_deal_a_seat_is_told_its_own_cards(variant):
    table = opened(variant, "8H", dealer=B, seats=3)
    event = told(table, A)[0]
    assert isinstance(event, Dealt)
    real = table.event(Dealt)
    assert event.hands[A] == real.hands[A]
    assert set(event.hands[B] or ()) == set(event.hands[C] or ()) == set(event.stock) == set(event.deck) == {None}


@EVERY
def test_a_drawn_card_is_told_to_its_player_only(variant):
    table = at(variant, "9H", A="8C KD", seats=3).play("draw")
    mine, theirs = told(table, A)[-1], told(table, B)[-1]
    assert isinstance(mine, Took)
    assert isinstance(theirs, Took)
    assert mine == table.event(Took)
    assert (theirs.card, theirs.seat) == (None, A)


@EVERY
def test_penalty_cards_are_told_to_their_victim_only(variant):
    table = at(variant, "9H", A="7H 8C", seats=3).play("7H")
    (for_victim,) = [event for event in told(table, B) if isinstance(event, Drew)]
    (for_other,) = [event for event in told(table, C) if isinstance(event, Drew)]
    assert for_victim == table.event(Drew)
    assert for_other.cards == (None, None)


@pytest.mark.parametrize("recycle", ["shuffle", "flip"])
def test_nobody_is_told_the_order_of_a_recycled_stock(recycle):
    table = at("russian", "9H", A="8C KD", below="JC JD", stock="", recycle=recycle).play("draw", recycled="JD JC")
    for seat in (A, B):
        (event,) = [event for event in told(table, seat) if isinstance(event, Recycled)]
        assert event.cards == (None, None)


FREE: list[dict[str, Any]] = [
    {"voluntary_draw": True},
    {"queen_forces_play": False},
    {"voluntary_draw": True, "play_drawn": "may"},
    {"voluntary_draw": True, "draw": "until_fits"},
]


@pytest.mark.parametrize("dials", FREE, ids=str)
def test_where_drawing_is_free_a_draw_does_not_tell_whether_he_could_play(dials):
    ways: list[object] = []
    for hand in ("8C KD", "QC 8C"):
        table = at("russian", "9H", A=hand, B="JC JD", stock="10S", **dials).play("draw")
        drew, view = told(table, B), SHEDDING.look(table.state, B)
        table.play("pass")
        ways.append((drew, view, told(table, B)))
        assert isinstance(table.steps[-1].events[0], Passed)
    assert ways[0] == ways[1]


def test_a_reason_does_not_tell_what_else_is_in_the_hand():
    table = at("russian", "9H", A="8C 10H", B="JC JD")
    verdict = SHEDDING.judge(table.state, A, MOVES["draw"])
    assert "cards" in verdict.forbids[0].facts
    seen = SHEDDING.reveal(table.state, verdict, A, B)
    assert "cards" not in seen.forbids[0].facts
    assert SHEDDING.reveal(table.state, verdict, A, A) == verdict


# --- what a move would do -------------------------------------------------------------------------------------------


def test_a_preview_tells_what_will_happen_but_no_hidden_card():
    table = at("russian", "9H", A="7H 8C", seats=3)
    events = preview(table, "7H")
    assert [event.rule for event in events] == [
        "shed.fits.suit",
        "shed.effect.draw",
        "shed.effect.skip",
        "shed.turn.next",
    ]
    (drew,) = [event for event in events if isinstance(event, Drew)]
    assert (drew.seat, drew.cards) == (B, (None, None))
    assert [event.rule for event in table.play("7H").steps[-1].events] == [event.rule for event in events]


@pytest.mark.parametrize(("code", "points"), [("QS", -40), ("QC", -20), ("KH", 0)])
def test_a_preview_of_going_out_tells_the_score(code, points):
    events = preview(at("russian", "9H", A=code), code)
    assert [event.points for event in events if isinstance(event, WouldScore)] == [points]
    assert any(isinstance(event, RoundOver) for event in events)


def test_a_preview_tells_that_the_victim_may_answer_whether_he_can_or_not():
    both = [
        preview(at("russian", "9H", A="7H 8C", B=hand, C="JC JD", answer=["7"]), "7H") for hand in ("7C KC", "10C KC")
    ]
    assert both[0] == both[1]
    (may,) = [event for event in both[0] if isinstance(event, MayAnswer)]
    assert (may.seat, may.debt.draw, may.debt.skip) == (B, 2, True)


def test_a_preview_of_an_answer_tells_the_whole_debt():
    table = at("russian", "9H", A="7H 8C", B="7S KC", C="7D JD", D="8D 8H", answer=["7"]).play("7H")
    (may,) = [event for event in preview(table, "7S") if isinstance(event, MayAnswer)]
    table.play("7S")
    assert isinstance(table.state.phase, Answer)
    assert may.debt == table.state.phase.debt
    assert may.debt.draw == 6


def test_a_preview_does_not_speak_of_an_answer_that_cannot_be():
    dials: dict[str, Any] = {"answer": ["7"], "no_finish_mode": "not_last"}
    table = at("russian", "9H", A="7H 8C", B="7C", C="JC JD", **dials)  # one card, and a seven may not be the last
    assert not [event for event in preview(table, "7H") if isinstance(event, MayAnswer)]
    table = at("russian", "9H", A="7H 8C", B="", C="JC JD", answer=["7"])
    assert not [event for event in preview(table, "7H") if isinstance(event, MayAnswer)]


def test_a_preview_of_a_drawn_card_does_not_show_it():
    events = preview(at("russian", "9H", A="8C KD"), "draw")
    assert [event.card for event in events if isinstance(event, Took)] == [None]
    assert not [event for event in events if isinstance(event, Played)]
