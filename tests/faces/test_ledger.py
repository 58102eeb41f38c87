"""The score adds up from what is printed alone: read in every language, out of every face that tells it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from textual.widgets import DataTable

from stovka.cli.answers import Answers
from stovka.nb import show
from stovka.play.replay import open_record, replay
from stovka.play.session import Session
from stovka.text import Words
from stovka.text.bundle import languages
from stovka.tui.screens.score import ScoreScreen
from tests.faces.reading import DATA, app_for, explained, in_plain_mode, in_the_notebook, unwrapped

NAMES = (
    "mavr-exactly-101",
    "alternative-minus-101-resets",
    "czech-minus-101-stays-then-out",
    "russian-lone-queens",
    "record-stovkahra",
    "stovkahra-sevens",
)
CARD = re.compile(r"(?<!\w)(?:10|[2-9]|[^\W\d_])[♠♥♦♣]")
NUMBER = re.compile(r"-?\d+")


class Sum(NamedTuple):
    """A sum as it is printed: who, the addends, what they come to, the total before and after."""

    name: str
    addends: tuple[int, ...]
    points: int
    before: int
    total: int
    rest: str


def numbers(text: str) -> list[int]:
    """The numbers of a text, but for those that are cards."""
    return [int(each) for each in NUMBER.findall(CARD.sub("", text))]


def sums(text: str, names: tuple[str, ...]) -> list[Sum]:
    """The sums in a text, in any language: ``NAME: addend + addend = points; total before → total.``"""
    owners = "|".join(sorted(map(re.escape, names), key=len, reverse=True))
    count = r"(?P<sum>[^→:;]*?)(?: = (?P<points>-?\d+))?"
    line = re.compile(rf"(?P<name>{owners})\s?: {count}\s?; \D*?(?P<before>-?\d+) → (?P<total>-?\d+)\.")
    found = list(line.finditer(text))
    assert len(found) == text.count("→"), text
    made = []
    for at, each in enumerate(found):
        # The value stands last in an addend, after the number of a trick; nothing is said by a word.
        addends = tuple((numbers(addend) or [0])[-1] for addend in each["sum"].split(" + "))
        points = int(each["points"]) if each["points"] else addends[0]
        end = found[at + 1].start() if at + 1 < len(found) else len(text)
        rest = text[each.end() : end]
        made.append(Sum(each["name"], addends, points, int(each["before"]), int(each["total"]), rest))
    return made


def added_up(steps: list[str], names: tuple[str, ...], me: int | None) -> list[dict[str, tuple[int, int]]]:
    """Adds the sums of a match up: for each round what everybody got and where he stands then. A total that goes
    back to 0 is told after the sums, with both numbers; ``me`` is spoken to there, perhaps in another case."""
    standing = dict.fromkeys(names, 0)
    rounds = []
    for text in steps:
        if "→" not in text:
            continue
        here: dict[str, tuple[int, int]] = {}
        for each in sums(text, names):
            assert sum(each.addends) == each.points, text
            assert each.before == standing[each.name], text
            assert each.before + each.points == each.total, text
            standing[each.name] = each.total
            here[each.name] = (each.points, each.total)
        after = text[text.rindex("→") :].partition(".")[2]
        for sentence in re.split(r"(?<=[.!]) ", after):
            told = numbers(re.sub("|".join(map(re.escape, names)), "", sentence))
            about = [name for name in here if name in sentence] or ([] if me is None else [names[me]])
            if len(about) == 1 and told == [standing[about[0]], 0]:
                standing[about[0]] = 0
                here[about[0]] = (here[about[0]][0], 0)
        rounds.append(here)
    return rounds


def owners_of(path: Path, lang: str, seat: int | None = None) -> tuple[str, ...]:
    """Whose totals are kept, as the sums call them."""
    found = replay(open_record(path))
    sides = found.game.look(found.state, None).sides
    words = Words(lang, [each.name for each in found.record.header.seats], seat, sides=sides)
    if len(set(sides)) < len(sides):
        return tuple(words.format("nb-side", {"side": side}) for side in sorted(set(sides)))
    return tuple(
        words.text("plain-count", seat=at, count=0, out=True).partition(":")[0].strip() for at in range(len(sides))
    )


def truth(path: Path) -> list[list[tuple[int, int]]]:
    """The points and totals of the record's own lines."""
    found = replay(open_record(path))
    lines = [
        line
        for step in found.steps
        for line in found.game.write(step.before, step.move, step.events)
        if line["type"] == "score"
    ]
    return [[(p, t) for p, t in zip(line["points"], line["totals"], strict=True) if p is not None] for line in lines]


