"""``stovka replay``: the app at the first step of a record, or one sentence why not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stovka.core.errors import Refusal
from tests.cli.conftest import Run

RECORD = Path(__file__).parents[1] / "data" / "czech-minus-101-stays-then-out.stovka.jsonl"


def test_a_missing_or_broken_record_is_one_sentence(run: Run, tmp_path: Path) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_text('{"type":"header"}\n')
    for path in (tmp_path / "none.jsonl", tmp_path, broken):
        found = run("replay", str(path))
        assert (found.code, found.out, len(found.err.splitlines())) == (1, "", 1), path


def test_without_a_terminal_it_says_what_works_there(run: Run) -> None:
    found = run("replay", str(RECORD))
    assert (found.code, found.out, len(found.err.splitlines())) == (1, "", 1)
    assert "stovka explain" in found.err


def test_without_a_file_the_line_is_bad(run: Run) -> None:
    assert run("replay").code == 2


def test_the_app_is_opened_with_the_record(monkeypatch: Any, run: Run) -> None:
    given: dict[str, Any] = {}
    monkeypatch.setattr("stovka.cli.play._terminal", lambda stream: True)

    def app(**chosen: Any) -> int:
        given.update(chosen)
        return 0

    assert run("replay", str(RECORD), "--lang", "fr", app=app).code == 0
    assert given == {"record": RECORD, "lang": "fr"}
    assert run("play", "mavr", "--hot-seat", "Anna,Zora", app=app).code == 0
    assert given["hot_seat"] == ("Anna", "Zora")


def test_the_app_says_what_is_wrong_with_a_record_too() -> None:
    from stovka.tui.app import watch

    with pytest.raises(Refusal) as found:
        watch(b"{}\n")
    assert len(found.value.problems) == 1
