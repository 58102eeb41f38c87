"""The rules of the 101 family once more, read from the settings and the cards alone, and what happened so far."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from stovka.core.cards import Card
from stovka.core.moves import DEAL, DRAW, PASS, SCORE, Move

IDLE = ("deal", "score", "over")


class Law:
    """What cards do by the tables of the settings: a card's entry goes before its rank's, atom by atom."""

    def __init__(self, settings: Any) -> None:
        self.s = settings
        self._does: dict[Card, dict[str, Any]] = {}

    def does(self, card: Card) -> dict[str, Any]:
        """The atoms of a card."""
        if card not in self._does:
            atoms = {"draw": 0, "skip": False, "victim": "next", "again": False}
            atoms |= {"cover": False, "order": False, "wild": False}
            table = self.s["effects"]
            self._does[card] = atoms | table.get(card.rank, {}) | table.get(card.code, {})
        return self._does[card]

    def value(self, card: Card) -> int:
        """What a card costs: its own entry, else its rank's, else nothing."""
        table = self.s["values"]
        return table[card.code] if card.code in table else table.get(card.rank, 0)

    def stays(self, card: Card) -> bool:
        """True for a card that does not end the round (one to be covered is judged apart)."""
        return card.rank in self.s["no_finish"] or card.code in self.s["no_finish"]

    def ends(self, card: Card) -> bool:
        """True when this card, laid as the last, ends the round."""
        if self.does(card)["cover"]:
            return self.s["six_last"] == "ends_round"
        return not self.stays(card)

    def not_last(self, card: Card) -> bool:
        """True for a card that may not be the last one."""
        return self.s["no_finish_mode"] == "not_last" and self.stays(card) and not self.does(card)["cover"]

    def fits(self, card: Card, top: Card, suit: str | None) -> bool:
        """True when the card fits on what lies there: an ordered suit or a wild card; else suit, rank or a wild one."""
        if self.does(card)["wild"]:
            return True
        return card.suit == suit if suit else card.suit == top.suit or card.rank == top.rank

    def hits_later(self, card: Card) -> bool:
        """True when the one it hits is the previous player, who misses a later turn."""
        return self.does(card)["victim"] == "previous" and self.s["five_skips"] == "previous"


def players(state: Any) -> list[int]:
    """The seats still in the match, clockwise."""
    gone = {each.seat for each in state.exits}
    return [seat for seat in range(len(state.totals)) if seat not in gone]


def beside(state: Any, seat: int, step: int) -> int:
    """The next (1) or the previous (-1) seat among those still in the match."""
    sitting = players(state)
    if seat in sitting:
        return sitting[(sitting.index(seat) + step) % len(sitting)]
    return min(sitting, key=lambda each: (step * (each - seat)) % len(state.totals))


