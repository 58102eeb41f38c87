"""Texts beside the table: the head line, the why panel, the log, the status line, the keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.style import Style
from textual import events
from textual.geometry import Region
from textual.message import Message

from stovka.tui.commands import Command
from stovka.tui.widgets import ink
from stovka.tui.widgets.canvas import Canvas, Painted
from stovka.tui.widgets.places import wrapped


class Line(NamedTuple):
    """A text of a panel. ``kind``: title, good, bad, text, dim or note; ``indent`` in cells, and ``hang`` of the rows
    after the first one; ``head`` stands in that margin."""

    text: str
    kind: str = "text"
    indent: int = 0
    hang: int = 0
    head: str = ""


STYLES: dict[str, Style] = {
    "title": ink.TITLE,
    "good": ink.GOOD,
    "bad": ink.BAD,
    "text": ink.TEXT,
    "dim": ink.DIM,
    "note": ink.MESSAGE,
    "here": ink.BUTTON_HERE,
}


def rows_of(lines: Sequence[Line], width: int) -> list[tuple[str, Style, int]]:
    """Lines wrapped to a width: the text, the style and the indent of each row."""
    rows: list[tuple[str, Style, int]] = []
    for line in lines:
        indent = line.indent
        if line.head:
            first, *more = wrapped(line.text, max(width - indent - line.hang, 8)) or [""]
            rows.append((line.head.ljust(line.hang) + first, STYLES[line.kind], indent))
            rows += [(text, STYLES[line.kind], indent + line.hang) for text in more]
            continue
        for text in wrapped(line.text, max(width - indent, 8), line.hang) or [""]:
            rows.append((text, STYLES[line.kind], indent))
            indent = line.indent + line.hang
    return rows


class Panel(Painted):
    """A framed text, wrapped; what does not fit is cut, with a sign that says so. Pressed, it opens whole."""

    class Opened(Message):
        """Somebody wants to read the whole text."""

        def __init__(self, panel: Panel) -> None:
            super().__init__()
            self.panel = panel

    def __init__(self, title: str, more: str, ascii: bool, id: str, newest_last: bool = False) -> None:
        super().__init__(id=id)
        self.title = title
        self.more = more
        self.ascii = ascii
        self.newest_last = newest_last
        self.lines: Sequence[Line] = ()

    def show(self, lines: Sequence[Line], title: str | None = None) -> None:
        """Shows another text."""
        self.lines = lines
        if title is not None:
            self.title = title
        self.repaint()

    def on_click(self, event: events.Click) -> None:
        """A press opens the whole text."""
        event.stop()
        self.post_message(self.Opened(self))

    def paint(self, width: int, height: int) -> Canvas:
        """A title in the upper rule, then the text."""
        canvas = Canvas(width, height, ink.TEXT, self.ascii)
        canvas.put(0, 0, ("-" if self.ascii else "─") * width, ink.DIM)
        canvas.put(1, 0, f" {self.title} ", ink.TITLE, width - 2)
        rows = rows_of(self.lines, width - 2)
        room = height - 1
        if len(rows) > room:
            shown = rows[-room:] if self.newest_last else rows[:room]
            label = f" {self.more} "
            canvas.put(max(width - cell_len(label) - 1, 1), 0, label, ink.MESSAGE)
        else:
            shown = rows
        for y, (text, style, indent) in enumerate(shown):
            canvas.put(1 + indent, 1 + y, text, style, width - 1 - indent)
        return canvas


class Head(Painted):
    """The line on top: what is played, and the totals."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.title = ""
        self.scores: tuple[tuple[str, bool], ...] = ()

    def show(self, title: str, scores: tuple[tuple[str, bool], ...]) -> None:
        """Shows another title and other totals."""
        self.title, self.scores = title, scores
        self.repaint()

    def paint(self, width: int, height: int) -> Canvas:
        """The title at the left, as many totals as there is room for at the right."""
        canvas = self.blank(width, height, ink.HEAD)
        end = canvas.put(1, 0, self.title, ink.HEAD_STRONG, width - 2)
        whole = sum(cell_len(text) + 2 for text, _ in self.scores)
        if end + whole + 1 > width:
            return canvas
        x = width - whole
        for text, mine in self.scores:
            x = canvas.put(x, 0, text, ink.HEAD_STRONG if mine else ink.HEAD) + 2
        return canvas


class Status(Painted):
    """One line for what was just said; an alarm also has a sign."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.text = ""
        self.alarm = False
        self.right = ""

    def say(self, text: str, alarm: bool = False) -> None:
        """Says something else."""
        self.text, self.alarm = text, alarm
        self.repaint()

    def tally(self, text: str) -> None:
        """What stands at the right end."""
        if text != self.right:
            self.right = text
            self.repaint()

    def paint(self, width: int, height: int) -> Canvas:
        """The text; a long one is cut, and the why panel has it whole."""
        canvas = self.blank(width, height, ink.HEAD)
        right = cell_len(self.right)
        room = width - 2 - (right + 2 if right and not self.text else 0)
        text = f"! {self.text}" if self.alarm else self.text
        canvas.put(1, 0, text, ink.BAD if self.alarm else ink.MESSAGE, room)
        if right and cell_len(text) + right + 3 < width:
            canvas.put(width - right - 1, 0, self.right, ink.DIM)
        return canvas


SURE: Final = ("score", "help", "quit", "close", "exit")
"""Commands that are in the footer in any case."""


class Keys(Painted):
    """The footer: the keys that work now. Pressed, a key does what it says."""

    class Pressed(Message):
        """A command was pressed with the mouse."""

        def __init__(self, command: Command) -> None:
            super().__init__()
            self.command = command

    def __init__(self, id: str, ascii: bool) -> None:
        super().__init__(id=id)
        self.ascii = ascii
        self.commands: Sequence[tuple[Command, str]] = ()
        self.hits: list[tuple[Region, Command]] = []

    def show(self, commands: Sequence[tuple[Command, str]]) -> None:
        """Shows other commands, each with its label."""
        self.commands = commands
        self.repaint()

    def paint(self, width: int, height: int) -> Canvas:
        """As many keys as there is room for; the score, help and the way out always."""
        canvas = self.blank(width, height, ink.HEAD)
        self.hits = []
        last = [each for each in self.commands if each[0].id in SURE]
        sizes = {each[0].id: cell_len(self._key(each[0])) + 1 + cell_len(each[1]) + 2 for each in self.commands}
        room = width - 1 - sum(sizes[each[0].id] for each in last)
        x = 1
        for command, label in self.commands:
            size = sizes[command.id]
            if (command, label) not in last:
                if room < size:
                    continue
                room -= size
            end = canvas.put(x, 0, self._key(command), ink.KEY)
            end = canvas.put(end, 0, f" {label}", ink.HEAD)
            self.hits.append((Region(x, 0, end - x, 1), command))
            x = end + 2
        return canvas

    def _key(self, command: Command) -> str:
        return command.shown_in(self.ascii)

    def on_click(self, event: events.Click) -> None:
        """Says which command was pressed."""
        for region, command in self.hits:
            if region.contains_point(event.offset):
                event.stop()
                self.post_message(self.Pressed(command))
