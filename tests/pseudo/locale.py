"""A language made from English, letter by letter: what it does not reach does not come from the texts.

Every letter of every message becomes another one with a mark, so it can still be read: ``Ýöú ťáķé á čářď``. No text of
a face has a plain Latin letter then, but for what is named here with its reason. The language stands in the place of
a real one, ``LANG``, so nothing in the product knows of it; English is there beside it, and what falls back to it, or
asks for it, is seen.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from stovka.cli.base import LANGUAGES
from stovka.cli.data import ACTIONS
from stovka.cli.group import COMMANDS
from stovka.games import GAMES, VARIANTS
from stovka.play.setup import BOT_NAMES, LEVELS
from stovka.text import bundle

LANG: Final = "cs"
"""Whose place the made language takes; its plurals have every form that English has."""

_PLAIN = "abcdefghijklmnopqrstuvwxyz"
_MARKED = "áḃčďéḟğĥíĵķľṁñöṗɋřšťúṽŵẋýž"
MARKS: Final = str.maketrans(_PLAIN + _PLAIN.upper(), _MARKED + _MARKED.upper())


class _Marking(Transformer):
    """Marks the letters of a message: its text, and the words that it gives to ``ME``."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = node.value.translate(MARKS)
        return node

    def visit_Placeable(self, node: ast.Placeable) -> ast.Placeable:
        if isinstance(node.expression, ast.StringLiteral):
            node.expression.value = node.expression.value.translate(MARKS)
            return node
        return self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> ast.FunctionReference:
        for each in node.arguments.positional if node.id.name == "ME" else ():
            if isinstance(each, ast.StringLiteral):
                each.value = each.value.translate(MARKS)
        return node


def make(folder: Path) -> Path:
    """Writes the languages into a folder: English as it is, and the made one."""
    parser, writer = FluentParser(with_spans=False), FluentSerializer()
    for path in sorted((bundle.LOCALES / bundle.FALLBACK).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        marked = writer.serialize(_Marking().visit(parser.parse(text)))
        for lang, said in ((bundle.FALLBACK, text), (LANG, marked)):
            (folder / lang).mkdir(exist_ok=True)
            (folder / lang / path.name).write_text(said, encoding="utf-8")
    return folder


@contextmanager
def spoken(folder: Path) -> Iterator[None]:
    """In here the texts are those of the folder."""

    def forget() -> None:
        for each in (bundle.sources, bundle._parsed, bundle._references, bundle._read):
            each.cache_clear()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bundle, "LOCALES", folder)
        forget()
        yield
    forget()


def marked(text: str) -> str:
    """A text as the made language has it."""
    return text.translate(MARKS)


# --- what need not come from the texts --------------------------------------------------------------------------------


TYPED: Final = {"stovka", *COMMANDS, *LANGUAGES, *LEVELS, "text", "md", "html", "card", *ACTIONS}
VALUES: Final = {
    "one",
    "until_fits",
    "yes",
    "no",
    *("again", "claim", "cover", "draw", "order", "skip", "victim", "wild"),
}
FIELDS: Final = {
    *("top", "hands", "stock", "pile", "mover", "by", "phase", "totals", "dealer", "round", "number", "trump", "trick"),
    *("type", "silent", "gained", "melds", "score", "cover", "drawn", "answer", "order", "claim", "play", "turn"),
}


def _any(words: Iterable[str]) -> str:
    inner = "|".join(sorted(map(re.escape, words), key=len, reverse=True))
    return rf"(?<![\w.]){'(?:' + inner + ')'}(?![\w])"


def _keys() -> list[str]:
    """The keys that the footer and the help show by a name or a letter."""
    from stovka.tui.commands import SCREENS

    names = {each.shown for screen in SCREENS.values() for each in screen if each.shown.isascii()} | {"up/dn"}
    return sorted(map(re.escape, names), key=len, reverse=True)


@cache
def exceptions() -> dict[str, tuple[str, str]]:
    """By name: why it may stand there in Latin letters, and what it looks like."""
    rules = {rule.id for game in GAMES.values() for rule in game.rulebook}
    dials = {name for game in GAMES.values() for name in game.dials}
    return {
        "names": ("players are called what they call themselves", _any(("Anna", *BOT_NAMES))),
        "codes": (
            "notation is the same in every language, as in records",
            r"(?<!\w)(?:(?:10|[2-9JQKA])[SHDC](?::\w)?|draw|pass|enough|silent|order:[SHDC]|meld:[2-9JQKA])(?!\w)",
        ),
        "suits": ("suits as letters, where signs are not wanted", r"(?<![A-Za-z])[SHDC](?![A-Za-z])"),
        "rules": ("an id names a rule for a program, not for a reader", _any(rules)),
        "dials": ("an id is what is typed after --rule", _any(dials)),
        "variants": ("an id is what is typed for a variant", _any(VARIANTS)),
        "values": ("a value is what is typed after a dial's id", _any(VALUES)),
        "fields": ("a word by which a record or a position says something", _any(FIELDS)),
        "paths": ("a file is called what it is called", r"(?:/[\w.,:~-]+)+/?|[\w.-]+\.(?:jsonl|toml)"),
        "typed": (
            "commands, options and their values are typed alike in every language",
            r"--?[a-z]+|(?<![\w.])[A-Z]+(?![\w])|" + _any(TYPED),
        ),
        "keys": ("keys are called what stands on them", rf"(?<![\w+])(?:{'|'.join(_keys())})(?=[\s:,]|$)"),
    }


def leaks(text: str, *allowed: str) -> list[str]:
    """Words with plain Latin letters, but for those that are allowed by the name of an exception."""
    for name in allowed:
        text = re.sub(exceptions()[name][1], " ", text)
    return sorted(set(re.findall(r"[^\s\d]*[A-Za-z][^\s]*", text)))


class _Visible(HTMLParser):
    """What a reader of a page sees, or hears, of it."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.silent = 0

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.silent += tag in ("style", "script")
        self.found += [value or "" for name, value in attrs if name in ("title", "alt", "aria-label", "placeholder")]

    def handle_endtag(self, tag: str) -> None:
        self.silent -= tag in ("style", "script")

    def handle_data(self, data: str) -> None:
        if not self.silent:
            self.found.append(data)


def visible(page: str) -> str:
    """The visible text of a piece of HTML."""
    parser = _Visible()
    parser.feed(page)
    return "\n".join(parser.found)
