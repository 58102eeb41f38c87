"""A game told step by step: every face that tells a step tells these sentences.

A step's events carry everything: the move with the rule that let it through, what it caused and by which rule, and of
a count each line of the sum. Here they are put in order; the sentences come from ``stovka.text``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from stovka.core.events import Event
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
    """The sentences of a step, for the eyes of its view. ``ledger``: also the lines of a count that are more than a
    card at its value, which the sum tells already.

    That a player comes to move is left to the next step, unless there is something to say about it.
    """
    told: list[Told] = []
    together: list[Event] = []
    for event in view.events:
        if len(view.events) > 1 and _only_next(event):
            continue
        lines: Sequence[Line] = getattr(event, "lines", ())
        together.append(event)
        if lines:
            told += _sentences(together, words)
            together = []
            if ledger:
                told += (Told(words.line(line), line.rule, 1) for line in lines if _says_more(line, lines))
    return (*told, *_sentences(together, words))


def _sentences(events: Sequence[Event], words: Words) -> list[Told]:
    """The events in order, two in one sentence where they are one blow: each sentence with the rule of its first."""
    said = words.events(events)
    if len(said) == len(events):
        return [Told(text, event.rule) for text, event in zip(said, events, strict=True)]
    told: list[Told] = []
    at = 0
    while at < len(events):
        pair = words.events(events[at : at + 2])
        told.append(Told(pair[0], events[at].rule))
        at += 3 - len(pair) if at + 1 < len(events) else 1
    return told


def _only_next(event: Event) -> bool:
    """True when an event says who is next and no more: not why again, and not that cards are running out."""
    facts = event._asdict()
    return type(event).__name__ == "Turn" and facts.get("card") is None and not facts.get("starved")


def _says_more(line: Line, lines: Sequence[Line]) -> bool:
    """True when a line of a count has something to explain: a value instead of another, a rule of its own."""
    alone = sum(each.rule == line.rule for each in lines) == 1
    return line.instead is not None or (alone and len(lines) > 1)


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
