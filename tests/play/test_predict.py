"""Predictions are marked by what the engine does, and stand in no record."""

from __future__ import annotations

from stovka.core.moves import MOVES, SCORE
from stovka.play.position import set_up
from stovka.play.predict import Question, answers, mark


def test_who_predicts_that_a_seven_skips_the_next_player_is_right() -> None:
    session = set_up("russian", top="9H", hands="7H 8C | KS 10D | JC QD", stock="6C 6D 6S 8D")
    session.act(0, MOVES["7H"])
    step = session.step_view(0, 0)
    said = {Question("predict.next"): 2, Question("predict.cards", 1): 3, Question("predict.cards", 0): 1}
    marked = {each.question: each for each in mark(said, step)}
    assert marked[Question("predict.next")].right
    assert not marked[Question("predict.cards", 1)].right
    assert marked[Question("predict.cards", 1)].was == 4
    assert marked[Question("predict.cards", 0)].right


def test_before_a_score_the_totals_are_asked() -> None:
    session = set_up("mavr", top="9H", hands="9C | KS 10D", totals="0 91")
    session.act(0, MOVES["9C"])
    session.step()
    step = session.step_view(1, 0)
    assert step.move is SCORE
    assert answers(step) == {Question("predict.total", 0): 0, Question("predict.total", 1): None}
