"""What must hold of a whole step of Stovkahra: nothing that the rules ask for is left untold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stovka.core.moves import DEAL, SCORE
from stovka.games.tricks.game import TRICKS
from tests.facts.proof import Case, Prover, need
from tests.facts.tricks_events import trick_of
from tests.facts.tricks_law import bonus, winner_of


def names(events: Sequence[Any]) -> list[str]:
    return [type(event).__name__ for event in events]


def step(prover: Prover, case: Case) -> None:
    """The events tell all that the move causes, each thing once; the rules that only describe the table hold."""
    told = names(case.events)
    need(told == expected(case), f"{expected(case)} must happen, {told} do")
    if case.move is DEAL:
        facts = {"hands": case.after.hands, "sides": TRICKS.look(case.after, None).sides}
        prover.prove(case, "deal.table", "Table", facts)
    for took in case.said("Took"):
        prover.prove(case, "deal.ranks", "Table", {"card": took.card, "trick": took.trick})


def expected(case: Case) -> list[str]:
    """The kinds of events, in order."""
    state, past, move = case.state, case.past, case.move
    window = ["Window", "Turn"] if past.s["claim_window"] == "during_play" else []
    if move is DEAL:
        return ["Dealing", *["Dealt"] * 4, "Turned", "Turn"]
    if move is SCORE:
        return ["Counted", "Counted", "Scored", "Window", "Turn"]
    if move.kind == "meld":
        return ["Melded", *window]
    if move.kind == "pass":
        return ["Passed"] if case.foretold else ["Passed", "Turn"]
    if move.kind == "play":
        trick = trick_of(case)
        if len(trick) < 4:
            return ["Played", "Turn", *(["SoFar"] if case.foretold else [])]
        extra = bonus(past.s, past.number(), winner_of(trick, state.trump)[1], state.trump)
        goes_on = [] if past.number() == 8 else window or ["Turn"]
        return ["Played", "Took", *(["Bonus"] if extra else []), *goes_on]
    comes_to = past.claim_comes_to(state.phase.seat % 2) if move.kind == "enough" else ""
    if comes_to in ("wins", "steals", "loses"):
        return ["Said", "Finished"]
    if len(past.spoken) < 3:
        return ["Said", "Turn"]
    return ["Said", "Closed", *([] if past.after == "deal" else ["Turn"])]


def state(prover: Prover, case: Case) -> None:
    """A state says what truly happened before it."""
    now, past = case.state, case.past
    need(list(now.totals) == past.base, f"the totals are {past.base}")
    need(list(now.gained) == past.gained or now.phase.name == "deal", f"the sides gained {past.gained}")
    if now.phase.name == "deal" or not past.known:
        return
    cards = [card for hand in now.hands for card in hand] + [card for _, card in now.trick]
    need(sorted(cards + [card for side in now.taken for card in side]) == list(now.rules.deck), "a card is missing")
    need([(each.winner, each.cards) for each in now.tricks] == past.won, "other tricks were won")
    need([each[:3] for each in now.melds] == past.melds, "other sets were announced")
    if now.phase.name == "claim":
        need(now.phase.silent == tuple(past.silent()), "others were silent")
        need([side for side in (0, 1) if past.barred(side)] == sorted(set(now.phase.barred)), "other sides are barred")


def came_true(foretold: Sequence[Any], events: Sequence[Any]) -> bool:
    """True when the events are those foretold; of a pass only itself is."""
    certain = [event for event in foretold if type(event).__name__ != "SoFar"]
    return certain == list(events[:1] if names(events)[0] == "Passed" else events)
