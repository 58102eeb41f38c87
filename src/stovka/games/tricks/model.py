"""States, phases and events of Stovkahra: plain tuples, made anew and never changed.

Seats are 0 to 3 clockwise, partners opposite. Sides are 0 (seats 0 and 2) and 1 (seats 1 and 3); records
call them A and B.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from stovka.core.cards import Card, Rank, Suit
from stovka.core.scores import Line
from stovka.games.tricks.ruleset import RuleSet

PLAYERS: Final = 4
TRICKS: Final = 8
SIDES: Final = (0, 1, 0, 1)
"""The side of each seat."""

Trick = tuple[tuple[int, Card], ...]
"""The cards of a trick with who played them, in order."""
Pair = tuple[int, int]
"""Something of side A and of side B."""


def clockwise(seat: int) -> tuple[int, ...]:
    """The four seats clockwise, beginning with this one."""
    return tuple((seat + step) % PLAYERS for step in range(PLAYERS))


# --- phases: one tagged field that carries what it needs; ``seat`` is the mover ---------------------------


class Between(NamedTuple):
    """Before a deal."""

    seat: None = None
    name: str = "deal"


class Play(NamedTuple):
    """The mover owes a card to the trick; under ``first_play`` he may announce sets before his first one."""

    seat: int
    name: str = "play"


class Meld(NamedTuple):
    """Under ``before_lead``: the mover announces, or passes. ``waiting``: who is asked after him."""

    seat: int
    waiting: tuple[int, ...]
    name: str = "meld"


class Claim(NamedTuple):
    """A claim window: the mover says *enough* or is silent; ``order`` speaks after him.

    ``silent``: seats that were silent in this window; ``barred``: sides that may not claim again in it;
    ``after``: what opened it (``deal``, ``trick``, ``meld``); ``back``: the phase that goes on when
    nobody wins (``Between`` after a deal).
    """

    seat: int | None
    order: tuple[int, ...]
    silent: tuple[int, ...]
    barred: tuple[int, ...]
    after: str
    back: Between | Play | Meld
    name: str = "claim"


class Scoring(NamedTuple):
    """The eighth trick is taken; the deal is not counted yet."""

    seat: None = None
    name: str = "score"


class Over(NamedTuple):
    """The game is over: side ``winner`` won, ``by`` ``enough`` or ``false_claim`` of seat ``claimant``."""

    winner: int
    by: str
    claimant: int
    seat: None = None
    name: str = "over"


Phase = Between | Play | Meld | Claim | Scoring | Over


# --- the state --------------------------------------------------------------------------------------------


class Won(NamedTuple):
    """A finished trick: its number (1 to 8), who won it with which card, and all its cards in order."""

    number: int
    winner: int
    card: Card
    cards: Trick


class Announced(NamedTuple):
    """An announced set: by whom, of which rank, its three or four cards, its points. All have seen it."""

    seat: int
    rank: Rank
    cards: tuple[Card, ...]
    points: int


class State(NamedTuple):
    """A match at one moment.

    ``hands``: in the order dealt. ``turned``: the shown trump card, kept when it is played; it is known to be
    the dealer's. ``tricks``: the finished ones; ``taken``: their cards per side. ``gained``: points of the
    running deal per side so far (see ``scoring``), 0 again once they are in ``totals``. ``scored``: the
    points of this deal once it is counted. ``number``: moves made in this round.
    """

    rules: RuleSet
    round: int
    number: int
    dealer: int | None
    hands: tuple[tuple[Card, ...], ...]
    trump: Suit | None
    turned: Card | None
    trick: Trick
    tricks: tuple[Won, ...]
    taken: tuple[tuple[Card, ...], tuple[Card, ...]]
    melds: tuple[Announced, ...]
    gained: Pair
    scored: Pair | None
    totals: Pair
    phase: Phase


def eldest(state: State) -> int:
    """The dealer's left-hand neighbour, who leads and is asked first. Only after a deal."""
    assert state.dealer is not None
    return (state.dealer + 1) % PLAYERS


def points_now(state: State, side: int) -> int:
    """What a side has now, for a claim: its total and what it has gained in the running deal."""
    return state.totals[side] + state.gained[side]


