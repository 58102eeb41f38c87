"""Every message of every language: it is where it is looked for, says what it is asked, and works with every number."""

import ast as python
import re
from pathlib import Path

import pytest

import stovka
from stovka.core.dials import Kind
from stovka.games import GAMES, VARIANTS, open_variant
from stovka.text import Words
from stovka.text.bundle import home_of, languages
from stovka.text.say import key_of
from tests.text.messages import NUMBERS, facts_of, files, part_of, parts, trials

RULES = sorted({rule.id: rule for game in GAMES.values() for rule in game.rulebook}.items())
DIALS = [(game.id, dial) for game in GAMES.values() for dial in game.dials.values()]
SOURCE = Path(stovka.__file__).parent
ROUNDS = ("rule", "why", "short")


@pytest.fixture(params=languages())
def lang(request):
    return request.param


def test_every_file_is_fluent_and_every_message_is_in_the_file_where_it_is_looked_for(lang):
    strays = [(each.file, each.key) for each in parts(lang) if home_of(each.key) != each.file]
    assert not strays


def test_no_message_is_written_twice(lang):
    keys = [(each.key, each.part) for each in parts(lang)]
    assert len(keys) == len(set(keys))


def test_no_file_is_longer_than_four_hundred_lines(lang):
    assert [path.name for path in files(lang) if len(path.read_text(encoding="utf-8").splitlines()) > 400] == []


@pytest.mark.parametrize(("id", "rule"), RULES, ids=[id for id, _ in RULES])
def test_every_rule_has_its_words(lang, id, rule):
    missing = [part for part in ROUNDS if part_of(lang, key_of(id), part) is None]
    if rule.standing.kind == "decided" and part_of(lang, key_of(id), "readings") is None:
        missing.append("readings")
    assert not missing


def test_a_rule_asks_for_nothing_but_the_dials_of_its_game(lang):
    for game in GAMES.values():
        for rule in game.rulebook:
            stated = part_of(lang, key_of(rule.id), "rule")
            assert stated is not None
            asked = facts_of(stated)
            assert not {name.removesuffix("_n") for name in asked} - set(game.dials), rule.id


def test_every_rule_can_be_stated_under_every_variant_and_every_choice_of_every_dial(lang):
    words = Words(lang)
    for variant in VARIANTS:
        game, rules = open_variant(variant)
        settings = [dict(rules.settings)]
        for dial in game.dials.values():
            if dial.kind in (Kind.CHOICE, Kind.FLAG):
                settings += [{**rules.settings, dial.name: each} for each in dial.choices or (False, True)]
        for each in settings:
            for rule in game.rulebook:
                fine(words.rule(rule.id, **each))


def test_every_variant_has_a_name_and_one_sentence(lang):
    for variant in VARIANTS:
        fine(Words(lang).variant(variant))
        fine(Words(lang).variant(variant, "one"))


@pytest.mark.parametrize(("game", "dial"), DIALS, ids=[f"{game}-{dial.name}" for game, dial in DIALS])
def test_every_dial_and_each_of_its_choices_is_explained(lang, game, dial):
    words = Words(lang)
    fine(words.dial(dial.name))
    fine(words.standing(dial.standing))
    for value in (
        dial.choices if dial.kind is Kind.CHOICE else (True, False) if dial.kind is Kind.FLAG else (dial.default,)
    ):
        fine(words.choice(dial, value))


def problem_ids() -> set[str]:
    """The ids given to ``Problem`` and ``refuse``; and where they are handed on, strings that begin like them."""
    sources = {path: path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py")}
    given: set[str] = set()
    for source in sources.values():
        for node in python.walk(python.parse(source)):
            if isinstance(node, python.Call) and getattr(node.func, "id", "") in ("Problem", "refuse") and node.args:
                values = [each.value for each in python.walk(node.args[0]) if isinstance(each, python.Constant)]
                given |= {each for each in values if isinstance(each, str) and re.fullmatch(r"[a-z]+\.[a-z_]+", each)}
    kinds = "|".join(sorted({id.partition(".")[0] for id in given}))
    rules = {"core", "shedding", "tricks", "play"}
    text = "".join(source for path, source in sources.items() if path.parent.name in rules)
    alike = set(re.findall(rf'"((?:{kinds})\.[a-z_]+)"', text)) - {id for id, _ in RULES}
    own = {each.key for each in parts("en")}  # a message that stands by itself is no problem's
    return given | {id for id in alike if key_of(id) not in own}


def test_every_problem_has_a_sentence(lang):
    assert [id for id in sorted(problem_ids()) if part_of(lang, f"problem-{key_of(id)}", None) is None] == []


def test_every_message_works_with_every_number_and_every_word_it_distinguishes(lang):
    words = Words(lang, names=("Anna", "Boris"), viewer=0)
    for part in parts(lang):
        for args in trials(part, words):
            said = words.format(part.key, {"case": "nom", **args}, part.part)
            assert not re.search(r"\?\?\?|\{\$|None", said), (part.key, part.part, args, said)


@pytest.mark.parametrize("noun", ["card", "point", "turn", "player", "round", "move", "trick", "deal"])
def test_every_noun_can_be_counted(lang, noun):
    for number in NUMBERS:
        fine(Words(lang).format(f"n-{noun}", {"n": number, "case": "nom"}))


def fine(said: str) -> None:
    assert said.strip() == said
    assert said
    assert not re.search(r"[{}]|None|\?\?\?", said), said
    assert "  " not in said
    assert " ." not in said
