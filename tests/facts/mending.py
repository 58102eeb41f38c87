"""Proofs of the smallest change: each change that is told makes the refused move legal, and no smaller one would."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any

from stovka.core.cards import RANKS, SUITS, Card, deck
from stovka.core.mends import mends
from stovka.core.moves import DRAW, PASS, Move
from stovka.games.shedding.model import DRAWN, PLAY
from tests.facts.proof import need

Change = tuple[str, dict[str, Any], Any, Any]
"""The id and the facts of a change, and the past and the state with it."""


def with_hand(state: Any, seat: int, hand: tuple[Card, ...]) -> Any:
    return state._replace(hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))


def topped(past: Any, state: Any, top: Card) -> tuple[Any, Any]:
    """Another card on top of the pile."""
    past = copy.copy(past)
    past.top = top
    return past, state._replace(pile=(*state.pile[:-1], top))


def shedding(past: Any, state: Any, seat: int, move: Move) -> Iterator[Change]:
    """Every small change of a position of the 101 family."""
    hand, phase = state.hands[seat], state.phase.name
    if hand is None or phase in ("deal", "score", "over", "order"):
        return
    if seat != state.seat:
        yield "mend.turn", {"seat": seat}, past, state._replace(seat=seat, phase=PLAY)
        return
    card, top = move.card, state.pile[-1]
    if card is not None:
        if card not in hand and card in deck(past.law.s["deck"]):
            yield "mend.held", {"seat": seat, "card": card}, past, with_hand(state, seat, (*hand, card))
        if past.order is not None and phase != "answer":
            for suit in SUITS:
                changed = copy.copy(past)
                changed.order = (suit, *past.order[1:])
                facts = {"suit": suit, "by": past.order[1]}
                yield "mend.order", facts, changed, state._replace(wish=state.wish._replace(suit=suit))
        elif phase != "answer":
            for suit in SUITS:
                yield "mend.suit", {"suit": suit}, *topped(past, state, Card(top.rank, suit))
            for rank in RANKS:
                yield "mend.rank", {"rank": rank}, *topped(past, state, Card(rank, top.suit))
        if len(hand) == 1:
            other = next(each for each in deck(past.law.s["deck"]) if each not in (card, *hand))
            yield "mend.more", {"seat": seat}, past, with_hand(state, seat, (*hand, other))
    else:
        yield from for_call(past, state, seat, move)


def for_call(past: Any, state: Any, seat: int, move: Move) -> Iterator[Change]:
    """Every small change for a draw or a pass."""
    hand = state.hands[seat]
    if move in (DRAW, PASS):
        cards = past.layable(state, hand)
        if cards:
            rest = tuple(each for each in hand if each not in cards)
            yield "mend.without", {"seat": seat, "cards": cards}, past, with_hand(state, seat, rest)
        yield "mend.no_stock", {}, past, state._replace(stock=(), pile=state.pile[-1:])
    if move is PASS and state.phase.name == "play":
        changed = copy.copy(past)
        changed.drew = ["nothing"]
        yield "mend.drawn", {"seat": seat}, changed, state._replace(phase=DRAWN)


def tricks(past: Any, state: Any, seat: int, move: Move) -> Iterator[Change]:
    """Every small change of a position of Stovkahra."""
    card, phase = move.card, state.phase
    if card is None or phase.name != "play":
        return
    if seat != phase.seat:
        yield "mend.turn", {"seat": seat}, past, state._replace(phase=phase._replace(seat=seat))
        return
    hand = state.hands[seat]
    if card not in hand and card in deck(32):
        yield "mend.held", {"seat": seat, "card": card}, past, with_hand(state, seat, (*hand, card))
    elif card in hand:
        _, pool, best = past.duty(state, seat)
        for cards in (pool, best):
            if card not in cards:
                rest = tuple(each for each in hand if each not in cards)
                facts = {"seat": seat, "cards": tuple(sorted(cards))}
                yield "mend.without", facts, past, with_hand(state, seat, rest)
                break
    if state.trick:
        by, led = state.trick[0]
        trick = ((by, Card(led.rank, card.suit)), *state.trick[1:])
        yield "mend.led", {"suit": card.suit, "by": by}, past, state._replace(trick=trick)


CHANGES: dict[str, Callable[[Any, Any, int, Move], Iterator[Change]]] = {"101": shedding, "stovkahra": tricks}


def smallest(game: Any, past: Any, state: Any, seat: int, move: Move) -> set[frozenset[str]]:
    """The kinds of the smallest changes after which the rules let the move through: single ones, else two at once."""
    reached = [(frozenset[str](), past, state)]
    for _ in (1, 2):
        reached = [
            (ids | {id}, more, changed)
            for ids, before, position in reached
            for id, _, more, changed in CHANGES[game.id](before, position, seat, move)
            if id not in ids
        ]
        found = {ids for ids, before, position in reached if before.legal(position, seat, move)}
        if found:
            return found
    return set()


def prove(game: Any, past: Any, state: Any, seat: int, move: Move) -> int:
    """Proves the smallest changes that are told for a refused move; gives how many were told."""
    told = mends(game, state, seat, move)
    for made in told:
        before, position = past, state
        for mend in made:
            changes = CHANGES[game.id](before, position, seat, move)
            fitting = [each for each in changes if each[0] == mend.id and each[1] == dict(mend.facts)]
            need(fitting, f"{mend} is no change of this position")
            before, position = fitting[0][2:]
        need(before.legal(position, seat, move), f"after {made} the rules still refuse it")
        verdict = game.judge(position, seat, move)
        need(verdict.legal, f"after {made} it is refused: {verdict.forbids}")
    wanted = smallest(game, past, state, seat, move)
    ids = {frozenset(mend.id for mend in made) for made in told}
    need(ids == wanted, f"told are {sorted(map(sorted, ids))}, the smallest are {sorted(map(sorted, wanted))}")
    need(len(told) == len(ids), "a change is told twice")
    return len(told)
