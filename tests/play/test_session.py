"""One match being played: steps, wrong moves, taking back, branching off."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from stovka.core.errors import Refusal
from stovka.core.moves import DEAL, DRAW, ORDERING, PASS, PLAY, SCORE
from stovka.core.record import Seat
from stovka.play.seen import shown_cards
from stovka.play.session import Session, Unkept
from stovka.play.setup import VARIANTS, check_players, open_rules, seats_for
from tests.soaks.crash import new_session, play_on


class Kept(Unkept):
    """A journal that keeps its lines in a list."""

    def __init__(self) -> None:
        self.lines: list[dict[str, object]] = []

    def __call__(self, lines: Sequence[dict[str, object]]) -> None:
        self.lines += lines


def hot_seat(variant: str = "mavr", seed: int = 7, players: int = 3) -> Session:
    game, rules = open_rules(variant)
    return Session(game, rules, [Seat(name, "human") for name in ("Anna", "Boris", "Clara", "Dan")[:players]], seed)


def test_the_deal_the_moves_and_the_score_are_steps_counted_from_nought() -> None:
    session = new_session("mavr", 3)
    luck = random.Random(3)
    while SCORE not in [step.move for step in session.steps]:
        play_on(session, luck) if not session.undoable else session.step() or session.act(0, session.moves()[0])
    assert session.steps[0].move is DEAL
    assert session.steps[0].seat is None
    assert session.steps[-1].move is SCORE
    assert all(step.seat is not None for step in session.steps[1:-1])


def test_a_wrong_move_is_judged_and_changes_nothing() -> None:
    session = hot_seat()
    session.step()
    before, seat = session.state, session.waiting
    assert seat is not None
    wrong = next(move for move in session.game.candidates(before, seat) if move not in session.moves())
    step = session.act(seat, wrong)
    assert not step.events
    assert step.verdict.forbids
    assert session.state is before
    assert session.attempts[-1].verdict == step.verdict
    assert session.attempts[-1].seat == seat
    assert len(session.steps) == 1


def test_a_wrong_move_never_reaches_the_record() -> None:
    session = hot_seat()
    kept = session.journal = Kept()
    session.step()
    for move in session.game.candidates(session.state, session.waiting or 0):
        if move not in session.moves():
            session.act(session.waiting or 0, move)
    assert [line["type"] for line in kept.lines] == ["deal"]


def test_whoever_is_not_to_move_is_told_so() -> None:
    session = hot_seat()
    session.step()
    other = ((session.waiting or 0) + 1) % 3
    verdict = session.act(other, DRAW).verdict
    assert verdict.forbids[0].rule == "turn.not_yours"
    with pytest.raises(Refusal, match=r"session\.not_your_turn"):
        session.hint(other)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_hint_is_a_legal_move(variant: str) -> None:
    session, luck = new_session(variant, 11), random.Random(11)
    for _ in range(80):
        if session.waiting is not None:
            assert session.hint(session.waiting) in session.moves()
        if not play_on(session, luck):
            break


def test_undo_goes_back_to_the_state_before_the_move() -> None:
    session = hot_seat()
    session.step()
    states = [session.state]
    for _ in range(6):
        session.act(session.waiting or 0, session.moves()[0])
        states.append(session.state)
    session.undo(2)
    assert session.state == states[4]
    session.undo(4)
    assert session.state == states[0]
    assert session.undoable == 0


def test_more_than_the_moves_of_the_round_cannot_be_taken_back() -> None:
    session = hot_seat()
    session.step()
    session.act(session.waiting or 0, session.moves()[0])
    before = session.state
    for moves in (0, 2, -1):
        with pytest.raises(Refusal, match=r"session\.undo_too_far"):
            session.undo(moves)
    assert session.state is before


def test_an_undo_also_takes_back_the_score_that_came_after_the_move() -> None:
    session = hot_seat(players=2)
    while SCORE not in [step.move for step in session.steps]:
        if session.step() is None:
            session.act(session.waiting or 0, session.moves()[0])
    session.undo()
    assert session.steps[-1].move is not SCORE
    assert session.waiting is not None
    assert session.state.totals == (0, 0)


def drawn_and_undone() -> tuple[Session, int, object]:
    for seed in range(100):
        session = hot_seat("russian", seed)
        session.step()
        if DRAW in session.moves():
            seat = session.waiting or 0
            session.act(seat, DRAW)
            card = session.steps[-1].events[-1].card  # type: ignore[attr-defined]
            session.undo()
            return session, seat, card
    raise AssertionError("no seed in which the first player draws")


def test_a_card_that_was_seen_before_an_undo_stays_known_to_who_saw_it() -> None:
    session, seat, card = drawn_and_undone()
    assert session.known(seat) == {card}
    assert all(not session.known(other) for other in range(3) if other != seat)
    assert card not in shown_cards(session.table(seat))


def test_the_deck_stays_as_it_was_so_the_same_card_is_drawn_again() -> None:
    session, seat, card = drawn_and_undone()
    session.act(seat, DRAW)
    assert session.steps[-1].events[-1].card is card  # type: ignore[attr-defined]
    assert not session.known(seat)


def test_bots_go_on_after_a_pause_as_they_would_have() -> None:
    """Random choices are keyed by seed, round and move."""
    game, rules = open_rules("mavr")
    seats = [Seat(f"Bot {n}", "bot", "beginner") for n in range(3)]
    straight = Session(game, rules, seats, 5)
    for _ in range(90):
        straight.step()
    paused = Session(game, rules, seats, 5)
    for _ in range(40):
        paused.step()
    other = Session(game, rules, seats, 5)
    other.state, other.steps = paused.state, paused.steps
    for _ in range(50):
        other.step()
    assert other.state == straight.state


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_if_in_a_running_match_never_uses_the_true_hidden_cards(variant: str) -> None:
    session = new_session(variant, 2)
    luck = random.Random(2)
    while session.waiting is None or len(session.steps) < 3:
        play_on(session, luck)
    worlds = {tuple(session.branch(len(session.steps) - 1, 0).state.hands[1:]) for _ in range(8)}
    assert len(worlds) > 1
    branch = session.branch(len(session.steps) - 1, 0)
    assert branch.table(0) == session.table(0)
    assert branch.moves() == session.moves()


def test_what_if_in_a_finished_match_has_the_true_cards() -> None:
    session, luck = new_session("mavr", 4), random.Random(4)
    while play_on(session, luck):
        pass
    at = len(session.steps) // 2
    assert session.branch(at, 0).state == session.steps[at].after


def test_a_branch_leaves_the_match_and_its_record_alone() -> None:
    session, luck = new_session("russian", 4), random.Random(4)
    while session.waiting is None:
        session.step()
    kept = session.journal = Kept()
    state, count = session.state, len(session.steps)
    branch = session.branch(count - 1, 0)
    for _ in range(20):
        play_on(branch, luck)
    assert (session.state, len(session.steps), kept.lines) == (state, count, [])


def test_an_unknown_bot_is_refused_with_the_levels_there_are() -> None:
    game, rules = open_rules("mavr")
    with pytest.raises(Refusal) as refused:
        Session(game, rules, seats_for(check_players(rules, 3), "Anna", "genius"), 1)
    assert refused.value.usage
    assert refused.value.problems[0].facts["levels"] == ["beginner", "steady"]


def test_a_queen_without_its_suit_is_refused_with_the_rule_that_asks_for_it() -> None:
    """C70: never silently the suit printed on it."""
    for seed in range(60):
        session = hot_seat("russian", seed)
        session.step()
        seat = session.waiting or 0
        queens = [card for card in session.state.hands[seat] if card.rank == "Q"]
        if queens and ORDERING[queens[0]]["S"] in session.moves():
            verdict = session.act(seat, PLAY[queens[0]]).verdict
            assert [reason.rule for reason in verdict.forbids] == ["shed.suit.missing"]
            assert session.waiting == seat
            return
    raise AssertionError("no seed with a queen")


def test_pass_is_no_move_of_a_player_who_can_lay_a_card() -> None:
    session = hot_seat()
    session.step()
    assert PASS not in session.moves()


def claims_missed(forgetful: bool) -> int:
    """How often a side with its hundred keeps silent, over some matches of steady bots."""
    game, rules = open_rules("stovkahra")
    missed = 0
    for seed in range(12):
        session = Session(game, rules, [Seat(f"Bot {n}", "bot", "steady") for n in range(4)], seed)
        session.forgetful = forgetful
        while not session.over and len(session.steps) < 400:
            step = session.step()
            assert step is not None
            if step.move.code == "silent":
                facts = step.verdict.permits[0].facts
                missed += facts["ours"] >= facts["target"]  # type: ignore[operator]
    return missed


def test_steady_bots_say_enough_when_they_have_it_and_forgetful_ones_sometimes_do_not() -> None:
    assert claims_missed(forgetful=False) == 0
    assert claims_missed(forgetful=True) > 0


def test_the_record_does_not_say_that_bots_are_forgetful() -> None:
    game, rules = open_rules("stovkahra")
    session = Session(game, rules, seats_for(4, "Anna", "steady"), 1)
    session.forgetful = True
    assert "forget" not in str(session.header(None))
