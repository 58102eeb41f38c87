"""Drawing a hand: a fan of cards, or a row of codes where there is little room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from textual.geometry import Region

from stovka.tui.scene import Held
from stovka.tui.widgets import ink
from stovka.tui.widgets.canvas import Canvas
from stovka.tui.widgets.faces import CARD_WIDTH, Face, Look, draw_face

Hit = Callable[[Region, int], None]
"""Told where each card of the hand was drawn, the later over the earlier."""

LEAST_STEP = 4


def columns(hand: Sequence[Held], width: int) -> tuple[list[int], int]:
    """The column of each card of a fan from 0 on, and its whole width: groups by suit, closer when many."""
    count = len(hand)
    if not count:
        return [], 0
    gaps = [0]
    for before, after in pairwise(hand):
        gaps.append(gaps[-1] + (before.card.suit != after.card.suit))
    room = width - CARD_WIDTH - gaps[-1]
    step = min(CARD_WIDTH + 1, room // (count - 1)) if count > 1 else 0
    if step < LEAST_STEP:
        gaps, step = [0] * count, max(LEAST_STEP, min(CARD_WIDTH, (width - CARD_WIDTH) // max(count - 1, 1)))
    places = [at * step + gaps[at] for at in range(count)]
    return places, places[-1] + CARD_WIDTH


def draw_fan(
    canvas: Canvas, look: Look, top: int, height: int, hand: Sequence[Held], here: int | None, mark: bool, hit: Hit
) -> None:
    """A fan in the rows from ``top``: a row of numbers, a row to rise into, then cards of ``height`` rows."""
    places, whole = columns(hand, canvas.width - 4)
    start = max((canvas.width - whole) // 2, 2)
    if whole > canvas.width - 4:  # more than fit: the part around the cursor
        start = 2 - _scrolled(places, canvas.width - 4, here or 0)
    order = [at for at in range(len(hand)) if at != here] + ([] if here is None else [here])
    numbers = _numbered(places, start, hand, mark, top)
    for at in order:
        if at >= len(hand):
            continue
        held = hand[at]
        x, y = start + places[at], numbers[at][1] + 1
        draw_face(canvas, look, x, y, (CARD_WIDTH, height), Face(held.card, at == here, _dull(held, mark)))
        if at == here and height >= 3:
            ground = ink.DULL if _dull(held, mark) else ink.CARD
            canvas.put(x + 2, y + height - (2 if height >= 4 else 1), look.pointer, ink.ink("#7a4b00", ground, True))
        hit(Region(x, y, CARD_WIDTH, height), at)
    for at, (x, y) in enumerate(numbers):
        if at < 10:
            canvas.put(x + 2, y, str((at + 1) % 10), ink.STRONG if at == here else ink.QUIET)
    if places and start + places[0] < 0:
        canvas.put(0, top + 2, "<" if look.ascii else "‹", ink.STRONG)
    if places and start + whole > canvas.width:
        canvas.put(canvas.width - 1, top + 2, ">" if look.ascii else "›", ink.STRONG)


def draw_codes(
    canvas: Canvas, look: Look, top: int, hand: Sequence[Held], here: int | None, mark: bool, hit: Hit
) -> None:
    """Rows of codes: a fitting card in brackets, the one of the cursor in colour with its pointer before it."""
    x, y = 1, top
    for at, held in enumerate(hand):
        code = look.code(held.card)
        fits = mark and held.fits
        text = f"[{code}]" if fits else f" {code} "
        if x + len(text) + 1 > canvas.width - 1:
            x, y = 1, y + 1
        dull = _dull(held, mark)
        ground = "#ffd75e" if at == here else ink.DULL if dull else ink.CARD
        style = ink.ink((ink.FOUR if look.four else ink.TWO)[held.card.suit], ground, True)
        canvas.put(x, y, (">" if look.ascii else "▸") if at == here else " ", ink.STRONG)
        end = canvas.put(x + 1, y, text, style)
        hit(Region(x, y, end - x, 1), at)
        x = end


def code_rows(hand: Sequence[Held], width: int) -> int:
    """How many rows of codes a hand needs at most."""
    each = 6
    return max(1, -(-len(hand) * each // max(width - 2, each)))


def _dull(held: Held, mark: bool) -> bool:
    return mark and held.fits is False


def _numbered(places: Sequence[int], start: int, hand: Sequence[Held], mark: bool, top: int) -> list[tuple[int, int]]:
    """Where the number of each card stands: right over it, so higher over one that rises."""
    return [(start + x, top + (0 if mark and held.fits else 1)) for x, held in zip(places, hand, strict=True)]


def _scrolled(places: Sequence[int], width: int, here: int) -> int:
    """How far a wide fan is moved to the left, so that the card of the cursor stands well inside."""
    most = max(places[-1] + CARD_WIDTH - width, 0)
    return min(max(places[min(here, len(places) - 1)] - width // 2, 0), most)
