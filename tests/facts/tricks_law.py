"""The rules of Stovkahra once more, read from the settings and the cards alone, and what happened so far."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from stovka.core.cards import Card
from stovka.core.moves import DEAL, SCORE, SILENT, Move

ORDER = ("7", "8", "9", "10", "J", "Q", "K", "A")
VALUE = {"A": 6, "K": 5, "Q": 4, "J": 3}
SETS = {"A": (30, 40), "10": (10, 20), "7": (10, 20), "K": (6, 12), "Q": (6, 12), "J": (6, 12)}

Trick = tuple[tuple[int, Card], ...]


def height(card: Card) -> int:
    """Where a card stands in its suit."""
    return ORDER.index(card.rank)


def winner_of(trick: Trick, trump: str) -> tuple[int, Card]:
    """The highest trump wins, else the highest card of the suit led."""
    trumps = [each for each in trick if each[1].suit == trump]
    return max(trumps or [each for each in trick if each[1].suit == trick[0][1].suit], key=lambda each: height(each[1]))


def points_of(cards: Iterable[Card]) -> int:
    """Points of cards taken."""
    return sum(VALUE.get(card.rank, 0) for card in cards)


def set_worth(rank: str, size: int) -> int:
    """Points of a set."""
    return 0 if size < 3 else SETS.get(rank, (0, 0))[size - 3]


def bonus(settings: Any, number: int, card: Card, trump: str) -> tuple[str, int] | None:
    """What a trick won with this card brings beside its cards, and by which rule."""
    seven = card.rank == "7"
    if number == 8:
        if not seven:
            return "score.trick.last", 6
        return "score.trick.last_seven", {"inclusive_26": 26, "additive_32": 32}[settings["last_trick_seven"]]
    if not seven:
        return None
    if number > 1:
        return "score.trick.seven", 10
    dial = settings["first_trick_seven"]
    if dial == "52_trump":
        return "score.trick.first_seven", 52 if card.suit == trump else 0
    return "score.trick.first_seven", {"0": 0, "10": 10, "52_any": 52}[dial]


@dataclass(slots=True)
class Past:
    """What happened before a state: gathered from moves, settings and cards, never from an event.

    ``held``: who held which cards of this deal, those played too. ``won``: winner and cards of each trick. ``melds``:
    seat, rank, cards. ``base``: points at the beginning of the deal (or of what is known of it). ``spoken``: who said
    what in the open claim window, which ``after`` opened.
    """

    s: Any
    held: list[set[Card]] = field(default_factory=list)
    won: list[tuple[int, Trick]] = field(default_factory=list)
    melds: list[tuple[int, str, tuple[Card, ...]]] = field(default_factory=list)
    base: list[int] = field(default_factory=lambda: [0, 0])
    gained: list[int] = field(default_factory=lambda: [0, 0])
    spoken: list[tuple[int, str]] = field(default_factory=list)
    after: str = ""
    unknown: int = 0
    deals: int = 0
    passed: list[int] = field(default_factory=list)
    leader: int | None = None
    known: bool = True

    @classmethod
    def of(cls, state: Any) -> Past:
        """The past of a table set up by hand: what its state says is taken as having happened."""
        past = cls(state.rules.settings, deals=state.round, known=state.round == 0)
        past.base, past.gained = list(state.totals), list(state.gained)
        past.unknown = len(state.tricks)
        past.held = [set(hand) for hand in state.hands]
        past.melds = [(each.seat, each.rank, each.cards) for each in state.melds]
        for seat, card in state.trick:
            past.held[seat].add(card)
        if state.phase.name == "claim":
            past.after = state.phase.after
            past.spoken = [(seat, "silent") for seat in state.phase.silent]
        return past

    def points(self, side: int) -> int:
        """What a side has now."""
        return self.base[side] + self.gained[side]

    def number(self) -> int:
        """The number of the trick on the table."""
        return self.unknown + len(self.won) + 1

    def set_of(self, state: Any, seat: int, rank: str) -> tuple[Card, ...]:
        """The cards of a rank that a seat holds now."""
        return tuple(card for card in sorted(state.hands[seat]) if card.rank == rank)

    def announced(self, seat: int, rank: str) -> bool:
        """True when the seat has announced its set of that rank."""
        return any(each[:2] == (seat, rank) for each in self.melds)

    def in_time(self, state: Any) -> bool:
        """True while the mover may announce sets."""
        if self.s["meld_window"] == "before_lead":
            return state.phase.name == "meld"
        return state.phase.name == "play" and self.number() == 1

    def may_meld(self, state: Any, seat: int, rank: str) -> bool:
        """True when the mover may announce this set now."""
        cards = self.set_of(state, seat, rank)
        return self.in_time(state) and set_worth(rank, len(cards)) > 0 and not self.announced(seat, rank)

    def duty(self, state: Any, seat: int) -> tuple[str, set[Card], set[Card]]:
        """What a hand owes to the trick: the rule that lets its cards through, the cards of the suit it must play,
        and what may be played of them."""
        hand, trick, trump = set(state.hands[seat]), state.trick, state.trump
        if not trick:
            return "trick.lead", hand, hand
        led = trick[0][1].suit
        pool = {card for card in hand if card.suit == led}
        if pool:
            best = max(height(card) for _, card in trick if card.suit == led)
            higher = {card for card in pool if height(card) > best}
            return "trick.follow", pool, higher if higher and self.s["must_beat"] else pool
        pool = {card for card in hand if card.suit == trump}
        if pool:
            best = max([height(card) for _, card in trick if card.suit == trump], default=-1)
            higher = {card for card in pool if height(card) > best}
            return "trick.trump", pool, higher if higher and self.s["must_overtrump"] else pool
        return "trick.any", hand, hand

    def silent(self) -> list[int]:
        """Who was silent in the open claim window."""
        return [seat for seat, word in self.spoken if word == "silent"]

    def barred(self, side: int) -> bool:
        """True when a false claim in this window bars the side."""
        return self.s["false_claim"] == "barred" and any(w == "enough" and s % 2 == side for s, w in self.spoken)

    def claim_comes_to(self, side: int) -> str:
        """What *enough* of a player of this side comes to now."""
        if self.points(side) >= self.s["target"]:
            return "wins"
        rivals = [seat for seat in self.silent() if seat % 2 != side]
        if self.s["steal_claim"] and rivals and self.points(1 - side) >= self.s["target"]:
            return "steals"
        return self.s["false_claim"]

    def legal(self, state: Any, seat: int, move: Move) -> bool:
        """True when the rules let this seat make this move now."""
        phase = state.phase
        if phase.seat is None or seat != phase.seat:
            return False
        if move.kind == "play":
            return phase.name == "play" and move.suit is None and move.card in self.duty(state, seat)[2]
        if move.kind == "meld":
            return self.may_meld(state, seat, move.rank or "")
        if move.kind == "pass":
            return phase.name == "meld"
        if move.kind in ("enough", "silent"):
            return phase.name == "claim" and (move is SILENT or not self.barred(seat % 2))
        return False

    def advance(self, state: Any, seat: int | None, move: Move, after: Any) -> None:
        """A step was made."""
        if move is DEAL:
            self.deals += 1
            self.base = [self.base[side] + self.gained[side] for side in (0, 1)]
            self.gained = [0, 0]
            self.held = [set(hand) for hand in after.hands]
            self.won, self.melds, self.passed, self.unknown, self.leader = [], [], [], 0, None
        elif move is SCORE:
            self.base = [self.points(0), self.points(1)]
            self.gained = [0, 0]
        elif move.kind == "play":
            trick = (*state.trick, (seat, move.card))
            if len(trick) == 4:
                self._take(trick, state.trump)
        elif move.kind == "meld":
            cards = self.set_of(state, seat or 0, move.rank or "")
            self.melds.append((seat or 0, move.rank or "", cards))
            self.gained[(seat or 0) % 2] += set_worth(move.rank or "", len(cards))
        elif move.kind == "pass":
            self.passed.append(seat or 0)
        else:
            self.spoken.append((seat or 0, move.kind))
        if after.phase.name == "claim" and state.phase.name != "claim":
            self.spoken = []
            self.after = "deal" if move is SCORE else "meld" if move.kind == "meld" else "trick"

    def _take(self, trick: Trick, trump: str) -> None:
        winner, card = winner_of(trick, trump)
        extra = bonus(self.s, self.number(), card, trump)
        self.gained[winner % 2] += points_of(each for _, each in trick) + (extra[1] if extra else 0)
        self.won.append((winner, trick))
        self.leader = winner
