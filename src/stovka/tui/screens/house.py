"""House rules: every setting of a variant with what it decides and what each of its values means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Input, Static

from stovka.core.dials import Dial, Kind
from stovka.core.errors import Refusal
from stovka.play.setup import open_rules
from stovka.text import Words
from stovka.tui.screens.text import CloseLine
from stovka.tui.widgets.choice import Choice

SIZES: Final = (2, 3, 4, 5, 6, 7, 8)
LIMITS: Final = (31, 51, 75, 100, 101, 151, 201, 301, 501)
"""Numbers to choose from; others can be written in a house-rule file."""


_CHOSEN: Final = (Kind.CHOICE, Kind.FLAG, Kind.NUMBER)


class HouseScreen(ModalScreen[tuple[str, ...] | None]):
    """Gives the settings that differ from the variant, as words such as ``draw=one``; None: all as it was."""

    BINDINGS = [
        Binding("escape", "leave", show=False),
        Binding("f8", "reset", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
    ]

    def __init__(self, words: Words, variant: str, chosen: Sequence[str], ascii: bool) -> None:
        super().__init__()
        self.speech = words
        self.variant = variant
        self.ascii = ascii
        game, self.base = open_rules(variant)
        _, rules = open_rules(variant, chosen)
        self.settings = dict(rules.settings)
        self.dials: dict[str, Dial] = {
            name: dial for name, dial in game.dials.items() if dial.kind in (*_CHOSEN, Kind.CARDS)
        }
        self.values: dict[str, list[Any]] = {}

    def compose(self) -> ComposeResult:
        """One line a setting; below, what the present one decides."""
        words = self.speech
        with Vertical(id="sheet"):
            title = words.text("app-house-title", variant=words.variant(self.variant))
            yield Static(Text(title), id="sheet-title")
            with VerticalScroll(id="form", can_focus=False):
                yield from self._lines()
            yield Static("", id="about")
            yield CloseLine(words.text("app-house-hint"))

    def _lines(self) -> Iterator[Widget]:
        words = self.speech
        for name, dial in self.dials.items():
            value = self.settings[name]
            if dial.kind is Kind.CARDS:
                yield Static(Text(words.text("app-house-cards", name=name, meaning=words.dial(name))), classes="label")
                yield Input(",".join(value), id=f"dial-{name}", max_length=120)
                continue
            values = self.values[name] = _values(dial, value)
            said = [words.choice(dial, each) for each in values]
            abouts = [words.text("app-house-about", meaning=words.dial(name), choice=each) for each in said]
            yield Choice(name, said, values.index(value), abouts, self.ascii, f"dial-{name}")

    def on_mount(self) -> None:
        """The first line."""
        self.query(Choice).first().focus()

    def on_choice_changed(self, message: Choice.Changed) -> None:
        """What the line decides."""
        self.query_one("#about", Static).update(Text(message.choice.about))

    def on_input_submitted(self) -> None:
        """Enter goes on to the next line."""
        self.focus_next()

    def chosen(self) -> tuple[str, ...]:
        """The settings that differ from the variant."""
        found = []
        for name in self.dials:
            base = self.base.settings[name]
            line = self.query_one(f"#dial-{name}")
            if isinstance(line, Choice):
                value = self.values[name][line.chosen]
                if value != base:
                    said = {True: "yes", False: "no"}.get(value, value) if isinstance(value, bool) else value
                    found.append(f"{name}={said}")
            elif isinstance(line, Input):
                text = "".join(line.value.split()).upper()
                if text != ",".join(base):
                    found.append(f"{name}={text}")
        return tuple(found)

    def action_reset(self) -> None:
        """As the variant has it."""
        for name in self.dials:
            line = self.query_one(f"#dial-{name}")
            base = self.base.settings[name]
            if isinstance(line, Choice):
                line.chosen = self.values[name].index(base)
                line.repaint()
            elif isinstance(line, Input):
                line.value = ",".join(base)

    def action_leave(self) -> None:
        """Takes the settings over, when they go together; else says what is wrong with them."""
        found = self.chosen()
        try:
            open_rules(self.variant, found)
        except Refusal as refusal:
            self.query_one("#about", Static).update(Text(" ".join(self.speech.refusal(refusal))))
            return
        self.dismiss(found)


def _values(dial: Dial, value: Any) -> list[Any]:
    """The values that are offered, the present one among them."""
    if dial.kind is Kind.FLAG:
        return [True, False]
    if dial.kind is Kind.CHOICE:
        return list(dial.choices)
    offered = SIZES if dial.most < min(LIMITS) else LIMITS
    return sorted({value, *(each for each in offered if dial.least <= each <= dial.most)})
