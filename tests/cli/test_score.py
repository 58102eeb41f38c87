"""``stovka score``: questions and answers in lines, kept on disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run

WHO = ("--names", "Anna,Boris,Clara", "--lang", "en")
ROUND = "Anna QS\nKC 7D\n10H\n"


def files(folder: Path) -> list[Path]:
    return sorted((folder / "scores").glob("*.jsonl"))


def test_a_round_is_counted_and_explained(run: Run) -> None:
    done = run("score", "russian", *WHO, stdin=ROUND)
    assert done.code == 0
    assert "Anna: -40 for going out on Q♠; total 0 → -40." in done.out
    assert "Boris: K♣ 4 + 7♦ 7 = 11; total 0 → 11." in done.out
    assert not done.err


def test_what_is_no_answer_is_refused_in_one_sentence_and_asked_again(run: Run) -> None:
    done = run("score", "mavr", *WHO, stdin="Anna QS\n7X\n-\nQS\nKC\n")
    assert done.out.count("Boris: which cards") == 4
    assert "“7X” is no card" in done.out
    assert "Boris must have cards left" in done.out
    assert "Q♠ cannot be in two places." in done.out


def test_undo_sheet_and_help(run: Run) -> None:
    done = run("score", "russian", *WHO, stdin=f"undo\nsheet\n{ROUND}undo\nQC\nsheet\nhelp\n")
    assert "There is nothing to take back." in done.out
    assert "No round is counted yet" in done.out
    assert "Taken back; 2 answers stand." in done.out
    assert "Clara: Q♣ 20 (lone queen); total 0 → 20." in done.out
    assert "> 1   -40    -40     11     11     20     20" in done.out
    assert "undo: takes back the last answer" in done.out


def test_a_reset_and_who_is_out_are_marked_on_the_sheet(run: Run) -> None:
    lines = "Anna 8H\nAC AD AH AS 10H 10C 10D 10S KC KD KH KS 9C 7C JC\n7H\n"
    done = run("score", "mavr", *WHO, stdin=lines + "sheet\n")
    assert "Boris has 109 points, more than the limit: out of the match." in done.out
    assert "109 out" in done.out
    done = run("score", "mavr", *WHO, stdin="no\nAnna 8H\nAC AD AH AS 10H 10C 10D 10S KC KD 7S JC\n7H\nsheet\n")
    assert "Boris has exactly 101: back to 0!" in done.out
    assert "101     0*" in done.out


def test_a_score_that_was_left_goes_on_with_nothing_lost(run: Run, stovka_data: Path) -> None:
    assert run("score", "russian", *WHO, stdin=f"{ROUND}Boris 8H\n").code == 0
    done = run("score", "russian", "--lang", "en", stdin="yes\nKH\nKD\nsheet\n")
    said = " ".join(done.out.split())
    assert "There is a score you have not finished: One hundred and one, Russian with Anna, Boris and Clara" in said
    assert "Anna: K♥ 4; total -40 → -36." in done.out
    assert len(files(stovka_data)) == 1
    assert "Going on" not in run("score", "mavr", "--lang", "en", stdin="").out  # another game is not offered


def test_a_file_cut_short_goes_on_from_its_last_whole_line(run: Run, stovka_data: Path) -> None:
    run("score", "russian", *WHO, stdin=ROUND)
    (path,) = files(stovka_data)
    path.write_bytes(path.read_bytes() + b'{"type":"told","text":"Bo')
    done = run("score", "russian", "--lang", "en", stdin="yes\nBoris 8H\n")
    assert "Anna: which cards" in done.out
    assert path.read_text(encoding="utf-8").count("\n") == 5


@pytest.mark.parametrize("content", ["", "nonsense\n", '{"type":"score"}\n', '{"type":"score","variant":"x"}\n[1]\n'])
def test_a_file_that_is_no_score_is_left_alone(run: Run, stovka_data: Path, content: str) -> None:
    (stovka_data / "scores").mkdir(parents=True)
    path = stovka_data / "scores" / "odd.score.jsonl"
    path.write_text(content, encoding="utf-8")
    done = run("score", "russian", *WHO, stdin=ROUND)
    assert done.code == 0
    assert "not finished" not in done.out
    assert path.read_text(encoding="utf-8") == content


def test_no_begins_another_and_keeps_the_old_one(run: Run, stovka_data: Path) -> None:
    run("score", "russian", *WHO, stdin=ROUND)
    done = run("score", "russian", *WHO, stdin="perhaps\nno\nAnna 8H\n")
    assert "Please type yes" in done.out
    assert len(files(stovka_data)) == 2


def test_a_finished_match_is_not_offered_again(run: Run) -> None:
    lines = "Anna 8H\nAC AD AH AS 10H 10C 10D 10S KC KD KH KS 7C\n"
    done = run("score", "mavr", "--names", "Anna,Boris", "--lang", "en", stdin=lines)
    assert "Anna is the only one left and wins the match." in done.out
    assert "The match is over." in done.out
    assert "not finished" not in run("score", "mavr", "--lang", "en", stdin="").out


def test_the_end_of_a_match_can_be_taken_back(run: Run) -> None:
    lines = "Anna 8H\nAC AD AH AS 10H 10C 10D 10S KC KD KH KS 7C\nundo\nAC\n"
    done = run("score", "mavr", "--names", "Anna,Boris", "--lang", "en", stdin=lines)
    assert "Boris: A♣ 11; total 0 → 11." in done.out


def test_a_disk_that_keeps_nothing_does_not_stop_the_score(run: Run, stovka_data: Path) -> None:
    stovka_data.mkdir(parents=True, exist_ok=True)
    (stovka_data / "scores").write_text("in the way", encoding="utf-8")
    done = run("score", "russian", *WHO, stdin=ROUND)
    assert done.code == 0
    assert "cannot be kept on disk" in done.out
    assert "total 0 → -40" in done.out


@pytest.mark.parametrize(
    "words",
    [
        ("nosuch",),
        ("mavr", "--players", "9"),
        ("mavr", "--names", "A,A"),
        ("mavr", "--names", "A,B", "--players", "1"),
        (),
    ],
)
def test_a_bad_line_is_refused(run: Run, words: tuple[str, ...]) -> None:
    done = run("score", *words, "--lang", "en")
    assert done.code == 2
    assert done.err
    assert "Traceback" not in done.err


def test_a_name_with_markup_stays_text(run: Run) -> None:
    done = run("score", "russian", "--names", "[bold]x,<b>", "--lang", "en", stdin="[bold]x 8H\nKC\n")
    assert "[bold]x: 0 for winning" in done.out
