"""Faces and backs of cards, drawn in cells."""

from __future__ import annotations

from typing import Final, NamedTuple

from stovka.core.cards import Card
from stovka.tui.widgets import ink
from stovka.tui.widgets.canvas import Canvas

SIGNS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
CARD_WIDTH: Final = 6


class Frame(NamedTuple):
    """The signs of a frame: corners clockwise from the top left, then a level and an upright line."""

    corners: str
    level: str
    upright: str


ROUND: Final = Frame("╭╮╯╰", "─", "│")
HEAVY: Final = Frame("┏┓┛┗", "━", "┃")
PLAIN: Final = Frame("++++", "-", "|")
STRONG: Final = Frame("####", "=", "#")


class Look(NamedTuple):
    """How cards are drawn: ``ascii`` letters and plain frames, ``four`` colours, ``letters`` of the ranks."""

    ascii: bool
    four: bool
    letters: dict[str, str]

    def code(self, card: Card) -> str:
        """A card as rank and suit sign."""
        return self.letters.get(card.rank, card.rank) + self.suit(card.suit)

    def suit(self, suit: str) -> str:
        """A suit's sign or letter."""
        return suit if self.ascii else SIGNS[suit]

    def frame(self, strong: bool) -> Frame:
        """The frame of a card; a strong one for the card under the cursor."""
        if self.ascii:
            return STRONG if strong else PLAIN
        return HEAVY if strong else ROUND

    @property
    def back(self) -> str:
        """One cell of a card's back."""
        return "#" if self.ascii else "▒"

    @property
    def pointer(self) -> str:
        """What stands under the card of the cursor."""
        return "^" if self.ascii else "▲"


class Face(NamedTuple):
    """A card to draw: ``here`` under the cursor, ``dull`` one that does not fit."""

    card: Card
    here: bool = False
    dull: bool = False


def draw_face(canvas: Canvas, look: Look, x: int, y: int, size: tuple[int, int], face: Face) -> None:
    """A card of ``size`` (width, height; less than 5 rows leave its lower edge out)."""
    card, (width, height) = face.card, size
    edge = ink.ink("#7a4b00" if face.here else "#6b6a63", ink.DULL if face.dull else ink.CARD, bold=face.here)
    suit = ink.on_card(card.suit, look.four, face.dull)
    frame, code = look.frame(face.here), look.code(card)
    box(canvas, x, y, size, frame, edge, closed=height >= 4)
    canvas.put(x + 1, y + 1, code, suit)
    if height >= 4:
        canvas.put(x + width - 2, y + height - 2, look.suit(card.suit), suit)
        if width >= 9:
            canvas.put(x + width // 2, y + height // 2, look.suit(card.suit), suit)
            canvas.put(x + width - 1 - len(code), y + height - 2, code, suit)
            canvas.put(x + 1, y + 1, code, suit)


def draw_back(canvas: Canvas, look: Look, x: int, y: int, size: tuple[int, int], here: bool = False) -> None:
    """A card face down."""
    width, height = size
    style = ink.ink("#ffd75e", "#26386b", bold=True) if here else ink.BACK
    box(canvas, x, y, size, look.frame(here), style, closed=True)
    canvas.fill(x + 1, y + 1, width - 2, height - 2, ink.BACK, look.back)


def draw_empty(canvas: Canvas, look: Look, x: int, y: int, size: tuple[int, int], here: bool = False) -> None:
    """A place with no card."""
    box(canvas, x, y, size, look.frame(here), ink.STRONG if here else ink.QUIET, closed=True)


def box(
    canvas: Canvas, x: int, y: int, size: tuple[int, int], frame: Frame, style: object, closed: bool = True
) -> None:
    """A frame with an empty inside; ``closed``: with its lower edge."""
    width, height = size
    corners, level, upright = frame
    canvas.put(x, y, corners[0] + level * (width - 2) + corners[1], style)  # type: ignore[arg-type]
    middle = upright + " " * (width - 2) + upright
    for row in range(y + 1, y + height):
        canvas.put(x, row, middle, style)  # type: ignore[arg-type]
    if closed:
        canvas.put(x, y + height - 1, corners[3] + level * (width - 2) + corners[2], style)  # type: ignore[arg-type]
