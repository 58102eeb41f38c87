"""The referee's card and the score sheet follow the rules in force and stand on one sheet of paper."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from stovka.core.cards import RANKS
from stovka.games import VARIANTS, open_variant
from stovka.play.setup import open_rules
from stovka.teach.document import render
from stovka.teach.paper import card_html, score_html
from stovka.teach.sheets import card_page, referee_card, score_page, score_sheet
from stovka.text import Words
from stovka.text.bundle import languages

WORDS = Words()
MANY = (
    *("answer=7,A", "voluntary_draw=yes", "no_finish=A,7,KS,10", "last_card_penalty=drawn_then_scored"),
    *("lone_queen=one_queen_among_others", "low=reset_and_eliminate", "effects.J.draw=1", "effects.10H.skip=yes"),
    *("draw=until_fits", "opening_queen=own_suit", "blocked=lowest_hand_wins"),
)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_card_of_the_pack_is_on_the_card(variant: str) -> None:
    game, rules = open_variant(variant)
    digest = game.digest(rules)
    assert [row.key for row in digest.rows if row.key in RANKS] == list(
        dict.fromkeys(c.rank for c in sorted(rules.deck))
    )
    card = referee_card(game, rules, WORDS)
    assert len(card.lines) == len(digest.rows)
    assert all(len(line.cells) == len(card.heads) - 2 for line in card.lines)


@pytest.mark.parametrize("variant", VARIANTS)
def test_only_rules_that_apply_are_on_the_sheets(variant: str) -> None:
    game, rules = open_variant(variant)
    digest = game.digest(rules)
    for rule in (*digest.notes, *(rule for section in digest.sections for rule in section.rules)):
        assert game.applies(rules, rule), rule.id


def said(variant: str, *words: str) -> dict[str, list[Any]]:
    game, rules = open_rules(variant, words)
    return {row.key: [(each.id, dict(each.facts)) for each in row.said] for row in game.digest(rules).rows}


def test_what_a_card_does_is_read_from_the_effects_in_force() -> None:
    russian, mavr = said("russian"), said("mavr")
    assert russian["6"] == [("cover", {})]
    assert mavr["6"] == [("draw-skip", {"draw": 1, "victim": "next"})]
    assert russian["7S"] == [("draw-skip", {"draw": 4, "victim": "next"}), ("stays", {})]
    assert "7S" not in mavr
    assert mavr["9"] == [("again", {})]
    assert russian["8"] == [("nothing", {})]
    assert said("czech")["9"] == [("stays", {})]
    five = [("draw", {"draw": 2, "victim": "previous"}), ("skip", {"victim": "next"})]
    assert said("alternative")["5"] == five
    assert said("alternative", "five_skips=previous")["5"] == [("draw-skip", {"draw": 2, "victim": "previous"})]
    assert said("russian", "no_finish_mode=not_last")["A"][-1] == ("barred", {})
    assert ("answer", {"rank": "7"}) in said("russian", "answer=7")["7"]


def test_stovkahra_has_its_points_and_sets() -> None:
    game, rules = open_variant("stovkahra")
    cells = {row.key: row.cells for row in game.digest(rules).rows}
    assert cells["A"] == (6, 30, 40)
    assert cells["10"] == (0, 10, 20)
    assert cells["8"] == (0, None, None)


def test_house_rules_are_told_on_both_sheets() -> None:
    game, rules = open_rules("mavr", ["draw=one", "limit=121"])
    card, sheet = referee_card(game, rules, WORDS), score_sheet(game, rules, WORDS)
    assert len(card.changed) == len(sheet.changed) == 2
    assert "house rules" in card.title
    html = "\n".join(card_html(card, WORDS))
    assert all(each.split(":")[0] in html for each in card.changed)


def test_a_score_sheet_has_a_place_for_everybody() -> None:
    game, rules = open_variant("mavr")
    assert len(score_sheet(game, rules, WORDS, 6).names) == 6
    assert score_sheet(game, rules, WORDS, 3, ["Anna", "<b>"]).names == ("Anna", "<b>", "")
    assert "<b>" not in "\n".join(score_html(score_sheet(game, rules, WORDS, 2, ["<b>"]), WORDS))
    game, rules = open_variant("stovkahra")
    assert len(score_sheet(game, rules, WORDS).names) == 2


@pytest.mark.parametrize("form", ["text", "md"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_sheets_can_be_read_as_text(variant: str, form: Any) -> None:
    game, rules = open_variant(variant)
    card = list(render(card_page(referee_card(game, rules, WORDS), WORDS), form))
    sheet = list(render(score_page(score_sheet(game, rules, WORDS), WORDS), form))
    assert form == "md" or max(map(len, [*card, *sheet])) <= 79
    assert sum("__" in line or "\\_\\_" in line for line in sheet) >= 16
    assert not [line for line in (*card, *sheet) if "None" in line or "{" in line]


def pages() -> Iterator[tuple[str, str]]:
    for lang in languages():
        words = Words(lang)
        for variant, house in (*((each, ()) for each in VARIANTS), ("alternative", MANY)):
            game, rules = open_rules(variant, house)
            yield f"{variant} card {lang}", "\n".join(card_html(referee_card(game, rules, words), words))
            most = None if variant == "stovkahra" else rules.players[1]
            yield f"{variant} score {lang}", "\n".join(score_html(score_sheet(game, rules, words, most), words))


@pytest.mark.browser
def test_each_prints_on_one_sheet_with_nothing_cut_off(chromium: str) -> None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-dev-shm-usage"])
        page = browser.new_page()
        for name, html in pages():
            page.set_content(html)
            wide = "m => [m.scrollHeight - m.clientHeight, m.scrollWidth - m.clientWidth]"
            assert max(page.eval_on_selector("main", wide)) <= 1, name
            pdf = page.pdf(prefer_css_page_size=True, print_background=True)
            assert len(re.findall(rb"/Type\s*/Page[^s]", pdf)) == 1, name
        browser.close()
