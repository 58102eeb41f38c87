"""What a referee needs on one sheet: what each card does, which rules to look at, and the columns of a score sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from stovka.core.rules import Rule


class Said(NamedTuple):
    """One thing that is said of a card: the last part of its message, and the facts it needs."""

    id: str
    facts: Mapping[str, object] = {}


class Row(NamedTuple):
    """A card or a rank (``key``): what is said of it, and what it counts in the columns that follow."""

    key: str
    said: tuple[Said, ...]
    cells: tuple[int | None, ...]


class Section(NamedTuple):
    """Rules that belong together on the sheet, under a heading of their own."""

    name: str
    rules: tuple[Rule, ...]


class Digest(NamedTuple):
    """The rules in force in brief. Only rules that apply are in it.

    ``heads``: what the cells of the rows are. ``notes``: the rules that whoever keeps the score looks up.
    ``columns``: what is written down for each player, or for each side where ``sides``.
    """

    heads: tuple[str, ...]
    rows: tuple[Row, ...]
    sections: tuple[Section, ...]
    notes: tuple[Rule, ...]
    columns: tuple[str, ...]
    sides: bool
