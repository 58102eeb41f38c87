"""The learner's own store: settings, wrong moves, predictions, statistics; damaged and old files; taking it along."""

from __future__ import annotations

import random
import sqlite3
import threading
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from stovka.core.errors import Refusal
from stovka.core.moves import SCORE
from stovka.play import progress as module
from stovka.play.data import erase, export
from stovka.play.progress import Progress
from stovka.play.replay import open_record, replay
from stovka.play.storage import Store
from tests.soaks.crash import new_session, play_on


def play_some(store: Store) -> None:
    for seed, variant, steps in ((1, "mavr", 150), (2, "mavr", 400), (3, "russian", 90), (4, "stovkahra", 60)):
        session, luck = new_session(variant, seed), random.Random(seed)
        store.begin(session)
        for _ in range(steps):
            play_on(session, luck)
        session.journal.close()


def test_settings_are_kept(tmp_path: Path) -> None:
    first = Progress(tmp_path)
    first.set("lang", "cs")
    first.set("switches", {"mark": True})
    first.close()
    again = Progress(tmp_path)
    assert again.setting("lang") == "cs"
    assert again.setting("switches") == {"mark": True}
    assert again.setting("theme", "dark") == "dark"


def test_wrong_moves_are_counted_by_the_rule_that_stopped_them(tmp_path: Path) -> None:
    session = new_session("mavr", 1)
    while session.waiting is None:
        session.step()
    wrong = [move for move in session.game.candidates(session.state, 0) if move not in session.moves()]
    kept = Progress(tmp_path)
    for move in wrong:
        session.act(0, move)
        kept.note_attempt("101", "mavr", session.attempts[-1])
    assert sum(kept.attempts().values()) == len(wrong)
    assert set(kept.attempts()) == {attempt.verdict.forbids[0].rule for attempt in session.attempts}


def test_predictions_are_counted_right_and_wrong(tmp_path: Path) -> None:
    kept = Progress(tmp_path)
    for said in (1, 2, 2):
        kept.note_prediction("101", "predict.next", said, 2)
    assert kept.predictions() == {"predict.next": (2, 3)}


def test_statistics_count_the_finished_rounds_in_the_records(tmp_path: Path) -> None:
    """C34: statistics count = number of finished rounds in the log."""
    store, kept = Store(tmp_path), Progress(tmp_path)
    play_some(store)
    for _ in range(2):  # a second look counts nothing twice
        tallies = {tally.variant: tally for tally in kept.statistics(store)}
        for variant, tally in tallies.items():
            replays = [replay(open_record(path)) for path in (*store.records(), *store.journals())]
            mine = [done for done in replays if done.rules.variant == variant]
            assert tally.matches == len(mine)
            assert tally.rounds == sum(step.move is SCORE for done in mine for step in done.steps)
            assert tally.ended == sum(done.game.over(done.state) for done in mine)
    assert set(tallies) == {"mavr", "russian", "stovkahra"}


def test_a_finished_match_and_a_running_one_of_the_same_second_both_count(tmp_path: Path) -> None:
    store, kept = Store(tmp_path), Progress(tmp_path)
    play_some(store)
    before = sum(tally.matches for tally in kept.statistics(store))
    path = store.journals()[0]
    store.finished.mkdir()
    (store.finished / path.name).write_bytes(path.read_bytes())
    assert sum(tally.matches for tally in kept.statistics(store)) == before + 1


def test_a_record_that_is_gone_counts_no_more(tmp_path: Path) -> None:
    store, kept = Store(tmp_path), Progress(tmp_path)
    play_some(store)
    before = sum(tally.matches for tally in kept.statistics(store))
    (store.journals() + store.records())[0].unlink()
    assert sum(tally.matches for tally in kept.statistics(store)) == before - 1


def test_a_damaged_file_is_set_aside_and_a_new_one_begun(tmp_path: Path) -> None:
    (tmp_path / module.NAME).write_bytes(b"this is no database" * 400)
    kept = Progress(tmp_path)
    assert kept.set_aside is not None
    assert kept.set_aside.read_bytes().startswith(b"this is no database")
    kept.set("lang", "en")
    assert kept.setting("lang") == "en"


def test_a_file_of_a_newer_stovka_is_refused_and_left_alone(tmp_path: Path) -> None:
    Progress(tmp_path).close()
    with sqlite3.connect(tmp_path / module.NAME) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(Refusal, match=r"store\.newer"):
        Progress(tmp_path)
    assert sqlite3.connect(tmp_path / module.NAME).execute("PRAGMA user_version").fetchone() == (99,)


def test_an_old_file_is_copied_before_it_is_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = Progress(tmp_path)
    old.set("lang", "fr")
    old.close()
    monkeypatch.setattr(module, "MIGRATIONS", (*module.MIGRATIONS, "CREATE TABLE more (x TEXT) STRICT;"))
    new = Progress(tmp_path)
    assert new.setting("lang") == "fr"
    backup = sqlite3.connect(tmp_path / "progress.v1.sqlite")
    assert backup.execute("SELECT value FROM setting").fetchone() == ('"fr"',)
    assert backup.execute("PRAGMA user_version").fetchone() == (1,)


def test_two_apps_may_begin_the_file_at_once(tmp_path: Path) -> None:
    together = threading.Barrier(6)

    def begin(folder: Path) -> Path | None:
        together.wait()
        opened = Progress(folder)
        opened.set("lang", "cs")
        opened.close()
        return opened.set_aside

    with ThreadPoolExecutor(6) as apps:
        for number in range(5):
            assert list(apps.map(begin, [tmp_path / str(number)] * 6)) == [None] * 6


def test_counting_the_records_keeps_no_other_app_from_writing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, kept, other = Store(tmp_path), Progress(tmp_path), Progress(tmp_path)
    play_some(store)
    read = module.finished_rounds

    def reading(path: Path) -> tuple[int, bool, object]:
        other.set("lang", path.name)
        return read(path)

    monkeypatch.setattr(module, "finished_rounds", reading)
    assert sum(tally.matches for tally in kept.statistics(store)) == 4


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    with pytest.raises(Refusal, match=r"store\.write_failed"):
        Progress(tmp_path / "data")


def test_all_data_can_be_taken_along(tmp_path: Path) -> None:
    store = Store(tmp_path / "data")
    play_some(store)
    kept = Progress(store.folder)
    kept.set("lang", "ru")
    count = export(store, tmp_path / "mine.zip")
    with zipfile.ZipFile(tmp_path / "mine.zip") as archive:
        names = archive.namelist()
        archive.extractall(tmp_path / "out")
    assert len(names) == count
    for path in (*store.records(), *store.journals()):
        assert (tmp_path / "out" / path.parent.name / path.name).read_bytes() == path.read_bytes()
    assert Progress(tmp_path / "out").setting("lang") == "ru"
    with pytest.raises(Refusal, match=r"data\.exists"):
        export(store, tmp_path / "mine.zip")


def test_erasing_deletes_our_data_and_nothing_else(tmp_path: Path) -> None:
    store = Store(tmp_path)
    play_some(store)
    Progress(tmp_path).close()
    (tmp_path / "letter.txt").write_text("not ours")
    assert erase(store) > 4
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
    with pytest.raises(Refusal, match=r"data\.nothing"):
        export(store, tmp_path / "mine.zip")


def test_nothing_is_erased_while_a_match_is_being_played(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.begin(session := new_session("mavr", 1))
    with pytest.raises(Refusal, match=r"store\.busy"):
        erase(store)
    assert store.journals()
    session.journal.close()
