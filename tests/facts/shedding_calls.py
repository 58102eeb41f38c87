"""Proofs of the reasons for which a draw or a pass of the 101 family is allowed or refused."""

from __future__ import annotations

from tests.facts.proof import Case, Facts, need
from tests.facts.shedding_law import nothing_left
from tests.facts.shedding_reasons import BOOK, debt, own, reason

# --- drawing --------------------------------------------------------------------------------------------------------


def call(case: Case, facts: Facts) -> tuple[tuple, tuple]:
    """Who calls, in his own turn, on which top card; gives his hand, and what of it he may lay."""
    hand = own(case, facts)
    facts.same(top=case.state.pile[-1])
    need(case.seat == case.state.seat, "the phase of another player's turn is judged as his")
    return hand, case.past.layable(case.state, hand)


def nothing_fits(case: Case, hand: tuple, cards: tuple) -> None:
    """No card of the hand may be laid: none fits, or the only one that does may not be the last."""
    need(not cards, f"{cards} fit")
    past = case.past
    fitting = [c for c in hand if past.law.fits(c, case.state.pile[-1], past.order[0] if past.order else None)]
    need(not fitting or (len(hand) == 1 and past.law.not_last(hand[0])), f"{fitting} fit")


def phase(case: Case, *names: str) -> None:
    need(case.state.phase.name in names, f"the phase is {case.state.phase.name}")


@reason("shed.draw.nothing_fits", "shed.draw.until_fits")
def draw(case: Case, facts: Facts) -> None:
    hand, cards = call(case, facts)
    nothing_fits(case, hand, cards)
    need(hand, "the hand is empty")
    need(not nothing_left(case.state), "there is nothing to draw")
    first = case.others == ("shed.draw.nothing_fits",)
    phase(case, "play" if first else "drawn")
    if not first:
        need(case.past.law.s["draw"] == "until_fits" and case.past.drew, "he drew nothing, or one card is all")
        need(case.past.by_need(), "he drew by choice, or came back")


@reason("shed.draw.cover")
def draw_cover(case: Case, facts: Facts) -> None:
    hand, cards = call(case, facts)
    phase(case, "cover")
    need(case.past.laid.get(facts("top")) == case.seat, "he did not lay the card")
    nothing_fits(case, hand, cards)
    need(not nothing_left(case.state), "there is nothing to draw")


@reason("shed.draw.comeback")
def draw_comeback(case: Case, facts: Facts) -> None:
    hand, _ = call(case, facts)
    phase(case, "play")
    need(not hand, "the hand is not empty")
    need(not nothing_left(case.state), "there is nothing to draw")


@reason("shed.draw.voluntary")
def draw_voluntary(case: Case, facts: Facts) -> None:
    _, cards = call(case, facts)
    phase(case, "play")
    need(cards and case.past.law.s["voluntary_draw"], "he cannot play, or may not choose")
    need(not nothing_left(case.state), "there is nothing to draw")


@reason("shed.draw.spare_wild")
def draw_spare(case: Case, facts: Facts) -> None:
    _, cards = call(case, facts)
    phase(case, "play")
    law = case.past.law
    need(cards and all(law.does(card)["wild"] for card in cards), "something else fits, or nothing")
    need(not law.s["queen_forces_play"], "it must be played")
    need(not nothing_left(case.state), "there is nothing to draw")


def told_cards(case: Case, facts: Facts, cards: tuple) -> None:
    need(cards, "nothing fits")
    facts.same(cards=cards)


@reason("shed.draw.can_play")
def draw_can_play(case: Case, facts: Facts) -> None:
    _, cards = call(case, facts)
    told_cards(case, facts, cards)
    phase(case, "play", "drawn")
    law = case.past.law
    if case.state.phase.name == "play":
        need(not law.s["voluntary_draw"], "he may choose to draw")
        wild = all(law.does(card)["wild"] for card in cards)
        need(law.s["queen_forces_play"] or not wild, "he may save what goes on anything")


@reason("shed.draw.can_cover", "shed.pass.can_cover")
def can_cover(case: Case, facts: Facts) -> None:
    _, cards = call(case, facts)
    phase(case, "cover")
    told_cards(case, facts, cards)
    need(case.past.laid.get(facts("top")) == case.seat, "he did not lay the card")


