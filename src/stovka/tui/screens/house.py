"""House rules: every setting of a variant with what it decides and what each of its values means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
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
from stovka.play.house import LINES, line_of, save_house, words_of
from stovka.play.setup import open_rules
from stovka.text import Words
from stovka.tui.screens.text import CloseLine
from stovka.tui.widgets.choice import Choice

SIZES: Final = (2, 3, 4, 5, 6, 7, 8)
LIMITS: Final = (31, 51, 75, 100, 101, 151, 201, 301, 501)
"""Numbers to choose from; others can be written in a house-rule file."""


COLUMN: Final = 20
"""Where the values stand: behind the longest name of a setting."""
SHAPES: Final = {Kind.EFFECTS: "effects", Kind.VALUES: "values", Kind.RANGE: "range", Kind.CARDS: "cards"}
"""For each kind of line the message that shows how it is written."""


class HouseScreen(ModalScreen[tuple[str, ...] | None]):
    """Gives the settings that differ from the variant, as words such as ``draw=one``; None: all as it was."""

    BINDINGS = [
        Binding("escape", "leave", show=False),
        Binding("f8", "reset", show=False),
        Binding("f9", "save", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
    ]

    def __init__(self, words: Words, variant: str, chosen: Sequence[str], ascii: bool, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self.speech = words
        self.variant = variant
        self.ascii = ascii
        game, self.base = open_rules(variant)
        _, rules = open_rules(variant, chosen)
        self.settings = dict(rules.settings)
        self.dials: dict[str, Dial] = dict(game.dials)
        self.values: dict[str, list[Any]] = {}

    def compose(self) -> ComposeResult:
        """One line a setting; below, what the present one decides."""
        words = self.speech
        with Vertical(id="sheet"):
            title = words.text("app-house-title", variant=words.variant(self.base.variant))
            yield Static(Text(title), id="sheet-title")
            with VerticalScroll(id="form", can_focus=False):
                yield from self._lines()
            yield Static("", id="about")
            yield CloseLine(words.text("app-house-hint"))

    def _lines(self) -> Iterator[Widget]:
        words = self.speech
        for name, dial in self.dials.items():
            value = self.settings[name]
            if dial.kind in LINES:
                yield Static(Text(words.text("app-house-line", name=name, meaning=words.dial(name))), classes="label")
                yield Input(line_of(dial, value), id=f"dial-{name}", max_length=1200, select_on_focus=False)
                continue
            values = self.values[name] = _values(dial, value)
            said = [words.choice(dial, each) for each in values]
            abouts = [words.text("app-house-about", meaning=words.dial(name), choice=each) for each in said]
            line = Choice(name, said, values.index(value), abouts, self.ascii, f"dial-{name}")
            line.column = COLUMN
            yield line
        yield Static(Text(words.text("app-house-name")), classes="label")
        yield Input("", id="house-name", max_length=40, placeholder=words.text("app-house-name-none"))

    def on_mount(self) -> None:
        """The first line; long ones are shown from their beginning."""
        for line in self.query(Input):
            line.cursor_position = 0
        self.query(Choice).first().focus()

    def on_choice_changed(self, message: Choice.Changed) -> None:
        """What the line decides."""
        self.query_one("#about", Static).update(Text(message.choice.about))

    def on_input_changed(self, message: Input.Changed) -> None:
        """A line was written: what is wrong with it is said at once, else how such a line is written."""
        if message.input.has_focus and (dial := self._dial(message.input)) is not None:
            self.say(self.wrong() or self.speech.text(f"app-house-{SHAPES[dial.kind]}"))

    def on_descendant_focus(self) -> None:
        """How the line that has the focus is written."""
        if isinstance(self.focused, Input) and (dial := self._dial(self.focused)) is not None:
            self.say(self.wrong() or self.speech.text(f"app-house-{SHAPES[dial.kind]}"))

    def _dial(self, line: Input) -> Dial | None:
        return self.dials.get(str(line.id).removeprefix("dial-"))

    def say(self, text: str) -> None:
        """Something for the line below."""
        self.query_one("#about", Static).update(Text(text))

    def on_input_submitted(self, message: Input.Submitted) -> None:
        """Enter goes on to the next line; after a file's name it writes the file."""
        if message.input.id == "house-name":
            self.action_save()
        else:
            self.focus_next()

    def wrong(self) -> str:
        """What is wrong with the settings, or nothing."""
        try:
            open_rules(self.variant, self.chosen())
        except Refusal as refusal:
            return " ".join(self.speech.refusal(refusal))
        return ""

    def action_save(self) -> None:
        """Keeps the settings as a house-rule file, and says where."""
        name = self.query_one("#house-name", Input).value
        try:
            path = save_house(self.folder, name, open_rules(self.variant, self.chosen())[1])
        except Refusal as refusal:
            self.say(" ".join(self.speech.refusal(refusal)))
            return
        self.say(self.speech.text("app-house-saved", path=str(path)))

    def chosen(self) -> tuple[str, ...]:
        """The settings that differ from the variant. ``Refusal`` when a line cannot be read."""
        found = []
        for name, dial in self.dials.items():
            base = self.base.settings[name]
            line = self.query_one(f"#dial-{name}")
            if isinstance(line, Choice):
                value = self.values[name][line.chosen]
                if value != base:
                    said = {True: "yes", False: "no"}.get(value, value) if isinstance(value, bool) else value
                    found.append(f"{name}={said}")
            elif isinstance(line, Input):
                found += words_of(dial, line.value, base)
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
                line.value = line_of(self.dials[name], base)

    def action_leave(self) -> None:
        """Takes the settings over, when they go together; else says what is wrong with them."""
        if wrong := self.wrong():
            self.say(wrong)
            return
        self.dismiss(self.chosen())


def _values(dial: Dial, value: Any) -> list[Any]:
    """The values that are offered, the present one among them."""
    if dial.kind is Kind.FLAG:
        return [True, False]
    if dial.kind is Kind.CHOICE:
        return list(dial.choices)
    offered = SIZES if dial.most < min(LIMITS) else LIMITS
    return sorted({value, *(each for each in offered if dial.least <= each <= dial.most)})
