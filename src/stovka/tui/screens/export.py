"""Writes the match down as the person knows it, as a page to read elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from stovka.core.errors import Refusal
from stovka.play.journal import write_failed
from stovka.teach.document import Form, render
from stovka.teach.telling import page
from stovka.text import Words
from stovka.tui.match import Match
from stovka.tui.screens.text import CloseLine
from stovka.tui.widgets.choice import Choice

FORMS: Final[tuple[Form, ...]] = ("md", "html")


def written(match: Match, words: Words, form: Form) -> str:
    """The match so far as a page, for the eyes of its person only."""
    session = match.session
    views = (match.step_view(index) for index in range(len(session.steps)))
    title = words.text("app-export-page", variant=words.variant(session.rules.variant), names=session.names)
    return "\n".join((*render(page(views, title, words), form, words.lang), ""))


def free_path(folder: Path, stem: str, form: Form) -> Path:
    """A path in the folder of exports that no file has yet."""
    number, path = 1, folder / "exports" / f"{stem}.{form}"
    while path.exists():
        number += 1
        path = path.with_name(f"{stem}-{number}.{form}")
    return path


class ExportScreen(ModalScreen[str | None]):
    """Asks for the form and the path; gives the sentence that says where the page went."""

    BINDINGS = [
        Binding("escape", "leave", show=False),
        Binding("f5,ctrl+s", "write", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
    ]

    def __init__(self, match: Match, words: Words, folder: Path, ascii: bool) -> None:
        super().__init__()
        self.match = match
        self.speech = words
        self.folder = folder
        self.ascii = ascii
        self.stem = match.path.name.split(".")[0] if match.path is not None else match.session.rules.variant

    def compose(self) -> ComposeResult:
        """The form, the path, what is written."""
        words = self.speech
        with Vertical(id="sheet"):
            yield Static(Text(words.text("app-export-title")), id="sheet-title")
            with VerticalScroll(id="form", can_focus=False):
                names = [words.text(f"app-export-{form}") for form in FORMS]
                yield Choice(
                    words.text("app-export-form"), names, 0, [words.text("app-export-about")], self.ascii, "as"
                )
                yield Static(Text(words.text("app-export-path")), classes="label")
                yield Input("", id="path", max_length=1000)
            yield Static("", id="about")
            yield CloseLine(words.text("app-export-hint"))

    def on_mount(self) -> None:
        """The first line."""
        self.query_one(Choice).focus()
        self.offer()

    @property
    def form(self) -> Form:
        """The form that is chosen."""
        return FORMS[self.query_one(Choice).chosen]

    def offer(self) -> None:
        """A path that is free."""
        self.query_one("#path", Input).value = str(free_path(self.folder, self.stem, self.form))

    def on_choice_changed(self, message: Choice.Changed) -> None:
        """Another form has another ending."""
        path = self.query_one("#path", Input)
        if not path.value.endswith(f".{self.form}"):
            self.offer()
        self.query_one("#about", Static).update(Text(message.choice.about))

    def on_input_submitted(self) -> None:
        """Enter writes."""
        self.action_write()

    def on_key(self, event: events.Key) -> None:
        """Enter on the form writes too, and is no press for the table below."""
        if event.key == "enter" and isinstance(self.focused, Choice):
            event.stop()
            self.action_write()

    def action_write(self) -> None:
        """Writes the page; never over another file."""
        words = self.speech
        path = Path(self.query_one("#path", Input).value.strip()).expanduser()
        try:
            _write(path, written(self.match, words, self.form))
        except FileExistsError:
            self.query_one("#about", Static).update(Text(words.text("app-export-exists", path=str(path))))
            return
        except Refusal as refusal:
            self.query_one("#about", Static).update(Text(" ".join(words.refusal(refusal))))
            return
        self.dismiss(words.text("app-export-done", path=str(path)))

    def action_leave(self) -> None:
        """Nothing is written."""
        self.dismiss(None)


def _write(path: Path, text: str) -> None:
    """A new file. ``FileExistsError`` when there is one, ``Refusal`` when it cannot be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise
    except (OSError, ValueError) as error:
        raise write_failed(path, cast(OSError, error)) from None
