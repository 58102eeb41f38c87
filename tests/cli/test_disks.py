"""Disks that are full, forbidden, shared or gone: one sentence, and the match goes on, kept or not."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from stovka.play import journal
from stovka.play.progress import NAME, Progress
from stovka.play.storage import Saved, Store
from tests.cli.conftest import Result, Run
from tests.cli.test_plain import script

ARGS = ("play", "mavr", "--players", "3", "--seed", "7", "--plain")


@pytest.fixture
def blocked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for the data that is no folder and cannot be made one."""
    path = tmp_path / "file"
    path.write_text("")
    monkeypatch.setenv("STOVKA_DATA", str(path))
    return path


def flat(found: Result) -> str:
    assert (found.code, found.err) == (0, "")
    return " ".join(found.out.split())


def test_where_nothing_can_be_kept_the_whole_match_is_played_all_the_same(run: Run, blocked: Path) -> None:
    said = flat(run(*ARGS, stdin="\n".join(script("mavr", 3))))
    assert said.count("This match is not being kept: ") == 1
    assert said.endswith("The match is over; it was not kept.")
    assert blocked.read_text() == ""


def test_leaving_a_match_that_is_not_kept_says_so(run: Run, blocked: Path) -> None:
    assert flat(run(*ARGS, stdin="")).endswith("This match was not kept.")


