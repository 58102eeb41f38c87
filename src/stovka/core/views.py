"""What a seat may see. Views are built anew: a card that the viewer cannot see is ``None``, never a state inside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from stovka.core.cards import Card
from stovka.core.events import Event
from stovka.core.moves import Move
from stovka.core.rules import Verdict


class Zone(NamedTuple):
    """A place on the table with cards in it.

    ``name`` says what lies there (``stock``, ``pile``, ``trick``, ``turned``, ``taken``); ``place`` where the
    layout puts it: ``centre-left``, ``centre``, ``head``, ``side-0`` … A face-down or hidden card is None.
    ``seats`` names, card by card, who played it (a trick), or is empty.
    """

    name: str
    place: str
    cards: tuple[Card | None, ...]
    seats: tuple[int, ...] = ()


class Badge(NamedTuple):
    """Something public to be told beside the table: ``ordered`` (suit, by), ``trump`` (suit), ``melds`` …"""

    name: str
    facts: Mapping[str, object]


class TableView(NamedTuple):
    """The table as one seat sees it. ``viewer`` None: all hands open (a finished game, a lesson, a trace).

    ``hands`` has one entry a seat: None for a player out of the match, else a tuple of cards, ``None`` for each
    unseen one. ``totals`` are per seat; ``sides`` maps each seat to its side (``(0, 1, 0, 1)`` for partners,
    ``(0, 1, 2, …)`` when everybody plays for himself). ``mover`` is None when nobody is to move.
    ``phase`` is the record's name of the phase, or ``deal`` / ``score`` / ``over`` between moves.
    """

    game: str
    viewer: int | None
    round: int
    number: int
    dealer: int | None
    mover: int | None
    phase: str
    hands: tuple[tuple[Card | None, ...] | None, ...]
    totals: tuple[int | None, ...]
    sides: tuple[int, ...]
    zones: tuple[Zone, ...]
    badges: tuple[Badge, ...]

    def zone(self, name: str) -> Zone | None:
        """The zone of that name, if the table has it now."""
        for zone in self.zones:
            if zone.name == name:
                return zone
        return None


class StepView(NamedTuple):
    """One step as one seat sees it: the table before, who moved what and why it was legal, what happened, and
    the table after. ``number`` counts from 0 through the whole match."""

    number: int
    before: TableView
    seat: int | None
    move: Move
    verdict: Verdict
    events: tuple[Event, ...]
    after: TableView
