"""Small changes of a position that could make a refused move legal."""

from __future__ import annotations

from stovka.core.cards import Card
from stovka.core.mends import Mend
from stovka.core.moves import DRAW, PASS, Move
from stovka.games.shedding.legality import playable
from stovka.games.shedding.model import DRAWN, PLAY, Answer, Between, Counting, Order, Over, Play, State

Change = tuple[Mend, State]


def changes(state: State, seat: int, move: Move) -> tuple[Change, ...]:
    """Each single change worth trying for a move of ``seat``, with the changed state.

    ``mend.turn`` (it were his turn), ``mend.suit`` and ``mend.rank`` (of the top card), ``mend.order`` (another suit
    ordered), ``mend.held`` (he held the card), ``mend.more`` (he held another card too), ``mend.without`` (he held
    none of ``cards``), ``mend.no_stock`` (nothing could be drawn), ``mend.drawn`` (he had drawn).
    """
    hand = state.hands[seat]
    if hand is None or isinstance(state.phase, Counting | Between | Over | Order):
        return ()
    if state.seat != seat:
        return ((Mend("mend.turn", {"seat": seat}), state._replace(seat=seat, phase=PLAY)),)
    if move.card is not None:
        return tuple(_for_card(state, seat, hand, move.card))
    return tuple(_for_call(state, seat, hand, move)) if move in (DRAW, PASS) else ()


def _for_card(state: State, seat: int, hand: tuple[Card, ...], card: Card) -> list[Change]:
    found = []
    top, wish = state.pile[-1], state.wish
    if card not in state.rules.effect:
        return []
    if card not in hand:
        found.append((Mend("mend.held", {"seat": seat, "card": card}), _holding(state, seat, (*hand, card))))
    if isinstance(state.phase, Answer):
        return found
    if wish is not None:
        if card.suit != wish.suit:
            changed = state._replace(wish=wish._replace(suit=card.suit))
            found.append((Mend("mend.order", {"suit": card.suit, "by": wish.by}), changed))
    else:
        if card.suit != top.suit:
            found.append((Mend("mend.suit", {"suit": card.suit}), _topped(state, Card(top.rank, card.suit))))
        if card.rank != top.rank:
            found.append((Mend("mend.rank", {"rank": card.rank}), _topped(state, Card(card.rank, top.suit))))
    if len(hand) == 1:
        other = next(each for each in state.rules.deck if each is not card)
        found.append((Mend("mend.more", {"seat": seat}), _holding(state, seat, (*hand, other))))
    return found


def _for_call(state: State, seat: int, hand: tuple[Card, ...], move: Move) -> list[Change]:
    found = []
    cards = playable(state, hand)
    if cards:
        kept = tuple(card for card in hand if card not in cards)
        found.append((Mend("mend.without", {"seat": seat, "cards": tuple(cards)}), _holding(state, seat, kept)))
    if move is PASS and (state.stock or len(state.pile) > 1):
        bare = state._replace(stock=(), pile=state.pile[-1:])
        found.append((Mend("mend.no_stock", {}), bare))
        if isinstance(state.phase, Play):
            found.append((Mend("mend.drawn", {"seat": seat}), state._replace(phase=DRAWN)))
    return found


def _holding(state: State, seat: int, hand: tuple[Card, ...]) -> State:
    return state._replace(hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))


def _topped(state: State, top: Card) -> State:
    return state._replace(pile=(*state.pile[:-1], top))
