"""Proofs of what happens in Stovkahra: the deal, tricks, sets, turns, the count, claims."""

from __future__ import annotations

from stovka.core.cards import Card, deck
from stovka.core.moves import DEAL, SCORE
from tests.facts.proof import Case, Facts, need
from tests.facts.tricks_law import ORDER, SETS, VALUE, bonus, height, points_of, set_worth, winner_of
from tests.facts.tricks_reasons import BOOK, risk, stands

# --- the deal -------------------------------------------------------------------------------------------------------


@BOOK.proves("Dealing", "deal.lot", "deal.clockwise")
def dealing(case: Case, facts: Facts) -> None:
    state, dealer = case.state, facts("seat")
    need(case.move is DEAL, "nobody deals now")
    lot = state.dealer is None
    need(lot == (case.events[case.at].rule == "deal.lot"), "the dealer is found the other way")
    need(dealer in range(4) if lot else dealer == (state.dealer + 1) % 4, "another seat deals")
    facts.same(round=case.past.deals + 1)
    need(case.after.dealer == dealer, "another dealer is noted")
    need(sorted(facts("deck")) == list(deck(32)), "the deck has not every card once")


def dealt_hands(case: Case) -> dict[int, list[Card]]:
    """The hands as the packets give them, from the dealer's left."""
    (deal,) = case.said("Dealing")
    cards = list(deal.deck)
    hands: dict[int, list[Card]] = {(deal.seat + step) % 4: [] for step in (1, 2, 3, 4)}
    for size in case.past.s["packets"].split("-"):
        for hand in hands.values():
            hand += [cards.pop(0) for _ in range(int(size))]
    return hands


@BOOK.proves("Dealt", "deal.packets")
def dealt(case: Case, facts: Facts) -> None:
    hand = tuple(dealt_hands(case)[facts("seat")])
    facts.same(cards=hand, packets=tuple(map(int, case.past.s["packets"].split("-"))))
    need(case.after.hands[facts("seat")] == hand, "he holds other cards")


@BOOK.proves("Table", "deal.table")
def table(case: Case, facts: Facts) -> None:
    """Four players; partners sit opposite and have one side."""
    hands, sides = facts("hands"), facts("sides")
    need(len(hands) == 4 and all(len(hand) == 8 for hand in hands), "not four hands of eight")
    need(len(sides) == 4, "not four sides")
    need(all(sides[seat] == sides[(seat + 2) % 4] != sides[(seat + 1) % 4] for seat in range(4)), "no partners")


@BOOK.proves("Table", "deal.ranks")
def ranks(case: Case, facts: Facts) -> None:
    """Ranks stand 7 8 9 10 J Q K A in every suit: of a trick's cards of the winner's suit none stands higher."""
    card, trick = facts("card"), facts("trick")
    need(card in [each for _, each in trick], "the card is not in the trick")
    need([each.rank for each in deck(32) if each.suit == card.suit] == [*ORDER], "other ranks")
    need(all(height(each) <= height(card) for _, each in trick if each.suit == card.suit), "a higher card lost")


@BOOK.proves("Turned", "deal.trump")
def turned(case: Case, facts: Facts) -> None:
    (deal,) = case.said("Dealing")
    card = dealt_hands(case)[deal.seat][-1]
    facts.same(seat=deal.seat, card=card, suit=card.suit)
    need((case.after.trump, case.after.turned) == (card.suit, card), "another trump is noted")
    need(card in case.after.hands[deal.seat], "it is not in the dealer's hand")


# --- tricks ---------------------------------------------------------------------------------------------------------


def trick_of(case: Case) -> tuple[tuple[int, Card], ...]:
    """The trick with the card of this step."""
    return (*case.state.trick, (case.state.phase.seat, case.move.card))


