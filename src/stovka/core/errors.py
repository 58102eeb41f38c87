"""Errors as data: an id and facts; the sentence is made last, by ``stovka.text``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Problem(NamedTuple):
    """One thing that is wrong: a message id (``rules.unknown_dial``) and the facts its sentence needs."""

    id: str
    facts: Mapping[str, object]


class Refusal(Exception):
    """Something was refused; nothing has changed. ``problems`` holds everything that was wrong, at once.

    ``usage`` is true for a bad command line (unknown variant, dial, value, number of players), false for a
    file or terminal that is missing, broken or refused.
    """

    def __init__(self, *problems: Problem, usage: bool = False) -> None:
        self.problems = problems
        self.usage = usage
        super().__init__("; ".join(f"{p.id} {p.facts}" if p.facts else p.id for p in problems))


def refuse(id: str, **facts: object) -> Refusal:
    """A refusal with one problem, to be raised."""
    return Refusal(Problem(id, facts))
