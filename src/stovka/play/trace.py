"""Traces: a record with the state told before every move; and ``check``, which says what a record is.

For tests and research. A trace shows every hand, so no face shows one to a player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from stovka.analyse.bots import bot_move, check_level
from stovka.core.chance import Seeded
from stovka.core.engine import Game, Step, play
from stovka.core.errors import Problem
from stovka.core.moves import DEAL, Move
from stovka.core.record import Record, Seat, dump, header_line
from stovka.games import open_variant
from stovka.play.replay import Replay, Undone, replay

Choose = Callable[[Game[Any], Any, int], Move]
"""Picks a legal move: of the game, in the state, for the seat."""


def trace(
    variant: str,
    players: int | None = None,
    seed: int = 0,
    bots: str = "beginner",
    rounds: int | None = 1,
    rules: Mapping[str, Any] | None = None,
    choose: Choose | None = None,
) -> Iterator[bytes]:
    """The lines of a game that bots play, until the match ends or ``rounds`` rounds are over (None: its end).

    ``players`` None: the fewest that can play. ``rules``: differences from the variant, in raw form.
    ``choose`` stands in for the bots. A bad variant, rule, level or number of players is a ``Refusal``, raised by
    the call, not by the first line.
    """
    game, in_force = open_variant(variant, rules or {})
    seats = in_force.players[0] if players is None else players
    state = game.start(in_force, seats)
    names = [Seat(f"Bot {seat}", "bot", bots) for seat in range(seats)]  # type: ignore[arg-type]
    header = header_line(game.id, in_force.variant, in_force.differences, names, seed, None)
    if choose is None:
        check_level(bots)
        choose = _bots(in_force, bots, seed)
    return _played(header, game, state, seed, rounds, choose)


def trace_record(record: Record) -> Iterator[bytes]:
    """The trace of a record, or anew of a trace. Undo lines and undone moves stay. Raises ``Refusal``."""
    return _retold(replay(record))


class Checked(NamedTuple):
    """What a record is. ``rounds`` were dealt and ``scored`` of them counted, ``moves`` made, by what stands.

    ``score`` is the last score line, ``end`` the end line, as a record holds them; None when there is none.
    ``cut`` are the notices of ``Replay.cut``.
    """

    game: str
    variant: str
    rules: Mapping[str, Any]
    players: tuple[str, ...]
    rounds: int
    scored: int
    moves: int
    trace: bool
    score: dict[str, Any] | None
    end: dict[str, Any] | None
    cut: tuple[Problem, ...]


def check(record: Record) -> Checked:
    """Replays a record and says what it is. Raises ``Refusal`` at its first fault."""
    done = replay(record)
    score: dict[str, Any] | None = None
    end: dict[str, Any] | None = None
    dealt = scored = moves = 0
    for step in done.steps:
        dealt += step.move is DEAL
        moves += step.seat is not None
        for line in _lines(done.game, step):
            if line["type"] == "score":
                score, scored = line, scored + 1
            elif line["type"] == "end":
                end = line
    header = record.header
    names = tuple(seat.name for seat in header.seats)
    return Checked(
        *(header.game, header.variant, header.rules, names, dealt, scored, moves, record.trace),
        *(score, end, done.cut),
    )


def _bots(rules: Any, level: str, seed: int) -> Choose:
    def choose(game: Game[Any], state: Any, seat: int) -> Move:
        return bot_move(game, rules, state, level, seed)

    return choose


def _lines(game: Game[Any], step: Step) -> tuple[dict[str, Any], ...]:
    return game.write(step.before, step.move, step.events)


def _played(
    header: dict[str, Any], game: Game[Any], state: Any, seed: int, rounds: int | None, choose: Choose
) -> Iterator[bytes]:
    yield dump(header)
    luck = Seeded(seed)
    dealt = 0
    while not game.over(state):
        move, seat = game.due(state), None
        if move is DEAL:
            if dealt == rounds:
                return
            dealt += 1
        if move is None:
            seat = game.mover(state)
            assert seat is not None
            yield dump(game.turn(state))
            move = choose(game, state, seat)
        step = play(game, state, seat, move, luck)
        yield from map(dump, _lines(game, step))
        state = step.after


def _retold(done: Replay) -> Iterator[bytes]:
    header = done.record.header
    yield dump(header_line(header.game, header.variant, header.rules, header.seats, header.seed, None))
    for entry in done.log:
        if isinstance(entry, Undone):
            yield dump({"type": "undo", "moves": entry.moves})
            continue
        if entry.seat is not None:
            yield dump(done.game.turn(entry.before))
        yield from map(dump, _lines(done.game, entry))