@BOOK.proves("Played", "trick.lead", "trick.follow", "trick.trump", "trick.any")
def played(case: Case, facts: Facts) -> None:
    state, seat = case.state, case.state.phase.seat
    rule, _, cards = case.past.duty(state, seat)
    facts.same(seat=seat, card=case.move.card, trump=state.trump, number=case.past.number())
    need(rule == case.events[case.at].rule and facts("card") in cards, f"{rule} lets {cards} through")
    if state.trick:
        (by, led), (winner, best) = state.trick[0], winner_of(state.trick, state.trump)
        facts.same(led=led, by=by, suit=led.suit, winner=winner, best=best, partnered=(winner - seat) % 2 == 0)
    else:
        facts.same(led=None, by=None, suit=None, winner=None, best=None, partnered=None)
    if case.after is not None:
        need(facts("card") not in case.after.hands[seat], "he still holds it")


def taken(case: Case, facts: Facts) -> tuple[int, Card]:
    """The facts of the player who takes the trick of this step; gives him and his card."""
    trick = trick_of(case)
    need(len(trick) == 4, "the trick is not full")
    winner, card = winner_of(trick, case.state.trump)
    facts.same(seat=winner, side=winner % 2, number=case.past.number(), card=card)
    return winner, card


@BOOK.proves("Took", "trick.wins_trump", "trick.wins_suit")
def took(case: Case, facts: Facts) -> None:
    winner, card = taken(case, facts)
    trick, state = trick_of(case), case.state
    facts.same(led=trick[0][1], trump=state.trump, trick=trick, points=points_of(each for _, each in trick))
    need((card.suit == state.trump) == (case.events[case.at].rule == "trick.wins_trump"), "a trump, or none")
    need(card.suit in (state.trump, facts("led").suit), "neither a trump nor of the suit led")
    if case.after is not None:
        need({each for _, each in trick} <= set(case.after.taken[winner % 2]), "his side has not these cards")


BONUSES = [f"score.trick.{name}" for name in ("seven", "first_seven", "last", "last_seven")]


@BOOK.proves("Bonus", *BONUSES)
def told_bonus(case: Case, facts: Facts) -> None:
    _, card = taken(case, facts)
    wanted = bonus(case.past.s, case.past.number(), card, case.state.trump)
    need(wanted == (case.events[case.at].rule, facts("value")), f"the trick brings {wanted}")


@BOOK.proves("SoFar", "trick.so_far")
def so_far(case: Case, facts: Facts) -> None:
    trick = trick_of(case)
    winner, best = winner_of(trick, case.state.trump)
    facts.same(seat=case.seat, card=case.move.card, winner=winner, best=best, left=4 - len(trick))
    facts.same(partnered=winner == (case.seat + 2) % 4)
    need(case.foretold and facts("left") > 0, "the trick is full")


# --- sets -----------------------------------------------------------------------------------------------------------


@BOOK.proves("Melded", "meld.set")
def melded(case: Case, facts: Facts) -> None:
    state, rank = case.state, case.move.rank
    seat = state.phase.seat
    cards = case.past.set_of(state, seat, rank)
    points = set_worth(rank, len(cards))
    facts.same(seat=seat, side=seat % 2, rank=rank, size=len(cards), points=points, cards=cards)
    need(case.past.may_meld(state, seat, rank), "it may not be announced")
    need(case.after is None or case.after.hands == state.hands, "cards were moved")


@BOOK.proves("Passed", "meld.closed")
def passed(case: Case, facts: Facts) -> None:
    facts.same(seat=case.state.phase.seat)
    need(case.state.phase.name == "meld" and case.move.kind == "pass", "nobody announces")


# --- turns ----------------------------------------------------------------------------------------------------------


def comes(case: Case, facts: Facts, seat: int, phase: str) -> None:
    """This seat comes to move in this phase."""
    facts.same(seat=seat, phase=phase)
    if case.after is not None:
        need((case.after.phase.seat, case.after.phase.name) == (seat, phase), "another player moves")


def eldest(case: Case) -> int:
    deal = case.said("Dealing")
    return ((deal[0].seat if deal else case.state.dealer) + 1) % 4


def askers(case: Case) -> list[int]:
    """Who holds a set worth something, eldest first."""
    hands = dealt_hands(case) if case.said("Dealing") else dict(enumerate(case.state.hands))
    order = [(eldest(case) + step) % 4 for step in range(4)]
    count = {seat: [card.rank for card in hands[seat]] for seat in order}
    return [seat for seat in order if any(set_worth(rank, count[seat].count(rank)) for rank in SETS)]


