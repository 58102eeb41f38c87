"""A position of the 101 family, set up by hand from a few words."""

from __future__ import annotations

from typing import Final

from stovka.core.cards import SUITS, Card
from stovka.core.placing import UNTOLD, Hand, Placing
from stovka.games.shedding.model import (
    DRAWN,
    PLAY,
    Answer,
    Cover,
    Debt,
    Exit,
    Order,
    Phase,
    State,
    Wish,
    following,
    preceding,
)
from stovka.games.shedding.ruleset import RuleSet
from stovka.games.shedding.turn import LONGEST

WORDS: Final = ("top", "hands", "stock", "pile", "mover", "by", "phase", "totals", "dealer", "round", "number")
PHASES: Final = ("play", "drawn", "cover", "order", "answer")
MORE: Final = "..."


def place(rules: RuleSet, **words: object) -> State:
    """The state that these words describe. Raises ``Refusal`` with every problem at once.

    - ``top``: the card on the pile, ``"7S"``; of a card that orders a suit also the suit, ``"QH:S"``.
    - ``hands``: by seat, ``"6S 7H QD | 9C 10C"``; ``?`` deals what is missing from the cards not named, ``?3`` three
      of them, ``-`` is a player out of the match. Seats that are missing to the fewest players are dealt like ``?``.
    - ``stock``: top card first, ``"9C 8D"``; with ``...`` behind it the cards not named lie below. Nothing said:
      all the cards not named. ``""``: none.
    - ``pile``: what lies below the top card, oldest first. Nothing said: nothing.
    - ``mover``: the seat that is to move (0). ``by``: who laid the top card (the seat before the mover).
    - ``phase``: ``play`` (default), ``drawn`` (has made his draw), ``cover`` (owes a cover to the top card),
      ``order`` (the dealer owes a suit to the top card), ``answer`` (may answer the top card).
    - ``totals``: points by seat (0). ``dealer``: a seat (``by``). ``round``: its number (1).
      ``number``: the moves already made in it (0).
    """
    told = Placing(words, WORDS, rules.deck)
    told.require("top")
    told.require("hands")
    told.finish()
    phase_name = told.choice("phase", PHASES)
    top, suit = _top(rules, told, phase_name)
    pile = (*told.cards("pile"), *((top,) if top else ()))
    hands = told.hands()
    hands += [UNTOLD] * (rules.players[0] - len(hands))
    stock_text = told.text("stock").replace("…", MORE)
    named = told.cards("stock", stock_text.replace(MORE, " "))
    count = len(hands)
    seats = rules.seats_problem(count)
    if seats is not None:
        told.problems.append(seats)
    mover = told.number("mover", 0, 0, count - 1)
    _players(rules, told, hands, mover, phase_name)
    totals = told.numbers("totals", count)
    round, number = told.number("round", 1, 1, 999), told.number("number", 0, 0, LONGEST - 1)
    told.finish()
    assert top is not None
    dealt, rest = told.dealt(hands, [rules.deal.hand_size] * count)
    stock = named if told.said("stock") and MORE not in stock_text else named + rest
    totals = totals or tuple(rules.limit.limit + 1 if hand is None else 0 for hand in hands)
    exits = tuple(Exit(seat, round - 1, totals[seat]) for seat, hand in enumerate(dealt) if hand is None)
    owed = (0,) * count
    state = State(
        *(rules, round, None, dealt, stock, pile, None, mover, PLAY),
        *(number, 0, owed, totals, exits),
    )
    own = phase_name in ("cover", "order", "drawn") and not suit  # the mover's own card, or nobody's to name
    by = told.number("by", mover if own else preceding(state, mover), 0, count - 1)
    dealer = told.number("dealer", by, 0, count - 1)
    phase = _phase(rules, told, phase_name, top, state, by)
    told.finish()
    return state._replace(dealer=dealer, wish=Wish(suit, by, top) if suit else None, phase=phase)


def _top(rules: RuleSet, told: Placing, phase: str) -> tuple[Card | None, str | None]:
    """The card on top and the suit that was ordered with it."""
    code, colon, suit = told.text("top").strip().upper().partition(":")
    found = told.cards("top", code)
    if len(found) != 1:
        if not told.problems:
            told.note("wrong_count", "top", count=len(found), wanted=1)
        return None, None
    card = found[0]
    if colon and suit not in SUITS:
        told.note("bad_choice", "top", text=suit[:20], choices=list(SUITS))
        return card, None
    orders = rules.effect[card].order
    if colon and not orders:
        told.note("order_stray", "top", card=card)
    if colon and orders and phase == "order":
        told.note("order_given", "top", card=card)
    if orders and not colon and phase != "order":
        told.note("order_missing", "top", card=card)
    return card, suit if colon else None


def _players(rules: RuleSet, told: Placing, hands: list[Hand | None], mover: int, phase: str) -> None:
    """Notes what cannot be: too few in the match, a mover who is out, an empty hand that no rule leaves behind."""
    if sum(hand is not None for hand in hands) < 2:
        told.note("too_few_left", "hands")
    if mover < len(hands) and hands[mover] is None:
        told.note("mover_out", "mover", seat=mover)
    for seat, hand in enumerate(hands):
        covering = phase == "cover" and seat == mover
        if hand == Hand(()) and not (rules.no_finish or covering or told.problems):
            told.note("empty_hand", "hands", seat=seat)


def _phase(rules: RuleSet, told: Placing, name: str, top: Card, state: State, by: int) -> Phase:
    """The phase, with what it carries; notes a phase that the top card does not allow."""
    mover, effect = state.seat, rules.effect[top]
    assert mover is not None
    if name == "drawn":
        return DRAWN
    if name == "cover":
        if not effect.cover:
            told.note("no_cover", "phase", card=top)
        return Cover(top)
    if name == "order":
        if not effect.order:
            told.note("no_order", "phase", card=top)
        return Order(following(state, mover), None)
    if name == "answer":
        if top.rank not in rules.answer:
            told.note("no_answer", "phase", card=top)
        return Answer(Debt(top.rank, effect.draw, effect.skip, by, top))
    return PLAY
