"""Positions of the 101 family set up by hand, and played by code.

``at("russian", "9H", A="9S KH 7C QD", B="8C 8D")`` is a table where A is to move on the nine of hearts. Seats are
the letters A B C … clockwise from 0; seats that are not named hold two dull cards, ``""`` is an empty hand that owes
a take, ``None`` is a player out of the match. Any dial is a keyword: ``draw="until_fits"``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar, cast

from stovka.core.cards import Card, card, cards, codes
from stovka.core.chance import Chance, Key, Scripted
from stovka.core.engine import Step, play
from stovka.core.errors import Refusal
from stovka.core.moves import DEAL, MOVES, SCORE
from stovka.games import open_variant
from stovka.games.shedding.game import SHEDDING
from stovka.games.shedding.model import (
    BETWEEN,
    PLAY,
    Changed,
    Counted,
    Counting,
    Drew,
    Exit,
    Out,
    Over,
    Phase,
    RoundOver,
    Skipped,
    State,
    Wish,
)
from stovka.games.shedding.ruleset import RuleSet
from stovka.games.shedding.scoring import hand_lines

A, B, C, D, E, F, G, H = range(8)
LETTERS = "ABCDEFGH"
OLD = ("russian", "alternative", "czech")
MAVRS = ("mavr", "mavr-one")
VARIANTS = (*OLD, *MAVRS)
T = TypeVar("T")
_DULL = ("J", "10", "8", "K")


def rules(variant: str, **dials: Any) -> RuleSet:
    """The rules of a variant with some dials turned."""
    return cast(RuleSet, open_variant(variant, dials)[1])


def problems(variant: str, differences: dict[str, Any], *, strict: bool = False) -> list[str]:
    """The ids of everything that is refused about these differences; empty when they are accepted."""
    try:
        open_variant(variant, differences, strict=strict)
    except Refusal as refusal:
        return [problem.id for problem in refusal.problems]
    return []


class Table:
    """A match in play. Every move is asked of the engine first, then carried out."""

    def __init__(self, state: State, step: Step | None = None) -> None:
        self.state = state
        self.steps: list[Step] = [step] if step else []

    # --- what stands on the table -----------------------------------------------------------------------------
    @property
    def mover(self) -> int | None:
        return self.state.seat

    @property
    def phase(self) -> str:
        return self.state.phase.name

    @property
    def order(self) -> str | None:
        return self.state.wish.suit if self.state.wish else None

    def hand(self, seat: int) -> set[str]:
        return set(codes(self.state.hands[seat] or ()))

    @property
    def stock(self) -> str:
        return " ".join(codes(self.state.stock))

    @property
    def pile(self) -> str:
        return " ".join(codes(self.state.pile))

    @property
    def legal(self) -> set[str]:
        return {move.code for move in SHEDDING.moves(self.state)}

    def why(self, code: str, seat: int | None = None) -> str:
        """The id of the first rule that forbids this move; of the one that permits it when it is legal."""
        seat = self.state.seat if seat is None else seat
        verdict = SHEDDING.judge(self.state, cast(int, seat), MOVES[code])
        return verdict.permits[0].rule if verdict.legal else verdict.forbids[0].rule

    def facts(self, code: str, seat: int | None = None) -> Mapping[str, Any]:
        seat = self.state.seat if seat is None else seat
        verdict = SHEDDING.judge(self.state, cast(int, seat), MOVES[code])
        return verdict.permits[0].facts if verdict.legal else verdict.forbids[0].facts

    # --- playing ----------------------------------------------------------------------------------------------
    def play(self, text: str, *, recycled: str = "") -> Table:
        """Plays moves by code, each by whoever is to move. ``recycled`` is the shuffled pile, top first."""
        for code in text.split():
            script = {Key("recycle", self.state.round, self.state.number): cards(recycled)} if recycled else {}
            assert code in self.legal, f"{code} is refused by {self.why(code)}; legal are {sorted(self.legal)}"
            self._step(self.state.seat, MOVES[code], Scripted(cast("dict[Key, Sequence[object]]", script)))
        return self

    def deal(self, deck: Sequence[Card], lot: int = 0) -> Table:
        state = self.state
        script: dict[Key, Sequence[object]] = {
            Key("deal", state.round + 1): deck,
            Key("lot", 1): (lot, *(seat for seat in range(len(state.hands)) if seat != lot)),
        }
        self._step(None, DEAL, Scripted(script))
        return self

    def score(self) -> Table:
        self._step(None, SCORE, Scripted({}))
        return self

    def _step(self, seat: int | None, move: Any, chance: Chance) -> None:
        step = play(SHEDDING, self.state, seat, move, chance)
        self.steps.append(step)
        self.state = step.after

    # --- what happened in the last step ---------------------------------------------------------------------------
    def events(self, kind: type[T]) -> list[T]:
        return [event for event in self.steps[-1].events if isinstance(event, kind)]

    def event(self, kind: type[T]) -> T:
        (found,) = self.events(kind)
        return found

    @property
    def told(self) -> list[str]:
        """The ids of the rules behind the last step's events."""
        return [event.rule for event in self.steps[-1].events]

    @property
    def drew(self) -> dict[int, int]:
        """Who drew how many cards because of a card, in the last step."""
        return {event.seat: len(event.cards) for event in self.events(Drew)}

    @property
    def missed(self) -> list[int]:
        """Who missed a turn in the last step."""
        return [event.seat for event in self.events(Skipped)]

    # --- the end of the round and of the match -----------------------------------------------------------------------
    @property
    def over(self) -> bool:
        return isinstance(self.state.phase, Counting)

    @property
    def winner(self) -> int | None:
        assert isinstance(self.state.phase, Counting), "the round goes on"
        return self.state.phase.winner

    @property
    def end(self) -> str:
        """The id of the rule that ended the round."""
        return self.event(RoundOver).rule

    @property
    def points(self) -> list[int]:
        return [event.points for event in self.events(Counted)]

    @property
    def totals(self) -> list[int]:
        return list(self.state.totals)

    @property
    def out(self) -> list[int]:
        return [event.seat for event in self.events(Out)]

    @property
    def reset(self) -> list[int]:
        return [event.seat for event in self.events(Changed)]

    @property
    def ranking(self) -> tuple[tuple[int, ...], ...]:
        assert isinstance(self.state.phase, Over), "the match goes on"
        return self.state.phase.ranking

    @property
    def score_line(self) -> dict[str, Any]:
        step = self.steps[-1]
        return SHEDDING.write(step.before, step.move, step.events)[0]


