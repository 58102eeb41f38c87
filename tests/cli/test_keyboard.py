"""A real terminal: what was typed by one person cannot be brought back by the next, and what is final is asked."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import pytest

from stovka.play.progress import Progress

pexpect = pytest.importorskip("pexpect")

pytestmark = pytest.mark.terminal
UP = "\x1b[A"


@pytest.fixture
def terminal(stovka_data: Path) -> Any:
    """Starts a command in a terminal of its own."""
    started = []

    def begin(*argv: str) -> Any:
        env = {**os.environ, "STOVKA_DATA": str(stovka_data), "TERM": "dumb"}
        process = pexpect.spawn(
            sys.executable, ["-m", "stovka", *argv], env=env, encoding="utf-8", timeout=20, dimensions=(24, 100)
        )
        started.append(process)
        return process

    yield begin
    for process in started:
        process.close(force=True)


def test_the_next_person_cannot_look_up_what_was_typed(terminal: Any) -> None:
    game = terminal("play", "mavr", "--plain", "--seed", "21", "--hot-seat", "Anna,Boris", "--players", "3")
    game.expect("Anna, take the seat")
    game.sendline("")
    game.expect("Your turn.")
    game.sendline("why 8h")
    game.expect("8♥ does not fit")
    game.sendline("qs:d")
    game.expect("Press Enter to hide")
    game.sendline("")
    game.expect("Boris, take the seat")
    assert game.before.count("\n") >= 40
    game.sendline("")
    game.expect("Your turn.")
    game.sendline(UP + UP + UP)
    game.sendline("quit")
    game.expect("kept")
    assert "does not fit" not in game.before
    assert "why 8h" not in game.before
    game.expect(pexpect.EOF)


def test_data_are_deleted_only_after_a_yes(terminal: Any, stovka_data: Path) -> None:
    path = stovka_data / "progress.sqlite"
    Progress(stovka_data).close()
    for answer, said, there in (("", "Nothing was deleted", True), ("yes", "1 file was deleted", False)):
        asked = terminal("data", "erase")
        asked.expect("Type yes")
        asked.sendline(answer)
        asked.expect(said)
        asked.expect(pexpect.EOF)
        assert path.exists() == there
