"""The lines of records and traces: plain JSON data, keys in the order of the format."""

from __future__ import annotations

from typing import Any, Final

from stovka.core.cards import codes
from stovka.core.events import Event
from stovka.core.moves import Move
from stovka.games.tricks.legality import moves, refused
from stovka.games.tricks.model import Dealing, Finished, Scored, State

Line = dict[str, Any]
LETTERS: Final = "AB"
"""The sides, as records write them."""


def write(state: State, move: Move, events: tuple[Event, ...]) -> tuple[Line, ...]:
    """The record lines of one step, in order: the deal, the score, or the move and what ends with it.

    ``state`` is the one before the step.
    """
    made: list[Line] = []
    if state.phase.seat is not None:
        made.append({"type": "move", "seat": state.phase.seat, "move": move.code})
    for event in events:
        if isinstance(event, Dealing):
            deck = codes(card for card in event.deck if card is not None)
            made.append({"type": "deal", "round": event.round, "dealer": event.seat, "deck": deck})
        elif isinstance(event, Scored):
            points, totals = [*event.points], [*event.totals]
            made.append({"type": "score", "round": event.round, "points": points, "totals": totals})
        elif isinstance(event, Finished):
            made.append({"type": "end", "winner": LETTERS[event.winner], "by": event.by})
    return tuple(made)


def turn(state: State) -> Line:
    """The trace's turn line of a state in which a player is to move: everything, hands open."""
    return {
        "type": "turn",
        "round": state.round,
        "n": state.number,
        "seat": state.phase.seat,
        "phase": state.phase.name,
        "hands": [codes(hand) for hand in state.hands],
        "trump": state.trump,
        "turned": None if state.turned is None else state.turned.code,
        "trick": [[seat, card.code] for seat, card in state.trick],
        "taken": [codes(cards) for cards in state.taken],
        "melds": [[meld.seat, meld.rank, len(meld.cards)] for meld in state.melds],
        "totals": [*state.totals],
        "legal": sorted(move.code for move in moves(state)),
        "refused": refused(state),
    }
