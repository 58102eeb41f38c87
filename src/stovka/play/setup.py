"""Setting a match up: variants, house rules as words, seats. The faces' way to the games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, cast

from stovka.analyse.bots import LEVELS, check_level
from stovka.core.dials import from_words, number
from stovka.core.engine import Game, Rules
from stovka.core.errors import Problem, Refusal
from stovka.games import GAMES, VARIANTS, merged, open_any

if TYPE_CHECKING:
    from stovka.core.record import Seat

__all__ = ["LEVELS", "VARIANTS", "check_players", "game_of", "open_rules", "seats_for", "settings_from"]

Level = Literal["beginner", "steady"]
_FLAGS = {"yes": True, "true": True, "no": False, "false": False}


def open_rules(variant: str, words: Sequence[str] = ()) -> tuple[Game[Any], Rules]:
    """The game and rules of a variant's id or a house-rule file, changed by words such as ``draw=one``.

    Raises ``Refusal`` (a bad command line) with every problem at once.
    """
    game, rules = open_any(variant)
    return open_any(variant, settings_from(game, words)) if words else (game, rules)


def settings_from(game: Game[Any], words: Sequence[str]) -> dict[str, Any]:
    """Settings from words: ``no_finish=A,7,KS``, ``voluntary_draw=yes``, ``effects.7.draw=3``, ``values.9=9``."""
    found: dict[str, Any] = {}
    problems = []
    for word in words:
        name, equals, text = word.partition("=")
        path = name.strip().split(".")
        if not equals:
            problems.append(Problem("rules.no_equals", {"word": word[:60]}))
            continue
        value: Any = text.strip()
        dial = game.dials.get(path[0])
        if len(path) > 1:
            value = _FLAGS.get(value.lower(), number(value))
        elif dial is not None:
            value = from_words(dial, value)
        for key in reversed(path[1:]):
            value = {key: value}
        found = merged(found, {path[0]: value})
    if problems:
        raise Refusal(*problems, usage=True)
    return found


def game_of(id: str) -> Game[Any]:
    """The game with this id, as records name it."""
    game: Game[Any] = GAMES[id]
    return game


def check_players(rules: Rules, players: int | None) -> int:
    """The number of players, the fewest when none is given. ``Refusal`` when so many cannot play."""
    count = rules.players[0] if players is None else players
    problem = rules.seats_problem(count)
    if problem is not None:
        raise Refusal(problem, usage=True)
    return count


BOT_NAMES = ("Boris", "Clara", "Dan", "Eva", "Filip", "Greta", "Hugo", "Ida")


def seats_for(players: int, you: str | Sequence[str], level: str) -> tuple[Seat, ...]:
    """A person called ``you``, or several people, in the first seats, and bots of one level in the others. ``Refusal``
    for a name that no record takes: empty, too long, or with characters that a terminal would obey."""
    from stovka.core.record import Seat, name_problem  # brings msgspec, which reading rules does not need

    check_level(level)
    people = (you,) if isinstance(you, str) else tuple(you)
    if problems := [Problem(*wrong) for name in people if (wrong := name_problem(name))]:
        raise Refusal(*problems, usage=True)
    names = [name for name in BOT_NAMES if name not in people]
    bots = (Seat(name, "bot", cast(Level, level)) for name in names[: players - len(people)])
    return (*(Seat(name, "human") for name in people), *bots)
