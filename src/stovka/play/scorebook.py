"""The score of a game with real cards, kept on disk line by line as it was told: nothing is lost, and it can go on."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from stovka.core.engine import Game, Rules
from stovka.core.errors import Refusal, refuse
from stovka.games import open_variant
from stovka.play.journal import JournalFile, busy, write_failed
from stovka.play.storage import data_folder

ENDING: Final = ".score.jsonl"
MOST: Final = 4_000_000
"""A file of more bytes is none of ours."""


class Kept(NamedTuple):
    """A score that has not ended: its file, up to which byte it can be read, what is played, and what was told."""

    path: Path
    keep: int
    variant: str
    rules: Mapping[str, Any]
    names: tuple[str, ...]
    lines: tuple[str, ...]

    def opened(self) -> tuple[Game[Any], Rules]:
        """The game and its rules. ``Refusal`` when they are no more."""
        game, rules = open_variant(self.variant, self.rules)
        return game, rules


class ScoreBook:
    """The scores in a folder."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = (folder or data_folder()) / "scores"

    def begin(self, variant: str, rules: Mapping[str, Any], names: Sequence[str]) -> JournalFile:
        """A new score. ``Refusal`` when it cannot be written."""
        stem = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            for more in ("", *(f"-{n}" for n in range(2, 1000))):
                path = self.folder / f"{stem}{more}{ENDING}"
                if not path.exists():
                    path.touch(exist_ok=False)
                    break
            else:
                raise refuse("store.full", path=str(self.folder))
        except OSError as error:
            raise write_failed(self.folder, error) from None
        journal = JournalFile(path)
        try:
            journal([{"type": "score", "variant": variant, "rules": dict(rules), "names": list(names)}])
        except Refusal:
            journal.close()
            path.unlink(missing_ok=True)
            raise
        return journal

    def resume(self, kept: Kept) -> JournalFile:
        """The file of a score that goes on; what was cut short at its end is dropped.

        ``Refusal`` ``store.busy`` while another app writes it, or when one has since it was read.
        """
        journal = JournalFile(kept.path)
        if _read(kept.path) != kept:
            journal.close()
            raise refuse("store.busy", path=str(kept.path))
        journal.cut(kept.keep)
        return journal

    def unfinished(self) -> Iterator[Kept]:
        """The scores that can go on, newest first; a file that is none, or that somebody writes now, is left alone."""
        try:
            paths = sorted(self.folder.glob(f"*{ENDING}"), reverse=True)
        except OSError:
            return
        for path in paths:
            found = None if busy(path) else _read(path)
            if found is not None and found.lines:
                yield found


def told(text: str) -> dict[str, Any]:
    """The line of an answer."""
    return {"type": "told", "text": text}


UNDO: Final[dict[str, Any]] = {"type": "undo"}
END: Final[dict[str, Any]] = {"type": "end"}


def _read(path: Path) -> Kept | None:
    """What a file holds, up to the first line that cannot be read; None for a score that has ended, or for none."""
    try:
        data = path.read_bytes() if path.stat().st_size <= MOST else b""
    except OSError:
        return None
    header: dict[str, Any] | None = None
    lines: list[str] = []
    keep = 0
    for raw in data.splitlines(keepends=True):
        line = _line(raw)
        if line is None:
            break
        if header is None:
            header = line
        elif line.get("type") == "told" and isinstance(line.get("text"), str):
            lines.append(line["text"])
        elif line == UNDO and lines:
            lines.pop()
        else:
            return None  # the end, or something we never wrote
        keep += len(raw)
    if header is None or header.get("type") != "score":
        return None
    variant, rules, names = (header.get(name) for name in ("variant", "rules", "names"))
    if not isinstance(variant, str) or not isinstance(rules, dict) or not isinstance(names, list):
        return None
    if not all(isinstance(name, str) and name.isprintable() for name in names):
        return None
    return Kept(path, keep, variant, rules, tuple(names), tuple(lines))


def _line(raw: bytes) -> dict[str, Any] | None:
    if not raw.endswith(b"\n"):
        return None
    try:
        found = json.loads(raw)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None
