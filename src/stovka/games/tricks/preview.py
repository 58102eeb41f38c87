"""What a move would do, told before it is made, from what the player himself can know."""

from __future__ import annotations

from stovka.core.chance import Quick
from stovka.core.events import Event
from stovka.core.moves import Move
from stovka.games.tricks import rulebook
from stovka.games.tricks.effects import decide
from stovka.games.tricks.model import PLAYERS, Passed, SoFar, State
from stovka.games.tricks.taking import winning


def preview(state: State, seat: int, move: Move) -> tuple[Event, ...]:
    """The events of a legal move as its player can foresee them.

    Nothing that a card or a word does hangs on another hand, but for the trick that is not full yet: of it is
    told who would be winning (``SoFar``). A pass tells no more than itself, since who is asked next shows who
    holds a set.
    """
    events = decide(state, move, Quick(0))
    if move.kind == "pass":
        return tuple(event for event in events if isinstance(event, Passed))
    if move.card is None or len(state.trick) == PLAYERS - 1:
        return events
    assert state.trump is not None
    trick = (*state.trick, (seat, move.card))
    winner, best = winning(trick, state.trump)
    left, partnered = PLAYERS - len(trick), winner == (seat + 2) % PLAYERS
    return (*events, SoFar(rulebook.SO_FAR.id, seat, move.card, winner, best, partnered, left))
