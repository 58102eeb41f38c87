"""What a player types for a move: the notation of records, in any case, and a little shorter."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from stovka.core.cards import CARDS, Card
from stovka.core.moves import MOVES, PLAY, Move

_SIGNS = str.maketrans({"♠": "S", "♥": "H", "♦": "D", "♣": "C", "\ufe0e": None, "\ufe0f": None})
_CARDLIKE = re.compile(r"(\d{1,3}|[JQKA])[A-Z]?(:.*)?|[A-Z][SHDC](:.*)?")


class Faulty(Exception):
    """What was typed is neither a move nor a question: a message id and its facts."""

    def __init__(self, id: str, **facts: object) -> None:
        self.id = id
        self.facts = facts
        super().__init__(id)


class Choice(NamedTuple):
    """A card with which a suit must be named, and none was: the moves to choose from."""

    moves: tuple[Move, ...]


def read_card(typed: str) -> Card:
    """The card that was typed: ``10h``, ``QS``, ``9♥``. ``Faulty`` when it is none."""
    found = CARDS.get(typed.translate(_SIGNS).upper())
    if found is None:
        raise Faulty("plain-no-card", typed=typed[:40])
    return found


def read_move(typed: str, candidates: Sequence[Move]) -> Move | Choice:
    """The move that was typed: ``10h``, ``qs:h``, ``draw``; in the order phase also a suit alone.

    ``candidates`` are the moves worth a verdict: with them a card that names a suit is told from one that does not.
    """
    text = typed.translate(_SIGNS)
    code = ":".join(part.strip() for part in text.split(":"))
    upper, lower = code.upper(), code.lower()
    head, colon, tail = code.partition(":")
    for spelled in (upper, lower, f"{head.lower()}{colon}{tail.upper()}"):
        move = MOVES.get(spelled)
        if move is not None:
            break
    else:
        for each in candidates:
            if each.card is None and each.suit == upper:  # a suit is asked for, and this is one
                return each
        if colon and (head.upper() in CARDS or head.lower() == "order"):
            raise Faulty("plain-no-suit", typed=tail[:40])
        if _CARDLIKE.fullmatch(upper):
            raise Faulty("plain-no-card", typed=typed[:40])
        raise Faulty("plain-unknown", typed=typed[:40])
    if move.card is not None and move.suit is None:
        naming = tuple(each for each in candidates if each.card is move.card and each.suit is not None)
        if naming:
            return Choice(naming)
    return move


def playing(card: Card, candidates: Sequence[Move]) -> Move:
    """The move to judge when a card is asked about."""
    return next((each for each in candidates if each.card is card), PLAY[card])
