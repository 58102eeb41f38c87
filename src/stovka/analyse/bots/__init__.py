"""The bots. A bot sees its own view and the legal moves, never a state."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from stovka.core.chance import keyed
from stovka.core.errors import Problem, Refusal
from stovka.core.moves import Move
from stovka.core.views import TableView

LEVELS: Final = ("beginner", "steady")


def check_level(level: str) -> str:
    """The level itself. ``Refusal`` when there is no such bot."""
    if level not in LEVELS:
        raise Refusal(Problem("bots.unknown", {"level": level[:40], "levels": list(LEVELS)}), usage=True)
    return level


FORGETS: Final = 0.3
"""How often a forgetful bot forgets what it could say."""


def choose(
    game: Any,
    rules: Any,
    level: str,
    view: TableView,
    options: Sequence[Move],
    luck: random.Random,
    *,
    forgetful: bool = False,
) -> Move:
    """The move of a bot of this level: ``beginner`` any legal move at random, ``steady`` the game's own strategy.

    A ``forgetful`` steady bot sometimes does not think of what it could say: a set, or that it is enough.
    """
    if level == "beginner":
        return options[luck.randrange(len(options))]
    if forgetful and luck.random() < FORGETS:
        options = game.unprompted(options)
    move: Move = game.steady(rules, view, options)
    return move


def luck_for(seed: int | None, seat: int, round: int, number: int) -> random.Random:
    """A bot's own luck for one choice: it never shifts the deal, and a resumed game goes on as it would have."""
    return keyed(seed, "bot", seat, round, number)


def bot_move(game: Any, rules: Any, state: Any, level: str, seed: int | None, *, forgetful: bool = False) -> Move:
    """The move of the bot that is to move."""
    seat = game.mover(state)
    view: TableView = game.look(state, seat)
    luck = luck_for(seed, seat, view.round, view.number)
    return choose(game, rules, level, view, game.moves(state), luck, forgetful=forgetful)
