"""Matches on disk: kept step by step, resumed, finished; two apps, failing writes, damaged files."""

from __future__ import annotations

import os
import random
from datetime import datetime, tzinfo
from pathlib import Path

import pytest

from stovka.core.errors import Refusal
from stovka.play import storage
from stovka.play.journal import JournalFile
from stovka.play.replay import open_record, replay
from stovka.play.session import Unkept
from stovka.play.storage import Saved, Store, data_folder
from tests.soaks.crash import crash, new_session, play_on


def played(store: Store, steps: int, variant: str = "mavr", seed: int = 1) -> tuple[Path, object]:
    session = new_session(variant, seed)
    path = store.begin(session)
    luck = random.Random(seed)
    for _ in range(steps):
        play_on(session, luck)
    session.journal.close()
    return path, session.state


def the_saved(store: Store) -> Saved:
    found = list(store.unfinished())
    assert len(found) == 1
    assert isinstance(found[0], Saved)
    return found[0]


def test_a_match_goes_on_where_it_was_left(tmp_path: Path) -> None:
    store = Store(tmp_path)
    path, state = played(store, 40)
    session = store.resume(the_saved(store))
    assert session.state == state
    play_on(session, random.Random(9))
    assert replay(open_record(path)).state == session.state


def test_the_data_folder_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("STOVKA_DATA", str(tmp_path / "here"))
    assert data_folder() == tmp_path / "here"
    assert Store().folder == tmp_path / "here"


def test_a_match_that_ends_is_with_the_finished_ones(tmp_path: Path) -> None:
    store = Store(tmp_path)
    path, _ = played(store, 5000)
    assert list(store.unfinished()) == []
    assert [found.name for found in store.records()] == [path.name]
    assert not path.exists()


def test_a_match_that_another_app_plays_is_not_offered_and_cannot_be_resumed(tmp_path: Path) -> None:
    store = Store(tmp_path)
    played(store, 20)
    saved = the_saved(store)
    session = store.resume(saved)
    assert list(store.unfinished()) == []
    with pytest.raises(Refusal, match=r"store\.busy"):
        store.resume(saved)
    session.journal.close()
    assert len(list(store.unfinished())) == 1


def test_moves_that_another_app_made_since_the_match_was_offered_are_not_lost(tmp_path: Path) -> None:
    store = Store(tmp_path)
    path, _ = played(store, 20)
    offered = the_saved(store)
    other = Store(tmp_path).resume(the_saved(store))
    for _ in range(15):
        play_on(other, random.Random(3))
    other.journal.close()
    made = path.read_bytes()
    session = store.resume(offered)
    assert path.read_bytes() == made
    assert session.state == other.state


def test_a_match_that_another_app_has_put_away_since_it_was_offered_is_refused_and_stays_whole(tmp_path: Path) -> None:
    store = Store(tmp_path)
    path, _ = played(store, 20)
    offered = the_saved(store)
    put_away = store.finish(path)
    made = put_away.read_bytes()
    with pytest.raises(Refusal):
        store.resume(offered)
    assert put_away.read_bytes() == made


def test_a_match_whose_first_line_cannot_be_written_leaves_no_file_and_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise OSError(28, os.strerror(28))

    store = Store(tmp_path)
    session = new_session("mavr", 1)
    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        with pytest.raises(Refusal, match=r"store\.write_failed"):
            store.begin(session)
    assert isinstance(session.journal, Unkept)
    assert list(store.running.iterdir()) == []


def test_two_matches_begun_in_the_same_second_have_files_of_their_own(tmp_path: Path) -> None:
    store = Store(tmp_path)
    assert len({store.begin(new_session("mavr", n)) for n in range(5)}) == 5


def test_a_damaged_file_is_told_and_left_alone(tmp_path: Path) -> None:
    store = Store(tmp_path)
    path, _ = played(store, 20)
    path.write_bytes(path.read_bytes().replace(b'"deal"', b'"dael"', 1))
    before = path.read_bytes()
    [(where, refusal)] = store.unfinished()
    assert isinstance(refusal, Refusal)
    assert where == path
    assert refusal.problems[0].id.startswith("record.")
    assert path.read_bytes() == before


