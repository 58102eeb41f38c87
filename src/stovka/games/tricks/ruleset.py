"""Rules in force: settings built from the variant and its differences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stovka.core.cards import deck
from stovka.core.dials import checked, group_of, unknown
from stovka.core.errors import Problem, Refusal
from stovka.games.tricks.dials import DIALS, Bonus, Claims, Deal, Duty, Melds

DECK: Final = deck(32)


class RuleSet:
    """The rules in force, read-only. ``settings``: every dial by name; ``differences``: those that differ
    from the built-in ``variant``, in a record's form. Made by ``build``."""

    def __init__(self, variant: str, settings: dict[str, Any], differences: dict[str, Any]) -> None:
        self.game = "stovkahra"
        self.variant = variant
        self.settings: Mapping[str, Any] = settings
        self.differences: Mapping[str, Any] = differences
        self.deal: Deal = group_of(Deal, settings)
        self.duty: Duty = group_of(Duty, settings)
        self.melds: Melds = group_of(Melds, settings)
        self.bonus: Bonus = group_of(Bonus, settings)
        self.claims: Claims = group_of(Claims, settings)
        self.players: tuple[int, int] = (4, 4)
        self.deck = DECK
        self.packets = tuple(int(size) for size in self.deal.packets.split("-"))
        self.before_lead = self.melds.meld_window == "before_lead"
        self.during_play = self.claims.claim_window == "during_play"

    def seats_problem(self, players: int) -> Problem | None:
        """Why so many players cannot play by these rules, or None."""
        if players == 4:
            return None
        return Problem("rules.players", {"variant": self.variant, "players": players, "fewest": 4, "most": 4})

    def __repr__(self) -> str:
        return f"RuleSet({self.variant!r}, {dict(self.differences)!r})"


def build(
    variant: str, layers: Sequence[Mapping[str, Any]], house: Mapping[str, Any], *, strict: bool = False
) -> RuleSet:
    """The rules of a built-in variant (its ``layers``, base first) with ``house`` differences over it.

    Raises ``Refusal`` with every problem at once: unknown names, values outside their lists. A difference
    that changes nothing is dropped, or (``strict``, for a record) refused.
    """
    problems: list[Problem] = []
    base = {name: dial.default for name, dial in DIALS.items()}
    for layer in layers:
        base |= _values(layer, problems)
    values = _values(house, problems)
    idle = [name for name, value in values.items() if value == base[name]]
    if strict:
        problems += [Problem("rules.changes_nothing", {"dial": name}) for name in idle]
    if problems:
        raise Refusal(*problems, usage=True)
    kept = {name: values[name] for name in DIALS if name in values and name not in idle}
    return RuleSet(variant, base | values, kept)


def _values(raw: Mapping[str, Any], problems: list[Problem]) -> dict[str, Any]:
    """The values of some dials from their raw form; what is wrong goes to ``problems``."""
    problems += unknown(raw, DIALS)
    values: dict[str, Any] = {}
    for name in raw:
        if name in DIALS:
            try:
                values[name] = checked(DIALS[name], raw[name])
            except Refusal as refusal:
                problems += refusal.problems
    return values
