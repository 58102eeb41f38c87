"""What a rule book says of a table of ranks and cards is what the rules in force do, card by card."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from stovka.core.cards import RANKS, SUITS, Card
from stovka.core.errors import Refusal
from stovka.games import open_variant
from stovka.text import Words
from stovka.text.functions import amounts, on_keys

ATOMS = ("draw", "skip", "again", "cover", "order", "wild")


def house(luck: random.Random) -> dict[str, Any]:
    """House rules for a few cards and ranks."""
    effects: dict[str, dict[str, Any]] = {}
    for _ in range(luck.randint(1, 4)):
        key = luck.choice(("5", "6", "7", "9", "Q", "K")) + luck.choice(("", *SUITS))
        atom = luck.choice(ATOMS)
        effects.setdefault(key, {})[atom] = luck.randint(0, 2) if atom == "draw" else luck.random() < 0.5
        if luck.random() < 0.2:
            effects[key]["victim"] = luck.choice(("next", "previous"))
    values = {luck.choice(RANKS) + luck.choice(("", *SUITS)): luck.randint(-3, 3) for _ in range(luck.randint(1, 3))}
    return {"effects": effects, "values": values}


def on_card(told: Mapping[str, Any], card: Card, nothing: Any) -> Any:
    return told.get(card.code, told.get(card.rank, nothing))


@pytest.mark.parametrize("variant", ["alternative", "mavr"])
def test_every_card_does_and_counts_what_is_told_of_it(variant: str) -> None:
    luck, tried = random.Random(5), 0
    while tried < 300:
        try:
            _, rules = open_variant(variant, house(luck))
        except Refusal:
            continue
        tried += 1
        effects, values = rules.settings["effects"], rules.settings["values"]
        draws = {key: (n, victim) for key, n, victim in amounts(effects, "draw")}
        costs = {key: n for key, n, _ in amounts(values, "value")}
        said = {atom: dict(on_keys(effects, atom)) for atom in ATOMS}
        for card, effect in rules.effect.items():
            number, victim = on_card(draws, card, (0, "next"))
            assert number == effect.draw
            assert not number or (victim == "previous") == effect.previous
            assert on_card(costs, card, 0) == rules.worth[card]
            for atom, told in said.items():
                on = card.code in told or (card.rank in told and card.code not in told[card.rank])
                assert on == bool(getattr(effect, atom)), (atom, card, rules)


def test_a_card_that_draws_nothing_though_its_rank_does_is_told() -> None:
    _, rules = open_variant("mavr", {"effects": {"7S": {"draw": 0}}})
    assert "a seven 2, 7♠ 0" in Words().rule("shed.effect.draw", **rules.settings)
