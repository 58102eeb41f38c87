"""How a steady player of the 101 family thinks, from his own view alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from stovka.core.cards import SUITS, Card
from stovka.core.moves import Move
from stovka.core.views import TableView
from stovka.games.shedding.ruleset import RuleSet


def steady(rules: RuleSet, view: TableView, options: Sequence[Move]) -> Move:
    """Sheds the card that costs most points, keeps cards that fit on anything, orders the suit it holds most of.

    A suit of which it holds no card is never ordered while it holds other cards. Equal choices go by the move's
    code, so that equal views give equal moves.
    """
    assert view.viewer is not None
    hand = [card for card in view.hands[view.viewer] or () if card is not None]
    plays = [move for move in options if move.card is not None]
    if plays:
        return max(plays, key=lambda move: (_shedding(rules, hand, move), move.code))
    orders = [move for move in options if move.kind == "order"]
    if orders:
        return max(orders, key=lambda move: (_strength(hand, move.suit), move.code))
    return min(options, key=lambda move: (move.kind != "draw", move.code))


def _shedding(rules: RuleSet, hand: list[Card], move: Move) -> tuple[int, int, int, int]:
    """How good a play is: go out; keep wild cards; avoid a cover it cannot give; get rid of points; hurt."""
    card = move.card
    assert card is not None
    effect = rules.effect[card]
    rest = [other for other in hand if other is not card]
    covered = not effect.cover or any(other in rules.on_card[card] for other in rest)
    ends = rules.finishes(card, len(hand))
    order = _strength(rest, move.suit) if move.suit else 0
    return (
        2 if ends else 1 if covered and not effect.wild else 0,
        0 if effect.wild else rules.worth[card],
        effect.draw + effect.skip + effect.again,
        order,
    )


def _strength(hand: list[Card], suit: str | None) -> int:
    return Counter(card.suit for card in hand)[suit] if suit in SUITS else 0
