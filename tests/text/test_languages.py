"""The languages say the same: every message and part of the English, with the same facts, and nothing more.

``tests/text/test_messages.py`` tries every message of every language; here they are compared.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from stovka.core.cards import card, cards
from stovka.core.errors import Problem
from stovka.core.rules import Reason
from stovka.games.shedding.model import Drew, Skipped
from stovka.text import Words
from stovka.text.bundle import FALLBACK, languages
from tests.text.messages import NUMBERS, Part, part_of, parts, trials

OTHERS = [lang for lang in languages() if lang != FALLBACK]
NAMES = (
    "Борис",
    "Žofie Šťastná",
    "François-Éloi",
    "山田太郎",
    "محمد",
    "Ωμέγα",
    "[bold]x",
    "<script>alert(1)</script>",
    "漢" * 40,
    "{ $seat }",
    "O’Neill & “co”",
)
FORMS = ("suit-", "rank-", "name-")
"""Of these a language may have forms of its own, for its cases, and endings that several share."""
EVENTS = ("why", "short", "with-skip", "short-with-skip")
"""Parts that are told of one event or reason."""
NUMBER_FORMS = {"zero", "one", "two", "few", "many", "other"}
ENGLISH = re.compile(
    r"(?<![\w.-])(the|this|these|those|that|and|with|you|your|they|their|which|who|whose|when|cards|player|turn|"
    r"takes|plays|must|cannot|from|been|has|have|is|was|were|does|only|there|nothing)(?![\w.=-])"
)
"""Words that stand in no sentence of another language."""


@pytest.fixture(params=OTHERS)
def lang(request: pytest.FixtureRequest) -> str:
    return request.param


def where(part: Part) -> str:
    return f"{part.file}: {part.key}{'.' + part.part if part.part else ''}"


def told(names: Iterable[str]) -> str:
    return "\n" + "\n".join(names)


@cache
def keys(lang: str) -> dict[tuple[str, str | None], Part]:
    return {(each.key, each.part): each for each in parts(lang)}


class _Facts(Visitor):
    """The facts of a pattern: those that are told, those that only choose, and the words by which they choose.

    What the viewer is called by and how many there are, ``seat_me`` and ``cards_n``, are not facts of their own.
    """

    def __init__(self) -> None:
        self.told: set[str] = set()
        self.used: set[str] = set()
        self.words: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.used.add(base(node.id.name))
        if not node.id.name.endswith(("_me", "_seen")) and node.id.name not in ("me", "case"):
            self.told.add(base(node.id.name))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        chooser = next(variables(node.selector), None)
        names = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)} - NUMBER_FORMS
        if chooser is not None:
            self.used.add(base(chooser))
            if chooser.rpartition("_")[2] not in ("me", "case") and names:
                self.words.setdefault(chooser, set()).update(names)
        for variant in node.variants:
            self.visit(variant.value)


def variables(node: ast.BaseNode) -> Iterator[str]:
    found: list[str] = []

    class Finder(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            found.append(node.id.name)

    Finder().visit(node)
    yield from found


def base(name: str) -> str:
    """The fact behind ``seat_me``, ``cards_n``, ``card_seen``; of ``me`` it is ``seat``."""
    return "seat" if name == "me" else re.sub(r"_(me|n|seen)$", "", name)


def facts(part: Part) -> _Facts:
    found = _Facts()
    found.visit(part.pattern)
    return found


def given(key: tuple[str, str | None]) -> set[str]:
    """The facts that a part may ask for: those of the same event, where English may need one in another part only."""
    alike = EVENTS if key[1] in EVENTS else (key[1],)
    return {
        name for each in alike if (key[0], each) in keys(FALLBACK) for name in facts(keys(FALLBACK)[key[0], each]).used
    }


def literal(part: Part) -> str:
    """The words of a pattern that stand there as such."""
    found: list[str] = []

    class Finder(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:
            found.append(node.value)

        def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
            found.append(node.value)

        def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
            if node.id.name == "ME":
                for each in node.arguments.positional:
                    self.visit(each)

    Finder().visit(part.pattern)
    return " ".join(found)


def test_nothing_that_english_says_is_missing(lang):
    missing = [where(each) for key, each in keys(FALLBACK).items() if key not in keys(lang)]
    assert not missing, f"{lang} lacks {len(missing)}:{told(missing)}"


def test_nothing_is_said_that_english_does_not_say(lang):
    extra = [
        where(each) for key, each in keys(lang).items() if key not in keys(FALLBACK) and not key[0].startswith(FORMS)
    ]
    assert not extra, f"{lang} has {len(extra)} too many:{told(extra)}"


def test_the_same_facts_are_told(lang):
    """Facts that only choose a form of a word may differ; none may be asked for that is not there."""
    wrong = []
    for key, part in keys(lang).items():
        if key not in keys(FALLBACK):
            continue
        english, ours = facts(keys(FALLBACK)[key]), facts(part)
        less, more = english.told - ours.told, ours.told - english.told
        unknown = ours.used - given(key) - {"case"}
        if less or more or unknown:
            wrong.append(f"{where(part)}: without {sorted(less)}, with {sorted(more | unknown)}")
    assert not wrong, f"{lang}:{told(wrong)}"


def test_the_same_cases_are_distinguished(lang):
    """What English says differently for different facts, every language does."""
    wrong = []
    for key, part in keys(lang).items():
        if key not in keys(FALLBACK):
            continue
        ours = facts(part).words
        for name, words in facts(keys(FALLBACK)[key]).words.items():
            if words <= {"yes", "no"} and name not in ours:
                continue  # may be a matter of grammar only
            if words - ours.get(name, set()):
                wrong.append(f"{where(part)}: ${name} is not asked for {sorted(words - ours.get(name, set()))}")
    assert not wrong, f"{lang}:{told(wrong)}"


def test_no_english_is_left(lang):
    """No English word, and no message of words taken over as it stands."""
    left = []
    for key, part in keys(lang).items():
        if part.part in ("usage", "example"):  # what is typed
            continue
        said = literal(part)
        words = sorted(set(ENGLISH.findall(re.sub(r"[«“„][^»”“]*[»”“]", "", said))))
        english = keys(FALLBACK).get(key)
        if english is not None and said == literal(english) and len(re.findall(r"[a-z]{3,}", said)) > 1:
            left.append(f"{where(part)}: as in English: {said.strip()!r}")
        elif words:
            left.append(f"{where(part)}: {words} in {said.strip()!r}")
    assert not left, f"{lang}:{told(left)}"


def test_every_message_is_told_for_every_number(lang):
    """Without error, without doubled or stray blanks, whoever looks on."""
    wrong = []
    for viewer in (0, None):
        words = Words(lang, names=("Anna", "Boris"), viewer=viewer)
        for part in parts(lang):
            if any(part_of(lang, name, None) is None for name in quoted(part)):
                continue
            for args in trials(part, words):
                try:
                    said = words.format(part.key, {"case": "nom", **args}, part.part)
                except Exception as error:  # all of them are to be named
                    wrong.append(f"{where(part)}: {error!r}")
                    break
                if any(getattr(value, "raw", None) == () for value in args.values()):
                    continue  # of nothing there is no list
                blanks = r"|[^\s|] {2,}\S| [.,](?!\w)" if part.file not in ("app", "cli", "nb") else ""
                if re.search(r"\?\?\?|\{\$|None" + blanks, said):
                    wrong.append(f"{where(part)}: {said!r}")
                    break
    assert not wrong, f"{lang}:{told(dict.fromkeys(wrong))}"


def quoted(part: Part) -> Iterator[str]:
    found: list[str] = []

    class Finder(Visitor):
        def visit_MessageReference(self, node: ast.MessageReference) -> None:
            found.append(node.id.name)

    Finder().visit(part.pattern)
    yield from found


@pytest.mark.parametrize("noun", ["card", "point", "turn", "player", "round", "move", "trick", "step", "deal"])
def test_every_noun_is_counted(lang, noun):
    words = Words(lang)
    for number in NUMBERS:
        for case in ("nom", "gen", "acc"):
            assert str(number) in words.format(f"n-{noun}", {"n": number, "case": case})


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
def test_a_name_stands_as_it_was_given(lang, name):
    """In no other case and with nothing taken for markup, in the mouth of everyone but its owner."""
    drew = Drew("shed.effect.draw", 0, cards("8C KD"), 2, card("7D"), 1)
    for names in (("Anna", name), (name, "Anna")):
        words = Words(lang, names=names)
        for length in ("full", "short"):
            said = words.events([drew, Skipped("shed.effect.skip", 0, card("7D"), 1)], length)
            assert length == "short" or all(name in each for each in said)
        assert name in words.reason(Reason("turn.not_yours", {"seat": 0, "mover": 1}))
        assert name in words.problem(Problem("session.not_your_turn", {"seat": 0, "mover": 1}))


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_viewer_is_never_called_by_name(lang, viewer):
    words = Words(lang, names=("Qfirst", "Qsecond"), viewer=viewer)
    drew = Drew("shed.effect.draw", 0, cards("8C KD"), 2, card("7D"), 1)
    said = words.event(drew) + words.reason(Reason("turn.not_yours", {"seat": 0, "mover": 1}))
    assert ("Qfirst" in said, "Qsecond" in said) == (viewer != 0, viewer != 1)
