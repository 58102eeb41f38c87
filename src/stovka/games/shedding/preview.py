"""What a card would do, told before it is played, from what the player himself can know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from stovka.core.chance import Key
from stovka.core.events import Event
from stovka.core.moves import Move
from stovka.games.shedding import rulebook as r
from stovka.games.shedding.effects import debt_of, decide
from stovka.games.shedding.model import Asked, Debt, Drew, Recycled, RoundOver, State, Took, following
from stovka.games.shedding.scoring import total_of, winner_lines

T = TypeVar("T")


class MayAnswer(NamedTuple):
    """The victim may answer, if he holds a card of the debt's rank: told as a condition, his hand is hidden."""

    rule: str
    seat: int
    debt: Debt


class WouldScore(NamedTuple):
    """What the player himself would score by going out with this card."""

    rule: str
    seat: int
    points: int


class _NoLuck:
    """Answers a shuffle with the cards as they are: a preview never shows them."""

    def shuffle(self, items: Sequence[T], key: Key) -> tuple[T, ...]:
        return tuple(items)


def preview(state: State, seat: int, move: Move) -> tuple[Event, ...]:
    """The events of a legal move as its player can foresee them.

    The other hands and the stock are replaced by cards that answer nothing before anything is decided, so a preview
    cannot depend on what is hidden; drawn cards are None. A possible answer is a ``MayAnswer``.
    """
    told: list[Event] = []
    for event in decide(_masked(state, seat), move, _NoLuck()):
        told.append(_unseen(event))
        if isinstance(event, RoundOver) and event.seat == seat:
            points = total_of(winner_lines(event.card))
            told.append(WouldScore(r.COUNT_QUEEN.id if points else r.COUNT_WINNER.id, seat, points))
    if (debt := _answerable(state, seat, move, told)) is not None:
        told.append(MayAnswer(r.ANSWER_ASKED.id, following(state, seat), debt))
    return tuple(told)


def _unseen(event: Event) -> Event:
    """The event without the cards it would draw, or shuffle."""
    if isinstance(event, Drew | Recycled):
        return event._replace(cards=(None,) * len(event.cards))
    return event._replace(card=None) if isinstance(event, Took) else event


def _masked(state: State, seat: int) -> State:
    """The state with every card that the player cannot see replaced by one that answers no debt."""
    rules = state.rules
    blank = next(card for card in rules.deck if card.rank not in rules.answer)
    hands = tuple(hand if hand is None or at == seat else (blank,) * len(hand) for at, hand in enumerate(state.hands))
    return state._replace(hands=hands, stock=(blank,) * len(state.stock))


def _answerable(state: State, seat: int, move: Move, told: list[Event]) -> Debt | None:
    """The debt that the next player could answer if he held a card for it, or None when he cannot hold one."""
    card, rules = move.card, state.rules
    if card is None or card.rank not in rules.answer or any(isinstance(e, Asked | RoundOver) for e in told):
        return None
    held = len(state.hands[following(state, seat)] or ())
    own = state.hands[seat] or ()
    unseen = (each for each in rules.deck if each.rank == card.rank and each not in own and each not in state.pile)
    if not held or all(rules.barred(each, held) for each in unseen):
        return None
    return debt_of(state, seat, card)
