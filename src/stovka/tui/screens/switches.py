"""Switches: what is marked and explained, how fast the bots go, how cards look. In the setup, and while playing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from stovka.text import Words
from stovka.tui.commands import both_layouts
from stovka.tui.options import PACES, Options
from stovka.tui.screens.text import CloseLine
from stovka.tui.widgets.choice import Choice

if TYPE_CHECKING:
    from stovka.tui.app import StovkaApp

FLAGS = ("mark", "explain", "count", "predict", "forgetful")
LOOKS = ("four", "ascii")


def switch_lines(words: Words, options: Options, flags: tuple[str, ...] = FLAGS) -> Iterator[Choice]:
    """The lines of the switches."""
    yes_no = [words.text("app-yes"), words.text("app-no")]
    paces = [words.text(f"app-pace-{pace}") for pace in PACES]
    abouts = [words.text(f"app-pace-{pace}.about") for pace in PACES]
    yield Choice(words.text("app-switch-pace"), paces, PACES.index(options.pace), abouts, options.ascii, "pace")
    for name in flags:
        chosen = 0 if getattr(options, name) else 1
        about = words.text(f"app-switch-{name}.about")
        yield Choice(words.text(f"app-switch-{name}"), yes_no, chosen, [about], options.ascii, name)


def take_switches(screen: Screen[None], options: Options) -> None:
    """Takes over what the lines of a screen say."""
    for line in screen.query(Choice):
        if line.id in (*FLAGS, *LOOKS):
            setattr(options, line.id, line.chosen == 0)
        elif line.id == "pace":
            options.pace = PACES[line.chosen]


class SwitchesScreen(ModalScreen[None]):
    """The switches over a running match, or as the settings: each change counts at once."""

    BINDINGS = [Binding(both_layouts("escape,enter,t,q"), "leave", show=False)]

    def __init__(self, words: Words, looks: bool = False) -> None:
        super().__init__()
        self.speech = words
        self.looks = looks

    def compose(self) -> ComposeResult:
        """The lines, and what the present one means."""
        words, options = self.speech, self.stovka.options
        with Vertical(id="sheet"):
            yield Static(
                Text(words.text("app-settings-title" if self.looks else "app-switches-title")), id="sheet-title"
            )
            with VerticalScroll(id="form", can_focus=False):
                yield from switch_lines(words, options, (*FLAGS, *LOOKS) if self.looks else FLAGS)
            yield Static("", id="about")
            yield CloseLine(words.text("app-close"))

    @property
    def stovka(self) -> StovkaApp:
        """The app."""
        return cast("StovkaApp", self.app)

    def on_mount(self) -> None:
        """The first line."""
        self.query(Choice).first().focus()

    def on_choice_changed(self, message: Choice.Changed) -> None:
        """What the line means; and it counts."""
        self.query_one("#about", Static).update(Text(message.choice.about))
        take_switches(self, self.stovka.options)

    def action_leave(self) -> None:
        """Kept, and back."""
        self.stovka.keep_options()
        self.dismiss(None)
