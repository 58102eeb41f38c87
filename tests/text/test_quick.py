"""The fast way to read and format messages gives what ``fluent.runtime`` gives, message by message."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from stovka.text import bundle, quick

NUMBERS = (0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101, -1, -20, 1234, 1_000_000, 1_234_567)
MESSAGES = [
    (lang, path.stem, key)
    for lang in bundle.languages()
    for path in sorted((bundle.LOCALES / lang).glob("*.ftl"))
    for key in bundle.sources(lang, path.stem)
    if not key.startswith("-")
]


class Echo:
    """Functions that tell how they were called."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, *args: Any, **named: Any) -> str:
        return f"<{self.name}{[*map(str, args)]}{ {key: str(value) for key, value in named.items()} }>"


def functions_in(source: str) -> dict[str, Echo]:
    return {name: Echo(name) for name in re.findall(r"\b([A-Z]+)\(", source)}


def with_quoted(lang: str, home: str, key: str, known: tuple[str, ...] = ()) -> str:
    """The source of a message, and of those that it quotes."""
    source = bundle.sources(lang, home)[key]
    quoted = set(re.findall(r"\{ *([a-z][a-zA-Z0-9_-]*)(?:\.[a-zA-Z]+)? *\}", source)) - {key, *known}
    more = [with_quoted(lang, bundle.home_of(other), other, (key, *known)) for other in sorted(quoted)]
    return "\n".join([source, *more])


def arguments(source: str, luck: random.Random) -> Iterator[dict[str, Any]]:
    """Facts for a message: words that its variants wait for, numbers with every plural, and some nobody waits for."""
    names = sorted(set(re.findall(r"\$([a-zA-Z][a-zA-Z0-9_-]*)", source)))
    # No fact is a word that names a plural form; fluent.runtime would take it for a number of that form.
    keys = re.findall(r"\[([a-zA-Z][a-zA-Z0-9_-]*)\]", source)
    words = [*(key for key in keys if key not in ("one", "few", "many", "other")), "else", "10♥"]
    for _ in range(40):
        yield {name: luck.choice([luck.choice(words), luck.choice(words), luck.choice(NUMBERS)]) for name in names}


@pytest.mark.parametrize("lang", bundle.languages())
def test_every_message_and_part_is_the_same_by_fluent_runtime(lang: str) -> None:
    luck = random.Random(7)
    for owner, home, key in MESSAGES:
        if owner != lang:
            continue
        source = with_quoted(lang, home, key)
        made = bundle.Bundle(lang, functions_in(source))
        whole = bundle.Whole(lang, functions_in(source))
        try:
            message = quick.read(bundle.sources(lang, home)[key])
        except quick.Unsupported:
            continue  # fluent.runtime formats this one anyhow
        for part in (None, *message.parts):
            if part is None and message.value is None:
                continue
            for args in arguments(source, luck):
                assert made.format(key, args, part) == whole.format(key, args, part), (key, part, args)


@pytest.mark.parametrize("lang", ["en", "ru", "fr", "cs"])
def test_plurals_and_thousands_are_those_of_the_language(lang: str) -> None:
    from fluent.runtime import FluentBundle, FluentResource

    text = "m = { $n ->\n    [one] one\n    [few] few\n    [many] many\n   *[other] other\n } { $n }\n"
    fluent = FluentBundle([lang], use_isolating=False)
    fluent.add_resource(FluentResource(text))
    message = fluent.get_message("m")
    assert message.value is not None
    pattern = quick.read(text).value
    assert pattern is not None
    scope = quick.Bundle(lang, {}, lambda key, part: pattern)
    for number in (*range(-130, 230), *NUMBERS):
        assert pattern((scope, {"n": number})) == fluent.format_pattern(message.value, {"n": number})[0]


@pytest.mark.parametrize(
    "source",
    [
        "m = one\n    two\n\n      three\n",
        "m =\n    one\n      two\n    three  \n",
        "m =\n    .a = x\n    .b =\n        y\n         z\n",
        'm = { $a }{ $b } { "{" }\n',
        "m = a\n# a remark\n\n## A heading\n",
        "m = { $a ->\n  [x] { $b ->\n    [1] one\n   *[other] { $b }\n       them\n  }\n *[y] y\n } end\n",
        'm = { "" }  a\n',
        "m = { 5 }{ -3 }\n",
    ],
)
def test_lines_blanks_and_nesting_are_read_as_fluent_reads_them(source: str) -> None:
    from fluent.runtime import FluentBundle, FluentResource

    fluent = FluentBundle(["en"], use_isolating=False)
    fluent.add_resource(FluentResource(source))
    theirs, ours = fluent.get_message("m"), quick.read(source)
    assert set(theirs.attributes) == set(ours.parts)
    scope = quick.Bundle("en", {}, lambda key, part: pytest.fail("nothing is quoted"))
    for args in ({"a": "x", "b": 1}, {"a": "x", "b": 2}, {"a": "z", "b": "w"}):
        if theirs.value is not None and ours.value is not None:
            assert ours.value((scope, args)) == fluent.format_pattern(theirs.value, args)[0]
        for name, part in ours.parts.items():
            assert part((scope, args)) == fluent.format_pattern(theirs.attributes[name], args)[0]


@pytest.mark.parametrize("source", ["m = { -term }\n", "m = { 1.5 }\n", 'm = { "\\u00e9" }\n', "m = { $a\n", "m = }\n"])
def test_what_is_beyond_it_is_left_to_fluent_runtime(source: str) -> None:
    with pytest.raises(quick.Unsupported):
        quick.read(source)


def test_english_needs_nothing_beyond_it() -> None:
    for _, home, key in (each for each in MESSAGES if each[0] == "en"):
        quick.read(bundle.sources("en", home)[key])


def test_a_missing_fact_is_never_hidden() -> None:
    made = bundle.Bundle("en", {})
    with pytest.raises(bundle.MissingText):
        made.format("plain-unknown", {})
    with pytest.raises(bundle.MissingText):
        made.format("plain-unknown", {"typed": "x"}, "nothing")
