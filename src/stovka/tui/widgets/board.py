"""The table: one widget that draws the scene it is given and says what was pointed at or pressed."""

from __future__ import annotations

from typing import NamedTuple

from textual import events
from textual.geometry import Offset, Region
from textual.message import Message

from stovka.tui.scene import CENTRE, CONTROLS, HAND, Cursor, Lay, Scene
from stovka.tui.widgets import ink
from stovka.tui.widgets.canvas import Canvas, Painted
from stovka.tui.widgets.faces import Face, Look, draw_back, draw_empty, draw_face
from stovka.tui.widgets.hand import code_rows, draw_codes, draw_fan
from stovka.tui.widgets.places import draw_box, draw_line, draw_me, wrapped

BOX_HEIGHT = 4
LEAST_BOX = 19
LEAST_LINE = 24
ROOMY = 15
"""The rows that a hand, the table and the player's own line take in comfort."""
FEWEST = 12
"""The same where there is little room."""


class Board(Painted, can_focus=True):
    """Draws a ``Scene``. Where a thing can be pressed is remembered, so that the mouse does what the keys do."""

    class Pointed(Message):
        """The mouse was pressed on a thing; ``again``: it was the one under the cursor already."""

        def __init__(self, cursor: Cursor, again: bool) -> None:
            super().__init__()
            self.cursor = cursor
            self.again = again

    def __init__(self, look: Look, id: str | None = None) -> None:
        super().__init__(id=id)
        self.look = look
        self.scene: Scene | None = None
        self.hits: list[tuple[Region, Cursor]] = []

    def show(self, scene: Scene | None) -> None:
        """Draws another scene; None: an empty table."""
        self.scene = scene
        self.repaint()

    def on_click(self, event: events.Click) -> None:
        """Says what was pressed: the thing drawn last at that point."""
        found = self.at(event.offset)
        if found is not None and self.scene is not None:
            event.stop()
            self.post_message(self.Pointed(found, found == self.scene.cursor))

    def at(self, point: Offset) -> Cursor | None:
        """The thing drawn last at a point."""
        for region, cursor in reversed(self.hits):
            if region.contains_point(point):
                return cursor
        return None

    def where(self, cursor: Cursor) -> Offset:
        """A point at which a thing can be pressed. For a card of a fan: its left edge, which nothing covers."""
        for region, each in reversed(self.hits):
            if each == cursor:
                return Offset(region.x + min(1, region.width - 1), region.y + min(1, region.height - 1))
        raise LookupError(cursor)

    # --- painting ---------------------------------------------------------------------------------------------

    def paint(self, width: int, height: int) -> Canvas:
        """The whole table."""
        canvas = Canvas(width, height, ink.TABLE, self.look.ascii)
        self.hits = []
        scene = self.scene
        if scene is None:
            return canvas
        hand, card = self._hand_rows(scene, width, height)
        bottom = height - hand
        if scene.partners:
            self._partners(canvas, scene, bottom - 1)
        else:
            top = self._row_of_players(canvas, scene, bottom - 1)
            self._middle(canvas, scene, top, bottom - 1 - top)
        self._my_line(canvas, scene, bottom - 1)
        here = scene.cursor.at if scene.cursor.place == HAND else None
        if card:
            draw_fan(canvas, self.look, bottom, card, scene.hand, here, scene.mark, self._hit_card)
        else:
            draw_codes(canvas, self.look, bottom, scene.hand, here, scene.mark, self._hit_card)
        return canvas

    def _hand_rows(self, scene: Scene, width: int, height: int) -> tuple[int, int]:
        """How many rows the hand takes, and how high its cards are (0: codes)."""
        found = player_rows(scene, width, height)
        above = 1 + found.rows * found.height
        for card in (5, 4, 3):
            if height - above - (card + 2) >= (5 if card > 3 else 3):
                return card + 2, card
        return code_rows(scene.hand, width), 0

    def _row_of_players(self, canvas: Canvas, scene: Scene, bottom: int) -> int:
        """The others above the table; gives the first row below them."""
        others = scene.others
        if not others:
            return 0
        found = player_rows(scene, canvas.width, canvas.height)
        width = canvas.width // found.across
        for at, player in enumerate(others):
            row, column = divmod(at, found.across)
            if found.height > 1:
                where = (column * width, row * found.height)
                draw_box(canvas, self.look, scene, player, *where, (width, found.height))
            else:
                draw_line(canvas, self.look, scene, player, column * width, row, width - 1)
        return found.rows * found.height

    def _middle(self, canvas: Canvas, scene: Scene, top: int, rows: int) -> None:
        """Stock and pile in the middle, the ordered suit and what is owed beside them."""
        high = min(rows, 9 if rows >= 13 else 7 if rows >= 9 else 5)
        y = top + max((rows - high) // 2, 0)
        wide = {9: 13, 7: 11, 5: 9}.get(high, 7)
        x = max(canvas.width // 2 - wide // 2 - 2, 24 if canvas.width >= 64 else 20, wide + 12)
        left, centre = scene.lay("centre-left"), scene.lay(CENTRE)
        if left is not None:
            self._heap(canvas, scene, left, (x - wide - 11, y, wide - 2, high))
        if centre is not None:
            self._heap(canvas, scene, centre, (x, y, wide, high))
        self._beside(canvas, scene, x + wide + 2, y, high)

    def _heap(self, canvas: Canvas, scene: Scene, lay: Lay, where: tuple[int, int, int, int]) -> None:
        """A heap of cards: its last one, and its label to the right of a face-down one, else below."""
        x, y, width, height = where
        here = scene.cursor.place == lay.zone.place
        card = lay.zone.cards[-1] if lay.zone.cards else None
        if height < 3:
            text = self.look.code(card) if card is not None else ""
            end = canvas.put(x, y, f"{lay.label} {text}", ink.TURN if here else ink.STRONG)
            self.hits.append((Region(x, y, end - x, 1), Cursor(lay.zone.place)))
            return
        if card is not None:
            draw_face(canvas, self.look, x, y, (width, height), Face(card, here))
        elif lay.zone.cards:
            draw_back(canvas, self.look, x, y, (width, height), here)
        else:
            draw_empty(canvas, self.look, x, y, (width, height), here)
        if lay.zone.place == CENTRE:
            canvas.put(x + width + 2, y + height - 1, lay.label, ink.STRONG if here else ink.QUIET)
        else:
            for row, text in enumerate(wrapped(lay.label, 10)):
                canvas.put(x + width + 1, y + height // 2 + row, text, ink.STRONG if here else ink.QUIET, 10)
        self.hits.append((Region(x, y, width, height), Cursor(lay.zone.place)))

    def _beside(self, canvas: Canvas, scene: Scene, x: int, y: int, rows: int) -> None:
        """The ordered suit in sign and word, then what else is to be told."""
        width = canvas.width - x - 1
        row = y
        if scene.ordered:
            style = ink.on_card(scene.ordered, self.look.four, dull=False)
            canvas.put(x, row, f" {self.look.suit(scene.ordered)} ", style)
            for text in wrapped(scene.ordered_by, width - 5)[:2]:
                canvas.put(x + 4, row, text, ink.on_dark(scene.ordered, self.look.four), width - 4)
                row += 1
        for notice in scene.notices:
            for text in wrapped(notice, width):
                if row < y + rows - 1:
                    canvas.put(x, row, text, ink.NOTE, width)
                    row += 1

    def _my_line(self, canvas: Canvas, scene: Scene, y: int) -> None:
        """The player himself, and the buttons."""
        x = draw_me(canvas, self.look, scene, 1, y, canvas.width) + 2
        if scene.me is not None and scene.me.note and not scene.controls:
            canvas.put(x, y, scene.me.note, ink.NOTE, canvas.width - x - 1)
        for at, control in enumerate(scene.controls):
            here = scene.cursor == Cursor(CONTROLS, at)
            style = ink.BUTTON_HERE if here else ink.BUTTON if control.legal else ink.BUTTON_OFF
            mark = (">" if self.look.ascii else "▸") if here else " "
            end = canvas.put(x, y, f"{mark}{control.label} ", style)
            self.hits.append((Region(x, y, end - x, 1), Cursor(CONTROLS, at)))
            x = end + 1

    def _hit_card(self, region: Region, at: int) -> None:
        self.hits.append((region, Cursor(HAND, at)))

    # --- partners around a trick --------------------------------------------------------------------------------

    def _partners(self, canvas: Canvas, scene: Scene, bottom: int) -> None:
        """Partners opposite each other, the trick between them."""
        from stovka.tui.widgets.cross import draw_cross

        draw_cross(self, canvas, scene, bottom)


class Rows(NamedTuple):
    """How the other players stand: how many side by side, in how many rows of which height (1: lines, else boxes)."""

    across: int
    rows: int
    height: int


def player_rows(scene: Scene, width: int, height: int) -> Rows:
    """Boxes side by side where there is room for them, else lines, as few to a row as the height allows."""
    count = len(scene.others)
    if not count or scene.partners:
        return Rows(1, 2 if count else 0, 1)
    across = min(count, max(width // LEAST_BOX, 1))
    rows = -(-count // across)
    for tall in (BOX_HEIGHT + 1, BOX_HEIGHT):
        if height >= rows * tall + ROOMY:
            return Rows(-(-count // rows), rows, tall)
    for across in (1, 2, 3):
        rows = -(-count // across)
        if rows + FEWEST <= height or width // (across + 1) < LEAST_LINE:
            break
    return Rows(across, rows, 1)
