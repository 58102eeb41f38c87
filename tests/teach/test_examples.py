"""Every rule is shown at work, by the engine, under the rules in force; where it cannot be, nothing is shown."""

from __future__ import annotations

import random

import pytest

from stovka.core.engine import Step
from stovka.core.rules import Rule
from stovka.games import GAMES, VARIANTS, open_variant
from stovka.play.setup import open_rules
from stovka.teach.document import render
from stovka.teach.examples import Worked, example, showing
from stovka.teach.rulebook import applying, book, book_page
from stovka.text import Words
from stovka.text.bundle import languages
from tests.laws.world import any_rules

WORDS = Words()
BASES = {"101": "russian", "stovkahra": "stovkahra"}
RULES = [(game.id, rule) for game in GAMES.values() for rule in game.rulebook]


def names(worked: Worked) -> set[str]:
    """Every rule that the step names: in its verdict, its events and the lines of their counts."""
    view = worked.view
    reasons = (*view.verdict.permits, *view.verdict.forbids)
    found = {each.rule for each in reasons} | {event.rule for event in view.events}
    return found | {line.rule for event in view.events for line in getattr(event, "lines", ())}


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_rule_of_a_variant_has_an_example_at_work(variant: str) -> None:
    game, rules = open_variant(variant)
    missing = [rule.id for rule in applying(game, rules) if example(game, rules, rule.id, WORDS) is None]
    assert not missing


@pytest.mark.parametrize(("game_id", "rule"), RULES, ids=[f"{game}-{rule.id}" for game, rule in RULES])
def test_every_rule_has_an_example_under_the_settings_it_needs(game_id: str, rule: Rule) -> None:
    game = GAMES[game_id]
    for each in game.examples(rule.id):
        _, rules = open_rules(BASES[game_id], each.rules)
        if game.applies(rules, rule) and example(game, rules, rule.id, WORDS) is not None:
            return
    for variant in VARIANTS:  # a rule of another variant needs no settings there
        other, rules = open_variant(variant)
        if other is game and game.applies(rules, rule) and example(game, rules, rule.id, WORDS) is not None:
            return
    raise AssertionError(f"no example of {rule.id} works anywhere")


@pytest.mark.parametrize("game_id", GAMES)
def test_no_example_is_of_a_rule_that_does_not_exist(game_id: str) -> None:
    game = GAMES[game_id]
    examples = pytest.importorskip(f"{type(game).__module__.rpartition('.')[0]}.examples").EXAMPLES
    ids = {rule.id for rule in game.rulebook}
    assert set(examples) == ids
    assert {each.by for some in examples.values() for each in some} - {""} <= ids


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_engine_names_the_rule_in_the_step_that_is_shown(variant: str) -> None:
    game, rules = open_variant(variant)
    for rule in applying(game, rules):
        worked = example(game, rules, rule.id, WORDS)
        assert worked is not None
        view = worked.view
        seen = names(worked)
        if worked.rule not in seen and view.seat is not None:  # foretold of a trick that is not full
            step: Step = next(_steps(game, rules, rule.id))
            seen |= {event.rule for event in game.preview(step.before, view.seat, view.move)}
        assert worked.rule in seen, rule.id
        assert view.seat is None or view.verdict.legal == bool(view.events)


def _steps(game, rules, rule_id):
    from stovka.teach import examples

    return (step for each in game.examples(rule_id) for step in examples._steps(game, rules, each))


@pytest.mark.parametrize("variant", VARIANTS)
def test_under_any_house_rules_an_example_is_right_or_there_is_none(variant: str) -> None:
    luck = random.Random(11)
    shown = 0
    for _ in range(12):
        game, rules = any_rules(variant, luck)
        for rule in game.rulebook:
            worked = example(game, rules, rule.id, WORDS)
            if worked is None:
                continue
            shown += 1
            assert worked.text
            assert game.applies(rules, rule), (rule.id, rules)
    assert shown > 100


def test_what_the_settings_contradict_is_not_shown() -> None:
    game, rules = open_variant("mavr")
    assert example(game, rules, "shed.effect.cover", WORDS) is None
    assert example(game, rules, "shed.answer.rank", WORDS) is None
    game, rules = open_rules("mavr", ["answer=7"])
    assert example(game, rules, "shed.answer.rank", WORDS) is not None


def test_the_example_follows_the_rules_in_force() -> None:
    told = []
    for words in ([], ["effects.7.draw=3"]):
        game, rules = open_rules("mavr", words)
        worked = example(game, rules, "shed.effect.draw", WORDS)
        assert worked is not None
        told.append(worked.text)
    assert "takes 2 cards" in told[0]
    assert "takes 3 cards" in told[1]


def test_the_fives_are_shown_where_there_are_fives() -> None:
    game, rules = open_variant("alternative")
    worked = example(game, rules, "shed.effect.draw", WORDS)
    assert worked is not None
    assert worked.view.move.code == "5H"
    assert worked.view.events[1].seat == 2  # the seat before the mover


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_example_can_be_told_in_every_language(variant: str, lang: str) -> None:
    game, rules = open_variant(variant)
    words = Words(lang)
    for rule in applying(game, rules):
        worked = example(game, rules, rule.id, words)
        assert worked is not None
        assert not [each for each in ("None", "{", "}", "  ", "???", " .") if each in worked.text], worked.text


def test_the_book_shows_the_example_under_its_rule() -> None:
    game, rules = open_variant("mavr")
    page = tuple(book_page(book(game, rules, WORDS), WORDS, showing(game, rules, WORDS)))
    lines = "\n".join(render(page, "md"))
    shown = showing(game, rules, WORDS)
    assert lines.count("> Example") == len(applying(game, rules))
    assert shown("shed.effect.again") in lines
