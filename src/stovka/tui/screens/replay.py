"""Watching a record: step by step, both ways, with the reasons of every step."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.containers import Container

from stovka.core.cards import Card
from stovka.core.moves import DEAL
from stovka.core.views import TableView
from stovka.play.replay import Replay
from stovka.play.session import Session
from stovka.text import Words
from stovka.tui.commands import REPLAY, bindings
from stovka.tui.match import Match
from stovka.tui.narrate import Narrator
from stovka.tui.scene import Beside, Cursor, build
from stovka.tui.screens.base import Base
from stovka.tui.screens.table import WIDE
from stovka.tui.widgets.board import Board
from stovka.tui.widgets.faces import Look
from stovka.tui.widgets.panels import Head, Keys, Line, Panel, Status


class Watched(Match):
    """A record as a match that is only looked at. A finished one lies open; of a running one its person's view."""

    def __init__(self, replay: Replay) -> None:
        super().__init__(Session.resumed(replay))
        self.at = 0
        self.hidden = False
        if self.session.over:
            self.seat = None

    def view(self) -> TableView:
        """The table after the step that is shown."""
        return self.step_view(self.at).after

    def scores(self) -> list[int]:
        """The rounds counted up to here."""
        return [index for index in super().scores() if index <= self.at]


class ReplayScreen(Base):
    """The table after each step, and why the step was made."""

    BINDINGS = bindings(REPLAY)
    commands = REPLAY

    def __init__(self, match: Watched, words: Words, look: Look, note: str = "") -> None:
        super().__init__()
        self.match = match
        self.speech = words
        self.look = look
        self.narrator = Narrator(match, words)
        self.note = note
        self.cursor = Cursor()

    def compose(self) -> ComposeResult:
        """As the table's."""
        words, ascii = self.speech, self.look.ascii
        yield Head(id="head")
        with Container(id="middle"):
            yield Board(self.look, id="board")
            with Container(id="side"):
                yield Panel(words.text("app-log-title"), words.text("app-more"), ascii, id="why")
                older = words.text("app-more-log")
                yield Panel(words.text("app-before-title"), older, ascii, id="log", newest_last=True)
        yield Status(id="status")
        yield Keys(id="keys", ascii=ascii)

    def on_mount(self) -> None:
        """The first step."""
        self.fold(self.app.size.width)
        self.query_one(Board).focus()
        self.call_after_refresh(self.show)

    def on_resize(self, event: events.Resize) -> None:
        """Panels go beside or below the table."""
        self.fold(event.size.width)

    def fold(self, width: int) -> None:
        """Sets where the panels stand."""
        self.set_class(width >= WIDE, "wide")
        self.set_class(width < WIDE, "narrow")

    def show(self) -> None:
        """Shows the step."""
        match, words = self.match, self.speech
        view = match.view()
        name = self.stovka.variant_name(match.session)
        title = words.text("app-head", variant=name, round=max(view.round, 1))
        scene = build(view, words, Beside(match.seat or 0, title, self.cursor, lambda card: None))
        laid = match.session.steps[match.at].move.card
        scene = scene._replace(cursor=Cursor("centre", self._newest(view.zones, laid)))
        self.query_one(Board).show(scene)
        self.query_one(Head).show(scene.title, scene.scores)
        self.query_one("#why", Panel).show(self.narrator.step(match.at, full=True))
        before = [line for at in range(max(match.at - 12, 0), match.at) for line in self.narrator.step(at, full=False)]
        self.query_one("#log", Panel).show(before)
        self.query_one(Keys).show([(each, each.label(words)) for each in REPLAY if each.footer])
        place = words.text("app-replay-at", number=match.at, last=len(match.session.steps) - 1)
        self.query_one(Status).tally(place)
        self.query_one(Status).say(self.note if match.at == len(match.session.steps) - 1 else "")

    @staticmethod
    def _newest(zones: tuple[object, ...], card: Card | None) -> int:
        for zone in zones:
            cards = getattr(zone, "cards", ())
            if getattr(zone, "seats", ()) and card in cards:
                return int(cards.index(card))
        return 0

    def go_to(self, index: int) -> None:
        """Shows another step."""
        last = len(self.match.session.steps) - 1
        self.match.at = min(max(index, 0), last)
        self.show()

    def action_go(self, step: int) -> None:
        """One step on or back."""
        self.go_to(self.match.at + step)

    def action_edge(self, last: int) -> None:
        """The first or the last step."""
        self.go_to(len(self.match.session.steps) - 1 if last else 0)

    def action_round(self, step: int) -> None:
        """The next or the previous deal."""
        deals = [at for at, each in enumerate(self.match.session.steps) if each.move is DEAL]
        ahead = [at for at in deals if (at > self.match.at if step > 0 else at < self.match.at)]
        if ahead:
            self.go_to(ahead[0] if step > 0 else ahead[-1])

    def on_board_pointed(self, message: Board.Pointed) -> None:
        """A press on the table goes one step on."""
        self.action_go(1)

    def on_mouse_scroll_down(self) -> None:
        """The wheel goes through the steps."""
        self.action_go(1)

    def on_mouse_scroll_up(self) -> None:
        """The wheel goes through the steps."""
        self.action_go(-1)

    def on_keys_pressed(self, message: Keys.Pressed) -> None:
        """A key of the footer, pressed with the mouse."""
        self.app.call_later(self.run_action, message.command.action)

    def on_panel_opened(self, message: Panel.Opened) -> None:
        """A panel was pressed: its whole text."""
        self._read(list(message.panel.lines))

    def _read(self, lines: list[Line]) -> None:
        from stovka.tui.screens.text import TextScreen

        self.app.push_screen(TextScreen(self.speech.text("app-log-title"), lines, self.speech.text("app-close")))

    def action_more(self) -> None:
        """The step's whole text."""
        self._read(list(self.query_one("#why", Panel).lines))

    def action_log(self) -> None:
        """Everything up to this step."""
        self._read([line for at in range(self.match.at + 1) for line in self.narrator.step(at, full=True)])

    def action_score(self) -> None:
        """The score sheet up to this step."""
        from stovka.tui.screens.score import ScoreScreen

        self.app.push_screen(ScoreScreen(self.match, self.speech))

    def action_help(self) -> None:
        """All keys."""
        self.stovka.help("replay", self.speech)

    def action_leave(self) -> None:
        """Back, or out when the app was opened for this record."""
        self.stovka.home()
