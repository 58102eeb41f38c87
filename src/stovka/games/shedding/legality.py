"""What may be played, drawn or passed, and why. ``moves`` and ``judge`` ask the same functions: ``fits`` (with the
tables computed from it) and ``calls``."""

from __future__ import annotations

from typing import Any

from stovka.core.cards import Card
from stovka.core.moves import DRAW, ORDER, ORDERING, PASS, PLAY, Move
from stovka.core.rules import Reason, Rule, Verdict
from stovka.games.shedding import rulebook as r
from stovka.games.shedding.model import Answer, Between, Counting, Cover, Drawn, Order, Over, Play, State
from stovka.games.shedding.ruleset import RuleSet, fits

_ALL_ORDERS = tuple(ORDER.values())
_IDLE = (Counting, Between, Over)


def playable(state: State, hand: tuple[Card, ...]) -> list[Card]:
    """The cards of a hand that may be laid in this phase, in the order of the hand."""
    phase, rules = state.phase, state.rules
    if phase.__class__ is Order:
        return []
    if isinstance(phase, Answer):
        rank = phase.debt.rank
        found = [card for card in hand if card.rank == rank]
    else:
        matching = rules.fitting(state.pile[-1], state.wish.suit if state.wish else None)
        found = [card for card in hand if card in matching]
    if rules.bars_last and len(hand) == 1:
        found = [card for card in found if not rules.barred(card, 1)]
    return found


def calls(state: State, hand: tuple[Card, ...], cards: list[Card]) -> tuple[Rule, Rule]:
    """For drawing and for passing the rule that lets the mover, or the one that forbids it.

    ``cards`` is what he could lay.
    """
    phase, rules = state.phase, state.rules
    kind = phase.__class__
    nothing = not state.stock and len(state.pile) < 2
    if kind is Play:
        if cards:
            if rules.forces_play or (willing := _willing(state, cards)) is None:
                return r.DRAW_CAN_PLAY, r.PASS_CAN_PLAY
            return r.DRAW_EMPTY if nothing else willing, r.PASS_CAN_PLAY
        if nothing:
            return r.DRAW_EMPTY, r.PASS_EMPTY
        return r.DRAW if hand else r.DRAW_COMEBACK, r.PASS_DRAW_FIRST
    if isinstance(phase, Drawn):
        return _after_draw(phase, rules, bool(cards), nothing)
    if kind is Cover:
        if cards:
            return r.DRAW_CAN_COVER, r.PASS_CAN_COVER
        return (r.DRAW_EMPTY, r.PASS_NO_COVER) if nothing else (r.DRAW_COVER, r.PASS_DRAW_FIRST)
    return (r.ORDER_OWED, r.ORDER_OWED) if kind is Order else (r.DRAW_ASKED, r.PASS_ACCEPT)


def _after_draw(phase: Drawn, rules: RuleSet, fits: bool, nothing: bool) -> tuple[Rule, Rule]:
    """``calls`` of a player who has made his ordinary draw; ``fits``: he could lay a card."""
    if phase.voluntary:
        return r.DRAW_ONCE, r.PASS_VOLUNTARY
    may = rules.draw.play_drawn == "may"  # one rule whether a card fits or not: his pass tells nobody which
    if phase.comeback or not rules.until_fits:
        return r.DRAW_ONCE, r.PASS_MAY if may else r.PASS_CAN_PLAY if fits else r.PASS_DRAWN
    if fits:
        return r.DRAW_CAN_PLAY, r.PASS_MAY if may else r.PASS_CAN_PLAY
    if nothing:
        return r.DRAW_EMPTY, r.PASS_MAY if may else r.PASS_EMPTY
    return r.DRAW_ON, r.PASS_DRAW_ON


def _willing(state: State, cards: list[Card]) -> Rule | None:
    """The rule by which a player who could lay a card may draw once instead, or None."""
    dials = state.rules.draw
    if dials.voluntary_draw:
        return r.DRAW_VOLUNTARY
    if not dials.queen_forces_play and all(state.rules.effect[card].wild for card in cards):
        return r.DRAW_SPARE
    return None


def moves(state: State) -> tuple[Move, ...]:
    """Every legal move of the mover; empty when nobody is to move."""
    kind = state.phase.__class__
    if kind is Order:
        return _ALL_ORDERS
    if kind in _IDLE:
        return ()
    rules = state.rules
    hand = state.hands[state.seat]  # type: ignore[index]
    assert hand is not None
    cards = playable(state, hand)
    found: list[Move] = []
    if len(hand) > 1:
        plays = rules.plays
        for card in cards:
            found += plays[card]
    else:
        for card in cards:
            found += ORDERING[card].values() if rules.orders(card, 1) else (PLAY[card],)
    drawing, passing = calls(state, hand, cards)
    if drawing.permits:
        found.append(DRAW)
    if passing.permits:
        found.append(PASS)
    return tuple(found)


def candidates(state: State, seat: int) -> tuple[Move, ...]:
    """Every move worth a verdict for a seat: each card of its hand (with each suit where one is named), draw and
    pass; the four orders when one is owed."""
    if state.phase.__class__ is Order:
        return _ALL_ORDERS
    hand = state.hands[seat] or ()
    found: list[Move] = []
    for card in hand:
        found += ORDERING[card].values() if state.rules.orders(card, len(hand)) else (PLAY[card],)
    return (*found, DRAW, PASS)


