"""The only way from one state to the next: events folded over a draft, then one state made from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from stovka.core.cards import Card
from stovka.core.events import Event
from stovka.games.tricks.melds import holders
from stovka.games.tricks.model import (
    PLAYERS,
    SIDES,
    TRICKS,
    Announced,
    Between,
    Bonus,
    Claim,
    Closed,
    Dealing,
    Dealt,
    Finished,
    Meld,
    Melded,
    Over,
    Passed,
    Play,
    Played,
    Said,
    Scored,
    Scoring,
    State,
    Took,
    Turn,
    Turned,
    Window,
    Won,
)

PLAYING: Final = tuple(Play(seat) for seat in range(PLAYERS))


class Draft:
    """A state being made: the same fields, changed in place."""

    __slots__ = State._fields

    def __init__(self, state: State) -> None:
        (
            self.rules,
            self.round,
            self.number,
            self.dealer,
            self.hands,
            self.trump,
            self.turned,
            self.trick,
            self.tricks,
            self.taken,
            self.melds,
            self.gained,
            self.scored,
            self.totals,
            self.phase,
        ) = state

    def freeze(self) -> State:
        """The state that the draft has become."""
        return State(
            self.rules,
            self.round,
            self.number,
            self.dealer,
            self.hands,
            self.trump,
            self.turned,
            self.trick,
            self.tricks,
            self.taken,
            self.melds,
            self.gained,
            self.scored,
            self.totals,
            self.phase,
        )

    def gain(self, side: int, points: int) -> None:
        """Points of the running deal for a side."""
        ours, theirs = self.gained
        self.gained = (ours + points, theirs) if side == 0 else (ours, theirs + points)


def evolve(state: State, events: tuple[Event, ...]) -> State:
    """The state after these events."""
    draft = Draft(state)
    for event in events:
        apply = _APPLY.get(type(event))
        if apply is not None:  # events that only tell something (a line of the count) change nothing
            apply(draft, event)
    return draft.freeze()


def _dealing(draft: Draft, event: Dealing) -> None:
    draft.round = event.round
    draft.number = 0
    draft.dealer = event.seat
    draft.hands = ((),) * PLAYERS
    draft.trump = draft.turned = draft.scored = None
    draft.trick, draft.tricks, draft.taken, draft.melds = (), (), ((), ()), ()
    draft.gained = (0, 0)


def _dealt(draft: Draft, event: Dealt) -> None:
    hands = list(draft.hands)
    hands[event.seat] = tuple(card for card in event.cards if card is not None)
    draft.hands = tuple(hands)


def _turned(draft: Draft, event: Turned) -> None:
    draft.turned = event.card
    draft.trump = event.suit


def _turn(draft: Draft, event: Turn) -> None:
    phase = draft.phase
    if event.phase == "play":
        draft.phase = PLAYING[event.seat]
    elif event.phase == "meld":
        # Who waits is settled once, when the first player is asked; a claim window in between keeps it.
        waiting = phase.waiting if isinstance(phase, Meld) else holders(draft.freeze())
        draft.phase = Meld(event.seat, tuple(seat for seat in waiting if seat != event.seat))
    elif isinstance(phase, Claim):
        draft.phase = phase._replace(seat=event.seat, order=phase.order[1:])


def _melded(draft: Draft, event: Melded) -> None:
    draft.number += 1
    draft.melds += (Announced(event.seat, event.rank, event.cards, event.points),)
    draft.gain(event.side, event.points)


def _passed(draft: Draft, event: Passed) -> None:
    draft.number += 1


def _played(draft: Draft, event: Played) -> None:
    draft.number += 1
    card: Card = event.card
    hands = list(draft.hands)
    hands[event.seat] = tuple([each for each in hands[event.seat] if each is not card])
    draft.hands = tuple(hands)
    draft.trick += ((event.seat, card),)


def _took(draft: Draft, event: Took) -> None:
    draft.tricks += (Won(event.number, event.seat, event.card, draft.trick),)
    cards = tuple([card for _, card in draft.trick])
    ours, theirs = draft.taken
    draft.taken = (ours + cards, theirs) if event.side == 0 else (ours, theirs + cards)
    draft.gain(event.side, event.points)
    draft.trick = ()
    draft.phase = PLAYING[event.seat] if event.number < TRICKS else Scoring()


def _bonus(draft: Draft, event: Bonus) -> None:
    draft.gain(event.side, event.value)


def _scored(draft: Draft, event: Scored) -> None:
    draft.scored = event.points
    draft.gained = (0, 0)
    draft.totals = event.totals
    draft.phase = Between()


def _window(draft: Draft, event: Window) -> None:
    assert isinstance(draft.phase, Between | Play | Meld)
    draft.phase = Claim(None, event.order, (), (), event.after, draft.phase)


def _said(draft: Draft, event: Said) -> None:
    draft.number += 1
    phase = draft.phase
    assert isinstance(phase, Claim)
    if event.word == "silent":
        draft.phase = phase._replace(silent=(*phase.silent, event.seat))
    elif event.outcome == "barred":
        draft.phase = phase._replace(barred=(*phase.barred, SIDES[event.seat]))


def _closed(draft: Draft, event: Closed) -> None:
    assert isinstance(draft.phase, Claim)
    draft.phase = draft.phase.back


def _finished(draft: Draft, event: Finished) -> None:
    draft.phase = Over(event.winner, event.by, event.seat)


_APPLY: Final[dict[type, Callable[[Draft, Any], None]]] = {
    Dealing: _dealing,
    Dealt: _dealt,
    Turned: _turned,
    Turn: _turn,
    Melded: _melded,
    Passed: _passed,
    Played: _played,
    Took: _took,
    Bonus: _bonus,
    Scored: _scored,
    Window: _window,
    Said: _said,
    Closed: _closed,
    Finished: _finished,
}
