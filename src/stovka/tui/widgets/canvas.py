"""A grid of cells to paint on, and the widget that shows one and refreshes only what has changed."""

from __future__ import annotations

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region, Size
from textual.strip import Strip
from textual.widget import Widget


class Canvas:
    """Cells in rows: one character and one style each. A wide character fills its cell and an empty one."""

    def __init__(self, width: int, height: int, ground: Style, ascii: bool = False) -> None:
        self.cut = "~" if ascii else "…"
        self.width = width
        self.height = height
        self.ground = ground
        self.chars = [[" "] * width for _ in range(height)]
        self.styles = [[ground] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style | None = None, most: int | None = None) -> int:
        """Writes a text, cut at the edge and at ``most`` cells; gives the column after it."""
        if not 0 <= y < self.height or x >= self.width:
            return x
        cells = list(text) if text.isascii() or cell_len(text) == len(text) else _cells(text)
        room = self.width - x if most is None else min(most, self.width - x)
        if len(cells) > room:
            cells = [*cells[: max(room - 1, 0)], self.cut] if room > 0 else []
        if x < 0:
            cells, x = cells[-x:], 0
        end = x + len(cells)
        self.chars[y][x:end] = cells
        self.styles[y][x:end] = [style or self.ground] * len(cells)
        return end

    def fill(self, x: int, y: int, width: int, height: int, style: Style, char: str = " ") -> None:
        """A rectangle of one character and style."""
        for row in range(max(y, 0), min(y + height, self.height)):
            self.put(x, row, char * width, style)

    def strip(self, y: int) -> Strip:
        """One row as Textual draws it."""
        if y >= self.height:
            return Strip.blank(self.width, self.ground)
        chars, styles = self.chars[y], self.styles[y]
        segments = []
        start = 0
        for at in range(1, self.width + 1):
            if at == self.width or styles[at] is not styles[start]:
                segments.append(Segment("".join(chars[start:at]), styles[start]))
                start = at
        return Strip(segments, self.width)

    def changed(self, old: Canvas) -> list[Region]:
        """Where this canvas differs from an older one of the same size: at most one region a row."""
        found = []
        for y in range(self.height):
            chars, styles = self.chars[y], self.styles[y]
            before, painted = old.chars[y], old.styles[y]
            if chars == before and styles == painted:
                continue
            differs = [x for x in range(self.width) if chars[x] != before[x] or styles[x] is not painted[x]]
            if differs:
                found.append(Region(differs[0], y, differs[-1] - differs[0] + 1, 1))
        return found


def _cells(text: str) -> list[str]:
    """The characters of a text cell by cell; what has no width of its own joins the cell before."""
    cells: list[str] = []
    for char in text:
        width = cell_len(char)
        if width == 0:
            if cells:
                cells[-1] += char
            continue
        cells += [char, *([""] * (width - 1))]
    return cells


class Painted(Widget):
    """A widget that paints a canvas. Call ``repaint`` after anything that it shows has changed."""

    canvas: Canvas | None = None

    def paint(self, width: int, height: int) -> Canvas:
        """The whole picture, drawn anew."""
        raise NotImplementedError

    def blank(self, width: int, height: int, ground: Style) -> Canvas:
        """An empty picture; in plain letters where the app has chosen them."""
        return Canvas(width, height, ground, self.app.has_class("plain"))

    def repaint(self) -> None:
        """Draws the picture anew and refreshes what differs."""
        size = self.size
        if not size.width or not size.height:
            return
        made, old = self.paint(size.width, size.height), self.canvas
        self.canvas = made
        if old is None or (old.width, old.height) != (made.width, made.height):
            self.refresh()
        elif regions := made.changed(old):
            self.refresh(*regions)

    def on_resize(self) -> None:
        """A new size is a new picture."""
        self.repaint()

    def render_line(self, y: int) -> Strip:
        """One row of the picture."""
        if self.canvas is None:
            self.canvas = self.paint(self.size.width, self.size.height)
        return self.canvas.strip(y)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """As wide as there is room."""
        return container.width