# --- verdicts with every reason ---------------------------------------------------------------------------------


def judge(state: State, seat: int, move: Move) -> Verdict:
    """Why this move of this seat is legal or not, with every reason that holds. What the phase asks of the mover is
    said of him alone: nobody else has drawn, owes an answer or may pass.

    Facts: ``seat``; ``mover`` whose turn it is; ``card``, ``top``, ``suit`` asked for, ``by`` whom and with which
    ``cause``; ``cards`` of the hand that would fit.
    """
    phase = state.phase
    if isinstance(phase, _IDLE):
        return Verdict(move, (), (Reason(r.CLOSED.id, {"seat": seat}),))
    permits: list[Reason] = []
    forbids: list[Reason] = []
    if seat != state.seat:
        forbids.append(Reason(r.NOT_YOURS.id, {"seat": seat, "mover": state.seat}))
    hand = state.hands[seat] if 0 <= seat < len(state.hands) else None
    if hand is None:
        return Verdict(move, (), tuple(forbids))
    if move.kind == "play":
        _judge_card(state, seat, hand, move, permits, forbids)
    elif move.kind == "order":
        if isinstance(phase, Order):
            permits.append(Reason(r.ORDERS.id, {"seat": seat, "suit": move.suit, "card": state.pile[-1]}))
        else:
            forbids.append(Reason(r.ORDER_STRAY.id, {"seat": seat, "suit": move.suit}))
    elif move is DRAW or move is PASS:
        if seat == state.seat:
            _judge_call(state, seat, hand, move, permits, forbids)
    else:
        forbids.append(Reason(r.UNKNOWN.id, {"seat": seat, "move": move.code}))
    return Verdict(move, tuple(permits), tuple(forbids))


def _judge_call(
    state: State, seat: int, hand: tuple[Card, ...], move: Move, permits: list[Reason], forbids: list[Reason]
) -> None:
    cards = playable(state, hand)
    rule = calls(state, hand, cards)[move is PASS]
    facts: dict[str, object] = {"seat": seat, "top": state.pile[-1]}
    if cards and not rule.permits:
        facts["cards"] = tuple(cards)
    if isinstance(state.phase, Answer):
        facts.update(_debt_facts(state.phase))
    (permits if rule.permits else forbids).append(Reason(rule.id, facts))


def _judge_card(
    state: State, seat: int, hand: tuple[Card, ...], move: Move, permits: list[Reason], forbids: list[Reason]
) -> None:
    card, phase, rules = move.card, state.phase, state.rules
    assert card is not None
    if card not in hand:
        forbids.append(Reason(r.NOT_HELD.id, {"seat": seat, "card": card}))
        if card not in rules.effect:
            return
    if isinstance(phase, Order):
        forbids.append(Reason(r.ORDER_OWED.id, {"seat": seat, "card": state.pile[-1]}))
        return
    if seat == state.seat or not isinstance(phase, Answer):
        rule, facts = match_of(state, seat, card)
        (permits if rule.permits else forbids).append(Reason(rule.id, facts))
    if card in hand and rules.barred(card, len(hand)):
        forbids.append(Reason(r.NOT_LAST.id, {"seat": seat, "card": card}))
    if card in hand and (wrong := _suit_fault(state, card, move, len(hand))):
        forbids.append(Reason(wrong.id, {"seat": seat, "card": card, "suit": move.suit}))


def match_of(state: State, seat: int, card: Card) -> tuple[Rule, dict[str, Any]]:
    """The rule by which a card fits what lies on the table now, or the one by which it does not; and its facts."""
    phase, top, wish = state.phase, state.pile[-1], state.wish
    facts: dict[str, Any] = {"seat": seat, "card": card, "top": top}
    if isinstance(phase, Answer):
        facts.update(_debt_facts(phase))
        return (r.ANSWERS if card.rank == phase.debt.rank else r.ANSWER_OTHER), facts
    if wish is not None:
        facts.update(asked="order", suit=wish.suit, by=wish.by, cause=wish.card)
    else:
        facts.update(asked="cover" if isinstance(phase, Cover) else "match", suit=top.suit, rank=top.rank)
    return fits(state.rules, card, top, wish.suit if wish else None) or r.MISFIT, facts


def _suit_fault(state: State, card: Card, move: Move, hand_size: int) -> Rule | None:
    if state.rules.orders(card, hand_size):
        return None if move.suit else r.SUIT_MISSING
    if move.suit is None:
        return None
    return r.SUIT_LAST if state.rules.effect[card].order else r.SUIT_STRAY


def _debt_facts(phase: Answer) -> dict[str, Any]:
    debt = phase.debt
    return {"rank": debt.rank, "draw": debt.draw, "skip": debt.skip, "by": debt.by, "cause": debt.card}


def refused(state: State) -> dict[str, str]:
    """For each card of the mover's hand that may not be laid now the id of the first rule that forbids it."""
    seat = state.seat
    assert seat is not None
    hand = state.hands[seat] or ()
    found: dict[str, str] = {}
    for card in sorted(hand, key=lambda each: each.code):
        move = ORDERING[card]["S"] if state.rules.orders(card, len(hand)) else PLAY[card]
        verdict = judge(state, seat, move)
        if not verdict.legal:
            found[card.code] = verdict.forbids[0].rule
    return found
