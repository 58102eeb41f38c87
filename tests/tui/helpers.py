"""An app at a table that is always the same, and hands to play it with."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from stovka.core.moves import Move
from stovka.play.session import Session
from stovka.play.setup import open_rules, seats_for
from stovka.play.storage import Store
from stovka.tui.app import StovkaApp
from stovka.tui.options import Options
from stovka.tui.scene import CONTROLS, HAND, Cursor
from stovka.tui.screens.question import Question
from stovka.tui.screens.score import ScoreScreen
from stovka.tui.screens.table import TableScreen
from stovka.tui.widgets.board import Board

ROOMY = (120, 40)


def session_for(variant: str = "mavr", players: int = 3, seed: int = 7, name: str = "Anna") -> Session:
    """A match of a person in seat 0 against steady bots."""
    game, rules = open_rules(variant)
    return Session(game, rules, seats_for(players, name, "steady"), seed)


def app_for(session: Session | None = None, store: Store | None = None, lang: str = "en", **options: object) -> Any:
    """The app at the table of a match; the others move at once, and no press is too quick, unless told otherwise."""
    chosen: dict[str, object] = {"pace": "once", "guard": 0.0, **options}
    return StovkaApp(session, store, lang=lang, options=Options(**chosen))  # type: ignore[arg-type]


def table_of(app: Any) -> Any:
    """The table, whatever lies over it."""
    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


def board_text(app: Any) -> str:
    """What the whole screen shows, as text."""
    widgets = [app.screen, *app.screen.query("*")]
    rows: list[str] = []
    for widget in widgets:
        canvas = getattr(widget, "canvas", None)
        if canvas is not None:
            rows += ["".join(chars) for chars in canvas.chars]
    return "\n".join(rows)


async def until(pilot: Any, true: Callable[[], bool], most: int = 100) -> None:
    """Waits until something is true."""
    for _ in range(most):
        if true():
            return
        await pilot.pause(0.02)
    raise AssertionError("it never came to be")


async def settled(pilot: Any) -> None:
    """Waits until the person is asked, a sheet is shown, or the match is over."""
    app = pilot.app
    table = table_of(app)

    def waits() -> bool:
        return not isinstance(app.screen, TableScreen) or (table.scene is not None and table.match.my_turn)

    await until(pilot, waits)
    await pilot.pause()


def place_of(table: Any, move: Move) -> Cursor:
    """Where a move is made: its card in the hand, or its button."""
    scene = table.scene
    if move.card is not None:
        return Cursor(HAND, next(at for at, held in enumerate(scene.hand) if held.card is move.card))
    return Cursor(CONTROLS, next(at for at, control in enumerate(scene.controls) if control.move is move))


async def play_by_keys(pilot: Any, move: Move) -> None:
    """Goes to a card or a button with the arrows and Tab, and presses it; then names the suit."""
    table = table_of(pilot.app)
    if isinstance(pilot.app.screen, Question):
        await answer_by_key(pilot, move)
        return
    wanted = place_of(table, move)
    for _ in range(40):
        if table.cursor == wanted:
            break
        if table.cursor.place != wanted.place:
            await pilot.press("tab" if CONTROLS in (wanted.place, table.cursor.place) else "down")
        else:
            step = "right" if wanted.place == HAND else "tab"
            await pilot.press("left" if step == "right" and wanted.at < table.cursor.at else step)
    assert table.cursor == wanted
    await pilot.press("enter")
    if isinstance(pilot.app.screen, Question):
        await answer_by_key(pilot, move)


async def answer_by_key(pilot: Any, move: Move) -> None:
    """The key of an answer."""
    question = pilot.app.screen
    assert isinstance(question, Question)
    await pilot.press(next(answer.key for answer in question.answers.answers if answer.id == move.code))


async def play_by_mouse(pilot: Any, move: Move) -> None:
    """Presses a card until it is played, or a button, or the answer of a question."""
    app = pilot.app
    table = table_of(app)
    if not isinstance(app.screen, Question):
        board = table.query_one(Board)
        wanted = place_of(table, move)
        presses = 1 if wanted.place == CONTROLS or table.cursor == wanted else 2
        for _ in range(presses):
            await pilot.click(Board, offset=board.where(wanted))
            await pilot.pause()
    if isinstance(app.screen, Question):
        answers = app.screen.answers
        at = next(at for at, answer in enumerate(answers.answers) if answer.id == move.code)
        region = next(region for region, number in answers.hits if number == at)
        await pilot.click("#answers", offset=(region.x + 3, region.y))


def my_move(session: Session) -> Move:
    """A move to make: the first legal one that is no queen, if there is one."""
    return min(session.moves(), key=lambda move: (move.suit is not None, move.card is None, move.code))


async def play_round(pilot: Any, play: Callable[[Any, Move], Any]) -> None:
    """Plays until the sheet of the round lies on the table."""
    table = table_of(pilot.app)
    session = table.match.session
    for _ in range(60):
        await settled(pilot)
        if isinstance(pilot.app.screen, ScoreScreen):
            return
        before = len(session.steps)
        await play(pilot, my_move(session))
        await until(pilot, partial(_longer, session, before))
    raise AssertionError("the round never ended")


def _longer(session: Session, steps: int) -> bool:
    return len(session.steps) > steps
