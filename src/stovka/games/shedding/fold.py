"""``evolve``: the only function that makes a state from a state. Each event changes a working copy; one state is
built at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from stovka.core.events import Event
from stovka.games.shedding import model as m
from stovka.games.shedding.model import State

_new: Callable[[type[State], tuple[Any, ...]], State] = tuple.__new__
"""Makes a state without the named tuple's own constructor, which costs as much again; this is the hottest line."""


class _Draft:
    """A state being changed, field by field."""

    __slots__ = State._fields
    rules: Any
    round: int
    dealer: int | None
    hands: Any
    stock: Any
    pile: Any
    wish: m.Wish | None
    seat: int | None
    phase: m.Phase
    number: int
    starved: int
    misses: tuple[int, ...]
    totals: Any
    exits: tuple[m.Exit, ...]


def evolve(state: State, events: Iterable[Event]) -> State:
    """The state after these events."""
    d = _Draft()
    (
        d.rules,
        d.round,
        d.dealer,
        hands,
        d.stock,
        d.pile,
        d.wish,
        d.seat,
        d.phase,
        d.number,
        d.starved,
        d.misses,
        d.totals,
        d.exits,
    ) = state
    d.hands = list(hands)
    for event in events:
        _FOLDS[event.__class__](d, event)
    fields = (
        d.rules,
        d.round,
        d.dealer,
        tuple(d.hands),
        d.stock,
        d.pile,
        d.wish,
        d.seat,
        d.phase,
        d.number,
        d.starved,
        d.misses,
        d.totals,
        d.exits,
    )
    return _new(State, fields)


def _dealt(d: _Draft, event: m.Dealt) -> None:
    d.round, d.dealer, d.seat = event.round, event.seat, event.seat
    d.hands, d.stock, d.pile = list(event.hands), event.stock, ()
    d.wish, d.number, d.starved = None, 0, 0
    d.misses = (0,) * len(event.hands)
    d.phase = m.PLAY


def _opened(d: _Draft, event: m.Opened) -> None:
    d.pile = (event.card,)


def _played(d: _Draft, event: m.Played) -> None:
    hand = d.hands[event.seat]
    at = hand.index(event.card)
    d.hands[event.seat] = hand[:at] + hand[at + 1 :]
    d.pile = (*d.pile, event.card)
    d.wish = None
    d.number += 1


def _took(d: _Draft, event: m.Took) -> None:
    d.hands[event.seat] = (*d.hands[event.seat], event.card)
    d.stock = d.stock[1:]
    d.phase = event.then
    d.number += 1


def _passed(d: _Draft, event: m.Passed) -> None:
    d.number += 1


def _drew(d: _Draft, event: m.Drew) -> None:
    d.hands[event.seat] += event.cards
    d.stock = d.stock[len(event.cards) :]


def _owes(d: _Draft, event: m.Owes) -> None:
    d.misses = _counted(d.misses, event.seat, 1)


def _skipped(d: _Draft, event: m.Skipped) -> None:
    if event.card is None:
        d.misses = _counted(d.misses, event.seat, -1)


def _counted(misses: tuple[int, ...], seat: int, change: int) -> tuple[int, ...]:
    return tuple(owed + change * (at == seat) for at, owed in enumerate(misses))


def _ordered(d: _Draft, event: m.Ordered) -> None:
    d.wish = m.Wish(event.suit, event.seat, event.card)
    d.number += event.call


def _recycled(d: _Draft, event: m.Recycled) -> None:
    d.stock += event.cards
    d.pile = d.pile[-1:]


def _covering(d: _Draft, event: m.Covering) -> None:
    d.seat, d.phase = event.seat, m.Cover(event.card)


def _ordering(d: _Draft, event: m.Ordering) -> None:
    d.seat, d.phase = event.seat, m.Order(event.next, event.debt)


def _asked(d: _Draft, event: m.Asked) -> None:
    d.seat, d.phase = event.seat, m.Answer(event.debt)


def _turn(d: _Draft, event: m.Turn) -> None:
    d.seat, d.phase, d.starved = event.seat, m.PLAY, event.starved


def _round_over(d: _Draft, event: m.RoundOver) -> None:
    d.seat, d.phase = None, m.Counting(event.seat, event.card)


def _counted_hand(d: _Draft, event: m.Counted) -> None:
    d.totals = _with(d.totals, event.seat, event.total)
    d.phase = m.BETWEEN


def _changed(d: _Draft, event: m.Changed) -> None:
    d.totals = _with(d.totals, event.seat, event.total)


def _with(totals: tuple[int, ...], seat: int, total: int) -> tuple[int, ...]:
    return (*totals[:seat], total, *totals[seat + 1 :])


def _out(d: _Draft, event: m.Out) -> None:
    d.exits = (*d.exits, m.Exit(event.seat, d.round, event.total))


def _match_over(d: _Draft, event: m.MatchOver) -> None:
    d.phase = m.Over(event.ranking)


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
