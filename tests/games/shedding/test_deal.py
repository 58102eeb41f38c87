"""The deal, the dealer, and the opening card as the dealer's move."""

from __future__ import annotations

import pytest

from stovka.core.cards import deck
from stovka.core.chance import Seeded
from stovka.core.engine import play
from stovka.core.errors import Refusal
from stovka.core.moves import DEAL
from stovka.games.shedding.game import SHEDDING
from stovka.games.shedding.model import Dealt, Opened, Ordered, Skipped, Turn
from tests.games.shedding.helpers import (
    MAVRS,
    OLD,
    VARIANTS,
    A,
    B,
    C,
    D,
    Table,
    at,
    between,
    opened,
    rules,
)

FEWEST_AND_MOST = {"russian": (2, 5), "alternative": (2, 8), "czech": (2, 5), "mavr": (2, 6), "mavr-one": (2, 6)}


@pytest.mark.parametrize("variant", VARIANTS)
def test_after_the_deal_every_card_is_somewhere_once(variant):
    """C8: hands, stock and pile are the whole deck; the dealer holds one card less."""
    ruleset = rules(variant)
    size = 5 if variant in MAVRS else 4
    for count in range(ruleset.players[0], ruleset.players[1] + 1):
        state = play(SHEDDING, SHEDDING.start(ruleset, count), None, DEAL, Seeded(count)).after
        everything = [*state.stock, *state.pile, *(each for hand in state.hands for each in hand or ())]
        assert sorted(everything) == sorted(deck(52 if variant == "alternative" else 36))
        if len(state.pile) == 1 and state.phase.name != "cover":
            dealt = SHEDDING.decide(SHEDDING.start(ruleset, count), DEAL, Seeded(count))[0]
            assert isinstance(dealt, Dealt)
            sizes = [len(hand or ()) for hand in dealt.hands]
            assert sizes == [size - (seat == state.dealer) for seat in range(count)]


@pytest.mark.parametrize("variant", VARIANTS)
def test_how_many_may_play(variant):
    fewest, most = FEWEST_AND_MOST[variant]
    for count in (fewest, most):
        assert len(SHEDDING.start(rules(variant), count).hands) == count
    for count in (fewest - 1, most + 1):
        with pytest.raises(Refusal) as refused:
            SHEDDING.start(rules(variant), count)
        assert refused.value.problems[0].id == "rules.players"


def test_cards_are_dealt_one_at_a_time_the_dealer_last():
    cards = deck(36)
    table = Table(SHEDDING.start(rules("russian", opening_effect="none"), 3)).deal(cards, B)
    assert table.state.dealer == B
    dealt = table.event(Dealt)
    assert (dealt.rule, dealt.seat, dealt.round) == ("shed.deal", B, 1)
    assert dealt.hands[C] == (cards[0], cards[3], cards[6], cards[9])
    assert dealt.hands[A] == (cards[1], cards[4], cards[7], cards[10])
    assert dealt.hands[B] == (cards[2], cards[5], cards[8])
    assert table.event(Opened).card == cards[11]
    assert table.state.stock == tuple(cards[12:])


def test_eight_players_share_fifty_two_cards():
    table = opened("alternative", "8H", dealer=7, seats=8)
    assert [len(hand or ()) for hand in table.state.hands] == [4] * 7 + [3]
    assert len(table.state.stock) == 52 - 32
    assert table.mover == A


def test_the_first_dealer_is_drawn_by_lot_and_the_deal_goes_clockwise():
    table = opened("russian", "8H", dealer=C, seats=3)
    assert (table.state.dealer, table.mover) == (C, A)
    nxt = between("russian", (0, 0, 0), dealer=C).deal(deck(36))
    assert nxt.state.dealer == A


def test_the_deal_passes_over_those_who_are_out():
    """C26: the next remaining player clockwise deals, the next remaining one after him moves."""
    table = between("russian", (0, 105, 0, 0), dealer=A, out=[B], opening_effect="none").deal(deck(36))
    assert table.state.dealer == C
    assert table.mover == D
    assert table.state.hands[B] is None
    assert [len(hand or ()) for hand in table.state.hands] == [4, 0, 3, 4]
    table = between("russian", (102, 0, 0, 103), dealer=C, out=[A, D], opening_effect="none").deal(deck(36))
    assert (table.state.dealer, table.mover) == (B, C)


def test_hand_size_counts_the_dealers_opening_card():
    table = opened("russian", "8H", seats=3, hand_size=6)
    assert [len(hand or ()) for hand in table.state.hands] == [5, 6, 6]


# --- the opening card does what it does ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "opener", "draws"),
    [
        *[(variant, "7H", 2) for variant in VARIANTS],
        *[(variant, "7S", 4) for variant in OLD],
        *[(variant, "7S", 2) for variant in MAVRS],
        *[(variant, "KS", 5) for variant in OLD],
        *[(variant, "KS", 4) for variant in MAVRS],
        *[(variant, "6C", 1) for variant in MAVRS],
    ],
)
def test_an_opening_penalty_hits_the_dealers_left_neighbour(variant, opener, draws):
    """C9: the opening card takes effect."""
    table = opened(variant, opener, dealer=B, seats=3)
    assert table.event(Opened).rule == "shed.opening"
    assert table.drew == {C: draws}
    assert table.missed == [C]
    assert table.mover == A
    assert len(table.hand(C)) == (5 if variant in MAVRS else 4) + draws


