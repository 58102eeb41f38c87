"""The player's own data at the command line: where, what, take along, delete."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

from stovka.play.progress import Progress
from stovka.play.scorebook import ScoreBook
from tests.cli.conftest import Run
from tests.cli.test_plain import script

ARGS = ("play", "mavr", "--players", "3", "--plain", "--seed", "7")


@pytest.fixture
def played(run: Run, stovka_data: Path) -> Path:
    """The folder after one whole match with a wrong move in it, and one that was left."""
    run(*ARGS, stdin="\n".join(["10s", *script("mavr", 3)]))
    run("play", "stovkahra", "--plain", "--seed", "7", stdin="predict on\nhint\n")
    (stovka_data / "not-ours.txt").write_text("")
    return stovka_data


def test_the_folder_is_printed_and_nothing_else(run: Run, stovka_data: Path) -> None:
    for argv in (("data",), ("data", "path")):
        assert run(*argv) == (0, f"{stovka_data}\n", "")


def test_everything_is_taken_along_in_one_file(run: Run, played: Path, tmp_path: Path) -> None:
    target = tmp_path / "mine.zip"
    found = run("data", "export", str(target))
    assert (found.code, found.err) == (0, "")
    assert found.lines[-1] == str(target)
    with zipfile.ZipFile(target) as archive:
        names = archive.namelist()
    assert sorted(name.split("/")[0] for name in names) == ["finished", "progress.sqlite", "running"]
    again = run("data", "export", str(target))
    assert (again.code, again.out, len(again.err.splitlines())) == (1, "", 1)
    nowhere = run("data", "export", str(tmp_path / "no" / "folder.zip"))
    assert (nowhere.code, nowhere.out, len(nowhere.err.splitlines())) == (1, "", 1)


def test_the_scores_of_real_cards_are_taken_along_and_deleted_too(run: Run, stovka_data: Path, tmp_path: Path) -> None:
    ScoreBook().begin("mavr", {}, ["Anna", "Boris"]).close()
    assert run("data", "export", str(tmp_path / "mine.zip")).code == 0
    with zipfile.ZipFile(tmp_path / "mine.zip") as archive:
        assert [name.split("/")[0] for name in archive.namelist()] == ["scores"]
    assert run("data", "erase", "--yes").code == 0
    assert list(stovka_data.iterdir()) == []


def test_there_is_nothing_to_take_along_or_delete(run: Run, stovka_data: Path, tmp_path: Path) -> None:
    assert run("data", "export", str(tmp_path / "mine.zip")).code == 1
    assert "nothing was deleted" in " ".join(run("data", "erase", "--yes").out.split())


def test_nothing_is_deleted_unasked(run: Run, played: Path) -> None:
    before = sorted(played.rglob("*"))
    found = run("data", "erase")
    assert (found.code, found.out, len(found.err.splitlines())) == (2, "", 1)
    assert sorted(played.rglob("*")) == before


def test_everything_of_ours_is_deleted_and_nothing_else(run: Run, played: Path) -> None:
    found = run("data", "erase", "--yes")
    assert (found.code, found.out, found.err) == (0, "3 files were deleted.\n", "")
    assert [path.name for path in played.iterdir()] == ["not-ours.txt"]


@pytest.mark.parametrize(("typed", "gone"), [("no\n", False), ("", False), ("\n", False), ("yes\n", True)])
def test_a_terminal_is_asked(run: Run, played: Path, monkeypatch: pytest.MonkeyPatch, typed: str, gone: bool) -> None:
    monkeypatch.setattr("stovka.cli.data._asked", lambda: True)
    found = run("data", "erase", stdin=typed)
    assert (found.code, found.err) == (0, "")
    assert "for good" in found.out
    assert (played / "finished").exists() != gone


@pytest.mark.parametrize("argv", [("export",), ("path", "x"), ("erase", "x"), ("statistics", "x"), ("lose",)])
def test_what_is_asked_for_wrongly_is_one_sentence(run: Run, argv: tuple[str, ...]) -> None:
    found = run("data", *argv)
    assert (found.code, found.out, len(found.err.splitlines())) == (2, "", 1)


def test_statistics_count_what_the_records_hold(run: Run, played: Path) -> None:
    found = run("data", "statistics")
    assert (found.code, found.err) == (0, "")
    (record,) = (played / "finished").iterdir()
    rounds = sum(json.loads(line)["type"] == "score" for line in record.read_text().splitlines())
    said = " ".join(found.out.split())
    assert f"Mavr (101 online): 1 match, 1 of them played to the end; {rounds} rounds counted" in said
    assert "1 match, 0 of them played to the end; 0 rounds counted" in said
    assert "once: A card that has neither" in said
    assert "No prediction was noted yet." in said
    assert max(map(len, found.lines)) <= 79


def test_statistics_tell_predictions_and_rules_that_no_game_has_any_more(run: Run, stovka_data: Path) -> None:
    store = Progress(stovka_data)
    for said, was in ((1, 1), (2, 1), (None, None)):
        store.note_prediction("101", "predict.next", said, was)
    store._db.execute("INSERT INTO attempt (at, game, variant, move, rule) VALUES ('', '', '', '', 'gone.rule')")
    store.close()
    told = run("data", "statistics").out
    assert "who moves next: right 2 of 3" in told
    assert "once: gone.rule" in told
    assert "No match was kept yet." in told


def test_statistics_that_cannot_be_opened_are_one_sentence(run: Run, stovka_data: Path) -> None:
    (stovka_data / "progress.sqlite").mkdir()
    found = run("data", "statistics")
    assert (found.code, found.out, len(found.err.splitlines())) == (1, "", 1)


@pytest.mark.parametrize("lang", ["en", "ru", "fr", "cs"])
def test_statistics_speak_every_language(run: Run, played: Path, lang: str) -> None:
    assert run("data", "statistics", "--lang", lang).code == 0
