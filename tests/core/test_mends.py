"""The smallest change under which a refused move would be legal."""

from __future__ import annotations

from typing import Any

import pytest

from stovka.core.mends import mends
from stovka.core.moves import MOVES
from stovka.play.position import set_up


def found(variant: str, move: str, seat: int = 0, rules: tuple[str, ...] = (), **words: Any) -> set[tuple[str, ...]]:
    session = set_up(variant, rules, **words)
    alternatives = mends(session.game, session.state, seat, MOVES[move])
    return {tuple(mend.id for mend in each) for each in alternatives}


def test_a_card_that_does_not_fit_would_fit_if_the_top_had_its_suit_or_its_rank() -> None:
    assert found("russian", "7C", top="9H", hands="7C QD | KS") == {("mend.suit",), ("mend.rank",)}


def test_after_an_order_it_would_fit_if_its_suit_had_been_ordered() -> None:
    assert found("russian", "7C", top="QH:S", hands="7C QD | KS") == {("mend.order",)}


def test_a_legal_move_needs_no_mending() -> None:
    assert found("russian", "9C", top="9H", hands="9C QD | KS") == set()


def test_who_could_play_may_not_draw_unless_he_held_none_of_those_cards() -> None:
    assert found("russian", "draw", top="9H", hands="9C 8D | KS") == {("mend.without",)}


def test_out_of_turn_a_card_that_fits_only_waits_for_the_turn() -> None:
    assert found("russian", "9C", seat=1, top="9H", hands="8H 8D | 9C KS") == {("mend.turn",)}


def test_out_of_turn_a_card_that_does_not_fit_needs_two_changes() -> None:
    assert found("russian", "7C", seat=1, top="9H", hands="8H 8D | 7C KS") == {
        ("mend.turn", "mend.suit"),
        ("mend.turn", "mend.rank"),
    }


def test_a_card_that_may_not_be_the_last_could_be_laid_with_another_in_hand() -> None:
    assert found("russian", "AH", rules=("no_finish_mode=not_last",), top="9H", hands="AH | KS 8C") == {("mend.more",)}


@pytest.mark.parametrize(("variant", "move"), [("mavr", "4H"), ("stovkahra", "6H")])
def test_a_card_that_is_not_in_the_deck_has_no_mend(variant: str, move: str) -> None:
    words: dict[str, Any] = {"hands": "8H 9H | 10S"} | ({"top": "7H"} if variant == "mavr" else {})
    if variant == "stovkahra":
        words = {"hands": "8H 9H | 10S JS | QD KD | AC KC", "trump": "C"}
    assert found(variant, move, **words) == set()


def test_in_stovkahra_a_trump_could_be_played_with_nothing_of_the_suit_led() -> None:
    """Position 7: hearts led, you hold a heart and the high trump."""
    words: dict[str, Any] = {"hands": "10H AC 9S | 10S JS 8S | QD KD 9D | 8C KC", "trump": "C", "trick": "8H"}
    assert ("mend.without",) in found("stovkahra", "AC", **words)
