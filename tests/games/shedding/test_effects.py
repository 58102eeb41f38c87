"""What cards do: every card of every variant, every atom, next and previous victims."""

from __future__ import annotations

from typing import Any

import pytest

from stovka.core.cards import card
from stovka.games.shedding.model import Drew, Owes, Skipped, Turn
from stovka.games.shedding.ruleset import Effect
from tests.games.shedding.helpers import MAVRS, OLD, VARIANTS, A, B, C, D, at, rules

NOTHING = Effect(0, False, False, False, False, False, False)


def effects(variant: str, code: str) -> dict[str, object]:
    """The atoms of a card that are not at rest."""
    found = rules(variant).effect[card(code)]
    return {name: value for name, value in found._asdict().items() if value != getattr(NOTHING, name)}


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_table_of_effects(variant):
    old = variant in OLD
    for suit in "CDHS":
        spade = suit == "S"
        assert effects(variant, f"6{suit}") == ({"cover": True} if old else {"draw": 1, "skip": True})
        assert effects(variant, f"7{suit}") == {"draw": 4 if spade and old else 2, "skip": True}
        assert effects(variant, f"A{suit}") == {"skip": True}
        assert effects(variant, f"Q{suit}") == {"order": True, "wild": True}
        assert effects(variant, f"9{suit}") == ({} if old else {"again": True})
        assert effects(variant, f"K{suit}") == ({"draw": 5 if old else 4, "skip": True} if spade else {})
        for rank in ("8", "10", "J"):
            assert effects(variant, f"{rank}{suit}") == {}
        if variant == "alternative":
            assert effects(variant, f"5{suit}") == {"draw": 4 if spade else 2, "previous": True, "skip": True}
            for rank in ("2", "3", "4"):
                assert effects(variant, f"{rank}{suit}") == {}


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_seven_takes_both_cards_and_the_turn_with_nothing_asked_between(variant):
    """C21."""
    table = at(variant, "9D", A="7D 8C", B="JC JH", C="KC KH", stock="8D 8H ...").play("7D")
    assert table.hand(B) == {"JC", "JH", "8D", "8H"}
    drew, missed = table.event(Drew), table.event(Skipped)
    assert drew[:2] == ("shed.effect.draw", B)
    assert (drew.asked, drew.card.code, drew.by) == (2, "7D", A)
    assert (missed.rule, missed.card, missed.by) == ("shed.effect.skip", card("7D"), A)
    assert table.mover == C


@pytest.mark.parametrize(("variant", "draws"), [*[(v, 5) for v in OLD], *[(v, 4) for v in MAVRS]])
def test_the_king_of_spades_makes_the_next_player_draw_and_miss(variant, draws):
    table = at(variant, "9S", A="KS 8C", seats=3).play("KS")
    assert (table.drew, table.missed, table.mover) == ({B: draws}, [B], C)
    table = at(variant, "9H", A="KH 8C", seats=3).play("KH")
    assert (table.drew, table.missed, table.mover) == ({}, [], B)


@pytest.mark.parametrize("variant", VARIANTS)
def test_an_ace_skips_the_next_player_who_keeps_his_cards(variant):
    table = at(variant, "9H", A="AH 8C", seats=4).play("AH")
    assert (table.drew, table.missed, table.mover) == ({}, [B], C)


@pytest.mark.parametrize("variant", VARIANTS)
def test_with_two_players_a_missed_turn_means_the_mover_moves_again(variant):
    """C25: the event names who was skipped."""
    table = at(variant, "9H", A="AH 8C", seats=2).play("AH")
    assert (table.missed, table.mover) == ([B], A)
    assert table.event(Turn)[:3] == ("shed.turn.next", A, None)


@pytest.mark.parametrize("variant", MAVRS)
def test_a_mavr_six_makes_the_next_player_draw_one_and_miss(variant):
    table = at(variant, "9H", A="6H 8C", seats=3).play("6H")
    assert (table.drew, table.missed, table.mover) == ({B: 1}, [B], C)


@pytest.mark.parametrize("variant", MAVRS)
def test_a_mavr_nine_is_a_fresh_ordinary_move_with_the_draw_rule_of_the_variant(variant):
    table = at(variant, "10H", A="9H KD 8C", seats=3, stock="10S 8D ...").play("9H")
    assert (table.mover, table.phase) == (A, "play")
    assert table.event(Turn)[:3] == ("shed.effect.again", A, card("9H"))
    assert table.legal == {"draw"}
    table.play("draw")
    assert table.legal == ({"draw"} if variant == "mavr" else {"pass"})


