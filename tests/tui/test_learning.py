"""What the learner's own store gets: wrong moves, predictions; and the page with what was played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from textual.widgets import Input, OptionList

from stovka.core.cards import CARDS
from stovka.play.predict import Question as Asked
from stovka.play.predict import answers
from stovka.play.progress import Progress
from stovka.play.storage import Store
from stovka.tui.scene import HAND, Cursor
from stovka.tui.screens.export import ExportScreen
from stovka.tui.screens.question import Question
from stovka.tui.screens.table import TableScreen
from stovka.tui.screens.text import TextScreen
from stovka.tui.widgets.panels import Panel, Status
from tests.tui.helpers import ROOMY, app_for, my_move, place_of, play_by_keys, session_for, settled, table_of, until


async def play_wrong(pilot: Any) -> str:
    """Tries a card that does not fit; gives the rule that stopped it."""
    table = table_of(pilot.app)
    await settled(pilot)
    at = next(at for at, held in enumerate(table.scene.hand) if not held.fits)
    rule: str = table.match.options_for(table.scene.hand[at].card)[0].verdict.forbids[0].rule
    table.point(table.scene, Cursor(HAND, at))
    await pilot.press("enter")
    return rule


async def test_a_wrong_move_is_kept_and_told_in_the_statistics():
    session = session_for()
    async with app_for(session).run_test(size=ROOMY) as pilot:
        rule = await play_wrong(pilot)
        assert len(session.attempts) == 1
        await play_by_keys(pilot, my_move(session))
        await settled(pilot)
        assert not session.steps[-1].verdict.forbids
    session.journal.close()
    progress = Progress(Store().folder)
    assert progress.attempts() == {rule: 1}
    progress.close()
    async with app_for().run_test(size=(80, 24)) as pilot:
        menu = pilot.app.screen.query_one(OptionList)
        ids = [menu.get_option_at_index(at).id for at in range(menu.option_count)]
        menu.highlighted = ids.index("statistics")
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, TextScreen)
        told = " ".join(line.text for line in pilot.app.screen.lines)
        assert pilot.app.words.variant("mavr") in told
        assert pilot.app.words.rule(rule, **session.rules.settings) in told
        await pilot.press("escape")


async def test_a_store_that_fails_is_told_once_and_play_goes_on(tmp_path: Path):
    store = Store(tmp_path / "data")
    (store.folder / "progress.sqlite").mkdir(parents=True)
    session = session_for()
    async with app_for(session, store).run_test(size=ROOMY) as pilot:
        said: list[str] = []
        pilot.app.notify = lambda text, **_: said.append(text)
        await play_wrong(pilot)
        await play_wrong(pilot)
        assert len(said) == 1
        assert len(session.attempts) == 2
        before = len(session.steps)
        await play_by_keys(pilot, my_move(session))
        await until(pilot, lambda: len(session.steps) > before)


async def predicted(pilot: Any, right: bool) -> Any:
    """Answers the two questions before a move, rightly or wrongly; gives the move."""
    session = table_of(pilot.app).match.session
    table = table_of(pilot.app)
    await settled(pilot)
    move = next(move for move in session.moves() if move.card is not None and move.suit is None)
    table.point(table.scene, place_of(table, move))
    trial = session.branch(len(session.steps) - 1, 0)
    trial.act(0, move)
    was = answers(trial.step_view(len(trial.steps) - 1, 0))
    await pilot.press("enter")
    for _ in range(2):
        screen = pilot.app.screen
        assert isinstance(screen, Question)
        assert not [step for step in session.steps if step.move is move]
        ids = [answer.id for answer in screen.answers.answers]
        kind = Asked("predict.next") if "nobody" in ids else Asked("predict.cards", 1)
        wanted = "nobody" if was[kind] is None else str(was[kind])
        answer = next(each for each in screen.answers.answers if (each.id == wanted) == right)
        await pilot.press(answer.key)
    assert any(step.move is move for step in session.steps)
    return move


async def test_what_was_predicted_is_marked_and_kept():
    session = session_for(seed=79)
    async with app_for(session, predict=True, pace="key").run_test(size=ROOMY) as pilot:
        while not table_of(pilot.app).match.my_turn:
            await pilot.press("space")
        await predicted(pilot, right=False)
        assert isinstance(pilot.app.screen, TextScreen)
        assert [line.kind for line in pilot.app.screen.lines[:2]] == ["bad", "bad"]
        await pilot.press("escape")
        while not table_of(pilot.app).match.my_turn:
            await pilot.press("space")
        await predicted(pilot, right=True)
        assert isinstance(pilot.app.screen, TableScreen)
    progress = Progress(Store().folder)
    assert progress.predictions() == {"predict.cards": (1, 2), "predict.next": (1, 2)}
    progress.close()


async def test_a_prediction_can_be_skipped():
    session = session_for(seed=79)
    async with app_for(session, predict=True).run_test(size=ROOMY) as pilot:
        await settled(pilot)
        move = next(move for move in session.moves() if move.suit is None)
        table = table_of(pilot.app)
        table.point(table.scene, place_of(table, move))
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, Question)
        await pilot.press("escape")
        await until(pilot, lambda: any(step.move is move for step in session.steps))
    assert not (Store().folder / "progress.sqlite").exists()


async def test_the_running_match_is_written_down_without_a_hidden_card(tmp_path: Path):
    session = session_for(players=4)
    async with app_for(session).run_test(size=ROOMY) as pilot:
        await settled(pilot)
        await play_by_keys(pilot, my_move(session))
        await settled(pilot)
        for form, ending in ((0, "md"), (1, "html")):
            await pilot.press("x")
            screen = pilot.app.screen
            assert isinstance(screen, ExportScreen)
            if form:
                await pilot.press("right")
            path = Path(screen.query_one("#path", Input).value)
            await pilot.press("enter")
            assert isinstance(pilot.app.screen, TableScreen)
            assert path.suffix == f".{ending}"
            assert path.parent == Store().folder / "exports"
            page = path.read_text(encoding="utf-8")
            assert session.names[1] in page
            words, view = table_of(pilot.app).speech, session.table(0)
            shown = {card for hand in view.hands for card in hand or () if card}
            shown |= {card for zone in view.zones for card in zone.cards if card}
            shown |= {step.move.card for step in session.steps if step.move.card}
            opening = {getattr(event, "card", None) for event in session.steps[0].events}
            for card in set(CARDS.values()) - shown - opening:
                assert f" {words.card(card)}" not in page, card


async def test_a_page_never_replaces_a_file_and_a_bad_path_is_told(tmp_path: Path):
    (tmp_path / "there.md").write_text("mine")
    async with app_for(session_for()).run_test(size=ROOMY) as pilot:
        await settled(pilot)
        await pilot.press("x")
        screen = pilot.app.screen
        for path in (tmp_path / "there.md", tmp_path / "there.md" / "below.md", tmp_path):
            screen.query_one("#path", Input).value = str(path)
            screen.action_write()
            assert pilot.app.screen is screen
            assert str(screen.query_one("#about").render())
        screen.query_one("#path", Input).value = str(tmp_path / "new.md")
        screen.action_write()
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
    assert (tmp_path / "there.md").read_text() == "mine"
    assert (tmp_path / "new.md").read_text(encoding="utf-8").startswith("#")


async def test_before_a_prediction_the_panel_does_not_tell_what_would_happen():
    session = session_for(seed=79)
    async with app_for(session, predict=True).run_test(size=ROOMY) as pilot:
        await settled(pilot)
        table = table_of(pilot.app)
        move = next(move for move in session.moves() if move.card is not None and move.suit is None)
        table.point(table.scene, place_of(table, move))
        option = table.match.option(move)
        effects = table.speech.events(option.events[1:])
        assert effects
        for key in ("right", "w", "v"):
            lines = [line.text for line in table.query_one("#why", Panel).lines]
            lines += [line.text for line in getattr(pilot.app.screen, "lines", ())]
            assert not set(effects) & set(lines), key
            table.point(table.scene, place_of(table, move))
            await pilot.press("escape") if isinstance(pilot.app.screen, TextScreen) else None
            await pilot.press(key)


async def test_enter_that_writes_an_export_plays_no_card():
    session = session_for("mavr", 3, 5)
    async with app_for(session).run_test(size=ROOMY) as pilot:
        await settled(pilot)
        steps, attempts = len(session.steps), len(session.attempts)
        await pilot.press("x")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        await pilot.pause(0.1)
        assert (len(session.steps), len(session.attempts)) == (steps, attempts)
        assert not table_of(pilot.app).query_one(Status).alarm


async def test_a_refusal_goes_when_the_cursor_goes_on():
    session = session_for("mavr", 3, 7)
    async with app_for(session).run_test(size=ROOMY) as pilot:
        await settled(pilot)
        table = table_of(pilot.app)
        at = next(at for at, held in enumerate(table.scene.hand) if not held.fits)
        table.point(table.scene, Cursor(HAND, at))
        await pilot.press("enter")
        assert table.query_one(Status).alarm
        await pilot.press("left" if at else "right")
        assert not table.query_one(Status).alarm
        assert table.query_one(Status).text == ""
