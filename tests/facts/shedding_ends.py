"""Proofs of how rounds of the 101 family end, what hands count, and what becomes of the match."""

from __future__ import annotations

from typing import Any

from stovka.core.cards import Card
from tests.facts.proof import Case, Facts, need
from tests.facts.shedding_effects import available
from tests.facts.shedding_law import players, to_draw
from tests.facts.shedding_reasons import BOOK

# --- the end of a round ---------------------------------------------------------------------------------------------


def last(case: Case, facts: Facts) -> Card:
    """The mover laid his only card."""
    facts.same(seat=case.state.seat, card=case.move.card)
    need(case.state.hands[case.state.seat] == (facts("card"),), "it was not his last card")
    return facts("card")


@BOOK.proves("Stays", "shed.finish.stays")
def stays(case: Case, facts: Facts) -> None:
    card, law = last(case, facts), case.past.law
    need(law.stays(card) and not law.does(card)["cover"], "the card ends the round")
    need(law.s["no_finish_mode"] == "play_on", "the card may not be the last")
    need(not [each for each in case.said("RoundOver") if each.seat is not None], "he goes out")


def over(case: Case, facts: Facts) -> None:
    if case.after is not None:
        phase = case.after.phase
        wanted = ("score", facts("seat"), facts("card"))
        need((phase.name, phase.winner, phase.card) == wanted, "the round goes on, or another won it")


@BOOK.proves("RoundOver", "shed.finish.out")
def out(case: Case, facts: Facts) -> None:
    card = last(case, facts)
    facts.same(turns=0)
    need(case.past.law.ends(card) and not case.past.law.does(card)["cover"], "the card does not end the round")
    over(case, facts)


@BOOK.proves("RoundOver", "shed.finish.six")
def six_out(case: Case, facts: Facts) -> None:
    card, law = last(case, facts), case.past.law
    facts.same(turns=0)
    need(law.does(card)["cover"], "the card needs no cover")
    need(law.s["six_last"] == "ends_round" or to_draw(case.state) < 0, "it must be covered")
    over(case, facts)


@BOOK.proves("RoundOver", "shed.finish.blocked")
def blocked(case: Case, facts: Facts) -> None:
    facts.same(seat=None, card=None, turns=4 * len(players(case.state)))
    need(case.past.starved == facts("turns"), f"{case.past.starved} starved turns in a row")
    need(available(case) <= 1, "the next turn would not begin starved")
    over(case, facts)


@BOOK.proves("RoundOver", "shed.finish.long")
def long(case: Case, facts: Facts) -> None:
    facts.same(seat=None, card=None, turns=1000)
    need(case.past.number + 1 == 1000, f"{case.past.number + 1} moves were made")
    over(case, facts)


# --- counting -------------------------------------------------------------------------------------------------------


def ended(case: Case) -> tuple[int | None, Any]:
    """Who won the round, with which last card."""
    need(case.state.phase.name == "score", "no round is counted")
    return case.state.phase.winner, case.state.phase.card


def queen(card: Card) -> int:
    need(card.rank == "Q", "no queen")
    return 40 if card.suit == "S" else 20


def cost(case: Case, hand: tuple[Card, ...]) -> int:
    """What a hand costs its owner."""
    law = case.past.law
    return sum(queen(card) if lone(case, hand, card) else law.value(card) for card in hand)


def lone(case: Case, hand: tuple[Card, ...], card: Card) -> bool:
    """True for a queen that costs more because it is alone."""
    if card.rank != "Q":
        return False
    dial = case.past.law.s["lone_queen"]
    if dial == "lone_card":
        return len(hand) == 1
    return dial == "one_queen_among_others" and [each.rank for each in hand].count("Q") == 1


def counted_hand(case: Case) -> tuple[Card, ...]:
    """The hand that is counted by the event at hand: a loser's."""
    seat = case.events[case.at].seat
    need(seat != ended(case)[0], "the winner's hand is not counted")
    return case.state.hands[seat]


@BOOK.proves("Line", "score.card")
def line_card(case: Case, facts: Facts) -> None:
    hand, card = counted_hand(case), facts("card")
    need(card in hand, "the card is not in the hand")
    need(not lone(case, hand, card), "it is a lone queen")
    facts.same(value=case.past.law.value(card), instead=None)


@BOOK.proves("Line", "score.lone_queen")
def line_lone(case: Case, facts: Facts) -> None:
    hand, card = counted_hand(case), facts("card")
    need(card in hand and lone(case, hand, card), "no lone queen in the hand")
    facts.same(value=queen(card), instead=case.past.law.value(card))


@BOOK.proves("Line", "score.empty")
def line_empty(case: Case, facts: Facts) -> None:
    need(counted_hand(case) == (), "the hand is not empty")
    facts.same(value=0, card=None, instead=None)


@BOOK.proves("Line", "score.winner")
def line_winner(case: Case, facts: Facts) -> None:
    winner, card = ended(case)
    need(winner == case.events[case.at].seat, "he did not win the round")
    need(card.rank != "Q", "he went out on a queen")
    facts.same(value=0, card=card, instead=None)


@BOOK.proves("Line", "score.queen_out")
def line_queen(case: Case, facts: Facts) -> None:
    winner, card = ended(case)
    need(winner == case.events[case.at].seat, "he did not win the round")
    facts.same(value=-queen(card), card=card, instead=None)


def lowest(case: Case) -> tuple[int, list[int]]:
    """The lowest hand of a blocked round, and who holds one."""
    need(ended(case)[0] is None, "somebody won the round")
    need(case.past.law.s["blocked"] == "lowest_hand_wins", "everybody scores his hand")
    costs = {seat: cost(case, case.state.hands[seat]) for seat in players(case.state)}
    least = min(costs.values())
    return least, [seat for seat in costs if costs[seat] == least]


