"""Under a made language nothing that a command prints is English: pages, answers, help, and what is wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stovka.cli.group import COMMANDS
from stovka.games import VARIANTS
from stovka.text import Words
from stovka.text.bundle import languages
from tests.cli.conftest import Result, recorded, run_here
from tests.cli.test_plain import QUESTIONS, fewest, script
from tests.pseudo.locale import LANG, leaks, marked, visible

HOUSE = ("draw=one", "must_beat=yes")
STRANGE = "чужое"
"""What is typed wrong, in letters that are not Latin: a sentence may repeat it."""


def say(*argv: str, stdin: str = "", code: int = 0) -> Result:
    """Runs a command in the made language."""
    done = run_here(*argv, "--lang", LANG, stdin=stdin)
    assert done.code == code, done
    return done


@pytest.fixture
def record(tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """A record with players whose names have no Latin letter."""
    variant = getattr(request, "param", "mavr")
    path = recorded(tmp_path, variant, players=4, seed=5, bots="steady")
    text = path.read_text(encoding="utf-8")
    for seat in range(4):
        text = text.replace(f'"Bot {seat}"', f'"№{seat}"')
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_the_made_language_is_heard_and_its_sounds_can_be_told_from_english() -> None:
    assert languages() == ("en", LANG)
    assert Words(LANG).text("app-menu-play") == marked("Play")
    assert leaks(Words(LANG).text("app-menu-play")) == []
    assert leaks(Words("en").text("app-menu-play")) == ["Play"]
    assert leaks("№0 draw 10H Ýöú", "codes") == []


@pytest.mark.parametrize("form", ["text", "md", "html"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_rule_book(variant: str, form: str) -> None:
    said = say("rules", variant, "--format", form).out
    assert leaks(visible(said) if form == "html" else said.replace("\\", ""), "dials", "codes") == []


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_rule_book_with_examples_and_a_search_in_it(variant: str) -> None:
    assert leaks(say("rules", variant, "--examples").out, "dials", "codes") == []
    assert leaks(say("rules", variant, "--search", STRANGE).out) == []


@pytest.mark.parametrize("sheet", ["card", "score"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_sheets_of_paper(variant: str, sheet: str) -> None:
    for form in ("text", "html"):
        said = say("rules", variant, "--sheet", sheet, "--rule", HOUSE[variant == "stovkahra"], "--format", form).out
        shown = (
            visible(said).replace("Stovka", "")
            if form == "html"
            else re.sub(r"^- [A-H]:|\b[A-H]\d?\b", "", said, flags=re.M)
        )
        assert leaks(shown, "dials", "codes") == []


@pytest.mark.parametrize("form", ["text", "md", "html"])
def test_the_difference(form: str) -> None:
    said = say("rules", "mavr", "--diff", "russian", "--rule", "draw=one", "--format", form).out
    assert leaks(visible(said) if form == "html" else said.replace("\\", ""), "dials", "codes") == []


@pytest.mark.parametrize("form", ["text", "md", "html"])
@pytest.mark.parametrize("record", VARIANTS, indirect=True)
def test_a_record_explained(record: str, form: str) -> None:
    for seat in ((), ("--seat", "1")):
        said = say("explain", record, *seat, "--format", form).out
        assert leaks(visible(said) if form == "html" else said) == []
    assert leaks(say("explain", record, "--step", "3").out) == []


@pytest.mark.parametrize("record", ["mavr", "stovkahra"], indirect=True)
def test_a_record_checked(record: str) -> None:
    assert leaks(say("check", record).out) == []
    path = Path(record)
    path.write_bytes(path.read_bytes()[:-30])
    said = say("check", record)
    assert leaks(said.out + said.err, "fields") == []


def test_house_rules_of_a_record_are_told_by_their_ids_and_values(record: str, tmp_path: Path) -> None:
    house = recorded(tmp_path, "mavr", players=2, rules={"limit": 50, "draw": "one"})
    said = say("check", str(house)).out
    assert leaks(said.replace('"one"', "").replace("Bot", ""), "dials") == []


def test_the_answers_of_the_judge() -> None:
    said = say("judge", "mavr", "--top", "QH:S", "--hand", "9H 10S QD 7C").out
    assert leaks(said, "codes") == []
    said = say("judge", "stovkahra", "--trick", "10H 7H", "--trump", "C", "--hand", "AH 8C 9S").out
    assert leaks(said, "codes") == []


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help(command: str) -> None:
    assert leaks(say(*[command] * bool(command), "--help").out, "typed") == []


def test_a_score_that_is_kept() -> None:
    typed: tuple[str, ...] = ("№1 QS", STRANGE, "2H", "-", "KC 7D", "10H", "sheet", "undo", "help", "№9 8H")
    said = say("score", "russian", "--names", "№1,№2,№3", stdin="\n".join(typed) + "\n").out
    assert leaks(re.sub("undo|sheet|quit|help|score", "", said), "codes", "typed") == []
    typed = ("№1", "41", "№2 7H", "1 №3 7C", "№4 KC KD KH", "-", STRANGE)
    said = say("score", "stovkahra", "--names", "№1,№2,№3,№4", stdin="\n".join(typed) + "\n").out
    assert leaks(re.sub("enough|silent", "", said), "codes", "typed") == []


def test_where_the_data_is() -> None:
    assert leaks(say("data").out, "paths") == []


@pytest.mark.parametrize("variant", ["mavr", "stovkahra"])
def test_a_whole_match_line_by_line(variant: str) -> None:
    players = fewest(variant)
    typed = []
    for at, move in enumerate(script(variant, players)):
        typed += [QUESTIONS[at % len(QUESTIONS)], move]
    argv = ("play", variant, "--players", str(players), "--seed", "7", "--plain")
    said = say(*argv, stdin="\n".join(typed) + "\n").out
    assert leaks(said, "names", "codes", "dials", "paths") == []


def test_what_a_line_of_plain_mode_can_be_wrong_with() -> None:
    argv = ("play", "mavr", "--players", "2", "--seed", "7", "--plain")
    typed: tuple[str, ...] = (
        STRANGE,
        "why 11Q",
        "what",
        "QS:Ы",
        "pass",
        "2S",
        "draw:X",
        "undo",
        "QS",
        STRANGE,
        "back",
        "why",
        "score",
    )
    said = say(*argv, stdin="\n".join(typed) + "\n").out
    said += say("play", "--plain", stdin=f"{STRANGE}\n{marked('no')}\nquit\n").out
    for each in ("11Q", "draw:X", "undo", "“back”"):  # repeated as typed
        said = said.replace(each, "")
    assert leaks(said, "names", "codes") == []


ERRORS: list[tuple[int, tuple[str, ...]]] = [
    (2, (STRANGE,)),
    (2, ("chek",)),
    (2, ("rules",)),
    (2, ("rules", STRANGE)),
    (2, ("rules", "mavrr")),
    (2, ("rules", "mavr", STRANGE)),
    (2, ("rules", "mavr", f"--{STRANGE}")),
    (2, ("rules", "mavr", "--rule")),
    (2, ("rules", "mavr", "--rule", f"{STRANGE}=1")),
    (2, ("rules", "mavr", "--rule", f"draw={STRANGE}")),
    (2, ("rules", "mavr", "--rule", "draw")),
    (2, ("rules", "mavr", "--rule", f"hand_size={STRANGE}")),
    (2, ("rules", "mavr", "--rule", "hand_size=99")),
    (2, ("rules", "mavr", "--rule", f"effects.7.{STRANGE}=1")),
    (2, ("rules", "mavr", "--rule", f"values.{STRANGE}=1")),
    (2, ("rules", "mavr", "--rule", f"answer={STRANGE}")),
    (2, ("rules", "mavr", "--format", STRANGE)),
    (2, ("rules", "mavr", "--diff", STRANGE)),
    (2, ("rules", "mavr", "--diff", "stovkahra")),
    (2, ("trace",)),
    (2, ("trace", "mavr", "--players", "7")),
    (2, ("trace", "mavr", "--players", STRANGE)),
    (2, ("trace", "mavr", "--seed", "-1")),
    (2, ("trace", "mavr", "--bots", STRANGE)),
    (2, ("trace", "mavr", "--record", "x")),
    (2, ("judge", "mavr", "--top", "9H")),
    (2, ("judge", "mavr", "--top", "QH", "--hand", "9H")),
    (2, ("judge", "mavr", "--top", "9H", "--hand", "2H")),
    (2, ("judge", "mavr", "--top", "9H", "--hand", STRANGE)),
    (2, ("judge", "mavr", "--top", "9H:S", "--hand", "9H")),
    (2, ("judge", "mavr", "--top", "9H", "--hand", "8H 8H", "--phase", STRANGE)),
    (2, ("judge", "mavr", "--trick", "9H", "--hand", "8H")),
    (2, ("judge", "stovkahra", "--top", "9H", "--hand", "8H")),
    (2, ("judge", "stovkahra", "--trump", STRANGE, "--hand", "8H")),
    (2, ("play", STRANGE, "--plain")),
    (2, ("play", "russian", "--players", "6", "--plain")),
    (2, ("data", STRANGE)),
    (2, ("check",)),
    (1, ("check", f"/{STRANGE}.jsonl")),
    (1, ("explain", "/")),
    (1, ("rules", f"/{STRANGE}.toml")),
    (1, ("play", "mavr")),
]


@pytest.mark.parametrize(("code", "argv"), ERRORS, ids=[" ".join(argv) for _, argv in ERRORS])
def test_what_is_wrong_with_a_command_line(code: int, argv: tuple[str, ...]) -> None:
    said = say(*argv, code=code)
    told = (said.out + said.err).replace("“chek”", "").replace("“mavrr”", "")  # repeated as typed
    assert leaks(told, "paths", "typed", "dials", "values", "fields", "variants", "codes") == []
    assert any(each.lower() in said.err.lower() for each in marked("aeiouy")), "a sentence"


def test_a_house_rule_file_that_is_no_toml_is_told_by_its_line(tmp_path: Path) -> None:
    for text, row in (("base = \n", 1), ('base = "mavr"\n\nhand_size = = 4\n', 3)):
        path = tmp_path / "house.toml"
        path.write_text(text)
        said = say("rules", str(path), code=1)
        assert leaks(said.err, "paths") == []
        assert str(row) in said.err
