"""The learner's own store: settings, wrong moves, predictions, statistics, in one SQLite file beside the records.

Statistics are never counted twice: each record is read once into the cache, keyed by its name and size, so the counts
equal the finished rounds in the records.
"""

from __future__ import annotations

import json
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from stovka.core.errors import Refusal, cause, refuse
from stovka.core.moves import SCORE
from stovka.play.replay import open_record, replay
from stovka.play.session import Attempt
from stovka.play.storage import Store, now

NAME = "progress.sqlite"
PATIENCE = 5
"""So many seconds another app may take before ours gives up."""

MIGRATIONS = (
    """
    CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
    CREATE TABLE attempt (id INTEGER PRIMARY KEY, at TEXT NOT NULL, game TEXT NOT NULL, variant TEXT NOT NULL,
        move TEXT NOT NULL, rule TEXT NOT NULL) STRICT;
    CREATE TABLE prediction (id INTEGER PRIMARY KEY, at TEXT NOT NULL, game TEXT NOT NULL, question TEXT NOT NULL,
        said TEXT NOT NULL, was TEXT NOT NULL) STRICT;
    CREATE TABLE record (name TEXT PRIMARY KEY, size INTEGER NOT NULL, game TEXT NOT NULL,
        variant TEXT NOT NULL, rounds INTEGER NOT NULL, ended INTEGER NOT NULL) STRICT;
    """,
)
"""Each entry takes the file from one ``user_version`` to the next. Never change one that was released; add another."""


class Tally(NamedTuple):
    """What was played of one variant: matches in the records, those that ended, finished rounds."""

    game: str
    variant: str
    matches: int
    ended: int
    rounds: int


