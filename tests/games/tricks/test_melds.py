"""Sets: when they may be announced, what they count, and that they are shown."""

from __future__ import annotations

import pytest

from stovka.core.cards import cards
from stovka.core.moves import MOVES
from stovka.games.tricks.game import TRICKS
from stovka.games.tricks.melds import worth
from stovka.games.tricks.model import Melded, State, Turn, clockwise, eldest
from tests.games.tricks.table import do, event, forbidden, legal, position, rules, steps

KINGS = "KC KD KH 7S 8S 9S 10S JS"


def opening(*hands: str, laid: str = "", **dials: object) -> State:
    return position([*hands, "", "", ""][:4], laid=laid, number=1, **dials)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("rank", "three", "four"),
    [
        ("A", 30, 40),
        ("10", 10, 20),
        ("7", 10, 20),
        ("K", 6, 12),
        ("Q", 6, 12),
        ("J", 6, 12),
        ("8", 0, 0),
        ("9", 0, 0),
    ],
)
def test_a_set_counts_by_its_rank_and_size(rank: str, three: int, four: int) -> None:
    assert (worth(rank, 2), worth(rank, 3), worth(rank, 4)) == (0, three, four)


def test_an_announced_set_is_shown_and_counts_at_once_and_the_turn_stays() -> None:
    step = do(opening(KINGS), "meld:K")
    shown: Melded = event(step, Melded)
    assert (shown.rule, shown.side, shown.size, shown.points) == ("meld.set", 0, 3, 6)
    assert shown.cards == cards("KC KD KH")
    assert step.after.gained == (6, 0)
    assert TRICKS.mover(step.after) == 0
    assert not [each for each in step.events if isinstance(each, Turn)]
    assert TRICKS.look(step.after, 1).hands[0] == (None,) * 5 + cards("KC KD KH")


def test_a_set_of_four_is_never_announced_as_three() -> None:
    step = do(opening("KC KD KH KS 8S 9S 10S JS"), "meld:K")
    assert (event(step, Melded).size, event(step, Melded).points) == (4, 12)


def test_a_set_is_announced_once() -> None:
    after = do(opening(KINGS), "meld:K").after
    assert forbidden(after, "meld:K") == ["meld.announced"]
    assert "meld:K" not in legal(after)


def test_two_sets_of_one_hand_may_both_be_announced() -> None:
    after = do(opening("KC KD KH AC AD AH 7S 8S"), "meld:A", "meld:K").after
    assert [(meld.rank, meld.points) for meld in after.melds] == [("A", 30), ("K", 6)]


def test_sets_worth_nothing_are_not_offered() -> None:
    state = opening("9C 9D 9H 9S 8C 8D 8H KS")
    assert not [move for move in TRICKS.moves(state) if move.kind == "meld"]
    assert forbidden(state, "meld:9") == forbidden(state, "meld:8") == ["meld.worthless"]
    assert forbidden(state, "meld:K") == ["meld.none"]


def test_a_reason_against_a_set_gives_no_card_of_the_hand_away() -> None:
    state = opening("KC KD 8H")
    verdict = TRICKS.judge(state, 0, MOVES["meld:K"])
    assert verdict.forbids[0].facts["held"] == cards("KC KD")
    assert TRICKS.reveal(state, verdict, 0, 1).forbids[0].facts == {"seat": 0, "rank": "K"}


def test_a_set_not_announced_before_the_first_card_is_lost() -> None:
    assert "meld:K" in legal(opening("8D", KINGS, laid="8D"))
    state = position(("KC KD KH", "", "", ""), number=2)
    assert forbidden(state, "meld:K") == ["meld.too_late"]


def test_before_the_lead_each_holder_of_a_set_is_asked_in_turn_from_eldest_and_closes_with_a_pass() -> None:
    asked = 0
    for seed in range(12):
        for step in steps(rules(meld_window="before_lead"), seed, deals=1, silent=True):
            state, phase = step.before, step.before.phase
            if phase.name != "meld":
                continue
            asked += 1
            assert not state.tricks
            assert not state.trick
            assert "pass" in legal(state)
            assert not [move for move in TRICKS.moves(state) if move.kind == "play"]
            assert set(TRICKS.refused(state).values()) == {"meld.open"}
            assert (step.move.code == "pass") == (
                TRICKS.mover(step.after) != phase.seat or step.after.phase.name == "play"
            )
    assert asked > 10


def test_before_the_lead_players_without_a_set_get_no_turn_and_later_it_is_too_late() -> None:
    for seed in range(12):
        played = list(steps(rules(meld_window="before_lead"), seed, deals=1, silent=True))
        dealt = played[0].after
        holders = [seat for seat in clockwise(eldest(dealt)) if _has_set(dealt, seat)]
        passes = [step.seat for step in played if step.move.code == "pass"]
        assert passes == holders
    state = position((KINGS, "", "", ""), number=1, meld_window="before_lead")
    assert forbidden(state, "meld:K") == ["meld.too_late"]


def _has_set(state: State, seat: int) -> bool:
    ranks = [card.rank for card in state.hands[seat]]
    return any(ranks.count(rank) >= 3 for rank in ("7", "10", "J", "Q", "K", "A"))