@pytest.mark.parametrize("variant", MAVRS)
def test_after_a_nine_suit_nine_or_queen_fits(variant):
    table = at(variant, "10H", A="9H 8H 9C QS JD", seats=3).play("9H")
    assert table.legal == {"8H", "9C", "QS:C", "QS:D", "QS:H", "QS:S"}


def test_the_victim_of_a_skipped_player_is_the_next_still_in_the_match():
    table = at("russian", "9H", A="7H 8C", B=None, C="JC JD", D="KC KH").play("7H")
    assert (table.drew, table.missed, table.mover) == ({C: 2}, [C], D)


# --- fives: the previous player draws, the next one misses ------------------------------------------------------------


def test_previous_is_the_seat_before_not_whoever_moved_last():
    """C23: A skipped D's neighbour; the five still hits the seat before the mover."""
    table = at("alternative", "9S", A="AS 8C", C="5S 8D", seats=4).play("AS 5S")
    assert (table.drew, table.missed) == ({B: 4}, [D])


def test_previous_is_a_player_still_in_the_match():
    table = at("alternative", "9H", A="5H 8C", B="JC JD", C="10C 10D", D=None).play("5H")
    assert (table.drew, table.missed, table.mover) == ({C: 2}, [B], C)


def test_the_previous_player_draws_before_the_next_one_misses():
    table = at("alternative", "9H", A="5H 8C", seats=3).play("5H")
    assert table.told[1:3] == ["shed.effect.draw", "shed.effect.skip"]


def test_a_five_with_two_players_makes_the_opponent_draw_and_miss():
    for dial in ("next", "previous"):
        table = at("alternative", "9H", A="5H 8C", seats=2, five_skips=dial).play("5H")
        assert (table.drew, table.missed, table.mover) == ({B: 2}, [B], A)
    assert sum(table.state.misses) == 0


def test_five_skips_previous_makes_the_one_who_draws_miss_his_next_turn():
    table = at("alternative", "9H", A="5H 8C", B="JH 8D", C="JD JC", five_skips="previous").play("5H")
    assert (table.drew, table.missed, table.mover) == ({C: 2}, [], B)
    assert table.event(Owes)[:2] == ("shed.effect.miss", C)
    table.play("JH")
    assert table.event(Skipped) == ("shed.turn.missed", C, None, None)
    assert table.mover == A
    assert sum(table.state.misses) == 0


def test_five_skips_previous_two_fives_cost_two_turns():
    table = at("alternative", "9H", A="5H 8C 8D", B="JH KH 2H", C="JD JC", five_skips="previous", misses=(0, 0, 1))
    table.play("5H JH")
    assert (table.missed, table.mover) == ([C], A)
    assert table.state.misses == (0, 0, 1)


def test_five_skips_previous_a_miss_that_does_not_come_in_this_round_lapses():
    from stovka.core.cards import deck

    table = at("alternative", "9H", A="5H 8C", B="JH", C="JD JC", five_skips="previous", dealer=A)
    table.play("5H JH")
    assert table.winner == B
    table.score().deal(deck(52))
    assert table.state.misses == (0, 0, 0)


def test_five_skips_previous_holds_for_every_card_with_that_victim():
    dials: dict[str, Any] = {
        "effects": {"J": {"draw": 1, "skip": True, "victim": "previous"}},
        "five_skips": "previous",
    }
    table = at("russian", "9H", A="JH 8C", B="10H KD", seats=3, **dials).play("JH")
    assert (table.drew, table.missed, table.mover) == ({C: 1}, [], B)
    table.play("10H")
    assert (table.missed, table.mover) == ([C], A)
    # A seven is not concerned.
    table = at("russian", "9H", A="7H 8C", seats=3, **dials).play("7H")
    assert (table.drew, table.missed, table.mover) == ({B: 2}, [B], C)


def test_five_skips_previous_an_opening_five():
    from tests.games.shedding.helpers import opened

    table = opened("alternative", "5H", dealer=B, seats=3, five_skips="previous", C="8H 8C JC JD")
    assert (table.drew, table.missed, table.mover) == ({A: 2}, [], C)
    table.play("8H")
    assert (table.missed, table.mover) == ([A], B)


# --- atoms of house rules ------------------------------------------------------------------------------------------


