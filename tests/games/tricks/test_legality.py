"""What may be played, and the reasons against what may not."""

from __future__ import annotations

import pytest

from stovka.core.cards import card, cards
from stovka.core.moves import MOVES
from stovka.core.rules import Reason
from stovka.games.tricks.game import TRICKS
from tests.games.tricks.table import forbidden, legal, position, rules, steps, window

HOUSES: list[dict[str, object]] = [
    {},
    {"must_beat": True, "must_overtrump": True},
    {"meld_window": "before_lead", "claim_window": "during_play", "false_claim": "barred"},
    {"claim_window": "during_play", "false_claim": "ignored", "steal_claim": True, "target": 30},
]


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: " ".join(house) or "default")
def test_the_moves_are_exactly_those_that_the_reasons_let_through(house: dict[str, object]) -> None:
    for seed in range(4):
        for step in steps(rules(**house), seed, deals=2):
            state = step.after
            mover = TRICKS.mover(state)
            judged = {move for move in MOVES.values() if mover is not None and TRICKS.judge(state, mover, move).legal}
            moves = TRICKS.moves(state)
            assert set(moves) == judged
            assert len(moves) == len(set(moves))
            if mover is not None:
                assert moves
                assert set(moves) <= set(TRICKS.candidates(state, mover))


def test_an_illegal_move_always_has_a_reason_and_a_legal_one_a_permit() -> None:
    for step in steps(rules(**HOUSES[2]), 5, deals=1):
        for seat in range(4):
            for move in MOVES.values():
                verdict = TRICKS.judge(step.after, seat, move)
                assert verdict.forbids or verdict.permits
                assert not (verdict.legal and seat != TRICKS.mover(step.after))


def test_a_refused_card_tells_who_led_what_who_is_winning_and_what_is_held() -> None:
    state = position(("", "", "9H KH AC 7S", ""), laid="8H QH")
    (reason,) = TRICKS.judge(state, 2, MOVES["AC"]).forbids
    assert reason == Reason(
        "trick.must_follow",
        {
            "seat": 2,
            "card": card("AC"),
            "trump": "C",
            "number": 2,
            "led": card("8H"),
            "by": 0,
            "suit": "H",
            "winner": 1,
            "best": card("QH"),
            "partnered": False,
            "held": cards("9H KH"),
        },
    )


def test_nobody_else_hears_what_the_mover_holds() -> None:
    state = position(("", "", "9H KH AC 7S", ""), laid="8H QH")
    verdict = TRICKS.judge(state, 2, MOVES["AC"])
    assert TRICKS.reveal(state, verdict, 2, 2) == TRICKS.reveal(state, verdict, 2, None) == verdict
    for other in (0, 1, 3):
        (reason,) = TRICKS.reveal(state, verdict, 2, other).forbids
        assert reason.rule == "trick.must_follow"
        assert "held" not in reason.facts


def test_any_card_may_be_led() -> None:
    assert legal(position(("AC 7C 8H", "", "", ""), number=2)) == {"AC", "7C", "8H"}


def test_without_the_suit_and_without_trumps_any_card_may_be_played() -> None:
    state = position(("", "AS 7D", "", ""), laid="8H")
    assert legal(state) == {"AS", "7D"}
    assert TRICKS.judge(state, 1, MOVES["AS"]).permits[0].rule == "trick.any"


def test_a_lower_trump_on_a_higher_one_is_legal() -> None:
    assert legal(position(("", "", "8C AC", ""), laid="9H KC")) == {"8C", "AC"}


def test_must_overtrump_asks_for_a_higher_trump_if_there_is_one() -> None:
    state = position(("", "", "8C AC 7S", ""), laid="9H KC", must_overtrump=True)
    assert legal(state) == {"AC"}
    assert forbidden(state, "8C") == ["trick.must_overtrump"]
    assert forbidden(state, "7S") == ["trick.must_trump"]
    assert legal(position(("", "", "8C QC", ""), laid="9H KC", must_overtrump=True)) == {"8C", "QC"}


def test_must_overtrump_does_not_mean_a_trump_lead() -> None:
    assert legal(position(("", "8C AC", "", ""), laid="KC", must_overtrump=True)) == {"8C", "AC"}


def test_must_overtrump_does_not_mean_the_first_trump() -> None:
    assert legal(position(("", "8C AC", "", ""), laid="KH", must_overtrump=True)) == {"8C", "AC"}


def test_must_beat_asks_for_a_higher_card_of_the_suit_if_there_is_one() -> None:
    state = position(("", "", "9H AH 7C", ""), laid="8H QH", must_beat=True)
    assert legal(state) == {"AH"}
    assert forbidden(state, "9H") == ["trick.must_beat"]
    assert legal(position(("", "", "9H 10H", ""), laid="8H QH", must_beat=True)) == {"9H", "10H"}


def test_must_beat_includes_a_trump_lead() -> None:
    assert legal(position(("", "8C AC", "", ""), laid="KC", must_beat=True)) == {"AC"}


def test_must_beat_looks_at_the_suit_led_also_when_a_trump_lies_on_it() -> None:
    assert legal(position(("", "", "9H AH", ""), laid="10H 7C", must_beat=True)) == {"AH"}


def test_a_card_that_is_not_held_a_turn_that_is_not_yours_and_a_strange_move_are_different_faults() -> None:
    state = position(("", "9H AC", "8S", ""), laid="8H")
    assert forbidden(state, "KH") == ["hand.not_held"]
    assert forbidden(state, "8S", seat=2) == ["turn.not_yours"]
    assert forbidden(state, "9H", seat=2) == ["turn.not_yours", "hand.not_held"]
    assert forbidden(state, "QH:S") == forbidden(state, "draw") == ["turn.no_such_move"]
    assert forbidden(state, "pass") == ["meld.not_open"]
    assert forbidden(state, "enough") == forbidden(state, "silent") == ["claim.not_now"]


def test_before_a_deal_nobody_moves() -> None:
    assert forbidden(TRICKS.start(rules(), 4), "9H", seat=0) == ["turn.closed", "hand.not_held"]


def test_in_a_claim_window_no_card_is_played() -> None:
    state = window((0, 0), claim_window="during_play")._replace(hands=(cards("9H"), (), (), ()))
    assert forbidden(state, "9H") == forbidden(state, "meld:K")[:1] == forbidden(state, "pass") == ["claim.open"]
    assert TRICKS.refused(state) == {"9H": "claim.open"}
