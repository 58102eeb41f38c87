"""Records and traces: what the engine writes is, line by line, what the files hold."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stovka.core.cards import card, cards
from tests.games.tricks.table import DATA, replay

FILES = sorted(DATA.glob("*stovkahra*.stovka.jsonl"))


def known_ids(line: dict[str, Any]) -> dict[str, Any]:
    """A turn line with the ids of its refusals as the example trace has them: it knows one rule for all.

    The format calls the ids in the examples "only examples"; ours also names the duty to trump.
    """
    if "refused" not in line:
        return line
    assert set(line["refused"].values()) <= {"trick.must_follow", "trick.must_trump"}
    return {**line, "refused": dict.fromkeys(line["refused"], "trick.must_follow")}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.split(".")[0])
def test_a_record_replays_to_the_same_lines(path: Path) -> None:
    seen = set()
    for line in replay(path):
        assert known_ids(line.made) == line.given
        assert list(line.made) == list(line.given), "the keys stand in the order of the format"
        seen.add(line.given["type"])
    assert {"deal", "move", "score"} <= seen


def test_a_refused_card_names_the_duty_to_follow_or_the_duty_to_trump() -> None:
    turns = [line for line in replay(DATA / "trace-stovkahra.stovka.jsonl") if line.given["type"] == "turn"]
    ruffs = 0
    for _, turn in turns:
        assert list(turn["refused"]) == sorted(turn["refused"])
        hand = cards(" ".join(turn["hands"][turn["seat"]]))
        for code, rule in turn["refused"].items():
            follows = any(each.suit == card(turn["trick"][0][1]).suit for each in hand)
            assert rule == ("trick.must_follow" if follows else "trick.must_trump"), (turn, code)
            ruffs += not follows
    assert len(turns) > 100
    assert ruffs > 0