@pytest.fixture(params=NAMES)
def path(request: pytest.FixtureRequest) -> Path:
    return DATA / f"{request.param}.stovka.jsonl"


@pytest.fixture(params=languages())
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_in_explain_the_notebook_and_plain_mode(path: Path, lang: str) -> None:
    for tell, seat in ((explained, None), (in_the_notebook, None), (explained, 0), (in_plain_mode, 0)):
        names = owners_of(path, lang, seat)
        rounds = added_up(tell(path, lang, seat), names, seat)  # type: ignore[arg-type]
        assert [[each[name] for name in names if name in each] for each in rounds] == truth(path), tell


def test_in_the_score_sheet_of_plain_mode(path: Path, lang: str) -> None:
    """``NAME points (total reached → total, out)``"""
    session = Session.resumed(replay(open_record(path)))
    words = Words(lang, session.names, None, sides=session.table(None).sides)
    rounds = list(Answers(session, words, 0).on_score(""))
    standing: dict[int, int] = {}
    assert len(rounds) == len(truth(path))
    for line, true in zip(rounds, truth(path), strict=True):
        cells = re.findall(r"(-?\d+) \(\D*?(-?\d+)(?: → (-?\d+))?\D*?\)", line)
        found = []
        for at, (points, reached, total) in enumerate(cells):
            assert standing.get(at, 0) + int(points) == int(reached), line
            standing[at] = int(total or reached)
            found.append((int(points), standing[at]))
        assert found == true


def test_in_the_score_sheet_of_the_notebook(path: Path, lang: str) -> None:
    stepper = show(path, seat="all", lang=lang)
    last = max(at for at, step in enumerate(stepper.teller.match.steps) if step.move.kind == "score")
    stepper.step = last
    rows = [line.split(" | ") for line in repr(stepper).splitlines() if " | " in line][1:]
    found = [[(int(row[at]), int(row[at + 1].rstrip(" *"))) for at in range(1, len(row), 2) if row[at]] for row in rows]
    assert found == truth(path)


@pytest.mark.parametrize("name", ["mavr-exactly-101", "record-stovkahra"])
async def test_in_the_apps_sums(name: str, lang: str) -> None:
    """Each cell of the sheet tells its sum, read off the screen."""
    path = DATA / f"{name}.stovka.jsonl"
    app = app_for(lang=lang, replay=replay(open_record(path)))
    async with app.run_test(size=(160, 50)) as pilot:
        await pilot.pause()
        app.screen.action_edge(1)
        names = owners_of(path, lang, app.screen.match.seat)
        await pilot.press("s")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, ScoreScreen)
        table = screen.query_one(DataTable)
        for row, true in enumerate(truth(path)):
            for at, (points, total) in enumerate(true):
                table.move_cursor(row=row, column=1 + 2 * at)
                await pilot.pause()
                region = screen.query_one("#sum").region
                rows = screen._compositor.render_strips()[region.y : region.bottom]
                told = unwrapped(" ".join(strip.crop(region.x, region.right).text for strip in rows))
                (each,) = sums(told, names)
                assert (each.name, each.points) == (names[at], points)
                assert sum(each.addends) == points
                assert each.before + points == each.total
                assert each.total == total or numbers(each.rest)[-2:] == [each.total, total], told
                shown = [str(cell) for cell in table.get_row_at(row)][1 + 2 * at : 3 + 2 * at]
                assert [int(NUMBER.findall(cell)[0]) for cell in shown] == [points, total]
