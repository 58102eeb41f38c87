"""What must hold of a whole step of the 101 family: nothing that the rules ask for is left untold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stovka.core.moves import DEAL, SCORE
from tests.facts.proof import Case, Prover, need
from tests.facts.shedding_effects import actor, asks, can_answer, turn_to
from tests.facts.shedding_ends import verdict_on
from tests.facts.shedding_law import beside, players


def step(prover: Prover, case: Case) -> None:
    """The events tell all that the move causes, each thing once."""
    if case.move is SCORE:
        counted(case)
        return
    wanted = sorted(expected(case))
    skips = sum(getattr(event, "card", "") is None for event in case.said("Skipped"))
    given = sorted({"Drew", "Owes", "Covering", "Ordered", "Ordering", "Asked"} & set(names(case.events)))
    given += ["Skipped"] * (len(case.said("Skipped")) - skips)
    need(sorted(given) == wanted, f"{wanted} must happen, {sorted(given)} do")
    if case.said("Turn"):
        need(skips == len(turn_to(case)[1]), "turns owed are missed, or not")
    ends = len(case.said("Turn") + case.said("Asked") + case.said("Covering") + case.said("Ordering"))
    need(ends == 1 or case.said("RoundOver") or case.said("Took"), "nobody comes to move, or several")


def names(events: Sequence[Any]) -> list[str]:
    return [type(event).__name__ for event in events]


def expected(case: Case) -> list[str]:
    """What the card that was laid, opened or accepted must cause."""
    law, move = case.past.law, case.move
    if move.kind in ("draw", "order"):
        return ["Ordered", *(["Asked"] if case.state.phase.debt else [])] if move.kind == "order" else []
    if move.kind == "pass":
        draw, skip = asks(case) if case.state.phase.name == "answer" else (0, False)
        return ["Drew"] * (draw > 0) + ["Skipped"] * bool(skip)
    if move is DEAL:
        card = case.said("Opened")[0].card
        if law.s["opening_effect"] == "none":
            return ["Ordered"] * bool(law.does(card)["order"])
    by, card = (case.said("Opened")[0].seat, case.said("Opened")[0].card) if move is DEAL else actor(case)
    atoms = law.does(card)
    if move is not DEAL and len(case.state.hands[by]) == 1 and law.ends(card):
        penalty = law.s["last_card_penalty"] == "drawn_then_scored" and atoms["draw"] > 0 and not atoms["cover"]
        return ["Drew"] * penalty
    if atoms["cover"]:
        return ["Covering"]
    draw, skip = (atoms["draw"], atoms["skip"])
    if case.state.phase.name == "answer":
        draw, skip = draw + case.past.draw, skip or case.past.skip
    found = []
    answered = (draw or skip) and not case.foretold and atoms["victim"] == "next" and answers(case, by, card)
    asking = atoms["order"] and move is DEAL and law.s["opening_queen"] == "dealer_orders"
    if answered:
        found += [] if asking else ["Asked"]
    else:
        found += ["Drew"] * (draw > 0)
        found += ["Owes" if law.hits_later(card) else "Skipped"] * bool(skip)
    if asking:
        return [*found, "Ordering"]
    return found + ["Ordered"] * bool(atoms["order"])


def answers(case: Case, by: int, card: Any) -> bool:
    """True when the next player is asked for an answer."""
    if case.move is not DEAL:
        return can_answer(case, beside(case.state, by, 1))
    hand = case.said("Dealt")[0].hands[beside(case.state, by, 1)]
    return card.rank in case.past.law.s["answer"] and any(
        each.rank == card.rank and not (len(hand) == 1 and case.past.law.not_last(each)) for each in hand
    )


def counted(case: Case) -> None:
    """Every player is counted, and every total that a rule changes is changed."""
    sitting = players(case.state)
    need(sorted(each.seat for each in case.said("Counted")) == sitting, "not everybody is counted")
    changes = {each.seat: each.rule for each in case.said("Changed") + case.said("Out")}
    totals = {each.seat: each.total for each in case.said("Counted")}
    wanted = {seat: f"match.{verdict_on(case, totals[seat])}" for seat in sitting if verdict_on(case, totals[seat])}
    need(changes == wanted, f"totals {totals}: {wanted} must happen, {changes} do")
    over = len(sitting) - len(case.said("Out")) < 2
    need(over == bool(case.said("MatchOver")), "the match is over, or is not")


def state(prover: Prover, case: Case) -> None:
    """A state says what truly happened before it."""
    now, past = case.state, case.past
    if now.phase.name in ("deal", "score", "over"):
        return
    need((tuple(now.wish) if now.wish else None) == past.order, f"the order in force is {past.order}")
    need(list(now.misses) == past.misses, f"turns owed are {past.misses}")
    need((now.starved, now.number) == (past.starved, past.number), f"starved {past.starved}, moves {past.number}")
    need([hand is None for hand in now.hands] == [seat not in players(now) for seat in range(len(now.hands))], "hands")
    need(now.pile[-1] == past.top, "another card is on top")
    cards = [*now.stock, *now.pile, *(card for hand in now.hands for card in hand or ())]
    need(not past.known or sorted(cards) == list(now.rules.deck), "a card is missing, or twice there")
    if now.phase.name == "drawn":
        need(now.phase.voluntary == ("voluntary" in past.drew), "by choice, or not")
        need(now.phase.comeback == ("comeback" in past.drew), "a comeback, or not")


def came_true(foretold: Sequence[Any], events: Sequence[Any]) -> bool:
    """True when the events are those foretold, but for hidden cards, and for a victim who could answer."""
    may = [event for event in foretold if type(event).__name__ == "MayAnswer"]
    certain = [event for event in foretold if type(event).__name__ not in ("MayAnswer", "WouldScore")]
    happened = [veiled(event) for event in events]
    if any(type(event).__name__ == "Asked" for event in events) and "Asked" not in names(certain):
        (asked,) = [event for event in events if type(event).__name__ == "Asked"]
        return len(may) == 1 and (may[0].seat, may[0].debt) == (asked.seat, asked.debt)
    return certain == happened


def veiled(event: Any) -> Any:
    """The event without the cards that come from the stock."""
    if type(event).__name__ in ("Drew", "Recycled"):
        return event._replace(cards=(None,) * len(event.cards))
    return event._replace(card=None) if type(event).__name__ == "Took" else event
