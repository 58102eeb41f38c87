"""What the tests of Stovkahra share: rules, positions set by hand, matches at random or from a record."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from stovka.core.cards import Card, card, cards
from stovka.core.chance import Key, Quick, Scripted
from stovka.core.engine import Step, play
from stovka.core.moves import MOVES, Move
from stovka.games.tricks.game import TRICKS
from stovka.games.tricks.model import SIDES, Claim, Play, State, Won, clockwise
from stovka.games.tricks.ruleset import RuleSet, build
from stovka.games.tricks.taking import winning

DATA = Path(__file__).parents[2] / "data"


def rules(**dials: Any) -> RuleSet:
    """Stovkahra with some dials turned."""
    return build("stovkahra", [], dials)


def trick(text: str, first: int = 0) -> tuple[tuple[int, Card], ...]:
    """``trick("10H 7H")``: cards laid in turn from a seat."""
    return tuple(zip(clockwise(first), cards(text), strict=False))


def position(  # the parts of a position that tests set by hand
    hands: Sequence[str] = ("", "", "", ""),
    *,
    trump: str = "C",
    laid: str = "",
    first: int = 0,
    number: int = 2,
    totals: tuple[int, int] = (0, 0),
    **dials: Any,
) -> State:
    """A position in trick ``number``: ``laid`` on the table from seat ``first``, whose neighbour moves next.

    Tricks before it count as taken by nobody's card of worth; the dealer is the seat before ``first``.
    """
    table = trick(laid, first)
    empty = Won(1, first, card("8S"), ())
    return TRICKS.start(rules(**dials), 4)._replace(
        round=1,
        dealer=(first - 1) % 4,
        hands=tuple(cards(hand) for hand in hands),
        trump=trump,
        turned=card(f"8{trump}"),
        trick=table,
        tricks=tuple(empty._replace(number=n) for n in range(1, number)),
        totals=totals,
        phase=Play((first + len(table)) % 4),
    )


def window(totals: tuple[int, int], first: int = 0, **dials: Any) -> State:
    """A claim window after a deal with these totals; seat ``first`` speaks first."""
    state = position(totals=totals, first=first, number=9, **dials)
    order = clockwise(first)
    back = TRICKS.start(state.rules, 4).phase
    assert not isinstance(back, Claim)
    return state._replace(phase=Claim(first, order[1:], (), (), "deal", back))  # type: ignore[arg-type]


def legal(state: State) -> set[str]:
    """The codes of the legal moves."""
    return {move.code for move in TRICKS.moves(state)}


def do(state: State, *codes: str) -> Step:
    """The last step of some legal moves."""
    for code in codes:
        seat = TRICKS.mover(state)
        step = play(TRICKS, state, seat, MOVES[code], Quick(0))
        assert step.verdict.legal, (code, step.verdict)
        state = step.after
    return step


def event(step: Step, kind: type) -> Any:
    """The only event of its kind in a step."""
    (found,) = [each for each in step.events if isinstance(each, kind)]
    return found


def forbidden(state: State, code: str, seat: int | None = None) -> list[str]:
    """The ids of the rules that forbid a move (of the mover, unless a seat is given)."""
    mover = TRICKS.mover(state)
    judged = mover if seat is None else seat
    assert judged is not None
    return [reason.rule for reason in TRICKS.judge(state, judged, MOVES[code]).forbids]


class Taken(NamedTuple):
    """What a trick would come to: its winner, and the bonus with its rule (0 and "" when there is none)."""

    winner: int
    bonus: int
    rule: str


def take(text: str, number: int, trump: str = "C", first: int = 0, **dials: Any) -> Taken:
    """Four cards laid as trick ``number`` through the engine."""
    laid, last = text.rsplit(" ", 1)
    table = trick(text, first)
    seat = table[-1][0]
    hands = [last if each == seat else "" for each in range(4)]
    step = do(position(hands, trump=trump, laid=laid, first=first, number=number, **dials), last)
    bonus = [each for each in step.events if type(each).__name__ == "Bonus"]
    took = [each for each in step.events if type(each).__name__ == "Took"]
    assert took[0].seat == winning(table, trump)[0]
    assert took[0].side == SIDES[took[0].seat]  # type: ignore[attr-defined]
    value, rule = (bonus[0].value, bonus[0].rule) if bonus else (0, "")  # type: ignore[attr-defined]
    return Taken(took[0].seat or 0, value, rule)


def steps(rule_set: RuleSet, seed: int, deals: int = 3, *, silent: bool = False) -> Iterator[Step]:
    """A match of random legal moves, step by step, until it ends or so many deals are over.

    ``silent``: nobody says enough, so that every deal is counted.
    """
    chance, choose = Quick(seed), random.Random(seed)
    state = TRICKS.start(rule_set, 4)
    while not TRICKS.over(state):
        due = TRICKS.due(state)
        if due is not None:
            if due.kind == "deal" and state.round == deals:
                return
            step = play(TRICKS, state, None, due, chance)
        else:
            options = TRICKS.moves(state)
            if silent:
                options = tuple(move for move in options if move.code != "enough")
            step = play(TRICKS, state, TRICKS.mover(state), choose.choice(options), chance)
        yield step
        state = step.after


class Replayed(NamedTuple):
    """A line of a record beside the one that the engine makes in its place."""

    given: dict[str, Any]
    made: dict[str, Any]


def replay(path: Path) -> Iterator[Replayed]:
    """The deal, move, score, end and turn lines of a record or trace, each beside the engine's own."""
    given = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    header, given = given[0], given[1:]
    deals = [line for line in given if line["type"] == "deal"]
    script: dict[Key, Sequence[object]] = {Key("lot", 1): (deals[0]["dealer"],)}
    script |= {Key("deal", line["round"]): [card(code) for code in line["deck"]] for line in deals}
    state = TRICKS.start(build("stovkahra", [], header["rules"], strict=True), len(header["seats"]))
    made: list[dict[str, Any]] = []
    for line in given:
        if line["type"] == "turn":
            yield Replayed(line, TRICKS.turn(state))
            continue
        if not made:
            due = TRICKS.due(state)
            move: Move = MOVES[line["move"]] if due is None else due
            step = play(TRICKS, state, TRICKS.mover(state), move, Scripted(script))
            assert due is not None or step.verdict.legal, (line, step.verdict)
            made = list(TRICKS.write(state, move, step.events))
            state = step.after
        yield Replayed(line, made.pop(0))
    assert not made
