"""The table and the events as a seat may know them: new objects, with ``None`` for a card it cannot see."""

from __future__ import annotations

from stovka.core.cards import Card
from stovka.core.events import Event
from stovka.core.views import Badge, TableView, Zone
from stovka.games.tricks.model import SIDES, Claim, Dealing, Dealt, State, points_now
from stovka.games.tricks.taking import winning

GAME = "stovkahra"


def look(state: State, seat: int | None) -> TableView:
    """The table as that seat sees it; None: everything open."""
    return TableView(
        game=GAME,
        viewer=seat,
        round=state.round,
        number=state.number,
        dealer=state.dealer,
        mover=state.phase.seat,
        phase=state.phase.name,
        hands=tuple(_hand(state, owner, seat) for owner in range(len(state.hands))),
        totals=tuple(state.totals[side] for side in SIDES),
        sides=SIDES,
        zones=_zones(state, opened=seat is None),
        badges=_badges(state),
    )


def known(state: State, owner: int) -> tuple[Card, ...]:
    """The cards in a hand that everybody has seen: the shown trump card, and sets announced; sorted."""
    seen = {card for meld in state.melds if meld.seat == owner for card in meld.cards}
    if state.turned is not None and owner == state.dealer:
        seen.add(state.turned)
    return tuple(sorted(card for card in state.hands[owner] if card in seen))


def _hand(state: State, owner: int, viewer: int | None) -> tuple[Card | None, ...]:
    """A hand as it is seen: one's own in the order dealt; of another's the unseen cards first, then the
    known, so that the order of a hidden hand tells nothing.
    """
    hand = state.hands[owner]
    if viewer is None or viewer == owner:
        return hand
    seen = known(state, owner)
    return (None,) * (len(hand) - len(seen)) + seen


def _zones(state: State, *, opened: bool) -> tuple[Zone, ...]:
    """The trick; the shown trump card until its owner plays it; each side's taken cards, face down."""
    trick = Zone("trick", "centre", tuple(card for _, card in state.trick), tuple(seat for seat, _ in state.trick))
    zones = [trick]
    if state.turned is not None and holds_turned(state):
        zones.append(Zone("turned", "head", (state.turned,)))
    for side in (0, 1):
        taken = state.taken[side]
        zones.append(Zone("taken", f"side-{side}", taken if opened else (None,) * len(taken)))
    return tuple(zones)


def holds_turned(state: State) -> bool:
    """True until the dealer has played the shown trump card."""
    return state.dealer is not None and state.turned in state.hands[state.dealer]


def _badges(state: State) -> tuple[Badge, ...]:
    """What is public beside the cards.

    ``trump``: suit, card, seat of the dealer, held until he plays it. ``led``: suit, card, by, winner, best.
    ``meld``, one for each announced set: seat, side, rank, size, points, cards. ``tricks``: every finished
    trick as number, winner, card and its (seat, card) pairs; all saw them, so memory aids and bots may use
    them. ``count``, one a side: side, points (total + gained), total, gained in the running deal, target,
    reached. ``claim``: order still to speak, silent seats, barred sides, after.
    """
    badges = []
    if state.turned is not None:
        facts: dict[str, object] = {"suit": state.trump, "card": state.turned, "seat": state.dealer}
        badges.append(Badge("trump", {**facts, "held": holds_turned(state)}))
    if state.trick:
        assert state.trump is not None
        by, led = state.trick[0]
        winner, best = winning(state.trick, state.trump)
        badges.append(Badge("led", {"suit": led.suit, "card": led, "by": by, "winner": winner, "best": best}))
    for meld in state.melds:
        facts = {"seat": meld.seat, "side": SIDES[meld.seat], "rank": meld.rank, "size": len(meld.cards)}
        badges.append(Badge("meld", {**facts, "points": meld.points, "cards": meld.cards}))
    if state.tricks:
        badges.append(Badge("tricks", {"tricks": tuple(tuple(won) for won in state.tricks)}))
    for side in (0, 1):
        badges.append(_count(state, side))
    phase = state.phase
    if isinstance(phase, Claim):
        facts = {"order": phase.order, "silent": phase.silent, "barred": phase.barred, "after": phase.after}
        badges.append(Badge("claim", facts))
    return tuple(badges)


def _count(state: State, side: int) -> Badge:
    now, target = points_now(state, side), state.rules.claims.target
    facts: dict[str, object] = {"side": side, "points": now, "total": state.totals[side]}
    return Badge("count", {**facts, "gained": state.gained[side], "target": target, "reached": now >= target})


def tell(state: State, event: Event, seat: int | None) -> Event:
    """The event of a move made in ``state``, as a seat may know it: the deck and others' cards are None."""
    if seat is None:
        return event
    if isinstance(event, Dealing):
        return event._replace(deck=(None,) * len(event.deck))
    if isinstance(event, Dealt) and event.seat != seat:
        return event._replace(cards=(None,) * len(event.cards))
    return event
