"""The proofs proved: a fact that is changed must be refused, else its checker only reads it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

from stovka.core.cards import CARDS, RANKS, SUITS, Card
from stovka.core.scores import Line
from tests.facts.proof import Case, Facts, Fault, Prover


def changed(value: Any, luck: random.Random) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + luck.choice((-1, 1))
    if isinstance(value, Card):
        return luck.choice([each for each in CARDS.values() if each is not value])
    if value in SUITS or value in RANKS:
        return luck.choice([each for each in (SUITS if value in SUITS else RANKS) if each != value])
    if isinstance(value, str):
        return f"{value}?"
    if value is None:
        return 0
    if hasattr(value, "_fields"):
        name = luck.choice([name for name in value._fields if name != "name"] or ["name"])
        return value._replace(**{name: changed(getattr(value, name), luck)})
    if not isinstance(value, tuple) or not value:
        return (None,)
    if isinstance(value[0], Line):  # each line is proved by itself
        return luck.choice((value[1:], (*value, value[0])))
    at = luck.randrange(len(value))
    return luck.choice(((*value[:at], changed(value[at], luck), *value[at + 1 :]), value[1:], (*value, value[0])))


class Shaker(Prover):
    """Changes each fact in turn, at first sight and now and then, and notes what is believed all the same."""

    luck: random.Random
    tried: Counter[tuple[str, str, str]]
    believed: dict[tuple[str, str, str], str]

    def begin(self, seed: int) -> Shaker:
        self.luck, self.tried, self.believed = random.Random(seed), Counter(), {}
        return self

    def prove(self, case: Case, rule: str, kind: str, given: Mapping[str, Any]) -> None:
        super().prove(case, rule, kind, given)
        checker = self.book.checkers.get((rule, kind))
        for name, value in given.items() if checker and kind != "Table" else ():  # a Table is no fact of the engine's
            key = (rule, kind, name)
            if self.tried[key] > 20 and self.luck.random() < 0.98:
                continue
            self.tried[key] += 1
            false = changed(value, self.luck)
            if kind == "Line" and any(false in (hand or ()) for hand in case.state.hands):
                continue  # a line about another card of the hand may be as true
            facts = Facts({**given, name: false})
            try:
                assert checker is not None
                checker(case, facts)
            except (Fault, LookupError, TypeError, AttributeError, ValueError):
                continue
            self.believed.setdefault(key, f"{value!r} as {false!r}; {case.state.rules!r} {dict(given)} {case.move}")
