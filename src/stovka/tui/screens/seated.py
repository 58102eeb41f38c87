"""What can be read at a table while a match is played: reasons, the log, the score, the rules, other variants."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from textual.timer import Timer

from stovka.text import Words
from stovka.tui.match import Match
from stovka.tui.narrate import Narrator
from stovka.tui.screens import asking
from stovka.tui.screens.pointing import Pointing
from stovka.tui.widgets.panels import Line, Panel

if TYPE_CHECKING:
    from stovka.play.progress import Progress


class Seated(Pointing):
    """A screen with a match on it. ``speech`` speaks to its player; ``noted`` stands in the why panel until the next
    move."""

    match: Match
    speech: Words
    narrator: Narrator
    timer: Timer | None
    noted: list[Line]
    asked_at: int
    ended: bool

    def show(self) -> None:
        """Shows the table as it is now."""
        raise NotImplementedError

    def say(self, text: str, alarm: bool = False) -> None:
        """Something for the status line."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Carries out what needs no person."""
        raise NotImplementedError

    def bots(self) -> None:
        """The next step that needs no person."""
        raise NotImplementedError

    # --- reading ----------------------------------------------------------------------------------------------------

    def read(self, title: str, lines: list[Line], end: bool = False) -> None:
        """A text over the table."""
        asking.read(self, title, lines, end)

    def on_panel_opened(self, message: Panel.Opened) -> None:
        """A panel was pressed: its whole text."""
        if message.panel.id == "log":
            self.action_log()
        else:
            self.action_more()

    def action_more(self) -> None:
        """The why panel whole."""
        self.read(self.speech.text("app-why-title"), list(self.query_one("#why", Panel).lines))

    def action_why(self) -> None:
        """Why for the whole hand."""
        self.read(self.speech.text("app-why-hand"), self.narrator.hand())

    def action_log(self) -> None:
        """Everything of this round."""
        self.read(self.speech.text("app-log-title"), self.narrator.log(self.options.explain), end=True)

    def action_lens(self) -> None:
        """The card under the cursor under other variants."""
        asking.lens(self)

    def action_export(self) -> None:
        """Writes the match down as the person knows it."""
        asking.export(self)

    def keep(self, note: Callable[[Progress], None]) -> None:
        """Keeps something in the learner's own store; the first failure is told, and play goes on."""
        refusal = self.stovka.learner.keep(note)
        if refusal is not None:
            self.app.notify(self.speech.text("app-unnoted", why=" ".join(self.speech.refusal(refusal))), markup=False)

    def action_hint(self) -> None:
        """What a steady player would do."""
        asking.hint(self)

    def action_score(self) -> None:
        """The score sheet."""
        asking.show_scores(self)

    def action_undo(self) -> None:
        """Takes the last own move back."""
        asking.take_back(self)

    def rule_here(self) -> str:
        """The rule in question: the first one of the verdict on the card under the cursor."""
        options = self.match.options_for(self.card) if self.card is not None else []
        for option in options[:1]:
            for reason in option.verdict.forbids or option.verdict.permits:
                return reason.rule
        return ""

    def action_rules(self) -> None:
        """The rule book of this match."""
        asking.show_rules(self)

    def action_switches(self) -> None:
        """The teaching switches, while playing."""
        asking.switches(self)

    def action_help(self) -> None:
        """All keys."""
        self.stovka.help("table", self.speech)