def at(
    variant: str,
    top: str,
    *,
    turn: int = A,
    seats: int = 0,
    stock: str = "...",
    below: str = "",
    order: str | None = None,
    phase: Phase = PLAY,
    number: int = 0,
    starved: int = 0,
    misses: Sequence[int] = (),
    totals: Sequence[int] = (),
    dealer: int = 0,
    **more: Any,
) -> Table:
    """A position. ``below``: the pile under ``top``, oldest first; ``stock``: top first, ``...`` stands for all
    cards that are nowhere else."""
    hands = {LETTERS.index(name): text for name, text in more.items() if name in LETTERS}
    ruleset = rules(variant, **{name: value for name, value in more.items() if name not in LETTERS})
    count = max(seats, max(hands, default=1) + 1, 2)
    named = cards(" ".join([top, below, stock.replace("...", ""), *(text or "" for text in hands.values())]))
    rest = [each for each in ruleset.deck if each not in named]
    held: list[tuple[Card, ...] | None] = []
    for seat in range(count):
        if seat in hands:
            held.append(None if hands[seat] is None else cards(hands[seat]))
        else:
            filler = [each for rank in _DULL for each in rest if each.rank == rank and each.suit != "S"][:2]
            rest = [each for each in rest if each not in filler]
            held.append(tuple(filler))
    drawn = cards(stock.replace("...", ""))
    exits = tuple(Exit(seat, 1, 102) for seat, hand in enumerate(held) if hand is None)
    state = State(
        rules=ruleset,
        round=2,
        dealer=dealer,
        hands=tuple(held),
        stock=(*drawn, *rest) if "..." in stock else drawn,
        pile=cards(f"{below} {top}"),
        wish=Wish(order, (turn - 1) % count, card(top)) if order else None,
        seat=turn,
        phase=phase,
        number=number,
        starved=starved,
        misses=tuple(misses) or (0,) * count,
        totals=tuple(totals) or (0,) * count,
        exits=exits,
    )
    return Table(state)


def opened(variant: str, opener: str, *, dealer: int = A, seats: int = 2, stock: str = "", **more: Any) -> Table:
    """A first round just dealt, with this opening card. Hands that are not given, and what is missing in those that
    are, come from the dull cards left over, so does the stock after ``stock``."""
    hands = {LETTERS.index(name): cards(text) for name, text in more.items() if name in LETTERS}
    ruleset = rules(variant, **{name: value for name, value in more.items() if name not in LETTERS})
    named = (card(opener), *cards(stock), *(each for hand in hands.values() for each in hand))
    rest = [each for each in ruleset.deck if each not in named]
    rest.sort(key=lambda each: (each.rank not in _DULL or each.suit == "S", each))
    size = ruleset.deal.hand_size
    full = []
    for seat in range(seats):
        hand = list(hands.get(seat, ()))
        while len(hand) < size - (seat == dealer):
            hand.append(rest.pop(0))
        full.append([*hand, card(opener)] if seat == dealer else hand)
    order = [(dealer + 1 + k) % seats for k in range(seats)]
    deck = [full[seat][i] for i in range(size) for seat in order] + [*cards(stock), *rest]
    return Table(SHEDDING.start(ruleset, seats)).deal(deck, dealer)


def ended(variant: str, winner: int | None, last: str | None, *, totals: Sequence[int] = (), **more: Any) -> Table:
    """A round that is over, already counted. ``winner`` None: it was blocked."""
    table = at(variant, last or "9H", totals=totals, **more)
    phase = Counting(winner, card(last) if last else None)
    table.state = table.state._replace(seat=None, phase=phase)
    return table.score()


def between(variant: str, totals: Sequence[int], *, dealer: int, out: Sequence[int] = (), **dials: Any) -> Table:
    """A match between two rounds."""
    exits = tuple(Exit(seat, 1, 102) for seat in out)
    state = SHEDDING.start(rules(variant, **dials), len(totals))
    return Table(state._replace(round=1, dealer=dealer, totals=tuple(totals), exits=exits, phase=BETWEEN))


def cost(variant: str, hand: str, **dials: Any) -> int:
    """What a loser's hand costs."""
    return sum(line.value for line in hand_lines(rules(variant, **dials), cards(hand)))
