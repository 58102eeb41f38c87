"""How a steady player of Stovkahra thinks, from his own view alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from stovka.core.cards import Card, Suit
from stovka.core.moves import ENOUGH, SILENT, Move
from stovka.core.views import TableView
from stovka.games.tricks.enough import WINNING, Standing, claiming
from stovka.games.tricks.model import PLAYERS, Trick
from stovka.games.tricks.ruleset import DECK, RuleSet
from stovka.games.tricks.scoring import VALUES, bonus
from stovka.games.tricks.taking import beats, winning


class Sight(NamedTuple):
    """What the player makes of his view: the trick, the trump, the number of the trick, the cards that others
    may still hold."""

    seat: int
    trump: Suit
    trick: Trick
    number: int
    out: frozenset[Card]


def steady(rules: RuleSet, view: TableView, options: Sequence[Move]) -> Move:
    """Announces every set, says enough when it wins, takes tricks cheaply (with a seven when it is safe), gives
    his partner points and the opponents none. Equal choices go by the move's code.
    """
    if ENOUGH in options or SILENT in options:
        return ENOUGH if ENOUGH in options and _wins(rules, view) else SILENT
    melds = [move for move in options if move.kind == "meld"]
    if melds:
        return min(melds, key=lambda move: move.code)
    plays = [move for move in options if move.card is not None]
    if not plays:
        return options[0]
    sight = _sight(view)
    return max(plays, key=lambda move: (*_worth(rules, sight, move.card), move.code))


def _wins(rules: RuleSet, view: TableView) -> bool:
    """True when his *enough* would win: with his side's points, or stolen from a silent opponent."""
    assert view.viewer is not None
    side = view.sides[view.viewer]
    points = {fact["side"]: fact["points"] for fact in _badges(view, "count")}
    (claim,) = _badges(view, "claim")
    silent = tuple(seat for seat in claim["silent"] if view.sides[seat] != side)
    where = Standing(side, points[side], points[1 - side], rules.claims.target, silent, ())
    return claiming(rules, where)[1] in WINNING


def _badges(view: TableView, name: str) -> list[Mapping[str, Any]]:
    return [badge.facts for badge in view.badges if badge.name == name]


def _sight(view: TableView) -> Sight:
    assert view.viewer is not None
    table = view.zone("trick")
    assert table is not None
    trick = tuple((seat, card) for seat, card in zip(table.seats, table.cards, strict=True) if card is not None)
    past = [trick for fact in _badges(view, "tricks") for trick in fact["tricks"]]
    seen = {card for *_, cards in past for _, card in cards}
    seen |= {card for _, card in trick} | {card for card in view.hands[view.viewer] or () if card is not None}
    (trump,) = _badges(view, "trump")
    return Sight(view.viewer, trump["suit"], trick, len(past) + 1, frozenset(DECK) - seen)


def _worth(rules: RuleSet, sight: Sight, card: Card | None) -> tuple[int, int, int]:
    """How good a card is: what the trick may bring, then what is kept by playing it."""
    assert card is not None
    value = VALUES.get(card.rank, 0)
    thrift = (-10 if card.suit == sight.trump else 0) - card.index % 13
    if not sight.trick:
        sure = _sure(sight, card)
        return (value + 6 if sure and card.suit != sight.trump else value if sure else -value, thrift, 0)
    winner, best = winning(sight.trick, sight.trump)
    last = len(sight.trick) == PLAYERS - 1
    table = sum(VALUES.get(each.rank, 0) for _, each in sight.trick) + value
    if beats(card, best, sight.trump):
        if winner == (sight.seat + 2) % PLAYERS and (last or _sure(sight, best)):
            # The trick is ours already; only a seven makes it dearer.
            return (table + _extra(rules, sight, card), thrift, 0)
        if last or _sure(sight, card):
            return (table + _extra(rules, sight, card) + 1, thrift, 0)
        return (table // 2 - value, thrift, 0)
    if winner == (sight.seat + 2) % PLAYERS and (last or _sure(sight, best)):
        return (table, thrift, 0)
    return (-table, thrift, 0)


def _extra(rules: RuleSet, sight: Sight, card: Card) -> int:
    """What the trick brings beside its cards when this card wins it: something for a seven, and for the last trick."""
    found = bonus(rules, sight.number, card, sight.trump)
    return 0 if found is None else found[1]


def _sure(sight: Sight, card: Card) -> bool:
    """True when no card that the others may hold can beat this one."""
    return not any(beats(other, card, sight.trump) for other in sight.out)
