"""The app's newer screens in the made-up language: the hand-over, predictions, statistics, pages, house rules."""

from __future__ import annotations

import pytest

from stovka.play.session import Session
from stovka.play.setup import open_rules, seats_for
from stovka.tui.screens.handover import HandOver
from stovka.tui.screens.house import HouseScreen
from stovka.tui.screens.question import Question
from stovka.tui.screens.text import TextScreen
from tests.pseudo.test_app import TALL, _other_names, app_in, english, seated
from tests.tui.helpers import my_move, place_of, settled, table_of, until

__all__ = ["_other_names"]


async def test_the_hand_over_between_two_people() -> None:
    game, rules = open_rules("mavr")
    app = app_in(session=Session(game, rules, seats_for(3, ("Анна", "Зоя"), "steady"), 7))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HandOver))
        assert english(app) == []
        await pilot.press("question_mark")
        assert english(app) == []
        await pilot.press("escape", "enter")
        await until(pilot, lambda: table_of(app).scene is not None)
        assert english(app) == []


@pytest.mark.parametrize("right", [True, False])
async def test_a_prediction_and_what_is_said_of_it(right: bool) -> None:
    session = seated("mavr", 3)
    app = app_in(session=session, options={"predict": True, "pace": "once"})
    async with app.run_test(size=TALL) as pilot:
        await settled(pilot)
        table = table_of(app)
        move = next((move for move in session.moves() if move.suit is None), my_move(session))
        table.point(table.scene, place_of(table, move))
        assert english(app) == []
        await pilot.press("enter")
        for key in ("1", "0") if right else ("0", "5"):
            assert isinstance(app.screen, Question)
            assert english(app) == []
            await pilot.press(key)
        await pilot.pause()
        assert english(app) == []
        if isinstance(app.screen, TextScreen):
            await pilot.press("escape")
        app.home()
        app.statistics()
        await pilot.pause()
        assert english(app) == []


async def test_a_page_is_written_down() -> None:
    app = app_in(session=seated())
    async with app.run_test(size=TALL) as pilot:
        await settled(pilot)
        await pilot.press("x")
        assert english(app, "paths") == []
        await pilot.press("enter")
        await pilot.pause()
        assert english(app, "paths") == []


async def test_house_rules_line_by_line() -> None:
    app = app_in()
    async with app.run_test(size=TALL) as pilot:
        app.setup()
        await pilot.pause()
        app.screen.query_one("#house").press()
        await pilot.pause()
        house = app.screen
        assert isinstance(house, HouseScreen)
        for name in ("effects", "values", "players", "no_finish"):
            house.query_one(f"#dial-{name}").focus()
            await pilot.pause()
            said = str(house.query_one("#about").render())
            assert said
