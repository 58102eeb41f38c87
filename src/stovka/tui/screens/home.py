"""The first screen: go on with a match, begin one, watch one, read the rules, set the app."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from stovka.tui.commands import MENU, bindings
from stovka.tui.screens.base import Base
from stovka.tui.widgets import ink
from stovka.tui.widgets.canvas import Canvas, Painted
from stovka.tui.widgets.faces import Face, Look, draw_face
from stovka.tui.widgets.panels import Keys

if TYPE_CHECKING:
    from stovka.core.errors import Refusal
    from stovka.play.replay import Replay


class Sign(Painted):
    """The name of the program over four queens."""

    def __init__(self, look: Look, name: str, about: str) -> None:
        super().__init__(id="sign")
        self.look = look
        self.title = name
        self.about = about

    def paint(self, width: int, height: int) -> Canvas:
        """Four cards, then the name and what it is for."""
        from stovka.core.cards import cards

        canvas = self.blank(width, height, ink.TABLE)
        x = max((width - 27) // 2, 0)
        if height >= 6:
            for at, card in enumerate(cards("QS QH QD QC")):
                draw_face(canvas, self.look, x + 7 * at, 0, (6, 4), Face(card))
        y = 4 if height >= 6 else 0
        canvas.put(max((width - len(self.title)) // 2, 0), y, self.title, ink.STRONG)
        canvas.put(max((width - len(self.about)) // 2, 0), y + 1, self.about, ink.NOTE)
        return canvas


class Menu(Base):
    """A list of things to open."""

    BINDINGS = bindings(MENU)
    commands = MENU

    def __init__(self) -> None:
        super().__init__()
        self.note = ""

    def entries(self) -> list[tuple[str, str, str]]:
        """Id, name and a sentence for each entry."""
        return []

    def compose(self) -> ComposeResult:
        """The sign, the list, a note, the keys."""
        words = self.words
        with Vertical(id="home"):
            yield Sign(self.stovka.look, words.text("app-title"), words.text("app-about"))
            yield OptionList(*(Option(_entry(*each), id=each[0]) for each in self.entries()), id="menu", markup=False)
            yield Static(Text(self.note), id="note")
        yield Keys(id="keys", ascii=self.options.ascii)

    def on_mount(self) -> None:
        """The first entry is chosen."""
        menu = self.query_one(OptionList)
        menu.focus()
        menu.highlighted = 0
        self.query_one(Keys).show([(each, each.label(self.words)) for each in MENU])

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        """An entry was opened."""
        self.open(str(message.option.id))

    def open(self, id: str) -> None:
        """Opens an entry."""

    def action_open(self) -> None:
        """The entry that is chosen."""
        self.query_one(OptionList).action_select()

    def on_keys_pressed(self, message: Keys.Pressed) -> None:
        """A key of the footer, pressed with the mouse."""
        self.app.call_later(self.run_action, message.command.action)

    def action_help(self) -> None:
        """The keys of the table: that is where they are needed."""
        self.stovka.help("table", self.words)

    def action_leave(self) -> None:
        """Out."""
        self.app.exit(0)


def _entry(id: str, name: str, about: str) -> Text:
    text = Text(name, "bold")
    if about:
        text.append("  ")
        text.append(about, "not bold")
    return text


class HomeScreen(Menu):
    """What there is to do; only what works and has something in it."""

    def entries(self) -> list[tuple[str, str, str]]:
        """Going on comes first when there is something to go on with."""
        words, app = self.words, self.stovka
        found = []
        waiting = app.unfinished()
        if waiting:
            about = words.text("app-menu-resume.about", count=len(waiting))
            found.append(("resume", words.text("app-menu-resume"), about))
        names = ["play"]
        if app.store.records():
            names.append("watch")
        names.append("rules")
        if waiting or app.store.records() or app.learner.exists():
            names.append("statistics")
        names += ["settings", "exit"]
        found += [(name, words.text(f"app-menu-{name}"), words.text(f"app-menu-{name}.about")) for name in names]
        return found

    def open(self, id: str) -> None:
        """Opens an entry."""
        app = self.stovka
        if id == "play":
            app.setup()
        elif id == "resume":
            app.choose_saved()
        elif id == "watch":
            app.choose_record()
        elif id == "rules":
            app.choose_rules()
        elif id == "statistics":
            app.statistics()
        elif id == "settings":
            app.settings()
        else:
            app.exit(0)


class SavedMenu(Menu):
    """The matches that can go on; a damaged one says what is wrong, and is left alone."""

    def __init__(self, found: list[tuple[Path, Replay | Refusal]]) -> None:
        super().__init__()
        self.found = found

    def entries(self) -> list[tuple[str, str, str]]:
        """One entry a match, newest first."""
        words = self.words
        made: list[tuple[str, str, str]] = []
        for at, each in enumerate(self.found):
            path, found = each
            if isinstance(found, Exception):
                made.append((f"bad-{at}", path.name, " ".join(words.refusal(found))))
            else:
                made.append((f"go-{at}", *self.stovka.describe(path, found)))
        return made

    def open(self, id: str) -> None:
        """Goes on with a match."""
        kind, _, number = id.partition("-")
        if kind == "go":
            path, found = self.found[int(number)]
            self.stovka.resume(path, found)
        else:
            self.query_one("#note", Static).update(Text(self.words.text("app-saved-damaged")))

    def action_leave(self) -> None:
        """Back to the first screen."""
        self.stovka.home()


class RecordMenu(Menu):
    """The finished matches, to be watched."""

    def entries(self) -> list[tuple[str, str, str]]:
        """One entry a file, newest first."""
        return [(str(path), path.name, "") for path in self.stovka.store.records()[:200]]

    def open(self, id: str) -> None:
        """Watches a record, or says why not."""
        self.query_one("#note", Static).update(Text(self.stovka.open_record(Path(id))))

    def action_leave(self) -> None:
        """Back to the first screen."""
        self.stovka.home()


class RulesMenu(Menu):
    """The variants, to read the rules of one."""

    def entries(self) -> list[tuple[str, str, str]]:
        """One entry a variant, with its sentence."""
        from stovka.play.setup import VARIANTS

        return [(each, self.words.variant(each), self.words.variant(each, "one")) for each in VARIANTS]

    def open(self, id: str) -> None:
        """Its rule book."""
        from stovka.play.setup import open_rules
        from stovka.tui.screens.rules import RulesScreen

        game, rules = open_rules(id)
        self.app.push_screen(RulesScreen(game, rules, self.words, self.words.variant(id)))

    def action_leave(self) -> None:
        """Back to the first screen."""
        self.stovka.home()
