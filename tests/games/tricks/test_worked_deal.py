"""One whole deal, worked out by hand: every legal set, trick, set announced, bonus, score and claim."""

from __future__ import annotations

import json

import pytest

from stovka.core.cards import card, codes
from stovka.core.chance import Key, Scripted
from stovka.core.engine import Step, play
from stovka.core.moves import DEAL, MELD, MOVES, SCORE
from stovka.games.tricks.game import TRICKS
from stovka.games.tricks.model import Bonus, Counted, Finished, Melded, Said, Scored, State, Took
from tests.games.tricks.table import DATA, event, rules

WORKED = json.loads((DATA / "stovkahra-worked-1.json").read_text(encoding="utf-8"))
BEFORE = (WORKED["score_before"]["A"], WORKED["score_before"]["B"])
BONUS_RULES = {"trick_with_seven": "score.trick.seven", "last_trick_with_seven": "score.trick.last_seven"}


def dealt(**dials: object) -> State:
    deck = [card(code) for code in WORKED["deck_after_cut_top_first"]]
    script = Scripted({Key("deal", 1): deck, Key("lot", 1): (WORKED["dealer"],)})
    return play(TRICKS, TRICKS.start(rules(**dials), 4)._replace(totals=BEFORE), None, DEAL, script).after


def step(state: State, code: str) -> Step:
    done = play(TRICKS, state, TRICKS.mover(state), MOVES[code], Scripted({}))
    assert done.verdict.legal
    return done


def scored(**dials: object) -> Step:
    """The whole deal, with every legal set, trick and announced set compared on the way, then its count."""
    state = dealt(**dials)
    for trick in WORKED["tricks"]:
        for laid in trick["plays"]:
            assert TRICKS.mover(state) == laid["seat"]
            assert {m.code for m in TRICKS.moves(state) if m.kind == "play"} == set(laid["legal"])
            for meld in WORKED["melds"] if trick["no"] == 1 else ():
                if meld["seat"] == laid["seat"]:
                    done = step(state, MELD[meld["rank"]].code)
                    shown: Melded = event(done, Melded)
                    assert (shown.size, shown.points) == (meld["count"], meld["points"])
                    state = done.after
            done = step(state, laid["card"])
            state = done.after
        took: Took = event(done, Took)
        assert (took.number, took.seat, took.card.code) == (
            trick["no"],
            trick["winner"],
            trick["winning_card"],
        )
        assert (took.points, "AB"[took.side]) == (trick["card_points"], trick["team"])
        if trick["bonus"] and trick["bonus_reason"] != "last_trick_with_seven":
            bonus: Bonus = event(done, Bonus)
            assert (bonus.value, bonus.rule) == (trick["bonus"], BONUS_RULES[trick["bonus_reason"]])
    return play(TRICKS, state, None, SCORE, Scripted({}))


def test_the_packets_the_shown_card_and_the_trump_are_those_of_the_worked_deal() -> None:
    state = dealt()
    assert {str(seat): codes(hand) for seat, hand in enumerate(state.hands)} == WORKED["hands"]
    assert (state.trump, str(state.turned)) == (WORKED["trump"], WORKED["turned_card"])
    assert (state.dealer, TRICKS.mover(state)) == (WORKED["dealer"], WORKED["eldest"])


def test_the_points_of_the_deal_are_the_sum_of_cards_bonuses_and_sets() -> None:
    done = scored()
    for counted in (each for each in done.events if isinstance(each, Counted)):
        side = WORKED["deal_score"]["AB"[counted.side]]

        def part(*names: str, counted: Counted = counted) -> int:
            return sum(line.value for line in counted.lines if line.rule.removeprefix("score.trick.") in names)

        assert part("cards") == side["card_points"]
        assert part("seven", "first_seven", "last", "last_seven") == side["bonuses"]
        assert part("meld") == side["melds"]
        assert counted.points == side["deal_total"]
    after: Scored = event(done, Scored)
    assert after.totals == (WORKED["score_after"]["A"], WORKED["score_after"]["B"])


@pytest.mark.parametrize("other", WORKED["under_other_options"])
def test_other_dials_give_the_points_that_were_worked_out_for_them(other: dict[str, object]) -> None:
    expected = other["deal_total"]
    assert isinstance(expected, dict)
    after: Scored = event(scored(last_trick_seven=other["last_trick_seven"]), Scored)
    assert dict(zip("AB", after.points, strict=True)) == expected


@pytest.mark.parametrize("branch", WORKED["claim_branches"], ids=["first claim wins", "silence loses", "nobody"])
def test_the_claim_can_go_three_ways(branch: dict[str, object]) -> None:
    state = scored().after
    actions = branch["actions"]
    assert isinstance(actions, list)
    for action in actions:
        assert TRICKS.mover(state) == action["seat"]
        done = step(state, action["say"] or "silent")
        state = done.after
    if branch["winner"] is None:
        assert TRICKS.due(state) is DEAL
        assert state.totals == (WORKED["score_after"]["A"], WORKED["score_after"]["B"])
        deck = Scripted({Key("deal", 2): rules().deck})
        assert play(TRICKS, state, None, DEAL, deck).after.dealer == 0
    else:
        ended: Finished = event(done, Finished)
        assert ("AB"[ended.winner], ended.by) == (branch["winner"], "enough")
        assert event(done, Said).rule == "claim.valid"
