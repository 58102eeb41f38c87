"""The table: a round by keys and by mouse, questions, presses too many, refused cards."""

from __future__ import annotations

from typing import Any

import pytest

from stovka.core.moves import DRAW, Move
from stovka.play.session import Session
from stovka.teach.telling import tell
from stovka.tui.scene import CONTROLS, HAND, Cursor
from stovka.tui.screens.question import Question
from stovka.tui.screens.score import ScoreScreen
from stovka.tui.screens.table import TableScreen
from stovka.tui.screens.text import TextScreen
from stovka.tui.widgets.board import Board
from stovka.tui.widgets.panels import Panel, Status
from tests.tui.helpers import (
    ROOMY,
    answer_by_key,
    app_for,
    place_of,
    play_by_keys,
    play_by_mouse,
    play_round,
    session_for,
    settled,
    table_of,
    until,
)


def front(pilot: Any) -> type[object]:
    return type(pilot.app.screen)


def status(table: TableScreen) -> Status:
    return table.query_one(Status)


def with_a_queen() -> Session:
    """A match in which the person begins with a queen among other cards, and moves first or soon."""
    return next(s for s in (session_for(seed=seed) for seed in range(100)) if holds_queen_first(s))


def holds_queen_first(session: Session) -> bool:
    while session.waiting is None:
        session.step()
    moves = session.moves()
    wild = any(move.suit for move in moves)
    other = any(move.card and not move.suit for move in moves)
    del session.steps[:]
    fresh = Session(session.game, session.rules, session.seats, session.seed)
    session.state = fresh.state
    return wild and other


async def at_a_queen(pilot, table):
    await settled(pilot)
    queen = next(move for move in table.match.session.moves() if move.suit)
    table.point(table.scene, place_of(table, queen))
    return queen


@pytest.mark.parametrize("hands", [play_by_keys, play_by_mouse])
async def test_a_whole_round_is_played(hands):
    session = session_for(seed=79)
    async with app_for(session).run_test(size=ROOMY) as pilot:
        await play_round(pilot, hands)
        assert isinstance(pilot.app.screen, ScoreScreen)
        assert session.table(0).round == 1
        await pilot.press("n")
        await settled(pilot)
        assert session.table(0).round == 2


async def test_the_stock_is_pressed_to_take_a_card():
    session = next(s for s in (session_for(seed=seed) for seed in range(200)) if must_draw(s))
    fresh = session_for(seed=session.seed or 0)
    async with app_for(fresh).run_test(size=ROOMY) as pilot:
        await settled(pilot)
        held = len(fresh.table(0).hands[0] or ())
        board = table_of(pilot.app).query_one(Board)
        await pilot.click(Board, offset=board.where(Cursor("centre-left")))
        await until(pilot, lambda: any(step.seat == 0 and step.move is DRAW for step in fresh.steps))
        assert len(fresh.table(0).hands[0] or ()) == held + 1


def must_draw(session: Session) -> bool:
    while session.waiting is None:
        session.step()
    return session.moves() == (DRAW,)


async def test_escape_at_the_suit_question_puts_the_queen_back():
    session = with_a_queen()
    async with app_for(session).run_test(size=ROOMY) as pilot:
        table = table_of(pilot.app)
        await at_a_queen(pilot, table)
        steps, hand, cursor = len(session.steps), session.table(0).hands[0], table.cursor
        await pilot.press("enter")
        assert front(pilot) is Question
        await pilot.press("escape")
        assert front(pilot) is TableScreen
        assert (len(session.steps), session.table(0).hands[0]) == (steps, hand)
        assert table.match.my_turn
        assert table.cursor == cursor


async def test_arrows_and_a_second_enter_never_answer_the_suit_question():
    session = with_a_queen()
    async with app_for(session).run_test(size=ROOMY) as pilot:
        table = table_of(pilot.app)
        await at_a_queen(pilot, table)
        steps = len(session.steps)
        await pilot.press("enter", "enter", "space", "down", "up", "right", "left", "pagedown")
        assert isinstance(pilot.app.screen, Question)
        assert len(session.steps) == steps


async def test_the_score_sheet_is_one_key_away_in_a_question_too():
    session = with_a_queen()
    async with app_for(session).run_test(size=ROOMY) as pilot:
        table = table_of(pilot.app)
        await at_a_queen(pilot, table)
        steps = len(session.steps)
        await pilot.press("enter", "f2")
        assert front(pilot) is ScoreScreen
        await pilot.press("escape")
        assert front(pilot) is Question
        assert len(session.steps) == steps


async def test_the_palette_has_what_the_keys_do():
    async with app_for(session_for()).run_test(size=ROOMY) as pilot:
        await settled(pilot)
        table = table_of(pilot.app)
        told = {command.help for command in pilot.app.get_system_commands(table)}
        assert {each.help(table.speech) for each in table.commands if each.action != "none"} == told
        await pilot.press("ctrl+p", *"score")
        palette = pilot.app.screen
        await until(pilot, lambda: palette.query_one("CommandList").option_count > 0)
        await pilot.pause(0.2)
        await pilot.press("down", "enter")
        await until(pilot, lambda: front(pilot) is ScoreScreen)


