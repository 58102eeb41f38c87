"""The score sheet: for each round the points and the running total of every player; each cell opens its sum."""

from __future__ import annotations

from typing import Any, NamedTuple

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.coordinate import Coordinate
from textual.screen import ModalScreen
from textual.widgets import DataTable, Static

from stovka.core.scores import Line as ScoreLine
from stovka.text import Words
from stovka.tui.commands import SHEET, bindings
from stovka.tui.match import Match
from stovka.tui.screens.text import CloseLine, TextScreen
from stovka.tui.widgets.panels import STYLES, Line


class Cell(NamedTuple):
    """What one round brought one player or side: None when he was out of the match already."""

    points: int
    total: int
    reset: bool
    out: bool
    lines: tuple[ScoreLine, ...]
    events: tuple[Any, ...]


class Column(NamedTuple):
    """A player or a side: the seats in it, and its heading."""

    seats: tuple[int, ...]
    heading: str


def columns(match: Match, words: Words) -> list[Column]:
    """One column for each player, or for each side where partners play."""
    sides = match.view().sides
    found = []
    for side in sorted(set(sides)):
        seats = tuple(seat for seat, each in enumerate(sides) if each == side)
        name = words.name(seats[0])
        if len(seats) > 1:
            name = words.text("app-team", first=name, second=words.name(seats[-1]))
        found.append(Column(seats, name))
    return found


def cells(match: Match, step: int, found: list[Column]) -> list[Cell | None]:
    """The cells of the round that this step counted."""
    view = match.step_view(step)
    row: list[Cell | None] = []
    for at, column in enumerate(found):
        about: tuple[Any, ...] = tuple(e for e in view.events if _whose(e, column, at))
        counted = next((e for e in about if hasattr(e, "lines")), None)
        if counted is None:
            row.append(None)
            continue
        later: tuple[Any, ...] = about[about.index(counted) + 1 :]
        total = next((e.total for e in reversed(later) if hasattr(e, "total")), counted.total)
        out = view.after.totals[column.seats[0]] is None
        row.append(
            Cell(counted.points, total, not out and total != counted.total, out, counted.lines, (counted, *later))
        )
    return row


def _whose(event: Any, column: Column, side: int) -> bool:
    if event.seat is not None:
        return event.seat in column.seats
    return getattr(event, "side", None) == side


class ScoreScreen(ModalScreen[None]):
    """The sheet of source 003: round number, then points and running total for each; the newest row is marked."""

    BINDINGS = bindings(SHEET)

    def __init__(self, match: Match, words: Words, end: bool = False) -> None:
        super().__init__()
        self.match = match
        self.speech = words
        self.end = end
        self.columns = columns(match, words)
        self.rows = [cells(match, step, self.columns) for step in match.scores()]

    def compose(self) -> ComposeResult:
        """The title, the table, the sum of the cell under the cursor."""
        words = self.speech
        with Vertical(id="sheet"):
            yield Static(Text(words.text("app-end-title" if self.end else "app-score-title")), id="sheet-title")
            if self.end:
                for line in self._ranking():
                    yield Static(Text(line.text, STYLES[line.kind]), classes="line")
            yield DataTable(id="scores", cursor_type="cell", zebra_stripes=True)
            yield Static("", id="sum")
            yield CloseLine(words.text("app-score-hint"))

    def on_mount(self) -> None:
        """Fills the table; the cursor stands on the newest row."""
        words = self.speech
        table = self.query_one(DataTable)
        table.add_column(Text(words.text("app-score-round")), key="round")
        for at, column in enumerate(self.columns):
            table.add_column(Text(column.heading), key=f"points-{at}")
            table.add_column(Text(words.text("app-score-total")), key=f"total-{at}")
        for number, row in enumerate(self.rows, 1):
            newest = number == len(self.rows)
            label = words.text("app-score-newest" if newest else "app-score-number", number=number)
            texts = [Text(label, "bold" if newest else "")]
            for cell in row:
                texts += self._texts(cell, newest)
            table.add_row(*texts)
        table.focus()
        if self.rows:
            table.move_cursor(row=len(self.rows) - 1, column=1, animate=False)
        else:
            self.query_one("#sum", Static).update(Text(words.text("app-score-none")))

    def _texts(self, cell: Cell | None, newest: bool) -> list[Text]:
        if cell is None:
            return [Text(""), Text("")]
        words = self.speech
        style = "bold" if newest else ""
        kind = "reset" if cell.reset else "out" if cell.out else "plain"
        points = Text(words.text("app-score-points", points=cell.points), style, justify="right")
        return [points, Text(words.text(f"app-score-{kind}", total=cell.total), style, justify="right")]

    def _cell(self, coordinate: Coordinate) -> Cell | None:
        at = (coordinate.column - 1) // 2
        if coordinate.column == 0 or coordinate.row >= len(self.rows):
            return None
        return self.rows[coordinate.row][at]

    def _ranking(self) -> list[Line]:
        """The last words of the match: of every event in its last step that ends it."""
        steps = self.match.session.steps
        events = self.match.step_view(len(steps) - 1).events
        return [Line(self.speech.event(events[-1]), "note")] if events else []

    def on_data_table_cell_highlighted(self, message: DataTable.CellHighlighted) -> None:
        """The sum of the cell under the cursor, and what became of the total."""
        cell = self._cell(message.coordinate)
        about = self.query_one("#sum", Static)
        if cell is None:
            about.update(Text(""))
            return
        about.update(Text(" ".join(self.speech.events(cell.events))))

    def on_data_table_cell_selected(self, message: DataTable.CellSelected) -> None:
        """The sum of a cell, card by card, with the rule of each line."""
        cell = self._cell(message.coordinate)
        if cell is None:
            return
        words = self.speech
        title = self.columns[(message.coordinate.column - 1) // 2].heading
        lines = [Line(words.line(line)) for line in cell.lines]
        lines += [Line(words.event(event), "note") for event in cell.events]
        self.app.push_screen(TextScreen(title, lines, words.text("app-close")))

    def action_sum(self) -> None:
        """Enter is the table's own; this is for the footer."""
        self.query_one(DataTable).action_select_cursor()

    def action_leave(self) -> None:
        """On with the match."""
        self.dismiss(None)
