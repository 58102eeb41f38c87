"""Random matches of any game by any rules: what the laws are held against. Nothing here knows which game it is."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from stovka.core.cards import CARDS, RANKS, Card
from stovka.core.chance import Seeded
from stovka.core.dials import Dial, Kind
from stovka.core.engine import Step, play
from stovka.core.errors import Refusal
from stovka.games import open_variant
from stovka.games.shedding.dials import ATOMS

LONGEST_ROUND = 1_000
"""No round of any game has more moves."""

KEYS = (*RANKS, *CARDS)


def any_value(dial: Dial, luck: random.Random) -> Any:
    """A value of the right form for a dial, often of no consequence and sometimes a contradiction."""
    match dial.kind:
        case Kind.CHOICE:
            return luck.choice(dial.choices)
        case Kind.FLAG:
            return luck.random() < 0.5
        case Kind.NUMBER:
            return luck.randint(dial.least, min(dial.most, dial.default + 6))
        case Kind.CARDS:
            some = dial.choices or KEYS
            return luck.sample(some, luck.randint(0, min(5, len(some))))
        case Kind.RANGE:
            return sorted(luck.randint(dial.least, dial.most) for _ in range(2))
        case Kind.VALUES:
            return {luck.choice(KEYS): luck.randint(-12, 20) for _ in range(luck.randint(1, 3))}
        case Kind.EFFECTS:
            return {luck.choice(KEYS): _atoms(luck) for _ in range(luck.randint(1, 3))}
    raise AssertionError(dial.kind)


def _atoms(luck: random.Random) -> dict[str, Any]:
    named = luck.sample(sorted(ATOMS), luck.randint(1, 3))
    made: dict[str, Any] = {name: luck.random() < 0.6 for name in named}
    if "draw" in made:
        made["draw"] = luck.randint(0, 6)
    if "victim" in made:
        made["victim"] = luck.choice(("next", "previous"))
    return made


def any_settings(dials: Mapping[str, Dial], luck: random.Random) -> dict[str, Any]:
    """Differences from a variant: none, a few, or many."""
    names = luck.sample(sorted(dials), luck.choice((0, 1, 2, 4, len(dials) // 2)))
    return {name: any_value(dials[name], luck) for name in names}


def any_rules(variant: str, luck: random.Random) -> tuple[Any, Any]:
    """The game, and rules of the variant with random settings that are not refused."""
    game, plain = open_variant(variant)
    for _ in range(20):
        try:
            return open_variant(variant, any_settings(game.dials, luck))
        except Refusal:
            continue
    return game, plain


def players_of(rules: Any) -> list[int]:
    """Every number of players that can play by these rules."""
    fewest, most = rules.players
    return [count for count in range(fewest, most + 1) if rules.seats_problem(count) is None]


def steps(game: Any, rules: Any, players: int, luck: random.Random, rounds: int) -> Iterator[Step]:
    """A match by random legal moves, with luck of its own, until it is over or so many rounds are."""
    chance = Seeded(luck.randrange(2**32))
    state = game.start(rules, players)
    while not game.over(state):
        move, seat = game.due(state), None
        if move is None:
            seat = game.mover(state)
            options = game.moves(state)
            assert options, "a player is to move and has no legal move"
            move = luck.choice(options)
        elif move.code == "deal":
            if not rounds:
                return
            rounds -= 1
        step = play(game, state, seat, move, chance)
        yield step
        state = step.after


def found_cards(thing: Any) -> set[Card]:
    """Every card anywhere in a state, a view, an event or a verdict."""
    found: set[Card] = set()
    left = [thing]
    while left:
        each = left.pop()
        if isinstance(each, Card):
            found.add(each)
        elif isinstance(each, str):
            if each in CARDS:
                found.add(CARDS[each])
        elif isinstance(each, Mapping):
            left += [*each.keys(), *each.values()]
        elif isinstance(each, tuple | list | set | frozenset):
            left += each
    return found


def renamed(thing: Any, names: Mapping[Card, Card]) -> Any:
    """The same thing with cards exchanged for others everywhere; what is no plain data stays as it is."""
    if isinstance(thing, Card):
        return names.get(thing, thing)
    if isinstance(thing, tuple):
        parts = [renamed(each, names) for each in thing]
        return type(thing)(*parts) if hasattr(thing, "_fields") else tuple(parts)
    if isinstance(thing, list):
        return [renamed(each, names) for each in thing]
    if isinstance(thing, set | frozenset):
        return type(thing)(renamed(each, names) for each in thing)
    if isinstance(thing, dict):
        return {renamed(key, names): renamed(each, names) for key, each in thing.items()}
    return thing


def mixed(cards: set[Card], luck: random.Random) -> dict[Card, Card]:
    """Some cards exchanged among each other at random."""
    before = sorted(cards)
    after = list(before)
    luck.shuffle(after)
    return dict(zip(before, after, strict=True))
