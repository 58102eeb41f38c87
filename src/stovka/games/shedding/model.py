"""States, phases and events of the 101 family: plain tuples, made anew and never changed."""

from __future__ import annotations

from typing import NamedTuple

from stovka.core.cards import Card, Rank, Suit
from stovka.core.scores import Line
from stovka.games.shedding.ruleset import RuleSet

# --- phases: one tagged field that carries what it needs ----------------------------------------------------


class Play(NamedTuple):
    """The mover comes to move afresh. An empty hand here owes a take."""

    name: str = "play"


class Drawn(NamedTuple):
    """The mover has made his ordinary draw: because nothing fitted, of his own will, or as his comeback."""

    voluntary: bool
    comeback: bool
    name: str = "drawn"


class Cover(NamedTuple):
    """The mover owes a cover to the card on top."""

    card: Card
    name: str = "cover"


class Order(NamedTuple):
    """The dealer owes a suit to his opening card; then ``next`` moves, or is asked about ``debt``."""

    next: int
    debt: Debt | None
    name: str = "order"


class Answer(NamedTuple):
    """The mover may pass a debt on with a card of its rank, or accept it."""

    debt: Debt
    name: str = "answer"


class Counting(NamedTuple):
    """The round is over, its hands are not counted yet. ``winner`` is None after a blocked round; ``card`` is
    the winner's last card."""

    winner: int | None
    card: Card | None
    name: str = "score"


class Between(NamedTuple):
    """Before a deal."""

    name: str = "deal"


class Over(NamedTuple):
    """The match is over. ``ranking``: groups of seats of equal rank, best first."""

    ranking: tuple[tuple[int, ...], ...]
    name: str = "over"


Phase = Play | Drawn | Cover | Order | Answer | Counting | Between | Over

PLAY = Play()
DRAWN = Drawn(voluntary=False, comeback=False)
DRAWN_VOLUNTARY = Drawn(voluntary=True, comeback=False)
DRAWN_COMEBACK = Drawn(voluntary=False, comeback=True)
BETWEEN = Between()

# --- the state ------------------------------------------------------------------------------------------------


class Debt(NamedTuple):
    """What an answerable card asks of the next player: cards to draw, a turn to miss. ``by`` laid ``card``."""

    rank: Rank
    draw: int
    skip: bool
    by: int
    card: Card


class Wish(NamedTuple):
    """A suit that was ordered, by whom, with which card. It dies with the next card played."""

    suit: Suit
    by: int
    card: Card


class Exit(NamedTuple):
    """A player who went out of the match, in which round, at which total."""

    seat: int
    round: int
    total: int


class State(NamedTuple):
    """A match at one moment.

    ``hands``: None for a player out of the match. ``stock``: top card first. ``pile``: oldest first, top last.
    ``number``: moves made in this round. ``starved``: starved turns in a row. ``misses``: turns each seat still
    owes to a card that makes its victim miss later. ``totals``: per seat, kept for those out too.
    """

    rules: RuleSet
    round: int
    dealer: int | None
    hands: tuple[tuple[Card, ...] | None, ...]
    stock: tuple[Card, ...]
    pile: tuple[Card, ...]
    wish: Wish | None
    seat: int | None
    phase: Phase
    number: int
    starved: int
    misses: tuple[int, ...]
    totals: tuple[int, ...]
    exits: tuple[Exit, ...]


# --- events: the rule's id, the seat, and the facts -------------------------------------------------------------


class Dealt(NamedTuple):
    """Cards were dealt by ``seat``. ``hands`` without the opening card; ``stock`` top first; ``deck`` as shuffled."""

    rule: str
    seat: int
    round: int
    hands: tuple[tuple[Card | None, ...] | None, ...]
    stock: tuple[Card | None, ...]
    deck: tuple[Card | None, ...]


class Opened(NamedTuple):
    """The dealer's last card was turned up: his move."""

    rule: str
    seat: int
    card: Card


class Played(NamedTuple):
    """A card was laid; the rule is what let it through. ``top`` and ``wish`` are what it was laid on."""

    rule: str
    seat: int
    card: Card
    top: Card
    left: int


