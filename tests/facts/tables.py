"""Tables to walk over: every variant, dials turned at random as far as they agree, and numbers of players."""

from __future__ import annotations

import random
from typing import Any

from stovka.core.cards import CARDS, RANKS
from stovka.core.dials import Dial, Kind
from stovka.core.errors import Refusal
from stovka.games import GAMES, VARIANTS, open_variant

ATOMS: dict[str, tuple[Any, ...]] = {
    "draw": (0, 1, 2, 3, 6),
    "skip": (False, True),
    "victim": ("next", "previous"),
    "again": (False, True),
    "cover": (False, True),
    "order": (False, True),
    "wild": (False, True),
}


def key(luck: random.Random) -> str:
    """A rank, or now and then a card."""
    return luck.choice(RANKS[4:]) if luck.random() < 0.7 else luck.choice(list(CARDS))


def turned(dial: Dial, luck: random.Random) -> Any:
    """A value of a dial, at random."""
    if dial.kind is Kind.CHOICE:
        return luck.choice(dial.choices)
    if dial.kind is Kind.FLAG:
        return luck.random() < 0.5
    if dial.kind is Kind.CARDS:
        return sorted({luck.choice(dial.choices) if dial.choices else key(luck) for _ in range(luck.randint(0, 3))})
    if dial.kind is Kind.VALUES:
        return {key(luck): luck.randint(-5, 15) for _ in range(3)}
    if dial.kind is Kind.EFFECTS:
        names = [luck.sample(list(ATOMS), luck.randint(1, 3)) for _ in range(3)]
        return {key(luck): {name: luck.choice(ATOMS[name]) for name in some} for some in names}
    numbers = {"hand_size": (2, 3, 4, 6), "limit": (5, 12, 30, 101), "target": (30, 60, 100, 160)}
    return luck.choice(numbers[dial.name])


def table(variant: str, luck: random.Random) -> tuple[Any, Any, int]:
    """A game, rules and a number of players: the variant as it is, or with some dials turned."""
    game, rules = open_variant(variant)
    house: dict[str, Any] = {}
    if luck.random() < 0.9:
        dials = [dial for dial in game.dials.values() if dial.kind is not Kind.RANGE]
        for dial in luck.sample(dials, luck.randint(1, min(9, len(dials)))):
            more = {**house, dial.name: turned(dial, luck)}
            try:
                rules = open_variant(variant, more)[1]
                house = more
            except Refusal:
                pass  # it contradicts what is turned already
    fewest, most = rules.players
    counts = [count for count in range(fewest, most + 1) if rules.seats_problem(count) is None]
    return game, rules, luck.choice(counts or [fewest])


def tables(seed: int) -> Any:
    """Tables without end, the variants in turn; the 101 family and Stovkahra equally often."""
    luck = random.Random(seed)
    family = [name for name in VARIANTS if open_variant(name)[0] is GAMES["101"]]
    others = [name for name in VARIANTS if name not in family]
    while True:
        for name in family:
            for variant in (name, luck.choice(others)):
                game, rules, players = table(variant, luck)
                if rules.seats_problem(players) is None:
                    yield game, rules, players
