"""The same position under other rules."""

from __future__ import annotations

from stovka.games.tricks.model import State
from stovka.games.tricks.ruleset import RuleSet


def under(state: State, rules: RuleSet) -> State | None:
    """The position as it would stand under other rules of Stovkahra: any can."""
    return state._replace(rules=rules)
