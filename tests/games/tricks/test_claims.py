"""Saying enough: who may, when, and what it does; and what silence risks."""

from __future__ import annotations

import pytest

from stovka.core.moves import DEAL, MOVES
from stovka.games.tricks.game import TRICKS
from stovka.games.tricks.model import Claim, Closed, Finished, Played, Said, State, Took, Turn, Window
from tests.games.tricks.table import do, event, forbidden, legal, position, rules, steps, window


def outcome(state: State, *codes: str) -> tuple[int, str] | None:
    """The winning side and the record's reason after these words; None while nobody has won."""
    after = do(state, *codes).after
    return (after.phase.winner, after.phase.by) if after.phase.name == "over" else None


def risk(state: State, seat: int) -> str:
    return str(TRICKS.judge(state, seat, MOVES["silent"]).permits[0].facts["outcome"])


def test_eldest_speaks_first_then_clockwise() -> None:
    state = window((0, 0), first=3)
    order = []
    while TRICKS.mover(state) is not None:
        order.append(TRICKS.mover(state))
        state = do(state, "silent").after
    assert order == [3, 0, 1, 2]
    assert TRICKS.due(state) is DEAL


def test_a_hundred_and_enough_win_at_once_whatever_the_others_have() -> None:
    assert outcome(window((100, 180)), "enough") == (0, "enough")
    assert outcome(window((99, 100)), "silent", "enough") == (1, "enough")


def test_a_side_that_keeps_silent_can_lose_to_opponents_who_speak() -> None:
    assert outcome(window((120, 101)), "silent", "enough") == (1, "enough")


def test_a_partner_may_speak_for_the_side() -> None:
    assert outcome(window((120, 0)), "silent", "silent", "enough") == (0, "enough")


def test_silence_is_always_legal_and_its_risk_is_told() -> None:
    assert risk(window((99, 180)), 0) == "nothing"
    assert risk(window((100, 100)), 0) == "game"
    assert risk(window((100, 99)), 0) == "chance"
    assert risk(window((100, 99), steal_claim=True), 0) == "game"
    last = do(window((180, 180), first=1), "silent", "silent", "silent").after
    assert risk(last, 0) == "chance"
    assert event(do(window((100, 100)), "silent"), Said)[2:] == (
        "silent",
        0,
        100,
        100,
        100,
        "game",
        (),
        (1, 3),
    )


def test_a_false_claim_loses_the_game_even_if_nobody_has_a_hundred() -> None:
    assert outcome(window((99, 3)), "enough") == (1, "false_claim")
    assert event(do(window((99, 3)), "enough"), Said).rule == "claim.false"


def test_a_false_claim_may_be_ignored() -> None:
    state = window((99, 100), false_claim="ignored")
    step = do(state, "enough")
    assert (event(step, Said).rule, TRICKS.mover(step.after)) == ("claim.false_ignored", 1)
    assert outcome(state, "enough", "silent", "enough", "enough") == (1, "enough")


def test_a_false_claim_may_bar_the_side_for_the_rest_of_the_window() -> None:
    state = window((99, 50), false_claim="barred")
    after = do(state, "enough", "silent").after
    assert TRICKS.mover(after) == 2
    assert legal(after) == {"silent"}
    assert forbidden(after, "enough") == ["claim.barred"]
    assert TRICKS.judge(after, 2, MOVES["enough"]).forbids[0].facts == {"seat": 2, "side": 0, "by": 0}
    assert outcome(state, "enough", "silent", "silent", "silent") is None


def test_stealing_needs_a_hundred_on_the_other_side_and_a_silent_player_there() -> None:
    state = window((100, 40), steal_claim=True)
    assert outcome(state, "silent", "enough") == (1, "enough")
    assert event(do(state, "silent", "enough"), Said).rule == "claim.stolen"
    assert outcome(window((100, 40), first=1, steal_claim=True), "enough") == (0, "false_claim")
    assert outcome(window((99, 40), steal_claim=True), "silent", "enough") == (0, "false_claim")


def test_only_the_silence_of_opponents_is_told_to_a_speaker() -> None:
    after = do(window((0, 0)), "silent", "silent").after
    facts = TRICKS.judge(after, 2, MOVES["enough"]).permits[0].facts
    assert (facts["silent"], facts["rivals"]) == ((1,), (3,))


def test_without_the_dial_nobody_steals() -> None:
    assert outcome(window((100, 40)), "silent", "enough") == (0, "false_claim")


