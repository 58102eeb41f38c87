"""A round of the 101 family played with real cards: who went out with what, and the hands of the others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stovka.core.cards import Card
from stovka.core.errors import refuse
from stovka.core.tally import Answer, Question, Tally
from stovka.games.shedding.model import Counting, State
from stovka.games.shedding.opening import remaining
from stovka.games.shedding.ruleset import RuleSet


def tally(state: State, answers: Sequence[Answer]) -> Question | Tally:
    """The next question about the round that comes after ``state``, or that round, ready to be counted.

    ``Refusal`` when an answer cannot be.
    """
    if not answers:
        return Question("out", who=True)
    seats = remaining(state)
    winner, card = _out(state, seats, answers[0])
    hands: list[tuple[Card, ...] | None] = [None if seat not in seats else () for seat in range(len(state.hands))]
    laid = [card] if card is not None else []
    others = [seat for seat in seats if seat != winner]
    for at, seat in enumerate(others, 1):
        if at == len(answers):
            return Question("hand", who=False, facts={"seat": seat})
        hand = _hand(state.rules, seat, answers[at], laid, blocked=winner is None)
        hands[seat] = hand
        laid += hand
    ended = state._replace(
        round=state.round + 1, hands=tuple(hands), pile=tuple(laid[:1]), wish=None, phase=Counting(winner, card)
    )
    return Tally(ended)


def _out(state: State, seats: Iterable[int], answer: Answer) -> tuple[int | None, Card | None]:
    """Who went out, and with which card, where it was named; nobody when the round was blocked."""
    if not answer:
        return None, None
    entry = answer[0]
    if len(answer) > 1 or len(entry.cards) > 1 or entry.number is not None or entry.suit is not None:
        raise refuse("keeper.one_player")
    if entry.seat is None or entry.seat not in seats:
        raise refuse("keeper.player_out", seat=entry.seat)
    card = entry.cards[0] if entry.cards else None
    check_cards(state.rules.deck, entry.cards, ())
    if card is not None and card in state.rules.no_finish:
        raise refuse("keeper.no_finish", card=card)
    return entry.seat, card


def _hand(rules: RuleSet, seat: int, answer: Answer, laid: Sequence[Card], *, blocked: bool) -> tuple[Card, ...]:
    cards = tuple(card for entry in answer for card in entry.cards)
    if any(entry.number is not None or entry.suit is not None for entry in answer):
        raise refuse("keeper.only_cards")
    check_cards(rules.deck, cards, laid)
    if not cards and not _empty_hands(rules):
        raise refuse("keeper.needs_cards", seat=seat)
    return cards


def _empty_hands(rules: RuleSet) -> bool:
    """True when somebody can sit with an empty hand and not be the winner."""
    return bool(rules.no_finish) and not rules.bars_last


def check_cards(deck: Iterable[Card], cards: Sequence[Card], laid: Sequence[Card]) -> None:
    """``Refusal`` for a card that is not in the pack, or in two places."""
    pack = set(deck)
    for at, card in enumerate(cards):
        if card not in pack:
            raise refuse("keeper.not_in_deck", card=card)
        if card in laid or card in cards[:at]:
            raise refuse("keeper.twice", card=card)
