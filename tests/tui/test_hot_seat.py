"""Several people at one screen: between two of them nothing of the match can be seen, and each is told his own view."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from textual.widgets import Input, Static

from stovka.core.cards import CARDS
from stovka.core.moves import SCORE
from stovka.play.session import Session
from stovka.play.setup import open_rules, seats_for
from stovka.tui.screens.handover import HandOver
from stovka.tui.screens.question import Question
from stovka.tui.screens.table import TableScreen
from stovka.tui.screens.text import TextScreen
from stovka.tui.widgets.canvas import Painted
from stovka.tui.widgets.panels import Line, Panel
from tests.tui.helpers import ROOMY, app_for, my_move, play_by_keys, table_of, until

PEOPLE = ("Anna", "Zora")


def together(variant: str = "mavr", players: int = 3, seed: int = 7, people: tuple[str, ...] = PEOPLE) -> Session:
    game, rules = open_rules(variant)
    return Session(game, rules, seats_for(players, people, "steady"), seed)


def everything(app: Any) -> str:
    """All that any screen holds or draws, also under the one in front, as text."""
    found: list[str] = []
    for screen in app.screen_stack:
        for widget in (screen, *screen.query("*")):
            if isinstance(widget, Painted) and widget.canvas is not None:
                found += ["".join(chars) for chars in widget.canvas.chars]
            if isinstance(widget, Panel):
                found += [line.text for line in widget.lines]
            if isinstance(widget, Static):
                found.append(str(widget.render()))
            found += [line.text for line in getattr(widget, "lines", ()) if isinstance(line, Line)]
    found += [strip.text for strip in app.screen._compositor.render_strips()]
    return "\n".join(found)


def codes(app: Any, cards: Any) -> list[str]:
    return [table_of(app).look.code(card) for card in cards if card is not None]


def shows(text: str, code: str) -> bool:
    """True when a card stands there; 9♥ is not seen in 10♥, nor in a word."""
    at = text.find(code)
    while at >= 0:
        if at == 0 or not text[at - 1].isalnum():
            return True
        at = text.find(code, at + 1)
    return False


async def handed(pilot: Any) -> HandOver:
    """Goes on until the next person is asked to sit down."""
    app = pilot.app
    for _ in range(20):
        await until(pilot, lambda: isinstance(app.screen, HandOver) or waits(app) or table_of(app).match.my_turn)
        if not table_of(app).match.my_turn:
            break
        await one_turn(pilot)  # the same person again
    if isinstance(app.screen, TableScreen):
        await pilot.press("enter")
    screen = app.screen
    assert isinstance(screen, HandOver)
    return screen


def waits(app: Any) -> bool:
    """True when a person has to press a key so that the next one can sit down."""
    table = table_of(app)
    session = table.match.session
    return app.screen is table and not table.match.hidden and session.waiting not in (None, table.match.seat)


@pytest.mark.parametrize("variant", ["mavr", "stovkahra"])
async def test_at_hand_over_no_card_is_on_any_screen(variant):
    session = together(variant, players=4 if variant == "stovkahra" else 3)
    async with app_for(session).run_test(size=ROOMY) as pilot:
        app = pilot.app
        for _ in range(6):
            await handed(pilot)
            shown = everything(app)
            assert not [code for code in codes(app, CARDS.values()) if shows(shown, code)]
            for key in ("question_mark", "s", "l", "w", "v", "r", "e", "x", "h", "u"):
                await pilot.press(key)
                shown = everything(app)
                assert not [code for code in codes(app, CARDS.values()) if shows(shown, code)], key
                if isinstance(app.screen, TextScreen):
                    await pilot.press("escape")
                assert isinstance(app.screen, HandOver), key
            seat = app.screen.seat
            await pilot.press("enter")
            table = table_of(app)
            await until(pilot, lambda: table_of(app).scene is not None)
            assert table.match.seat == seat
            assert table.speech.viewer == seat
            shown = everything(app)
            own = session.table(seat)
            for other, hand in enumerate(session.table(None).hands):
                hidden = [card for card in hand or () if card not in (own.hands[other] or ())]
                known = {card for zone in own.zones for card in zone.cards}
                leaked = [code for code in codes(app, set(hidden) - known) if shows(shown, code)]
                assert not leaked or told_in_the_open(session, leaked, app)
            await one_turn(pilot)
            if any(step.move is SCORE for step in session.steps):
                break


def told_in_the_open(session: Session, leaked: list[str], app: Any) -> bool:
    """True when each of these cards was on the table before, and went back into the stock."""
    laid = [step.move.card for step in session.steps if step.move.card is not None]
    return set(leaked) <= set(codes(app, laid))


async def one_turn(pilot: Any) -> None:
    """The person at the screen plays until somebody else is to move, or a sheet comes."""
    app = pilot.app
    table = table_of(app)
    session = table.match.session
    while session.waiting == table.match.seat:
        await until(pilot, lambda: isinstance(app.screen, TableScreen | Question))
        await pilot.pause()
        before = len(session.steps)
        await play_by_keys(pilot, my_move(session))
        await until(pilot, partial(_longer, session, before))
    await pilot.pause()


def _longer(session: Session, steps: int) -> bool:
    return len(session.steps) > steps


async def test_the_log_is_told_as_the_new_player_may_know_it():
    """Who took a card in secret sees it in his own log, and nobody else does."""
    for seed in range(60):
        session = together(players=2, seed=seed)
        while session.waiting is None:
            session.step()
        if session.moves()[0].kind == "draw" and len(session.moves()) == 1:
            break
    fresh = together(players=2, seed=session.seed or 0)
    async with app_for(fresh).run_test(size=ROOMY) as pilot:
        first = (await handed(pilot)).seat
        await pilot.press("enter")
        await until(pilot, lambda: table_of(pilot.app).match.my_turn)
        await one_turn(pilot)
        at = next(at for at, step in enumerate(fresh.steps) if step.seat == first)
        table = table_of(pilot.app)
        mine = [line.text for line in table.narrator.step(at, full=True)]
        other = (await handed(pilot)).seat
        assert other != first
        await pilot.press("enter")
        await until(pilot, lambda: table_of(pilot.app).match.my_turn)
        theirs = [line.text for line in table.narrator.step(at, full=True)]
        told = [code for code in codes(pilot.app, CARDS.values()) if shows(" ".join(mine), code)]
        assert told
        assert not [code for code in told if shows(" ".join(theirs), code)]


async def test_a_press_too_quick_does_not_uncover_the_cards():
    async with app_for(together(), guard=30.0).run_test(size=ROOMY) as pilot:
        await handed(pilot)
        await pilot.press("enter", "enter", "space")
        assert isinstance(pilot.app.screen, HandOver)


async def test_a_match_of_several_people_goes_on_at_hand_over():
    session = together()
    async with app_for(session).run_test(size=ROOMY) as pilot:
        await handed(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: table_of(pilot.app).match.my_turn)
        await one_turn(pilot)
    steps = len(session.steps)
    session.journal.close()
    async with app_for().run_test(size=ROOMY) as pilot:
        await pilot.press("enter")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, HandOver))
        assert len(table_of(pilot.app).match.session.steps) == steps
        shown = everything(pilot.app)
        assert not [code for code in codes(pilot.app, CARDS.values()) if shows(shown, code)]
        assert table_of(pilot.app).match.session.names[:2] == PEOPLE


async def test_leaving_at_hand_over_asks_and_uncovers_nothing():
    async with app_for(together()).run_test(size=ROOMY) as pilot:
        await handed(pilot)
        for key in ("q", "ctrl+q"):
            await pilot.press(key)
            assert isinstance(pilot.app.screen, Question)
            await pilot.press("s")
            await pilot.pause()
            assert isinstance(pilot.app.screen, HandOver)
        await pilot.resize_terminal(40, 10)
        await pilot.pause()
        await pilot.resize_terminal(*ROOMY)
        await pilot.pause()
        assert isinstance(pilot.app.screen, HandOver)


async def test_nobody_takes_back_the_move_of_another_person():
    session = together(players=2)
    async with app_for(session).run_test(size=ROOMY) as pilot:
        for _ in range(2):
            await handed(pilot)
            await pilot.press("enter")
            await until(pilot, lambda: table_of(pilot.app).match.my_turn)
            await one_turn(pilot)
        await handed(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: table_of(pilot.app).match.my_turn)
        steps = len(session.steps)
        await pilot.press("u")
        assert len(session.steps) == steps


async def test_several_people_are_set_up_with_their_names():
    async with app_for(name="Eva").run_test(size=(80, 24)) as pilot:
        pilot.app.setup()
        await pilot.pause()
        setup = pilot.app.screen
        setup.query_one("#name", Input).value = "Anna, anna"
        setup.action_start()
        assert pilot.app.screen is setup
        assert str(setup.query_one("#about", Static).render()) == pilot.app.words.text("app-setup-names")
        setup.query_one("#name", Input).value = "Anna, Борис Б"
        setup.action_start()
        await until(pilot, lambda: isinstance(pilot.app.screen, HandOver))
        seats = table_of(pilot.app).match.session.seats
        assert [(seat.name, seat.kind) for seat in seats][:3] == [
            ("Anna", "human"),
            ("Борис Б", "human"),
            ("Boris", "bot"),
        ]
        assert pilot.app.options.name == "Eva"
