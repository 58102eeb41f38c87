"""Cards, suits and ranks. One notation everywhere: rank and suit, as in ``10H``, ``QS``, ``7D``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stovka.core.errors import refuse

SUITS: Final = ("C", "D", "H", "S")
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")

Suit = str
Rank = str


class Card:
    """One playing card. There is exactly one object for each of the 52 cards, so ``is`` and ``==`` agree.

    ``Card("10", "H")`` and ``card("10H")`` give the same object. Cards sort by suit, then rank.
    A card never changes when it is played: an ordered suit lives in the state of the game.
    """

    __slots__ = ("code", "index", "rank", "suit")
    rank: Rank
    suit: Suit
    code: str
    index: int

    def __new__(cls, rank: Rank, suit: Suit) -> Card:
        return card(f"{rank}{suit}")

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a card cannot be changed")

    def __repr__(self) -> str:
        return self.code

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (self.code,)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self


def _make(rank: Rank, suit: Suit) -> Card:
    made = object.__new__(Card)
    for name, value in (
        ("rank", rank),
        ("suit", suit),
        ("code", rank + suit),
        ("index", SUITS.index(suit) * len(RANKS) + RANKS.index(rank)),
    ):
        object.__setattr__(made, name, value)
    return made


CARDS: Final = {made.code: made for suit in SUITS for rank in RANKS for made in (_make(rank, suit),)}


def card(code: str) -> Card:
    """The card with this code. Raises ``Refusal`` ``card.unknown`` for anything that is no card."""
    found = CARDS.get(code)
    if found is None:
        raise refuse("card.unknown", text=str(code))
    return found


def cards(text: str) -> tuple[Card, ...]:
    """``cards("7D QS 8C")`` → the three cards, in that order."""
    return tuple(card(code) for code in text.split())


def deck(size: int) -> tuple[Card, ...]:
    """The 32 (7 to ace), 36 (6 to ace) or 52 (2 to ace) cards, sorted."""
    lowest = {32: "7", 36: "6", 52: "2"}[size]
    kept = RANKS[RANKS.index(lowest) :]
    return tuple(found for found in CARDS.values() if found.rank in kept)


def codes(some: Iterable[Card]) -> list[str]:
    """The codes of some cards, in their order."""
    return [each.code for each in some]
