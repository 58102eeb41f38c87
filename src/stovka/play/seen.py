"""What people have seen in moves that were taken back: it stays known, and is marked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from stovka.core.cards import Card
from stovka.core.engine import Game, Step
from stovka.core.moves import DEAL
from stovka.core.views import TableView


def shown_cards(view: TableView) -> set[Card]:
    """Every card that a view shows."""
    shown = {card for hand in view.hands for card in hand or () if card is not None}
    return shown.union(card for zone in view.zones for card in zone.cards if card is not None)


class Seen:
    """Per seat the cards that are hidden from it now, but were shown in a move that was taken back. The deck stays as
    it was, so their places are known too."""

    def __init__(self, game: Game[Any], players: int) -> None:
        self._game = game
        self._cards: tuple[set[Card], ...] = tuple(set() for _ in range(players))

    def known(self, seat: int) -> frozenset[Card]:
        """The cards that a seat knows beyond what it sees."""
        return frozenset(self._cards[seat])

    def done(self, step: Step) -> None:
        """A step was made: a deal wipes everything out, and what it shows needs no keeping."""
        if step.move is DEAL:
            for cards in self._cards:
                cards.clear()
        elif any(self._cards):
            self._drop_shown(step.after)

    def undone(self, steps: Iterable[Step], state: Any) -> None:
        """Steps were taken back to ``state``."""
        for step in steps:
            for seat, cards in enumerate(self._cards):
                cards.update(shown_cards(self._game.look(step.after, seat)))
        self._drop_shown(state)

    def _drop_shown(self, state: Any) -> None:
        for seat, cards in enumerate(self._cards):
            cards.difference_update(shown_cards(self._game.look(state, seat)))


def take_back(steps: list[Step], moves: int) -> list[Step]:
    """Removes the last ``moves`` players' moves from ``steps``, with the table's own that came after them; gives what
    was removed, the last first. There must be so many since the last deal."""
    removed = []
    while moves:
        step = steps.pop()
        removed.append(step)
        moves -= step.seat is not None
    return removed