async def test_a_letter_orders_the_suit_and_it_is_told():
    session = with_a_queen()
    async with app_for(session, pace="key").run_test(size=ROOMY) as pilot:
        table = table_of(pilot.app)
        await settled_by_key(pilot, table)
        await at_a_queen(pilot, table)
        await pilot.press("enter", "h")
        assert isinstance(pilot.app.screen, TableScreen)
        assert session.steps[-1].move.suit == "H"
        assert table.scene is not None
        assert table.scene.ordered == "H"


async def settled_by_key(pilot, table):
    for _ in range(20):
        if table.match.my_turn:
            return
        await pilot.press("space")
        await pilot.pause()


async def test_two_quick_presses_play_one_card():
    session = session_for(players=2, seed=next(seed for seed in range(300) if begins_with_a_nine(seed)))
    async with app_for(session, guard=5.0).run_test(size=ROOMY) as pilot:
        table = table_of(pilot.app)
        await settled(pilot)
        nine = next(move for move in session.moves() if move.card and move.card.rank == "9")
        table.point(table.scene, place_of(table, nine))
        await pilot.press("enter", "enter", "space")
        mine = [step for step in session.steps if step.seat == 0]
        assert len(mine) == 1
        assert table.match.my_turn
        assert status(table).alarm


def begins_with_a_nine(seed: int) -> bool:
    """The person may lay a nine, which lets him move again, and could go on at once."""
    session = session_for(players=2, seed=seed)
    while session.waiting is None:
        session.step()
    return any(move.card and move.card.rank == "9" for move in session.moves())


async def test_enter_on_a_refused_card_tells_the_reason_and_changes_nothing():
    session = session_for()
    async with app_for(session).run_test(size=ROOMY) as pilot:
        table = table_of(pilot.app)
        await settled(pilot)
        at = next(at for at, held in enumerate(table.scene.hand) if not held.fits)
        option = table.match.options_for(table.scene.hand[at].card)[0]
        table.point(table.scene, Cursor(HAND, at))
        steps = len(session.steps)
        await pilot.press("enter")
        assert len(session.steps) == steps
        assert status(table).alarm
        assert status(table).text == table.speech.verdict(option.verdict)[0]
        assert table.cursor == Cursor(HAND, at)


async def test_numbers_pick_cards_and_arrows_go_to_the_table_and_the_stock():
    async with app_for(session_for()).run_test(size=ROOMY) as pilot:
        table = table_of(pilot.app)
        await settled(pilot)
        await pilot.press("3")
        assert table.cursor == Cursor(HAND, 2)
        await pilot.press("up")
        assert table.cursor.place == "centre"
        await pilot.press("up")
        assert table.cursor.place == "centre-left"
        await pilot.press("down", "down")
        assert table.cursor == Cursor(HAND, 2)
        await pilot.press("tab")
        assert table.cursor == Cursor(CONTROLS, 0)


async def test_enter_on_the_table_tells_who_laid_the_card():
    async with app_for(session_for()).run_test(size=ROOMY) as pilot:
        table = table_of(pilot.app)
        await settled(pilot)
        await pilot.press("up", "enter")
        assert isinstance(pilot.app.screen, TextScreen)
        top = table.match.view().zone("pile").cards[-1]
        laid = table.match.laid(top)
        assert laid is not None
        assert pilot.app.screen.lines[0].text == table.speech.text("app-laid", card=top, seat=laid.seat)


async def test_the_panel_tells_verdict_and_effect_of_the_card_under_the_cursor():
    async with app_for(session_for()).run_test(size=ROOMY) as pilot:
        table = table_of(pilot.app)
        await settled(pilot)
        for at, held in enumerate(table.scene.hand):
            await pilot.press(str(at + 1))
            option = next((o for o in table.match.options_for(held.card) if o.verdict.legal), None)
            option = option or table.match.options_for(held.card)[0]
            texts = [line.text for line in table.query_one("#why", Panel).lines]
            assert texts[0] == table.speech.verdict(option.verdict)[0]


async def test_every_move_of_every_player_is_in_the_log_with_its_rule():
    session = session_for()
    async with app_for(session).run_test(size=ROOMY) as pilot:
        table = table_of(pilot.app)
        await settled(pilot)
        await play_by_keys(pilot, session.moves()[0])
        await settled(pilot)
        log = " ".join(line.text for line in table.narrator.log(full=True))
        for index in range(len(session.steps)):
            for told in tell(table.match.step_view(index), table.speech):
                assert told.text in log


@pytest.mark.parametrize("key", ["w", "l", "e", "question_mark"])
async def test_a_text_opens_and_closes_and_the_cursor_stays(key):
    async with app_for(session_for()).run_test(size=ROOMY) as pilot:
        table = table_of(pilot.app)
        await settled(pilot)
        await pilot.press("2")
        cursor = table.cursor
        await pilot.press(key)
        assert isinstance(pilot.app.screen, TextScreen)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, TableScreen)
        assert table.cursor == cursor


