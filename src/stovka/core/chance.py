"""The only door for luck. Every shuffle has a key, so the same question always gets the same answer."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeVar

T = TypeVar("T")


class Key(NamedTuple):
    """What a shuffle is for: ``purpose`` (lot, deal, recycle), the round, and the number of the move in it."""

    purpose: str
    round: int
    n: int = 0


class Chance(Protocol):
    """Answers every question that luck decides."""

    def shuffle(self, items: Sequence[T], key: Key) -> tuple[T, ...]:
        """The items in the order that luck gives them, first (top) first."""
        ...


class Seeded:
    """Luck from a seed: equal seeds and keys give equal answers, whatever was asked before.

    ``seed`` None draws fresh luck each time.
    """

    def __init__(self, seed: int | None) -> None:
        self.seed = seed

    def shuffle(self, items: Sequence[T], key: Key) -> tuple[T, ...]:
        """The items, shuffled by a generator of their own, made from the seed and the key."""
        order = list(items)
        keyed(self.seed, key.purpose, key.round, key.n).shuffle(order)
        return tuple(order)


class Quick:
    """Luck from one running generator: for simulations that are never resumed in the middle."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def shuffle(self, items: Sequence[T], key: Key) -> tuple[T, ...]:
        """The items in the generator's next order; the key is not used."""
        order = list(items)
        self._random.shuffle(order)
        return tuple(order)


class Scripted:
    """Luck that has already fallen: answers from a script, key by key. An unknown key is a ``KeyError``."""

    def __init__(self, script: dict[Key, Sequence[object]]) -> None:
        self.script = script

    def shuffle(self, items: Sequence[T], key: Key) -> tuple[T, ...]:
        """The answer that the script holds for this key."""
        return tuple(self.script[key])  # type: ignore[arg-type]


def keyed(seed: int | None, *key: object) -> random.Random:
    """A generator that depends on the seed and the key only, equal on every machine and Python version."""
    if seed is None:
        return random.SystemRandom()
    return random.Random(":".join(map(str, (seed, *key))))
