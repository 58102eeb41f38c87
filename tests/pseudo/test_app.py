"""Under a made language nothing that the app shows is English, on any screen; read off the screen as it is drawn."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from stovka.play import setup
from stovka.play.replay import open_record, replay
from stovka.play.storage import Store
from stovka.tui.app import StovkaApp
from stovka.tui.options import Options
from stovka.tui.screens.question import Question
from stovka.tui.screens.score import ScoreScreen
from tests.cli.conftest import recorded
from tests.pseudo.locale import LANG, leaks, marked
from tests.tui.helpers import my_move, play_by_keys, play_round, session_for, settled, table_of, until

TALL = (120, 150)
"""So high that a sheet shows all its text."""


def app_in(lang: str = LANG, session: Any = None, store: Any = None, **more: Any) -> Any:
    """The app in a language, its table at once."""
    options = {"pace": "once", "guard": 0.0, "name": "Анна", **more.pop("options", {})}
    return StovkaApp(session, store, lang=lang, options=Options(**options), **more)


def seated(variant: str = "mavr", players: int = 3) -> Any:
    """A match of players whose names have no Latin letter."""
    return session_for(variant, players, name="Анна")


def shown(app: Any) -> str:
    """The rows of the screen as they are drawn now, all widgets with what lies over them."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


def english(app: Any, *allowed: str) -> list[str]:
    """What is left of English on the screen. Suits have letters where that was chosen, and as keys of a question."""
    suits = ("suits",) if app.options.ascii or isinstance(app.screen, Question) else ()
    return leaks(shown(app), *allowed, *suits, "keys")


