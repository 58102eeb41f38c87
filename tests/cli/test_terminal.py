"""The app is opened only where it can be drawn; pipes that close and keys that interrupt end a command quietly."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stovka.cli import play as face
from tests.cli.conftest import Run

Start = Callable[..., "subprocess.Popen[bytes]"]


def test_without_a_terminal_one_sentence_tells_about_plain_mode(run: Run) -> None:
    for argv in ((), ("play",), ("play", "russian")):
        found = run(*argv, app=lambda **_: pytest.fail("the app was opened"))
        assert (found.code, found.out) == (1, "")
        assert len(found.err.splitlines()) == 1
        assert "stovka play --plain" in found.err


def test_a_dumb_terminal_does_not_get_the_app(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(face, "_terminal", lambda stream: True)
    monkeypatch.setenv("TERM", "dumb")
    assert run(app=lambda **_: pytest.fail("the app was opened")).code == 1


def test_the_app_gets_what_was_chosen(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(face, "_terminal", lambda stream: True)
    asked: list[dict[str, Any]] = []

    def app(**chosen: Any) -> int:
        asked.append(chosen)
        return 0

    assert run(app=app).code == 0
    argv = ("play", "russian", "--players", "3", "--seed", "7", "--bots", "beginner", "--rule", "hand_size=5")
    assert run(*argv, "--lang", "en", app=app).code == 0
    chosen = {"variant": "russian", "players": 3, "seed": 7, "bots": "beginner", "rules": ("hand_size=5",)}
    assert asked == [{"lang": "en"}, {"lang": "en", **chosen}]


def test_the_version_is_answered_without_importing_anything() -> None:
    code = "import sys; sys.argv[1:] = ['--version']; from stovka.__main__ import main; main(); print(*sys.modules)"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    first, modules = out.splitlines()
    assert first.startswith("stovka ")
    assert {name for name in modules.split() if name.startswith(("stovka", "click"))} == {"stovka", "stovka.__main__"}


@pytest.mark.parametrize("argv", [("rules", "mavr"), ("check", "-"), ("trace", "mavr")])
def test_small_commands_load_no_toolkit(argv: tuple[str, ...]) -> None:
    code = f"import sys; from stovka.cli import main; main({argv!r}); print(*sys.modules, file=sys.stderr)"
    words = [sys.executable, "-c", code]
    found = subprocess.run(words, input="", capture_output=True, text=True, check=True)
    assert not {"textual", "rich", "IPython", "numpy", "platformdirs"} & set(found.stderr.split())


def test_a_reader_that_goes_away_ends_it_quietly(start: Start) -> None:
    process = start("trace", "mavr", "--rounds", "200")
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.read(100)
    process.stdout.close()
    assert process.wait(30) == 0
    assert process.stderr.read() == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
@pytest.mark.parametrize("argv", [("--version",), ("rules", "mavr"), ("trace", "mavr")])
def test_a_full_disk_is_one_sentence(argv: tuple[str, ...]) -> None:
    with open("/dev/full", "w") as full:
        words = [sys.executable, "-m", "stovka", *argv]
        found = subprocess.run(words, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert found.returncode == 1
    assert len(found.stderr.splitlines()) == 1


@pytest.mark.skipif(os.name != "posix", reason="no such signal here")
def test_ctrl_c_leaves_a_match_quietly_with_130(start: Start) -> None:
    process = start("play", "--plain", "--seed", "7", PYTHONUNBUFFERED="1")
    assert process.stdout is not None
    assert process.stderr is not None
    while not process.stdout.readline().startswith(b"Your turn"):
        pass
    process.send_signal(signal.SIGINT)
    assert process.wait(30) == 130
    assert process.stderr.read() == b""
    assert b"kept" in process.stdout.read()


@pytest.mark.skipif(os.name != "posix", reason="no such signal here")
def test_ctrl_c_leaves_a_score_quietly_with_130(start: Start) -> None:
    process = start("score", "mavr", PYTHONUNBUFFERED="1")
    assert process.stdout is not None
    assert process.stderr is not None
    while not process.stdout.readline().startswith(b"Who went out"):
        pass
    process.send_signal(signal.SIGINT)
    assert process.wait(30) == 130
    assert process.stderr.read() == b""
    assert b"kept" in process.stdout.read()


def test_starting_a_command_is_not_far_from_starting_python() -> None:
    from tests.bench import ratio_of

    here = [sys.executable, "-m", "stovka"]
    assert ratio_of([*here, "--version"], 5) < 4  # the bars themselves are the benchmark's
    assert ratio_of([*here, "rules", "mavr"], 5) < 12
