"""What a match leaves behind while it is played line by line: its record, and what the learner's own store notes.

A disk that is full, forbidden or gone is said once, and the game goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stovka.core.errors import Refusal
from stovka.play.session import Journal

if TYPE_CHECKING:
    from stovka.play.progress import Progress

Say = Callable[..., None]
"""Says a message with its facts: ``say("plain-unkept", why=…)``."""


class Keeper:
    """A journal that outlives a failing disk: what could not be written waits, and is written with the next step.

    ``told`` gives the sentences of a refusal.
    """

    def __init__(self, journal: Journal, say: Say, told: Callable[[Refusal], Sequence[str]]) -> None:
        self._journal = journal
        self._say = say
        self._told = told
        self.waiting: list[dict[str, Any]] = []

    def __call__(self, lines: Sequence[dict[str, Any]]) -> None:
        """Keeps the lines of one step, with those that wait; says when that begins to fail, and when it works again."""
        failing = bool(self.waiting)
        try:
            self._journal([*self.waiting, *lines])
        except Refusal as refusal:
            self.waiting += lines
            if not failing:
                self._say("plain-unkept", why=" ".join(self._told(refusal)))
            return
        self.waiting = []
        if failing:
            self._say("plain-kept-again")

    def close(self) -> None:
        """Tries once more to write what waits, and lets go of the file."""
        if self.waiting:
            self([])
        self._journal.close()


class Notes:
    """Wrong moves and predictions for the learner's own store, which is opened when there is the first to note.

    ``folder`` None: there is nowhere to keep them.
    """

    def __init__(self, folder: Path | None, say: Say, told: Callable[[Refusal], Sequence[str]]) -> None:
        self._folder = folder
        self._say = say
        self._told = told
        self._progress: Progress | None = None

    def keep(self, note: Callable[[Progress], None]) -> None:
        """Notes something. The first failure is said and is the last try."""
        if self._folder is None:
            return
        try:
            if self._progress is None:
                self._progress = self._opened(self._folder)
            note(self._progress)
        except Refusal as refusal:
            self._folder = None
            self._say("plain-unnoted", why=" ".join(self._told(refusal)))

    def _opened(self, folder: Path) -> Progress:
        from stovka.play.progress import Progress

        opened = Progress(folder)
        if opened.set_aside is not None:
            self._say("plain-set-aside", path=str(opened.set_aside))
        return opened

    def close(self) -> None:
        """Lets go of the store."""
        if self._progress is not None:
            self._progress.close()
