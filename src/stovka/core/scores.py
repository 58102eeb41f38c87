"""Score lines: what a count is the sum of."""

from __future__ import annotations

from typing import NamedTuple

from stovka.core.cards import Card


class Line(NamedTuple):
    """One line of a count: the rule that gives it, its value in points, and the card (or None) it is for.

    ``instead`` is what the card would have counted without the rule (a lone queen's 3), or None; ``facts`` holds
    what else the sentence needs.
    """

    rule: str
    value: int
    card: Card | None = None
    instead: int | None = None
    facts: tuple[tuple[str, object], ...] = ()
