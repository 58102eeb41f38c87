"""The app itself, in a real terminal, is killed at random moments of play: what its screen told is in the record."""

from __future__ import annotations

import argparse
import random
import re
import tempfile
import time
from pathlib import Path

from stovka.play.replay import open_record, replay
from stovka.play.setup import VARIANTS
from stovka.play.storage import Store
from stovka.tui import options as choices
from tests.soaks.crash import Result
from tests.tui.test_terminal import Terminal, command

TOLD = re.compile(r"\b(\d+) (?:You|Anna|Boris|Clara|Dan)\b")
"""A line of the log: the number of a step and who made it."""


def killed_once(folder: Path, variant: str, seed: int) -> tuple[bool, int]:
    """Plays with hints for a while and kills the app. Gives whether it could go on, and told steps lost."""
    luck = random.Random(seed)
    choices.save(choices.Options(pace="once", name="Anna", guard=0.0), folder)
    arguments = ["play", variant, "--seed", str(seed)]
    terminal = Terminal(command(), arguments, STOVKA_DATA=str(folder))
    terminal.wait("Anna")
    told = 0
    end = time.time() + luck.uniform(0.0, 3.0)
    while time.time() < end:
        terminal.press(luck.choice(("h", "\r", "h", "\r", "1", "n", "s")))
        told = max([told, *map(int, TOLD.findall(terminal.text))])
    terminal.child.kill(9)
    terminal.child.wait()
    (path,) = Store(folder).journals() or Store(folder).records()
    kept = replay(open_record(path))
    lost = max(0, told + 1 - len(kept.steps)) if told else 0
    if kept.game.over(kept.state):
        return lost == 0, lost
    again = Terminal(command(), [], STOVKA_DATA=str(folder))
    again.wait("Go on")
    again.press("\r")
    again.wait("Anna", "n: on with the match")
    again.child.kill(9)
    again.child.wait()
    return lost == 0, lost


def main(arguments: list[str]) -> int:
    """``python -m tests.soak appcrash --kills 200``: prints tried, survived, lost; 1 when anything was lost."""
    options = argparse.ArgumentParser(prog="python -m tests.soak appcrash")
    options.add_argument("--kills", type=int, default=200)
    options.add_argument("--seed", type=int, default=0)
    given = options.parse_args(arguments)
    survived = lost = 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(given.kills):
            seed = given.seed + number
            fine, gone = killed_once(Path(folder) / str(number), VARIANTS[number % len(VARIANTS)], seed)
            survived += fine
            lost += gone
    result = Result(given.kills, survived, lost)
    print(f"tried {result.tried}, survived {result.survived}, lost {result.lost}")
    return int(result.survived != result.tried or result.lost > 0)
