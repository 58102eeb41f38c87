"""The rule book in the app: it opens at the rule in question, has examples, and can be searched in any language."""

from __future__ import annotations

from typing import Any

from textual.containers import VerticalScroll

from stovka.tui.screens.rules import RulesScreen
from stovka.tui.screens.table import TableScreen
from tests.tui.helpers import ROOMY, app_for, session_for, settled, table_of


async def opened(pilot: Any) -> RulesScreen:
    await settled(pilot)
    await pilot.press("1", "r")
    screen = pilot.app.screen
    assert isinstance(screen, RulesScreen)
    return screen


def screen_text(screen: RulesScreen) -> str:
    return "\n".join(strip.text for strip in screen._compositor.render_strips())


async def test_it_opens_at_the_rule_in_question_with_an_example():
    async with app_for(session_for()).run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot)
        table = table_of(pilot.app)
        here = next(line for line in screen.lines if line.kind == "here")
        rules = table.match.session.rules
        assert here.text == table.speech.rule(table.rule_here(), **rules.settings)
        begins = " ".join(here.text.split()[:5])
        for _ in range(100):  # the page is laid out, then it scrolls
            if begins in screen_text(screen):
                break
            await pilot.pause(0.02)
        assert begins in screen_text(screen)
        assert screen.query_one(VerticalScroll).scroll_y > 0
        after = screen.lines[screen.lines.index(here) + 1 :][:2]
        assert [line.kind for line in after] == ["dim", "dim"]


async def test_a_search_finds_rules_in_any_language_and_escape_goes_back():
    async with app_for(session_for()).run_test(size=ROOMY) as pilot:
        screen = await opened(pilot)
        whole = list(screen.lines)
        await pilot.press("slash", *"семёрка", "enter")
        found = [line.text for line in screen.lines]
        assert 2 < len(found) < len(whole)
        assert any("seven" in text for text in found)
        await pilot.press("escape")
        assert [line.text for line in screen.lines] == [line.text for line in whole]
        await pilot.press("slash", *"xyzzy", "enter")
        assert screen.lines[-1].text == pilot.app.words.text("glossary-nothing", query="xyzzy")
        await pilot.press("escape", "escape")
        assert isinstance(pilot.app.screen, TableScreen)
