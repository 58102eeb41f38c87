"""Predicting: the learner says who moves next, how many cards each holds, what the totals are, before the engine
does. Predictions go to the learner's own store, never to the record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from stovka.core.moves import SCORE
from stovka.core.views import StepView

Answer = int | None


class Question(NamedTuple):
    """What is asked: ``predict.next`` (a seat, None when nobody moves), ``predict.cards`` of a seat, ``predict.total``
    of a seat (None for a player who is out)."""

    id: str
    seat: int | None = None


class Marked(NamedTuple):
    """A prediction beside what came."""

    question: Question
    said: Answer
    was: Answer

    @property
    def right(self) -> bool:
        """True when what was said came."""
        return self.said == self.was


def answers(step: StepView) -> dict[Question, Answer]:
    """Every question that can be asked before this step, with what came: totals before a score, else the next mover
    and the number of cards in each hand."""
    after = step.after
    if step.move is SCORE:
        return {Question("predict.total", seat): total for seat, total in enumerate(after.totals)}
    cards = {
        Question("predict.cards", seat): None if hand is None else len(hand) for seat, hand in enumerate(after.hands)
    }
    return {Question("predict.next"): after.mover, **cards}


def mark(said: Mapping[Question, Answer], step: StepView) -> tuple[Marked, ...]:
    """What was said beside what came; questions that were not answered are left out."""
    return tuple(Marked(question, said[question], was) for question, was in answers(step).items() if question in said)
