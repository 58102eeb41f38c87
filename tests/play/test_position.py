"""A table set up by hand: what the words mean, and that everything wrong with them is told at once."""

from __future__ import annotations

import pytest

from stovka.core.cards import cards
from stovka.core.errors import Refusal
from stovka.core.moves import MOVES
from stovka.play.position import set_up


def legal(variant, **words):
    session = set_up(variant, **words)
    return sorted(move.code for move in session.moves())


def problems(variant="mavr", **words):
    with pytest.raises(Refusal) as caught:
        set_up(variant, **words)
    assert caught.value.usage
    return [problem.id.removeprefix("position.") for problem in caught.value.problems]


def test_a_position_needs_only_a_top_card_and_a_hand():
    session = set_up("mavr", top="7S", hands="6S 7H QD")
    table = session.table(None)
    assert table.hands[0] == cards("6S 7H QD")
    assert [len(hand or ()) for hand in table.hands] == [3, 5]
    assert legal("mavr", top="7S", hands="6S 7H QD") == ["6S", "7H", "QD:C", "QD:D", "QD:H", "QD:S"]


def test_every_card_is_in_one_place_and_the_stock_holds_what_is_left():
    state = set_up("russian", top="7S", hands="6S 7H | ?3 | 9C", pile="9H", stock="KC ...").state
    placed = [*(card for hand in state.hands for card in hand), *state.stock, *state.pile]
    assert len(placed) == len(set(placed)) == 36
    assert state.stock[0].code == "KC"
    assert [len(hand) for hand in state.hands] == [2, 3, 1]
    assert state.pile == cards("9H 7S")


def test_a_position_is_the_same_each_time():
    assert set_up("mavr", top="7S", hands="6S | ?").state == set_up("mavr", top="7S", hands="6S | ?").state


def test_the_suit_ordered_stands_behind_the_top_card():
    assert legal("russian", top="QD:C", hands="10C 10H QS | 8H 8D") == ["10C", "QS:C", "QS:D", "QS:H", "QS:S"]


def test_who_owes_a_cover_must_cover():
    assert legal("russian", top="6H", phase="cover", hands="7H 9C QS | 8D 8C")[0] == "7H"
    assert "9C" not in legal("russian", top="6H", phase="cover", hands="7H 9C QS | 8D 8C")


def test_other_phases_are_what_they_say():
    assert legal("russian", top="9H", phase="drawn", hands="8C 7D | 8D 10C") == ["pass"]
    assert legal("russian", top="QH", phase="order", hands="8C 7D | 8D 10C") == [f"order:{s}" for s in "CDHS"]
    asked = {"top": "7H", "phase": "answer", "hands": "7C 8D | 8C 10C"}
    assert legal("russian", rules=["answer=7"], **asked) == ["7C", "pass"]


def test_an_empty_stock_and_an_empty_hand_can_be_said():
    assert legal("russian", top="AH", hands="7C 8C | KC 10C", stock="") == ["pass"]
    assert legal("russian", top="AH", hands=" | KC 10C") == ["draw"]


def test_a_player_out_of_the_match_is_a_dash():
    session = set_up("mavr", top="7S", hands="6S 7H | - | 9C KC", mover=2, totals="16 102 40")
    table = session.table(2)
    assert table.hands[1] is None
    assert table.totals == (16, None, 40)
    assert set_up("mavr", top="7S", hands="6S 7H | - | 9C KC").state.exits[0].total == 102


def test_a_position_can_be_played_on():
    session = set_up("mavr", top="7S", hands="7H QD 8C | 9C 10C | KD KC", seed=1)
    step = session.act(0, MOVES["7H"])
    assert session.mover == 2
    assert [type(event).__name__ for event in step.events][:2] == ["Played", "Drew"]


def test_lists_small_letters_and_cards_are_understood():
    told = set_up("mavr", top="7s", hands=["6s 7h", list(cards("9C 10C"))], totals=[1, 2])
    assert told.state == set_up("mavr", top="7S", hands="6S 7H|9C 10C", totals="1 2").state


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        ({}, ["missing", "missing"]),
        ({"top": "7S", "hands": "6S", "stok": "8C"}, ["unknown_word"]),
        ({"top": "7S", "hands": "7S 6H 1H 2C"}, ["twice", "bad_card", "not_in_deck"]),
        ({"top": "7S 8S", "hands": "6S"}, ["wrong_count"]),
        ({"top": "QH", "hands": "6S"}, ["order_missing"]),
        ({"top": "7H:S", "hands": "6S"}, ["order_stray"]),
        ({"top": "QH:X", "hands": "6S"}, ["bad_choice"]),
        ({"top": "7S", "hands": "6S | ?x"}, ["bad_hand"]),
        ({"top": "7S", "hands": "6S | "}, ["empty_hand"]),
        ({"top": "7S", "hands": "6S | -"}, ["too_few_left"]),
        ({"top": "7S", "hands": "- | 6S | 9C"}, ["mover_out"]),
        ({"top": "7S", "hands": "6S | 9C", "mover": 2, "totals": "1"}, ["bad_number", "wrong_count"]),
        ({"top": "7S", "hands": "6S | 9C", "phase": "cover"}, ["no_cover"]),
        ({"top": "7S", "hands": "6S | 9C", "phase": "order"}, ["no_order"]),
        ({"top": "7S", "hands": "6S | 9C", "phase": "answer"}, ["no_answer"]),
        ({"top": "7S", "hands": "6S | 9C", "phase": "nap"}, ["bad_choice"]),
        ({"top": "7S", "hands": "6S | ?20 | ?20"}, ["too_few_cards"]),
    ],
)
def test_what_cannot_stand_on_a_table_is_refused_with_everything_at_once(words, wrong):
    assert problems(**words)[: len(wrong)] == wrong


def test_too_many_players_are_refused_with_the_bounds_of_the_variant():
    assert problems("mavr", top="7S", hands=" | ".join(["?"] * 7)) == ["rules.players"]
