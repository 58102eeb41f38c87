"""Why not, turned round: the smallest change of the position under which a refused move would be legal.

It is found by judging changed positions, so it cannot claim what the rules do not bear out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from stovka.core.engine import Game
from stovka.core.moves import Move

DEEPEST = 2
"""More than two changes at once help nobody."""


class Mend(NamedTuple):
    """One change of a position: its message id (``mend.suit``) and the facts its words need."""

    id: str
    facts: Mapping[str, object]


def mends(game: Game[Any], state: Any, seat: int, move: Move) -> tuple[tuple[Mend, ...], ...]:
    """The smallest changes under which the move would be legal: alternatives, each one change or (when no single one
    is enough) two together. Empty for a legal move, and when nothing small helps."""
    if game.judge(state, seat, move).legal:
        return ()
    tried: list[tuple[tuple[Mend, ...], Any]] = [((), state)]
    for _ in range(DEEPEST):
        tried = [
            ((*made, mend), changed)
            for made, position in tried
            for mend, changed in game.changes(position, seat, move)
            if mend.id not in {earlier.id for earlier in made}
        ]
        found = {
            frozenset(m.id for m in made): made for made, changed in tried if game.judge(changed, seat, move).legal
        }
        if found:
            return tuple(found.values())
    return ()
