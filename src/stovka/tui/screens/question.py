"""A question with a few answers: which suit, enough or silent, leave or stay. Only a letter, Enter on an answer that
was chosen, or the mouse gives an answer; arrows only choose, and nothing is chosen at first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.style import Style
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.geometry import Region
from textual.screen import ModalScreen

from stovka.tui.commands import on_latin
from stovka.tui.widgets import ink
from stovka.tui.widgets.canvas import Canvas, Painted
from stovka.tui.widgets.places import wrapped


class Answer(NamedTuple):
    """An answer: its id, the key that gives it, its words, and what it would do."""

    id: str
    key: str
    label: str
    about: str = ""
    style: Style | None = None


class Answers(Painted, can_focus=True):
    """The answers, one below the other."""

    def __init__(self, title: str, about: str, answers: Sequence[Answer], hint: str) -> None:
        super().__init__(id="answers")
        self.title = title
        self.about = about
        self.answers = answers
        self.hint = hint
        self.chosen: int | None = None
        self.hits: list[tuple[Region, int]] = []

    def paint(self, width: int, height: int) -> Canvas:
        """The question, its answers with their keys, how to go back."""
        canvas = self.blank(width, height, ink.TEXT)
        self.hits = []
        canvas.put(1, 0, self.title, ink.TITLE, width - 2)
        y = 1
        for text in wrapped(self.about, width - 2):
            canvas.put(1, y, text, ink.TEXT)
            y += 1
        y += 1
        for at, answer in enumerate(self.answers):
            here = at == self.chosen
            style = ink.BUTTON_HERE if here else answer.style or ink.TEXT
            canvas.put(2, y, f" {answer.key.upper()} ", ink.BUTTON_HERE if here else ink.BUTTON)
            canvas.put(6, y, f" {answer.label} ", style, width - 7)
            top, y = y, y + 1
            for text in wrapped(answer.about, width - 9):
                canvas.put(7, y, text, ink.DIM)
                y += 1
            self.hits.append((Region(0, top, width, y - top), at))
        for row, text in enumerate(wrapped(self.hint, width - 2)):
            canvas.put(1, y + 1 + row, text, ink.DIM)
        return canvas

    def rows(self, width: int) -> int:
        """How many rows all this takes."""
        rows = 3 + len(wrapped(self.about, width - 2)) + len(wrapped(self.hint, width - 2))
        return rows + sum(1 + len(wrapped(answer.about, width - 9)) for answer in self.answers)


class Question(ModalScreen[str | None]):
    """Asks, and gives the id of the answer; None when it was closed without one. ``aside``: what F2 shows."""

    def __init__(
        self,
        title: str,
        about: str,
        answers: Sequence[Answer],
        hint: str,
        aside: Callable[[], None] | None = None,
    ) -> None:
        super().__init__()
        self.answers = Answers(title, about, answers, hint)
        self.aside = aside

    def compose(self) -> ComposeResult:
        """The answers in a frame."""
        with Vertical(id="question"):
            yield self.answers

    def on_mount(self) -> None:
        """As high as its text."""
        self.fit()
        self.answers.focus()

    def on_resize(self) -> None:
        """Another width wraps otherwise."""
        self.fit()

    def fit(self) -> None:
        """Sets the height."""
        width = min(60, max(self.app.size.width - 6, 20))
        self.answers.styles.height = self.answers.rows(width)

    def on_key(self, event: events.Key) -> None:
        """Letters answer, arrows choose, Enter takes what is chosen, Escape goes back."""
        answers = self.answers
        for key in (event.key.lower(), on_latin(event.key)):
            for answer in answers.answers:
                if key == answer.key:
                    event.stop()
                    self.dismiss(answer.id)
                    return
        count = len(answers.answers)
        if event.key in ("down", "right", "tab", "up", "left", "shift+tab"):
            event.stop()
            event.prevent_default()
            step = 1 if event.key in ("down", "right", "tab") else -1
            answers.chosen = (
                (0 if step > 0 else count - 1) if answers.chosen is None else (answers.chosen + step) % count
            )
            answers.repaint()
        elif event.key in ("enter", "space") and answers.chosen is not None:
            event.stop()
            self.dismiss(answers.answers[answers.chosen].id)
        elif event.key == "escape":
            event.stop()
            self.dismiss(None)
        elif event.key == "f2" and self.aside is not None:
            event.stop()
            self.aside()

    def on_click(self, event: events.Click) -> None:
        """A press on an answer gives it; one beside the question closes it."""
        point = event.get_content_offset(self.answers)
        if point is None:
            if event.widget is self:
                self.dismiss(None)
            return
        for region, at in self.answers.hits:
            if region.contains_point(point):
                event.stop()
                self.dismiss(self.answers.answers[at].id)
                return
