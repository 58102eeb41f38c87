"""Moves: what a player says or does, and the table's own deal and score. One object for each move."""

from __future__ import annotations

from typing import Final

from stovka.core.cards import CARDS, RANKS, SUITS, Card, Rank, Suit


class Move:
    """A move. ``kind`` is one of play, draw, pass, order, meld, enough, silent, deal, score.

    ``code`` is the notation of records and of typed moves: ``7S``, ``QH:S`` (queen, spades ordered),
    ``draw``, ``pass``, ``order:S``, ``meld:K``, ``enough``, ``silent``. ``deal`` and ``score`` are the
    table's own. Moves are made once; ``is`` and ``==`` agree.
    """

    __slots__ = ("card", "code", "kind", "rank", "suit")
    kind: str
    card: Card | None
    suit: Suit | None
    rank: Rank | None
    code: str

    def __init__(self, kind: str, code: str, card: Card | None = None, suit: Suit | None = None) -> None:
        for name, value in (("kind", kind), ("code", code), ("card", card), ("suit", suit), ("rank", None)):
            object.__setattr__(self, name, value)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a move cannot be changed")

    def __repr__(self) -> str:
        return f"<{self.code}>"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return _find, (self.code,)


def _melding(rank: Rank) -> Move:
    made = Move("meld", f"meld:{rank}")
    object.__setattr__(made, "rank", rank)
    return made


DRAW: Final = Move("draw", "draw")
PASS: Final = Move("pass", "pass")
ENOUGH: Final = Move("enough", "enough")
SILENT: Final = Move("silent", "silent")
DEAL: Final = Move("deal", "deal")
SCORE: Final = Move("score", "score")
PLAY: Final = {card: Move("play", card.code, card) for card in CARDS.values()}
ORDERING: Final = {
    card: {suit: Move("play", f"{card.code}:{suit}", card, suit) for suit in SUITS} for card in CARDS.values()
}
ORDER: Final = {suit: Move("order", f"order:{suit}", None, suit) for suit in SUITS}
MELD: Final = {rank: _melding(rank) for rank in RANKS}

MOVES: Final[dict[str, Move]] = {
    move.code: move
    for move in (
        *PLAY.values(),
        *(move for by_suit in ORDERING.values() for move in by_suit.values()),
        *ORDER.values(),
        *MELD.values(),
        *(DRAW, PASS, ENOUGH, SILENT),
    )
}
"""Every move a player can make in any game, by its code."""


def _find(code: str) -> Move:
    return {"deal": DEAL, "score": SCORE}.get(code) or MOVES[code]
