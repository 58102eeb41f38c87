"""The rules of the 101 family in brief, for one printed sheet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stovka.core.cards import RANKS, Card
from stovka.core.digest import Digest, Row, Said, Section
from stovka.core.rules import Rule
from stovka.games.shedding import rulebook as r
from stovka.games.shedding.ruleset import RuleSet
from stovka.games.shedding.scope import applies

SECTIONS: Final[tuple[tuple[str, tuple[Rule, ...]], ...]] = (
    ("deal", (r.DEALT, r.OPENED, r.OPENED_IDLE, r.OPENING_ORDER, r.OPENING_SUIT)),
    ("fits", (r.FITS_SUIT, r.FITS_RANK, r.FITS_ORDER, r.FITS_WILD, r.ANSWERS)),
    (
        "draw",
        (r.DRAW, r.DRAW_CAN_PLAY, r.DRAW_COVER, r.DRAW_VOLUNTARY, r.DRAW_SPARE, r.PASS_DRAWN, r.RECYCLED, r.FLIPPED),
    ),
    ("out", (r.OUT, r.SIX_OUT, r.STAYS, r.NOT_LAST, r.LAST_PENALTY)),
    ("count", (r.COUNT_WINNER, r.COUNT_QUEEN, r.COUNT_LONE, r.BLOCKED)),
    ("match", (r.OVER, r.RESET, r.LOW_OUT, r.LOW_RESET, r.FLOOR, r.LAST_ONE)),
)
NOTES: Final = (r.COUNT_CARD, r.COUNT_LONE, r.COUNT_QUEEN, r.OVER, r.RESET, r.LOW_OUT, r.LOW_RESET, r.FLOOR)


def digest(rules: RuleSet) -> Digest:
    """The rules in brief."""
    sections = tuple(Section(name, _applying(rules, some)) for name, some in SECTIONS)
    return Digest(("points",), tuple(_rows(rules)), sections, _applying(rules, NOTES), ("points", "total"), sides=False)


def _applying(rules: RuleSet, some: tuple[Rule, ...]) -> tuple[Rule, ...]:
    return tuple(rule for rule in some if applies(rules, rule))


def _rows(rules: RuleSet) -> Iterator[Row]:
    """A row for each rank, as most of its cards are, and for each card that differs; from the lowest rank up."""
    for rank in RANKS:
        cards = [card for card in rules.deck if card.rank == rank]
        if not cards:
            continue
        told = {card: (_said(rules, card), rules.worth[card]) for card in cards}
        usual = max(told.values(), key=list(told.values()).count)
        yield Row(rank, usual[0], (usual[1],))
        for card in cards:
            if told[card] != usual:
                yield Row(card.code, told[card][0], (told[card][1],))


def _said(rules: RuleSet, card: Card) -> tuple[Said, ...]:
    effect = rules.effect[card]
    found = list(_hits(rules, card))
    if effect.again:
        found.append(Said("again"))
    if effect.cover:
        found.append(Said("cover"))
    if effect.order:
        found.append(Said("order"))
    if effect.wild:
        found.append(Said("wild"))
    if card.rank in rules.answer:
        found.append(Said("answer", {"rank": card.rank}))
    if rules.barred(card, 1):
        found.append(Said("barred"))
    if rules.stays(card):
        found.append(Said("stays"))
    return tuple(found) or (Said("nothing"),)


def _hits(rules: RuleSet, card: Card) -> Iterator[Said]:
    """Who draws and who misses a turn."""
    effect = rules.effect[card]
    victim = "previous" if effect.previous else "next"
    same = effect.skip and (not effect.previous or rules.misses_later)
    if effect.draw and same:
        yield Said("draw-skip", {"draw": effect.draw, "victim": victim})
        return
    if effect.draw:
        yield Said("draw", {"draw": effect.draw, "victim": victim})
    if effect.skip:
        yield Said("skip", {"victim": victim if same else "next"})
