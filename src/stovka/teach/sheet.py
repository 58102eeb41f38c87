"""The score sheet: for each round the points and the running totals, and who was reset or is out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from stovka.core.engine import Game, Step
from stovka.core.moves import SCORE


class Row(NamedTuple):
    """A counted round. ``points`` and ``totals`` are per player, or per side where partners play; None: out of the
    match. ``step`` is the step that counted it."""

    step: int
    round: int
    points: tuple[int | None, ...]
    totals: tuple[int | None, ...]
    reset: frozenset[int]
    out: frozenset[int]


def sheet(game: Game[Any], steps: Iterable[Step]) -> tuple[Row, ...]:
    """The rows of a match, the oldest first."""
    rows = []
    for number, step in enumerate(steps):
        if step.move is not SCORE:
            continue
        for line in game.write(step.before, step.move, step.events):
            if line["type"] == "score":
                points, totals = tuple(line["points"]), tuple(line["totals"])
                reset, out = frozenset(line.get("reset", ())), frozenset(line.get("out", ()))
                rows.append(Row(number, line["round"], points, totals, reset, out))
    return tuple(rows)