@BOOK.proves("Turn", "turn.eldest")
def turn_eldest(case: Case, facts: Facts) -> None:
    comes(case, facts, eldest(case), "play")
    if case.past.s["meld_window"] == "before_lead":
        asked = askers(case)
        last = [*case.past.passed, case.state.phase.seat] if case.move is not DEAL else []
        need(not asked or not case.past.known or last == asked, "somebody with a set was not asked")
    else:
        need(case.move is DEAL, "no deal")


@BOOK.proves("Turn", "turn.meld")
def turn_meld(case: Case, facts: Facts) -> None:
    need(case.past.s["meld_window"] == "before_lead", "sets are announced later")
    asked = askers(case)
    before = asked.index(case.state.phase.seat) + 1 if case.move is not DEAL else 0
    comes(case, facts, asked[before], "meld")


@BOOK.proves("Turn", "turn.next")
def turn_next(case: Case, facts: Facts) -> None:
    comes(case, facts, (case.state.phase.seat + 1) % 4, "play")
    need(len(trick_of(case)) < 4, "the trick is full")


@BOOK.proves("Turn", "turn.winner")
def turn_winner(case: Case, facts: Facts) -> None:
    if case.state.phase.name == "claim":
        need(case.past.after == "trick", "no trick opened the window")
        comes(case, facts, case.past.leader, "play")
    else:
        comes(case, facts, winner_of(trick_of(case), case.state.trump)[0], "play")


@BOOK.proves("Turn", "turn.resume")
def turn_resume(case: Case, facts: Facts) -> None:
    need(case.past.after == "meld" and case.past.melds, "no set opened the window")
    comes(case, facts, case.past.melds[-1][0], "meld" if case.past.s["meld_window"] == "before_lead" else "play")
    need(case.said("Closed"), "the window is still open")


@BOOK.proves("Turn", "turn.claim")
def turn_claim(case: Case, facts: Facts) -> None:
    spoken = len(case.past.spoken) + 1 if case.state.phase.name == "claim" else 0
    comes(case, facts, (eldest(case) + spoken) % 4, "claim")
    need(spoken < 4, "all have spoken")


# --- the count ------------------------------------------------------------------------------------------------------


def side_of(case: Case) -> int:
    return case.events[case.at].side


@BOOK.proves("Line", "score.trick.cards")
def line_cards(case: Case, facts: Facts) -> None:
    taken = case.state.taken[side_of(case)]
    rank = facts("rank")
    cards = facts("cards")
    need(sorted(cards) == sorted(card for card in taken if card.rank == rank), "not all of the rank, or others")
    facts.same(size=len(cards), each=VALUE[rank], value=VALUE[rank] * len(cards), card=None, instead=None)
    if case.past.unknown == 0:
        won = [card for winner, trick in case.past.won if winner % 2 == side_of(case) for _, card in trick]
        need(sorted(won) == sorted(taken), "the side took other cards")


@BOOK.proves("Line", *BONUSES)
def line_trick(case: Case, facts: Facts) -> None:
    number, past = facts("number"), case.past
    if number <= past.unknown:  # of a table set up by hand
        winner, card = case.state.tricks[number - 1][1:3]
    else:
        winner, trick = past.won[number - past.unknown - 1]
        _, card = winner_of(trick, case.state.trump)
    facts.same(seat=winner, card=card, instead=None)
    need(winner % 2 == side_of(case), "the other side took the trick")
    (line,) = [each for each in case.events[case.at].lines if dict(each.facts).get("number") == number]
    wanted = bonus(past.s, number, card, case.state.trump)
    need((line.rule, facts("value")) == wanted, f"the trick brings {wanted}")


@BOOK.proves("Line", "score.trick.meld")
def line_meld(case: Case, facts: Facts) -> None:
    seat, rank, cards = facts("seat"), facts("rank"), facts("cards")
    need((seat, rank, cards) in case.past.melds, "the set was not announced")
    need(not case.past.known or set(cards) <= case.past.held[seat], "he did not hold it")
    facts.same(size=len(cards), value=set_worth(rank, len(cards)), card=None, instead=None)
    need(seat % 2 == side_of(case) and len({card.rank for card in cards}) == 1, "another side, or no set")


