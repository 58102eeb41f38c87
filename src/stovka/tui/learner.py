"""The learner's own store, as the app uses it: opened when there is the first to keep; a failure is told once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from stovka.core.errors import Refusal

if TYPE_CHECKING:
    from stovka.play.progress import Progress

T = TypeVar("T")


class Learner:
    """Wrong moves and predictions go in here. ``failed``: keeping has failed once, and is not tried again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._progress: Progress | None = None
        self.failed = False

    def exists(self) -> bool:
        """True when something was kept, here or in an earlier run."""
        from stovka.play.progress import NAME

        return (self._folder / NAME).exists()

    def ask(self, question: Callable[[Progress], T]) -> T:
        """Asks the store something. ``Refusal`` when it cannot be opened or read."""
        if self._progress is None:
            from stovka.play.progress import Progress

            self._progress = Progress(self._folder)
        return question(self._progress)

    def keep(self, note: Callable[[Progress], None]) -> Refusal | None:
        """Keeps something. Gives what is wrong with the store, the first time only."""
        if self.failed:
            return None
        try:
            self.ask(note)
        except Refusal as refusal:
            self.failed = True
            return refusal
        return None

    def close(self) -> None:
        """Lets go of the store."""
        if self._progress is not None:
            self._progress.close()
            self._progress = None
