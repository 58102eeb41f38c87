"""The score of a game with real cards on disk, where two apps may meet."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from stovka.core.errors import Refusal
from stovka.play.scorebook import ScoreBook, told


def test_answers_that_another_app_has_kept_since_are_not_cut_off(tmp_path: Path) -> None:
    book = ScoreBook(tmp_path)
    journal = book.begin("mavr", {}, ["Anna", "Boris"])
    journal([told("QS")])
    journal.close()
    (offered,) = book.unfinished()
    other = ScoreBook(tmp_path).resume(offered)
    other([told("10H 7C")])
    other.close()
    with pytest.raises(Refusal, match=r"store\.busy"):
        book.resume(offered)
    (kept,) = book.unfinished()
    assert kept.lines == ("QS", "10H 7C")


def test_an_answer_cut_short_is_dropped_before_the_score_goes_on(tmp_path: Path) -> None:
    book = ScoreBook(tmp_path)
    journal = book.begin("mavr", {}, ["Anna", "Boris"])
    journal([told("QS")])
    journal([told("10H 7C")])
    journal.close()
    journal.path.write_bytes(journal.path.read_bytes()[:-5])
    (offered,) = book.unfinished()
    goes_on = book.resume(offered)
    goes_on([told("9H")])
    goes_on.close()
    (kept,) = book.unfinished()
    assert kept.lines == ("QS", "9H")


def test_a_score_whose_first_line_cannot_be_written_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise OSError(28, os.strerror(28))

    book = ScoreBook(tmp_path)
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Refusal, match=r"store\.write_failed"):
        book.begin("mavr", {}, ["Anna", "Boris"])
    assert list(book.folder.iterdir()) == []
