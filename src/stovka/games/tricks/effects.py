"""What moves cause: the events of the table's deal and count, of a card, a set, a word."""

from __future__ import annotations

from typing import Final

from stovka.core.cards import Card, Rank
from stovka.core.chance import Chance, Key
from stovka.core.events import Event
from stovka.core.moves import DEAL, ENOUGH, Move
from stovka.core.rules import Rule
from stovka.games.tricks import rulebook
from stovka.games.tricks.enough import WINNING, claiming, risk, standing
from stovka.games.tricks.legality import owed, trick_facts
from stovka.games.tricks.melds import of_rank, sets, worth
from stovka.games.tricks.model import (
    PLAYERS,
    SIDES,
    TRICKS,
    Between,
    Bonus,
    Claim,
    Closed,
    Counted,
    Dealing,
    Dealt,
    Finished,
    Meld,
    Melded,
    Passed,
    Play,
    Played,
    Said,
    Scored,
    State,
    Took,
    Trick,
    Turn,
    Turned,
    Window,
    clockwise,
    eldest,
)
from stovka.games.tricks.scoring import bonus, cards_worth, lines
from stovka.games.tricks.taking import why, winning

Events = tuple[Event, ...]

_WINDOWS: Final[dict[str, Rule]] = {
    "deal": rulebook.WINDOW_DEAL,
    "meld": rulebook.WINDOW_MELD,
    "trick": rulebook.WINDOW_TRICK,
}


def decide(state: State, move: Move, chance: Chance) -> Events:
    """What a legal move of the mover, or the table's own, causes."""
    phase = state.phase
    seat = phase.seat
    if seat is None:
        return deal(state, chance) if move is DEAL else score(state)
    if move.card is not None:
        return play(state, seat, move.card)
    if move.rank is not None:
        return meld(state, seat, move.rank)
    if isinstance(phase, Claim):
        return enough(state, phase, seat) if move is ENOUGH else silent(state, phase, seat)
    assert isinstance(phase, Meld)  # what is left is the pass that closes announcing
    return close(state, phase)


# --- the table's own moves --------------------------------------------------------------------------------


def deal(state: State, chance: Chance) -> Events:
    """A new deal: the dealer by lot, then clockwise; the cards in packets; the shown trump; whose turn."""
    if state.dealer is None:
        rule, dealer = rulebook.LOT, chance.shuffle(tuple(range(PLAYERS)), Key("lot", 1))[0]
    else:
        rule, dealer = rulebook.CLOCKWISE, (state.dealer + 1) % PLAYERS
    number = state.round + 1
    deck = chance.shuffle(state.rules.deck, Key("deal", number))
    order = clockwise((dealer + 1) % PLAYERS)
    hands = dealt(deck, order, state.rules.packets)
    cards = [Dealt(rulebook.PACKETS.id, seat, hands[seat], state.rules.packets) for seat in order]
    shown = deck[-1]  # the dealer's own last card
    return (
        Dealing(rule.id, dealer, number, deck),
        *cards,
        Turned(rulebook.TRUMP.id, dealer, shown, shown.suit),
        _opening(state, order, hands),
    )


def dealt(deck: tuple[Card, ...], order: tuple[int, ...], packets: tuple[int, ...]) -> dict[int, tuple[Card, ...]]:
    """The hand of each seat: packet by packet, each seat in this order, from the top of the deck."""
    hands: dict[int, tuple[Card, ...]] = dict.fromkeys(order, ())
    top = 0
    for size in packets:
        for seat in order:
            hands[seat] += deck[top : top + size]
            top += size
    return hands


def _opening(state: State, order: tuple[int, ...], hands: dict[int, tuple[Card, ...]]) -> Turn:
    """The first turn: eldest leads; under ``before_lead`` the first who holds a set is asked before."""
    if state.rules.before_lead:
        for seat in order:
            if sets(hands[seat]):
                return Turn(rulebook.TURN_MELD.id, seat, "meld")
    return Turn(rulebook.TURN_ELDEST.id, order[0], "play")


def score(state: State) -> Events:
    """The count of a deal, side by side and line by line; then the claim window."""
    counted = []
    for side in (0, 1):
        ledger = lines(state, side)
        points, before = sum(line.value for line in ledger), state.totals[side]
        counted.append(Counted(rulebook.SCORE_SIDE.id, None, side, ledger, points, before, before + points))
    ours, theirs = counted
    scored = Scored(rulebook.SCORE_DEAL.id, None, state.round, (ours.points, theirs.points), (ours.total, theirs.total))
    return ours, theirs, scored, *_window(state, "deal")