def ledger(case: Case, side: int) -> list[tuple[str, int]]:
    """The rules and values of all lines of a side."""
    state = case.state
    ranks = [card.rank for card in state.taken[side] if card.rank in VALUE]
    found = [("score.trick.cards", VALUE[rank] * ranks.count(rank)) for rank in set(ranks)]
    won = [each for each in state.tricks if each.winner % 2 == side]
    found += filter(None, (bonus(case.past.s, each.number, each.card, state.trump) for each in won))
    sets = [each for each in state.melds if each.seat % 2 == side]
    return sorted(found + [("score.trick.meld", set_worth(each.rank, len(each.cards))) for each in sets])


@BOOK.proves("Counted", "score.trick.side")
def counted(case: Case, facts: Facts) -> None:
    side, lines, past = facts("side"), facts("lines"), case.past
    points = sum(line.value for line in lines)
    need(side in (0, 1) and sorted((line.rule, line.value) for line in lines) == ledger(case, side), "other lines")
    facts.same(seat=None, points=points, before=past.base[side], total=past.base[side] + points)
    need(past.unknown or points == past.gained[side], f"the side gained {past.gained[side]}")


@BOOK.proves("Scored", "score.trick.deal")
def scored(case: Case, facts: Facts) -> None:
    need(case.move is SCORE, "no deal is counted")
    sides = case.earlier("Counted")
    need([each.side for each in sides] == [0, 1], "both sides are counted")
    facts.same(seat=None, round=case.past.deals)
    facts.same(points=tuple(each.points for each in sides), totals=tuple(each.total for each in sides))
    need(case.after.totals == facts("totals"), "other totals are noted")


# --- claims ---------------------------------------------------------------------------------------------------------


@BOOK.proves("Window", "claim.after_deal", "claim.after_trick", "claim.after_meld")
def window(case: Case, facts: Facts) -> None:
    after = "deal" if case.move is SCORE else "meld" if case.move.kind == "meld" else "trick"
    need(case.events[case.at].rule == f"claim.after_{after}", "something else opened it")
    facts.same(seat=None, after=after, order=tuple((eldest(case) + step) % 4 for step in range(4)))
    need(after == "deal" or case.past.s["claim_window"] == "during_play", "claims are after the deal only")
    need(after != "trick" or len(trick_of(case)) == 4, "the trick is not full")


OUTCOMES = {
    "claim.valid": "wins",
    "claim.stolen": "steals",
    "claim.false": "loses",
    "claim.false_ignored": "ignored",
    "claim.false_barred": "barred",
}


@BOOK.proves("Said", *OUTCOMES, "claim.kept_silent")
def said(case: Case, facts: Facts) -> None:
    facts.same(seat=case.state.phase.seat, word=case.move.kind)
    need(case.state.phase.name == "claim", "no claim window is open")
    rule = case.events[case.at].rule
    if case.move.kind == "silent":
        need(rule == "claim.kept_silent", "he was silent")
        facts.same(outcome=risk(case, facts))
        return
    side, _ = stands(case, facts)
    facts.same(outcome=case.past.claim_comes_to(side))
    need(OUTCOMES[rule] == facts("outcome"), "another rule")


@BOOK.proves("Closed", "claim.nobody")
def window_closed(case: Case, facts: Facts) -> None:
    facts.same(seat=None, after=case.past.after, totals=tuple(case.past.base))
    need(len(case.past.spoken) == 3 and case.state.phase.name == "claim", "somebody has not spoken")
    need(not case.said("Finished"), "somebody won")


@BOOK.proves("Finished", "match.enough", "match.false_claim")
def finished(case: Case, facts: Facts) -> None:
    seat = case.state.phase.seat
    comes_to = case.past.claim_comes_to(seat % 2)
    false = case.events[case.at].rule == "match.false_claim"
    need(comes_to in (("loses",) if false else ("wins", "steals")), f"enough {comes_to}")
    facts.same(seat=seat, winner=(seat + false) % 2, by="false_claim" if false else "enough")
    if case.after is not None:
        need((case.after.phase.name, case.after.phase.winner) == ("over", facts("winner")), "the game goes on")