@pytest.mark.parametrize(("target", "winner"), [(60, (0, "enough")), (61, (1, "false_claim"))])
def test_the_target_is_a_dial(target: int, winner: tuple[int, str]) -> None:
    assert outcome(window((60, 0), target=target), "enough") == winner


def test_nobody_claims_so_the_totals_carry_over_and_the_deal_passes_on() -> None:
    played = list(steps(rules(), 3, deals=2, silent=True))
    deals = [step for step in played if step.move is DEAL]
    first, second = deals
    assert second.before.totals == second.after.totals != (0, 0)
    assert second.after.dealer == (first.after.dealer + 1) % 4
    assert second.before.scored is not None
    assert event(next(s for s in reversed(played) if s.after == second.before), Closed).rule == "claim.nobody"


def test_during_play_a_window_opens_after_every_set_and_trick_and_only_one_after_the_last() -> None:
    for seed in range(6):
        opened = ""
        for step in steps(rules(claim_window="during_play"), seed, deals=1, silent=True):
            windows = [each for each in step.events if isinstance(each, Window)]
            tricks = [each for each in step.events if isinstance(each, Took)]
            assert bool(windows) == (step.move.kind in ("meld", "score") or (bool(tricks) and tricks[0].number < 8)), (
                step
            )
            if windows:
                opened += windows[0].after[0]
                assert windows[0].order == tuple((step.before.dealer + 1 + seat) % 4 for seat in range(4))
        assert opened.replace("m", "") == "t" * 7 + "d"


def test_during_play_the_points_so_far_count_for_a_claim_and_no_score_is_written() -> None:
    state = position(("", "", "", "9S"), laid="AH KH QH", number=3, totals=(85, 0), claim_window="during_play")
    step = do(state, "9S")
    assert (step.after.totals, step.after.gained) == ((85, 0), (15, 0))
    assert step.after.phase.name == "claim"
    won = do(step.after, "enough")
    assert event(won, Finished).winner == 0
    lines = TRICKS.write(step.after, MOVES["enough"], won.events)
    assert [line["type"] for line in lines] == ["move", "end"]
    assert won.after.totals == (85, 0)


def test_during_play_an_announced_set_can_win_before_a_card_is_played() -> None:
    state = position(("AC AD AH AS", "", "", ""), number=1, totals=(60, 0), claim_window="during_play")
    assert outcome(state, "meld:A", "enough") == (0, "enough")
    assert outcome(state._replace(totals=(59, 0)), "meld:A", "enough") == (1, "false_claim")


def test_during_play_the_last_trick_counts_only_when_the_deal_is_scored() -> None:
    state = position(("", "", "", "9S"), laid="8H 9H 10H", number=8, totals=(0, 94), claim_window="during_play")
    step = do(state, "9S")
    assert (step.after.phase.name, step.after.gained) == ("score", (6, 0))
    assert not [each for each in step.events if isinstance(each, Window)]


def test_during_play_nobody_claims_and_the_winner_of_the_trick_leads() -> None:
    state = position(("7D", "8D", "9D", "9S 10S"), laid="8H 9H 10H", number=3, claim_window="during_play")
    step = do(state, "9S", "silent", "silent", "silent", "silent")
    assert (event(step, Turn).rule, event(step, Turn).seat) == ("turn.winner", 2)
    assert event(do(step.after, "9D"), Played).number == 4


def test_during_play_a_window_after_a_set_goes_back_to_the_same_turn() -> None:
    hand = "AC AD AH KC KD KH 7S 8S"
    for when in ("first_play", "before_lead"):
        start = position((hand, "", "", ""), number=1, claim_window="during_play", meld_window=when)
        if when == "before_lead":
            start = TRICKS.evolve(start, (Turn("turn.meld", 0, "meld"),))
        step = do(start, "meld:A", "silent", "silent", "silent", "silent")
        assert (event(step, Turn).rule, event(step, Turn).seat) == ("turn.resume", 0)
        assert step.after.phase == start.phase
        assert "meld:K" in legal(step.after)


def test_a_bar_holds_for_one_window_only() -> None:
    state = window((0, 0), false_claim="barred", claim_window="during_play")
    assert isinstance(state.phase, Claim)
    after = do(state, "enough", "silent", "silent", "silent").after
    assert TRICKS.due(after) is DEAL
    assert legal(window((0, 0), false_claim="barred")) == {"enough", "silent"}
