"""A table set up by hand, of any game: to judge a move, to teach, or to play on from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stovka.core.engine import Game
from stovka.core.errors import Problem, Refusal
from stovka.core.record import Seat
from stovka.play.session import Session
from stovka.play.setup import BOT_NAMES, open_rules

PEOPLE = ("Anna", *BOT_NAMES)
"""Names for seats that nobody has named."""


def place(variant: str, rules: Sequence[str] = (), **words: object) -> tuple[Game[Any], Any]:
    """The game and the state at the position which ``words`` describe. ``Refusal`` with every problem at once."""
    game, in_force = open_rules(variant, rules)
    return game, game.place(in_force, **words)


def set_up(
    variant: str,
    rules: Sequence[str] = (),
    names: Sequence[str] = (),
    seats: Sequence[Seat] = (),
    seed: int | None = 0,
    **words: object,
) -> Session:
    """A session that stands at the position which ``words`` describe; each game says which words it knows
    (``games/*/position.py``: for 101 ``top``, ``hands``, ``stock``, ``mover`` …).

    ``rules`` are house rules as words (``draw=one``). ``seats`` say who plays on, else people called ``names``.
    ``seed`` is for what luck decides from here on. Nothing is journalled: a record begins with a deal.
    Raises ``Refusal`` with every problem of the position at once.
    """
    game, in_force = open_rules(variant, rules)
    state = game.place(in_force, **words)
    count = len(game.look(state, None).hands)
    if not seats:
        known = [*names, *(name for name in PEOPLE if name not in names)]
        seats = tuple(Seat(name, "human") for name in known[:count])
    if len(seats) != count or len(names) > count:
        facts: dict[str, object] = {"word": "names", "count": len(names) or len(seats), "wanted": count}
        raise Refusal(Problem("position.wrong_count", facts), usage=True)
    session = Session(game, in_force, seats, seed)
    session.state = state
    return session