class Took(NamedTuple):
    """A player drew one card as his own move. ``then`` is the phase he is in afterwards."""

    rule: str
    seat: int
    card: Card | None
    then: Phase


class Passed(NamedTuple):
    """A player said pass."""

    rule: str
    seat: int


class Drew(NamedTuple):
    """A player drew because of a card: ``cards`` of the ``asked`` that were owed to ``card`` played by ``by``."""

    rule: str
    seat: int
    cards: tuple[Card | None, ...]
    asked: int
    card: Card
    by: int


class Skipped(NamedTuple):
    """A player missed his turn because of ``card``, played by ``by`` (both None for a turn owed from earlier)."""

    rule: str
    seat: int
    card: Card | None
    by: int | None


class Owes(NamedTuple):
    """A player will miss his next turn, because of ``card`` played by ``by``."""

    rule: str
    seat: int
    card: Card
    by: int


class Ordered(NamedTuple):
    """A suit was ordered by ``seat`` with ``card``. ``call``: said as a move of its own."""

    rule: str
    seat: int
    suit: Suit
    card: Card
    call: bool


class Recycled(NamedTuple):
    """The pile below its top card became stock: ``cards`` top first, below what was left of the stock."""

    rule: str
    seat: int | None
    cards: tuple[Card | None, ...]


class Covering(NamedTuple):
    """A player must cover his own ``card`` before anything else."""

    rule: str
    seat: int
    card: Card


class Ordering(NamedTuple):
    """The dealer must order a suit for his opening card; then comes ``next`` (with ``debt``)."""

    rule: str
    seat: int
    card: Card
    next: int
    debt: Debt | None


class Asked(NamedTuple):
    """A victim who can answer is asked; ``draw`` cards and (``skip``) a missed turn are at stake."""

    rule: str
    seat: int
    debt: Debt


class Turn(NamedTuple):
    """A player comes to move. ``card``: the one that lets him move again, else None. ``starved``: turns in a row
    that began with at most one card to draw, this one included."""

    rule: str
    seat: int
    card: Card | None
    starved: int


class Stays(NamedTuple):
    """A player laid his last card, but with that card nobody goes out."""

    rule: str
    seat: int
    card: Card


class RoundOver(NamedTuple):
    """The round ended: ``seat`` went out with ``card``; or it is blocked (both None) after ``turns``."""

    rule: str
    seat: int | None
    card: Card | None
    turns: int


class Lowest(NamedTuple):
    """A blocked round was won by the lowest hand (None: equal lowest hands). ``points`` of that hand."""

    rule: str
    seat: int | None
    points: int


class Counted(NamedTuple):
    """A player's hand was counted: its lines, their sum, and the new total before any reset."""

    rule: str
    seat: int
    lines: tuple[Line, ...]
    points: int
    before: int
    total: int


class Changed(NamedTuple):
    """A total was set: exactly at a limit back to 0, or cut at the floor."""

    rule: str
    seat: int
    before: int
    total: int


class Out(NamedTuple):
    """A player is out of the match at this total."""

    rule: str
    seat: int
    total: int


class MatchOver(NamedTuple):
    """The match ended. ``seat``: the winner, None when several share it."""

    rule: str
    seat: int | None
    ranking: tuple[tuple[int, ...], ...]


# --- small questions that many rules ask ------------------------------------------------------------------------


def following(state: State, seat: int) -> int:
    """The next seat clockwise among the players still in the match."""
    hands = state.hands
    seat += 1
    while seat == len(hands) or hands[seat] is None:
        seat = 0 if seat == len(hands) else seat + 1
    return seat


def preceding(state: State, seat: int) -> int:
    """The seat before, among the players still in the match."""
    hands = state.hands
    count = len(hands)
    seat = (seat - 1) % count
    while hands[seat] is None:
        seat = (seat - 1) % count
    return seat


def drawable(state: State) -> int:
    """How many cards could be drawn: the stock and the pile below its top card."""
    return len(state.stock) + max(len(state.pile) - 1, 0)
