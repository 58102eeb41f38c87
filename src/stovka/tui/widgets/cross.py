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


def draw_cross(board: Board, canvas: Canvas, scene: Scene, bottom: int) -> None:
    """``others`` are left, opposite, right; the rows from 0 to ``bottom`` are free."""
    left, opposite, right = scene.others
    if bottom >= 16:
        _roomy(board, canvas, scene, (left, opposite, right), bottom)
    else:
        _tight(board, canvas, scene, (left, opposite, right), bottom)


def _roomy(board: Board, canvas: Canvas, scene: Scene, others: tuple[Player, Player, Player], bottom: int) -> None:
    left, opposite, right = others
    width = min(26, canvas.width // 3)
    middle = 4 + (bottom - 4) // 2
    draw_box(canvas, board.look, scene, opposite, (canvas.width - 30) // 2, 0, (30, 4))
    draw_box(canvas, board.look, scene, left, 0, middle - 3, (width, 5))
    draw_box(canvas, board.look, scene, right, canvas.width - width, middle - 3, (width, 5))
    size = (7, 4)
    x, y = canvas.width // 2 - 3, middle - 2
    at = {left.seat: (x - 8, y), opposite.seat: (x, y - 3), right.seat: (x + 8, y)}
    if scene.me is not None:
        at[scene.me.seat] = (x, y + 3)
    _trick(board, canvas, scene, at, size)
    _sides(board, canvas, scene, bottom, width)


def _tight(board: Board, canvas: Canvas, scene: Scene, others: tuple[Player, Player, Player], bottom: int) -> None:
    left, opposite, right = others
    half = canvas.width // 2
    draw_line(canvas, board.look, scene, opposite, half - half // 2, 0, half + half // 2 - 1)
    draw_line(canvas, board.look, scene, left, 0, 1, half - 1)
    draw_line(canvas, board.look, scene, right, half, 1, half - 1)
    rows = bottom - 2
    size = (7, min(max(rows, 3), 4))
    x = max(half - 20, 0)
    order = [left.seat, opposite.seat, right.seat, *([scene.me.seat] if scene.me else [])]
    _trick(board, canvas, scene, {seat: (x + 8 * n, 2) for n, seat in enumerate(order)}, size)
    _beside(canvas, scene, x + 34, 2, canvas.width - x - 35, rows)


def _trick(board: Board, canvas: Canvas, scene: Scene, at: dict[int, tuple[int, int]], size: tuple[int, int]) -> None:
    """The trick, each card before the one who played it."""
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
            draw_face(canvas, board.look, x, y, size, Face(card, scene.cursor == cursor))
        board.hits.append((Region(x, y, *size), cursor))


def _sides(board: Board, canvas: Canvas, scene: Scene, bottom: int, width: int) -> None:
    """The shown card and the notices at the upper corners, what each side has taken at the lower ones."""
    turned = scene.lay("head")
    y = 0
    if turned is not None and turned.zone.cards and turned.zone.cards[-1] is not None:
        here = scene.cursor.place == "head"
        draw_face(canvas, board.look, 1, 0, (7, 4), Face(turned.zone.cards[-1], here))
        board.hits.append((Region(1, 0, 7, 4), Cursor("head")))
        for row, text in enumerate(wrapped(turned.label, 12)):
            canvas.put(9, 1 + row, text, ink.QUIET, 12)
    taken = [lay for lay in scene.lays if lay.zone.place.startswith("side-")]
    for row, lay in enumerate(taken):
        canvas.put(1, bottom - len(taken) + row, lay.label, ink.QUIET, width + 8)
    x = (canvas.width + 30) // 2 + 2
    _beside(canvas, scene, x, y, canvas.width - x - 1, 6)


def _beside(canvas: Canvas, scene: Scene, x: int, y: int, width: int, rows: int) -> None:
    texts = [line for notice in scene.notices for line in wrapped(notice, width)]
    for row, text in enumerate(texts[:rows]):
        canvas.put(x, y + row, text, ink.NOTE, width)
