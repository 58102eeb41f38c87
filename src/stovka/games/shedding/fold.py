"""``evolve``: the only function that makes a state from a state. Each event changes a working copy, field by
field; one state is built at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from stovka.core.cards import Card
from stovka.core.events import Event
from stovka.games.shedding import model as m
from stovka.games.shedding.model import State

_Draft = list[Any]
"""A state being changed: its fields in their order. A list costs a third of an object with the same fields."""

(
    _RULES,
    _ROUND,
    _DEALER,
    _HANDS,
    _STOCK,
    _PILE,
    _WISH,
    _SEAT,
    _PHASE,
    _NUMBER,
    _STARVED,
    _MISSES,
    _TOTALS,
    _EXITS,
) = range(len(State._fields))

_new: Callable[[type[State], _Draft], State] = tuple.__new__
"""Makes a state without the named tuple's own constructor, which costs as much again; this is the hottest line."""


def evolve(state: State, events: Iterable[Event]) -> State:
    """The state after these events."""
    draft = list(state)
    for event in events:
        _FOLDS[event.__class__](draft, event)
    return _new(State, draft)


def _hold(d: _Draft, seat: int, hand: tuple[Card | None, ...]) -> None:
    """A seat holds these cards from now on."""
    hands = list(d[_HANDS])
    hands[seat] = hand
    d[_HANDS] = tuple(hands)


def _dealt(d: _Draft, event: m.Dealt) -> None:
    d[_ROUND], d[_DEALER], d[_SEAT] = event.round, event.seat, event.seat
    d[_HANDS], d[_STOCK], d[_PILE] = event.hands, event.stock, ()
    d[_WISH], d[_NUMBER], d[_STARVED] = None, 0, 0
    d[_MISSES] = (0,) * len(event.hands)
    d[_PHASE] = m.PLAY


def _opened(d: _Draft, event: m.Opened) -> None:
    d[_PILE] = (event.card,)


def _played(d: _Draft, event: m.Played) -> None:
    hand = d[_HANDS][event.seat]
    at = hand.index(event.card)
    _hold(d, event.seat, hand[:at] + hand[at + 1 :])
    d[_PILE] = (*d[_PILE], event.card)
    d[_WISH] = None
    d[_NUMBER] += 1


def _took(d: _Draft, event: m.Took) -> None:
    _hold(d, event.seat, (*d[_HANDS][event.seat], event.card))
    d[_STOCK] = d[_STOCK][1:]
    d[_PHASE] = event.then
    d[_NUMBER] += 1


def _passed(d: _Draft, event: m.Passed) -> None:
    d[_NUMBER] += 1


def _drew(d: _Draft, event: m.Drew) -> None:
    _hold(d, event.seat, d[_HANDS][event.seat] + event.cards)
    d[_STOCK] = d[_STOCK][len(event.cards) :]


def _owes(d: _Draft, event: m.Owes) -> None:
    d[_MISSES] = _counted(d[_MISSES], event.seat, 1)


def _skipped(d: _Draft, event: m.Skipped) -> None:
    if event.card is None:
        d[_MISSES] = _counted(d[_MISSES], event.seat, -1)


def _counted(misses: tuple[int, ...], seat: int, change: int) -> tuple[int, ...]:
    return tuple(owed + change * (at == seat) for at, owed in enumerate(misses))


def _ordered(d: _Draft, event: m.Ordered) -> None:
    d[_WISH] = m.Wish(event.suit, event.seat, event.card)
    d[_NUMBER] += event.call


def _recycled(d: _Draft, event: m.Recycled) -> None:
    d[_STOCK] += event.cards
    d[_PILE] = d[_PILE][-1:]


def _covering(d: _Draft, event: m.Covering) -> None:
    d[_SEAT], d[_PHASE] = event.seat, m.Cover(event.card)


def _ordering(d: _Draft, event: m.Ordering) -> None:
    d[_SEAT], d[_PHASE] = event.seat, m.Order(event.next, event.debt)


def _asked(d: _Draft, event: m.Asked) -> None:
    d[_SEAT], d[_PHASE] = event.seat, m.Answer(event.debt)


def _turn(d: _Draft, event: m.Turn) -> None:
    d[_SEAT], d[_PHASE], d[_STARVED] = event.seat, m.PLAY, event.starved


def _round_over(d: _Draft, event: m.RoundOver) -> None:
    d[_SEAT], d[_PHASE] = None, m.Counting(event.seat, event.card)


def _counted_hand(d: _Draft, event: m.Counted) -> None:
    d[_TOTALS] = _with(d[_TOTALS], event.seat, event.total)
    d[_PHASE] = m.BETWEEN


def _changed(d: _Draft, event: m.Changed) -> None:
    d[_TOTALS] = _with(d[_TOTALS], event.seat, event.total)


def _with(totals: tuple[int, ...], seat: int, total: int) -> tuple[int, ...]:
    return (*totals[:seat], total, *totals[seat + 1 :])


def _out(d: _Draft, event: m.Out) -> None:
    d[_EXITS] = (*d[_EXITS], m.Exit(event.seat, d[_ROUND], event.total))


def _match_over(d: _Draft, event: m.MatchOver) -> None:
    d[_PHASE] = m.Over(event.ranking)


def _nothing(d: _Draft, event: Event) -> None:
    """An event that only tells: a card that does not let its player out, a lowest hand."""


_FOLDS: dict[type, Callable[[_Draft, Any], None]] = {
    m.Dealt: _dealt,
    m.Opened: _opened,
    m.Played: _played,
    m.Took: _took,
    m.Passed: _passed,
    m.Drew: _drew,
    m.Owes: _owes,
    m.Skipped: _skipped,
    m.Ordered: _ordered,
    m.Recycled: _recycled,
    m.Covering: _covering,
    m.Ordering: _ordering,
    m.Asked: _asked,
    m.Turn: _turn,
    m.Stays: _nothing,
    m.RoundOver: _round_over,
    m.Lowest: _nothing,
    m.Counted: _counted_hand,
    m.Changed: _changed,
    m.Out: _out,
    m.MatchOver: _match_over,
}
