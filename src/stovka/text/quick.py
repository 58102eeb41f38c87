"""Messages of Project Fluent, read and formatted fast.

``fluent.runtime`` and the parser behind it take longer to import and to read one message than most commands take
altogether. This reads the part of Fluent that our texts are written in: text, variables, functions, strings, numbers,
references to other messages, selectors with plurals. What it meets beyond that is ``Unsupported``, and the caller asks
``fluent.runtime``; that both give the same is tested, message by message.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

Scope = tuple["Bundle", Mapping[str, Any]]
Part = Callable[[Scope], Any]
"""Something in a pattern: gives its value, a text or a number."""


class Unsupported(Exception):
    """More of Fluent than is read here."""


class Wrong(Exception):
    """A variable, function or message that is not there."""


class Message(NamedTuple):
    """A message: the pattern of its own text (None when it has none), and those of its parts."""

    value: Part | None
    parts: dict[str, Part]


class Bundle:
    """What a message needs to be formatted: the language, its functions, and how to find other messages."""

    def __init__(
        self, lang: str, functions: Mapping[str, Callable[..., Any]], find: Callable[[str, str | None], Part]
    ) -> None:
        self.functions = functions
        self.find = find
        self.plural = _PLURALS[lang]
        self.group = _GROUPS[lang]

    def text(self, value: Any) -> str:
        """A value as it stands in a sentence."""
        if isinstance(value, str):
            return value
        if isinstance(value, int):
            return f"{value:,}".replace(",", self.group)
        raise Unsupported(type(value).__name__)


# --- plurals, and how thousands are set apart (CLDR, whole numbers) ---------------------------------------------------


def _en(n: int) -> str:
    return "one" if n == 1 else "other"


def _fr(n: int) -> str:
    return "one" if n in (0, 1) else "many" if n % 1_000_000 == 0 else "other"


def _ru(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


def _cs(n: int) -> str:
    return "one" if n == 1 else "few" if n in (2, 3, 4) else "other"


_PLURALS: Final[dict[str, Callable[[int], str]]] = {"en": _en, "ru": _ru, "fr": _fr, "cs": _cs}
_GROUPS: Final = {"en": ",", "ru": "\u00a0", "fr": "\u202f", "cs": "\u00a0"}

# --- reading ----------------------------------------------------------------------------------------------------------

_HEAD: Final = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *= *")
_PART: Final = re.compile(r"\n+ +\.([a-zA-Z][a-zA-Z0-9_-]*) *= *")
_LINE: Final = re.compile(r"((?: *\n)+)( *)")
_TEXT: Final = re.compile(r"[^{}\n]+")
_BLANK: Final = re.compile(r"[ \n]*")
_NAME: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_NUMBER: Final = re.compile(r"-?\d+")
_STRING: Final = re.compile(r'"([^"\\\n]*)"')
_KEY: Final = re.compile(r"\[ *(?:(-?\d+)|([a-zA-Z][a-zA-Z0-9_-]*)) *\] *")


def read(source: str) -> Message:
    """The message that a piece of Fluent source begins with. ``Unsupported`` when there is more to it."""
    return _Reader(source).message()


class _Indent(NamedTuple):
    """The beginning of a line within a pattern."""

    breaks: str
    width: int


class _Reader:
    """A place in a piece of source."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0

    def message(self) -> Message:
        self._take(_HEAD)
        value = self._pattern()
        parts = {}
        while found := _PART.match(self.source, self.at):
            self.at = found.end()
            pattern = self._pattern()
            if pattern is None:
                raise Unsupported(f"nothing in .{found[1]}")
            parts[found[1]] = pattern
        for line in self.source[self.at :].splitlines():
            if line.strip() and not line.startswith("#"):
                raise Unsupported(line)
        return Message(value, parts)

    def _take(self, wanted: re.Pattern[str]) -> re.Match[str]:
        found = wanted.match(self.source, self.at)
        if found is None:
            raise Unsupported(self.source[self.at : self.at + 40])
        self.at = found.end()
        return found

    def _next(self) -> str:
        return self.source[self.at : self.at + 1]

    def _pattern(self) -> Part | None:
        """Text and placeables up to a line that belongs to something else; None when there is nothing."""
        found: list[str | _Indent | Part] = []
        while self.at < len(self.source):
            here = self.source[self.at]
            if here == "{":
                self.at += 1
                found.append(self._placeable())
            elif here == "}":
                break
            elif line := _LINE.match(self.source, self.at):
                after = self.source[line.end() : line.end() + 1]
                if not line[2] or after in ("", "[", "*", "}", "."):
                    break
                self.at = line.end()
                found.append(_Indent(line[1].replace(" ", ""), len(line[2])))
            else:
                found.append(self._take(_TEXT)[0])
        return _joined(_dedented(found)) if found else None

    def _placeable(self) -> Part:
        self._take(_BLANK)
        value = self._inline()
        self._take(_BLANK)
        if self.source.startswith("->", self.at):
            self.at += 2
            value = self._select(value)
        if self._next() != "}":
            raise Unsupported(self.source[self.at : self.at + 40])
        self.at += 1
        return value

    def _inline(self) -> Part:
        here = self._next()
        if here == "{":
            self.at += 1
            return self._placeable()
        if here == '"':
            return _constant(self._take(_STRING)[1])
        if here.isdigit() or (here == "-" and self.source[self.at + 1 : self.at + 2].isdigit()):
            return _constant(self._number())
        if here == "$":
            self.at += 1
            return _variable(self._take(_NAME)[0])
        name = self._take(_NAME)[0]
        if self._next() == "(":
            self.at += 1
            return self._call(name)
        part = None
        if self._next() == ".":
            self.at += 1
            part = self._take(_NAME)[0]
        return _reference(name, part)

    def _number(self) -> int:
        found = int(self._take(_NUMBER)[0])
        if self._next() == ".":
            raise Unsupported("a number that is not whole")
        return found

    def _call(self, name: str) -> Part:
        plain: list[Part] = []
        named: dict[str, Part] = {}
        while True:
            self._take(_BLANK)
            if self._next() == ")":
                self.at += 1
                return _call(name, tuple(plain), named)
            key = re.compile(r"([a-zA-Z][a-zA-Z0-9_-]*) *: *").match(self.source, self.at)
            if key is not None:
                self.at = key.end()
                named[key[1]] = self._inline()
            else:
                plain.append(self._inline())
            self._take(_BLANK)
            if self._next() == ",":
                self.at += 1
            elif self._next() != ")":
                raise Unsupported(self.source[self.at : self.at + 40])

    def _select(self, selector: Part) -> Part:
        numbers: dict[int, Part] = {}
        words: dict[str, Part] = {}
        default: Part | None = None
        while True:
            self._take(_BLANK)
            if self._next() == "}":
                break
            chosen = self._next() == "*"
            self.at += chosen
            key = self._take(_KEY)
            pattern = self._pattern()
            if pattern is None:
                raise Unsupported("a variant without text")
            if key[1] is not None:
                numbers.setdefault(int(key[1]), pattern)
            else:
                words.setdefault(key[2], pattern)
            if chosen:
                default = pattern
        if default is None:
            raise Unsupported("no default")
        return _selection(selector, numbers, words, default)


