"""A text to read over the table: help, the whole log, why for the whole hand, the sum of a score."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from stovka.tui.commands import both_layouts
from stovka.tui.widgets.panels import Line, rows_of

WIDEST = 110
"""As the style sheet has it."""


def room_in(width: int) -> int:
    """The columns that a sheet has for text in a terminal of this width."""
    return min(width * 96 // 100, WIDEST) - 5


def flowing(lines: Sequence[Line], width: int) -> Text:
    """Lines as one text, wrapped for a sheet in a terminal of this width."""
    shown = Text()
    for row, style, indent in rows_of(lines, room_in(width)):
        shown.append(" " * (indent + 1))
        shown.append(row, style)
        shown.append("\n")
    return shown


class CloseLine(Static):
    """Says how to close a sheet, and closes it when it is pressed."""

    def __init__(self, text: str) -> None:
        super().__init__(Text(text), id="sheet-hint")

    async def on_click(self) -> None:
        """Closes the sheet."""
        await self.screen.run_action("screen.leave")


class TextScreen(ModalScreen[None]):
    """Lines of text in a frame; arrows scroll, and any key that closes things closes it."""

    BINDINGS = [Binding(both_layouts("escape,enter,space,q,question_mark,w,l,e,s,f2,n,h,v"), "leave", show=False)]

    def __init__(self, title: str, lines: Sequence[Line], hint: str, end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.lines = lines
        self.hint = hint
        self.end = end

    def compose(self) -> ComposeResult:
        """The text, and how to close it."""
        with Vertical(id="sheet"):
            yield Static(Text(self.heading), id="sheet-title")
            with VerticalScroll(id="sheet-text"):
                yield Static(id="lines")
            yield CloseLine(self.hint)

    def on_mount(self) -> None:
        """A log begins at its end."""
        self.wrap(self.app.size.width)
        scroll = self.query_one("#sheet-text", VerticalScroll)
        scroll.focus()
        if self.end:
            self.call_after_refresh(scroll.scroll_end, animate=False)

    def on_resize(self, event: events.Resize) -> None:
        """Another width wraps otherwise."""
        self.wrap(event.size.width)

    def wrap(self, width: int) -> None:
        """The lines as one text, wrapped for a terminal of this width."""
        self.query_one("#lines", Static).update(flowing(self.lines, width))

    def on_click(self) -> None:
        """A press anywhere closes it."""
        self.action_leave()

    def action_leave(self) -> None:
        """Back to the table."""
        self.dismiss(None)