# --- events: the rule's id, the seat, and the facts -------------------------------------------------------


class Dealing(NamedTuple):
    """A new deal by ``seat``. ``deck``: the 32 cards, shuffled and cut, top first."""

    rule: str
    seat: int
    round: int
    deck: tuple[Card | None, ...]


class Dealt(NamedTuple):
    """Cards dealt to ``seat``, in packets of these sizes."""

    rule: str
    seat: int
    cards: tuple[Card | None, ...]
    packets: tuple[int, ...]


class Turned(NamedTuple):
    """The dealer's (``seat``) last card was shown to all: its suit is trump."""

    rule: str
    seat: int
    card: Card
    suit: Suit


class Turn(NamedTuple):
    """A player comes to move, in the phase ``play``, ``meld`` or ``claim``."""

    rule: str
    seat: int
    phase: str


class Melded(NamedTuple):
    """A set was announced and shown: ``size`` cards of a rank, ``points`` for ``side`` at once."""

    rule: str
    seat: int
    side: int
    rank: Rank
    size: int
    points: int
    cards: tuple[Card, ...]


class Passed(NamedTuple):
    """A player closed his announcing."""

    rule: str
    seat: int


class Played(NamedTuple):
    """A card was laid to trick ``number``; the rule is what let it through, with the facts of its verdict:
    ``led`` by ``by`` of ``suit``; until now ``winner`` was winning with ``best`` (``partnered``: the partner).
    All of these are None for a lead."""

    rule: str
    seat: int
    card: Card
    trump: Suit
    number: int
    led: Card | None = None
    by: int | None = None
    suit: Suit | None = None
    winner: int | None = None
    best: Card | None = None
    partnered: bool | None = None


class Took(NamedTuple):
    """``seat`` won trick ``number`` with ``card``. ``points``: of the cards in it; ``led``: the card led."""

    rule: str
    seat: int
    side: int
    number: int
    card: Card
    led: Card
    trump: Suit
    points: int
    trick: Trick


class SoFar(NamedTuple):
    """Only foretold, of a trick that is not full: with ``card`` laid, ``winner`` is winning with ``best``.

    ``partnered``: he is the mover's partner; ``left``: how many cards are still to come.
    """

    rule: str
    seat: int
    card: Card
    winner: int
    best: Card
    partnered: bool
    left: int


class Bonus(NamedTuple):
    """``seat``'s trick ``number``, won with ``card``, brings its side ``value`` points beside the cards."""

    rule: str
    seat: int
    side: int
    number: int
    card: Card
    value: int


class Counted(NamedTuple):
    """What a side scored in the deal: its lines, their sum, the total before and after."""

    rule: str
    seat: None
    side: int
    lines: tuple[Line, ...]
    points: int
    before: int
    total: int


class Scored(NamedTuple):
    """The deal is counted: points and new totals of both sides."""

    rule: str
    seat: None
    round: int
    points: Pair
    totals: Pair


class Window(NamedTuple):
    """A claim window opened after a ``deal``, ``trick`` or ``meld``; the seats speak in this order."""

    rule: str
    seat: None
    after: str
    order: tuple[int, ...]


class Said(NamedTuple):
    """A player said *enough* (``word`` ``enough``) or was ``silent``; the rule tells what it does.

    ``ours`` and ``theirs``: points of his side and of the opponents. ``outcome``: of *enough* ``wins steals
    loses ignored barred``; of silence what it risks, ``nothing chance game`` (see ``enough``). ``silent``:
    opponents who were silent in this window; ``rivals``: opponents who speak after him in it.
    """

    rule: str
    seat: int
    word: str
    side: int
    ours: int
    theirs: int
    target: int
    outcome: str
    silent: tuple[int, ...]
    rivals: tuple[int, ...]


class Closed(NamedTuple):
    """A claim window closed and nobody has won."""

    rule: str
    seat: None
    after: str
    totals: Pair


class Finished(NamedTuple):
    """The game ended by ``seat``'s word: side ``winner`` wins ``by`` ``enough`` or ``false_claim``."""

    rule: str
    seat: int
    winner: int
    by: str
