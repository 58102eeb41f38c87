"""The variant lens: the same move in the same position, judged under every variant of its game."""

from __future__ import annotations

from typing import Any, NamedTuple

from stovka.core.engine import Game
from stovka.core.events import Event
from stovka.core.moves import ORDERING, PLAY, Move
from stovka.core.rules import Verdict
from stovka.play.setup import VARIANTS, open_rules


class Glance(NamedTuple):
    """A move under some rules: ``variants`` in which it stands so, its verdict, and what it would cause.

    ``here``: the rules of the table itself are among them. Hidden cards are None in the events.
    """

    variants: tuple[str, ...]
    here: bool
    verdict: Verdict
    events: tuple[Event, ...]


def lens(game: Game[Any], state: Any, seat: int, move: Move) -> tuple[Glance, ...]:
    """The move of ``seat`` under the rules of the table (first) and every built-in variant of the game in which the
    position can stand; variants that say the same are one ``Glance``."""
    found: list[Glance] = [_glance(game, state, seat, move, (), here=True)]
    for variant in VARIANTS:
        other, rules = open_rules(variant)
        if other is not game:
            continue
        there = game.under(state, rules)
        if there is None:
            continue
        seen = _glance(game, there, seat, move, (variant,), here=False)
        for at, known in enumerate(found):
            if (known.verdict, known.events) == (seen.verdict, seen.events):
                found[at] = known._replace(variants=(*known.variants, variant))
                break
        else:
            found.append(seen)
    return tuple(found)


def _glance(game: Game[Any], state: Any, seat: int, move: Move, variants: tuple[str, ...], *, here: bool) -> Glance:
    """One look; a card that must name a suit under these rules, or may not, is judged as they want it."""
    verdict = game.judge(state, seat, move)
    if not verdict.legal and move.card is not None:
        other = PLAY[move.card] if move.suit else ORDERING[move.card][move.card.suit]
        again = game.judge(state, seat, other)
        if again.legal:
            move, verdict = other, again
    events = game.preview(state, seat, move) if verdict.legal else ()
    return Glance(variants, here, verdict, events)
