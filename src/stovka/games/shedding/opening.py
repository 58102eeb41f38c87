"""The deal, and the opening card as the dealer's move."""

from __future__ import annotations

from stovka.core.cards import Card
from stovka.core.chance import Chance, Key
from stovka.core.events import Event
from stovka.games.shedding import rulebook as r
from stovka.games.shedding.effects import carry_out
from stovka.games.shedding.fold import evolve
from stovka.games.shedding.model import (
    Covering,
    Dealt,
    Opened,
    Ordered,
    State,
    following,
)
from stovka.games.shedding.turn import hand_on


def remaining(state: State) -> tuple[int, ...]:
    """The seats still in the match, in seat order."""
    gone = {exit.seat for exit in state.exits}
    return tuple(seat for seat in range(len(state.hands)) if seat not in gone)


def deal(state: State, chance: Chance) -> tuple[Event, ...]:
    """The deal of the next round and all that its opening card does.

    The first dealer is drawn by lot, afterwards the next remaining player clockwise. One card at a time, the
    dealer last; his own last card is turned up.
    """
    seats = remaining(state)
    number = state.round + 1
    if state.dealer is None:
        dealer = chance.shuffle(seats, Key("lot", 1))[0]
    else:
        dealer = min(seats, key=lambda seat: (seat - state.dealer - 1) % len(state.hands))  # type: ignore[operator]
    deck = chance.shuffle(state.rules.deck, Key("deal", number))
    order = sorted(seats, key=lambda seat: (seat - dealer - 1) % len(state.hands))
    size, count = state.rules.deal.hand_size, len(seats)
    hands: list[tuple[Card, ...] | None] = [None] * len(state.hands)
    for place, seat in enumerate(order):
        hands[seat] = deck[place : size * count : count]
    opener = deck[size * count - 1]
    hands[dealer] = (hands[dealer] or ())[:-1]
    events: list[Event] = [
        Dealt(r.DEALT.id, dealer, number, tuple(hands), deck[size * count :], deck),
        Opened(r.OPENED.id if _acts(state, opener) else r.OPENED_IDLE.id, dealer, opener),
    ]
    _open(evolve(state, tuple(events)), dealer, opener, chance, events)
    return tuple(events)


def _acts(state: State, opener: Card) -> bool:
    return state.rules.deal.opening_effect == "full"


def _open(dealt: State, dealer: int, opener: Card, chance: Chance, events: list[Event]) -> None:
    effect = dealt.rules.effect[opener]
    if not _acts(dealt, opener):
        if effect.order:
            events.append(Ordered(r.OPENING_SUIT.id, dealer, opener.suit, opener, False))
        hand_on(dealt, following(dealt, dealer), None, len(dealt.stock), events)
    elif effect.cover:
        events.append(Covering(r.EFFECT_COVER.id, dealer, opener))
    else:
        carry_out(dealt, dealer, opener, (), chance, events)
