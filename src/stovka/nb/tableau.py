"""The table of any game from its view: zones where the layout puts them, badges in words, a row for each player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stovka.core.cards import RANKS, Card
from stovka.core.views import TableView, Zone
from stovka.nb.markup import Html, card_html, html, tag
from stovka.text import Words

SUIT_ORDER: Final = "SHCD"
"""The order of suits in a hand: the colours take turns."""
SILENT: Final = frozenset({"tricks"})
"""Badges that are a memory for players who think back, and no news."""


def in_hand_order(hand: Sequence[Card | None]) -> list[Card | None]:
    """The cards one can see, by suit and rank, then the backs."""
    return [*sorted((card for card in hand if card is not None), key=place), *(card for card in hand if card is None)]


def place(card: Card) -> tuple[int, int]:
    """Where a card stands in a hand."""
    return SUIT_ORDER.index(card.suit), RANKS.index(card.rank)


def aside(zone: Zone) -> bool:
    """True for a heap at a player's side: only its size is of interest."""
    return zone.place.startswith("side-")


# --- in HTML --------------------------------------------------------------------------------------------------------


def table_html(words: Words, view: TableView, fresh: Card | None = None) -> Html:
    """The table. ``fresh``: the card that was just laid, to be found by the eye at once."""
    zones = sorted((zone for zone in view.zones if not aside(zone)), key=lambda zone: zone.place != "head")
    felt = tag("div", [_zone_html(words, zone, fresh) for zone in zones], cls="felt")
    told = tag("div", [tag("p", sentence) for sentence in notices(words, view)], cls="told")
    heads = ("player", "hand", "total")
    first = tag("tr", [tag("th", words.text(f"nb-col-{name}"), scope="col") for name in heads])
    rows = [_row_html(words, view, seat, fresh) for seat in range(len(view.hands))]
    return html(felt, told, tag("table", first, rows))


def _zone_html(words: Words, zone: Zone, fresh: Card | None) -> Html:
    if zone.seats:
        laid = [
            (_big(words, card, fresh), tag("small", words.name(seat)))
            for card, seat in zip(zone.cards, zone.seats, strict=True)
        ]
        return tag("div", tag("small", label(words, zone)), laid)
    top = _big(words, zone.cards[-1], fresh) if zone.cards else Html("")
    return tag("div", top, tag("small", label(words, zone)))


def _big(words: Words, card: Card | None, fresh: Card | None) -> Html:
    return card_html(words, card, "big new" if card is not None and card is fresh else "big")


def _row_html(words: Words, view: TableView, seat: int, fresh: Card | None) -> Html:
    hand = view.hands[seat]
    name = tag("th", words.name(seat), " ", tag("i", marks(words, view, seat)), scope="row")
    if hand is None:
        return tag("tr", name, tag("td"), tag("td"), cls="gone")
    cards = [
        card_html(words, card, "new" if card is not None and card is fresh else "") for card in in_hand_order(hand)
    ]
    total = view.totals[seat]
    cells = tag("td", cards or words.text("nb-empty-hand")), tag("td", "" if total is None else total, cls="n")
    return tag("tr", name, cells, cls="on" if seat == view.mover else "")


# --- in plain text --------------------------------------------------------------------------------------------------


def table_text(words: Words, view: TableView) -> list[str]:
    """The table, line by line."""
    lines = []
    for zone in view.zones:
        if not aside(zone):
            cards = _zone_text(words, zone)
            lines.append(words.text("nb-text-zone", zone=label(words, zone), cards=cards, shown=bool(cards)))
    lines += notices(words, view)
    width = max(map(len, words.names), default=0)
    for seat, hand in enumerate(view.hands):
        total = view.totals[seat]
        facts = {
            "name": words.name(seat).ljust(width),
            "marks": marks(words, view, seat),
            "cards": " ".join(card_text(words, card) for card in in_hand_order(hand or ())),
            "total": "" if total is None else str(total),
            "state": "out" if hand is None else "in",
        }
        lines.append(words.text("nb-text-player", **facts).rstrip())
    return lines


def _zone_text(words: Words, zone: Zone) -> str:
    if zone.seats:
        laid = zip(zone.cards, zone.seats, strict=True)
        return "  ".join(words.text("nb-text-laid", card=card_text(words, c), name=words.name(s)) for c, s in laid)
    return card_text(words, zone.cards[-1]) if zone.cards else ""


def card_text(words: Words, card: Card | None) -> str:
    """A card, or the back of one."""
    return "▒" if card is None else words.card(card)


# --- words ----------------------------------------------------------------------------------------------------------


def label(words: Words, zone: Zone) -> str:
    """What stands beside a zone."""
    if aside(zone):
        side = int(zone.place.removeprefix("side-"))
        return words.text("nb-zone-taken", side=side, count=len(zone.cards))
    return words.text(f"nb-zone-{zone.name}", count=len(zone.cards))


def notices(words: Words, view: TableView) -> list[str]:
    """What is public beside the cards, a sentence each, then the heaps at the players' sides."""
    told = [words.badge(badge) for badge in view.badges if badge.name not in SILENT]
    return [sentence for sentence in told if sentence] + [
        label(words, zone) for zone in view.zones if aside(zone) and zone.cards
    ]


def marks(words: Words, view: TableView, seat: int) -> str:
    """What is special about a seat now: to move, dealer, out."""
    found = []
    if view.hands[seat] is None:
        found.append("out")
    if seat == view.mover:
        found.append("mover")
    if seat == view.dealer:
        found.append("dealer")
    if seat == view.viewer:
        found.append("you")
    return words.text("nb-marks", marks=tuple(words.text(f"nb-mark-{name}") for name in found)) if found else ""