@BOOK.proves("Line", "score.lowest")
def line_lowest(case: Case, facts: Facts) -> None:
    least, seats = lowest(case)
    need(case.events[case.at].seat in seats, "another hand is lower")
    facts.same(value=0, points=least, card=None, instead=None)


@BOOK.proves("Lowest", "score.lowest_wins")
def lowest_wins(case: Case, facts: Facts) -> None:
    least, seats = lowest(case)
    need(len(seats) == 1, "several hands are lowest")
    facts.same(seat=seats[0], points=least)


@BOOK.proves("Lowest", "score.lowest_tied")
def lowest_tied(case: Case, facts: Facts) -> None:
    least, seats = lowest(case)
    need(len(seats) > 1, "one hand is lowest")
    facts.same(seat=None, points=least)


@BOOK.proves("Counted", "score.round")
def counted(case: Case, facts: Facts) -> None:
    seat, lines, state = facts("seat"), facts("lines"), case.state
    winner, card = ended(case)
    need(players(state)[len(case.earlier("Counted"))] == seat, "he is counted twice, or is out of the match")
    if seat == winner:
        points = -queen(card) if card.rank == "Q" else 0
        need(len(lines) == 1, "one line for the winner")
    else:
        low = winner is None and case.past.law.s["blocked"] == "lowest_hand_wins" and seat in lowest(case)[1]
        points = 0 if low else cost(case, state.hands[seat])
        told = sorted(line.card for line in lines if line.card)
        need(told == ([] if low else sorted(state.hands[seat])), "each card is one line")
        need(len(lines) == (len(told) or 1), "a line too many")
    facts.same(points=points, before=state.totals[seat], total=state.totals[seat] + points)
    need(sum(line.value for line in lines) == points, "the lines do not add up")


# --- the match ------------------------------------------------------------------------------------------------------


def new_total(case: Case, seat: int) -> int:
    """The total of a player with the round just counted."""
    (count,) = [each for each in case.earlier("Counted") if each.seat == seat]
    return count.total


def verdict_on(case: Case, total: int) -> str:
    """What a new total does: ``out low_out reset low_reset floor`` or nothing."""
    dials = case.past.law.s
    limit, low = dials["limit"], dials["low"]
    if total > limit:
        return "out"
    if total == limit:
        return "reset" if dials["exact_resets"] else ""
    if dials["floor"] == "zero":
        return "floor" if total < 0 else ""
    if total == -limit:
        return "" if low in ("none", "eliminate_below") else "low_reset"
    if total < -limit:
        ways = {"reset_at_or_below": "low_reset", "eliminate_below": "low_out", "reset_and_eliminate": "low_out"}
        return ways.get(low, "")
    return ""


@BOOK.proves("Changed", "match.reset", "match.low_reset", "match.floor")
def changed(case: Case, facts: Facts) -> None:
    total = new_total(case, facts("seat"))
    facts.same(before=total, total=0)
    need(f"match.{verdict_on(case, total)}" == case.events[case.at].rule, f"{total} is not set to 0 by this rule")
    need(case.after.totals[facts("seat")] == 0, "the total stays")


@BOOK.proves("Out", "match.out", "match.low_out")
def player_out(case: Case, facts: Facts) -> None:
    total = new_total(case, facts("seat"))
    facts.same(total=total)
    need(f"match.{verdict_on(case, total)}" == case.events[case.at].rule, f"nobody is out at {total} by this rule")
    need(facts("seat") not in players(case.after), "he stays in the match")


@BOOK.proves("MatchOver", "match.last_one", "match.nobody_left")
def match_over(case: Case, facts: Facts) -> None:
    ranking, dials = facts("ranking"), case.past.law.s
    gone = [(each.seat, each.round, each.total) for each in case.state.exits]
    gone += [(each.seat, case.state.round, each.total) for each in case.earlier("Out")]
    left = [seat for seat in players(case.state) if seat not in [each[0] for each in gone]]
    need(len(left) == (case.events[case.at].rule == "match.last_one"), f"{left} are left")
    need(sorted(seat for group in ranking for seat in group) == list(range(len(case.state.totals))), "not all ranked")
    groups = [set(left)] if left else []
    if not left:
        limit, final = dials["limit"], max(each[1] for each in gone)
        off = {seat: max(total - limit, -limit - total) for seat, at, total in gone if at == final}
        groups.append({seat for seat in off if off[seat] == min(off.values())})
    placed = set().union(*groups)
    rest = {seat: (-at, total) for seat, at, total in gone if seat not in placed}
    for key in sorted(set(rest.values())):
        groups.append({seat for seat in rest if rest[seat] == key})
    need([set(group) for group in ranking] == groups, f"the ranking is {groups}")
    first = groups[0]
    facts.same(seat=min(first) if len(first) == 1 else None)


# --- only foretold --------------------------------------------------------------------------------------------------


@BOOK.proves("WouldScore", "score.winner", "score.queen_out")
def would_score(case: Case, facts: Facts) -> None:
    facts.same(seat=case.seat)
    ends = [each for each in case.events if type(each).__name__ == "RoundOver" and each.seat == case.seat]
    need(ends, "he does not go out")
    card = case.move.card
    is_queen = card.rank == "Q"
    need(is_queen == (case.events[case.at].rule == "score.queen_out"), "a queen, or none")
    facts.same(points=-queen(card) if is_queen else 0)
