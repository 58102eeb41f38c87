"""The rule book of the rules in force, rule by rule, with who says so and a worked example; and a search in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.timer import Timer
from textual.widgets import Input, Static

from stovka.core.engine import Game, Rules
from stovka.teach.document import Block, Heading, Item, Para
from stovka.teach.examples import showing
from stovka.teach.glossary import search_page
from stovka.teach.rulebook import book, chapters
from stovka.text import Words
from stovka.tui.commands import both_layouts
from stovka.tui.screens.text import CloseLine, flowing, room_in
from stovka.tui.widgets.panels import Line, rows_of

PATIENCE = 0.25
"""So many seconds after the last letter the search begins."""


class RulesScreen(ModalScreen[None]):
    """Every rule of a game in the words of the dials in force; opened at one of them."""

    BINDINGS = [
        Binding(both_layouts("q,r"), "leave", show=False),
        Binding("enter,space", "leave", show=False),
        Binding("escape", "back", show=False),
        Binding("slash,full_stop,f3,ctrl+f", "find", show=False),
    ]

    def __init__(self, game: Game[Any], rules: Rules, words: Words, title: str, at: str = "") -> None:
        super().__init__()
        self.game = game
        self.rules = rules
        self.speech = words
        self.heading = title
        self.at = at
        self.lines: list[Line] = []
        self.anchors: dict[str, int] = {}
        self.pause: Timer | None = None

    def compose(self) -> ComposeResult:
        """The title, where to search, the text."""
        words = self.speech
        with Vertical(id="sheet"):
            yield Static(Text(self.heading), id="sheet-title")
            yield Input("", id="find", placeholder=words.text("app-rules-find"), max_length=60)
            with VerticalScroll(id="sheet-text"):
                yield Static(id="lines")
            yield CloseLine(words.text("app-rules-hint"))

    def on_mount(self) -> None:
        """Opens at the rule in question."""
        self.query_one("#sheet-text").focus()
        self.query_one("#find").display = False
        self.whole()

    def whole(self) -> None:
        """The whole book."""
        shown = showing(self.game, self.rules, self.speech)
        self.take(chapters(book(self.game, self.rules, self.speech), self.speech, shown))
        if self.at in self.anchors:
            at = self.anchors[self.at]
            self.lines[at] = self.lines[at]._replace(kind="here")
            self.wrap(self.app.size.width)
            row = len(rows_of(self.lines[:at], room_in(self.app.size.width)))
            self.call_after_refresh(self.query_one("#sheet-text").scroll_to, y=max(row - 1, 0), animate=False)

    def take(self, blocks: Iterable[Block]) -> None:
        """Shows these parts of a page."""
        self.lines, self.anchors = [], {}
        for block in blocks:
            match block:
                case Heading(text, _, _):
                    self.lines += [Line("")] if self.lines else []
                    self.lines.append(Line(text, "title"))
                case Item(text, lead, level, anchor):
                    self.anchors[anchor] = len(self.lines)
                    told = self.speech.text("app-rules-entry", name=lead, text=text) if lead else text
                    self.lines.append(Line(told, "text", 1 + 2 * level))
                case Para(text, note):
                    self.lines.append(Line(text, "dim" if note else "text", 3 if note else 0))
                case _:
                    raise TypeError(block)
        self.wrap(self.app.size.width)

    def wrap(self, width: int) -> None:
        """The lines as one text, wrapped for a terminal of this width."""
        self.query_one("#lines", Static).update(flowing(self.lines, width))

    def on_resize(self, event: events.Resize) -> None:
        """Another width wraps otherwise."""
        self.wrap(event.size.width)

    # --- searching ------------------------------------------------------------------------------------------------

    def action_find(self) -> None:
        """A line to type what is looked for."""
        field = self.query_one("#find", Input)
        field.display = True
        field.focus()

    def on_input_changed(self) -> None:
        """Something was typed: it is looked for when the typing rests."""
        if self.pause is not None:
            self.pause.stop()
        self.pause = self.set_timer(PATIENCE, self.look)

    def on_input_submitted(self) -> None:
        """Enter: it is looked for at once, and the arrows scroll what was found."""
        self.look()
        self.query_one("#sheet-text").focus()

    def look(self) -> None:
        """Shows what has all the words that were typed, in any language; of nothing typed the whole book."""
        if self.pause is not None:
            self.pause.stop()
            self.pause = None
        query = " ".join(self.query_one("#find", Input).value.split())
        if not query:
            self.whole()
            return
        self.take(search_page(self.game, self.rules, query, self.speech))
        self.query_one("#sheet-text").scroll_home(animate=False)

    def action_back(self) -> None:
        """From what was found back to the whole book, and from there to the table."""
        field = self.query_one("#find", Input)
        if not field.display:
            self.action_leave()
            return
        field.display = False
        with self.prevent(Input.Changed):
            field.value = ""
        self.query_one("#sheet-text").focus()
        self.look()

    def action_leave(self) -> None:
        """Back."""
        self.dismiss(None)
