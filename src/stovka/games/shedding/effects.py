"""What a move causes: the events of plays, draws, passes and orders, each with the rule that caused it."""

from __future__ import annotations

from stovka.core.cards import Card
from stovka.core.chance import Chance, Key
from stovka.core.events import Event
from stovka.core.moves import DRAW, Move
from stovka.games.shedding import rulebook as r
from stovka.games.shedding.legality import calls, playable
from stovka.games.shedding.model import (
    DRAWN,
    DRAWN_COMEBACK,
    DRAWN_VOLUNTARY,
    PLAY,
    Answer,
    Asked,
    Covering,
    Debt,
    Drew,
    Order,
    Ordered,
    Ordering,
    Owes,
    Passed,
    Phase,
    Play,
    Played,
    Recycled,
    RoundOver,
    Skipped,
    State,
    Stays,
    Took,
    Turn,
    drawable,
    following,
    preceding,
)
from stovka.games.shedding.ruleset import Effect
from stovka.games.shedding.turn import LONGEST, hand_on

Events = list[Event]


def decide(state: State, move: Move, chance: Chance) -> tuple[Event, ...]:
    """The events of a legal move of the mover."""
    events: Events = []
    if move.card is not None:
        _lay(state, move, chance, events)
    elif move is DRAW:
        _draw(state, chance, events)
    elif move.kind == "order":
        _order(state, move, events)
    else:
        _pass(state, chance, events)
    if state.number + 1 >= LONGEST and events[-1].__class__ is not RoundOver:
        # What is still owed lapses: nobody is to move, to answer or to cover any more.
        events = [event for event in events if not isinstance(event, Turn | Asked | Covering)]
        events.append(RoundOver(r.LONG.id, None, None, LONGEST))
    return tuple(events)


def _lay(state: State, move: Move, chance: Chance, events: Events) -> None:
    seat, card, rules = state.seat, move.card, state.rules
    assert seat is not None
    assert card is not None
    hand = state.hands[seat]
    assert hand is not None
    left = len(hand) - 1
    events.append(Played(_matched(state, card), seat, card, state.pile[-1], left))
    effect = rules.effect[card]
    if effect.cover:
        _lay_six(state, seat, card, left, events)
        return
    if not left:
        if rules.finishes(card, 1):
            _go_out(state, seat, card, chance, events)
            return
        events.append(Stays(r.STAYS.id, seat, card))
    carry_out(state, seat, card, state.pile, chance, events, move)


def _matched(state: State, card: Card) -> str:
    """The id of the rule by which a legal card fits."""
    if state.phase.__class__ is Answer:
        return r.ANSWERS.id
    return state.rules.fitting(state.pile[-1], state.wish.suit if state.wish else None)[card]


def _lay_six(state: State, seat: int, card: Card, left: int, events: Events) -> None:
    """A card that must be covered. As the last card it ends the round only where a dial says so; else a cover can
    always be drawn, if only the card that lies below it."""
    if state.rules.finishes(card, left + 1):
        events.append(RoundOver(r.SIX_OUT.id, seat, card, 0))
        return
    events.append(Covering(r.EFFECT_COVER.id, seat, card))


def _go_out(state: State, seat: int, card: Card, chance: Chance, events: Events) -> None:
    """The last card: its effect is not carried out, but a dial lets its penalty be drawn first."""
    effect = state.rules.effect[card]
    if effect.draw and state.rules.finish.last_card_penalty == "drawn_then_scored":
        victim = (preceding if effect.previous else following)(state, seat)
        take(state, victim, _own_debt(card, seat, effect), state.pile, r.LAST_PENALTY.id, chance, events)
    events.append(RoundOver(r.OUT.id, seat, card, 0))


def carry_out(
    state: State,
    seat: int,
    card: Card,
    below: tuple[Card, ...],
    chance: Chance,
    events: Events,
    move: Move | None = None,
) -> None:
    """A card's effect: draw, skip, then again or order; and who moves next.

    ``below`` is the pile under the card. ``move`` is None for an opening card, whose suit the dealer is asked for
    unless ``opening_queen`` gives it.
    """
    effect = state.rules.effect[card]
    nxt = following(state, seat)
    debt = debt_of(state, seat, card)
    asked, drawn = False, 0
    if debt is not None:
        asked = not effect.previous and _can_answer(state, nxt, debt)
        if not asked:
            if debt.draw:
                victim = preceding(state, seat) if effect.previous else nxt
                drawn = take(state, victim, debt, below, _draw_rule(state), chance, events)
            if debt.skip:
                nxt = _skip(state, seat, card, nxt, effect.previous, events)
    if effect.order:
        if move is None:
            then = seat if effect.again else nxt
            if _ask_order(state, seat, card, then, debt if asked else None, events):
                return
        elif move.suit is not None:
            events.append(Ordered(r.EFFECT_ORDER.id, seat, move.suit, card, False))
    if asked and debt is not None:
        events.append(Asked(r.ANSWER_ASKED.id, nxt, debt))
        return
    left = len(state.stock) + len(below) - drawn
    if effect.again:
        hand_on(state, seat, card, left, events)
    else:
        hand_on(state, nxt, None, left, events)


