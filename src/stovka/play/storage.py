"""Where matches are kept: each is a record, appended step by step, on disk before the step is shown."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from stovka.core.errors import Refusal, refuse
from stovka.core.record import dump
from stovka.play.replay import Replay, open_record, replay
from stovka.play.session import Journal, Session

ENDING = ".stovka.jsonl"


def data_folder() -> Path:
    """The folder with the player's data: ``STOVKA_DATA``, else the platform's place for it. It need not exist."""
    override = os.environ.get("STOVKA_DATA")
    if override:
        return Path(override)
    from platformdirs import user_data_path  # only needed here, and not free

    return user_data_path("stovka", appauthor=False)


def now() -> str:
    """The time in a record's form, to the second."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class Saved(NamedTuple):
    """A match on disk that has not ended: its file, and what is in it."""

    path: Path
    replay: Replay


class Store:
    """Running and finished matches in a folder. Every failure to write is a ``Refusal``; none is swallowed."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or data_folder()
        self.running = self.folder / "running"
        self.finished = self.folder / "finished"

    def begin(self, session: Session) -> Path:
        """A new journal for a match that has not begun; from here on every step of the session is kept."""
        path = self._free(self.running)
        keep = journal(path)
        keep([session.header(now())])
        session.journal = keep
        return path

    def resume(self, saved: Saved) -> Session:
        """The session that goes on where a saved match was left. What was cut short at its end is dropped first."""
        try:
            with open(saved.path, "r+b") as file:
                file.truncate(saved.replay.keep)
                file.seek(-1, os.SEEK_END)
                if file.read(1) != b"\n":
                    file.write(b"\n")
                _flush(file)
        except OSError as error:
            raise _failed(saved.path, error) from None
        keep = journal(saved.path)
        if saved.replay.owed:
            keep(saved.replay.owed)
        return Session.resumed(saved.replay, keep)

    def finish(self, path: Path) -> Path:
        """A match that has ended goes to the finished ones, in one step."""
        target = self._free(self.finished, path.name)
        try:
            os.replace(path, target)
        except OSError as error:
            raise _failed(path, error) from None
        return target

    def unfinished(self) -> Iterator[Saved | tuple[Path, Refusal]]:
        """The matches that can go on, newest first; a file that cannot be read comes with its refusal."""
        for path in _newest(self.running):
            try:
                found = replay(open_record(path))
            except Refusal as refusal:
                yield path, refusal
                continue
            if found.game.over(found.state):
                self.finish(path)
            else:
                yield Saved(path, found)

    def records(self) -> list[Path]:
        """The finished matches, newest first."""
        return _newest(self.finished)

    def _free(self, folder: Path, name: str = "") -> Path:
        """A path in a folder, which is made if need be, that no file has yet."""
        stem = name.removesuffix(ENDING) or datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for more in ("", *(f"-{n}" for n in range(2, 1000))):
                path = folder / f"{stem}{more}{ENDING}"
                try:
                    path.touch(exist_ok=False)
                    return path
                except FileExistsError:
                    continue
        except OSError as error:
            raise _failed(folder, error) from None
        raise refuse("store.full", path=str(folder))


def journal(path: Path) -> Journal:
    """Appends the lines of a step to a file: one write, on disk when it returns. ``Refusal`` when it fails, and then
    the file is as it was."""

    def keep(lines: Sequence[dict[str, Any]]) -> None:
        data = b"".join(map(dump, lines))
        try:
            with open(path, "ab", buffering=0) as file:
                before = file.tell()
                try:
                    if file.write(data) != len(data):
                        raise OSError(28, os.strerror(28))
                    os.fsync(file.fileno())
                except OSError:
                    file.truncate(before)
                    raise
        except OSError as error:
            raise _failed(path, error) from None

    return keep


def _flush(file: Any) -> None:
    file.flush()
    os.fsync(file.fileno())


def _newest(folder: Path) -> list[Path]:
    try:
        return sorted((p for p in folder.glob(f"*{ENDING}") if p.stat().st_size), reverse=True)
    except OSError:
        return []


def _failed(path: Path, error: OSError) -> Refusal:
    return refuse("store.write_failed", path=str(path), why=error.strerror or type(error).__name__)
