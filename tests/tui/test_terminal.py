"""The installed command in a real terminal: it starts, a round is played, it ends and leaves the terminal as it was."""

from __future__ import annotations

import os
import re
import shutil
import sys
import time
from pathlib import Path

import pytest

from stovka.core.moves import ORDERING, SCORE
from stovka.play.replay import open_record, replay
from stovka.tui import options as choices
from tests.tui.helpers import session_for

pexpect = pytest.importorskip("pexpect")
pyte = pytest.importorskip("pyte")

WIDTH, HEIGHT = 80, 24
STRANGE = re.compile(rb"\x1b\[[<>=?]?[0-9;]*u|\x1b\[>[0-9;]*[a-zA-Z]|\x1b\[\?[0-9;]*\$p|\x1bP.*?\x1b\\", re.S)
"""Sequences that the emulator does not know."""


class Terminal:
    """A terminal with a program in it, and what its screen shows."""

    def __init__(self, command: str, arguments: list[str], **environment: str) -> None:
        self.screen = pyte.Screen(WIDTH, HEIGHT)
        self.stream = pyte.ByteStream(self.screen)
        size = (HEIGHT, WIDTH)
        env = {**os.environ, "COLORTERM": "truecolor", **environment}
        self.child = pexpect.spawn(command, arguments, dimensions=size, env=env, timeout=5)

    def read(self) -> None:
        """Takes in what the program has drawn."""
        try:
            data = self.child.read_nonblocking(65536, timeout=0.05)
        except (pexpect.TIMEOUT, pexpect.EOF):
            return
        if b"\x1b[6n" in data:
            self.child.send("\x1b[1;6R")
        self.stream.feed(STRANGE.sub(b"", data))

    @property
    def text(self) -> str:
        return "\n".join(self.screen.display)

    def wait(self, *texts: str, limit: float = 30.0) -> str:
        """Waits for one of some texts; gives the one that came."""
        end = time.time() + limit
        while time.time() < end:
            self.read()
            for text in texts:
                if text in self.text:
                    return text
        raise AssertionError(f"none of {texts} in\n{self.text}")

    def press(self, keys: str) -> None:
        """Sends keys and lets the screen change."""
        self.child.send(keys)
        for _ in range(4):
            self.read()


def command() -> str:
    beside = Path(sys.executable).with_name("stovka")
    found = str(beside) if beside.exists() else shutil.which("stovka")
    if found is None:
        pytest.skip("the command stovka is not installed")
    return found


def is_short(seed: int) -> bool:
    """A round in which the hints lead the person to its end in a few moves, one of them an order of hearts."""
    session = session_for("mavr", 2, seed)
    mine = []
    while not session.steps or session.steps[-1].move is not SCORE:
        if session.waiting is None:
            session.step()
        else:
            move = session.hint(0)
            mine.append(ORDERING[move.card]["H"] if move.card and move.suit else move)
            session.act(0, mine[-1])
    return 2 <= len(mine) <= 4 and any(move.suit for move in mine)


@pytest.mark.terminal
def test_a_round_is_played_in_a_real_terminal_and_the_killed_match_goes_on(stovka_data):
    choices.save(choices.Options(pace="once", name="Anna"), stovka_data)
    seed = next(seed for seed in range(500) if is_short(seed))
    terminal = Terminal(command(), ["play", "mavr", "--seed", str(seed), "--players", "2"])
    terminal.wait("Anna")
    for _ in range(120):
        if "▶ Anna" in terminal.text:
            terminal.press("h")  # the hint puts the cursor on a card or a button,
            terminal.press("\r")  # Enter uses it,
        if "Which suit" in terminal.text:
            terminal.press("h")  # and hearts are ordered
        if "n: on with the match" in terminal.text:
            break
        time.sleep(0.35)  # a second press too soon is no move
        terminal.read()
    terminal.wait("n: on with the match")
    terminal.child.kill(9)
    terminal.child.wait()
    (journal,) = (stovka_data / "running").glob("*.jsonl")
    steps = len(replay(open_record(journal)).steps)
    assert steps > 4

    again = Terminal(command(), [])
    again.wait("Go on")
    again.press("\r")
    again.wait("round 1")
    again.press("\r")
    again.wait("n: on with the match")
    assert len(replay(open_record(journal)).steps) == steps
    again.press("n")
    again.wait("round 2")
    again.press("\x11")
    again.wait("Leave the table?")
    again.press("q")
    again.child.expect(pexpect.EOF, timeout=20)
    again.child.close()
    assert again.child.exitstatus == 0


@pytest.mark.terminal
def test_a_dumb_terminal_is_refused_with_one_sentence():
    terminal = Terminal(command(), [], TERM="dumb")
    terminal.child.expect(pexpect.EOF, timeout=20)
    terminal.child.close()
    assert terminal.child.exitstatus == 1
    assert b"--plain" in terminal.child.before
