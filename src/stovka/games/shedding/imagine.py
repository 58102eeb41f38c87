"""A state that a seat cannot tell from the true one."""

from __future__ import annotations

import random
from collections.abc import Collection

from stovka.core.cards import Card
from stovka.core.imagine import redeal
from stovka.games.shedding.legality import playable
from stovka.games.shedding.look import shows_hands
from stovka.games.shedding.model import Answer, State


def imagine(state: State, seat: int, known: Collection[Card], luck: random.Random) -> State:
    """The state with what ``seat`` cannot see mixed anew; ``known`` cards stay. A player who was asked to answer
    a debt is known to hold a card that can, so he gets one."""
    seen = set(known)
    if shows_hands(state):
        seen.update(card for hand in state.hands for card in hand or ())
    hands, stock = redeal(state.hands, state.stock, seat, seen, luck)
    mixed = state._replace(hands=hands, stock=stock)
    asked = state.seat
    if not isinstance(state.phase, Answer) or asked is None or asked == seat:
        return mixed
    hand = mixed.hands[asked] or ()
    if playable(mixed, hand):
        return mixed
    return _given(mixed, asked, state, seen)


def _given(mixed: State, asked: int, true: State, known: Collection[Card]) -> State:
    """One of the asked player's unseen cards, exchanged for the one that he truly can answer with."""
    answer = playable(true, true.hands[asked] or ())[0]
    given_up = next(card for card in mixed.hands[asked] or () if card not in known)
    swap = {answer: given_up, given_up: answer}

    def swapped(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(swap.get(card, card) for card in cards)

    hands = tuple(None if hand is None else swapped(hand) for hand in mixed.hands)
    return mixed._replace(hands=hands, stock=swapped(mixed.stock))