class Progress:
    """The learner's store in a folder. A failure to open or write is a ``Refusal``; nothing is swallowed.

    A file that is no database, or a damaged one, is set aside (``set_aside`` names where) and a new one begun.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self.set_aside: Path | None = None
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._db = self._opened()
        except sqlite3.OperationalError as error:
            raise _failed(self.path, error) from None
        except sqlite3.DatabaseError:
            self.set_aside = self._put_aside()
            self._db = self._begun_anew()
        except OSError as error:
            raise _failed(self.path, error) from None

    def close(self) -> None:
        """Lets go of the file."""
        self._db.close()

    # --- settings ------------------------------------------------------------------------------------------------

    def setting(self, name: str, default: Any = None) -> Any:
        """A setting's value, or the default."""
        with self._asking() as db:
            row = db.execute("SELECT value FROM setting WHERE name = ?", (name,)).fetchone()
        return default if row is None else json.loads(row[0])

    def set(self, name: str, value: Any) -> None:
        """Keeps a setting; any value that JSON can hold."""
        with self._asking() as db:
            db.execute("INSERT OR REPLACE INTO setting VALUES (?, ?)", (name, json.dumps(value)))

    # --- what was learned ------------------------------------------------------------------------------------------

    def note_attempt(self, game: str, variant: str, attempt: Attempt) -> None:
        """Keeps a wrong move with the first rule that stopped it."""
        code, rule = attempt.verdict.move.code, attempt.verdict.forbids[0].rule
        with self._asking() as db:
            row = (now(), game, variant, code, rule)
            db.execute("INSERT INTO attempt (at, game, variant, move, rule) VALUES (?, ?, ?, ?, ?)", row)

    def attempts(self) -> dict[str, int]:
        """How often each rule stopped a wrong move."""
        with self._asking() as db:
            return dict(db.execute("SELECT rule, count(*) FROM attempt GROUP BY rule ORDER BY 2 DESC, 1"))

    def note_prediction(self, game: str, question: str, said: object, was: object) -> None:
        """Keeps a prediction: the question's id, what was said, what came."""
        with self._asking() as db:
            row = (now(), game, question, json.dumps(said), json.dumps(was))
            db.execute("INSERT INTO prediction (at, game, question, said, was) VALUES (?, ?, ?, ?, ?)", row)

    def predictions(self) -> dict[str, tuple[int, int]]:
        """For each question how many predictions were right, and how many there were."""
        with self._asking() as db:
            rows = db.execute("SELECT question, sum(said = was), count(*) FROM prediction GROUP BY question")
            return {question: (right, count) for question, right, count in rows}

    # --- statistics ------------------------------------------------------------------------------------------------

    def statistics(self, store: Store) -> tuple[Tally, ...]:
        """What was played, by variant; read from the records, each once."""
        paths = {f"{path.parent.name}/{path.name}": path for path in (*store.records(), *store.journals())}
        with self._asking() as db:
            cached = dict(db.execute("SELECT name, size FROM record"))
        # Reading many records takes its time: it must not keep another app from writing.
        fresh = [row for name, path in paths.items() if (row := _counted(name, path, cached.get(name)))]
        with self._asking() as db:
            db.executemany("DELETE FROM record WHERE name = ?", [(n,) for n in cached if n not in paths])
            db.executemany("INSERT OR REPLACE INTO record VALUES (?, ?, ?, ?, ?, ?)", fresh)
            rows = db.execute(
                "SELECT game, variant, count(*), sum(ended), sum(rounds) FROM record"
                " GROUP BY game, variant ORDER BY game, variant"
            ).fetchall()
        return tuple(Tally(*row) for row in rows)

    # --- the file --------------------------------------------------------------------------------------------------

    def _opened(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None)
        try:
            _write_ahead(db)
            version = db.execute("PRAGMA user_version").fetchone()[0]
            if version > len(MIGRATIONS):
                raise refuse("store.newer", path=str(self.path), version=version)
            if version < len(MIGRATIONS):
                self._migrate(db)
        except BaseException:
            db.close()
            raise
        return db

    def _migrate(self, db: sqlite3.Connection) -> None:
        """Brings the file to the newest form, unless another app has just done so; an old one is copied beside itself
        first."""
        db.execute("BEGIN IMMEDIATE")
        version = db.execute("PRAGMA user_version").fetchone()[0]
        if 0 < version < len(MIGRATIONS):
            # Read by a connection of its own: a copy never ends for one that is itself about to write.
            copy = self.path.with_suffix(f".v{version}.sqlite")
            with closing(sqlite3.connect(self.path)) as old, closing(sqlite3.connect(copy)) as backup:
                old.backup(backup)
        for number in range(version, len(MIGRATIONS)):
            for statement in MIGRATIONS[number].split(";"):
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {number + 1}")
        db.execute("COMMIT")

    def _begun_anew(self) -> sqlite3.Connection:
        try:
            return self._opened()
        except sqlite3.Error as error:
            raise _failed(self.path, error) from None

    def _put_aside(self) -> Path:
        target = self.path.with_name(f"{self.path.name}.damaged-{now().replace(':', '')}")
        try:
            os.replace(self.path, target)
            for more in ("-wal", "-shm"):  # what was written last may stand there, and must not meet the new file
                with suppress(FileNotFoundError):
                    os.replace(f"{self.path}{more}", f"{target}{more}")
        except OSError as error:
            raise _failed(self.path, error) from None
        return target

    @contextmanager
    def _asking(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all of it is kept, or none."""
        try:
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield self._db
            except BaseException:
                self._db.execute("ROLLBACK")
                raise
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            raise _failed(self.path, error) from None


def _write_ahead(db: sqlite3.Connection) -> None:
    """Turns write-ahead logging on. For this SQLite does not wait while another app does the same: so we do."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            db.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if cause(error) != "busy" or time.monotonic() > until:
                raise
            time.sleep(0.02)


def _counted(name: str, path: Path, known: int | None) -> tuple[Any, ...] | None:
    """A record's row, unless the one that is known holds; a damaged record counts nothing: opening it says why."""
    try:
        size = path.stat().st_size
        if size == known:
            return None
        rounds, ended, header = finished_rounds(path)
    except (OSError, Refusal):
        return None
    return name, size, header.game, header.variant, rounds, ended


def finished_rounds(path: Path) -> tuple[int, bool, Any]:
    """How many rounds of a record are finished, whether the match ended, and its header. ``Refusal`` when it cannot
    be read."""
    done = replay(open_record(path))
    rounds = sum(step.move is SCORE for step in done.steps)
    return rounds, done.game.over(done.state), done.record.header


def _failed(path: Path, error: Exception) -> Refusal:
    return refuse("store.write_failed", path=str(path), why=cause(error))
