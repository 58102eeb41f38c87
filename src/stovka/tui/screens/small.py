"""What is shown while the terminal is too small for a table."""

from __future__ import annotations

from typing import Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Static

from stovka.text import Words

LEAST: Final = (60, 20)
"""The fewest columns and rows in which a table can be played."""


class SmallScreen(Screen[None]):
    """One sentence; it goes away when the terminal is large enough."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.speech = words

    def compose(self) -> ComposeResult:
        """The sentence."""
        yield Static(Text(self._text()), id="small")

    def on_resize(self, event: events.Resize) -> None:
        """The sentence tells the present size."""
        self.query_one("#small", Static).update(Text(self._text()))

    def on_screen_resume(self) -> None:
        """Uncovered after the terminal has grown."""
        if self.app.size.width >= LEAST[0] and self.app.size.height >= LEAST[1]:
            self.app.pop_screen()

    def _text(self) -> str:
        size = self.app.size
        facts = {"columns": LEAST[0], "rows": LEAST[1], "width": size.width, "height": size.height}
        return self.speech.text("app-too-small", **facts)
