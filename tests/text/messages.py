"""What stands in the .ftl files: every message and part, the facts it asks for, and values to try them with."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from stovka.core.cards import card, cards
from stovka.text import Words
from stovka.text.bundle import LOCALES
from stovka.text.grammar import SEATS, Term

NUMBERS = (0, 1, 2, 3, 5, 11, 21, 22, 25, 101)

TABLE = {"7": {"draw": 2, "skip": True, "again": True}, "7S": {"draw": 4, "skip": False}, "QH": {"order": True}}
VALUES = {"9": 0, "A": 11, "QS": 40}


class Part(NamedTuple):
    """A message or a part of it, where it stands."""

    lang: str
    file: str
    key: str
    part: str | None
    pattern: ast.Pattern


def files(lang: str) -> list[Path]:
    return sorted((LOCALES / lang).glob("*.ftl"))


@cache
def parts(lang: str) -> tuple[Part, ...]:
    found: list[Part] = []
    for path in files(lang):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                if entry.value:
                    found.append(Part(lang, path.stem, entry.id.name, None, entry.value))
                found += [Part(lang, path.stem, entry.id.name, each.id.name, each.value) for each in entry.attributes]
    return tuple(found)


def part_of(lang: str, key: str, part: str | None) -> Part | None:
    return next((each for each in parts(lang) if (each.key, each.part) == (key, part)), None)


class Fact:
    """A fact that a pattern asks for: the functions it is given to, and the words it is selected by."""

    def __init__(self) -> None:
        self.functions: set[str] = set()
        self.words: set[str] = set()


class _Facts(Visitor):
    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.found: dict[str, Fact] = {}

    def _fact(self, name: str) -> Fact:
        return self.found.setdefault(name, Fact())

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self._fact(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        quoted = part_of(self.lang, node.id.name, node.attribute.name if node.attribute else None)
        assert quoted is not None, f"{node.id.name} is quoted but not there"
        self.visit(quoted.pattern)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        named = {each.name.name: each.value for each in node.arguments.named}
        for at, given in enumerate(node.arguments.positional):
            if isinstance(given, ast.VariableReference):
                fact = self._fact(given.id.name)
                fact.functions.add("NAME" if node.id.name == "CARD" and at else node.id.name)
                if node.id.name == "ENTRIES" and named["atom"].parse()["value"] == "value":
                    fact.functions.add("VALUES")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            names = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
            self._fact(node.selector.id.name).words |= names - {"zero", "one", "two", "few", "many"}
        self.generic_visit(node)


def facts_of(part: Part) -> dict[str, Fact]:
    visitor = _Facts(part.lang)
    visitor.visit(part.pattern)
    return visitor.found


def trials(part: Part, words: Words) -> Iterator[dict[str, Any]]:
    """Arguments for a message: every word that a fact is selected by, with every number."""
    asked = facts_of(part)
    choices = {name: sorted(fact.words) for name, fact in asked.items() if fact.words - {"other"}}
    for number in NUMBERS:
        args = {name: _value(name, fact, number, words) for name, fact in asked.items()}
        for picked in product(*choices.values()):
            yield {**args, **dict(zip(choices, picked, strict=True))}


def _value(name: str, fact: Fact, number: int, words: Words) -> Any:
    """Something of the type that the functions ask for, else that the name says, else a number."""
    last = name.rpartition("_")[2]
    by_function: dict[str, Any] = {
        "VALUES": Term(name, VALUES),
        "ENTRIES": Term(name, TABLE),
        "COUNT": Term(name, TABLE),
        "KEYS": Term(name, ("A", "KS")),
        "TAKEN": Term("Q♥", cards("QH 7S")[: number % 3]),
        "LIST": Term("Q♥", cards("QH 7S")[: number % 3]),
        "CODE": Term("Q♥", card("QH")),
        "CARD": Term("Q♥", card("QH")),
        "SAME": Term("Q♥", card("QH")),
        "RANK": "10",
        "SUIT": "H",
        "SIDE": number % 2,
        "NAME": Term(words.name(1), 1),
        "ME": "no",
    }
    for function, value in by_function.items():
        if function in fact.functions:
            return value
    if last in ("me", "seen"):
        return "no"
    return Term(words.name(1), 1) if last in SEATS else number
