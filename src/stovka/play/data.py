"""The player's data as a whole: take it along, or delete it."""

from __future__ import annotations

import sqlite3
import tempfile
import zipfile
from pathlib import Path
from typing import Final

from stovka.core.errors import refuse
from stovka.play.journal import busy, write_failed
from stovka.play.progress import NAME
from stovka.play.storage import Store

OURS: Final = ("running", "finished", "scores", "house", "exports")
"""The folders that hold records and scores; with the progress file they are all that Stovka keeps."""
_BESIDE: Final = ("-wal", "-shm")
"""Endings of what SQLite has beside its file while it is open."""


def kept(store: Store) -> list[Path]:
    """Every file that holds the player's data, damaged ones that were set aside included."""
    folder = store.folder
    found = [path for name in OURS for path in sorted((folder / name).glob("*")) if path.is_file()]
    beside = sorted(folder.glob(f"{Path(NAME).stem}*"))
    return found + [path for path in beside if path.is_file() and not path.name.endswith(_BESIDE)]


def export(store: Store, target: Path) -> int:
    """Writes all data into one zip file; gives how many files that was.

    ``Refusal``: ``data.exists`` when the target is there already, ``data.nothing`` when there is no data,
    ``store.write_failed``. A target is there whole or not at all.
    """
    files = kept(store)
    if not files:
        raise refuse("data.nothing", path=str(store.folder))
    if target.exists():
        raise refuse("data.exists", path=str(target))
    part = target.with_name(target.name + ".part")
    try:
        with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as archive:
            for path in files:
                name = path.relative_to(store.folder).as_posix()
                archive.writestr(name, _database(path) if path.name == NAME else path.read_bytes())
        part.replace(target)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise write_failed(target, error) from None
    return len(files)


def erase(store: Store) -> int:
    """Deletes all data of Stovka, and nothing else in the folder; gives how many files that was.

    ``Refusal`` ``store.busy`` while a match is being played, ``store.write_failed``.
    """
    for path in store.journals():
        if busy(path):
            raise refuse("store.busy", path=str(path))
    files = kept(store)
    try:
        for path in files:
            path.unlink()
        for extra in store.folder.glob(f"{NAME}*"):
            extra.unlink()
        for name in OURS:
            _drop_empty(store.folder / name)
    except OSError as error:
        raise write_failed(store.folder, error) from None
    return len(files)


def _drop_empty(folder: Path) -> None:
    """Removes one of our folders; it stays when something that is not ours lies in it."""
    if folder.is_dir() and not any(folder.iterdir()):
        folder.rmdir()


def _database(path: Path) -> bytes:
    """A database as one file, with what still stands in its write-ahead log."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / NAME
        try:
            source, target = sqlite3.connect(path), sqlite3.connect(copy)
            with target:
                source.backup(target)
            source.close()
            target.close()
        except sqlite3.Error:
            return path.read_bytes()
        return copy.read_bytes()
