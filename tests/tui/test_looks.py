"""How things look: sizes, letters, names, colours; and a few pictures."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from rich.style import Style
from textual.widgets import Button, Input, Static

from stovka.tui.scene import CONTROLS
from stovka.tui.screens.score import ScoreScreen
from stovka.tui.screens.setup import SetupScreen
from stovka.tui.screens.small import SmallScreen
from stovka.tui.screens.table import TableScreen
from stovka.tui.widgets import ink
from stovka.tui.widgets.board import Board
from stovka.tui.widgets.choice import Choice
from stovka.tui.widgets.panels import Keys
from tests.tui.helpers import ROOMY, app_for, board_text, my_move, play_by_keys, session_for, settled, table_of

SIZES = [(60, 20), (72, 22), (80, 24), (100, 30), (120, 40), (200, 60)]
SCROLLING = set("▁▂▃▄▅▆▇█")
"""Textual's own signs of a scroll bar."""
TABLES = [("mavr", 2), ("russian", 5), ("alternative", 8), ("stovkahra", 4)]


@pytest.mark.parametrize(("variant", "players"), TABLES)
async def test_everything_is_on_the_table_at_every_size(variant, players):
    session = session_for(variant, players)
    async with app_for(session).run_test(size=ROOMY) as pilot:
        await settled(pilot)
        table = table_of(pilot.app)
        for size in SIZES:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            text = board_text(pilot.app)
            for name in session.names:
                assert name in text, (size, name)
            shown = {cursor for _, cursor in table.query_one(Board).hits if cursor.place == "hand"}
            assert len(shown) == len(table.scene.hand), size
            controls = {cursor for _, cursor in table.query_one(Board).hits if cursor.place == CONTROLS}
            assert len(controls) == len(table.scene.controls), size
            for held in table.scene.hand:
                assert table.look.code(held.card) in text, (size, held)


async def test_too_small_says_what_is_needed_until_there_is_room():
    async with app_for(session_for()).run_test(size=ROOMY) as pilot:
        await settled(pilot)
        await pilot.resize_terminal(59, 19)
        await pilot.pause()
        assert isinstance(pilot.app.screen, SmallScreen)
        await pilot.press("enter", "space")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)


async def test_letters_and_plain_frames_take_the_same_room():
    pictures = []
    for ascii in (False, True):
        async with app_for(session_for(), ascii=ascii).run_test(size=ROOMY) as pilot:
            await settled(pilot)
            canvas = table_of(pilot.app).query_one(Board).canvas
            assert canvas is not None
            pictures.append(["".join(row) for row in canvas.chars])
    signs, letters = pictures
    assert all(row.isascii() for row in letters)
    assert [cell_len(row) for row in signs] == [cell_len(row) for row in letters]
    where = [(y, x) for y, row in enumerate(signs) for x, char in enumerate(row) if char in "♠♥♦♣"]
    assert where
    for y, x in where:
        if signs[y][x] in "♠♥♦♣" and signs[y][x - 1].isalnum():
            assert letters[y][x] in "SHDC"


