"""Telling a match is quick; ``python -m tests.bench`` measures it, here is only seen that nothing is badly slow."""

from __future__ import annotations

from pathlib import Path
from time import process_time

from stovka.text.bundle import languages
from tests.bench import two_hundred_moves
from tests.cli.conftest import run_here


def test_a_match_of_two_hundred_moves_is_told_in_two_seconds(tmp_path: Path) -> None:
    record = tmp_path / "long.stovka.jsonl"
    record.write_bytes(two_hundred_moves())
    for lang in languages():
        for form in ("text", "html"):
            began = process_time()
            told = run_here("explain", str(record), "--format", form, "--lang", lang)
            assert process_time() - began < 2
            assert (told.code, told.err) == (0, "")
            assert len(told.out.splitlines()) > 200