@reason("shed.draw.once")
def draw_once(case: Case, facts: Facts) -> None:
    _, cards = call(case, facts)
    phase(case, "drawn")
    need(case.past.drew, "he has drawn nothing in this turn")
    if facts.has("cards"):
        told_cards(case, facts, cards)
    need(case.past.law.s["draw"] == "one" or not case.past.by_need(), "he draws until a card fits")


@reason("shed.draw.empty")
def draw_empty(case: Case, facts: Facts) -> None:
    _, cards = call(case, facts)
    if facts.has("cards"):
        told_cards(case, facts, cards)
    need(nothing_left(case.state), "there is a card to draw")


@reason("shed.draw.asked")
def draw_asked(case: Case, facts: Facts) -> None:
    _, cards = call(case, facts)
    debt(case, facts)
    told_cards(case, facts, cards)


# --- passing --------------------------------------------------------------------------------------------------------


@reason("shed.pass.drawn")
def pass_drawn(case: Case, facts: Facts) -> None:
    hand, cards = call(case, facts)
    phase(case, "drawn")
    need(case.past.drew, "he has drawn nothing in this turn")
    nothing_fits(case, hand, cards)


@reason("shed.pass.may")
def pass_may(case: Case, facts: Facts) -> None:
    call(case, facts)
    phase(case, "drawn")
    need(case.past.drew, "he has drawn nothing in this turn")
    need(case.past.law.s["play_drawn"] == "may", "a card that fits must be played")


@reason("shed.pass.voluntary")
def pass_voluntary(case: Case, facts: Facts) -> None:
    call(case, facts)
    phase(case, "drawn")
    need("voluntary" in case.past.drew, "he drew by need")


@reason("shed.pass.accept")
def pass_accept(case: Case, facts: Facts) -> None:
    call(case, facts)
    debt(case, facts)


@reason("shed.pass.empty")
def pass_empty(case: Case, facts: Facts) -> None:
    hand, cards = call(case, facts)
    phase(case, "play", "drawn")
    nothing_fits(case, hand, cards)
    need(nothing_left(case.state), "there is a card to draw")


@reason("shed.pass.no_cover")
def pass_no_cover(case: Case, facts: Facts) -> None:
    hand, cards = call(case, facts)
    phase(case, "cover")
    need(case.past.laid.get(facts("top")) == case.seat, "he did not lay the card")
    nothing_fits(case, hand, cards)
    need(nothing_left(case.state), "there is a card to draw")


@reason("shed.pass.can_play")
def pass_can_play(case: Case, facts: Facts) -> None:
    _, cards = call(case, facts)
    phase(case, "play", "drawn")
    told_cards(case, facts, cards)
    if case.state.phase.name == "drawn":
        need(case.past.law.s["play_drawn"] == "must" and "voluntary" not in case.past.drew, "he may pass")


@reason("shed.pass.draw_first")
def pass_draw_first(case: Case, facts: Facts) -> None:
    _, cards = call(case, facts)
    phase(case, "play", "cover")
    need(not cards, f"{cards} fit")
    need(not nothing_left(case.state), "there is nothing to draw")


@reason("shed.pass.draw_on")
def pass_draw_on(case: Case, facts: Facts) -> None:
    _, cards = call(case, facts)
    phase(case, "drawn")
    need(not cards, f"{cards} fit")
    need(case.past.law.s["draw"] == "until_fits" and case.past.drew and case.past.by_need(), "one card is all")
    need(not nothing_left(case.state), "there is nothing to draw")


# --- what others are told, whose hand they cannot see ---------------------------------------------------------------


def choice(case: Case) -> bool:
    """True where a player may draw although a card fits."""
    dials = case.past.law.s
    return dials["voluntary_draw"] or not dials["queen_forces_play"]


@BOOK.proves("Reason", "shed.draw.said", "shed.pass.said")
def said(case: Case, facts: Facts) -> None:
    own(case, facts)
    facts.same(top=case.state.pile[-1])
    need(choice(case), "nobody draws by choice")
    drawing = case.others[0].startswith("shed.draw")
    phase(case, "play" if drawing else "drawn")
    need(case.past.legal(case.state, case.seat, case.move), "it is refused")
