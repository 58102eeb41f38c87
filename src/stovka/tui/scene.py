"""What the table shows, as plain data: words and cards with their places. Built from a view; it holds no rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from stovka.core.cards import RANKS, Card
from stovka.core.moves import Move
from stovka.core.views import Badge, TableView, Zone
from stovka.text import Words

HAND: Final = "hand"
CONTROLS: Final = "controls"
CENTRE: Final = "centre"
SUIT_ORDER: Final = "SHCD"
"""The order of suits in a hand: the colours take turns."""


class Cursor(NamedTuple):
    """Where the player points: a place (the hand, a zone's place, the controls) and which thing there."""

    place: str = HAND
    at: int = 0


class Player(NamedTuple):
    """A seat in words. ``cards``: what he holds, None for a card unseen; None when he is out of the match."""

    seat: int
    name: str
    cards: tuple[Card | None, ...] | None
    total: str
    turn: bool
    dealer: bool
    partner: bool
    note: str


class Held(NamedTuple):
    """A card of the hand: ``fits`` None while nobody asks."""

    card: Card
    fits: bool | None


class Control(NamedTuple):
    """A call that can be made with a button: its words, and whether it is legal now."""

    label: str
    move: Move
    legal: bool


class Lay(NamedTuple):
    """A place with cards: a heap, of which the last card is shown, or a trick with the seat of each card."""

    zone: Zone
    label: str


class Scene(NamedTuple):
    """The whole table. ``others`` are in turn order from the viewer's left; ``hand`` in the order shown."""

    title: str
    scores: tuple[tuple[str, bool], ...]
    others: tuple[Player, ...]
    me: Player | None
    lays: tuple[Lay, ...]
    ordered: str
    ordered_by: str
    notices: tuple[str, ...]
    hand: tuple[Held, ...]
    controls: tuple[Control, ...]
    cursor: Cursor
    mark: bool
    partners: bool
    past: bool
    labels: dict[str, str]

    def lay(self, place: str) -> Lay | None:
        """What lies at a place."""
        for lay in self.lays:
            if lay.zone.place == place:
                return lay
        return None

    def places(self) -> tuple[str, ...]:
        """The places to which the cursor can go with the arrows, from the hand away."""
        order = {CENTRE: 0, "centre-left": 1, "head": 2}
        lays = [lay.zone.place for lay in self.lays if lay.zone.place in order and lay.zone.cards]
        return (HAND, *sorted(lays, key=order.__getitem__))

    def size_of(self, place: str) -> int:
        """How many things there are to point at."""
        if place == HAND:
            return len(self.hand)
        if place == CONTROLS:
            return len(self.controls)
        lay = self.lay(place)
        if lay is None:
            return 0
        return len(lay.zone.cards) if lay.zone.seats else min(len(lay.zone.cards), 1)

    def card_at(self, cursor: Cursor) -> Card | None:
        """The card under a cursor, if one can be seen there."""
        if cursor.place == HAND:
            return self.hand[cursor.at].card if cursor.at < len(self.hand) else None
        lay = self.lay(cursor.place)
        if lay is None or not lay.zone.cards:
            return None
        return lay.zone.cards[cursor.at] if lay.zone.seats else lay.zone.cards[-1]


def in_hand_order(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Cards grouped by suit, low to high."""
    return tuple(sorted(cards, key=lambda card: (SUIT_ORDER.index(card.suit), RANKS.index(card.rank))))


def clamped(scene: Scene, cursor: Cursor) -> Cursor:
    """The cursor itself while it points at something, else the nearest thing there, else the hand."""
    count = scene.size_of(cursor.place)
    if count:
        return Cursor(cursor.place, min(max(cursor.at, 0), count - 1))
    return Cursor(HAND, 0)


class Beside(NamedTuple):
    """What the scene shows beside the view. ``me``: the seat at the lower edge; ``fitting``: whether a card may be
    laid; ``notes``: what just happened to each seat; ``counting``: the running count is shown; ``mark``: so is what
    fits."""

    me: int
    title: str
    cursor: Cursor
    fitting: Callable[[Card], bool | None]
    notes: Sequence[str] = ()
    controls: tuple[Control, ...] = ()
    counting: bool = True
    mark: bool = True


def build(view: TableView, words: Words, beside: Beside) -> Scene:
    """The scene of a view."""
    seats = len(view.hands)
    first = beside.me
    partners = len(set(view.sides)) < seats
    order = [(first + step) % seats for step in range(1, seats)]
    players = {seat: _player(view, words, seat, first, beside.notes, partners) for seat in range(seats)}
    badges = {badge.name: badge for badge in view.badges}
    ordered = badges.get("ordered")
    hand = [card for card in view.hands[first] or () if card is not None]
    past = _last_trick(view)
    zones = (
        view.zones
        if past is None
        else tuple(past[0] if zone.seats == () and zone.name == "trick" else zone for zone in view.zones)
    )
    held = tuple(Held(card, beside.fitting(card)) for card in in_hand_order(hand))
    scene = Scene(
        title=beside.title,
        scores=_scores(view, words, first, partners),
        others=tuple(players[seat] for seat in order),
        me=players[first],
        lays=tuple(Lay(zone, _label(words, zone, view)) for zone in zones),
        ordered=str(ordered.facts["suit"]) if ordered else "",
        ordered_by=words.badge(ordered) if ordered else "",
        notices=_notices(view.badges, words, beside.counting, past),
        hand=held,
        controls=beside.controls,
        cursor=beside.cursor,
        mark=beside.mark,
        partners=partners,
        past=past is not None,
        labels={name: words.text(f"app-label-{name}") for name in ("dealer", "partner", "out", "next")},
    )
    return scene._replace(cursor=clamped(scene, beside.cursor))


def _last_trick(view: TableView) -> tuple[Zone, int, Card] | None:
    """The trick that was taken last, while nobody has led to the next one; who took it, with which card."""
    trick = view.zone("trick")
    taken = [badge for badge in view.badges if badge.name == "tricks"]
    if trick is None or trick.cards or not taken:
        return None
    tricks: Any = taken[0].facts["tricks"]
    _, winner, card, laid = tricks[-1]
    zone = Zone("trick", CENTRE, tuple(each for _, each in laid), tuple(seat for seat, _ in laid))
    return zone, winner, card


def _notices(
    badges: Sequence[Badge], words: Words, counting: bool, past: tuple[Zone, int, Card] | None
) -> tuple[str, ...]:
    """The badges that stand on the table in words; the ordered suit has its own place."""
    hidden = {"ordered", "tricks"} if counting else {"ordered", "tricks", "count"}
    told = [words.badge(badge) for badge in badges if badge.name not in hidden]
    if past is not None:
        told.insert(1, words.text("app-last-trick", winner=past[1], card=past[2]))
    return tuple(told)


def _player(view: TableView, words: Words, seat: int, me: int, notes: Sequence[str], partners: bool) -> Player:
    total = view.totals[seat]
    return Player(
        seat,
        words.name(seat),
        view.hands[seat],
        "" if total is None else str(total),
        turn=view.mover == seat,
        dealer=view.dealer == seat,
        partner=partners and seat != me and view.sides[seat] == view.sides[me],
        note=notes[seat] if seat < len(notes) else "",
    )


def _scores(view: TableView, words: Words, me: int, partners: bool) -> tuple[tuple[str, bool], ...]:
    """Totals for the head line, the viewer's first; partners share one."""
    seats = len(view.totals)
    found: dict[int, tuple[str, bool]] = {}
    for step in range(seats):
        seat = (me + step) % seats
        side = view.sides[seat]
        total = view.totals[seat]
        if side in found or total is None:
            continue
        if partners:
            team = [words.name(each) for each in range(seats) if view.sides[each] == side]
            name = words.text("app-team", first=team[0], second=team[-1])
        else:
            name = words.name(seat)
        found[side] = (words.text("app-total", name=name, total=total), seat == me)
    return tuple(found.values())


def _label(words: Words, zone: Zone, view: TableView) -> str:
    """What stands beside a place."""
    if zone.place.startswith("side-"):
        side = int(zone.place.removeprefix("side-"))
        return words.text("app-zone-taken", side=side, count=len(zone.cards))
    return words.text(f"app-zone-{zone.name}", count=len(zone.cards))
