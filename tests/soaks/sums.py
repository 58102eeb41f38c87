"""The sum of a Stovkahra deal, over random deals and all dials: see ``tests.games.tricks.test_laws``."""

from __future__ import annotations

import argparse

from tests.games.tricks.test_laws import sum_law


def main(arguments: list[str]) -> int:
    """``python -m tests.soak sums --deals 10000``: prints how many scored deals have the sum that the rules give."""
    options = argparse.ArgumentParser(prog="python -m tests.soak sums")
    options.add_argument("--deals", type=int, default=10_000)
    given = options.parse_args(arguments)
    print(f"deals with the right sum: {sum_law(matches=(given.deals + 1) // 2, deals=2)}")
    return 0
