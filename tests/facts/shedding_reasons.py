"""Proofs of the reasons for which a card or a suit of the 101 family is allowed or refused."""

from __future__ import annotations

from tests.facts.proof import Book, Case, Facts, need
from tests.facts.shedding_law import IDLE, players

BOOK = Book()


def reason(*rules: str):
    return BOOK.proves("Reason", *rules)


def own(case: Case, facts: Facts) -> tuple:
    """The seat that is judged, and its hand."""
    facts.same(seat=case.seat)
    hand = case.state.hands[case.seat]
    need(hand is not None, "a player out of the match is judged")
    return hand


def in_hand(case: Case, facts: Facts) -> tuple:
    """The card that is judged lies in the hand, or that it does not is told as well."""
    hand = own(case, facts)
    facts.same(card=case.move.card)
    need(facts("card") in hand or "hand.not_held" in case.others, "the card is not held, and that is not told")
    return hand


# --- whose turn, which hand -----------------------------------------------------------------------------------------


@reason("turn.closed")
def closed(case: Case, facts: Facts) -> None:
    facts.same(seat=case.seat)
    need(case.state.phase.name in IDLE, "a player is to move")


@reason("turn.not_yours")
def not_yours(case: Case, facts: Facts) -> None:
    facts.same(seat=case.seat, mover=case.state.seat)
    need(case.seat != case.state.seat, "it is the seat's turn")
    need(case.state.phase.name not in IDLE, "nobody is to move")
    need(case.state.seat in players(case.state), "the mover is out of the match")


@reason("hand.not_held")
def not_held(case: Case, facts: Facts) -> None:
    hand = own(case, facts)
    facts.same(card=case.move.card)
    need(facts("card") not in hand, "the card is held")


@reason("turn.no_such_move")
def no_such_move(case: Case, facts: Facts) -> None:
    own(case, facts)
    facts.same(move=case.move.code)
    need(case.move.kind not in ("play", "draw", "pass", "order"), "the game has such a move")


# --- what a card meets ----------------------------------------------------------------------------------------------


def matched(case: Case, facts: Facts) -> tuple:
    """The facts about what lies on the table; gives the card and what it must match: a suit, a rank or None."""
    hand = in_hand(case, facts)
    state, past = case.state, case.past
    top = state.pile[-1]
    facts.same(top=top)
    need(state.phase.name in ("play", "drawn", "cover"), f"nothing is matched in the phase {state.phase.name}")
    need(past.top in (None, top), "another card was laid last")
    asked = facts("asked")
    if past.order is not None:
        suit, by, cause = past.order
        need(asked == "order", "a suit was ordered")
        facts.same(suit=suit, by=by, cause=cause)
        need(past.laid.get(cause) == by, "the card that orders was not laid by him")
        need(cause == top, "a card was laid after the order")
        need(past.law.does(cause)["order"], "the card orders nothing")
        return facts("card"), suit, None, hand
    need(asked == ("cover" if state.phase.name == "cover" else "match"), "a cover is asked, or is not")
    need(asked != "cover" or state.phase.card == top, "another card is to be covered")
    need(asked != "cover" or past.law.does(top)["cover"], "the card needs no cover")
    need(asked != "cover" or past.laid.get(top) == state.seat, "somebody else laid it")
    facts.same(suit=top.suit, rank=top.rank)
    return facts("card"), top.suit, top.rank, hand


@reason("shed.fits.suit")
def fits_suit(case: Case, facts: Facts) -> None:
    card, suit, rank, _ = matched(case, facts)
    need(rank is not None, "an order is in force")
    need(card.suit == suit, "the suits differ")


@reason("shed.fits.rank")
def fits_rank(case: Case, facts: Facts) -> None:
    card, _, rank, _ = matched(case, facts)
    need(card.rank == rank, "the ranks differ, or an order is in force")


@reason("shed.fits.order")
def fits_order(case: Case, facts: Facts) -> None:
    card, suit, rank, _ = matched(case, facts)
    need(rank is None, "no order is in force")
    need(card.suit == suit, "the card has not the suit ordered")


