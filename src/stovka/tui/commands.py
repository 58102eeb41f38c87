"""What can be done, told once: each command feeds the keys, the footer, the help and the palette."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from textual.binding import Binding

from stovka.text import Words

CYRILLIC: Final = dict(zip("qwertyuiopasdfghjklzxcvbnm", "йцукенгшщзфывапролдячсмить", strict=True))
"""What the keys with Latin letters write on a Cyrillic keyboard."""
LATIN: Final = {there: here for here, there in CYRILLIC.items()}


PLAIN: Final = {
    "←→↑↓": "arrows",
    "←→": "</>",
    "↑↓": "up/dn",
    "←": "<",
    "→": ">",
    "↑": "up",
    "↓": "dn",
}
"""How the arrow keys are written in plain letters."""


def on_latin(key: str) -> str:
    """A key as it is called on a Latin keyboard; a letter in lower case."""
    low = key.lower()
    return LATIN.get(low, low)


def both_layouts(keys: str) -> str:
    """Textual's names of some keys, with the same keys of a Cyrillic keyboard."""
    names = keys.split(",")
    return ",".join((*names, *(CYRILLIC[name] for name in names if name in CYRILLIC)))


class Command(NamedTuple):
    """A thing to do. ``id`` names its message (``app-do-ID`` with ``.help``); ``keys`` and ``action`` are
    Textual's; ``shown`` is how the key is written; ``footer`` whether there is room for it below."""

    id: str
    keys: str
    action: str
    shown: str
    footer: bool = True
    priority: bool = False

    def label(self, words: Words) -> str:
        """One or two words for the footer."""
        return words.text(f"app-do-{self.id}")

    def help(self, words: Words) -> str:
        """What it does, in a sentence."""
        return words.text(f"app-do-{self.id}.help")

    def shown_in(self, ascii: bool) -> str:
        """How the key is written; ``ascii``: without arrows."""
        return PLAIN.get(self.shown, self.shown) if ascii else self.shown

    @property
    def pressed(self) -> str:
        """The keys, and the same ones on a Cyrillic keyboard."""
        return both_layouts(self.keys)


_NUMBERS: Final = tuple(
    Command(f"pick-{at}", str(at % 10), f"pick({at - 1})", str(at % 10), footer=False) for at in range(1, 11)
)

TABLE: Final = (
    Command("play", "space,enter", "use", "space"),
    Command("choose", "left", "move(-1)", "←→"),
    Command("choose-on", "right", "move(1)", "→", footer=False),
    Command("away", "up", "travel(1)", "↑↓"),
    Command("back", "down", "travel(-1)", "↓", footer=False),
    Command("controls", "tab", "controls(1)", "tab"),
    Command("controls-back", "shift+tab", "controls(-1)", "shift+tab", footer=False),
    Command("score", "s,f2", "score", "s"),
    Command("why", "w", "why", "w"),
    Command("hint", "h", "hint", "h"),
    Command("log", "l", "log", "l"),
    Command("undo", "u", "undo", "u"),
    Command("lens", "v", "lens", "v"),
    Command("rules", "r", "rules", "r"),
    Command("more", "e", "more", "e", footer=False),
    Command("export", "x", "export", "x", footer=False),
    Command("switches", "t", "switches", "t", footer=False),
    Command("palette", "ctrl+p", "none", "^p", footer=False),
    Command("help", "question_mark,f1", "help", "?"),
    Command("quit", "q,escape", "leave", "q"),
)

REPLAY: Final = (
    Command("step-on", "right,space,enter", "go(1)", "→"),
    Command("step-back", "left,backspace", "go(-1)", "←"),
    Command("first", "home", "edge(0)", "home"),
    Command("last", "end", "edge(1)", "end"),
    Command("round-on", "down,pagedown", "round(1)", "↓"),
    Command("round-back", "up,pageup", "round(-1)", "↑"),
    Command("score", "s,f2", "score", "s"),
    Command("log", "l", "log", "l"),
    Command("more", "e", "more", "e", footer=False),
    Command("help", "question_mark,f1", "help", "?"),
    Command("close", "q,escape", "leave", "q"),
)

HANDOVER: Final = (
    Command("take-seat", "enter,space", "take", "enter"),
    Command("help", "question_mark,f1", "help", "?"),
    Command("quit", "q,escape", "leave", "q"),
)

MENU: Final = (
    Command("open", "enter", "open", "enter"),
    Command("select", "up,down", "none", "↑↓"),
    Command("help", "question_mark,f1", "help", "?"),
    Command("exit", "q,escape", "leave", "q"),
)

SETUP: Final = (
    Command("change", "left,right", "none", "←→"),
    Command("field", "tab,up,down", "none", "↑↓"),
    Command("start", "ctrl+s,f5", "start", "F5"),
    Command("close", "escape", "leave", "esc"),
)

SHEET: Final = (
    Command("sum", "enter", "sum", "enter"),
    Command("cell", "arrows", "none", "←→↑↓"),
    Command("go-on", "n,s,f2,escape,q", "leave", "n"),
)

SCREENS: Final[dict[str, tuple[Command, ...]]] = {
    "table": TABLE,
    "replay": REPLAY,
    "handover": HANDOVER,
    "menu": MENU,
    "setup": SETUP,
    "sheet": SHEET,
}


def bindings(commands: Iterable[Command]) -> list[Binding | tuple[str, str] | tuple[str, str, str]]:
    """The keys of some commands, as Textual takes them. What only Textual itself does has no key here."""
    return [
        Binding(each.pressed, each.action, each.id, show=False, priority=each.priority)
        for each in (*commands, *(_NUMBERS if commands is TABLE else ()))
        if each.action != "none"
    ]
