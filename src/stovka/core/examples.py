"""A position in which a rule is at work, as data: the engine sets it up, plays to it and says what happens there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Example(NamedTuple):
    """What to set up and what to do there, so that the engine names the rule.

    ``move`` is a move's code, or ``deal`` or ``score``. ``table``: the words of ``Game.place``; empty: a match before
    its first deal, and of the deals that luck can give the first one in which the rule is at work. ``moves`` lead from
    there to the table that is told. ``rules``: the settings without which the rule is idle, as words. ``seat``: who
    tries the move, if it is not the mover. ``viewer``: what happens is told as this seat may know it. ``by``: of a rule
    that only describes, the rule through which the engine shows it.
    """

    move: str
    table: Mapping[str, object]
    moves: str = ""
    rules: tuple[str, ...] = ()
    seat: int | None = None
    viewer: int | None = None
    by: str = ""