@pytest.fixture(autouse=True)
def _other_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots with names of other letters: on the screen a name can be cut short."""
    monkeypatch.setattr(setup, "BOT_NAMES", ("Борис", "Клара", "Даниил", "Ева", "Филипп", "Грета", "Гуго"))


async def test_the_first_screen_and_what_can_be_chosen_there() -> None:
    app = app_in()
    async with app.run_test(size=TALL) as pilot:
        await pilot.pause()
        assert marked("Play") in shown(app)
        assert english(app) == []
        for leave in (app.choose_rules, app.choose_record, app.choose_saved, app.settings, app.home, app.setup):
            leave()
            await pilot.pause()
            assert english(app, "paths") == [], leave
        app.help("menu", app.words)
        await pilot.pause()
        assert english(app) == []


async def test_the_form_before_a_match_line_by_line() -> None:
    app = app_in()
    async with app.run_test(size=TALL) as pilot:
        app.setup()
        await pilot.pause()
        seen = set()
        for _ in range(12):
            await pilot.press("right", "right")
            assert english(app) == []
            await pilot.press("down")
            assert english(app) == []
            seen.add(shown(app))
        assert len(seen) > 4


@pytest.mark.parametrize(
    ("variant", "size", "ascii"),
    [("mavr", (120, 40), False), ("stovkahra", (120, 40), True), ("alternative", (80, 24), False)],
)
async def test_the_table(variant: str, size: tuple[int, int], ascii: bool) -> None:
    app = app_in(session=seated(variant, 4), options={"ascii": ascii})
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        for _ in range(2):
            for key in ("right", "up", "up", "tab"):
                await pilot.press(key)
                assert english(app) == [], key
            await play_by_keys(pilot, my_move(app.screen.match.session))
            await settled(pilot)
        await pilot.press("u")
        assert english(app) == []
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, Question)
        assert english(app) == []


@pytest.mark.parametrize("variant", ["mavr", "stovkahra"])
async def test_every_sheet_over_the_table(variant: str) -> None:
    app = app_in(session=seated(variant, 4))
    async with app.run_test(size=TALL) as pilot:
        await settled(pilot)
        await play_by_keys(pilot, my_move(app.screen.match.session))
        await settled(pilot)
        for key in ("w", "l", "s", "r", "e", "t", "question_mark", "h", "v"):
            await pilot.press(key)
            await pilot.pause()
            assert english(app, "codes") == [], key
            if app.screen is not table_of(app):
                await pilot.press("escape")


async def test_a_move_that_is_refused_and_one_that_needs_a_suit() -> None:
    app = app_in(session=seated())
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        table = table_of(app)
        refused = asked = False
        for _ in range(20):
            await settled(pilot)
            hand = [held.card for held in table.scene.hand]
            wrong = [at for at, held in enumerate(table.scene.hand[:10]) if not held.fits]
            if wrong and not refused:
                await pilot.press(str((wrong[0] + 1) % 10), "enter")
                assert english(app) == []
                refused = True
            queen = next((move for move in table.match.session.moves() if move.suit and move.card in hand[:10]), None)
            if queen and queen.card:
                await pilot.press(str((hand.index(queen.card) + 1) % 10), "enter")
                assert isinstance(app.screen, Question)
                assert english(app) == []
                await pilot.press("escape")
                asked = True
                break
            before = len(table.match.session.steps)
            await play_by_keys(pilot, my_move(table.match.session))
            await until(pilot, partial(_longer, table, before))
        assert refused
        assert asked


def _longer(table: Any, steps: int) -> bool:
    return len(table.match.session.steps) > steps


@pytest.mark.parametrize("variant", ["mavr", "stovkahra"])
async def test_the_score_sheet_and_its_sums(variant: str) -> None:
    app = app_in(session=seated(variant, 4))
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        await play_round(pilot, play_by_keys)
        assert english(app) == []
        for key in ("left", "up", "right", "down"):
            await pilot.press(key)
            await pilot.press("enter")
            await pilot.pause()
            assert english(app) == []
            if not isinstance(app.screen, ScoreScreen):
                await pilot.press("escape")


@pytest.mark.parametrize("variant", ["mavr", "stovkahra"])
async def test_the_end_of_a_match(variant: str) -> None:
    session = seated(variant, 4)
    while not session.over:
        if session.waiting is None:
            session.step()
        else:
            session.act(0, session.hint(0))
    app = app_in(session=session)
    async with app.run_test(size=TALL) as pilot:
        for _ in range(4):
            await pilot.pause(0.05)
            assert english(app) == []
            await pilot.press("escape")


async def test_a_record_step_by_step(tmp_path: Path) -> None:
    for variant in ("mavr", "stovkahra"):
        path = recorded(tmp_path, variant, players=4, seed=5)
        path.write_text(path.read_text(encoding="utf-8").replace("Bot ", "№"), encoding="utf-8")
        app = app_in(replay=replay(open_record(path)))
        async with app.run_test(size=(120, 60)) as pilot:
            await pilot.pause()
            for at in range(0, len(app.replay.steps), 4):
                app.screen.go_to(at)
                await pilot.pause()
                assert english(app) == []
            for key in ("s", "l", "e", "question_mark"):
                await pilot.press(key)
                await pilot.pause()
                assert english(app) == []
                await pilot.press("escape")


async def test_a_terminal_that_is_too_small() -> None:
    app = app_in(session=seated())
    async with app.run_test(size=(50, 18)) as pilot:
        await pilot.pause()
        assert shown(app).strip()
        assert english(app) == []


async def test_matches_that_can_go_on_and_a_damaged_one(stovka_data: Path) -> None:
    store = Store()
    session = seated("mavr", 3)
    path = store.begin(session)
    while session.step():
        pass
    session.journal.close()
    damaged = path.with_name("0.stovka.jsonl")
    damaged.write_text("{}\n")
    app = app_in(store=store)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert english(app) == []
        app.choose_saved()
        await pilot.pause()
        assert english(app, "paths", "fields") == []
        for _ in range(3):
            await pilot.press("down")
            await pilot.press("enter")
            await pilot.pause()
            assert english(app, "paths", "fields") == []
