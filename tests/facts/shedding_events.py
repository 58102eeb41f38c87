"""Proofs of what happens in the 101 family: the deal, cards laid and drawn, passes."""

from __future__ import annotations

from stovka.core.cards import Card, deck
from stovka.core.moves import DEAL, DRAW, PASS
from tests.facts.proof import Case, Facts, need
from tests.facts.shedding_calls import choice
from tests.facts.shedding_law import beside, nothing_left, players
from tests.facts.shedding_reasons import BOOK

Cards = tuple[Card | None, ...]

# --- the deal -------------------------------------------------------------------------------------------------------


@BOOK.proves("Dealt", "shed.deal")
def dealt(case: Case, facts: Facts) -> None:
    state, law = case.state, case.past.law
    sitting, dealer, cards = players(state), facts("seat"), list(facts("deck"))
    need(case.move is DEAL, "nobody deals now")
    need(sorted(cards) == list(deck(law.s["deck"])), "the deck has not every card once")
    need(dealer in sitting, "the dealer is out of the match")
    if state.dealer is not None:
        need(dealer == beside(state, state.dealer, 1), "the deal does not go on clockwise")
    facts.same(round=state.round + 1)
    hands: dict[int, list] = {seat: [] for seat in sitting}
    to = dealer
    for _ in range(law.s["hand_size"] * len(sitting)):
        to = beside(state, to, 1)
        hands[to].append(cards.pop(0))
    hands[dealer].pop()
    facts.same(stock=tuple(cards))
    facts.same(hands=tuple(tuple(hands[seat]) if seat in hands else None for seat in range(len(state.totals))))


def opener(case: Case, facts: Facts) -> Card:
    """The dealer's own last card lies on the table."""
    (deal,) = case.earlier("Dealt")
    facts.same(seat=deal.seat)
    sitting = len(players(case.state))
    facts.same(card=deal.deck[sitting * case.past.law.s["hand_size"] - 1])
    need(case.after is None or case.after.pile[0] == facts("card"), "another card lies on the table")
    return facts("card")


@BOOK.proves("Opened", "shed.opening")
def opened(case: Case, facts: Facts) -> None:
    opener(case, facts)
    need(case.past.law.s["opening_effect"] == "full", "opening cards do nothing")


@BOOK.proves("Opened", "shed.opening.idle")
def opened_idle(case: Case, facts: Facts) -> None:
    opener(case, facts)
    need(case.past.law.s["opening_effect"] == "none", "opening cards have their effect")
    harm = {"Drew", "Skipped", "Owes", "Covering", "Ordering", "Asked"}
    need(not harm & {type(event).__name__ for event in case.events}, "the opening card did something")


# --- cards laid -----------------------------------------------------------------------------------------------------


def laid(case: Case, facts: Facts) -> Card:
    """The mover lays the card of his move on the top card."""
    state, card = case.state, facts("card")
    facts.same(seat=state.seat, card=case.move.card, top=state.pile[-1])
    hand = state.hands[state.seat]
    need(card in hand and case.past.may_lay(state, hand, card), "the card may not be laid")
    facts.same(left=len(hand) - 1)
    if case.after is not None:
        need(card not in case.after.hands[state.seat] and card in case.after.pile, "the card was not laid")
    return card


@BOOK.proves("Played", "shed.fits.suit")
def played_suit(case: Case, facts: Facts) -> None:
    need(laid(case, facts).suit == facts("top").suit, "the suits differ")
    need(not case.past.order and case.state.phase.name != "answer", "an order or a debt is in force")


@BOOK.proves("Played", "shed.fits.rank")
def played_rank(case: Case, facts: Facts) -> None:
    need(laid(case, facts).rank == facts("top").rank, "the ranks differ")
    need(not case.past.order and case.state.phase.name != "answer", "an order or a debt is in force")


@BOOK.proves("Played", "shed.fits.order")
def played_order(case: Case, facts: Facts) -> None:
    card = laid(case, facts)
    need(case.past.order and case.state.phase.name != "answer", "no order is in force")
    suit, _, cause = case.past.order
    need(card.suit == suit, "the card has not the suit ordered")
    need(cause == facts("top"), "the order was made with another card")


@BOOK.proves("Played", "shed.fits.wild")
def played_wild(case: Case, facts: Facts) -> None:
    need(case.past.law.does(laid(case, facts))["wild"], "the card is not wild")
    need(case.state.phase.name != "answer", "a debt is answered by rank only")


@BOOK.proves("Played", "shed.answer.rank")
def played_answer(case: Case, facts: Facts) -> None:
    need(case.state.phase.name == "answer", "nobody is asked")
    need(laid(case, facts).rank == facts("top").rank, "the ranks differ")


# --- cards drawn, passes --------------------------------------------------------------------------------------------


def draws(case: Case, asked: int) -> Cards:
    """The cards that a draw of so many takes now: from the top of the stock, then from under the pile's top card."""
    (recycled,) = case.earlier("Recycled") or (None,)
    stock = (*stock_of(case), *(recycled.cards if recycled else ()))
    need(recycled or len(stock) >= asked or not below(case), "the pile was not turned into stock")
    return stock[:asked]


