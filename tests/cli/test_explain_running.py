"""A running match is explained as its player may know it; one that is over, or that only bots play, with every hand."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from stovka.play.storage import Store
from tests.cli.conftest import Run
from tests.soaks.crash import new_session, play_on


@pytest.fixture
def running(tmp_path: Path) -> tuple[Path, set[str]]:
    """A running match's file, and the codes of the cards that the bots were dealt."""
    session = new_session("mavr", 3)
    path = Store(tmp_path).begin(session)
    session.step()
    dealt = {card.code for hand in session.state.hands[1:] for card in hand or ()}
    luck = random.Random(3)
    while session.waiting is None:
        play_on(session, luck)
    session.journal.close()
    return path, dealt


def test_a_running_match_hides_the_hands_of_the_others(run: Run, running: tuple[Path, set[str]]) -> None:
    path, dealt = running
    told = run("explain", str(path), "--step", "0").out
    assert not any(code.replace("H", "♥") in told for code in dealt if code.endswith("H"))
    assert "You hold" in told


def test_every_hand_is_told_when_asked_for(run: Run, running: tuple[Path, set[str]]) -> None:
    path, _ = running
    assert "You hold" not in run("explain", str(path), "--step", "0", "--open").out
