"""Two languages side by side."""

from __future__ import annotations

import re
from itertools import permutations
from pathlib import Path

import pytest

from stovka.cli.base import LANGUAGES
from stovka.teach.both import BETWEEN, side_by_side
from stovka.teach.document import Block, Heading, Item, Numbered, Para, Table, columns_of
from tests.cli.conftest import Run, recorded
from tests.pseudo.locale import visible

PAIRS = list(permutations(LANGUAGES, 2))


def column(lines: list[str], at: int) -> str:
    """The words of one column, as ``words_of`` has them."""
    width = lines[1].index("-+-")
    sides = (line[:width] if at == 0 else line[width + len(BETWEEN) :] for line in lines[2:])
    return words_of("\n".join(sides))


def words_of(text: str) -> str:
    """A text without its line breaks, and without the lines under its headings."""
    return " ".join(re.sub(r"(?m)^[=-]+ *$", "", text).split())


@pytest.mark.parametrize("langs", PAIRS, ids="-".join)
def test_a_record_is_told_in_any_two_languages_in_the_words_of_each(
    run: Run, tmp_path: Path, langs: tuple[str, str]
) -> None:
    path = recorded(tmp_path, "mavr", players=3, seed=5)
    both = run("explain", str(path), "--both", ",".join(langs))
    assert (both.code, both.err) == (0, "")
    assert max(map(columns_of, both.lines)) <= 79
    for at, lang in enumerate(langs):
        alone = run("explain", str(path), "--lang", lang)
        assert column(both.lines, at) == words_of(alone.out)


@pytest.mark.parametrize("variant", ["mavr", "stovkahra"])
@pytest.mark.parametrize("argv", [(), ("--examples",), ("--diff", "SELF")])
def test_the_rule_book_stands_in_two_languages_part_beside_part(run: Run, variant: str, argv: tuple[str, ...]) -> None:
    words = ["rules", variant, *(variant if word == "SELF" else word for word in argv)]
    if "--diff" in argv:
        words += ["--rule", "target=90" if variant == "stovkahra" else "draw=one"]
    both = run(*words, "--both", "cs,en")
    assert (both.code, both.err) == (0, "")
    assert max(map(columns_of, both.lines)) <= 79
    for at, lang in enumerate(("cs", "en")):
        assert column(both.lines, at) == words_of(run(*words, "--lang", lang).out)


@pytest.mark.parametrize("form", ["md", "html"])
def test_the_other_forms_have_two_columns_that_say_their_language(run: Run, tmp_path: Path, form: str) -> None:
    path = recorded(tmp_path, "mavr", players=3, seed=5)
    found = run("explain", str(path), "--both", "ru,en", "--format", form)
    assert (found.code, found.err) == (0, "")
    steps = [line for line in run("explain", str(path)).lines if re.match(r" +\d+\. ", line)]
    if form == "md":
        assert found.lines[:2] == ["| Русский | English |", "| :-- | :-- |"]
        assert all(len(re.findall(r"(?<!\\)\|", line)) == 3 for line in found.lines)
        assert sum(line.startswith("| **") and ".** " in line for line in found.lines) == len(steps)
    else:
        assert found.out.count('<div lang="ru">') == found.out.count('<div lang="en">') > len(steps)
        assert len(set(ids := re.findall(' id="([^"]*)"', found.out))) == len(ids)
        assert "<script" not in found.out
        assert "deals round 1" in visible(found.out)
        assert "сдаёт" in visible(found.out)


def test_one_step_and_one_seat_can_be_told_in_two_languages(run: Run, tmp_path: Path) -> None:
    path = recorded(tmp_path, "mavr", players=3, seed=5)
    found = run("explain", str(path), "--step", "0", "--seat", "0", "--both", "en,ru")
    assert "You hold" in found.out
    assert "вас" in found.out


@pytest.mark.parametrize("typed", ["ru", "ru,ru", "ru,xx", "ru,en,cs", "", ","])
def test_what_are_not_two_languages_is_one_sentence(run: Run, tmp_path: Path, typed: str) -> None:
    for argv in (("rules", "mavr"), ("explain", str(recorded(tmp_path)))):
        found = run(*argv, "--both", typed)
        assert (found.code, found.out, len(found.err.splitlines())) == (2, "", 1)


@pytest.mark.parametrize("other", [("--search", "queen"), ("--sheet", "card")])
def test_what_cannot_stand_in_two_languages_is_one_sentence(run: Run, other: tuple[str, str]) -> None:
    found = run("rules", "mavr", "--both", "ru,en", *other)
    assert (found.code, found.out, len(found.err.splitlines())) == (2, "", 1)


HARD = "漢" * 40 + " <b>|*x*"


def test_names_that_are_wider_than_a_column_fit_and_are_just_text() -> None:
    page: list[Block] = [
        Heading(HARD, 1),
        Para(HARD),
        Para(HARD, note=True),
        Item(HARD, HARD, 2),
        Numbered(3, HARD, ((1, HARD),)),
        Table((("a", HARD), (HARD, "1"))),
    ]
    for columns in (79, 110):
        lines = list(side_by_side((page, page), ("ru", "en"), "text", columns))
        assert max(map(columns_of, lines)) <= columns
        assert "".join(lines).count("漢") >= 2 * 8 * 40
    html = "".join(side_by_side((page, page), ("ru", "en"), "html"))
    assert "<b>|" not in html
    assert "&lt;b&gt;" in html
    assert "\\<b\\>\\|\\*x\\*" in "".join(side_by_side((page, page), ("ru", "en"), "md"))


def test_a_part_that_only_one_side_has_stands_alone() -> None:
    lines = list(side_by_side(([Para("a")], [Para("b"), Para("c")]), ("ru", "en"), "text"))
    assert [line.split("|")[1].strip() for line in lines if "|" in line and line.strip("| ")] == ["English", "b", "c"]


def test_a_wide_terminal_gets_wide_columns(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = recorded(tmp_path)
    for columns, most in ((200, 110), (110, 110), (100, 79)):
        monkeypatch.setattr("stovka.cli.base.room", lambda stream, columns=columns: columns)
        lines = run("explain", str(path), "--both", "fr,cs").lines
        assert most - 12 < max(map(columns_of, lines)) <= most