def test_a_card_may_make_its_victim_draw_and_still_move():
    table = at("russian", "9H", A="JH 8C", seats=3, effects={"J": {"draw": 3}}).play("JH")
    assert (table.drew, table.missed, table.mover) == ({B: 3}, [], B)


def test_an_entry_changes_only_the_atoms_it_names():
    table = at("russian", "9H", A="7H 8C", seats=3, effects={"7": {"draw": 3}}).play("7H")
    assert (table.drew, table.missed) == ({B: 3}, [B])
    table = at("russian", "9H", A="7H 8C", seats=3, effects={"7": {"skip": False}}).play("7H")
    assert (table.drew, table.missed, table.mover) == ({B: 2}, [], B)


def test_a_cards_entry_goes_before_its_ranks():
    table = at("russian", "9S", A="7S 8C", seats=3, effects={"7": {"draw": 3}}).play("7S")
    assert (table.drew, table.missed) == ({B: 4}, [B])


def test_zero_and_false_switch_an_atom_off():
    table = at("russian", "9H", A="7H AH 8C", seats=3, effects={"7": {"draw": 0, "skip": False}}).play("7H")
    assert (table.drew, table.missed, table.mover) == ({}, [], B)
    table = at("russian", "9H", A="QS 8C", effects={"Q": {"wild": False}})
    assert table.legal == {"draw"}
    table = at("russian", "9H", A="QH 8C", effects={"Q": {"order": False}})
    assert table.legal == {"QH"}


def test_any_card_may_order_a_suit():
    """After it only that suit or a wild card fits: not another card of its rank."""
    table = at("russian", "9H", A="JH 8C", B="JS 10C QD", effects={"J": {"order": True}})
    assert table.legal == {"JH:C", "JH:D", "JH:H", "JH:S"}
    table.play("JH:C")
    assert (table.order, table.mover) == ("C", B)
    assert table.legal == {"10C", "QD:C", "QD:D", "QD:H", "QD:S"}
    assert table.why("JS:C") == "shed.misfit"


def test_an_ordering_card_that_is_not_wild_must_fit():
    table = at("russian", "9H", A="JS 8C", effects={"J": {"order": True}})
    assert table.legal == {"draw"}
    assert table.why("JS:H") == "shed.misfit"


def test_a_wild_card_fits_on_anything_but_names_no_suit():
    table = at("russian", "QH", A="JS 8C", B="8S JD", order="D", effects={"J": {"wild": True}})
    assert table.legal == {"JS"}
    assert table.why("JS") == "shed.fits.wild"
    table.play("JS")
    assert table.order is None
    assert table.legal == {"8S", "JD"}


def test_a_wild_card_covers_a_six_and_a_wild_six_lies_on_anything():
    table = at("russian", "9H", A="6H JS 8C", effects={"J": {"wild": True}}).play("6H")
    assert table.legal == {"JS"}
    table = at("russian", "9H", A="6S 8C", effects={"6": {"wild": True}})
    assert table.legal == {"6S"}
    table.play("6S")
    assert table.phase == "cover"


def test_the_same_player_moves_again_after_the_victim_has_drawn():
    table = at("russian", "9H", A="JH 8C", seats=3, effects={"J": {"again": True, "draw": 2}}).play("JH")
    assert (table.drew, table.missed, table.mover) == ({B: 2}, [], A)
    assert table.told[1:] == ["shed.effect.draw", "shed.effect.again"]


def test_draw_and_skip_come_before_an_order():
    table = at("russian", "9H", A="JH 8C", seats=3, effects={"J": {"order": True, "draw": 2, "skip": True}})
    table.play("JH:S")
    assert table.told[1:] == ["shed.effect.draw", "shed.effect.skip", "shed.effect.order", "shed.turn.next"]
    assert (table.mover, table.order) == (C, "S")


def test_who_orders_and_moves_again_follows_his_own_order():
    table = at("russian", "9H", A="QH 8S 10H", effects={"Q": {"again": True}}).play("QH:S")
    assert (table.mover, table.order) == (A, "S")
    assert table.legal == {"8S"}


def test_a_previous_victim_who_only_draws():
    dials: dict[str, Any] = {"effects": {"J": {"draw": 1, "victim": "previous"}}}
    table = at("russian", "9H", A="JH 8C", seats=4, **dials).play("JH")
    assert (table.drew, table.missed, table.mover) == ({D: 1}, [], B)
