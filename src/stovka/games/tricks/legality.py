"""What may be played, announced or said, and why not. ``owed`` is the one place that decides about cards:
the fast list of moves and the explained verdict both read it.

Facts of the verdicts (seats are numbers, cards are ``Card``, suits are ``"H"``; ``held`` gives the mover's
hand away and is taken out for everybody else):

- about a card: ``seat`` the mover, ``card`` the one judged, ``trump``, ``number`` of the trick; and when he does
  not lead: ``led`` the card led and ``by`` whom, its ``suit``, ``winner`` who is winning with ``best``,
  ``partnered`` whether that is his partner;
- ``held``: the cards he must choose from instead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from stovka.core.cards import Card, Suit
from stovka.core.moves import ENOUGH, MELD, PASS, PLAY, SILENT, Move
from stovka.core.rules import Reason, Rule, Verdict
from stovka.games.tricks import rulebook
from stovka.games.tricks.enough import claiming, risk, standing
from stovka.games.tricks.melds import announced, in_time, of_rank, open_sets, worth
from stovka.games.tricks.model import SIDES, Claim, Meld, Play, State, Trick
from stovka.games.tricks.ruleset import RuleSet
from stovka.games.tricks.taking import beats, winning

Reasons = list[Reason]


class Owed(NamedTuple):
    """What a hand owes to a trick.

    ``permit`` lets the cards of ``pool`` through; any other card is stopped by ``strict`` (None when the pool
    is the whole hand). ``narrow``, where a dial asks for a higher card, stops those of the pool outside
    ``cards``. ``cards`` are what may be played.
    """

    permit: Rule
    pool: tuple[Card, ...]
    strict: Rule | None
    narrow: Rule | None
    cards: tuple[Card, ...]


def owed(rules: RuleSet, hand: tuple[Card, ...], trick: Trick, trump: Suit) -> Owed:
    """What this hand owes to the trick: follow suit, else trump, else anything; a dial may ask to go higher.

    ``must_beat`` looks at the best card of the suit led, also when a trump lies on it already.
    """
    if not trick:
        return Owed(rulebook.LEAD, hand, None, None, hand)
    suit = trick[0][1].suit
    pool = tuple([card for card in hand if card.suit == suit])
    if pool:
        if rules.duty.must_beat:
            top = max(card for _, card in trick if card.suit == suit)
            return _higher(Owed(rulebook.FOLLOW, pool, rulebook.MUST_FOLLOW, rulebook.MUST_BEAT, pool), top, trump)
        return Owed(rulebook.FOLLOW, pool, rulebook.MUST_FOLLOW, None, pool)
    pool = tuple([card for card in hand if card.suit == trump])
    if pool:
        if rules.duty.must_overtrump:
            # Where no trump lies yet, every trump goes higher, so this asks for nothing more.
            ruff = Owed(rulebook.RUFF, pool, rulebook.MUST_TRUMP, rulebook.MUST_OVERTRUMP, pool)
            return _higher(ruff, winning(trick, trump)[1], trump)
        return Owed(rulebook.RUFF, pool, rulebook.MUST_TRUMP, None, pool)
    return Owed(rulebook.ANY, hand, None, None, hand)


def _higher(duty: Owed, top: Card, trump: Suit) -> Owed:
    """The duty narrowed to cards above ``top``, if there are any."""
    higher = tuple([card for card in duty.pool if beats(card, top, trump)])
    return duty._replace(cards=higher) if higher else duty._replace(narrow=None)


def moves(state: State) -> tuple[Move, ...]:
    """Every legal move of the mover: his cards in the order of his hand, then sets from sevens to aces."""
    phase = state.phase
    if isinstance(phase, Play):
        assert state.trump is not None
        cards = owed(state.rules, state.hands[phase.seat], state.trick, state.trump).cards
        plays = tuple([PLAY[card] for card in cards])
        if state.tricks or state.rules.before_lead:
            return plays
        return plays + tuple(MELD[each.rank] for each in open_sets(state, phase.seat))
    if isinstance(phase, Meld):
        return (*(MELD[each.rank] for each in open_sets(state, phase.seat)), PASS)
    if isinstance(phase, Claim) and phase.seat is not None:
        return (SILENT,) if SIDES[phase.seat] in phase.barred else (ENOUGH, SILENT)
    return ()


def candidates(state: State, seat: int) -> tuple[Move, ...]:
    """Every move worth a verdict: each card of the hand; for the mover also his sets and calls now."""
    plays = tuple(PLAY[card] for card in state.hands[seat])
    if seat != state.phase.seat:
        return plays
    calls = tuple(MELD[each.rank] for each in open_sets(state, seat))
    if isinstance(state.phase, Meld):
        calls += (PASS,)
    if isinstance(state.phase, Claim):
        calls += (ENOUGH, SILENT)
    return plays + calls


def judge(state: State, seat: int, move: Move) -> Verdict:
    """Why this move is legal or not, with every reason; for any seat and any move."""
    permits: Reasons = []
    forbids: Reasons = []
    if state.phase.seat is None:
        forbids.append(_reason(rulebook.CLOSED, seat=seat, phase=state.phase.name))
    elif seat != state.phase.seat:
        forbids.append(_reason(rulebook.NOT_YOURS, seat=seat, mover=state.phase.seat))
    rule = _JUDGES.get(move.kind, _unknown)
    rule(state, seat, move, permits, forbids)
    return Verdict(move, tuple(permits), tuple(forbids))


def _reason(rule: Rule, **facts: object) -> Reason:
    return Reason(rule.id, facts)


def _moving(state: State, seat: int) -> bool:
    """True for the mover. The phase is judged for him only; the others hear that it is not their turn."""
    return seat == state.phase.seat


def _claims_first(phase: Claim, seat: int) -> Reason:
    """In a claim window nothing else is done; ``after`` tells what opened it."""
    return _reason(rulebook.CLAIM_OPEN, seat=seat, after=phase.after)


def _unknown(state: State, seat: int, move: Move, permits: Reasons, forbids: Reasons) -> None:
    forbids.append(_reason(rulebook.UNKNOWN, seat=seat, code=move.code))


# --- cards ------------------------------------------------------------------------------------------------


def _play(state: State, seat: int, move: Move, permits: Reasons, forbids: Reasons) -> None:
    card = move.card
    if card is None or move.suit is not None:  # a card that names a suit: the other game's move
        return _unknown(state, seat, move, permits, forbids)
    if card not in state.hands[seat]:
        forbids.append(_reason(rulebook.NOT_HELD, seat=seat, card=card))
    if not _moving(state, seat):
        return None
    if isinstance(state.phase, Claim):
        forbids.append(_claims_first(state.phase, seat))
    elif isinstance(state.phase, Meld):
        forbids.append(_reason(rulebook.MELD_OPEN, seat=seat))
    elif card in state.hands[seat]:
        _to_trick(state, seat, card, permits, forbids)
    return None


def _to_trick(state: State, seat: int, card: Card, permits: Reasons, forbids: Reasons) -> None:
    assert state.trump is not None
    duty = owed(state.rules, state.hands[seat], state.trick, state.trump)
    if card in duty.pool:
        permits.append(Reason(duty.permit.id, trick_facts(state, seat, card)))
        if card not in duty.cards and duty.narrow is not None:
            forbids.append(Reason(duty.narrow.id, {**trick_facts(state, seat, card), "held": _sorted(duty.cards)}))
    elif duty.strict is not None:
        forbids.append(Reason(duty.strict.id, {**trick_facts(state, seat, card), "held": _sorted(duty.pool)}))


def trick_facts(state: State, seat: int, card: Card) -> dict[str, Any]:
    """The facts about the trick that a sentence about a card can use; of a lead: mover, card and trump."""
    assert state.trump is not None
    number = len(state.tricks) + 1
    if not state.trick:
        return {"seat": seat, "card": card, "trump": state.trump, "number": number}
    by, led = state.trick[0]
    winner, best = winning(state.trick, state.trump)
    return {
        "seat": seat,
        "card": card,
        "trump": state.trump,
        "number": number,
        "led": led,
        "by": by,
        "suit": led.suit,
        "winner": winner,
        "best": best,
        "partnered": SIDES[winner] == SIDES[seat],
    }


def _sorted(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(cards))


# --- sets -------------------------------------------------------------------------------------------------


def _meld(state: State, seat: int, move: Move, permits: Reasons, forbids: Reasons) -> None:
    assert move.rank is not None
    rank = move.rank
    held = of_rank(state.hands[seat], rank)
    if _moving(state, seat) and not in_time(state, seat):
        if isinstance(state.phase, Claim):
            forbids.append(_claims_first(state.phase, seat))
        else:
            window = state.rules.melds.meld_window
            forbids.append(_reason(rulebook.MELD_TOO_LATE, seat=seat, rank=rank, window=window))
    if announced(state, seat, rank):
        forbids.append(_reason(rulebook.MELD_ANNOUNCED, seat=seat, rank=rank))
    elif len(held) < 3:
        forbids.append(_reason(rulebook.MELD_NONE, seat=seat, rank=rank, held=held))
    elif not worth(rank, len(held)):
        forbids.append(_reason(rulebook.MELD_WORTHLESS, seat=seat, rank=rank))
    if not forbids:
        points = worth(rank, len(held))
        permits.append(_reason(rulebook.MELD_ALLOW, seat=seat, rank=rank, size=len(held), points=points, cards=held))


def _pass(state: State, seat: int, move: Move, permits: Reasons, forbids: Reasons) -> None:
    if not _moving(state, seat):
        return
    if isinstance(state.phase, Meld):
        permits.append(_reason(rulebook.MELD_CLOSE, seat=seat))
    elif isinstance(state.phase, Claim):
        forbids.append(_claims_first(state.phase, seat))
    else:
        forbids.append(_reason(rulebook.MELD_NOT_OPEN, seat=seat))


# --- claims -----------------------------------------------------------------------------------------------


def _claim(state: State, seat: int, move: Move, permits: Reasons, forbids: Reasons) -> None:
    if not _moving(state, seat):
        return
    phase = state.phase
    if not isinstance(phase, Claim):
        forbids.append(_reason(rulebook.CLAIM_NOT_NOW, seat=seat, window=state.rules.claims.claim_window))
        return
    where = standing(state, phase, seat)
    if move is SILENT:
        facts = {"seat": seat, **where._asdict(), "outcome": risk(state, where)}
        permits.append(Reason(rulebook.CLAIM_SILENT.id, facts))
        return
    if where.side in phase.barred:
        # Each player speaks once in a window, so it was his partner who barred the side.
        forbids.append(_reason(rulebook.CLAIM_BARRED, seat=seat, side=where.side, by=(seat + 2) % 4))
        return
    facts = {"seat": seat, **where._asdict(), "outcome": claiming(state.rules, where)[1]}
    permits.append(Reason(rulebook.CLAIM_ENOUGH.id, facts))


_JUDGES: Final[dict[str, Callable[[State, int, Move, Reasons, Reasons], None]]] = {
    "play": _play,
    "meld": _meld,
    "pass": _pass,
    "enough": _claim,
    "silent": _claim,
}


def refused(state: State) -> dict[str, str]:
    """For each card of the mover's hand that may not be played now the id of the first rule that forbids it.

    In plain string order of the cards.
    """
    seat = state.phase.seat
    if seat is None:
        return {}
    legal = {move.card for move in moves(state)}
    cards = sorted((card for card in state.hands[seat] if card not in legal), key=lambda card: card.code)
    return {card.code: judge(state, seat, PLAY[card]).forbids[0].rule for card in cards}


HIDDEN: Final = frozenset({"held"})
"""Facts of a verdict that give away the mover's hand."""


def reveal(state: State, verdict: Verdict, mover: int, seat: int | None) -> Verdict:
    """A verdict on a move of ``mover`` as ``seat`` may know it: without the facts in ``HIDDEN``."""
    if seat is None or seat == mover:
        return verdict
    return Verdict(verdict.move, _open(verdict.permits), _open(verdict.forbids))


def _open(reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
    return tuple(
        Reason(reason.rule, {name: fact for name, fact in reason.facts.items() if name not in HIDDEN})
        for reason in reasons
    )
