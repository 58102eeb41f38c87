"""Proofs of what happens in the 101 family: effects of cards, answers, whose turn it is."""

from __future__ import annotations

from typing import Any

from stovka.core.cards import SUITS, Card, deck
from stovka.core.moves import DEAL, PASS
from tests.facts.proof import Case, Facts, need
from tests.facts.shedding_events import below, draws, stock_of
from tests.facts.shedding_law import beside, players, to_draw
from tests.facts.shedding_reasons import BOOK

# --- what a card does -----------------------------------------------------------------------------------------------


def actor(case: Case) -> tuple[int, Card]:
    """Who laid the card whose effect is carried out in this step, and the card."""
    if case.move is DEAL:
        (opening,) = case.earlier("Opened")
        return opening.seat, opening.card
    if case.move.card:
        return case.state.seat, case.move.card
    top = case.state.pile[-1]
    return case.past.laid[top], top


def asks(case: Case) -> tuple[int, bool]:
    """What that card asks for, with all that it answers: cards to draw, a turn to miss."""
    _, card = actor(case)
    atoms, past = case.past.law.does(card), case.past
    if case.move.card is None and case.move is not DEAL:
        return past.draw, past.skip
    answered = case.state.phase.name == "answer"
    return atoms["draw"] + past.draw * answered, atoms["skip"] or (past.skip and answered)


def can_answer(case: Case, victim: int) -> bool:
    """True when the victim holds a card of that rank that he may lay, and the rank is answered."""
    _, card = actor(case)
    law = case.past.law
    if card.rank not in law.s["answer"]:
        return False
    deal = case.earlier("Dealt")
    hand = (deal[0].hands if deal else case.state.hands)[victim]
    return any(each.rank == card.rank and not (len(hand) == 1 and law.not_last(each)) for each in hand)


def goes_on(case: Case, card: Card) -> None:
    """The card did not end the round: its effect is carried out."""
    if case.move.card is None:
        return
    hand = case.state.hands[case.state.seat]
    need(len(hand) > 1 or not case.past.law.ends(card), "the card ended the round")


def told_draw(case: Case, facts: Facts, asked: int) -> None:
    """So many were asked for; what there was came from the top of the stock."""
    facts.same(asked=asked)
    cards = facts("cards")
    need(asked > 0, "nothing is drawn")
    existing = len(stock_of(case)) + len(below(case))
    need(len(cards) == min(asked, existing), f"there were {existing} cards")
    if case.foretold:
        need(set(cards) <= {None}, "the cards are hidden")
    else:
        need(cards == draws(case, asked), "other cards were on top")
        if case.after is not None:
            need(set(cards) <= set(case.after.hands[facts("seat")]), "he does not hold them")


@BOOK.proves("Drew", "shed.effect.draw")
def effect_draw(case: Case, facts: Facts) -> None:
    by, card = actor(case)
    facts.same(card=card, by=by)
    atoms = case.past.law.does(card)
    need(case.state.phase.name != "answer", "a debt is paid")
    goes_on(case, card)
    told_draw(case, facts, atoms["draw"])
    facts.same(seat=beside(case.state, by, -1 if atoms["victim"] == "previous" else 1))
    need(case.foretold or not can_answer(case, facts("seat")), "the victim may answer")


@BOOK.proves("Drew", "shed.answer.draw")
def answer_draw(case: Case, facts: Facts) -> None:
    by, card = actor(case)
    facts.same(card=card, by=by)
    need(case.state.phase.name == "answer", "nothing is answered")
    goes_on(case, card)
    told_draw(case, facts, asks(case)[0])
    victim = case.state.seat if case.move is PASS else beside(case.state, by, 1)
    facts.same(seat=victim)
    need(case.move is PASS or case.foretold or not can_answer(case, victim), "the victim may answer")


