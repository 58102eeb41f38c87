"""A world that a seat cannot tell from the true one: everything it cannot see is dealt anew among the same places."""

from __future__ import annotations

import random
from collections.abc import Collection

from stovka.core.cards import Card

Hand = tuple[Card, ...] | None


def redeal(
    hands: tuple[Hand, ...], stock: tuple[Card, ...], seat: int, known: Collection[Card], luck: random.Random
) -> tuple[tuple[Hand, ...], tuple[Card, ...]]:
    """Hands and stock with the cards that ``seat`` neither holds nor knows mixed among their places.

    ``known``: cards of other hands or of the stock that the seat has seen; they stay where they are.
    """

    def hidden(card: Card) -> bool:
        return card not in known

    unseen = [card for at, hand in enumerate(hands) if at != seat for card in hand or () if hidden(card)]
    unseen += [card for card in stock if hidden(card)]
    luck.shuffle(unseen)
    left = iter(unseen)

    def dealt(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(next(left) if hidden(card) else card for card in cards)

    mixed = tuple(hand if hand is None or at == seat else dealt(hand) for at, hand in enumerate(hands))
    return mixed, dealt(stock)