def test_what_a_crash_cut_short_is_dropped_before_the_match_goes_on(tmp_path: Path) -> None:
    store = Store(tmp_path)
    path, _ = played(store, 30)
    path.write_bytes(path.read_bytes()[:-7])
    session = store.resume(the_saved(store))
    for _ in range(3):
        play_on(session, random.Random(1))
    assert replay(open_record(path)).state == session.state


@pytest.mark.parametrize("variant", ["russian", "stovkahra"])
def test_a_journal_cut_anywhere_resumes_with_every_whole_move(tmp_path: Path, variant: str) -> None:
    store = Store(tmp_path)
    path, _ = played(store, 25, variant)
    whole = path.read_bytes()
    steps = len(replay(open_record(whole)).steps)
    header = whole.index(b"\n") + 1
    for cut in range(header, len(whole), 3):
        path.write_bytes(whole[:cut])
        kept = replay(open_record(path))
        assert len(kept.steps) <= steps
        session = store.resume(Saved(path, kept))
        session.journal.close()
        assert replay(open_record(path)).state == session.state


class FullDisk:
    """A file whose disk is full after ``room`` bytes of a write."""

    def __init__(self, file: object, room: int) -> None:
        self.file, self.room = file, room

    def write(self, data: bytes) -> int:
        self.file.write(data[: self.room])  # type: ignore[attr-defined]
        if len(data) > self.room:
            raise OSError(28, os.strerror(28))
        return len(data)

    def __getattr__(self, name: str) -> object:
        return getattr(self.file, name)


def test_a_failed_write_is_told_the_move_is_not_made_and_the_file_stays_whole(tmp_path: Path) -> None:
    store = Store(tmp_path)
    session = new_session("mavr", 1)
    path = store.begin(session)
    session.step()
    keep = session.journal
    assert isinstance(keep, JournalFile)
    before, state, good = path.read_bytes(), session.state, keep._file
    keep._file = FullDisk(good, 9)  # type: ignore[assignment]
    with pytest.raises(Refusal, match=r"store\.write_failed"):
        session.step() or session.act(0, session.moves()[0])
    assert path.read_bytes() == before
    assert session.state is state
    keep._file = good
    session.step() or session.act(0, session.moves()[0])
    assert replay(open_record(path)).state == session.state


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    with pytest.raises(Refusal, match=r"store\.write_failed"):
        Store(tmp_path / "data").begin(new_session("mavr", 1))
    assert list(Store(tmp_path / "data").unfinished()) == []


def test_matches_killed_at_random_moments_go_on_with_every_completed_move(tmp_path: Path) -> None:
    result = crash(8, tmp_path, seed=100)
    assert (result.survived, result.lost) == (8, 0)


def test_a_clock_that_was_set_back_loses_no_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are named by the clock, but none is ever written over."""
    store = Store(tmp_path)

    class Stopped(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Stopped:
            return cls(2020, 1, 1, tzinfo=tz)

    late, _ = played(store, 12, seed=1)
    monkeypatch.setattr(storage, "datetime", Stopped)
    early, _ = played(store, 12, seed=2)
    again, _ = played(store, 12, seed=3)
    assert len({late, early, again}) == 3
    assert len(list(store.unfinished())) == 3


def test_a_finished_match_that_cannot_be_put_away_is_told_and_hides_no_other(tmp_path: Path) -> None:
    store = Store(tmp_path)
    played(store, 20, seed=2)
    path, _ = played(store, 5000, seed=1)
    store.finished.write_text("a file where the folder should be")
    found = list(store.unfinished())
    assert sum(isinstance(each, Saved) for each in found) == 1
    ((where, refusal),) = [each for each in found if not isinstance(each, Saved)]
    assert where == path
    assert refusal.problems[0].id == "store.write_failed"
    assert path.exists()