# --- cards and sets ---------------------------------------------------------------------------------------


def play(state: State, seat: int, card: Card) -> Events:
    """A card is laid; the fourth one ends the trick."""
    assert state.trump is not None
    permit = owed(state.rules, state.hands[seat], state.trick, state.trump).permit
    number = len(state.tricks) + 1
    played = Played(permit.id, **trick_facts(state, seat, card))
    trick = (*state.trick, (seat, card))
    if len(trick) < PLAYERS:
        return played, Turn(rulebook.TURN_NEXT.id, (seat + 1) % PLAYERS, "play")
    return played, *_finish(state, trick, number)


def _finish(state: State, trick: Trick, number: int) -> Events:
    """A full trick: who takes it and why, its bonus, who goes on."""
    assert state.trump is not None
    winner, card = winning(trick, state.trump)
    side = SIDES[winner]
    points = cards_worth(each for _, each in trick)
    led = trick[0][1]
    events: Events = (Took(why(card, state.trump).id, winner, side, number, card, led, state.trump, points, trick),)
    extra = bonus(state.rules, number, card, state.trump)
    if extra is not None:
        events += (Bonus(extra[0].id, winner, side, number, card, extra[1]),)
    if number == TRICKS:
        return events  # the table counts the deal; its claim window comes after
    if state.rules.during_play:
        return events + _window(state, "trick")
    return (*events, Turn(rulebook.TURN_WINNER.id, winner, "play"))


def meld(state: State, seat: int, rank: Rank) -> Events:
    """A set is announced and shown. The turn stays where it is."""
    cards = of_rank(state.hands[seat], rank)
    points = worth(rank, len(cards))
    shown = Melded(rulebook.MELD_SET.id, seat, SIDES[seat], rank, len(cards), points, cards)
    return (shown, *_window(state, "meld")) if state.rules.during_play else (shown,)


def close(state: State, phase: Meld) -> Events:
    """A player closes his announcing; the next who holds a set is asked, else eldest leads."""
    passed = Passed(rulebook.MELD_CLOSED.id, phase.seat)
    if phase.waiting:
        return passed, Turn(rulebook.TURN_MELD.id, phase.waiting[0], "meld")
    return passed, Turn(rulebook.TURN_ELDEST.id, eldest(state), "play")


# --- words ------------------------------------------------------------------------------------------------


def _window(state: State, after: str) -> Events:
    """A claim window opens: eldest speaks first, then clockwise."""
    order = clockwise(eldest(state))
    return (
        Window(_WINDOWS[after].id, None, after, order),
        Turn(rulebook.TURN_CLAIM.id, order[0], "claim"),
    )


def silent(state: State, phase: Claim, seat: int) -> Events:
    """A player stays silent; the next one speaks, or the window closes."""
    where = standing(state, phase, seat)
    said = Said(rulebook.KEPT_SILENT.id, seat, "silent", *where[:4], risk(state, where), *where[4:])
    return said, *_after(state, phase)


def enough(state: State, phase: Claim, seat: int) -> Events:
    """A player says enough: the game ends, or a false claim is ignored or bars his side."""
    where = standing(state, phase, seat)
    rule, outcome = claiming(state.rules, where)
    said = Said(rule.id, seat, "enough", *where[:4], outcome, *where[4:])
    if outcome in WINNING:
        return said, Finished(rulebook.MATCH_ENOUGH.id, seat, where.side, "enough")
    if outcome == "loses":
        return said, Finished(rulebook.MATCH_FALSE.id, seat, 1 - where.side, "false_claim")
    return said, *_after(state, phase)


def _after(state: State, phase: Claim) -> Events:
    """Who speaks next; after the last one the game goes on where the window had stopped it."""
    if phase.order:
        return (Turn(rulebook.TURN_CLAIM.id, phase.order[0], "claim"),)
    closed = Closed(rulebook.NOBODY.id, None, phase.after, state.totals)
    if isinstance(phase.back, Between):
        return (closed,)
    rule = rulebook.TURN_WINNER if phase.after == "trick" else rulebook.TURN_RESUME
    assert isinstance(phase.back, Play | Meld)
    return closed, Turn(rule.id, phase.back.seat, phase.back.name)