@dataclass(slots=True)
class Past:
    """What happened before a state: gathered from moves, settings and cards, never from an event.

    ``laid``: who laid each card of the pile; ``drew``: why each card of this turn was drawn; ``draw`` and ``skip``:
    what the top card asks with all that it answers; ``order``: suit, by whom, with which card; ``misses``: turns owed;
    ``starved``: turns in a row that began with at most one card to draw; ``number``: recorded moves; ``known``: False
    for a table set up by hand, of which not every card need be there.
    """

    law: Law
    laid: dict[Card, int] = field(default_factory=dict)
    drew: list[str] = field(default_factory=list)
    draw: int = 0
    skip: bool = False
    order: tuple[str, int, Card] | None = None
    misses: list[int] = field(default_factory=list)
    starved: int = 0
    number: int = 0
    opening: bool = False
    top: Any = None
    known: bool = True

    @classmethod
    def of(cls, state: Any) -> Past:
        """The past of a table set up by hand: what its state says is taken as having happened."""
        past = cls(Law(state.rules.settings), misses=list(state.misses), starved=state.starved, number=state.number)
        phase = state.phase
        past.top = state.pile[-1] if state.pile else None
        past.known = state.round == 0
        if state.wish:
            past.order = (state.wish.suit, state.wish.by, state.wish.card)
            past.laid[state.wish.card] = state.wish.by
        if phase.name == "drawn":
            past.drew = ["comeback" if phase.comeback else "voluntary" if phase.voluntary else "nothing"]
        if phase.name == "answer":
            past.draw, past.skip = phase.debt.draw, phase.debt.skip
            past.laid[phase.debt.card] = phase.debt.by
        if phase.name in ("cover", "order"):
            past.laid[state.pile[-1]] = state.seat
        past.opening = phase.name == "order"
        return past

    # --- questions about a state, with this past before it ------------------------------------------------------

    def may_lay(self, state: Any, hand: tuple[Card, ...], card: Card) -> bool:
        """True when this card of such a hand may be laid now."""
        phase = state.phase
        if phase.name == "order":
            return False
        if phase.name == "answer":
            fine = card.rank == phase.debt.rank
        else:
            fine = self.law.fits(card, state.pile[-1], self.order[0] if self.order else None)
        return fine and not (len(hand) == 1 and self.law.not_last(card))

    def layable(self, state: Any, hand: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards of the hand that may be laid now."""
        return tuple(card for card in hand if self.may_lay(state, hand, card))

    def names_suit(self, card: Card, hand: tuple[Card, ...]) -> bool:
        """True when a suit is named with this card: it orders, and does not end the round."""
        return self.law.does(card)["order"] and not (len(hand) == 1 and self.law.ends(card))

    def legal(self, state: Any, seat: int, move: Move) -> bool:
        """True when the rules let this seat make this move now."""
        if state.phase.name in IDLE or seat != state.seat:
            return False
        hand = state.hands[seat]
        card = move.card
        if card is not None:
            if card not in hand or not self.may_lay(state, hand, card):
                return False
            return (move.suit is not None) == self.names_suit(card, hand)
        if move.kind == "order":
            return state.phase.name == "order"
        if move is DRAW:
            return nothing_left(state) is False and self.may_draw(state, hand)
        return move is PASS and self.may_pass(state, hand)

    def may_draw(self, state: Any, hand: tuple[Card, ...]) -> bool:
        """True when the rules let the mover draw, if there is a card to draw."""
        cards, name, dials = self.layable(state, hand), state.phase.name, self.law.s
        if name == "play":
            if not hand or not cards or dials["voluntary_draw"]:
                return True
            return not dials["queen_forces_play"] and all(self.law.does(card)["wild"] for card in cards)
        if name == "cover":
            return not cards
        return name == "drawn" and dials["draw"] == "until_fits" and self.by_need() and not cards

    def by_need(self) -> bool:
        """True when every draw of this turn was made because nothing fitted."""
        return all(why == "nothing" for why in self.drew)

    def may_pass(self, state: Any, hand: tuple[Card, ...]) -> bool:
        """True when the rules let the mover pass."""
        cards, name, dials = self.layable(state, hand), state.phase.name, self.law.s
        if name in ("play", "cover"):
            return not cards and nothing_left(state)
        if name != "drawn":
            return name == "answer"
        if "voluntary" in self.drew:
            return True
        if dials["draw"] == "until_fits" and self.by_need() and not cards:
            return nothing_left(state)
        return not cards or dials["play_drawn"] == "may"

    def why_drawn(self, state: Any) -> str:
        """Why the mover draws a card as his own move."""
        hand = state.hands[state.seat]
        if state.phase.name == "cover":
            return "cover"
        if state.phase.name == "play" and not hand:
            return "comeback"
        return "voluntary" if self.layable(state, hand) else "nothing"

    def turn_to(self, state: Any, seat: int, move: Any) -> tuple[int, list[int], Card | None]:
        """Who comes to move afresh after this move, who misses a turn owed on the way, and the card that lets the
        same player move again. ``seat`` is the dealer for a deal and for his order."""
        later = list(self.misses)
        to, again = beside(state, seat, 1), None
        if move is PASS:
            if state.phase.name == "answer" and not self.skip:
                to = seat
        elif move.card or move.kind == "order" or self.opening:
            card = move.card or self.top
            if self.law.does(card)["again"]:
                to, again = seat, card
            elif self.skip_after(state, move) and not self.law.hits_later(card):
                to = beside(state, to, 1)
            if move.kind != "order" and self.law.does(card)["skip"] and self.law.hits_later(card):
                later[beside(state, seat, -1)] += 1
        missing = []
        while again is None and later[to]:
            later[to] -= 1
            missing.append(to)
            to = beside(state, to, 1)
        return to, missing, again

    def skip_after(self, state: Any, move: Move) -> bool:
        """True when the card that was just laid, or opened, makes a player miss a turn; an answer also passes on
        the turn to be missed of the card that it answers."""
        if move.card is None:
            return self.skip
        answered = state.phase.name == "answer" and self.skip
        return bool(self.law.does(move.card)["skip"] or answered)

    # --- going on -------------------------------------------------------------------------------------------------

    def advance(self, state: Any, seat: int | None, move: Move, after: Any) -> None:
        """A step was made."""
        if move is SCORE:
            return
        law = self.law
        if move is DEAL:
            self.begin(after)
        self.number += move is not DEAL
        if move is DRAW:
            why = self.why_drawn(state)
            if why != "comeback" or law.s["comeback"] == "counts_as_draw":
                self.drew.append(why)
            return
        before = state if move is not DEAL else after
        mover = seat if seat is not None else after.dealer
        if after.phase.name == "play":  # a turn has begun
            _, missing, _ = self.turn_to(before, mover, move)
            for each in missing:
                self.misses[each] -= 1
            to_draw = len(after.stock) + len(after.pile) - 1
            self.starved = self.starved + 1 if to_draw <= 1 else 0
        self.drew = []
        self.opening = self.opening and after.phase.name == "order"
        card = move.card
        if card is not None:
            does = law.does(card)
            answered = state.phase.name == "answer"
            self.draw = does["draw"] + (self.draw if answered else 0)
            self.skip = does["skip"] or (answered and self.skip)
            self.laid[card], self.top = mover, card
            self.order = (move.suit, mover, card) if move.suit else None
        elif move.suit is not None:
            self.order = (move.suit, mover, after.pile[-1])
        if (card is not None or move is DEAL) and self.acts(move) and law.hits_later(self.top):
            self.misses[beside(before, mover, -1)] += bool(law.does(self.top)["skip"])

    def acts(self, move: Move) -> bool:
        """True unless an opening card lies there without any effect."""
        return move is not DEAL or self.law.s["opening_effect"] == "full"

    def begin(self, dealt: Any) -> None:
        """A round begins with this opening card on the table."""
        law, opener, dealer = self.law, dealt.pile[-1], dealt.dealer
        self.known = True
        self.laid, self.top, self.drew = {opener: dealer}, opener, []
        self.number = self.starved = 0
        self.misses = [0] * len(dealt.totals)
        acts = law.s["opening_effect"] == "full"
        does = law.does(opener)
        self.draw, self.skip, self.opening = does["draw"] * acts, does["skip"] and acts, acts
        own = not acts or law.s["opening_queen"] == "own_suit"
        self.order = (opener.suit, dealer, opener) if does["order"] and own else None


def nothing_left(state: Any) -> bool:
    """True when no card can be drawn."""
    return not state.stock and len(state.pile) < 2


def to_draw(state: Any) -> int:
    """How many cards can be drawn: the stock, and the pile below its top card."""
    return len(state.stock) + len(state.pile) - 1