@pytest.mark.parametrize("variant", VARIANTS)
def test_an_opening_ace_skips_the_dealers_left_neighbour(variant):
    table = opened(variant, "AC", dealer=B, seats=3)
    assert table.drew == {}
    assert table.missed == [C]
    assert table.mover == A


@pytest.mark.parametrize("variant", OLD)
def test_an_opening_six_is_covered_by_the_dealer_who_draws_if_he_has_to(variant):
    table = opened(variant, "6D", dealer=C, seats=3, C="8C KC JC", stock="9C 10D")
    assert (table.mover, table.phase) == (C, "cover")
    assert table.legal == {"draw"}
    table.play("draw draw")
    assert table.legal == {"10D"}
    table.play("10D")
    assert table.mover == A
    assert table.hand(C) == {"8C", "KC", "JC", "9C"}


@pytest.mark.parametrize("variant", MAVRS)
def test_an_opening_mavr_nine_lets_the_dealer_move_again(variant):
    table = opened(variant, "9D", dealer=B, seats=3, B="9C 8C KC JC")
    assert (table.mover, table.phase) == (B, "play")
    assert table.event(Turn).rule == "shed.effect.again"
    assert table.legal == {"9C"}


@pytest.mark.parametrize("variant", OLD)
def test_an_opening_nine_does_nothing_elsewhere(variant):
    assert opened(variant, "9D", dealer=B, seats=3).mover == C


@pytest.mark.parametrize(("opener", "draws"), [("5H", 2), ("5S", 4)])
def test_an_opening_five_makes_the_right_neighbour_draw_and_the_left_one_miss(opener, draws):
    table = opened("alternative", opener, dealer=B, seats=4)
    assert table.drew == {A: draws}
    assert table.missed == [C]
    assert table.mover == D


@pytest.mark.parametrize("variant", VARIANTS)
def test_after_an_opening_queen_the_dealer_orders(variant):
    """C7, C16: the dealer names the suit; nothing else may be said before it."""
    table = opened(variant, "QH", dealer=B, seats=3, B="8H 8C JH")
    assert (table.mover, table.phase) == (B, "order")
    assert table.why("pass") == table.why("draw") == table.why("8H") == "shed.order.owed"
    assert SHEDDING.refused(table.state) == dict.fromkeys(sorted(table.hand(B)), "shed.order.owed")
    assert table.why("order:H") == "shed.order.name"
    table.play("order:H")  # the present suit may be ordered too
    assert (table.mover, table.order) == (C, "H")
    assert table.event(Ordered).call
    assert table.state.number == 1


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_queens_own_suit_may_count_as_ordered(variant):
    table = opened(variant, "QH", dealer=B, seats=3, opening_queen="own_suit", C="8H KC JC 9C")
    assert (table.mover, table.phase, table.order) == (C, "play", "H")
    assert table.event(Ordered).rule == "shed.opening.own_suit"
    assert table.state.number == 0  # nobody said it, so it is no move
    assert table.legal == {"8H"}
    assert table.why("8H") == "shed.fits.order"


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("opener", ["7H", "7S", "KS", "AC", "6D", "9D"])
def test_the_opening_card_may_do_nothing(variant, opener):
    """C9: with opening_effect none, and the event names it."""
    table = opened(variant, opener, dealer=B, seats=3, opening_effect="none")
    assert table.event(Opened).rule == "shed.opening.idle"
    assert (table.mover, table.phase) == (C, "play")
    assert table.drew == {}
    assert not table.events(Skipped)


def test_without_opening_effect_five_and_queen_do_nothing_either():
    assert opened("alternative", "5S", dealer=B, seats=3, opening_effect="none").mover == C
    for queen in ("dealer_orders", "own_suit"):
        table = opened("russian", "QD", dealer=B, seats=3, opening_effect="none", opening_queen=queen)
        assert (table.mover, table.phase, table.order) == (C, "play", "D")
        assert table.state.number == 0


def test_an_opening_six_without_effect_is_matched_normally():
    table = opened("russian", "6D", dealer=B, seats=3, opening_effect="none", C="6H KC JC 8D")
    assert table.legal == {"6H", "8D"}


def test_an_order_of_the_last_round_is_gone():
    """C13: a round that ended on a queen leaves no order behind."""
    table = at("russian", "JD", A="QD", B="8C 8D", order="S", dealer=A).play("QD").score().deal(deck(36))
    assert table.order is None
    assert table.state.dealer == B


def test_an_ordering_opener_that_moves_again_lets_the_dealer_order_and_move():
    table = opened("russian", "QH", dealer=B, seats=3, effects={"Q": {"again": True}})
    assert (table.mover, table.phase) == (B, "order")
    table.play("order:C")
    assert (table.mover, table.phase, table.order) == (B, "play", "C")
    assert table.event(Turn).rule == "shed.effect.again"
    table = opened("russian", "QH", dealer=B, seats=3, effects={"Q": {"again": True}}, opening_queen="own_suit")
    assert (table.mover, table.phase, table.order) == (B, "play", "H")


def test_an_ordering_opener_that_skips_makes_the_left_neighbour_miss_first():
    table = opened("russian", "JH", dealer=B, seats=3, effects={"J": {"order": True, "skip": True, "draw": 1}})
    assert table.drew == {C: 1}
    assert table.missed == [C]
    assert (table.mover, table.phase) == (B, "order")
    table.play("order:C")
    assert (table.mover, table.order) == (A, "C")
