"""What is kept: matches left and gone on with, damaged files, writes that fail."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.widgets import OptionList, Static

from stovka.core.errors import Refusal, refuse
from stovka.core.record import LONGEST_NAME
from stovka.play.progress import NAME, Progress
from stovka.play.replay import open_record, replay
from stovka.play.storage import Store
from stovka.tui import options as choices
from stovka.tui.screens.home import HomeScreen, RecordMenu, SavedMenu
from stovka.tui.screens.question import Question
from stovka.tui.screens.replay import ReplayScreen
from stovka.tui.screens.score import ScoreScreen
from stovka.tui.screens.table import TableScreen
from stovka.tui.widgets.panels import Panel
from tests.tui.helpers import ROOMY, app_for, my_move, place_of, play_by_keys, session_for, settled, table_of, until

DATA = Path(__file__).parents[1] / "data"


class Full:
    """A journal on a disk that is full."""

    def __call__(self, lines: object) -> None:
        raise refuse("store.write_failed", path="somewhere", why="full")

    def close(self) -> None:
        pass


async def test_a_match_that_was_left_goes_on_with_no_step_lost():
    session = session_for(players=4)
    async with app_for(session).run_test(size=ROOMY) as pilot:
        await settled(pilot)
        await play_by_keys(pilot, my_move(session))
        await settled(pilot)
        moves = [step.move for step in session.steps]
    session.journal.close()
    async with app_for().run_test(size=ROOMY) as pilot:
        menu = pilot.app.screen.query_one(OptionList)
        assert menu.get_option_at_index(0).id == "resume"
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, SavedMenu)
        await pilot.press("enter")
        await settled(pilot)
        again = table_of(pilot.app).match.session
        assert [step.move for step in again.steps] == moves
        assert again.table(0) == session.table(0)


async def test_every_step_is_on_disk_when_it_is_shown():
    session = session_for()
    async with app_for(session).run_test(size=ROOMY) as pilot:
        await settled(pilot)
        await play_by_keys(pilot, my_move(session))
        await settled(pilot)
        path = table_of(pilot.app).match.path
        assert path is not None
        assert len(replay(open_record(path)).steps) == len(session.steps)


async def test_a_damaged_match_tells_what_is_wrong_and_is_left_alone():
    store = Store()
    store.running.mkdir(parents=True)
    path = store.running / "2026-01-01-000000.stovka.jsonl"
    path.write_bytes(b'{"type":"header","format":"nonsense"}\n')
    async with app_for(store=store).run_test(size=ROOMY) as pilot:
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, SavedMenu)
        await pilot.press("enter")
        note = pilot.app.screen.query_one("#note", Static)
        assert str(note.render()) == pilot.app.words.text("app-saved-damaged")
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, HomeScreen)
    assert path.read_bytes() == b'{"type":"header","format":"nonsense"}\n'


async def test_a_failed_write_is_told_and_the_match_can_go_on_without_keeping():
    session = session_for(seed=next(seed for seed in range(100) if has_a_plain_move(seed)))
    async with app_for(session).run_test(size=ROOMY) as pilot:
        await settled(pilot)
        steps = len(session.steps)
        session.journal.close()
        session.journal = Full()
        move = next(move for move in session.moves() if move.suit is None)
        await play_by_keys_without_answer(pilot, move)
        assert isinstance(pilot.app.screen, Question)
        assert len(session.steps) == steps
        await pilot.press("a")
        assert isinstance(pilot.app.screen, Question)
        assert len(session.steps) == steps
        await pilot.press("g")
        await until(pilot, lambda: len(session.steps) > steps)
        assert isinstance(pilot.app.screen, TableScreen | ScoreScreen)


def has_a_plain_move(seed: int) -> bool:
    session = session_for(seed=seed)
    while session.waiting is None:
        session.step()
    return any(move.suit is None for move in session.moves())


async def play_by_keys_without_answer(pilot, move):
    table = table_of(pilot.app)
    table.point(table.scene, place_of(table, move))
    await pilot.press("enter")


async def test_a_folder_that_cannot_be_written_is_told_and_the_match_is_played(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    session = session_for()
    async with app_for(session, Store(blocked)).run_test(size=ROOMY) as pilot:
        await settled(pilot)
        assert table_of(pilot.app).match.path is None


async def test_a_finished_match_is_watched_both_ways():
    store = Store()
    store.finished.mkdir(parents=True)
    source = DATA / "czech-minus-101-stays-then-out.stovka.jsonl"
    (store.finished / source.name).write_bytes(source.read_bytes())
    async with app_for(store=store).run_test(size=ROOMY) as pilot:
        menu = pilot.app.screen.query_one(OptionList)
        ids = [menu.get_option_at_index(at).id for at in range(menu.option_count)]
        menu.highlighted = ids.index("watch")
        await pilot.press("enter")
        assert type(pilot.app.screen) is RecordMenu
        await pilot.press("enter")
        screen: Any = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        await pilot.press("right", "right", "left")
        assert screen.match.at == 1
        await pilot.press("end")
        assert screen.match.at == len(screen.match.session.steps) - 1
        await pilot.press("home")
        assert screen.match.at == 0


async def test_every_record_can_be_stepped_through():
    async with app_for().run_test(size=(80, 24)) as pilot:
        for path in sorted(DATA.glob("*.jsonl")):
            found = replay(open_record(path))
            pilot.app.open_replay(found)
            await pilot.pause()
            screen = pilot.app.screen
            assert isinstance(screen, ReplayScreen)
            for at in range(0, len(found.steps), max(len(found.steps) // 12, 1)):
                screen.go_to(at)
            screen.go_to(len(found.steps) - 1)
            assert screen.query_one("#why", Panel).lines


def test_options_are_kept_and_nonsense_is_not_taken_over(tmp_path):
    options = choices.Options(mark=False, pace="key", name="[bold]Eva")
    assert choices.load(tmp_path) == choices.Options()
    choices.save(options, tmp_path)
    assert choices.load(tmp_path) == options
    store = Progress(tmp_path)
    nonsense = {"mark": 3, "pace": "warp", "guard": 0, "name": "x" * (LONGEST_NAME + 1)}
    values: tuple[object, ...] = (nonsense, "warp", [[[]]], None)
    for value in values:
        store.set(choices.SETTING, value)
        assert choices.load(tmp_path) == choices.Options()
    store.close()
    (tmp_path / NAME).write_bytes(b"no database" * 100)
    assert choices.load(tmp_path) == choices.Options()


def test_options_that_cannot_be_written_are_told(tmp_path):
    (tmp_path / "folder").write_text("a file")
    with pytest.raises(Refusal, match=r"store\.write_failed"):
        choices.save(choices.Options(), tmp_path / "folder")
