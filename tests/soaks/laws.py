"""The laws of ``tests/laws``, over many seeds for every variant and number of players."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from stovka.games import VARIANTS, open_variant
from tests.laws.laws import Keeper
from tests.laws.world import any_rules, players_of, steps

PLAIN = 3
"""One seed in so many plays the variant as it is; the others turn dials at random."""


class Result(NamedTuple):
    """``tried`` rounds in so many ``moves``; ``longest`` of them; told events ``compared`` in two worlds; each of the
    ``failed`` says where."""

    tried: int
    moves: int
    longest: int
    compared: int
    failed: tuple[str, ...]


def tables() -> list[tuple[str, int]]:
    """Every variant with every number of players it allows."""
    return [(variant, players) for variant in VARIANTS for players in players_of(open_variant(variant)[1])]


def one(variant: str, players: int, seed: int, rounds: int, share: float) -> Result:
    """The laws held against one match of so many rounds."""
    luck = random.Random(f"{variant}:{players}:{seed}")
    game, rules = any_rules(variant, luck) if seed % PLAIN else open_variant(variant)
    if players not in players_of(rules):
        game, rules = open_variant(variant)
    keeper = Keeper(game, rules, players, luck, share)
    moves = longest = 0
    try:
        for step in steps(game, rules, players, luck, rounds):
            keeper.keep(step)
            moves += step.seat is not None
            longest = max(longest, keeper.moves)
    except Exception as fault:  # whatever it is, it is what we look for
        where = f"{variant}, {players} players, seed {seed}, {dict(rules.differences)}, move {keeper.moves}"
        return Result(1, moves, longest, keeper.compared, (f"{where}: {type(fault).__name__} {fault}"[:2000],))
    return Result(1, moves, longest, keeper.compared, ())


def added(some: Iterator[Result] | list[Result]) -> Result:
    """Results put together."""
    tried = moves = longest = compared = 0
    failed: tuple[str, ...] = ()
    for each in some:
        tried, moves, compared = tried + each.tried, moves + each.moves, compared + each.compared
        longest, failed = max(longest, each.longest), failed + each.failed
    return Result(tried, moves, longest, compared, failed)


def _table(order: tuple[str, int, int, int, int, float]) -> Result:
    variant, players, first, seeds, rounds, share = order
    return added([one(variant, players, seed, rounds, share) for seed in range(first, first + seeds)])


def laws(
    seeds: int, first: int = 0, rounds: int = 1, share: float = 0.3, jobs: int = 1
) -> dict[tuple[str, int], Result]:
    """The laws over so many seeds for each table."""
    every = tables()
    orders = [(variant, players, first, seeds, rounds, share) for variant, players in every]
    if jobs == 1:
        return dict(zip(every, map(_table, orders), strict=True))
    with ProcessPoolExecutor(jobs) as pool:
        return dict(zip(every, pool.map(_table, orders), strict=True))


def main(arguments: list[str]) -> int:
    """``laws --seeds N [--first K] [--rounds R] [--share S] [--jobs J]``: prints what was tried and what failed."""
    import argparse

    parser = argparse.ArgumentParser(prog="python -m tests.soak laws", description=__doc__)
    parser.add_argument("--seeds", type=int, default=20, help="matches for each variant and number of players")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--rounds", type=int, default=1, help="rounds of each match")
    parser.add_argument("--share", type=float, default=0.3, help="share of positions held against the dear laws")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    given = parser.parse_args(arguments)
    begun = time.monotonic()
    found = laws(given.seeds, given.first, given.rounds, given.share, given.jobs)
    for (variant, players), result in found.items():
        print(
            f"{variant:12} {players} players: {result.tried} tried, {result.moves} moves, longest {result.longest},"
            f" {result.compared} compared, {len(result.failed)} failed"
        )
        for fault in result.failed[:5]:
            print("   ", fault)
    total = added(list(found.values()))
    took = time.monotonic() - begun
    print(f"laws: {total.tried} tried, {total.moves} moves, {len(total.failed)} failed, {took:.0f} s")
    return 1 if total.failed else 0
