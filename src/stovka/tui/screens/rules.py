"""The rule book of the rules in force, rule by rule, with who says so, the other readings, and an example."""

from __future__ import annotations

from typing import Any

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from stovka.core.engine import Game, Rules
from stovka.core.rules import Part
from stovka.teach.examples import showing
from stovka.teach.rulebook import applying, entry
from stovka.text import Words
from stovka.tui.commands import both_layouts
from stovka.tui.screens.text import CloseLine


class RulesScreen(ModalScreen[None]):
    """Every rule of a game in the words of the dials in force; opened at one of them."""

    BINDINGS = [Binding(both_layouts("escape,q,r,enter,space"), "leave", show=False)]

    def __init__(self, game: Game[Any], rules: Rules, words: Words, title: str, at: str = "") -> None:
        super().__init__()
        self.game = game
        self.rules = rules
        self.speech = words
        self.heading = title
        self.at = at

    def compose(self) -> ComposeResult:
        """The parts of the game, each with its rules."""
        words = self.speech
        with Vertical(id="sheet"):
            yield Static(Text(self.heading), id="sheet-title")
            with VerticalScroll(id="sheet-text"):
                part: Part | None = None
                shown_of = showing(self.game, self.rules, words)
                for rule in applying(self.game, self.rules):
                    if rule.part is not part:
                        part = rule.part
                        yield Static(Text(words.text(f"app-part-{part.value}")), classes="part")
                    said = entry(rule, self.rules, words)
                    yield Static(Text(said.text), classes="rule", id=f"rule-{rule.id.replace('.', '-')}")
                    for each in (said.standing, said.readings, said.sources, shown_of(rule.id)):
                        if each:
                            yield Static(Text(each), classes="standing")
            yield CloseLine(words.text("app-close"))

    def on_mount(self) -> None:
        """Opens at the rule in question."""
        self.query_one("#sheet-text").focus()
        found = self.query(f"#rule-{self.at.replace('.', '-')}") if self.at else None
        if found:
            found.first().add_class("here")
            self.call_after_refresh(found.first().scroll_visible, animate=False, top=True)

    def action_leave(self) -> None:
        """Back."""
        self.dismiss(None)
