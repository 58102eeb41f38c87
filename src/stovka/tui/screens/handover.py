"""Between two people at one screen: nothing of the match is shown until the next one has taken the seat."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from stovka.tui.commands import HANDOVER, bindings
from stovka.tui.screens import asking
from stovka.tui.screens.base import Base
from stovka.tui.widgets.panels import Keys

if TYPE_CHECKING:
    from stovka.tui.screens.table import TableScreen


class HandOver(Base):
    """Asks a person to sit down. A key that is still pressed from the move before does not answer."""

    BINDINGS = bindings(HANDOVER)
    commands = HANDOVER

    def __init__(self, table: TableScreen, seat: int, said: str = "") -> None:
        super().__init__()
        self.table = table
        self.seat = seat
        self.said = said
        self.opened = monotonic()

    def compose(self) -> ComposeResult:
        """Who is next, and how the cards are shown."""
        words = self.words
        name = self.table.match.session.names[self.seat]
        with Vertical(id="handover"):
            yield Static(Text(words.text("app-take-seat", name=name)), id="take-seat")
            yield Static(Text(words.text("app-take-seat-hint", name=name)), id="take-seat-hint")
            yield Static(Text(self.said), id="note")
        yield Keys(id="keys", ascii=self.options.ascii)

    def on_mount(self) -> None:
        """The keys."""
        self.query_one(Keys).show([(each, each.label(self.words)) for each in HANDOVER])

    def on_keys_pressed(self, message: Keys.Pressed) -> None:
        """A key of the footer, pressed with the mouse."""
        self.app.call_later(self.run_action, message.command.action)

    def action_take(self) -> None:
        """The person sits down: the table is shown to him."""
        if monotonic() - self.opened < self.options.guard:
            return
        self.table.sit(self.seat)
        self.dismiss(None)

    def action_help(self) -> None:
        """The keys that work here."""
        self.stovka.help("handover", self.words)

    def action_leave(self) -> None:
        """Asks, then leaves; the match stays for another time."""
        asking.leave(self.table)
