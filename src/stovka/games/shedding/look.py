"""What a seat may see of the table, of an event and of a verdict. Hiding is the default; all is built anew."""

from __future__ import annotations

from stovka.core.cards import Card
from stovka.core.events import Event
from stovka.core.rules import Reason, Verdict
from stovka.core.views import Badge, TableView, Zone
from stovka.games.shedding import rulebook as r
from stovka.games.shedding.model import (
    Answer,
    Between,
    Counting,
    Cover,
    Dealt,
    Drawn,
    Drew,
    Over,
    Passed,
    Recycled,
    State,
    Took,
)

_SHOWN = (Counting, Between, Over)
"""Phases in which the hands lie open, because they are counted."""

_DRAWS = {r.DRAW.id, r.DRAW_VOLUNTARY.id, r.DRAW_SPARE.id}
_PASSES = {r.PASS_DRAWN.id, r.PASS_VOLUNTARY.id, r.PASS_MAY.id, r.PASS_EMPTY.id}


def shows_hands(state: State) -> bool:
    """True when all hands lie open, because they are counted."""
    return isinstance(state.phase, _SHOWN)


def look(state: State, seat: int | None) -> TableView:
    """The table as a seat sees it; None: all hands open. The stock is hidden from everybody."""
    shown = seat is None or shows_hands(state)
    gone = {exit.seat for exit in state.exits}
    return TableView(
        game="101",
        viewer=seat,
        round=state.round,
        number=state.number,
        dealer=state.dealer,
        mover=state.seat,
        phase=state.phase.name,
        hands=tuple(
            None if hand is None else hand if shown or at == seat else (None,) * len(hand)
            for at, hand in enumerate(state.hands)
        ),
        totals=tuple(None if at in gone else total for at, total in enumerate(state.totals)),
        sides=tuple(range(len(state.hands))),
        zones=(
            Zone("stock", "centre-left", (None,) * len(state.stock)),
            Zone("pile", "centre", state.pile),
        ),
        badges=tuple(_badges(state)),
    )


def _badges(state: State) -> list[Badge]:
    found = []
    if state.wish is not None:
        found.append(Badge("ordered", {"suit": state.wish.suit, "by": state.wish.by, "card": state.wish.card}))
    if isinstance(state.phase, Cover):
        found.append(Badge("cover", {"seat": state.seat, "card": state.phase.card}))
    if isinstance(state.phase, Answer):
        debt = state.phase.debt
        facts = {"seat": state.seat, "draw": debt.draw, "skip": debt.skip, "by": debt.by, "card": debt.card}
        found.append(Badge("debt", facts))
    if not shows_hands(state):
        found += [Badge("owes_take", {"seat": at}) for at, hand in enumerate(state.hands) if hand == ()]
        found += [Badge("owes_turn", {"seat": at, "turns": owed}) for at, owed in enumerate(state.misses) if owed]
    return found


def tell(state: State, event: Event, seat: int | None) -> Event:
    """The event as a seat may know it (None: every hand, but not the stock). ``state`` is the one before the move."""
    if isinstance(event, Dealt):
        hands = tuple(_hidden(hand, at, seat) for at, hand in enumerate(event.hands))
        return event._replace(hands=hands, stock=_backs(event.stock), deck=_backs(event.deck))
    if isinstance(event, Recycled):
        return event._replace(cards=_backs(event.cards))
    if seat is None or event.seat == seat:
        return event
    if isinstance(event, Drew):
        return event._replace(cards=_backs(event.cards))
    if isinstance(event, Took):
        return Took(public(state, event.rule), event.seat, None, None)  # type: ignore[arg-type]
    if isinstance(event, Passed):
        return event._replace(rule=public(state, event.rule))
    return event


def public(state: State, rule: str) -> str:
    """The rule that others may be told: where a player may draw although he could play, neither his draw nor his
    pass after it says whether he could."""
    dials = state.rules.draw
    if not dials.voluntary_draw and dials.queen_forces_play:
        return rule
    if rule in _DRAWS:
        return r.DRAW_SAID.id
    if rule in _PASSES and isinstance(state.phase, Drawn):
        return r.PASS_SAID.id
    return rule


def reveal(state: State, verdict: Verdict, mover: int, seat: int | None) -> Verdict:
    """A verdict as a seat may know it: without the cards that the mover holds."""
    if seat is None or seat == mover:
        return verdict

    def cleared(reason: Reason) -> Reason:
        return Reason(public(state, reason.rule), {k: v for k, v in reason.facts.items() if k != "cards"})

    return Verdict(verdict.move, tuple(map(cleared, verdict.permits)), tuple(map(cleared, verdict.forbids)))


def _backs(cards: tuple[Card | None, ...]) -> tuple[None, ...]:
    return (None,) * len(cards)


def _hidden(hand: tuple[Card | None, ...] | None, at: int, seat: int | None) -> tuple[Card | None, ...] | None:
    return hand if hand is None or seat is None or at == seat else _backs(hand)
