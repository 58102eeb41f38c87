"""What is wrong with a command line, a file or a terminal is one sentence each, with the right exit code."""

from __future__ import annotations

from pathlib import Path

import pytest

from stovka.cli.group import COMMANDS
from tests.cli.conftest import Run, recorded


def said(text: str) -> str:
    """Fails unless there is exactly one line that reads like a sentence."""
    (line,) = text.splitlines()
    assert line.endswith((".", "?", ")"))
    return line


@pytest.mark.parametrize(
    "argv",
    [
        ("nope",),
        ("rules",),
        ("rules", "nope"),
        ("rules", "mavr", "extra"),
        ("rules", "mavr", "--nope"),
        ("rules", "mavr", "--rule"),
        ("rules", "mavr", "--rule", "nope=1"),
        ("rules", "mavr", "--rule", "draw=nope"),
        ("rules", "mavr", "--rule", "draw"),
        ("rules", "mavr", "--format", "pdf"),
        ("rules", "mavr", "--diff", "nope"),
        ("rules", "mavr", "--diff", "stovkahra"),
        ("rules", "mavr", "--lang", "xx"),
        ("trace",),
        ("trace", "mavr", "--players", "7"),
        ("trace", "mavr", "--players", "1"),
        ("trace", "mavr", "--players", "many"),
        ("trace", "mavr", "--seed", "-1"),
        ("trace", "mavr", "--seed", str(2**63)),
        ("trace", "mavr", "--bots", "sharpish"),
        ("trace", "mavr", "--rounds", "0"),
        ("trace", "mavr", "--record", "x"),
        ("judge", "mavr", "--top", "9H"),
        ("judge", "mavr", "--top", "QH", "--hand", "9H"),
        ("judge", "mavr", "--top", "9H", "--hand", "2H"),
        ("play", "nope", "--plain"),
        ("play", "russian", "--players", "6", "--plain"),
        ("data", "nope"),
        ("check",),
        ("explain",),
    ],
)
def test_a_bad_command_line_is_one_sentence_and_exit_code_2(run: Run, argv: tuple[str, ...]) -> None:
    found = run(*argv)
    assert found.code == 2, found
    assert not found.out
    said(found.err)


@pytest.mark.parametrize("command", ["check", "explain"])
def test_a_missing_file_a_folder_and_a_broken_record_are_one_sentence_and_exit_code_1(
    run: Run, tmp_path: Path, command: str
) -> None:
    broken = tmp_path / "broken.stovka.jsonl"
    broken.write_text("{}\n")
    for path in (tmp_path / "missing.stovka.jsonl", tmp_path, broken):
        found = run(command, str(path))
        assert (found.code, found.out) == (1, "")
        said(found.err)


def test_a_missing_house_rule_file_is_exit_code_1_and_a_wrong_one_2(run: Run, tmp_path: Path) -> None:
    assert run("rules", str(tmp_path / "none.toml")).code == 1
    wrong = tmp_path / "wrong.toml"
    wrong.write_text('base = "mavr"\nnope = 1\nhand_size = 1\n')
    found = run("rules", str(wrong))
    assert found.code == 2
    assert len(found.err.splitlines()) == 2


def test_everything_that_is_wrong_is_said_at_once(run: Run) -> None:
    found = run("trace", "mavr", "--bots", "x", "--rule", "foo=1", "--rule", "draw=z", "--rule", "limit=0")
    assert found.code == 2
    assert len(found.err.splitlines()) == 4
    found = run("play", "mavr", "--plain", "--players", "99", "--bots", "x")
    assert len(found.err.splitlines()) == 2


def test_a_near_miss_is_named(run: Run) -> None:
    assert "mavr" in run("rules", "mavrr").err
    assert "check" in run("chek").err


def test_a_record_whose_fault_is_a_move_is_refused_with_the_reason(run: Run, tmp_path: Path) -> None:
    path = recorded(tmp_path)
    lines = path.read_text().splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith('{"type":"move"'))
    lines = [line for line in lines if not line.startswith('{"type":"turn"')]
    at = next(at for at, line in enumerate(lines) if line.startswith('{"type":"move"'))
    lines[at] = '{"type":"move","seat":0,"move":"meld:K"}'
    path.write_text("\n".join(lines) + "\n")
    found = run("check", str(path))
    assert found.code == 1
    assert f"Line {at + 1}" in said(found.err)


def test_names_are_just_text_and_never_obeyed(run: Run, tmp_path: Path) -> None:
    path = recorded(tmp_path)
    path.write_text(path.read_text().replace('"Bot 0"', '"<b>[red]*x*|"'))
    assert "<b>[red]*x*|" in run("check", str(path)).out
    page = run("explain", str(path), "--format", "html").out
    assert "<b>[red]" not in page
    assert "&lt;b&gt;[red]*x*|" in page
    assert "\\<b\\>\\[red\\]\\*x\\*\\|" in run("explain", str(path), "--format", "md").out
    path.write_text(path.read_text().replace("<b>[red]*x*|", "\\u001b[31m"))
    found = run("check", str(path))
    assert found.code == 1
    assert "\x1b" not in said(found.err)
    path.write_text(path.read_text().replace("\\u001b[31m", "x" * 41))
    assert run("check", str(path)).code == 1


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_has_help_with_an_example(run: Run, command: str) -> None:
    found = run(*[command] * bool(command), "--help")
    assert (found.code, found.err) == (0, "")
    assert found.lines[0].startswith("Usage: stovka")
    assert found.lines[-1].startswith("  stovka")
    assert "--lang" in found.out


@pytest.mark.parametrize("lang", ["en", "ru", "fr", "cs"])
def test_every_command_takes_a_language(run: Run, lang: str) -> None:
    assert run("rules", "mavr", "--lang", lang).code == 0
    assert run("--lang", lang, "data", "path").code == 0


def test_a_locale_without_texts_gets_english(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    english = run("rules", "mavr").out
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert run("rules", "mavr").out == english


@pytest.mark.parametrize(
    ("setting", "lang"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "cs"}, "cs"),
        ({"LANG": "fr@euro"}, "fr"),
        ({"LANG": "FR_fr"}, "fr"),
        ({"LANG": "rue_UA"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "cs_CZ.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
    ],
)
def test_the_language_is_that_of_the_locale_unless_one_is_asked_for(
    run: Run, monkeypatch: pytest.MonkeyPatch, setting: dict[str, str], lang: str
) -> None:
    for name, value in setting.items():
        monkeypatch.setenv(name, value)
    assert run("--help").out == run("--help", "--lang", lang).out == run("--lang", lang, "--help").out
    assert run("--help", "--lang", "cs").out != run("--help", "--lang", "en").out
