"""Named rules. A rule's id is the message key, the rule-book anchor, the drill topic and what tests assert."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from stovka.core.moves import Move


class Part(StrEnum):
    """What a rule does in the game; the rule book is ordered by it."""

    DEAL = "deal"
    PERMIT = "permit"
    FORBID = "forbid"
    EFFECT = "effect"
    TURN = "turn"
    FINISH = "finish"
    SCORE = "score"
    MATCH = "match"


class Standing(NamedTuple):
    """Where a rule comes from: ``stated`` by a source (a line of ``source``), or ``decided`` by us.

    ``source`` is ``russian`` (the Russian text), ``english`` (its machine translation), ``mavr`` (the Mavr
    text), ``stovkahra`` (the French translation) or ``family`` (public descriptions of the game's family).
    ``also``: another source with the help of which it is read. ``own``: variants that have it from elsewhere.
    """

    kind: str
    source: str = ""
    line: int = 0
    also: str = ""
    own: tuple[tuple[str, Standing], ...] = ()

    def under(self, variant: str) -> Standing:
        """The standing in this variant: that of its own text, where that speaks of the rule."""
        return dict(self.own).get(variant, self)


DECIDED = Standing("decided")


def stated(source: str, line: int, also: str = "", own: Mapping[str, Standing] | None = None) -> Standing:
    """A standing: the rule is stated by that line of the source; in the variants of ``own`` it has another one."""
    return Standing("stated", source, line, also, tuple((own or {}).items()))


@dataclass(frozen=True, slots=True)
class Rule:
    """A named rule. ``dials`` are the dials that its condition reads; ``permits``: it lets a move through."""

    id: str
    part: Part
    standing: Standing
    dials: tuple[str, ...] = ()
    permits: bool = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "permits", self.part is Part.PERMIT)


class Reason(NamedTuple):
    """A rule at work: its id and the facts that made it apply."""

    rule: str
    facts: Mapping[str, object]


class Verdict(NamedTuple):
    """Why a move is legal or not. Legal = some permit and no forbid.

    ``forbids`` is in order of weight: the first is the one to tell when there is room for one.
    """

    move: Move
    permits: tuple[Reason, ...]
    forbids: tuple[Reason, ...]

    @property
    def legal(self) -> bool:
        """True when some rule permits the move and none forbids it."""
        return bool(self.permits) and not self.forbids


def by_id(rules: Iterable[Rule]) -> dict[str, Rule]:
    """The rules by their ids. Two rules with one id are a fault of ours."""
    found: dict[str, Rule] = {}
    for rule in rules:
        if rule.id in found:
            raise ValueError(f"two rules are called {rule.id}")
        found[rule.id] = rule
    return found
