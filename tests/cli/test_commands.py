"""What the commands print."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from stovka.games import VARIANTS
from tests.cli.conftest import Run, data_files, recorded


@pytest.mark.parametrize("path", data_files(), ids=lambda path: path.name.split(".")[0])
def test_check_accepts_the_records_of_the_tests_and_says_what_they_are(run: Run, path: Path) -> None:
    found = run("check", str(path))
    assert (found.code, found.err) == (0, "")
    header = json.loads(path.read_text().splitlines()[0])
    assert header["seats"][0]["name"] in found.out


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_trace_can_be_checked_and_traced_again(run: Run, variant: str) -> None:
    made = run("trace", variant, "--seed", "3", "--bots", "steady")
    assert (made.code, made.err) == (0, "")
    checked = run("check", "-", stdin=made.out)
    assert (checked.code, checked.err) == (0, "")
    again = run("trace", "--record", "-", stdin=made.out)
    assert again.out == made.out


def test_a_trace_needs_no_more_than_a_variant(run: Run) -> None:
    given = run("trace", "mavr", "--players", "2", "--seed", "0", "--bots", "beginner", "--rounds", "1")
    assert run("trace", "mavr").out == given.out


def test_a_trace_of_a_house_rule_file_names_the_base_and_the_differences(run: Run, tmp_path: Path) -> None:
    house = tmp_path / "gentle.toml"
    house.write_text('base = "mavr"\nhand_size = 6\n[effects]\n7 = { draw = 1 }\n')
    made = run("trace", str(house), "--rule", "limit=50")
    header = json.loads(made.lines[0])
    assert header["variant"] == "mavr"
    assert header["rules"] == {"hand_size": 6, "effects": {"7": {"draw": 1}}, "limit": 50}
    assert run("check", "-", stdin=made.out).code == 0


def test_check_says_that_a_record_was_cut_short_and_accepts_it(run: Run, tmp_path: Path) -> None:
    path = recorded(tmp_path)
    path.write_bytes(path.read_bytes()[:-30])
    found = run("check", str(path))
    assert found.code == 0
    assert "breaks off" in found.out


def test_explain_numbers_every_step_from_0(run: Run, tmp_path: Path) -> None:
    path = recorded(tmp_path, players=3, seed=5)
    moves = sum(line.startswith('{"type":"move"') for line in path.read_text().splitlines())
    found = run("explain", str(path))
    assert (found.code, found.err) == (0, "")
    numbers = [int(line.split(".")[0]) for line in found.lines if line[:4].strip().isdigit()]
    assert numbers == list(range(moves + 2))  # the deal and the count are steps, too
    assert run("explain", str(path), "--step", str(moves + 2)).code == 2


def test_explain_of_one_step_is_a_part_of_the_whole(run: Run, tmp_path: Path) -> None:
    path = recorded(tmp_path, seed=5)
    whole = run("explain", str(path)).out
    for step in ("0", "1", "7"):
        part = run("explain", str(path), "--step", step)
        assert part.code == 0
        assert part.out in whole


def test_explain_for_a_seat_shows_what_it_may_know_and_speaks_to_it(run: Run, tmp_path: Path) -> None:
    path = recorded(tmp_path, players=3, seed=5)
    deal = json.loads(path.read_text().splitlines()[1])
    assert deal["type"] == "deal"
    mine = run("explain", str(path), "--seat", "0", "--step", "0")
    theirs = run("explain", str(path), "--seat", "1", "--step", "0")
    assert mine.code == theirs.code == 0
    assert "You hold" in mine.out
    assert mine.out != theirs.out
    assert run("explain", str(path), "--seat", "3").code == 2


def test_explain_tells_a_count_with_its_sum_and_the_running_total(run: Run, tmp_path: Path) -> None:
    path = recorded(tmp_path, players=2, seed=5, rounds=2)
    scores = [json.loads(line) for line in path.read_text().splitlines() if line.startswith('{"type":"score"')]
    out = " ".join(run("explain", str(path)).out.split())
    for before, after in zip([[0, 0], *(each["totals"] for each in scores)], scores, strict=False):
        for old, points in zip(before, after["points"], strict=True):
            assert f"{old} → {old + points}" in out


@pytest.mark.parametrize("form", ["text", "md", "html"])
def test_every_form_of_a_page_tells_the_same(run: Run, tmp_path: Path, form: str) -> None:
    path = recorded(tmp_path, seed=5)
    found = run("explain", str(path), "--format", form)
    assert (found.code, found.err) == (0, "")
    assert "deals round 1" in found.out
    if form == "html":
        assert found.out.startswith("<!doctype html>")
        assert "<script" not in found.out
        assert "src=" not in found.out
        assert "href=" not in found.out


def test_no_line_of_text_is_wider_than_79_columns(run: Run, tmp_path: Path) -> None:
    path = recorded(tmp_path, players=3, seed=5)
    for argv in (
        ("explain", str(path)),
        ("rules", "russian"),
        ("rules", "mavr", "--diff", "czech"),
        ("check", str(path)),
    ):
        assert max(map(len, run(*argv).lines)) <= 79


def test_judge_answers_for_each_card_with_the_reason(run: Run) -> None:
    found = run("judge", "mavr", "--top", "QH:S", "--hand", "9H 10S QD", "--ascii")
    assert (found.code, found.err) == (0, "")
    answers = {line.split(":")[0]: line.split(": ")[1].split(".")[0] for line in found.lines if ": " in line[:12]}
    assert answers["9H"] == "no"
    assert answers["10S"] == answers["QD"] == "yes"
    assert "spades" in found.out


def test_judge_takes_house_rules_and_a_number_of_players(run: Run) -> None:
    argv = ("judge", "russian", "--top", "9H", "--hand", "KC 7H", "--rule", "effects.K.wild=yes", "--players", "3")
    assert "K♣: yes" in run(*argv).out


def test_judge_says_everything_that_cannot_be(run: Run) -> None:
    found = run("judge", "mavr", "--top", "9H:S", "--hand", "9H 8C ZZ")
    assert found.code == 2
    assert len(found.err.splitlines()) == 3


def test_data_path_names_the_folder(run: Run, stovka_data: Path) -> None:
    assert run("data", "path").out == f"{stovka_data}\n"


@pytest.mark.parametrize(("lang", "name"), [("en", "somebody"), ("ru", "кто-то"), ("fr", "quelqu’un"), ("cs", "někdo")])
def test_whoever_has_no_name_has_a_capital_letter_only_where_a_sentence_begins(run: Run, lang: str, name: str) -> None:
    for argv in (
        ("mavr", "--top", "QH:S", "--hand", "9H 10S"),
        ("stovkahra", "--trick", "10H 7H", "--trump", "C", "--hand", "AH 8C 9S"),
    ):
        said = " ".join(run("judge", *argv, "--lang", lang).out.split())
        for found in re.finditer(re.escape(name), said, re.IGNORECASE):
            begins = said[: found.start()].endswith((". ", "! ", "? "))
            assert found[0][0].isupper() == begins, said


def test_what_is_wrong_with_a_position_is_said_of_the_options(run: Run) -> None:
    said = run("judge", "mavr", "--top", "9H", "--hand", "9H ZZ").err
    assert "--hand: 9♥ already stands in --top;" in said
    assert "hands" not in said
    assert "--hand" in run("judge", "stovkahra", "--top", "9H", "--hand", "8H").err
    assert "described by --top, --phase and --hand" in run(
        "judge", "mavr", "--trick", "9H", "--hand", "8H"
    ).err.replace("--hand and --phase", "--phase and --hand").replace(
        "--top, --hand and --phase", "--top, --phase and --hand"
    )


def test_an_option_that_is_badly_formed_hides_no_problem_of_the_rules(run: Run) -> None:
    for argv, count in (
        (("trace", "mavr", "--seed", "x", "--rule", "foo=1", "--bots", "x"), 3),
        (("trace", "mavr", "--seed", "x", "--players", "7"), 2),
        (("judge", "mavr", "--nope", "--rule", "draw=z"), 3),
        (("rules", "mavr", "--format", "pdf", "--rule", "limit=0", "--rule", "bad"), 2),
        (("rules", "nope", "--format", "pdf"), 2),
        (("play", "mavr", "--seed", "-1", "--bots", "nope"), 2),
        (("check", "--nope"), 2),
    ):
        found = run(*argv)
        assert (found.code, found.out) == (2, "")
        assert len(found.err.splitlines()) >= count, found.err
