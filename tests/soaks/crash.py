"""The app is killed at random moments of random play: every completed move must be there afterwards."""

from __future__ import annotations

import argparse
import os
import random
import signal
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from stovka.play.replay import open_record, replay
from stovka.play.session import Session
from stovka.play.setup import VARIANTS, check_players, open_rules, seats_for
from stovka.play.storage import Saved, Store


class Result(NamedTuple):
    """``tried`` kills; ``survived``: the match went on; ``lost``: completed steps that were not there."""

    tried: int
    survived: int
    lost: int


def new_session(variant: str, seed: int) -> Session:
    """A match of a person (seat 0) against steady bots."""
    game, rules = open_rules(variant)
    return Session(game, rules, seats_for(check_players(rules, None), "Anna", "steady"), seed)


def play_on(session: Session, luck: random.Random) -> bool:
    """One step of random play, sometimes an undo; False when the match is over."""
    if session.over:
        return False
    if session.step() is not None:
        return True
    if session.undoable > 2 and luck.random() < 0.1:
        session.undo(luck.randint(1, 2))
    else:
        assert session.waiting is not None
        session.act(session.waiting, luck.choice(session.moves()))
    return True


def _child(folder: Path, variant: str, seed: int, out: int) -> None:
    """Plays until it is killed; writes the length of the record after every step that returned."""
    session = new_session(variant, seed)
    path = Store(folder).begin(session)
    luck = random.Random(seed)
    while play_on(session, luck):
        os.write(out, f"{path.stat().st_size}\n".encode())
    time.sleep(30)


def killed_once(folder: Path, variant: str, seed: int) -> tuple[bool, int]:
    """Kills a match in its course. Gives whether it could go on, and how many kept bytes were lost."""
    luck = random.Random(seed)
    inside, out = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(inside)
            _child(folder, variant, seed, out)
        finally:
            os._exit(1)
    os.close(out)
    time.sleep(luck.uniform(0.0, 0.25))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    with os.fdopen(inside, "rb") as told:
        sizes = told.read().split(b"\n")[:-1]
    acknowledged = int(sizes[-1]) if sizes else 0
    store = Store(folder)
    paths = store.journals() + store.records()
    if not paths:  # killed before the match was begun
        return acknowledged == 0, acknowledged
    kept = replay(open_record(paths[0]))
    lost = max(0, acknowledged - kept.keep)
    if kept.game.over(kept.state):
        return lost == 0, lost
    session = store.resume(Saved(paths[0], kept))
    before = paths[0].stat().st_size
    for _ in range(5):
        play_on(session, luck)
    session.journal.close()
    return lost == 0 and (paths[0].stat().st_size > before or session.over), lost


def crash(kills: int, folder: Path, seed: int = 0) -> Result:
    """Kills ``kills`` matches, over all variants in turn."""
    survived = lost = 0
    for number in range(kills):
        fine, gone = killed_once(folder / str(number), VARIANTS[number % len(VARIANTS)], seed + number)
        survived += fine
        lost += gone
    return Result(kills, survived, lost)


def main(arguments: list[str]) -> int:
    """``python -m tests.soak crash --kills 200``: prints tried, survived, lost; 1 when anything was lost."""
    options = argparse.ArgumentParser(prog="python -m tests.soak crash")
    options.add_argument("--kills", type=int, default=200)
    options.add_argument("--seed", type=int, default=0)
    given = options.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        result = crash(given.kills, Path(folder), given.seed)
    print(f"tried {result.tried}, survived {result.survived}, lost {result.lost}")
    return int(result.survived != result.tried or result.lost > 0)