@BOOK.proves("Drew", "shed.finish.penalty")
def last_penalty(case: Case, facts: Facts) -> None:
    by, card = actor(case)
    facts.same(card=card, by=by)
    law = case.past.law
    need(law.s["last_card_penalty"] == "drawn_then_scored", "nothing is drawn after the last card")
    need(case.state.hands[by] == (card,) and law.ends(card), "the card does not end the round")
    told_draw(case, facts, law.does(card)["draw"])
    facts.same(seat=beside(case.state, by, -1 if law.does(card)["victim"] == "previous" else 1))
    need(case.said("RoundOver"), "the round goes on")


@BOOK.proves("Skipped", "shed.effect.skip", "shed.answer.skip")
def skipped(case: Case, facts: Facts) -> None:
    by, card = actor(case)
    facts.same(card=card, by=by)
    answered = case.events[case.at].rule == "shed.answer.skip"
    need(answered == (case.state.phase.name == "answer"), "a debt is paid, or is not")
    goes_on(case, card)
    need(asks(case)[1], "the card makes nobody miss a turn")
    need(not case.past.law.hits_later(card), "it is the previous player who misses")
    victim = case.state.seat if case.move is PASS else beside(case.state, by, 1)
    facts.same(seat=victim)
    need(case.move is PASS or case.foretold or not can_answer(case, victim), "the victim may answer")


@BOOK.proves("Skipped", "shed.turn.missed")
def missed(case: Case, facts: Facts) -> None:
    facts.same(card=None, by=None)
    seat, nth = facts("seat"), len([each for each in case.earlier("Skipped") if each.card is None])
    _, missing, _ = turn_to(case)
    need(missing[nth : nth + 1] == [seat], f"{missing} miss a turn they owe")


@BOOK.proves("Owes", "shed.effect.miss")
def owes(case: Case, facts: Facts) -> None:
    by, card = actor(case)
    facts.same(card=card, by=by, seat=beside(case.state, by, -1))
    goes_on(case, card)
    need(case.past.law.does(card)["skip"] and case.past.law.hits_later(card), "nobody misses a later turn")


@BOOK.proves("Ordered", "shed.effect.order")
def ordered(case: Case, facts: Facts) -> None:
    facts.same(seat=case.state.seat, card=case.move.card, suit=case.move.suit, call=False)
    need(facts("suit") in SUITS, "no suit")
    need(case.past.names_suit(facts("card"), case.state.hands[facts("seat")]), "no suit is named with this card")


@BOOK.proves("Ordered", "shed.opening.order")
def opening_ordered(case: Case, facts: Facts) -> None:
    state = case.state
    facts.same(seat=state.dealer, card=state.pile[-1], suit=case.move.suit, call=True)
    need(facts("suit") in SUITS and state.phase.name == "order" and case.past.opening, "no suit is owed")


@BOOK.proves("Ordered", "shed.opening.own_suit")
def own_suit(case: Case, facts: Facts) -> None:
    dealer, card = actor(case)
    facts.same(seat=dealer, card=card, suit=card.suit, call=False)
    law = case.past.law
    need(case.move is DEAL and law.does(card)["order"], "no opening card that orders")
    need(law.s["opening_effect"] == "none" or law.s["opening_queen"] == "own_suit", "the dealer orders a suit")


@BOOK.proves("Ordering", "shed.opening.order")
def ordering(case: Case, facts: Facts) -> None:
    dealer, card = actor(case)
    facts.same(seat=dealer, card=card)
    law, debt = case.past.law, facts("debt")
    atoms = law.does(card)
    need(case.move is DEAL and atoms["order"], "no opening card that orders")
    need(law.s["opening_effect"] == "full" and law.s["opening_queen"] == "dealer_orders", "nobody is asked")
    victim = beside(case.state, dealer, 1)
    if debt is not None:
        told_debt(case, debt, victim)
    missing = atoms["skip"] and debt is None and not law.hits_later(card)
    facts.same(next=dealer if atoms["again"] else beside(case.state, victim, 1) if missing else victim)


