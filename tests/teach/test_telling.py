"""A game told step by step, and its score sheet."""

from __future__ import annotations

from pathlib import Path

import pytest

from stovka.play.replay import open_record, replay
from stovka.play.session import view_step
from stovka.teach.sheet import sheet
from stovka.teach.telling import step_block, tell
from stovka.text import Words

FILES = sorted((Path(__file__).parent.parent / "data").glob("*.stovka.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.split(".")[0])
def test_every_step_has_its_sentences_for_every_seat(path: Path) -> None:
    done = replay(open_record(path))
    names = [seat.name for seat in done.record.header.seats]
    for seat in (None, *range(len(names))):
        words = Words(names=names, viewer=seat, sides=done.game.look(done.state, None).sides)
        for number, step in enumerate(done.steps):
            view = view_step(done.game, number, step, seat)
            told = tell(view, words)
            assert told
            assert not told[0].level
            assert all(each.text for each in told)
            assert step_block(view, words).number == number


def test_a_lone_queen_and_a_queen_that_goes_out_are_told_line_by_line() -> None:
    done = replay(open_record(next(path for path in FILES if "lone-queens" in path.name)))
    rules = set()
    for number, step in enumerate(done.steps):
        told = tell(view_step(done.game, number, step, None), Words())
        rules |= {each.rule for each in told if each.level}
    assert "score.lone_queen" in rules


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.split(".")[0])
def test_the_sheet_has_a_row_for_each_score_line(path: Path) -> None:
    record = open_record(path)
    done = replay(record)
    told = [line.told for line in record.lines if line.type == "score"]  # type: ignore[union-attr]
    rows = sheet(done.game, done.steps)
    assert [(row.round, list(row.points), list(row.totals)) for row in rows] == [
        (line["round"], line["points"], line["totals"]) for line in told
    ]
    assert all(done.steps[row.step].move.kind == "score" for row in rows)
