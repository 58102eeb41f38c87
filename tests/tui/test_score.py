"""The score sheet: points and totals, resets, who is out, and the sum behind each cell."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from textual.widgets import DataTable

from stovka.core.record import ScoreLine
from stovka.play.replay import open_record, replay
from stovka.text import Words
from stovka.tui.screens.replay import Watched
from stovka.tui.screens.score import ScoreScreen, cells, columns
from stovka.tui.screens.text import TextScreen
from tests.tui.helpers import ROOMY, app_for, play_by_keys, play_round, session_for

DATA = Path(__file__).parents[1] / "data"


def sheet(name: str) -> Any:
    """The cells of every round of a record, and its own score lines."""
    found = replay(open_record(DATA / name))
    match = Watched(found)
    match.at = len(found.steps) - 1
    words = Words("en", match.session.names, match.seat)
    rows = [cells(match, step, columns(match, words)) for step in match.scores()]
    told = [line.told for line in found.record.lines if isinstance(line, ScoreLine)]
    return match, rows, told


def test_cells_are_what_the_record_tells():
    for path in sorted(DATA.glob("*.jsonl")):
        _, rows, told = sheet(path.name)
        assert len(rows) == len(told)
        for row, line in zip(rows, told, strict=True):
            assert [cell and cell.points for cell in row] == line["points"]
            assert [cell and cell.total for cell in row] == line["totals"]
            assert [at for at, cell in enumerate(row) if cell and cell.reset] == line.get("reset", [])
            assert [at for at, cell in enumerate(row) if cell and cell.out] == line.get("out", [])
            for cell in row:
                assert cell is None or sum(each.value for each in cell.lines) == cell.points


async def test_enter_on_a_cell_opens_its_sum_card_by_card():
    session = session_for(seed=79)
    async with app_for(session).run_test(size=ROOMY) as pilot:
        await play_round(pilot, play_by_keys)
        screen = pilot.app.screen
        assert isinstance(screen, ScoreScreen)
        loser = next(at for at, cell in enumerate(screen.rows[-1]) if cell and cell.points)
        screen.query_one(DataTable).move_cursor(row=0, column=1 + 2 * loser)
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, TextScreen)
        texts = [line.text for line in pilot.app.screen.lines]
        cell = screen.rows[-1][loser]
        assert cell is not None
        assert texts[: len(cell.lines)] == [screen.speech.line(line) for line in cell.lines]


async def test_the_sheet_is_one_key_away_before_any_round_is_counted():
    async with app_for(session_for()).run_test(size=ROOMY) as pilot:
        await pilot.press("f2")
        assert isinstance(pilot.app.screen, ScoreScreen)
