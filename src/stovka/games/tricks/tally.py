"""A deal of Stovkahra played with real cards: the cards taken or their points, the last trick, the sevens, the sets."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from stovka.core.cards import Card, Suit
from stovka.core.errors import refuse
from stovka.core.tally import Answer, Entry, Question, Tally
from stovka.games.tricks import rulebook
from stovka.games.tricks.melds import worth
from stovka.games.tricks.model import PLAYERS, SIDES, TRICKS, Announced, Scoring, State, Won
from stovka.games.tricks.ruleset import RuleSet
from stovka.games.tricks.scoring import VALUES, cards_worth

ALL: Final = 72
Cards = tuple[Card, ...]


def tally(state: State, answers: Sequence[Answer]) -> Question | Tally:
    """The next question about the deal that comes after ``state``, or that deal, ready to be counted.

    The cards of side A are asked for, or their points; the rest is side B's. ``Refusal`` when an answer cannot be.
    """
    told = list(answers)
    dealer = state.dealer
    if dealer is None:
        if not told:
            return Question("dealer", who=True)
        dealer = _dealer(told.pop(0))
    else:
        dealer = (dealer + 1) % PLAYERS
    if not told:
        return Question("taken", who=False, facts={"side": 0})
    taken, named = _taken(state.rules, told.pop(0))
    if not told:
        return Question("last", who=True)
    last = _last(state.rules, told.pop(0), taken, named=named)
    if not told:
        return Question("sevens", who=True)
    sevens = _sevens(told.pop(0), last.card)
    if not told:
        return Question("sets", who=True)
    melds = _sets(state.rules, told.pop(0))
    trump: Suit = "S"
    if state.rules.bonus.first_trick_seven == "52_trump" and any(each.number == 1 for each in sevens):
        if not told:
            return Question("trump", who=False)
        trump = _trump(told.pop(0))
    ended = state._replace(
        round=state.round + 1,
        dealer=dealer,
        trump=trump,
        turned=None,
        trick=(),
        tricks=(*sevens, last),
        taken=taken,
        melds=melds,
        phase=Scoring(),
    )
    return Tally(ended, {} if named else {rulebook.SCORE_CARDS.id: "keeper.taken"})


def _single(answer: Answer) -> Entry:
    if len(answer) != 1:
        raise refuse("keeper.one_player")
    return answer[0]


def _dealer(answer: Answer) -> int:
    entry = _single(answer)
    if entry.seat is None or entry.cards or entry.number is not None:
        raise refuse("keeper.one_player")
    return entry.seat


def _trump(answer: Answer) -> Suit:
    if len(answer) != 1 or answer[0].suit is None:
        raise refuse("keeper.needs_suit")
    return answer[0].suit


def _taken(rules: RuleSet, answer: Answer) -> tuple[tuple[Cards, Cards], bool]:
    """The counting cards of both sides, and whether they were named; for points some cards that are worth them."""
    entry = answer[0] if answer else Entry()
    if len(answer) > 1 or entry.suit is not None or (entry.number is not None and entry.cards):
        raise refuse("keeper.cards_or_points")
    counting = tuple(card for card in rules.deck if card.rank in VALUES)
    if entry.number is None:
        _check(rules, entry.cards)
        return _halves(counting, entry.cards), True
    for sizes in product(range(5), repeat=len(VALUES)):
        if sum(size * value for size, value in zip(sizes, VALUES.values(), strict=True)) == entry.number:
            wanted = dict(zip(VALUES, sizes, strict=True))
            some = tuple(card for card in counting if "CDHS".index(card.suit) < wanted[card.rank])
            return _halves(counting, some), False
    raise refuse("keeper.no_points", points=entry.number, most=ALL)


def _halves(counting: Cards, ours: Cards) -> tuple[Cards, Cards]:
    return tuple(c for c in counting if c in ours), tuple(c for c in counting if c not in ours)


def _last(rules: RuleSet, answer: Answer, taken: tuple[Cards, Cards], *, named: bool) -> Won:
    """Who took the last trick, and with which card."""
    entry = _single(answer)
    if entry.seat is None or len(entry.cards) != 1 or entry.number is not None:
        raise refuse("keeper.one_card")
    _check(rules, entry.cards)
    card = entry.cards[0]
    if named and cards_worth(entry.cards) and card not in taken[SIDES[entry.seat]]:
        raise refuse("keeper.not_taken", card=card, side=SIDES[entry.seat])
    return Won(TRICKS, entry.seat, card, ())


def _sevens(answer: Answer, last: Card) -> tuple[Won, ...]:
    """The tricks before the last that a seven won; only of the first the number matters."""
    found: list[Won] = []
    free = list(range(2, TRICKS))
    for entry in answer:
        if entry.seat is None or len(entry.cards) != 1 or entry.cards[0].rank != "7":
            raise refuse("keeper.one_seven")
        card = entry.cards[0]
        if card is last or any(card is each.card for each in found):
            raise refuse("keeper.twice", card=card)
        number = free[0] if entry.number is None else entry.number
        if not 1 <= number < TRICKS or any(each.number == number for each in found):
            raise refuse("keeper.trick_number", number=number, most=TRICKS - 1)
        free = [each for each in free if each != number]
        found.append(Won(number, entry.seat, card, ()))
    return tuple(found)


def _sets(rules: RuleSet, answer: Answer) -> tuple[Announced, ...]:
    found: list[Announced] = []
    laid: list[Card] = []
    for entry in answer:
        _check(rules, entry.cards, laid)
        ranks = {card.rank for card in entry.cards}
        points = worth(entry.cards[0].rank, len(entry.cards)) if len(ranks) == 1 else 0
        if entry.seat is None or not points:
            raise refuse("keeper.no_set")
        laid += entry.cards
        found.append(Announced(entry.seat, entry.cards[0].rank, tuple(sorted(entry.cards)), points))
    return tuple(found)


def _check(rules: RuleSet, cards: Cards, laid: Sequence[Card] = ()) -> None:
    for at, card in enumerate(cards):
        if card not in rules.deck:
            raise refuse("keeper.not_in_deck", card=card)
        if card in laid or card in cards[:at]:
            raise refuse("keeper.twice", card=card)
