"""The texts of one language: files found by the first letters of a message's id, read when first needed.

A file is cut into entries by a simple pattern and only the entries that are asked for are parsed, so a command
that says one sentence does not pay for a rule book.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from stovka.text import quick

LOCALES: Final = Path(__file__).parent / "locale"
FALLBACK: Final = "en"
OFFERED: Final = ("en", "ru", "fr", "cs")

HOMES: Final[dict[str, tuple[str, ...]]] = {
    "terms": (
        "suit-",
        "rank-",
        "letter-",
        "card-",
        "name-",
        "list-",
        "entry-",
        "key-",
        "move-",
        "n-",
        "taken-",
        "span-",
        "game-",
        "variant-",
    ),
    "badges": ("badge-",),
    "standing": ("standing-",),
    "sources": ("sources-", "standing-also-"),
    "dials-101": ("dial-",),
    "rules-common": ("turn-closed", "turn-not_yours", "turn-no_such_move", "hand-"),
    "rules-101-cards": ("shed-",),
    "rules-101-draw": ("shed-draw-", "shed-pass-"),
    "rules-101-effects": ("shed-effect-", "shed-answer-", "shed-recycle-", "shed-turn-", "shed-finish-"),
    "rules-101-score": ("score-", "match-"),
    "rules-stovkahra-tricks": ("deal-", "trick-", "meld-", "turn-", "claim-open"),
    "rules-stovkahra-claims": ("score-trick-", "claim-", "match-enough", "match-false_claim"),
    "dials-stovkahra": (
        "dial-packets",
        "dial-must_",
        "dial-meld_window",
        "dial-last_trick_",
        "dial-first_trick_",
        "dial-target",
        "dial-claim_window",
        "dial-false_claim",
        "dial-steal_claim",
    ),
    "mends": ("mend-",),
    "problems": ("problem-",),
    "problems-position": ("problem-position-",),
    "plain": ("plain-",),
    "cli": ("cli-", "problem-cli-"),
    "examples": ("example-", "list-clauses-"),
    "glossary": (
        "glossary-",
        "term-",
        "cli-glossary",
        "cli-option-word",
        "cli-option-search",
        "cli-option-examples",
        "problem-cli-not_both",
    ),
    "sheets": ("sheet-", "cli-option-sheet"),
    "keeper": ("keeper-", "problem-keeper-", "cli-score", "cli-option-names"),
    "teach": ("rulebook-", "telling-", "problem-rulebook-"),
    "app": ("app-",),
    "nb": ("nb-",),
}
"""For each file the beginnings of the ids that stand in it; the longest beginning decides."""

_BEGINNINGS: Final = sorted(
    ((begin, home) for home, begins in HOMES.items() for begin in begins), key=lambda each: -len(each[0])
)
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


class MissingText(Exception):
    """A message, one of its parts, or a fact that it asks for does not exist: a fault of ours, never hidden."""


def languages() -> tuple[str, ...]:
    """The languages that have texts, English first."""
    return tuple(each for each in OFFERED if (LOCALES / each).is_dir())


@cache
def home_of(key: str) -> str:
    """The name of the file that holds a message."""
    for begin, home in _BEGINNINGS:
        if key.startswith(begin):
            return home
    raise MissingText(f"no file is known for the message {key!r}")


@cache
def sources(lang: str, home: str) -> Mapping[str, str]:
    """The entries of a file by id (terms with their dash), each as its own piece of Fluent source."""
    path = LOCALES / lang / f"{home}.ftl"
    if not path.exists():
        return {}
    text = path.read_text(encoding="utf-8")
    starts = list(_ENTRY.finditer(text))
    ends = [*(each.start() for each in starts[1:]), len(text)]
    found: dict[str, str] = {}
    for start, end in zip(starts, ends, strict=True):
        if start[1] in found:
            raise MissingText(f"{lang}/{home}.ftl says {start[1]!r} twice")
        found[start[1]] = text[start.start() : end]
    return found


@cache
def _parsed(lang: str, home: str, key: str) -> Any:
    """One entry, parsed."""
    from fluent.syntax import FluentParser, ast

    source = sources(lang, home).get(key)
    if source is None:
        raise MissingText(f"{lang}/{home}.ftl has no message {key!r}")
    resource = FluentParser(with_spans=False).parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise MissingText(f"{lang}/{home}.ftl: {key!r} is not Fluent: {str(entry.content).strip()[:80]!r}")
    return resource


@cache
def _references(lang: str, home: str, key: str) -> tuple[str, ...]:
    """The other messages and terms (with their dash) that an entry quotes."""
    from fluent.syntax import ast
    from fluent.syntax.visitor import Visitor

    found: list[str] = []

    class Finder(Visitor):
        def visit_MessageReference(self, node: ast.MessageReference) -> None:
            found.append(node.id.name)

        def visit_TermReference(self, node: ast.TermReference) -> None:
            found.append(f"-{node.id.name}")

    Finder().visit(_parsed(lang, home, key))
    return tuple(found)


@cache
def _read(lang: str, home: str, key: str) -> quick.Message | None:
    """One entry, read the fast way; None when it has more of Fluent than that knows."""
    source = sources(lang, home).get(key)
    if source is None:
        raise MissingText(f"{lang}/{home}.ftl has no message {key!r}")
    try:
        return quick.read(source)
    except quick.Unsupported:
        return None


class Bundle:
    """The messages of a language, with the functions that they may call."""

    def __init__(self, lang: str, functions: Mapping[str, Callable[..., Any]]) -> None:
        self.lang = lang if lang in languages() else FALLBACK
        self._functions = dict(functions)
        self._quick = quick.Bundle(self.lang, self._functions, self._found)
        self._whole: Whole | None = None

    def has(self, key: str, part: str | None = None) -> bool:
        """True when the message, or that part of it, exists."""
        try:
            self._found(key, part)
        except MissingText:
            return False
        except quick.Unsupported:
            return self.whole.has(key, part)
        return True

    def format(self, key: str, args: Mapping[str, Any], part: str | None = None) -> str:
        """The text of a message, or of a part (attribute) of it. ``MissingText`` when anything is missing."""
        try:
            return self._quick.text(self._found(key, part)((self._quick, args)))
        except quick.Unsupported:
            return self.whole.format(key, args, part)
        except (quick.Wrong, LookupError, TypeError, ValueError, AttributeError) as error:
            where = f"{key}.{part}" if part else key
            raise MissingText(f"{self.lang}: {where}: {error} (facts: {sorted(args)})") from error

    @property
    def whole(self) -> Whole:
        """The same messages by ``fluent.runtime``, imported when it is needed."""
        if self._whole is None:
            self._whole = Whole(self.lang, self._functions)
        return self._whole

    def _found(self, key: str, part: str | None) -> quick.Part:
        home = home_of(key)
        message = _read(self.lang, home, key)
        if message is None:
            raise quick.Unsupported(key)
        pattern = message.value if part is None else message.parts.get(part)
        if pattern is None:
            raise MissingText(f"{self.lang}/{home}.ftl: {key!r} has no {'.' + part if part else 'text of its own'}")
        return pattern


class Whole:
    """The messages of a language by ``fluent.runtime``: all of Fluent, and slow to start."""

    def __init__(self, lang: str, functions: Mapping[str, Callable[..., Any]]) -> None:
        from fluent.runtime import FluentBundle

        self.lang = lang
        self._fluent = FluentBundle([self.lang], functions=dict(functions), use_isolating=False)
        self._loaded: set[str] = set()
        self._patterns: dict[tuple[str, str | None], Any] = {}

    def has(self, key: str, part: str | None = None) -> bool:
        """True when the message, or that part of it, exists."""
        try:
            self._pattern(key, part)
        except MissingText:
            return False
        return True

    def format(self, key: str, args: Mapping[str, Any], part: str | None = None) -> str:
        """The text of a message, or of a part (attribute) of it. ``MissingText`` when anything is missing."""
        text, errors = self._fluent.format_pattern(self._pattern(key, part), dict(args))
        if errors:
            where = f"{key}.{part}" if part else key
            told = "; ".join(str(each) or repr(each) for each in errors)
            raise MissingText(f"{self.lang}: {where}: {told} (facts: {sorted(args)})") from errors[0]
        return str(text)

    def _load(self, home: str, key: str) -> None:
        """Gives an entry, and all that it quotes, to the bundle."""
        if key in self._loaded:
            return
        self._fluent.add_resource(_parsed(self.lang, home, key))
        self._loaded.add(key)
        for other in _references(self.lang, home, key):
            self._load(home if other.startswith("-") else home_of(other), other)

    def _pattern(self, key: str, part: str | None) -> Any:
        try:
            return self._patterns[key, part]
        except KeyError:
            pass
        home = home_of(key)
        self._load(home, key)
        message = self._fluent.get_message(key)
        pattern = message.value if part is None else message.attributes.get(part)
        if pattern is None:
            raise MissingText(f"{self.lang}/{home}.ftl: {key!r} has no {'.' + part if part else 'text of its own'}")
        self._patterns[key, part] = pattern
        return pattern
