"""Reading what the faces print: a record as each of them tells it, step by step, out of its output."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from stovka.cli.answers import Answers
from stovka.nb.stepper import show
from stovka.nb.steps import Teller, shown_after
from stovka.nb.tableau import table_text
from stovka.play.replay import open_record, replay
from stovka.play.session import Session
from stovka.text import Words
from stovka.tui.app import StovkaApp
from stovka.tui.match import Match
from stovka.tui.narrate import Narrator
from stovka.tui.options import Options
from stovka.tui.widgets.panels import Line
from tests.cli.conftest import run_here

DATA = Path(__file__).parents[1] / "data"
WIDE = (120, 200)
"""A screen that shows the longest step whole."""


def unwrapped(text: str) -> str:
    """A text in one line."""
    return " ".join(text.split())


def app_for(session: Session | None = None, lang: str = "en", **more: Any) -> Any:
    """The app in a language; the others move at once."""
    return StovkaApp(session, lang=lang, options=Options(pace="once", guard=0.0, name="Anna"), **more)


def screen(app: Any) -> str:
    """The rows of the screen as they are drawn, with all that lies over them."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


def seat_words(path: Path, seat: int | None) -> tuple[str, ...]:
    """The option for a seat."""
    return () if seat is None else ("--seat", str(seat))


# --- a record, step by step -------------------------------------------------------------------------------------------


def explained(path: Path, lang: str, seat: int | None) -> list[str]:
    """By ``stovka explain``, read from its plain text."""
    out = run_here("explain", str(path), *seat_words(path, seat), "--lang", lang).out
    steps: list[str] = []
    for line in out.splitlines():
        begun = re.match(r" *(\d+)\. (.*)", line) if line[:4].strip().isdigit() else None
        if begun:
            assert int(begun[1]) == len(steps)
            steps.append(begun[2])
        elif line.startswith("      "):
            steps[-1] += f" {line.strip()}"
    return [unwrapped(each) for each in steps]


def in_the_notebook(path: Path, lang: str, seat: int | None) -> list[str]:
    """By the notebook's stepper, read from its plain text: what stands between the head and the table."""
    stepper = show(path, seat="all" if seat is None else seat, lang=lang)
    teller: Teller = stepper.teller
    found = []
    for at in range(len(stepper)):
        stepper.step = at
        lines = repr(stepper).splitlines()
        table = table_text(teller.words, shown_after(teller.match.view(at)))
        end = next(row for row in range(1, len(lines)) if lines[row : row + len(table)] == table)
        found.append(unwrapped(" ".join(lines[1:end])))
    return found


class _Paragraphs(HTMLParser):
    """The first list of a page as one text."""

    def __init__(self) -> None:
        super().__init__()
        self.depth = self.lists = 0
        self.text = ""

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        if tag in ("ol", "ul"):
            self.lists += not self.depth
            self.depth += 1
        self.text += " "

    def handle_endtag(self, tag: str) -> None:
        self.depth -= tag in ("ol", "ul")
        self.text += " "

    def handle_data(self, data: str) -> None:
        if self.depth and self.lists == 1:
            self.text += data


def on_a_page(path: Path, lang: str, seat: int | None) -> list[str]:
    """By the notebook's stepper, read from its HTML: the list under the head."""
    stepper = show(path, seat="all" if seat is None else seat, lang=lang)
    found = []
    for at in range(len(stepper)):
        stepper.step = at
        parser = _Paragraphs()
        parser.feed(stepper._repr_html_())
        found.append(unwrapped(parser.text))
    return found


def in_plain_mode(path: Path, lang: str, seat: int) -> list[str]:
    """By plain mode's log, for the player in a seat."""
    session = Session.resumed(replay(open_record(path)))
    words = Words(lang, session.names, seat, sides=session.table(seat).sides)
    answers = Answers(session, words, seat)
    return [unwrapped(" ".join(answers.step(at))) for at in range(len(session.steps))]


def in_the_log(path: Path, lang: str, seat: int | None) -> list[str]:
    """By the app's log, its lines before they are drawn; without the numbers that stand before the steps."""
    session = Session.resumed(replay(open_record(path)))
    match = Match(session)
    match.seat = seat
    sides = session.table(seat).sides
    narrator = Narrator(match, Words(lang, session.names, seat, sides=sides))
    return [_joined(at, narrator.step(at, full=True)) for at in range(len(session.steps))]


def _joined(number: int, lines: Sequence[Line]) -> str:
    text = unwrapped(" ".join(line.text for line in lines))
    assert text.startswith(f"{number} ")
    return text.removeprefix(f"{number} ")
