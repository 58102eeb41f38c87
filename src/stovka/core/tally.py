"""Counting a game that was played with real cards: what must be told about a round, and what was told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from stovka.core.cards import Card, Suit


class Question(NamedTuple):
    """What must be told next. ``who``: each part of the answer begins with a player."""

    id: str
    who: bool
    facts: Mapping[str, object] = {}


class Entry(NamedTuple):
    """A part of an answer: who, and with what."""

    seat: int | None = None
    cards: tuple[Card, ...] = ()
    number: int | None = None
    suit: Suit | None = None


Answer = tuple[Entry, ...]
"""What was answered; empty for nothing."""


class Tally(NamedTuple):
    """Everything is told: ``state`` is ready to be counted. ``summed``: of these rules only the sum of the lines is
    known, told as one line of another id, since the cards themselves were not named."""

    state: Any
    summed: Mapping[str, str] = {}
