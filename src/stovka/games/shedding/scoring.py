"""Counting the hands after a round, the totals, resets, who is out, and the ranking of the match."""

from __future__ import annotations

from itertools import groupby

from stovka.core.cards import Card
from stovka.core.events import Event
from stovka.core.scores import Line
from stovka.games.shedding import rulebook as r
from stovka.games.shedding.model import Changed, Counted, Counting, Exit, Lowest, MatchOver, Out, State
from stovka.games.shedding.opening import remaining
from stovka.games.shedding.ruleset import RuleSet

QUEEN, QUEEN_OF_SPADES = 20, 40
"""What a lone queen costs, and what going out on a queen gives, by the queen's printed suit."""


def queen_points(card: Card) -> int:
    """20, or 40 for the queen of spades."""
    return QUEEN_OF_SPADES if card.suit == "S" else QUEEN


def hand_lines(rules: RuleSet, hand: tuple[Card, ...]) -> tuple[Line, ...]:
    """What a hand costs, a line for each card; a hand without cards is one line of 0."""
    if not hand:
        return (Line(r.COUNT_EMPTY.id, 0),)
    queens = [card for card in hand if card.rank == "Q"]
    mode = rules.count.lone_queen
    lone = len(queens) == 1 and (mode == "one_queen_among_others" or (mode == "lone_card" and len(hand) == 1))
    return tuple(
        Line(r.COUNT_LONE.id, queen_points(card), card, rules.worth[card])
        if lone and card.rank == "Q"
        else Line(r.COUNT_CARD.id, rules.worth[card], card)
        for card in sorted(hand)
    )


def winner_lines(card: Card | None) -> tuple[Line, ...]:
    """The winner's count: 0, or the bonus of going out on a queen."""
    if card is not None and card.rank == "Q":
        return (Line(r.COUNT_QUEEN.id, -queen_points(card), card),)
    return (Line(r.COUNT_WINNER.id, 0, card),)


def total_of(lines: tuple[Line, ...]) -> int:
    """The sum of some lines."""
    return sum(line.value for line in lines)


def score(state: State) -> tuple[Event, ...]:
    """The score of a round that has ended: every hand, then the totals in one pass, then the end of the match."""
    phase = state.phase
    assert isinstance(phase, Counting)
    seats = remaining(state)
    lines = {seat: hand_lines(state.rules, state.hands[seat] or ()) for seat in seats}
    events: list[Event] = []
    if phase.winner is not None:
        lines[phase.winner] = winner_lines(phase.card)
    elif state.rules.finish.blocked == "lowest_hand_wins":
        _lowest_win(lines, events)
    totals = {}
    for seat in seats:
        points, before = total_of(lines[seat]), state.totals[seat]
        totals[seat] = before + points
        events.append(Counted(r.COUNTED.id, seat, lines[seat], points, before, before + points))
    gone = []
    for seat in seats:
        change = judge_total(state.rules, seat, totals[seat])
        if change is not None:
            events.append(change)
            if isinstance(change, Out):
                gone.append(Exit(seat, state.round, change.total))
    left = [seat for seat in seats if seat not in {exit.seat for exit in gone}]
    if len(left) < 2:
        ranking = rank(state.rules, left, (*state.exits, *gone))
        rule = r.LAST_ONE if left else r.NOBODY_LEFT
        events.append(MatchOver(rule.id, ranking[0][0] if len(ranking[0]) == 1 else None, ranking))
    return tuple(events)


def _lowest_win(lines: dict[int, tuple[Line, ...]], events: list[Event]) -> None:
    """A blocked round under ``lowest_hand_wins``: the lowest hand scores 0 and wins, unless it is shared."""
    least = min(map(total_of, lines.values()))
    lowest = [seat for seat, some in lines.items() if total_of(some) == least]
    for seat in lowest:
        lines[seat] = (Line(r.COUNT_LOWEST.id, 0, facts=(("points", least),)),)
    alone = len(lowest) == 1
    events.append(Lowest((r.LOWEST_WINS if alone else r.LOWEST_TIED).id, lowest[0] if alone else None, least))


def judge_total(rules: RuleSet, seat: int, total: int) -> Changed | Out | None:
    """What a new total does to its player: cut at the floor, back to 0, out, or nothing."""
    limit, low = rules.limit.limit, rules.limit.low
    if total > limit:
        return Out(r.OVER.id, seat, total)
    if total == limit and rules.limit.exact_resets:
        return Changed(r.RESET.id, seat, total, 0)
    if total < 0 and rules.limit.floor == "zero":
        return Changed(r.FLOOR.id, seat, total, 0)
    if total > -limit:
        return None
    if total == -limit:
        resets = low in ("reset_exact", "reset_at_or_below", "reset_and_eliminate")
        return Changed(r.LOW_RESET.id, seat, total, 0) if resets else None
    if low == "reset_at_or_below":
        return Changed(r.LOW_RESET.id, seat, total, 0)
    if low in ("eliminate_below", "reset_and_eliminate"):
        return Out(r.LOW_OUT.id, seat, total)
    return None


def rank(rules: RuleSet, left: list[int], exits: tuple[Exit, ...]) -> tuple[tuple[int, ...], ...]:
    """Groups of equal rank, best first: who is left, then out later before out earlier, then the smaller total.

    When nobody is left, of those out last the total nearest to its limit is best.
    """
    limit = rules.limit.limit

    def distance(exit: Exit) -> int:
        return exit.total - limit if exit.total > 0 else -limit - exit.total

    groups: list[tuple[int, ...]] = [tuple(left)] if left else []
    last = max(exit.round for exit in exits)
    if not left:
        nearest = min(distance(exit) for exit in exits if exit.round == last)
        best = tuple(exit.seat for exit in exits if exit.round == last and distance(exit) == nearest)
        groups.append(best)
        exits = tuple(exit for exit in exits if exit.seat not in best)
    order = sorted(exits, key=lambda exit: (-exit.round, exit.total, exit.seat))
    for _, same in groupby(order, key=lambda exit: (exit.round, exit.total)):
        groups.append(tuple(exit.seat for exit in same))
    return tuple(groups)
