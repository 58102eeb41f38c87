"""A record being written: appended step by step, on disk before the step is shown, by one app at a time."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

from stovka.core.errors import Refusal, cause, refuse
from stovka.core.record import dump

if sys.platform != "win32":  # there two apps at once are not told apart
    import fcntl

    def _lock(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

else:

    def _lock(file: IO[bytes]) -> bool:
        return True


class JournalFile:
    """Appends the lines of a step to a file: one write, on disk when the call returns.

    When a write fails there is a ``Refusal`` ``store.write_failed``, the file is as it was before, and the next
    call tries again. The file is locked while this object lives, also against a second app; a killed app's lock
    dies with it.
    """

    def __init__(self, path: Path, keep: int | None = None) -> None:
        """Opens the file, and cuts it after ``keep`` bytes when they are given (then a newline may be missing)."""
        self.path = path
        self._file: IO[bytes] | None = None
        try:
            self._file = open(path, "r+b", buffering=0)  # noqa: SIM115 - it stays open as long as the match
            if not _lock(self._file):
                raise refuse("store.busy", path=str(path))
            if keep is not None:
                self.cut(keep)
            self._file.seek(0, os.SEEK_END)
        except (OSError, Refusal) as error:
            self.close()
            raise (write_failed(path, error) if isinstance(error, OSError) else error) from None

    def __call__(self, lines: Sequence[dict[str, Any]]) -> None:
        """Keeps the lines of one step."""
        data = b"".join(map(dump, lines))
        file = self._file
        if file is None:
            raise refuse("store.closed", path=str(self.path))
        end = file.tell()
        try:
            if file.write(data) != len(data):
                raise OSError(28, os.strerror(28))
            os.fsync(file.fileno())
        except OSError as error:
            self._restore(file, end)
            raise write_failed(self.path, error) from None

    def close(self) -> None:
        """Lets go of the file; what was kept stays."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def cut(self, keep: int) -> None:
        """Cuts the file after ``keep`` bytes, and ends its last line where the newline is missing."""
        file = self._file
        if file is None:
            raise refuse("store.closed", path=str(self.path))
        try:
            file.truncate(keep)
            file.seek(max(keep - 1, 0))
            if file.read(1) not in (b"\n", b""):
                file.write(b"\n")
            os.fsync(file.fileno())
        except OSError as error:
            raise write_failed(self.path, error) from None

    @staticmethod
    def _restore(file: IO[bytes], end: int) -> None:
        """A half-written step must not stand before the next one. A disk that refuses this too has the rest cut off
        by the reader, as after a crash."""
        try:
            file.truncate(end)
            file.seek(end)
        except OSError:
            pass


def busy(path: Path) -> bool:
    """True while another app, or another match of this one, writes this file."""
    try:
        with open(path, "r+b") as file:
            return not _lock(file)
    except OSError:
        return False


def flush_folder(folder: Path) -> None:
    """Puts a folder's entries on disk, where the system can."""
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def write_failed(path: Path, error: OSError) -> Refusal:
    """The refusal that tells a failed write, with the system's own reason."""
    return refuse("store.write_failed", path=str(path), why=cause(error))
