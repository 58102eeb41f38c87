"""The game of partners at the same table: the trick, announced sets, the claim, by keys and by mouse alone."""

from __future__ import annotations

import pytest

from stovka.core.moves import ENOUGH, MELD, MOVES, SILENT
from stovka.play.position import set_up
from stovka.play.session import Session
from stovka.play.setup import seats_for
from stovka.tui.match import Match
from stovka.tui.screens.question import Question
from stovka.tui.screens.score import ScoreScreen
from stovka.tui.widgets.panels import Status
from tests.tui.helpers import ROOMY, app_for, board_text, play_by_keys, play_by_mouse, session_for, settled, table_of

SEED = 7


def partners(seed: int = SEED) -> Session:
    return session_for("stovkahra", 4, seed)


async def play_deal(pilot, hands):
    """Plays a deal to the claim, announcing what can be announced."""
    session = table_of(pilot.app).match.session
    for _ in range(60):
        await settled(pilot)
        if isinstance(pilot.app.screen, ScoreScreen):
            if hands is play_by_keys:
                await pilot.press("n")
            else:
                await pilot.click("#sheet-hint")
            await settled(pilot)
            continue
        if isinstance(pilot.app.screen, Question):
            return
        moves = session.moves()
        melds = [move for move in moves if move in MELD.values()]
        await hands(pilot, melds[0] if melds else moves[0])
    raise AssertionError("the claim never came")


@pytest.mark.parametrize("hands", [play_by_keys, play_by_mouse])
async def test_a_deal_is_played_to_its_claim_and_lost_by_a_false_one(hands):
    session = partners()
    async with app_for(session).run_test(size=ROOMY) as pilot:
        await play_deal(pilot, hands)
        assert session.moves() == (ENOUGH, SILENT)
        await hands(pilot, ENOUGH)
        await settled_or_over(pilot, session)
        assert session.over
        assert isinstance(pilot.app.screen, ScoreScreen)
        assert pilot.app.screen.end


async def settled_or_over(pilot, session):
    for _ in range(50):
        await pilot.pause(0.02)
        if session.over and isinstance(pilot.app.screen, ScoreScreen):
            return


async def test_a_claim_is_never_made_by_arrows_or_a_second_enter():
    session = partners()
    while ENOUGH not in session.moves() or session.waiting is None:
        if session.step() is None:
            session.act(0, session.moves()[0])
    async with app_for().run_test(size=ROOMY) as pilot:
        pilot.app.sit_down(Match(session))
        await settled(pilot)
        steps = len(session.steps)
        await pilot.press("up", "down", "left", "pagedown", "f5")
        assert isinstance(pilot.app.screen, Question)
        await pilot.press("escape")
        assert len(session.steps) == steps
        assert table_of(pilot.app).match.my_turn
        await play_by_keys(pilot, SILENT)
        assert len(session.steps) > steps


async def test_partner_trump_trick_and_count_are_on_the_table():
    session = partners()
    async with app_for(session).run_test(size=ROOMY) as pilot:
        await settled(pilot)
        table = table_of(pilot.app)
        text = board_text(pilot.app)
        assert table.scene.partners
        assert [player.seat for player in table.scene.others if player.partner] == [2]
        for badge in table.match.view().badges:
            if badge.name in ("trump", "led", "count"):
                assert table.speech.badge(badge).split()[0] in text
        table.options.count = False
        table.show()
        counts = [table.speech.badge(badge) for badge in table.match.view().badges if badge.name == "count"]
        assert not set(counts) & set(table.scene.notices)


async def test_the_last_trick_stays_until_somebody_leads():
    session = partners()
    async with app_for(session).run_test(size=ROOMY) as pilot:
        await settled(pilot)
        table = table_of(pilot.app)
        for _ in range(12):
            if table.scene.past:
                break
            await play_by_keys(pilot, session.moves()[-1])
            await settled(pilot)
        else:
            pytest.fail("the person never came to lead")
        lay = table.scene.lay("centre")
        assert len(lay.zone.cards) == 4
        assert not table.match.view().zone("trick").cards


@pytest.mark.parametrize("hands", [play_by_keys, play_by_mouse])
async def test_why_a_trump_is_refused_can_be_read(hands):
    """C41: hearts were led and you hold one, so the high trump is refused, and the reason names your heart."""
    hands_dealt = "10H AC 9S | 10S JS 8S | QD KD 9D | 8C KC"
    seats = seats_for(4, "Anna", "steady")
    session = set_up("stovkahra", seats=seats, hands=hands_dealt, trump="C", trick="8H")
    before = session.state
    async with app_for(session).run_test(size=ROOMY) as pilot:
        await settled(pilot)
        table = table_of(pilot.app)
        await hands(pilot, MOVES["AC"])
        verdict = session.option(0, MOVES["AC"]).verdict
        assert [reason.rule for reason in verdict.forbids] == ["trick.must_follow"]
        (sentence,) = table.speech.verdict(verdict)
        assert table.query_one(Status).text == sentence
        assert "10♥" in sentence
        assert session.state is before


async def test_bots_are_forgetful_when_the_switch_says_so():
    session = partners()
    async with app_for(session, forgetful=True).run_test(size=ROOMY) as pilot:
        await settled(pilot)
        assert session.forgetful
