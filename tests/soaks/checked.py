"""Traces of bots' matches, each checked: every variant, number of players and seed."""

from __future__ import annotations

import argparse
from typing import NamedTuple

from stovka.core.journal import parse
from stovka.play.setup import VARIANTS, open_rules
from stovka.play.trace import check, trace


class Result(NamedTuple):
    """``tried`` matches, ``moves`` in them, ``longest`` trace in bytes; ``failed``: the first that was refused."""

    tried: int
    moves: int
    longest: int
    failed: str


def checked(variants: tuple[str, ...], seeds: int, bots: str, rounds: int, first: int = 0) -> Result:
    """Traces and checks matches of all numbers of players that each variant allows."""
    tried = moves = longest = 0
    for variant in variants:
        fewest, most = open_rules(variant)[1].players
        for seed in range(first, first + seeds):
            players = fewest + seed % (most - fewest + 1)
            data = b"".join(trace(variant, players, seed, bots, rounds))
            try:
                moves += check(parse(data)).moves
            except Exception as error:  # whatever it is, it is what we look for
                return Result(tried, moves, longest, f"{variant} {players} {seed}: {error!r}")
            tried, longest = tried + 1, max(longest, len(data))
    return Result(tried, moves, longest, "")


def main(arguments: list[str]) -> int:
    """``python -m tests.soak checked --seeds 1000 --bots steady``: prints tried, moves; 1 when one was refused."""
    options = argparse.ArgumentParser(prog="python -m tests.soak checked")
    options.add_argument("--variants", nargs="*", default=list(VARIANTS), choices=VARIANTS)
    options.add_argument("--seeds", type=int, default=1000)
    options.add_argument("--bots", default="steady")
    options.add_argument("--rounds", type=int, default=50)
    given = options.parse_args(arguments)
    result = checked(tuple(given.variants), given.seeds, given.bots, given.rounds)
    print(f"tried {result.tried}, moves {result.moves}, longest {result.longest} bytes")
    if result.failed:
        print(result.failed)
    return int(bool(result.failed))
