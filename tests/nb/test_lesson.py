"""Lessons agree with the engine: every answer in a lesson file is what the rules say."""

from __future__ import annotations

import tomllib

import pytest

from stovka.core.moves import MOVES
from stovka.play.position import set_up
from stovka.resources import tutorials

LESSONS = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in tutorials().glob("*.toml")}
ASKED = ("id", "ask", "try")
TRIES = [
    pytest.param(lesson, position, attempt, id=f"{name}-{position['id']}-{attempt['move']}")
    for name, lesson in sorted(LESSONS.items())
    for position in lesson["position"]
    for attempt in position["try"]
]


@pytest.mark.parametrize("name", sorted(LESSONS))
def test_a_lesson_has_a_title_a_goal_and_positions_with_a_question_each(name):
    lesson = LESSONS[name]
    assert lesson["id"] == name
    assert lesson["title"]["en"]
    assert lesson["goal"]["en"]
    names = [position["id"] for position in lesson["position"]]
    assert len(set(names)) == len(names)
    assert all(position["ask"]["en"] and position["try"] for position in lesson["position"])


@pytest.mark.parametrize(("lesson", "position", "attempt"), TRIES)
def test_the_engine_gives_the_answer_of_the_lesson_for_the_same_reason(lesson, position, attempt):
    words = {name: word for name, word in position.items() if name not in ASKED}
    session = set_up(lesson["variant"], lesson.get("rules", ()), **words)
    assert session.mover is not None
    option = session.option(session.mover, MOVES[attempt["move"]])
    assert option.verdict.legal is attempt["allowed"]
    reasons = option.verdict.permits if attempt["allowed"] else option.verdict.forbids
    assert reasons[0].rule == attempt["rule"]
    told = [event.rule for event in option.events]
    assert [rule for rule in told if rule in attempt.get("causes", told)] == attempt.get("causes", told)


def test_together_the_first_lesson_shows_each_way_to_fit():
    rules = {attempt["rule"] for position in LESSONS["first-moves"]["position"] for attempt in position["try"]}
    assert {f"shed.fits.{way}" for way in ("suit", "rank", "order", "wild")} <= rules
