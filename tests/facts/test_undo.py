"""What is told stays true after moves are taken back, in a branch, and in a world that a seat only imagines."""

from __future__ import annotations

import random
from typing import Any

import pytest

from stovka.play.session import Session
from stovka.play.setup import seats_for
from tests.facts.proof import Tally
from tests.facts.tables import tables
from tests.facts.walk import FAMILIES, Walk
from tests.soaks.crash import play_on


def past_of(session: Session) -> Any:
    """What happened so far in a session, gathered from its steps."""
    past = FAMILIES[session.game.id].past.of(session.game.start(session.rules, len(session.seats)))
    for step in session.steps:
        past.advance(step.before, step.seat, step.move, step.after)
    return past


def prove_now(session: Session, tally: Tally) -> None:
    """Proves all that can be said in a session's present state."""
    walk = Walk(session.game, session.state, 1, tally)
    walk.past = past_of(session)
    walk.judge_all()
    walk.foretell_all()


@pytest.mark.parametrize("seed", range(8))
def test_after_an_undo_and_in_a_branch_every_fact_is_true(seed: int) -> None:
    luck, tally, undone, branched = random.Random(seed), Tally(), 0, 0
    for number, (game, rules, players) in enumerate(tables(seed)):
        if number == 6:
            break
        session = Session(game, rules, seats_for(players, "Anna", "steady"), number)
        for _ in range(60):
            before = len(session.steps)
            if not play_on(session, luck):
                break
            if len(session.steps) < before:
                undone += 1
                prove_now(session, tally)
            elif game.mover(session.state) is not None and luck.random() < 0.1:
                branched += 1
                prove_now(session.branch(before, luck.randrange(players)), tally)
    assert not tally.faults, tally.told()
    assert undone
    assert branched
