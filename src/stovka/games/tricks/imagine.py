"""A state that a seat cannot tell from the true one."""

from __future__ import annotations

import random
from collections.abc import Collection

from stovka.core.cards import Card
from stovka.core.imagine import redeal
from stovka.games.tricks.model import State


def imagine(state: State, seat: int, known: Collection[Card], luck: random.Random) -> State:
    """The state with what ``seat`` cannot see mixed anew. The shown trump card stays the dealer's, announced sets
    stay with those who showed them; ``known`` cards stay."""
    shown = {card for meld in state.melds for card in meld.cards}
    if state.turned is not None:
        shown.add(state.turned)
    hands, _ = redeal(state.hands, (), seat, shown | set(known), luck)
    return state._replace(hands=tuple(hand or () for hand in hands))
