"""Saying *enough*: what it does for a player now, and what silence risks."""

from __future__ import annotations

from typing import Final, NamedTuple

from stovka.core.rules import Rule
from stovka.games.tricks import rulebook
from stovka.games.tricks.model import SIDES, Claim, State, points_now
from stovka.games.tricks.ruleset import RuleSet

WINNING: Final = ("wins", "steals")
"""The outcomes of *enough* that win the game."""


class Standing(NamedTuple):
    """A speaker's position in a claim window, all of it public.

    ``ours`` and ``theirs``: points of his side and of the opponents; ``silent``: opponents who were silent in
    this window; ``rivals``: opponents who speak after him in it.
    """

    side: int
    ours: int
    theirs: int
    target: int
    silent: tuple[int, ...]
    rivals: tuple[int, ...]


def standing(state: State, phase: Claim, seat: int) -> Standing:
    """Where ``seat``, the one to speak, stands."""
    side = SIDES[seat]
    return Standing(
        side,
        points_now(state, side),
        points_now(state, 1 - side),
        state.rules.claims.target,
        tuple(each for each in phase.silent if SIDES[each] != side),
        tuple(each for each in phase.order if SIDES[each] != side),
    )


def claiming(rules: RuleSet, where: Standing) -> tuple[Rule, str]:
    """What *enough* does: the rule, and ``wins``, ``steals``, or for a false one ``loses ignored barred``.

    ``steals`` (dial ``steal_claim``): the opponents have the points, and one of them was silent in this
    window.
    """
    claims = rules.claims
    if where.ours >= where.target:
        return rulebook.CLAIM_VALID, "wins"
    if claims.steal_claim and where.theirs >= where.target and where.silent:
        return rulebook.CLAIM_STOLEN, "steals"
    rule = {
        "loses": rulebook.CLAIM_FALSE,
        "ignored": rulebook.CLAIM_IGNORED,
        "barred": rulebook.CLAIM_BARS,
    }[claims.false_claim]
    return rule, claims.false_claim


def risk(state: State, where: Standing) -> str:
    """What silence risks.

    ``nothing``: his side has no hundred to lose. ``game``: it has, and an opponent who speaks after him in
    this window, his side not barred from claiming, can win at once (with points of his own, or by
    ``steal_claim``). ``chance``: it has, and nobody can take it in this window; but the game goes on, and the
    opponents may get there and speak first.
    """
    if where.ours < where.target:
        return "nothing"
    barred = isinstance(state.phase, Claim) and 1 - where.side in state.phase.barred
    if where.rivals and not barred and (where.theirs >= where.target or state.rules.claims.steal_claim):
        return "game"
    return "chance"
