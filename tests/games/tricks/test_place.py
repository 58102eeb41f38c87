"""A table of Stovkahra set up by hand: what the words mean, and that everything wrong with them is told at once."""

from __future__ import annotations

import pytest

from stovka.core.cards import cards
from stovka.core.errors import Refusal
from stovka.games.tricks.game import TRICKS
from tests.games.tricks.table import forbidden, legal, rules


def place(**words):
    return TRICKS.place(rules(), **words)


def test_a_trump_is_refused_to_whoever_can_follow():
    state = place(hands="? | 9H AC", trump="C", trick="10H", mover=1)
    assert legal(state) == {"9H"}
    assert forbidden(state, "AC") == ["trick.must_follow"]


def test_the_size_of_the_movers_hand_tells_which_trick_it_is():
    state = place(hands="? | 9H AC", trump="C", trick="10H", mover=1)
    assert len(state.tricks) == 6
    assert [len(hand) for hand in state.hands] == [1, 2, 2, 2]
    assert state.trick == ((0, cards("10H")[0]),)


def test_the_shown_card_lies_in_its_dealers_hand():
    state = place(hands="9H AC", trump="8C")
    assert state.dealer == 3
    assert cards("8C")[0] in state.hands[3]
    assert state.trump == "C"


def test_a_trump_suit_alone_shows_the_lowest_card_that_nobody_named():
    state = place(hands="9H 7C", trump="C")
    assert state.turned is cards("8C")[0]
    assert state.turned in state.hands[state.dealer]
    played = place(hands="9H AC | ? | ? | 10H JH", trump="8C")
    assert played.turned not in [each for hand in played.hands for each in hand]


def test_a_set_can_be_announced_from_a_position_of_the_first_trick():
    assert "meld:7" in legal(place(hands="7S 7H 7D 7C ?", trump="C"))


def test_a_claim_window_stands_after_a_deal():
    state = place(phase="claim", totals="99 40", mover=1, silent=1)
    assert legal(state) == {"enough", "silent"}
    assert state.totals == (99, 40)
    assert state.phase.order == (2, 3)
    assert state.phase.silent == (0,)


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        ({}, ["missing", "missing"]),
        ({"hands": "9H", "trump": "X", "tricks": "9H"}, ["unknown_word"]),
        (
            {"hands": "9H 9H 6H ZZ", "trump": "X", "mover": 4},
            ["bad_choice", "twice", "not_in_deck", "bad_card"],
        ),
        ({"hands": "9H | 10H AC", "trump": "C"}, ["uneven"]),
        ({"hands": "9H | - ", "trump": "9"}, ["bad_choice"]),
        ({"hands": "9H", "trump": "2C", "totals": "1 2 3"}, ["bad_card", "wrong_count"]),
        ({"hands": "9H | ? | ? | ? | ?", "trump": "C"}, ["wrong_count"]),
        ({"hands": "9H", "trump": "C", "trick": "10H JH QH KH"}, ["wrong_count"]),
    ],
)
def test_what_cannot_stand_on_a_table_is_refused_with_everything_at_once(words, wrong):
    with pytest.raises(Refusal) as caught:
        place(**words)
    assert [problem.id.removeprefix("position.") for problem in caught.value.problems][: len(wrong)] == wrong