def _dedented(found: list[str | _Indent | Part]) -> list[str | Part]:
    """The pattern without the indentation that all its lines share, and without blanks at its end."""
    common = min((each.width for each in found if isinstance(each, _Indent)), default=0)
    parts: list[str | Part] = []
    for at, each in enumerate(found):
        kept: Any = each
        if isinstance(each, _Indent):
            kept = ("" if at == 0 else each.breaks) + " " * (each.width - common)
        if isinstance(kept, str) and parts and isinstance(parts[-1], str):
            parts[-1] += kept
        else:
            parts.append(kept)
    if isinstance(parts[-1], str):
        parts[-1] = parts[-1].rstrip(" \n")
    return [part for part in parts if part != ""]


# --- what is read, as functions ---------------------------------------------------------------------------------------


def _constant(value: str | int) -> Part:
    return lambda scope: value


def _joined(parts: list[str | Part]) -> Part:
    if len(parts) == 1:
        (only,) = parts
        if isinstance(only, str):
            return _constant(only)
        part = only
        return lambda scope: scope[0].text(part(scope))

    def pattern(scope: Scope) -> str:
        text = scope[0].text
        return "".join([part if isinstance(part, str) else text(part(scope)) for part in parts])

    return pattern


def _variable(name: str) -> Part:
    def variable(scope: Scope) -> Any:
        try:
            return scope[1][name]
        except KeyError:
            raise Wrong(f"unknown variable: {name}") from None

    return variable


def _call(name: str, plain: tuple[Part, ...], named: Mapping[str, Part]) -> Part:
    def call(scope: Scope) -> Any:
        function = scope[0].functions.get(name)
        if function is None:
            raise Unsupported(f"the function {name}")
        return function(*(each(scope) for each in plain), **{key: each(scope) for key, each in named.items()})

    return call


def _reference(name: str, part: str | None) -> Part:
    return lambda scope: scope[0].find(name, part)(scope)


def _selection(selector: Part, numbers: dict[int, Part], words: dict[str, Part], default: Part) -> Part:
    def selection(scope: Scope) -> str:
        value = selector(scope)
        if isinstance(value, str):
            chosen = words.get(value, default)
        elif isinstance(value, int):
            # An exact number stands before its plural form wherever a message has both.
            chosen = numbers.get(value) or words.get(scope[0].plural(abs(value)), default)
        else:
            raise Unsupported(type(value).__name__)
        return scope[0].text(chosen(scope))

    return selection
