"""Whose turn comes next, and when a round is blocked."""

from __future__ import annotations

from stovka.core.cards import Card
from stovka.core.events import Event
from stovka.games.shedding import rulebook as r
from stovka.games.shedding.model import Owes, RoundOver, Skipped, State, Turn, following

LONGEST = 1000
"""A round is blocked after so many recorded moves."""

STARVED_ROUNDS = 4
"""A round is blocked after so many starved turns a player in a row."""


def hand_on(state: State, seat: int, again: Card | None, left: int, events: list[Event]) -> None:
    """The turn goes to ``seat``, past those who owe a missed turn; ``again`` is the card that lets the same player
    move again. ``left``: cards that could be drawn now. A turn is starved when that is at most one."""
    if again is None and state.rules.misses_later:
        seat = _past_misses(state, seat, events)
    starved = 0
    if left <= 1:
        starved = state.starved + 1
        players = sum(hand is not None for hand in state.hands)
        if starved > STARVED_ROUNDS * players:
            events.append(RoundOver(r.BLOCKED.id, None, None, state.starved))
            return
    events.append(Turn(r.NEXT.id if again is None else r.EFFECT_AGAIN.id, seat, again, starved))


def _past_misses(state: State, seat: int, events: list[Event]) -> int:
    owed = list(state.misses)
    for event in events:
        if isinstance(event, Owes):
            owed[event.seat] += 1
    while owed[seat]:
        owed[seat] -= 1
        events.append(Skipped(r.MISSED.id, seat, None, None))
        seat = following(state, seat)
    return seat
