"""Sets: three or four cards of a rank in one hand, and what they are worth."""

from __future__ import annotations

from typing import Final

from stovka.core.cards import RANKS, Card, Rank
from stovka.games.tricks.model import Announced, State, clockwise, eldest

POINTS: Final[dict[Rank, tuple[int, int]]] = {
    "7": (10, 20),
    "10": (10, 20),
    "J": (6, 12),
    "Q": (6, 12),
    "K": (6, 12),
    "A": (30, 40),
}
"""Points of three and of four cards of a rank; ranks not named are worth nothing."""


def worth(rank: Rank, size: int) -> int:
    """Points of a set: 0 for fewer than three cards, and for eights and nines."""
    three, four = POINTS.get(rank, (0, 0))
    return four if size == 4 else three if size == 3 else 0


def of_rank(hand: tuple[Card, ...], rank: Rank) -> tuple[Card, ...]:
    """The cards of a rank in a hand, sorted."""
    return tuple(sorted(card for card in hand if card.rank == rank))


def sets(hand: tuple[Card, ...]) -> tuple[Announced, ...]:
    """The sets in a hand that are worth something, from sevens to aces; the seat is left 0.

    Four of a rank are one set, not also one of three; different ranks share no card, so there may be two.
    """
    ranks = [card.rank for card in hand]
    found = []
    for rank in RANKS:
        points = worth(rank, ranks.count(rank))
        if points:
            found.append(Announced(0, rank, of_rank(hand, rank), points))
    return tuple(found)


def announced(state: State, seat: int, rank: Rank) -> bool:
    """True when this seat has announced its set of that rank."""
    return any(meld.seat == seat and meld.rank == rank for meld in state.melds)


def in_time(state: State, seat: int) -> bool:
    """True while ``seat``, being the mover, may announce a set.

    ``first_play``: in his own first turn, before he plays to the first trick. ``before_lead``: in the phase
    ``meld``.
    """
    if state.rules.before_lead:
        return state.phase.name == "meld"
    # The mover of the first trick has played no card yet, whoever he is.
    return state.phase.name == "play" and not state.tricks


def open_sets(state: State, seat: int) -> tuple[Announced, ...]:
    """The sets that the mover ``seat`` may announce now."""
    if not in_time(state, seat):
        return ()
    return tuple(each for each in sets(state.hands[seat]) if not announced(state, seat, each.rank))


def holders(state: State) -> tuple[int, ...]:
    """The seats that hold a set worth something, eldest first: who gets a turn under ``before_lead``."""
    return tuple(seat for seat in clockwise(eldest(state)) if sets(state.hands[seat]))
