"""The same position under other rules."""

from __future__ import annotations

from stovka.games.shedding.model import PLAY, Answer, Cover, State
from stovka.games.shedding.ruleset import RuleSet


def under(state: State, rules: RuleSet) -> State | None:
    """The position as it would stand under other rules, or None when it cannot: a card that their deck lacks, or a
    number of players they do not allow.

    A duty that those rules do not know (a cover, an answer) is gone: the player is then simply to move.
    """
    seats = sum(hand is not None for hand in state.hands)
    cards = {card for hand in state.hands for card in hand or ()}.union(state.stock, state.pile)
    if rules.seats_problem(max(seats, rules.players[0])) is not None or not cards.issubset(rules.effect):
        return None
    phase = state.phase
    uncovered = isinstance(phase, Cover) and not rules.effect[phase.card].cover
    unanswered = isinstance(phase, Answer) and phase.debt.rank not in rules.answer
    return state._replace(rules=rules, phase=PLAY if uncovered or unanswered else phase)