def _ask_order(state: State, dealer: int, opener: Card, nxt: int, debt: Debt | None, events: list[Event]) -> bool:
    """True when the dealer is asked which suit his opening card orders; else the card's own suit is ordered."""
    if state.rules.deal.opening_queen == "own_suit":
        events.append(Ordered(r.OPENING_SUIT.id, dealer, opener.suit, opener, False))
        return False
    events.append(Ordering(r.OPENING_ORDER.id, dealer, opener, nxt, debt))
    return True


def debt_of(state: State, seat: int, card: Card) -> Debt | None:
    """What the card asks of its victim, added to what it answers."""
    effect = state.rules.effect[card]
    if state.phase.__class__ is Answer:
        old = state.phase.debt
        return Debt(card.rank, effect.draw + old.draw, effect.skip or old.skip, seat, card)
    return _own_debt(card, seat, effect) if effect.draw or effect.skip else None


def _own_debt(card: Card, seat: int, effect: Effect) -> Debt:
    return Debt(card.rank, effect.draw, effect.skip, seat, card)


def _draw_rule(state: State) -> str:
    return r.ANSWER_DRAW.id if isinstance(state.phase, Answer) else r.EFFECT_DRAW.id


def _skip(state: State, seat: int, card: Card, nxt: int, previous: bool, events: Events) -> int:
    """Who misses a turn, and who is next after that."""
    if previous and state.rules.misses_later:
        events.append(Owes(r.EFFECT_MISS.id, preceding(state, seat), card, seat))
        return nxt
    rule = r.ANSWER_SKIP if isinstance(state.phase, Answer) else r.EFFECT_SKIP
    events.append(Skipped(rule.id, nxt, card, seat))
    return following(state, nxt)


def _can_answer(state: State, victim: int, debt: Debt) -> bool:
    """True when the victim holds a card of the debt's rank that he may lay, and that rank may be answered."""
    if debt.rank not in state.rules.answer:
        return False
    hand = state.hands[victim] or ()
    return any(each.rank == debt.rank and not state.rules.barred(each, len(hand)) for each in hand)


def take(
    state: State, victim: int, debt: Debt, below: tuple[Card, ...], rule: str, chance: Chance, events: Events
) -> int:
    """The victim draws what a debt asks of him, as much as there is; gives how many cards that was."""
    stock = stock_for(state, debt.draw, below, chance, events)
    drawn = stock[: debt.draw]
    events.append(Drew(rule, victim, drawn, debt.draw, debt.card, debt.by))
    return len(drawn)


def stock_for(state: State, asked: int, below: tuple[Card, ...], chance: Chance, events: Events) -> tuple[Card, ...]:
    """The stock for a draw of ``asked`` cards; the pile below its top card goes under it when it falls short."""
    stock = state.stock
    if len(stock) >= asked or not below:
        return stock
    if state.rules.draw.recycle == "flip":
        rule, turned = r.FLIPPED, below
    else:
        rule = r.RECYCLED
        turned = chance.shuffle(below, Key("recycle", state.round, state.number))
    events.append(Recycled(rule.id, None, turned))
    return stock + turned


def _draw(state: State, chance: Chance, events: Events) -> None:
    """A player's own draw of one card."""
    seat, phase = state.seat, state.phase
    assert seat is not None
    hand = state.hands[seat]
    assert hand is not None
    rule, _ = calls(state, hand, playable(state, hand))
    then: Phase = phase
    if phase.__class__ is Play:
        if rule is r.DRAW_COMEBACK:
            then = DRAWN_COMEBACK if state.rules.finish.comeback == "counts_as_draw" else PLAY
        else:
            then = DRAWN if rule is r.DRAW else DRAWN_VOLUNTARY
    stock = stock_for(state, 1, state.pile[:-1], chance, events)
    events.append(Took(rule.id, seat, stock[0], then))


def _pass(state: State, chance: Chance, events: Events) -> None:
    seat, phase = state.seat, state.phase
    assert seat is not None
    hand = state.hands[seat]
    assert hand is not None
    _, rule = calls(state, hand, playable(state, hand))
    events.append(Passed(rule.id, seat))
    nxt, drawn = following(state, seat), 0
    if isinstance(phase, Answer):
        debt = phase.debt
        if debt.draw:
            below = state.pile[:-1]
            drawn = take(state, seat, debt, below, r.ANSWER_DRAW.id, chance, events)
        if debt.skip:
            events.append(Skipped(r.ANSWER_SKIP.id, seat, debt.card, debt.by))
        else:
            nxt = seat
    hand_on(state, nxt, None, drawable(state) - drawn, events)


def _order(state: State, move: Move, events: Events) -> None:
    """The dealer's order for his opening card."""
    seat, phase = state.seat, state.phase
    assert isinstance(phase, Order)
    assert seat is not None
    assert move.suit is not None
    events.append(Ordered(r.OPENING_ORDER.id, seat, move.suit, state.pile[-1], True))
    if phase.debt is not None:
        events.append(Asked(r.ANSWER_ASKED.id, phase.next, phase.debt))
    else:
        opener = state.pile[-1]
        again = opener if state.rules.effect[opener].again else None
        hand_on(state, phase.next, again, drawable(state), events)
