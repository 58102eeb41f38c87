"""Proofs of the reasons for which a card, a set, a word of Stovkahra is allowed or refused."""

from __future__ import annotations

from tests.facts.proof import Book, Case, Facts, need
from tests.facts.tricks_law import set_worth, winner_of

BOOK = Book()


def reason(*rules: str):
    return BOOK.proves("Reason", *rules)


# --- whose turn, which hand -----------------------------------------------------------------------------------------


@reason("turn.closed")
def closed(case: Case, facts: Facts) -> None:
    facts.same(seat=case.seat, phase=case.state.phase.name)
    need(facts("phase") in ("deal", "score", "over"), "a player is to move")


@reason("turn.not_yours")
def not_yours(case: Case, facts: Facts) -> None:
    facts.same(seat=case.seat, mover=case.state.phase.seat)
    need(case.seat != facts("mover") and facts("mover") in range(4), "it is the seat's turn")


@reason("hand.not_held")
def not_held(case: Case, facts: Facts) -> None:
    facts.same(seat=case.seat, card=case.move.card)
    need(facts("card") not in case.state.hands[case.seat], "the card is held")


@reason("turn.no_such_move")
def no_such_move(case: Case, facts: Facts) -> None:
    facts.same(seat=case.seat, code=case.move.code)
    known = case.move.kind in ("play", "meld", "pass", "enough", "silent") and case.move.suit is None
    need(not known, "the game has such a move")


def moving(case: Case, facts: Facts, phase: str) -> None:
    facts.same(seat=case.seat)
    need(case.state.phase.seat == case.seat, "another player is to move")
    need(case.state.phase.name == phase, f"the phase is {case.state.phase.name}")


@reason("meld.open")
def meld_open(case: Case, facts: Facts) -> None:
    moving(case, facts, "meld")
    need(case.move.kind == "play", "no card")
    need(case.past.s["meld_window"] == "before_lead", "sets are announced later")


@reason("claim.open")
def claim_open(case: Case, facts: Facts) -> None:
    moving(case, facts, "claim")
    facts.same(after=case.past.after)
    need(case.move.kind in ("play", "meld", "pass"), "a word of the claim window")


# --- cards ----------------------------------------------------------------------------------------------------------


def trick(case: Case, facts: Facts) -> tuple[str, set, set]:
    """The facts about the trick on the table; gives what the hand owes to it."""
    state, seat = case.state, case.seat
    moving(case, facts, "play")
    facts.same(card=case.move.card, trump=state.trump, number=case.past.number())
    need(facts("card") in state.hands[seat], "the card is not held")
    need(state.turned is None or state.turned.suit == facts("trump"), "another suit is trump")
    if state.trick:
        by, led = state.trick[0]
        winner, best = winner_of(state.trick, state.trump)
        facts.same(led=led, by=by, suit=led.suit, winner=winner, best=best, partnered=(winner - seat) % 2 == 0)
        need((by - seat) % 4 == 4 - len(state.trick), "another seat led")
    return case.past.duty(state, seat)


@reason("trick.lead", "trick.follow", "trick.trump", "trick.any")
def lets_through(case: Case, facts: Facts) -> None:
    rule, pool, _ = trick(case, facts)
    need(rule in case.others, f"the card is allowed by {rule}")
    need(facts("card") in pool, "it is not of the suit to be played")


def held(case: Case, facts: Facts, wanted: str, cards: set) -> None:
    """The cards to choose from instead."""
    need(wanted == case.past.duty(case.state, case.seat)[0], "the hand owes something else")
    need(cards and facts("held") == tuple(sorted(cards)), f"he may choose from {cards}")
    need(facts("card") not in cards, "the card is one of them")


@reason("trick.must_follow")
def must_follow(case: Case, facts: Facts) -> None:
    _, pool, _ = trick(case, facts)
    held(case, facts, "trick.follow", pool)
    need(facts("card").suit != facts("suit"), "the card follows suit")
    need(all(card.suit == facts("suit") for card in facts("held")), "other cards are told")


@reason("trick.must_trump")
def must_trump(case: Case, facts: Facts) -> None:
    _, pool, _ = trick(case, facts)
    held(case, facts, "trick.trump", pool)
    need(facts("card").suit not in (facts("trump"), facts("suit")), "the card is a trump, or follows")
    need(not [card for card in case.state.hands[case.seat] if card.suit == facts("suit")], "he can follow")


@reason("trick.must_beat")
def must_beat(case: Case, facts: Facts) -> None:
    _, pool, cards = trick(case, facts)
    held(case, facts, "trick.follow", cards)
    need(facts("card") in pool and case.past.s["must_beat"], "no duty to beat")


