"""``python -m tests.facts 100000``: so many random steps over all games, variants and dials, and every position set up
by hand; prints what was proved, which rules were met, and every fault."""

from __future__ import annotations

import sys
import time

from stovka.games import GAMES
from tests.facts.positions import all_positions, walked
from tests.facts.proof import Tally
from tests.facts.walk import run


def main(steps: int, seed: int = 0) -> int:
    """Runs and reports; 1 when anything is unproved."""
    begun, placed = time.perf_counter(), Tally()
    for place in all_positions():
        walked(place, placed)
    tally = run(steps, seed)
    print(f"{tally.steps} random steps and {placed.steps} by hand in {time.perf_counter() - begun:.0f} s")
    print(f"{tally.facts + placed.facts} facts proved")
    for game in GAMES.values():
        ids = [rule.id for rule in game.rulebook]
        never = [rule for rule in ids if not tally.met[rule]]
        by_hand = [rule for rule in never if placed.met[rule]]
        print(f"{game.id}: {len(ids) - len(never)} of {len(ids)} rules met at random, {len(by_hand)} more by hand")
        print(f"  only by hand: {' '.join(by_hand) or 'none'}")
        print(f"  never met: {' '.join(rule for rule in never if not placed.met[rule]) or 'none'}")
    faults = sum(tally.faults.values()) + sum(placed.faults.values())
    print(f"{faults} faults")
    print(placed.told() + tally.told())
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*(int(word) for word in sys.argv[1:3] or ["10000"])))
