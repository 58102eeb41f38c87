"""A position of Stovkahra, set up by hand from a few words."""

from __future__ import annotations

from typing import Final

from stovka.core.cards import SUITS, Card, Suit, card
from stovka.core.placing import UNTOLD, Hand, Placing
from stovka.games.tricks.melds import sets, worth
from stovka.games.tricks.model import (
    PLAYERS,
    SIDES,
    TRICKS,
    Announced,
    Between,
    Claim,
    Meld,
    Pair,
    Phase,
    Play,
    State,
    Won,
    clockwise,
)
from stovka.games.tricks.ruleset import RuleSet

WORDS: Final = (
    "hands",
    "trump",
    "trick",
    "mover",
    "number",
    "phase",
    "silent",
    "totals",
    "gained",
    "dealer",
    "round",
    "melds",
)
PHASES: Final = ("play", "claim", "meld")


def place(rules: RuleSet, **words: object) -> State:
    """The state that these words describe. Raises ``Refusal`` with every problem at once.

    - ``hands``: by seat, ``"10H AC | ? | ? | ?"``; ``?`` deals what is missing from the cards not named. Seats that
      are missing at the end are dealt like ``?``.
    - ``trump``: the shown card, ``"8C"``, which is its dealer's, or only its suit, ``"C"``: then the lowest card of
      it that nobody named was shown.
    - ``trick``: what lies on the table, in the order laid, ``"10H 7H"``; the mover is next. Nothing said: he leads.
    - ``mover``: the seat that is to move (0). ``number``: of the trick (by the cards in the mover's hand).
    - ``phase``: ``play`` (default), or ``claim``: the window after a deal, with nothing in the hands; ``silent``:
      how many have spoken before the mover; or, where sets are announced before the lead, ``meld``.
    - ``melds``: sets announced in this deal, by seat, ``"| KC KD KH | |"``.
    - ``totals``: points of both sides, ``"75 0"``; ``gained``: of the running deal. ``dealer``: a seat (by default
      the one before who led). ``round``: its number (1).

    What happened in tricks before this one is not told: they count nothing.
    """
    told = Placing(words, WORDS, rules.deck)
    phase = told.choice("phase", PHASES if rules.before_lead else PHASES[:2])
    if phase != "claim":
        told.require("hands")
        told.require("trump")
    told.finish()
    trump, turned = _trump(told)
    laid = told.cards("trick")
    hands = told.hands() if told.said("hands") else []
    if turned is None and trump is not None:
        turned = next((each for each in told.unnamed() if each.suit == trump), None)
    hands += [UNTOLD] * (PLAYERS - len(hands))
    if len(hands) > PLAYERS or len(laid) >= PLAYERS:
        word, count, wanted = ("trick", len(laid), 3) if len(laid) >= PLAYERS else ("hands", len(hands), PLAYERS)
        told.note("wrong_count", word, count=count, wanted=wanted)
    mover = told.number("mover", 0, 0, PLAYERS - 1)
    number = told.number("number", _number(hands, mover), 1, TRICKS)
    totals, gained = _pair(told, "totals"), _pair(told, "gained")
    melds = _melds(told)
    silent = told.number("silent", 0, 0, PLAYERS - 1)
    told.finish()
    first = (mover - (silent if phase == "claim" else len(laid))) % PLAYERS
    dealer = told.number("dealer", (first - 1) % PLAYERS, 0, PLAYERS - 1)
    trick = tuple(zip(clockwise(first), laid, strict=False))
    if phase == "claim":
        dealt: tuple[tuple[Card, ...], ...] = ((),) * PLAYERS
        number = TRICKS + 1
    else:
        dealt = _hands(told, hands, trick, number, turned, dealer)
    told.finish()
    for meld in melds:
        gained = (gained[0] + meld.points, gained[1]) if SIDES[meld.seat] == 0 else (gained[0], gained[1] + meld.points)
    past = Won(1, first, card("8S"), ())  # a card that brings nothing, in a trick of which nothing is known
    return State(
        rules=rules,
        round=told.number("round", 1, 1, 999),
        number=len(laid),
        dealer=dealer,
        hands=dealt,
        trump=trump,
        turned=turned,
        trick=trick,
        tricks=tuple(past._replace(number=each) for each in range(1, number)),
        taken=((), ()),
        melds=melds,
        gained=gained,
        scored=None,
        totals=totals,
        phase=_phase(phase, mover, first, silent, dealt),
    )


def _trump(told: Placing) -> tuple[Suit | None, Card | None]:
    """The trump suit, and the shown card when it was named."""
    text = told.text("trump").strip().upper()
    if not text:
        return None, None
    if text in SUITS:
        return text, None
    if len(text) == 1:
        told.note("bad_choice", "trump", text=text, choices=list(SUITS))
        return None, None
    for shown in told.deck:
        if shown.code == text:
            return shown.suit, shown
    told.note("bad_card", "trump", text=text[:20])
    return None, None


def _pair(told: Placing, name: str) -> Pair:
    """A number for each side; 0 when nothing was said."""
    found = told.numbers(name, 2)
    return (found[0], found[1]) if found else (0, 0)


def _number(hands: list[Hand | None], mover: int) -> int:
    """The number of the trick in which the mover holds so many cards."""
    hand = hands[mover] if mover < len(hands) else None
    return 1 if hand is None or hand.more is None else max(1, TRICKS + 1 - len(hand.cards) - hand.more)


def _hands(
    told: Placing,
    hands: list[Hand | None],
    trick: tuple[tuple[int, Card], ...],
    number: int,
    turned: Card | None,
    dealer: int,
) -> tuple[tuple[Card, ...], ...]:
    """The four hands, each of the size that this trick asks for. The shown card lies in its dealer's when it was named
    nowhere and there is room; else it has been played."""
    due = [TRICKS + 1 - number - (seat in dict(trick)) for seat in range(PLAYERS)]
    held = hands[dealer]
    if turned is not None and turned in told.unnamed():
        shown = told.cards("trump", turned.code)  # named from here on: nobody else is dealt it
        if held is not None and held.more is None and len(held.cards) < due[dealer]:
            hands[dealer] = held._replace(cards=(*held.cards, *shown))
    dealt, _ = told.dealt(hands, due)
    for seat, hand in enumerate(dealt):
        if hand is None:
            told.note("bad_hand", "hands", text="-")
        elif len(hand) != due[seat]:
            told.note("uneven", "hands", seat=seat, count=len(hand), wanted=due[seat])
    return tuple(hand or () for hand in dealt)


def _melds(told: Placing) -> tuple[Announced, ...]:
    """The sets announced, one a seat; their cards may have been played since."""
    found = []
    for seat, part in enumerate(told.text("melds").split("|")):
        cards = tuple(sorted(each for each in told.deck if each.code in part.upper().split()))
        points = worth(cards[0].rank, len(cards)) if len({each.rank for each in cards}) == 1 else 0
        if points and seat < PLAYERS:
            found.append(Announced(seat, cards[0].rank, cards, points))
        elif part.strip():
            told.note("bad_hand", "melds", text=part.strip()[:20])
    return tuple(found)


def _phase(name: str, mover: int, first: int, silent: int, hands: tuple[tuple[Card, ...], ...]) -> Phase:
    if name == "play":
        return Play(mover)
    order = clockwise(first)
    if name == "meld":
        return Meld(mover, tuple(seat for seat in clockwise(mover)[1:] if sets(hands[seat])))
    return Claim(mover, order[silent + 1 :], order[:silent], (), "deal", Between())
