"""A line of a form: a label, and a value that the left and right arrows or the mouse change."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from textual import events
from textual.binding import Binding
from textual.message import Message

from stovka.tui.widgets import ink
from stovka.tui.widgets.canvas import Canvas, Painted


class Choice(Painted, can_focus=True):
    """One of several values. ``abouts`` has a sentence for each, told while the line has the focus. ``column``: where
    the values stand; else by the width."""

    BINDINGS = [
        Binding("left", "turn(-1)", show=False),
        Binding("right,space", "turn(1)", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
    ]

    class Changed(Message):
        """Another value, or the focus, came to the line."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    def __init__(
        self, label: str, values: Sequence[str], chosen: int, abouts: Sequence[str], ascii: bool, id: str
    ) -> None:
        super().__init__(id=id)
        self.label = label
        self.values = list(values)
        self.abouts = list(abouts)
        self.chosen = chosen
        self.ascii = ascii
        self.column = 0
        self.here = False

    @property
    def about(self) -> str:
        """The sentence of the value that is chosen."""
        return self.abouts[min(self.chosen, len(self.abouts) - 1)] if self.abouts else ""

    def offer(self, values: Sequence[str], chosen: int, abouts: Sequence[str]) -> None:
        """Other values."""
        self.values, self.chosen, self.abouts = list(values), chosen, list(abouts)
        self.repaint()

    def action_turn(self, step: int) -> None:
        """The next or previous value, round and round."""
        self.chosen = (self.chosen + step) % len(self.values)
        self.repaint()
        self.post_message(self.Changed(self))

    def on_click(self, event: events.Click) -> None:
        """A press left of the value goes back, else on."""
        self.action_turn(-1 if event.offset.x <= self._column() + 1 else 1)

    def on_focus(self) -> None:
        """The sentence of this line is wanted."""
        self.here = True
        self.repaint()
        self.post_message(self.Changed(self))

    def on_blur(self) -> None:
        """Without its mark."""
        self.here = False
        self.repaint()

    def _column(self) -> int:
        if self.column:
            return self.column
        return 30 if self.size.width >= 66 else 24 if self.size.width >= 50 else 18

    def paint(self, width: int, height: int) -> Canvas:
        """The label, then the value between its arrows."""
        canvas = self.blank(width, height, ink.TEXT)
        here = self.here
        left, right = ("<", ">") if self.ascii else ("‹", "›")
        mark = (">" if self.ascii else "▸") if here else " "
        canvas.put(0, 0, f"{mark} {self.label}", ink.TITLE if here else ink.TEXT, self._column())
        x = canvas.put(self._column(), 0, left, ink.KEY if here else ink.DIM)
        value = self.values[self.chosen]
        x = canvas.put(
            x, 0, f" {value} ", ink.BUTTON_HERE if here else ink.BUTTON, min(cell_len(value) + 2, width - x - 1)
        )
        canvas.put(x, 0, right, ink.KEY if here else ink.DIM)
        return canvas
