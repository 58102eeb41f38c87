"""Who takes a trick: the highest trump, else the highest card of the suit led."""

from __future__ import annotations

from stovka.core.cards import Card, Suit
from stovka.core.rules import Rule
from stovka.games.tricks import rulebook
from stovka.games.tricks.model import Trick


def beats(card: Card, best: Card, trump: Suit) -> bool:
    """True when ``card``, played after ``best`` was winning, wins instead.

    Cards of one suit stand in the order 7 8 9 10 J Q K A (rule ``deal.ranks``); a trump beats any other.
    """
    if card.suit == best.suit:
        return card.index > best.index
    return card.suit == trump


def winning(trick: Trick, trump: Suit) -> tuple[int, Card]:
    """The seat that is winning a trick that has begun, and its card."""
    best = trick[0]
    for entry in trick[1:]:
        if beats(entry[1], best[1], trump):
            best = entry
    return best


def why(card: Card, trump: Suit) -> Rule:
    """The rule by which the winning card takes its trick."""
    return rulebook.WINS_TRUMP if card.suit == trump else rulebook.WINS_SUIT
