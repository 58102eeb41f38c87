"""Colours. No colour carries a meaning alone: a sign, a letter or a place always says the same."""

from __future__ import annotations

from functools import cache
from typing import Final

from rich.style import Style

FELT: Final = "#12372d"
CARD: Final = "#f4f1e6"
DULL: Final = "#c9c6bb"
PANEL: Final = "#161b22"
FOUR: Final = {"S": "#16181d", "H": "#a30f1c", "D": "#0a4a9a", "C": "#0a5a2a"}
TWO: Final = {"S": "#16181d", "H": "#a30f1c", "D": "#a30f1c", "C": "#16181d"}
FOUR_DARK: Final = {"S": "#e8e8e8", "H": "#ff8a8a", "D": "#8cc7ff", "C": "#6fe0a0"}
TWO_DARK: Final = {"S": "#e8e8e8", "H": "#ff8a8a", "D": "#ff8a8a", "C": "#e8e8e8"}


@cache
def ink(colour: str, ground: str, bold: bool = False, reverse: bool = False, dim: bool = False) -> Style:
    """A style; equal colours give the same object, so that pictures compare quickly."""
    return Style(color=colour, bgcolor=ground, bold=bold or None, reverse=reverse or None, dim=dim or None)


TABLE: Final = ink("#dfe9e4", FELT)
QUIET: Final = ink("#a9c2b8", FELT)
STRONG: Final = ink("#ffffff", FELT, bold=True)
TURN: Final = ink("#10221c", "#ffd75e", bold=True)
NOTE: Final = ink("#ffd98a", FELT)
BACK: Final = ink("#9fb8ff", "#26386b")
HEAD: Final = ink("#e6edf3", PANEL)
HEAD_STRONG: Final = ink("#ffd75e", PANEL, bold=True)
BUTTON: Final = ink("#10221c", "#cfe3da", bold=True)
BUTTON_OFF: Final = ink("#a9c2b8", "#1d4a3d")
BUTTON_HERE: Final = ink("#10221c", "#ffd75e", bold=True)
TEXT: Final = ink("#e6edf3", PANEL)
DIM: Final = ink("#a6b0bb", PANEL)
TITLE: Final = ink("#ffd75e", PANEL, bold=True)
GOOD: Final = ink("#7ee2a8", PANEL, bold=True)
BAD: Final = ink("#ffb3a7", PANEL, bold=True)
MESSAGE: Final = ink("#ffd98a", PANEL)
KEY: Final = ink("#ffd75e", PANEL, bold=True)


def on_card(suit: str, four: bool, dull: bool) -> Style:
    """The colour of a suit on a card."""
    return ink((FOUR if four else TWO)[suit], DULL if dull else CARD, bold=True)


def on_dark(suit: str, four: bool, ground: str = FELT) -> Style:
    """The colour of a suit on the table or a panel."""
    return ink((FOUR_DARK if four else TWO_DARK)[suit], ground, bold=True)