def test_without_a_home_a_match_is_played_unkept_and_the_folder_asked_for(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    pwd = pytest.importorskip("pwd")
    for name in ("STOVKA_DATA", "HOME", "XDG_DATA_HOME", "USERPROFILE"):
        monkeypatch.delenv(name, raising=False)

    def nobody(uid: int) -> None:
        raise KeyError(uid)

    monkeypatch.setattr(pwd, "getpwuid", nobody)
    if os.path.isabs(os.path.expanduser("~")):
        pytest.skip("this system knows a home all the same")
    assert "STOVKA_DATA" in flat(run(*ARGS, stdin=""))
    found = run("data", "path")
    assert found.code == 1
    assert len(found.err.splitlines()) == 1
    assert not Path("~").exists()


class Disk:
    """Stands between the journal and the disk: while it is full nothing gets there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.left = 10**9
        self.real = os.fsync
        monkeypatch.setattr(os, "fsync", self.fsync)

    def fsync(self, handle: int) -> None:
        self.left -= 1
        if -self.away < self.left < 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self.real(handle)

    away = 10**9
    """So many writes are refused."""


def test_a_disk_that_fills_up_is_said_once_and_the_match_goes_on(
    run: Run, stovka_data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)
    disk.left = 13  # the first line, its folder, eleven steps
    said = flat(run(*ARGS, stdin="\n".join(script("mavr", 3))))
    assert said.count("This match is not being kept: ") == 1
    assert "no room is left" in said
    assert said.endswith("The match is over; it was not kept.")
    (saved,) = Store(stovka_data).unfinished()  # what was kept before is whole, and goes on
    assert isinstance(saved, Saved)
    assert len(saved.replay.steps) == 11
    disk.left = 10**9
    rest = script("mavr", 3)[sum(step.seat == 0 for step in saved.replay.steps) :]
    assert "The match is over; its record" in flat(run("play", "--plain", stdin="\n".join(["yes", *rest])))


def test_a_disk_with_room_again_gets_all_that_was_missing(
    run: Run, stovka_data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)
    disk.left, disk.away = 12, 5
    said = flat(run(*ARGS, stdin="\n".join(script("mavr", 3))))
    assert said.index("not being kept") < said.index("this match is kept again") < said.index("The match is over; its")
    (record,) = (stovka_data / "finished").iterdir()
    assert run("check", str(record)).code == 0
    moves = [json.loads(line) for line in record.read_text().splitlines() if '"type":"move"' in line]
    assert [move["move"] for move in moves if move["seat"] == 0] == script("mavr", 3)


@pytest.mark.skipif(os.name != "posix", reason="no such limit here")
def test_a_real_file_that_may_not_grow_is_no_traceback(stovka_data: Path) -> None:
    import resource

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000))

    typed = "\n".join(script("mavr", 3)).encode()
    words = [sys.executable, "-m", "stovka", *ARGS]
    # Python's own compiled files may not grow either, and half of one would break the next start.
    env = {**os.environ, "STOVKA_DATA": str(stovka_data), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(words, input=typed, capture_output=True, env=env, preexec_fn=limit, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    said = " ".join(done.stdout.decode().split())
    assert said.count("This match is not being kept: ") == 1
    assert "it was not kept" in said
    (saved,) = Store(stovka_data).unfinished()
    assert isinstance(saved, Saved)
    assert saved.replay.steps


def test_two_games_at_once_do_not_meet(
    start: Callable[..., subprocess.Popen[bytes]], run: Run, stovka_data: Path
) -> None:
    first = start(*ARGS, PYTHONUNBUFFERED="1")
    assert first.stdout is not None
    while not first.stdout.readline().startswith(b"Your turn"):
        pass
    said = flat(run(*ARGS, stdin="\n".join(script("mavr", 3))))
    assert "not finished" not in said
    assert "The match is over; its record" in said
    assert len(list((stovka_data / "running").iterdir())) == 1
    refused = run("data", "erase", "--yes")
    assert (refused.code, refused.out) == (1, "")
    assert len(refused.err.splitlines()) == 1
    first.kill()
    first.wait()
    assert "not finished" in flat(run(*ARGS, stdin="quit"))


def test_a_match_that_another_program_took_in_the_meantime_is_left_to_it(
    run: Run, stovka_data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(*ARGS, stdin="")
    (path,) = (stovka_data / "running").iterdir()
    other = journal.JournalFile(path)
    monkeypatch.setattr("stovka.play.storage.busy", lambda path: False)
    said = flat(run(*ARGS, stdin="yes\n"))
    other.close()
    assert "in use by another Stovka" in said
    assert "A match of" in said.split("in use by another Stovka")[1]


def test_a_journal_that_can_be_read_but_not_written_goes_on_unkept(
    run: Run, stovka_data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(*ARGS, stdin="")
    (path,) = (stovka_data / "running").iterdir()
    kept = path.read_bytes()

    def forbidden(self: Store, saved: Saved) -> None:
        raise journal.write_failed(saved.path, OSError(errno.EROFS, ""))

    monkeypatch.setattr(Store, "resume", forbidden)
    rest = script("mavr", 3)
    said = flat(run("play", "--plain", stdin="\n".join(["yes", *rest])))
    assert "This match is not being kept: " in said
    assert said.endswith("The match is over; it was not kept.")
    assert path.read_bytes() == kept


@pytest.mark.parametrize("text", ["{}\n", "", "\x00\x01\n", '{"type":"header"}\n', "[" * 100_000])
def test_a_damaged_journal_is_said_and_left_alone(run: Run, stovka_data: Path, text: str) -> None:
    path = stovka_data / "running" / "2026-01-01-000000.stovka.jsonl"
    path.parent.mkdir()
    path.write_text(text)
    said = flat(run(*ARGS, stdin=""))
    assert ("cannot be read" in said) == bool(text)
    assert path.read_text() == text


def test_wrong_moves_that_cannot_be_noted_are_said_once(
    run: Run, stovka_data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (stovka_data / NAME).mkdir()  # no file can be there
    said = flat(run(*ARGS, stdin="10s\n10s\n9s\nhand\n"))
    assert said.count("are not being noted") == 1
    assert said.count("Not possible") == 3
    assert "Your hand" in said.split("are not being noted")[1]


def test_a_damaged_store_is_put_aside_and_a_new_one_begun(run: Run, stovka_data: Path) -> None:
    (stovka_data / NAME).write_bytes(b"no database" * 100)
    said = flat(run(*ARGS, stdin="10s\n"))
    assert "put aside" in said
    assert sum(Progress(stovka_data).attempts().values()) == 1


def test_a_match_that_cannot_be_put_away_is_told_and_stays_where_it_was(run: Run, stovka_data: Path) -> None:
    (stovka_data / "finished").write_text("in the way")
    typed = "\n".join(script("mavr", 3))
    said = flat(run(*ARGS, stdin=typed))
    assert "could not be written" in said
    (record,) = (stovka_data / "running").iterdir()
    assert run("check", str(record)).code == 0
    again = flat(run(*ARGS, stdin=""))  # and is no obstacle to the next one
    assert "could not be written" in again
    assert "A match of" in again
