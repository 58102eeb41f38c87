"""A trace's refused cards come with the rules that refuse them, by the names that the game knows them by."""

from __future__ import annotations

from pathlib import Path

import pytest

from stovka.core.errors import Refusal
from stovka.core.journal import parse
from stovka.play.compare import compare
from stovka.play.trace import check, trace

DATA = Path(__file__).parents[1] / "data"


def test_a_refused_card_with_another_rule_that_forbids_is_refused() -> None:
    data = b"".join(trace("mavr", 3, 1, "beginner", 1))
    check(parse(data))
    with pytest.raises(Refusal) as refused:
        check(parse(data.replace(b'"shed.misfit"', b'"hand.not_held"', 1)))
    assert refused.value.problems[0].id == "record.contradicts"
    assert str(refused.value.problems[0].facts["field"]).startswith("refused.")


def test_the_duty_to_trump_may_go_by_the_name_of_the_duty_to_follow() -> None:
    """The traces that others wrote name every duty of the suit led by the first."""
    check(parse((DATA / "trace-stovkahra.stovka.jsonl").read_bytes()))
    line = {"type": "turn", "refused": {"7D": "trick.must_trump"}}
    other = {"type": "turn", "refused": {"7D": "trick.must_follow"}}
    compare(3, other, line, {"trick.must_trump": ("trick.must_follow",)})
    with pytest.raises(Refusal):
        compare(3, line, other, {"trick.must_trump": ("trick.must_follow",)})
