"""The variant lens: one move under every variant of its game."""

from __future__ import annotations

from typing import Any

from stovka.core.moves import MOVES
from stovka.play.position import set_up
from stovka.teach.lens import Glance, lens


def glances(variant: str, move: str, **words: Any) -> dict[str, Glance]:
    """What the lens shows for a move of seat 0, by variant."""
    session = set_up(variant, **words)
    found = lens(session.game, session.state, 0, MOVES[move])
    assert found[0].here
    return {name: glance for glance in found for name in glance.variants}


def kinds(glance: Glance) -> list[str]:
    return [type(event).__name__ for event in glance.events]


def test_a_nine_moves_again_in_mavr_and_does_nothing_in_russian() -> None:
    seen = glances("russian", "9H", top="8H", hands="9H 10C KD | 7S 8S | QS KS")
    assert seen["mavr"].events[-1].rule == "shed.effect.again"
    assert seen["russian"].events[-1].rule == "shed.turn.next"
    assert seen["mavr"] == seen["mavr-one"]
    assert seen["russian"] == seen["czech"] == seen["alternative"]


def test_a_six_must_be_covered_in_russian_and_makes_the_next_player_draw_in_mavr() -> None:
    seen = glances("mavr", "6H", top="8H", hands="6H 10C KD | 7S 8S | QS KS")
    assert "Covering" in kinds(seen["russian"])
    assert "Drew" in kinds(seen["mavr"])


def test_a_position_with_a_five_stands_only_where_the_deck_has_fives() -> None:
    seen = glances("alternative", "5H", top="8H", hands="5H 10C KD | 7S 8S | QS KS")
    assert set(seen) == {"alternative"}


def test_a_draw_is_refused_under_every_variant_to_a_hand_that_can_play() -> None:
    seen = glances("mavr", "draw", top="8H", hands="9H 10C | 7S 8S")
    assert all(not glance.verdict.legal for glance in seen.values())


def test_the_last_ace_wins_in_mavr_and_keeps_the_round_open_in_russian() -> None:
    seen = glances("russian", "AH", top="8H", hands="AH | 7S 8S | QS KS")
    assert "RoundOver" in kinds(seen["mavr"])
    assert "Stays" in kinds(seen["russian"])
    assert "RoundOver" not in kinds(seen["russian"])


def test_a_hidden_card_is_no_part_of_what_the_lens_shows() -> None:
    one = glances("mavr", "7H", top="8H", hands="7H 10C KD | 7S 8S | QS KS", stock="9C 9D 10D")
    two = glances("mavr", "7H", top="8H", hands="7H 10C KD | 9C 9D | 10D KS", stock="7S 8S QS")
    assert one == two
