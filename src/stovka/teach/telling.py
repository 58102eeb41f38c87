"""A game told step by step: every face that tells a step tells these sentences.

A step's events carry everything: the move with the rule that let it through, what it caused and by which rule, and of
a count each line of the sum. Here they are put in order; the sentences come from ``stovka.text``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from stovka.core.scores import Line
from stovka.core.views import StepView
from stovka.teach.document import Block, Heading, Numbered
from stovka.text import Words


class Told(NamedTuple):
    """A sentence of a step. ``level`` 1: it belongs to the sentence before it, as the lines of a sum do."""

    text: str
    rule: str
    level: int = 0


def tell(view: StepView, words: Words, ledger: bool = True) -> tuple[Told, ...]:
    """The sentences of a step, for the eyes of its view. ``ledger``: sums of more than one line card by card."""
    told: list[Told] = []
    for event in view.events:
        told.append(Told(words.event(event), event.rule))
        lines: Sequence[Line] = getattr(event, "lines", ())
        if ledger and len(lines) > 1:
            told += (Told(words.line(line), line.rule, 1) for line in lines)
    return tuple(told)


def step_block(view: StepView, words: Words) -> Numbered:
    """A step as an entry of a page, under its number."""
    first, *rest = tell(view, words)
    return Numbered(view.number, first.text, tuple((each.level, each.text) for each in rest))


def page(views: Iterator[StepView], title: str, words: Words) -> Iterator[Block]:
    """Steps as a page, with a heading for each round."""
    yield Heading(title, 1)
    current = 0
    for view in views:
        number = view.after.round
        if number != current:
            current = number
            yield Heading(words.text("telling-round", round=number), 2, f"round-{number}")
        yield step_block(view, words)
