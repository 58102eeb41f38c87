"""Where matches are kept: each is a record, appended step by step, on disk before the step is shown."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from stovka.core.errors import Refusal, refuse
from stovka.play.journal import JournalFile, busy, flush_folder, write_failed
from stovka.play.replay import Replay, open_record, replay
from stovka.play.session import Session

ENDING = ".stovka.jsonl"


def data_folder() -> Path:
    """The folder with the player's data: ``STOVKA_DATA``, else the platform's place for it. It need not exist.

    ``Refusal`` ``store.no_home`` when neither is known.
    """
    override = os.environ.get("STOVKA_DATA")
    if override:
        return Path(override)
    from platformdirs import user_data_path  # only needed here, and not free

    try:
        folder = user_data_path("stovka", appauthor=False)
    except RuntimeError:
        raise refuse("store.no_home") from None
    if not folder.is_absolute():  # "~" that stands for nobody's home
        raise refuse("store.no_home")
    return folder


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
        """A new journal for a match that has not begun; from here on every step of the session is kept.

        A ``Refusal`` leaves the session as it was, and no file.
        """
        path = self._free(self.running)
        journal = JournalFile(path)
        try:
            journal([session.header(now())])
            flush_folder(self.running)
        except (OSError, Refusal) as error:
            journal.close()
            with suppress(OSError):
                path.unlink()
            raise (write_failed(path, error) if isinstance(error, OSError) else error) from None
        session.journal = journal
        return path

    def resume(self, saved: Saved) -> Session:
        """The session that goes on where a saved match was left. What was cut short at its end is dropped first.

        ``Refusal`` ``store.busy`` while another app plays it. Where one has played on since ``saved`` was read, the
        match goes on from there.
        """
        journal = JournalFile(saved.path)
        try:
            record = open_record(saved.path)  # nobody else writes it from here on
            found = saved.replay if record == saved.replay.record else replay(record)
            journal.cut(found.keep)
            if found.owed:
                journal(found.owed)
        except Refusal:
            journal.close()
            raise
        return Session.resumed(found, journal)

    def finish(self, path: Path) -> Path:
        """A match that has ended goes to the finished ones, in one step."""
        target = self._free(self.finished, path.name)
        try:
            os.replace(path, target)
            flush_folder(self.finished)
        except OSError as error:
            raise write_failed(path, error) from None
        return target

    def unfinished(self) -> Iterator[Saved | tuple[Path, Refusal]]:
        """The matches that can go on, newest first, without those that an app is playing now; a file that cannot be
        read, or put with the finished ones, comes with its refusal, and is left alone."""
        for path in _newest(self.running):
            if busy(path):
                continue
            try:
                found = replay(open_record(path))
                if not found.game.over(found.state):
                    yield Saved(path, found)
                    continue
                self.resume(Saved(path, found)).journal.close()  # what a crash left out at its end is written first
                self.finish(path)
            except Refusal as refusal:
                yield path, refusal

    def journals(self) -> list[Path]:
        """The files of the matches that have not ended, newest first."""
        return _newest(self.running)

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
            raise write_failed(folder, error) from None
        raise refuse("store.full", path=str(folder))


def _newest(folder: Path) -> list[Path]:
    return sorted((path for path in folder.glob(f"*{ENDING}") if _written(path)), reverse=True)


def _written(path: Path) -> bool:
    """True for a file with something in it; not for one that another app has just put away."""
    try:
        return path.stat().st_size > 0
    except OSError:
        return False
