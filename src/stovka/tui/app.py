"""The app: it opens screens, keeps options, and begins, goes on with and lays down matches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from textual import events
from textual.app import App, SystemCommand
from textual.binding import Binding
from textual.screen import Screen

from stovka.core.errors import Refusal
from stovka.core.record import Seat
from stovka.play.session import Session
from stovka.play.setup import check_players, open_rules, seats_for
from stovka.play.storage import Saved, Store
from stovka.text import Words
from stovka.tui import options as choices
from stovka.tui import terminal
from stovka.tui.commands import SCREENS
from stovka.tui.learner import Learner
from stovka.tui.match import Match
from stovka.tui.options import Options
from stovka.tui.screens.small import LEAST, SmallScreen
from stovka.tui.widgets.faces import Look

if TYPE_CHECKING:
    from stovka.play.replay import Replay


class StovkaApp(App[int]):
    """The app. With a ``session`` it opens at its table, with a ``replay`` at its first step, else at home."""

    CSS_PATH = "stovka.tcss"
    BINDINGS = [Binding("ctrl+q,ctrl+c", "leave_app", show=False, priority=True)]
    TITLE = "Stovka"

    def __init__(
        self,
        session: Session | None = None,
        store: Store | None = None,
        *,
        lang: str = "en",
        options: Options | None = None,
        replay: Replay | None = None,
    ) -> None:
        super().__init__()
        self.store = store or Store()
        self.options = options or choices.load(self.store.folder)
        self.lang = lang
        self.first = session
        self.replay = replay
        self.words: Words
        self.look: Look
        self.learner = Learner(self.store.folder)
        self.renew_words()

    # --- words and looks -----------------------------------------------------------------------------------------

    def make_look(self, words: Words) -> Look:
        """How cards are drawn, by the options."""
        letters = {rank: words.letter(rank) for rank in ("J", "Q", "K", "A")}
        return Look(self.options.ascii, self.options.four, letters)

    def words_for(self, match: Match) -> Words:
        """Words that speak to the player of a match."""
        session = match.session
        sides = session.table(match.seat).sides
        names = list(session.names)
        if match.seat is not None and names[match.seat] == self.words.text("app-player"):
            names[match.seat] = self.words.text("app-you")  # nobody else reads it
        plain = self.options.ascii
        return Words(self.lang, names, match.seat, signs=not plain, sides=sides, plain=plain)

    def variant_name(self, session: Session) -> str:
        """What is played: the variant's name, with a word when house rules change it."""
        name = self.words.variant(session.rules.variant)
        return self.words.text("app-house", variant=name) if session.rules.differences else name

    def player_name(self) -> str:
        """The name of the person, as kept; one who gave none is recorded as "Player", not as "You"."""
        return self.options.name or self.words.text("app-player")

    def keep_options(self) -> None:
        """Keeps the options; new looks count for the screens that open from now on."""
        try:
            choices.save(self.options, self.store.folder)
        except Refusal as refusal:  # they count until the app ends
            self.notify(" ".join(self.words.refusal(refusal)), markup=False)
        self.renew_words()

    def renew_words(self) -> None:
        """Words and cards as the options have them."""
        plain = self.options.ascii
        self.words = Words(self.lang, signs=not plain, plain=plain)
        self.look = self.make_look(self.words)
        self.set_class(plain, "plain")

    # --- screens ---------------------------------------------------------------------------------------------------

    def on_mount(self) -> None:
        """The first screen."""
        if self.replay is not None:
            self.open_replay(self.replay)
        elif self.first is not None:
            self.begin_session(self.first)
        else:
            self.home()

    def show_only(self, screen: Screen[Any]) -> None:
        """This screen instead of all others."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(screen)

    def home(self) -> None:
        """The first screen; a match that was left is let go of. After a record given on the command line: out."""
        if self.replay is not None:
            self.exit(0)
            return
        from stovka.tui.screens.home import HomeScreen

        self.let_go()
        self.show_only(HomeScreen())

    def let_go(self) -> None:
        """Closes the file of the match that is on the table."""
        for screen in self.screen_stack:
            match = getattr(screen, "match", None)
            if isinstance(match, Match):
                match.close()

    def setup(self) -> None:
        """The form before a match."""
        from stovka.tui.screens.setup import SetupScreen

        self.show_only(SetupScreen())

    def statistics(self) -> None:
        """What was played, what went wrong, what was predicted."""
        from stovka.tui.screens.statistics import lines
        from stovka.tui.screens.text import TextScreen

        try:
            told = self.learner.ask(lambda progress: lines(progress, self.store, self.words))
        except Refusal as refusal:
            self.notify(" ".join(self.words.refusal(refusal)), markup=False)
            return
        self.push_screen(TextScreen(self.words.text("app-menu-statistics"), told, self.words.text("app-close")))

    def settings(self) -> None:
        """How the app looks and goes."""
        from stovka.tui.screens.switches import SwitchesScreen

        self.push_screen(SwitchesScreen(self.words, looks=True), lambda _: self.home())

    def help(self, where: str, words: Words) -> None:
        """Every key of a screen with its sentence."""
        from stovka.tui.screens.text import TextScreen
        from stovka.tui.widgets.panels import Line

        lines = [
            Line(each.help(words), hang=7, head=each.shown_in(self.options.ascii))
            for each in SCREENS[where]
            if each.shown not in ("→", "↓", "shift+tab") or where == "replay"
        ]
        self.push_screen(TextScreen(words.text("app-help-title"), lines, words.text("app-close")))

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """The palette: the same commands as the keys of the screen."""
        for command in getattr(screen, "commands", ()):
            if command.action != "none":
                run = partial(screen.run_action, command.action)
                yield SystemCommand(command.label(self.words), command.help(self.words), run)

    # --- matches -----------------------------------------------------------------------------------------------

    def begin(self, variant: str, seats: Sequence[Seat], seed: int | None, rules: Sequence[str] = ()) -> None:
        """A new match. ``Refusal`` when the rules do not allow it."""
        game, made = open_rules(variant, rules)
        self.begin_session(Session(game, made, seats, seed))

    def begin_session(self, session: Session) -> None:
        """A new match at the table; it is kept from its first step on, or says that it cannot be."""
        path = None
        failed = ""
        try:
            path = self.store.begin(session)
        except Refusal as refusal:
            failed = " ".join(self.words.refusal(refusal))
        self.sit_down(Match(session, self.store, path), failed)

    def sit_down(self, match: Match, said: str = "") -> None:
        """To the table of a match."""
        from stovka.tui.screens.table import TableScreen

        self.show_only(TableScreen(match, self.words_for(match), self.look, said))

    def unfinished(self) -> list[Path]:
        """The matches that may go on; they are read when one is chosen."""
        return self.store.journals()

    def choose_saved(self) -> None:
        """The list of matches that can go on."""
        from stovka.tui.screens.home import SavedMenu

        try:
            found: list[tuple[Path, Replay | Refusal]] = [(path, what) for path, what in self.store.unfinished()]
        except Refusal as refusal:
            self.notify(" ".join(self.words.refusal(refusal)), markup=False)
            return
        self.show_only(SavedMenu(found))

    def describe(self, path: Path, state: Replay) -> tuple[str, str]:
        """A saved match: what, against whom, how far."""
        header = state.record.header
        names = [seat.name for seat in header.seats]
        rounds = max((step.after.round for step in state.steps[-1:]), default=1)
        facts = {"variant": self.words.variant(header.variant), "names": names, "round": rounds}
        return self.words.text("app-saved", **facts), self.words.text(
            "app-saved.about", moves=len(state.steps), **facts
        )

    def resume(self, path: Path, found: Any) -> None:
        """Goes on with a saved match."""
        try:
            session = self.store.resume(Saved(path, found))
        except Refusal as refusal:
            self.notify(" ".join(self.words.refusal(refusal)), markup=False)
            return
        said = " ".join(self.words.problem(problem) for problem in found.cut)
        self.sit_down(Match(session, self.store, path), said)

    def choose_record(self) -> None:
        """The list of finished matches."""
        from stovka.tui.screens.home import RecordMenu

        self.show_only(RecordMenu())

    def choose_rules(self) -> None:
        """The list of variants, to read about."""
        from stovka.tui.screens.home import RulesMenu

        self.show_only(RulesMenu())

    def open_record(self, path: Path) -> str:
        """Opens a record; gives what is wrong with it, or nothing."""
        from stovka.play import replay as records

        try:
            self.open_replay(records.replay(records.open_record(path)))
        except Refusal as refusal:
            return " ".join(self.words.refusal(refusal))
        return ""

    def open_replay(self, found: Replay) -> None:
        """A record, step by step."""
        from stovka.tui.screens.replay import ReplayScreen, Watched

        match = Watched(found)
        note = " ".join(self.words.problem(problem) for problem in found.cut)
        self.show_only(ReplayScreen(match, self.words_for(match), self.look, note))

    # --- the terminal ----------------------------------------------------------------------------------------

    def on_resize(self, event: events.Resize) -> None:
        """Too small: one sentence says what is needed, until there is room again."""
        small = event.size.width < LEAST[0] or event.size.height < LEAST[1]
        if small and not any(isinstance(screen, SmallScreen) for screen in self.screen_stack):
            self.push_screen(SmallScreen(self.words))
        elif not small and isinstance(self.screen, SmallScreen):
            self.pop_screen()

    async def action_leave_app(self) -> None:
        """Asks only while a match is running."""
        from stovka.tui.screens.handover import HandOver
        from stovka.tui.screens.table import TableScreen

        screen = self.screen
        if isinstance(screen, TableScreen | HandOver):
            screen.action_leave()
        elif any(isinstance(each, TableScreen) and not each.match.session.over for each in self.screen_stack):
            if not isinstance(screen, SmallScreen):
                screen.dismiss(None)
                self.call_later(self.action_leave_app)
            else:
                self.exit(0)
        else:
            self.exit(0)


def run(
    variant: str | None = None,
    players: int | None = None,
    bots: str = "steady",
    seed: int | None = None,
    rules: Sequence[str] = (),
    lang: str = "en",
    ascii: bool | None = None,
    hot_seat: Sequence[str] = (),
) -> int:
    """Opens the app: at the table of a variant, or at home. ``hot_seat``: the names of the people who share the
    keyboard; one person plays unless it is given.

    ``Refusal`` when the terminal or the rules forbid it.
    """
    store = Store()
    options = choices.load(store.folder)
    session = None
    if variant is not None:
        game, made = open_rules(variant, rules)
        people = hot_seat or options.name or Words(lang).text("app-player")
        count = _players(made, players, len(hot_seat))
        session = Session(game, made, seats_for(count, people, bots), seed)
    return _open(StovkaApp(session, store, lang=lang, options=options), ascii)


def watch(record: Path | str | bytes, lang: str = "en", ascii: bool | None = None) -> int:
    """Opens the app at the first step of a record. ``Refusal`` when the record or the terminal forbids it."""
    from stovka.play import replay as records

    found = records.replay(records.open_record(record))
    return _open(StovkaApp(lang=lang, replay=found), ascii)


def _open(app: StovkaApp, ascii: bool | None) -> int:
    """Takes the terminal over until the app ends."""
    terminal.check()
    if ascii is not None or terminal.needs_letters():
        app.options.ascii = True if ascii is None else ascii
        app.renew_words()
    code = app.run()
    return code if isinstance(code, int) else 0


def _players(rules: Any, wanted: int | None, people: int = 0) -> int:
    """As many as wanted; unasked as many as share the keyboard, else four, as near as the variant allows."""
    least, most = rules.players
    usual = max(people, least) if people else min(max(4, least), most)
    return check_players(rules, usual if wanted is None else wanted)