@reason("shed.fits.wild")
def fits_wild(case: Case, facts: Facts) -> None:
    card, *_ = matched(case, facts)
    need(case.past.law.does(card)["wild"], "the card is not wild")


@reason("shed.misfit")
def misfit(case: Case, facts: Facts) -> None:
    card, suit, rank, _ = matched(case, facts)
    need(card.suit != suit, "the suits agree")
    need(card.rank != rank, "the ranks agree")
    need(not case.past.law.does(card)["wild"], "the card is wild")


def debt(case: Case, facts: Facts) -> None:
    """The debt that the mover may answer: what it adds up to, by whom and with which card."""
    past, top = case.past, case.state.pile[-1]
    need(case.state.phase.name == "answer", "nobody is asked for an answer")
    need(case.seat == case.state.seat, "another player is asked")
    facts.same(cause=top, rank=top.rank, by=past.laid.get(top), draw=past.draw, skip=past.skip)
    need(facts("by") != case.seat, "he laid the card himself")
    need(top.rank in past.law.s["answer"], "the rank is not answered")


@reason("shed.answer.rank")
def answers(case: Case, facts: Facts) -> None:
    in_hand(case, facts)
    debt(case, facts)
    facts.same(top=case.state.pile[-1])
    need(facts("card").rank == facts("rank"), "the ranks differ")


@reason("shed.answer.other")
def answer_other(case: Case, facts: Facts) -> None:
    in_hand(case, facts)
    debt(case, facts)
    facts.same(top=case.state.pile[-1])
    need(facts("card").rank != facts("rank"), "the ranks agree")


@reason("shed.not_last")
def not_last(case: Case, facts: Facts) -> None:
    hand = own(case, facts)
    facts.same(card=case.move.card)
    need(len(hand) == 1, "it is not the last card")
    need(facts("card") in hand, "the card is not held")
    need(case.past.law.not_last(facts("card")), "the card may be the last")


# --- suits ----------------------------------------------------------------------------------------------------------


@reason("shed.suit.missing")
def suit_missing(case: Case, facts: Facts) -> None:
    hand = own(case, facts)
    facts.same(card=case.move.card, suit=None)
    need(facts("card") in hand and case.past.names_suit(facts("card"), hand), "no suit is named with this card")
    need(case.move.suit is None, "a suit is named")


@reason("shed.suit.last")
def suit_last(case: Case, facts: Facts) -> None:
    hand = own(case, facts)
    facts.same(card=case.move.card, suit=case.move.suit)
    card, law = facts("card"), case.past.law
    need(hand == (card,), "it is not his last card")
    need(law.does(card)["order"] and law.ends(card), "the card orders nothing, or does not end the round")
    need(facts("suit") is not None, "no suit is named")


@reason("shed.suit.stray")
def suit_stray(case: Case, facts: Facts) -> None:
    hand = own(case, facts)
    facts.same(card=case.move.card, suit=case.move.suit)
    need(facts("card") in hand, "the card is not held")
    need(facts("suit") is not None, "no suit is named")
    need(not case.past.law.does(facts("card"))["order"], "the card orders a suit")


@reason("shed.order.owed")
def order_owed(case: Case, facts: Facts) -> None:
    own(case, facts)
    opener = case.state.pile[-1]
    facts.same(**({"card": opener} if facts.has("card") else {"top": opener}))
    owed(case)


@reason("shed.order.name")
def order_name(case: Case, facts: Facts) -> None:
    own(case, facts)
    facts.same(suit=case.move.suit, card=case.state.pile[-1])
    owed(case)


def owed(case: Case) -> None:
    """The dealer owes a suit to his opening card, which orders one."""
    state, law = case.state, case.past.law
    need(state.phase.name == "order" and case.past.opening, "no suit is owed")
    need(len(state.pile) == 1 and law.does(state.pile[-1])["order"], "the opening card orders nothing")
    need(state.seat == state.dealer and case.past.order is None, "it is not the dealer's to order, or is done")
    need(law.s["opening_queen"] == "dealer_orders", "the dealer orders nothing")


@reason("shed.order.stray")
def order_stray(case: Case, facts: Facts) -> None:
    own(case, facts)
    facts.same(suit=case.move.suit)
    need(case.state.phase.name != "order", "a suit is owed")
