"""Which rules the rule book leaves out, because nothing in a match can bring them about."""

from __future__ import annotations

import pytest

from stovka.core.cards import card
from stovka.games import open_variant
from stovka.games.shedding import rulebook as r
from stovka.games.shedding.game import SHEDDING

LIMITS = (r.RESET, r.FLOOR, r.LOW_RESET, r.LOW_OUT)


@pytest.mark.parametrize(
    ("dials", "applying"),
    [
        ({}, {r.RESET, r.LOW_RESET}),
        ({"exact_resets": False}, {r.LOW_RESET}),
        ({"low": "none"}, {r.RESET}),
        ({"low": "eliminate_below"}, {r.RESET, r.LOW_OUT}),
        ({"low": "reset_and_eliminate"}, {r.RESET, r.LOW_RESET, r.LOW_OUT}),
        ({"floor": "zero"}, {r.RESET, r.FLOOR}),
        ({"limit": 1}, {r.RESET, r.LOW_RESET}),
    ],
)
def test_of_the_limits_only_those_that_a_total_can_reach_are_rules_of_the_match(dials, applying):
    _, rules = open_variant("russian", dials)
    assert {rule for rule in LIMITS if SHEDDING.applies(rules, rule)} == applying


@pytest.mark.parametrize(
    ("dials", "bonus"),
    [
        ({}, True),
        ({"no_finish": ["Q"]}, False),
        ({"effects": {"Q": {"order": False, "cover": True}}}, False),
        ({"effects": {"Q": {"order": False, "cover": True}}, "six_last": "ends_round"}, True),
    ],
)
def test_the_bonus_of_a_last_queen_is_a_rule_only_where_a_queen_can_be_the_last_card(dials, bonus):
    _, rules = open_variant("russian", dials)
    assert SHEDDING.applies(rules, r.COUNT_QUEEN) == bonus
    assert (r.COUNT_QUEEN in SHEDDING.about(rules, card("QS"))) == bonus
