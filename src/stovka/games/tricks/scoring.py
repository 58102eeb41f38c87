"""What a deal is worth: cards taken, tricks won by a seven, the last trick, announced sets.

**Points so far in a running deal** (for claims under ``during_play``): the cards of finished tricks, a
seven's bonus as soon as its trick is taken, a set as soon as it is announced. Not: the cards of the trick on
the table, sets not announced, and the last trick's 6, which nobody has before the eighth trick is taken. So
both sides' points so far never fall, and after the eighth trick they are the points of the deal.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stovka.core.cards import Card, Rank, Suit
from stovka.core.rules import Rule
from stovka.core.scores import Line
from stovka.games.tricks import rulebook
from stovka.games.tricks.model import SIDES, TRICKS, Announced, State, Won
from stovka.games.tricks.ruleset import RuleSet

VALUES: Final[dict[Rank, int]] = {"A": 6, "K": 5, "Q": 4, "J": 3}
"""Points of a card taken; the others count nothing. 72 in the pack."""
LAST: Final = 6
SEVEN: Final = 10


def cards_worth(cards: Iterable[Card]) -> int:
    """Points of some cards."""
    return sum(VALUES.get(card.rank, 0) for card in cards)


def bonus(rules: RuleSet, number: int, card: Card, trump: Suit) -> tuple[Rule, int] | None:
    """What trick ``number`` (1 to 8), won with ``card``, brings beside its cards: the rule and the points.

    None when no rule speaks of it. A first trick won by a seven is spoken of even where it brings 0.
    """
    seven = card.rank == "7"
    if number == TRICKS:
        if seven:
            return (
                rulebook.SCORE_LAST_SEVEN,
                26 if rules.bonus.last_trick_seven == "inclusive_26" else LAST + 26,
            )
        return rulebook.SCORE_LAST, LAST
    if not seven:
        return None
    if number == 1:
        return rulebook.SCORE_FIRST_SEVEN, first_seven(rules, card, trump)
    return rulebook.SCORE_SEVEN, SEVEN


def first_seven(rules: RuleSet, card: Card, trump: Suit) -> int:
    """Points of the first trick won by this seven."""
    dial = rules.bonus.first_trick_seven
    if dial == "52_trump":
        return 52 if card.suit == trump else 0
    return {"0": 0, "10": 10, "52_any": 52}[dial]


def lines(state: State, side: int) -> tuple[Line, ...]:
    """The ledger of a side after the eighth trick: cards rank by rank, tricks' bonuses in order, its sets."""
    assert state.trump is not None
    taken = state.taken[side]
    ledger = [_cards(rank, [card for card in taken if card.rank == rank]) for rank in VALUES]
    ledger += [_trick(state.rules, won, state.trump) for won in state.tricks if SIDES[won.winner] == side]
    ledger += [_set(meld) for meld in state.melds if SIDES[meld.seat] == side]
    return tuple(line for line in ledger if line is not None)


def _cards(rank: Rank, cards: list[Card]) -> Line | None:
    if not cards:
        return None
    facts = (("rank", rank), ("size", len(cards)), ("each", VALUES[rank]), ("cards", tuple(cards)))
    return Line(rulebook.SCORE_CARDS.id, VALUES[rank] * len(cards), facts=facts)


def _trick(rules: RuleSet, won: Won, trump: Suit) -> Line | None:
    found = bonus(rules, won.number, won.card, trump)
    if found is None:
        return None
    rule, value = found
    return Line(rule.id, value, won.card, facts=(("number", won.number), ("seat", won.winner)))


def _set(meld: Announced) -> Line:
    facts = (("seat", meld.seat), ("rank", meld.rank), ("size", len(meld.cards)), ("cards", meld.cards))
    return Line(rulebook.SCORE_MELD.id, meld.points, facts=facts)