def told_debt(case: Case, debt: Any, victim: int) -> None:
    """A debt adds up, and the victim can answer it."""
    by, card = actor(case)
    draw, skip = asks(case)
    wanted = (card.rank, draw, skip, by, card)
    need(tuple(debt) == wanted, f"the debt is {wanted}")
    need(draw or skip, "nothing is asked")
    need(card.rank in case.past.law.s["answer"], "the rank is not answered")
    need(case.past.law.does(card)["victim"] == "next" or not (draw or skip), "the previous player is hit")
    if case.foretold and type(case.events[case.at]).__name__ == "MayAnswer":
        need(could_answer(case, victim), "he cannot hold a card that answers, or may not lay it")
    else:
        need(case.foretold or case.move.kind == "order" or can_answer(case, victim), "he cannot answer")


def could_answer(case: Case, victim: int) -> bool:
    """True when some card of the rank that the mover cannot see may be laid by this player."""
    _, card = actor(case)
    law, state = case.past.law, case.state
    seen = {*state.hands[case.seat], *state.pile}
    size = len(state.hands[victim])
    some = [each for each in deck(law.s["deck"]) if each.rank == card.rank and each not in seen]
    return any(size and not (size == 1 and law.not_last(each)) for each in some)


@BOOK.proves("Asked", "shed.answer.asked")
def asked(case: Case, facts: Facts) -> None:
    by, card = actor(case)
    goes_on(case, card)
    facts.same(seat=beside(case.state, by, 1))
    told_debt(case, facts("debt"), facts("seat"))
    need(case.after is None or case.after.seat == facts("seat"), "another player moves")


@BOOK.proves("MayAnswer", "shed.answer.asked")
def may_answer(case: Case, facts: Facts) -> None:
    asked(case, facts)
    need(case.foretold and not case.said("RoundOver") and not case.said("Asked"), "nobody is asked")


@BOOK.proves("Covering", "shed.effect.cover")
def covering(case: Case, facts: Facts) -> None:
    by, card = actor(case)
    facts.same(seat=by, card=card)
    need(case.past.law.does(card)["cover"], "the card needs no cover")
    goes_on(case, card)
    if case.after is not None and not case.said("RoundOver"):
        need((case.after.phase.name, case.after.seat) == ("cover", by), "another phase")


# --- turns ----------------------------------------------------------------------------------------------------------


def turn_to(case: Case) -> tuple[int, list[int], Card | None]:
    """Who comes to move, who misses turns owed on the way, which card lets the same player move again."""
    if case.move is DEAL:
        (opening,) = case.earlier("Opened")
        fresh = type(case.past)(case.past.law)
        fresh.begin(_Dealt((opening.card,), opening.seat, case.state.totals))
        return fresh.turn_to(case.state, opening.seat, DEAL)
    return case.past.turn_to(case.state, case.state.seat, case.move)


class _Dealt:
    def __init__(self, pile: tuple, dealer: int, totals: tuple) -> None:
        self.pile, self.dealer, self.totals = pile, dealer, totals


def available(case: Case) -> int:
    """How many cards can be drawn when the next turn begins."""
    drawn = sum(len(event.cards) for event in case.said("Drew"))
    if case.move is DEAL:
        return len(stock_of(case)) - drawn
    return to_draw(case.state) + (case.move.card is not None) - drawn


@BOOK.proves("Turn", "shed.turn.next", "shed.effect.again")
def turn(case: Case, facts: Facts) -> None:
    to, missing, again = turn_to(case)
    facts.same(seat=to, card=again)
    need((again is None) == (case.events[case.at].rule == "shed.turn.next"), "he moves again, or does not")
    need(len(case.earlier("Skipped")) >= len(missing), "a missed turn is not told")
    before = 0 if case.move is DEAL else case.past.starved
    starved = before + 1 if available(case) <= 1 else 0
    facts.same(starved=starved)
    need(starved <= 4 * len(players(case.state)), "the round is blocked")
    if case.after is not None and not case.said("RoundOver"):
        need((case.after.seat, case.after.phase.name) == (to, "play"), "another player moves")