async def test_a_hint_is_a_legal_move_and_the_cursor_goes_there():
    session = session_for()
    async with app_for(session).run_test(size=ROOMY) as pilot:
        table = table_of(pilot.app)
        await settled(pilot)
        hint = session.hint(0)
        assert hint in session.moves()
        await pilot.press("h")
        assert table.cursor == place_of(table, hint)
        assert table.speech.move(hint, "do") in status(table).text


async def test_undo_takes_the_last_own_move_back():
    session = session_for()
    async with app_for(session).run_test(size=ROOMY) as pilot:
        await settled(pilot)
        hand = session.table(0).hands[0]
        before = len(session.steps)
        await play_by_keys(pilot, session.moves()[0])
        await settled(pilot)
        assert len(session.steps) > before
        await pilot.press("u")
        await settled(pilot)
        assert len(session.steps) == before
        assert session.table(0).hands[0] == hand


async def test_leaving_asks_only_while_the_match_runs():
    async with app_for(session_for()).run_test(size=ROOMY) as pilot:
        await settled(pilot)
        await pilot.press("q")
        assert front(pilot) is Question
        await pilot.press("s")
        assert front(pilot) is TableScreen
        await pilot.press("ctrl+q", "q")
        await pilot.pause()
        assert pilot.app.return_value == 0


def plain_card(session: Session) -> Move:
    """A legal card that does nothing to anybody."""
    return next(move for move in session.moves() if move.card and move.card.rank in ("8", "10", "J"))


def somebody_else_is_next(seed: int) -> bool:
    session = session_for(players=4, seed=seed)
    while session.waiting is None:
        session.step()
    return any(move.card and move.card.rank in ("8", "10", "J") for move in session.moves())


async def test_by_key_each_move_of_the_others_waits():
    session = session_for(players=4, seed=next(seed for seed in range(100) if somebody_else_is_next(seed)))
    async with app_for(session, pace="key").run_test(size=ROOMY) as pilot:
        table = table_of(pilot.app)
        await pilot.pause()
        await settled_by_key(pilot, table)
        await play_by_keys(pilot, plain_card(session))
        await pilot.pause(0.1)
        steps = len(session.steps)
        await pilot.pause(0.1)
        assert len(session.steps) == steps
        await pilot.press("space")
        await until(pilot, lambda: len(session.steps) == steps + 1)


async def test_a_card_is_seen_under_every_variant_and_those_that_say_the_same_stand_together():
    session = session_for(players=2, seed=next(seed for seed in range(300) if begins_with_a_nine(seed)))
    async with app_for(session).run_test(size=ROOMY) as pilot:
        await settled(pilot)
        table = table_of(pilot.app)
        nine = next(move for move in session.moves() if move.card and move.card.rank == "9")
        table.point(table.scene, place_of(table, nine))
        await pilot.press("v")
        assert isinstance(pilot.app.screen, TextScreen)
        titles = [line.text for line in pilot.app.screen.lines if line.kind == "title"]
        assert len(titles) > 1
        assert table.speech.variant("mavr") in titles[0]
        for variant in ("russian", "alternative", "czech", "mavr", "mavr-one"):
            assert sum(table.speech.variant(variant) in title for title in titles) >= 1
        blocks: list[list[str]] = []
        for line in pilot.app.screen.lines:
            blocks += [[]] if line.kind == "title" else []
            blocks[-1] += [line.text] if line.text and line.kind != "title" else []
        assert all(blocks)
        assert len({tuple(block) for block in blocks}) == len(blocks)


async def test_a_game_with_one_variant_says_so():
    async with app_for(session_for("stovkahra", 4)).run_test(size=ROOMY) as pilot:
        await settled(pilot)
        table = table_of(pilot.app)
        await pilot.press("v")
        assert pilot.app.screen.lines[-1].text == table.speech.text("app-lens-one")


async def test_keys_work_on_a_cyrillic_keyboard():
    session = with_a_queen()
    async with app_for(session).run_test(size=ROOMY) as pilot:
        table = table_of(pilot.app)
        queen = await at_a_queen(pilot, table)
        for key in ("ц", "д", "у"):
            await pilot.press(key)
            assert isinstance(pilot.app.screen, TextScreen), key
            await pilot.press("й")
            assert isinstance(pilot.app.screen, TableScreen), key
        await pilot.press("ы")
        assert isinstance(pilot.app.screen, ScoreScreen)
        await pilot.press("т")
        table.point(table.scene, place_of(table, queen))
        await pilot.press("enter", "р")
        assert any(step.move.suit == "H" and step.seat == 0 for step in session.steps)


async def test_who_turns_up_a_queen_is_asked_for_a_suit_beside_a_wide_panel():
    """While a suit is owed no card of the hand can be laid, and none is told about."""
    session = session_for("mavr", 4, seed=4)
    async with app_for(session).run_test(size=ROOMY) as pilot:
        await settled(pilot)
        assert isinstance(pilot.app.screen, Question)
        table = table_of(pilot.app)
        assert table.narrator.others(table.scene, table.scene.hand[0].card) == []
        await answer_by_key(pilot, session.moves()[0])
        await settled(pilot)
        assert len(session.steps) > 1