def stock_of(case: Case) -> Cards:
    """The stock at the beginning of the step, or just dealt."""
    deal = case.earlier("Dealt")
    return deal[0].stock if deal else case.state.stock


def below(case: Case) -> tuple[Card, ...]:
    """What lies under the top card while a step's effects are carried out."""
    if case.move is DEAL:
        return ()
    return case.state.pile if case.move.card else case.state.pile[:-1]


@BOOK.proves("Took", "shed.draw.nothing_fits", "shed.draw.until_fits", "shed.draw.cover", "shed.draw.comeback")
@BOOK.proves("Took", "shed.draw.voluntary", "shed.draw.spare_wild")
def took(case: Case, facts: Facts) -> None:
    state, past, rule = case.state, case.past, case.events[case.at].rule
    facts.same(seat=state.seat)
    need(case.move is DRAW and past.legal(state, state.seat, DRAW), "he may not draw")
    why = past.why_drawn(state)
    kind = {"cover": "cover", "comeback": "comeback", "voluntary": "voluntary", "spare_wild": "voluntary"}
    name = rule.rsplit(".", 1)[1]
    need(why == kind.get(name, "nothing"), f"he draws for another reason: {why}")
    if name in ("nothing_fits", "until_fits"):
        need((name == "until_fits") == bool(past.drew), "it is told as a first draw, or as a further one")
    if name == "spare_wild":
        cards = past.layable(state, state.hands[state.seat])
        need(all(past.law.does(card)["wild"] for card in cards), "he saves no wild card")
        need(not past.law.s["voluntary_draw"], "he may draw by choice anyway")
    card, then = facts("card"), facts("then")
    if case.foretold:
        need(card is None, "the card is hidden")
    else:
        need((card,) == draws(case, 1), "another card was on top")
        need(case.after.hands[state.seat] == (*state.hands[state.seat], card), "he does not hold it")
    again = why == "comeback" and past.law.s["comeback"] == "extra_draw_first"
    need(then.name == ("cover" if why == "cover" else "play" if again else "drawn"), f"the phase {then.name}")
    if then.name == "drawn":
        need(then.voluntary == (why == "voluntary"), "by choice, or not")
        need(then.comeback == (why == "comeback"), "a comeback, or not")
    if then.name == "cover":
        need(then.card == state.pile[-1], "another card is to be covered")


@BOOK.proves("Took", "shed.draw.said")
def took_said(case: Case, facts: Facts) -> None:
    facts.same(seat=case.state.seat, card=None, then=None)
    need(case.move is DRAW and choice(case), "nobody draws by choice")
    need(case.state.phase.name == "play" and case.state.hands[case.state.seat], "it is no draw of his own")


PASSES = ("drawn", "may", "voluntary", "accept", "empty", "no_cover", "said")


@BOOK.proves("Passed", *(f"shed.pass.{name}" for name in PASSES))
def passed(case: Case, facts: Facts) -> None:
    state, past, name = case.state, case.past, case.events[case.at].rule.rsplit(".", 1)[1]
    facts.same(seat=state.seat)
    need(case.move is PASS and past.legal(state, state.seat, PASS), "he may not pass")
    phase = state.phase.name
    cards = past.layable(state, state.hands[state.seat])
    proved = {
        "drawn": phase == "drawn" and past.drew and not cards and "voluntary" not in past.drew,
        "may": phase == "drawn" and past.drew and past.law.s["play_drawn"] == "may",
        "voluntary": phase == "drawn" and "voluntary" in past.drew,
        "accept": phase == "answer",
        "empty": phase in ("play", "drawn") and not cards and nothing_left(state),
        "no_cover": phase == "cover" and not cards and nothing_left(state),
        "said": phase == "drawn" and choice(case),
    }
    need(proved[name], f"he passes for another reason: {phase}, {past.drew}, {cards} fit")


@BOOK.proves("Recycled", "shed.recycle.shuffle", "shed.recycle.flip")
def recycled(case: Case, facts: Facts) -> None:
    flip = case.past.law.s["recycle"] == "flip"
    facts.same(seat=None)
    need(flip == (case.events[case.at].rule == "shed.recycle.flip"), "it is done the other way")
    cards, under = facts("cards"), below(case)
    need(under and len(cards) == len(under), "not the cards below the top card")
    asked = 1 if case.move is DRAW else case.past.draw
    if case.move.card:
        atoms = case.past.law.does(case.move.card)
        asked = atoms["draw"] + (case.past.draw if case.state.phase.name == "answer" else 0)
        if "shed.finish.penalty" in [event.rule for event in case.events]:
            asked = atoms["draw"]
    need(len(stock_of(case)) < asked, "the stock reaches")
    if case.foretold:
        need(set(cards) == {None}, "the order of the new stock is hidden")
    elif flip:
        need(cards == under, "the earliest card is not on top")
    else:
        need(sorted(cards) == sorted(under), "other cards")
