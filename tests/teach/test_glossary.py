"""The games' terms stand side by side in every language, and a search understands any of them."""

from __future__ import annotations

import pytest

from stovka.games import open_variant
from stovka.teach.document import Item, render
from stovka.teach.glossary import TERMS, glossary, holds, search, search_page, terms_page
from stovka.text import Words
from stovka.text.bundle import languages, sources

WORDS = Words()


def test_every_term_of_the_texts_is_in_the_glossary_and_the_other_way_round() -> None:
    ids = [id for some in TERMS.values() for id in some]
    assert len(ids) == len(set(ids))
    for lang in languages():
        written = {key.removeprefix("term-") for key in sources(lang, "glossary") if key.startswith("term-")}
        assert written == set(ids), lang


@pytest.mark.parametrize("lang", languages())
def test_each_term_is_told_in_every_language_the_readers_own_first(lang: str) -> None:
    for term in glossary(Words(lang)):
        assert term.words[0][0] == lang
        assert {each for each, _ in term.words} == set(languages())
        assert all(word for _, word in term.words)
        assert term.means.endswith(".")
        assert term.text.startswith(Words(lang).text(f"term-{term.id}"))


def test_the_page_has_every_term_once() -> None:
    items = [block for block in terms_page(WORDS) if isinstance(block, Item)]
    assert len(items) == sum(map(len, TERMS.values()))
    html = "\n".join(render(terms_page(WORDS), "html"))
    assert html.count('id="term-') == len(items)


@pytest.mark.parametrize(
    ("query", "id"), [("trump", "trump"), ("КОЗЫРЬ", "trump"), ("pioche", "stock"), ("štych", "trick")]
)
def test_a_term_is_found_in_any_language(query: str, id: str) -> None:
    found = [block.anchor for block in terms_page(WORDS, query) if isinstance(block, Item)]
    assert f"term-{id}" in found
    assert len(found) < 12


@pytest.mark.parametrize(("query", "id"), [("cover", "shed.effect.cover"), ("накрыть", "shed.effect.cover")])
def test_a_rule_is_found_in_any_language_and_told_in_ones_own(query: str, id: str) -> None:
    game, rules = open_variant("russian")
    found, _ = search(game, rules, query, WORDS)
    assert id in {each.id for each in found.entries}
    assert next(each for each in found.entries if each.id == id).text == WORDS.rule(id, **rules.settings)


def test_only_rules_that_apply_are_found() -> None:
    game, rules = open_variant("mavr")
    found, _ = search(game, rules, "cover", WORDS)
    assert "shed.effect.cover" not in {each.id for each in found.entries}


def test_every_word_of_a_query_must_be_there() -> None:
    assert holds("lone QUEEN", "A lone", "queen.")
    assert not holds("lone king", "A lone queen.")


def test_a_search_that_finds_nothing_says_so() -> None:
    game, rules = open_variant("mavr")
    lines = "\n".join(render(search_page(game, rules, "xyzzy", WORDS), "text"))
    assert "Nothing is found for “xyzzy”." in lines