@reason("trick.must_overtrump")
def must_overtrump(case: Case, facts: Facts) -> None:
    _, pool, cards = trick(case, facts)
    held(case, facts, "trick.trump", cards)
    need(facts("card") in pool and case.past.s["must_overtrump"], "no duty to overtrump")
    need([card for _, card in case.state.trick if card.suit == facts("trump")], "no trump lies in the trick")


# --- sets -----------------------------------------------------------------------------------------------------------


def own_set(case: Case, facts: Facts) -> tuple:
    """The seat and the rank that is judged; gives the cards of it that he holds."""
    facts.same(seat=case.seat, rank=case.move.rank)
    return case.past.set_of(case.state, case.seat, case.move.rank)


@reason("meld.allow")
def meld_allow(case: Case, facts: Facts) -> None:
    cards = own_set(case, facts)
    facts.same(size=len(cards), cards=cards, points=set_worth(case.move.rank, len(cards)))
    need(facts("points") > 0 and case.state.phase.seat == case.seat, "worth nothing, or not his turn")
    need(case.past.may_meld(case.state, case.seat, case.move.rank), "it may not be announced")


@reason("meld.close")
def meld_close(case: Case, facts: Facts) -> None:
    moving(case, facts, "meld")


@reason("meld.too_late")
def too_late(case: Case, facts: Facts) -> None:
    own_set(case, facts)
    facts.same(window=case.past.s["meld_window"])
    need(case.state.phase.seat == case.seat and case.state.phase.name == "play", "no card is owed")
    need(not case.past.in_time(case.state), "it is in time")
    need(facts("window") == "before_lead" or case.past.number() > 1, "his first turn is not over")


@reason("meld.none")
def meld_none(case: Case, facts: Facts) -> None:
    cards = own_set(case, facts)
    facts.same(held=cards)
    need(len(cards) < 3, "he holds a set")


@reason("meld.announced")
def meld_announced(case: Case, facts: Facts) -> None:
    own_set(case, facts)
    need(case.past.announced(case.seat, case.move.rank), "he has not announced it")


@reason("meld.worthless")
def meld_worthless(case: Case, facts: Facts) -> None:
    cards = own_set(case, facts)
    need(len(cards) >= 3 and set_worth(case.move.rank, len(cards)) == 0, "no set, or worth something")


@reason("meld.not_open")
def meld_not_open(case: Case, facts: Facts) -> None:
    moving(case, facts, "play")
    need(case.move.kind == "pass", "no pass")


# --- words ----------------------------------------------------------------------------------------------------------


def stands(case: Case, facts: Facts) -> tuple[int, list[int]]:
    """Where a speaker stands in the claim window; gives his side, and the opponents who can still say enough."""
    past, seat = case.past, facts("seat")
    side = seat % 2
    order = [(case.state.dealer + 1 + step) % 4 for step in range(4)]
    facts.same(side=side, ours=past.points(side), theirs=past.points(1 - side), target=past.s["target"])
    facts.same(silent=tuple(each for each in past.silent() if each % 2 != side))
    later = [each for each in order[order.index(seat) + 1 :] if each % 2 != side]
    facts.same(rivals=tuple(later))
    need([each for each, _ in past.spoken] == order[: order.index(seat)], "another player speaks now")
    return side, [] if past.barred(1 - side) else later


def risk(case: Case, facts: Facts) -> str:
    """What silence risks: nothing without the points; the game, if an opponent can say enough in this window."""
    _, rivals = stands(case, facts)
    if facts("ours") < facts("target"):
        return "nothing"
    can = facts("theirs") >= facts("target") or case.past.s["steal_claim"]
    return "game" if rivals and can else "chance"


@reason("claim.enough")
def may_claim(case: Case, facts: Facts) -> None:
    moving(case, facts, "claim")
    side, _ = stands(case, facts)
    need(not case.past.barred(side), "his side is barred")
    facts.same(outcome=case.past.claim_comes_to(side))


@reason("claim.silent")
def may_be_silent(case: Case, facts: Facts) -> None:
    moving(case, facts, "claim")
    facts.same(outcome=risk(case, facts))


@reason("claim.not_now")
def not_now(case: Case, facts: Facts) -> None:
    facts.same(seat=case.seat, window=case.past.s["claim_window"])
    need(case.state.phase.seat == case.seat and case.state.phase.name != "claim", "a claim window is open")


@reason("claim.barred")
def is_barred(case: Case, facts: Facts) -> None:
    moving(case, facts, "claim")
    facts.same(side=case.seat % 2)
    need(case.past.barred(case.seat % 2), "the side is not barred")
    by = [seat for seat, word in case.past.spoken if word == "enough" and seat % 2 == case.seat % 2]
    need(by == [facts("by")], f"it was barred by {by}")
