"""Small changes of a position that could make a refused move legal."""

from __future__ import annotations

from stovka.core.cards import Card, deck
from stovka.core.mends import Mend
from stovka.core.moves import Move
from stovka.games.tricks.legality import judge
from stovka.games.tricks.model import Play, State

Change = tuple[Mend, State]


def changes(state: State, seat: int, move: Move) -> tuple[Change, ...]:
    """Each single change worth trying for a card of ``seat``, with the changed state.

    ``mend.turn`` (it were his turn), ``mend.held`` (he held the card), ``mend.led`` (its suit had been led),
    ``mend.without`` (he held none of ``cards``: those that a duty makes him play).
    """
    card = move.card
    if card is None or not isinstance(state.phase, Play):
        return ()
    if state.phase.seat != seat:
        return ((Mend("mend.turn", {"seat": seat}), state._replace(phase=state.phase._replace(seat=seat))),)
    found: list[Change] = []
    hand = state.hands[seat]
    if card not in deck(32):
        return ()
    if card not in hand:
        found.append((Mend("mend.held", {"seat": seat, "card": card}), _holding(state, seat, (*hand, card))))
    for reason in judge(state, seat, move).forbids:
        held = reason.facts.get("held")
        if isinstance(held, tuple) and held:
            kept = tuple(each for each in hand if each not in held)
            found.append((Mend("mend.without", {"seat": seat, "cards": held}), _holding(state, seat, kept)))
    if state.trick and state.trick[0][1].suit != card.suit:
        leader, led = state.trick[0]
        trick = ((leader, Card(led.rank, card.suit)), *state.trick[1:])
        found.append((Mend("mend.led", {"suit": card.suit, "by": leader}), state._replace(trick=trick)))
    return tuple(found)


def _holding(state: State, seat: int, hand: tuple[Card, ...]) -> State:
    return state._replace(hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))