@pytest.mark.parametrize("name", ["[bold]x[/]", "日本", "a" * 40])
async def test_a_name_is_only_text(name):
    session = session_for(name=name)
    async with app_for(session).run_test(size=ROOMY) as pilot:
        await settled(pilot)
        assert name[:10] in board_text(pilot.app)
        await play_by_keys(pilot, my_move(session))
        await settled(pilot)
        await pilot.press("s")
        assert isinstance(pilot.app.screen, ScoreScreen)
        assert str(pilot.app.screen.columns[0].heading) == name
        await pilot.press("escape", "l", "escape", "w", "escape")
        assert isinstance(pilot.app.screen, TableScreen)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_every_colour_stands_out_from_its_ground():
    styles = [each for each in vars(ink).values() if isinstance(each, Style)]
    for suit in "SHDC":
        for four in (False, True):
            styles += [ink.on_card(suit, four, dull) for dull in (False, True)]
            styles += [ink.on_dark(suit, four), ink.on_dark(suit, four, ink.PANEL)]
    for style in styles:
        assert style.color is not None
        assert style.bgcolor is not None
        light, dark = sorted((luminance(style.color.name), luminance(style.bgcolor.name)), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= 4.5, style


async def test_a_match_is_set_up_and_begun():
    async with app_for(name="Eva").run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        screen = pilot.app.screen
        assert isinstance(screen, SetupScreen)
        await pilot.press("left", "left", "left")
        assert screen.query_one("#variant", Choice).about == pilot.app.words.variant("russian", "one")
        await pilot.press("down", "right")
        screen.query_one("#seed", Input).value = "7"
        screen.query_one(Button).focus()
        await pilot.press("enter")
        await settled(pilot)
        session = table_of(pilot.app).match.session
        assert (session.rules.variant, session.names[0], session.seed) == ("russian", "Eva", 7)
        assert len(session.seats) == 5


async def test_house_rules_are_chosen_and_played():
    async with app_for(name="Eva").run_test(size=(80, 24)) as pilot:
        pilot.app.setup()
        await pilot.pause()
        setup = pilot.app.screen
        setup.query_one("#house", Button).press()
        await pilot.pause()
        house = pilot.app.screen
        assert house.chosen() == ()
        house.query_one("#dial-draw", Choice).action_turn(1)
        house.query_one("#dial-no_finish", Input).value = "ks, 7"
        await pilot.press("escape")
        assert setup.house == ("draw=one", "no_finish=KS,7")
        setup.action_start()
        await settled(pilot)
        rules = table_of(pilot.app).match.session.rules
        assert rules.differences == {"draw": "one", "no_finish": ["7", "KS"]}


async def test_house_rules_that_contradict_each_other_are_told_and_not_taken():
    async with app_for(name="Eva").run_test(size=(80, 24)) as pilot:
        pilot.app.setup()
        await pilot.pause()
        pilot.app.screen.query_one("#house", Button).press()
        await pilot.pause()
        house = pilot.app.screen
        house.query_one("#dial-no_finish", Input).value = "joker"
        await pilot.press("escape")
        assert pilot.app.screen is house
        assert "JOKER" in str(house.query_one("#about", Static).render())


async def test_tables_of_cards_are_written_as_lines_and_kept_as_a_file_that_can_be_chosen():
    async with app_for(name="Eva").run_test(size=(80, 24)) as pilot:
        app = pilot.app
        app.setup()
        await pilot.pause()
        app.screen.query_one("#house", Button).press()
        await pilot.pause()
        house = app.screen
        house.query_one("#dial-effects", Input).focus()
        house.query_one("#dial-effects", Input).value = "7: fly"
        await pilot.pause()
        assert "fly" in str(house.query_one("#about", Static).render())
        house.query_one(
            "#dial-effects", Input
        ).value = "6: draw=1 skip; 7: draw=2 skip; Q: order wild; A: skip; 8: again"
        house.query_one("#dial-values", Input).value += ", QS=40"
        house.query_one("#dial-players", Input).value = "2-3"
        house.query_one("#house-name", Input).value = "ours"
        await pilot.press("f9")
        path = app.store.folder / "house" / "ours.toml"
        assert path.exists()
        await pilot.press("escape")
        app.setup()
        await pilot.pause()
        setup = app.screen
        line = setup.query_one("#variant", Choice)
        line.chosen = line.values.index("ours")
        line.action_turn(0)
        await pilot.pause()
        assert setup.query_one("#players", Choice).values == ["2", "3"]
        setup.action_start()
        await settled(pilot)
        rules = table_of(app).match.session.rules
        assert rules.settings["values"]["QS"] == 40
        assert rules.settings["effects"]["8"]["again"] is True
        assert not rules.settings["effects"]["9"]["again"]


@pytest.mark.parametrize("variant", ["russian", "alternative", "mavr", "stovkahra"])
async def test_only_numbers_of_players_that_the_variant_allows_are_offered(variant):
    async with app_for().run_test(size=(80, 24)) as pilot:
        from stovka.play.setup import VARIANTS, open_rules

        pilot.app.setup()
        await pilot.pause()
        screen = pilot.app.screen
        line = screen.query_one("#variant", Choice)
        line.chosen = VARIANTS.index(variant)
        line.action_turn(0)
        await pilot.pause()
        least, most = open_rules(variant)[1].players
        assert screen.query_one("#players", Choice).values == [str(count) for count in range(least, most + 1)]


@pytest.mark.parametrize("lang", ["en", "ru", "fr", "cs"])
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_score_help_and_leaving_are_in_the_footer_in_every_language(lang, size):
    app = app_for(session_for(), lang=lang)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        table = table_of(app)
        keys = table.query_one(Keys)
        shown = {command.id for _, command in keys.hits}
        assert {"play", "score", "help", "quit"} <= shown
        assert all(region.right <= size[0] for region, _ in keys.hits)
        await pilot.press("r")
        assert app.words.text("app-rules-hint") in drawn(app)
        await pilot.press("escape", "question_mark")
        assert app.words.text("app-close") in drawn(app)


@pytest.mark.parametrize("lang", ["en", "ru", "fr", "cs"])
async def test_no_label_of_a_form_is_cut_at_eighty_columns(lang):
    app = app_for(lang=lang)
    async with app.run_test(size=(80, 24)) as pilot:
        for opened in (app.setup, app.settings):
            opened()
            await pilot.pause()
            for line in app.screen.query(Choice):
                assert cell_len(line.label) + 2 <= line._column(), line.label


def drawn(app):
    """The rows of the screen as they are drawn now, all widgets with what lies over them."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


async def test_in_plain_letters_every_screen_is_ascii():
    session = session_for("mavr", 4)
    async with app_for(session, ascii=True).run_test(size=ROOMY) as pilot:
        app = pilot.app
        await settled(pilot)
        assert drawn(app).isascii()
        await play_by_keys(pilot, my_move(session))
        await settled(pilot)
        for key in ("w", "l", "s", "r", "e", "t", "x", "v", "q", "question_mark"):
            await pilot.press(key)
            await pilot.pause()
            strange = {char for char in drawn(app) if not char.isascii()}
            assert strange <= SCROLLING, (key, strange)
            await pilot.press("escape")
        app.home()
        await pilot.pause()
        for opened in (app.setup, app.settings, app.choose_rules, app.statistics):
            opened()
            await pilot.pause()
            strange = {char for char in drawn(app) if not char.isascii()}
            assert strange <= SCROLLING, (opened, strange)
