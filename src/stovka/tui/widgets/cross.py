"""Drawing four seats with partners opposite and the trick between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.geometry import Region

from stovka.tui.scene import CENTRE, Cursor, Player, Scene
from stovka.tui.widgets import ink
from stovka.tui.widgets.canvas import Canvas
from stovka.tui.widgets.faces import Face, draw_empty, draw_face
from stovka.tui.widgets.places import draw_box, draw_line, wrapped

if TYPE_CHECKING:
    from stovka.tui.widgets.board import Board

Three = tuple[Player, Player, Player]


def draw_cross(board: Board, canvas: Canvas, scene: Scene, bottom: int) -> None:
    """``others`` are left, opposite, right; the rows from 0 to ``bottom`` are free."""
    left, opposite, right = scene.others
    if bottom >= 17 and canvas.width >= 70:
        _roomy(board, canvas, scene, (left, opposite, right), bottom)
    else:
        _tight(board, canvas, scene, (left, opposite, right), bottom)


def _roomy(board: Board, canvas: Canvas, scene: Scene, others: Three, bottom: int) -> None:
    left, opposite, right = others
    width = 24
    wide = 30
    middle = 4 + (bottom - 4) // 2
    draw_box(canvas, board.look, scene, opposite, (canvas.width - wide) // 2, 0, (wide, 4))
    draw_box(canvas, board.look, scene, left, 0, middle - 2, (width, 5))
    draw_box(canvas, board.look, scene, right, canvas.width - width, middle - 2, (width, 5))
    size = (7, 4)
    x, y = canvas.width // 2 - 3, middle - 2
    at = {left.seat: (x - 8, y), opposite.seat: (x, y - 3), right.seat: (x + 8, y)}
    if scene.me is not None:
        at[scene.me.seat] = (x, y + 3)
    _trick(board, canvas, scene, at, size)
    _corners(board, canvas, scene, bottom, (canvas.width - wide) // 2 - 2)


def _tight(board: Board, canvas: Canvas, scene: Scene, others: Three, bottom: int) -> None:
    left, opposite, right = others
    half = canvas.width // 2
    draw_line(canvas, board.look, scene, left, 0, 0, half - 1)
    draw_line(canvas, board.look, scene, right, half, 0, half - 1)
    draw_line(canvas, board.look, scene, opposite, half // 2, 1, canvas.width - half // 2)
    rows = bottom - 2
    size = (7, min(max(rows - 1, 2), 4))
    seats = [left, opposite, right, *([scene.me] if scene.me else [])]
    _trick(board, canvas, scene, {player.seat: (1 + 8 * n, 2) for n, player in enumerate(seats)}, size)
    if rows > size[1]:
        for n, player in enumerate(seats):
            canvas.put(2 + 8 * n, 2 + size[1], player.name, ink.QUIET, 6)
    _text(canvas, scene, (35, 2, canvas.width - 36, rows), scene.notices)


def _trick(board: Board, canvas: Canvas, scene: Scene, at: dict[int, tuple[int, int]], size: tuple[int, int]) -> None:
    """The trick, each card before the one who played it; one that was taken already is dull."""
    lay = scene.lay(CENTRE)
    if lay is None:
        return
    shown = set(lay.zone.seats)
    for seat, (x, y) in at.items():
        if seat not in shown:
            draw_empty(canvas, board.look, x, y, size)
    for index, (seat, card) in enumerate(zip(lay.zone.seats, lay.zone.cards, strict=True)):
        x, y = at[seat]
        cursor = Cursor(CENTRE, index)
        if card is not None:
            draw_face(canvas, board.look, x, y, size, Face(card, scene.cursor == cursor, scene.past))
        board.hits.append((Region(x, y, *size), cursor))


def _corners(board: Board, canvas: Canvas, scene: Scene, bottom: int, width: int) -> None:
    """The shown card at the upper left, what there is to tell at the upper right, what was taken at the lower left."""
    turned = scene.lay("head")
    if turned is not None and turned.zone.cards and turned.zone.cards[-1] is not None:
        here = scene.cursor.place == "head"
        draw_face(canvas, board.look, 1, 0, (7, 4), Face(turned.zone.cards[-1], here))
        board.hits.append((Region(1, 0, 7, 4), Cursor("head")))
        for row, text in enumerate(wrapped(turned.label, width - 10)):
            canvas.put(9, 1 + row, text, ink.STRONG if here else ink.QUIET, width - 10)
    taken = [lay.label for lay in scene.lays if lay.zone.place.startswith("side-")]
    _text(canvas, scene, (1, bottom - len(taken), canvas.width // 2, len(taken)), taken)
    x = canvas.width - width
    _text(canvas, scene, (x, 0, width - 1, (bottom - 4) // 2), scene.notices)


def _text(canvas: Canvas, scene: Scene, where: tuple[int, int, int, int], texts: tuple[str, ...] | list[str]) -> None:
    x, y, width, rows = where
    lines = [line for text in texts for line in wrapped(text, width)]
    for row, text in enumerate(lines[:rows]):
        canvas.put(x, y + row, text, ink.NOTE, width)
