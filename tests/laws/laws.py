"""The laws that hold in every match of every game, whatever the dials. Each takes steps and fails by assertion."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

from stovka.core.cards import Card
from stovka.core.chance import Seeded
from stovka.core.engine import Step
from stovka.core.moves import ORDERING, PLAY
from tests.laws.world import LONGEST_ROUND, found_cards, mixed, renamed


def permit_law(game: Any, state: Any) -> None:
    """The mover's legal moves are those candidates that some rule permits and none forbids; every other one is
    forbidden by some rule; nobody else may move."""
    mover = game.mover(state)
    moves = game.moves(state)
    assert moves, "a player is to move and has no legal move"
    assert len(set(moves)) == len(moves), "a legal move is listed twice"
    ids = {rule.id for rule in game.rulebook}
    legal = set()
    for seat in range(len(state.hands)):
        for move in game.candidates(state, seat):
            verdict = game.judge(state, seat, move)
            assert verdict.move == move
            if verdict.legal:
                legal.add((seat, move))
            assert bool(verdict.permits) == verdict.legal or verdict.forbids, f"{move} has neither permit nor forbid"
            assert verdict.legal or verdict.forbids, f"{move} is illegal for no reason"
            assert {reason.rule for reason in (*verdict.permits, *verdict.forbids)} <= ids
    assert legal == {(mover, move) for move in moves}, "the legal moves are not those that are judged legal"


def refused_law(game: Any, state: Any) -> None:
    """The refused cards are the mover's cards without a legal move, each with the first rule that forbids it."""
    mover = game.mover(state)
    hand = state.hands[mover]
    playable = {move.card for move in game.moves(state) if move.card is not None}
    refused = game.refused(state)
    assert set(refused) == {card.code for card in hand if card not in playable}
    for card in hand:
        if card.code in refused:
            firsts = set()
            for move in (PLAY[card], *ORDERING[card].values()):
                verdict = game.judge(state, mover, move)
                assert not verdict.legal
                firsts.add(verdict.forbids[0].rule)
            assert refused[card.code] in firsts
    line = game.turn(state)
    assert line["legal"] == sorted(move.code for move in game.moves(state))
    assert line["refused"] == refused
    json.dumps(line)


def fold_law(game: Any, step: Step) -> None:
    """Events folded one by one, or all at once, give the state after the step; every event names a rule."""
    state = step.before
    ids = {rule.id for rule in game.rulebook}
    for event in step.events:
        assert event.rule in ids
        state = game.evolve(state, (event,))
    assert state == step.after == game.evolve(step.before, step.events)


def applies_law(game: Any, step: Step, applying: set[str]) -> None:
    """A rule that speaks in a match is one that the rule book of this match has."""
    for event in step.events:
        assert event.rule in applying, f"{event.rule} happened, but is said not to apply"
    for reason in step.verdict.permits:
        assert reason.rule in applying, f"{reason.rule} permits, but is said not to apply"
    if step.seat is not None:
        for move in game.candidates(step.before, step.seat):
            for reason in game.judge(step.before, step.seat, move).forbids:
                assert reason.rule in applying, f"{reason.rule} forbids {move}, but is said not to apply"


def conserved_law(game: Any, state: Any, deck: set[Card]) -> None:
    """Every card of the deck lies in exactly one place."""
    view = game.look(state, None)
    lying: list[Card | None] = [card for hand in view.hands if hand is not None for card in hand]
    held = Counter(lying)
    assert all(count == 1 for count in held.values()), "a card is held twice"
    for zone in view.zones:
        lying += zone.cards
    backs = lying.count(None)
    assert len({card for card in lying if card is not None}) + backs == len(deck), "a card is gone, or is there twice"
    assert found_cards(state) == deck


def unseen_law(game: Any, state: Any, seen: list[set[Card]]) -> None:
    """While a round is played, a view holds no card that its seat was never told of."""
    for seat, cards in enumerate(seen):
        shown = found_cards(game.look(state, seat))
        assert shown <= cards, f"seat {seat} is shown {shown - cards}"


def hidden_law(game: Any, state: Any, seat: int, luck: random.Random) -> None:
    """What a seat cannot see may lie otherwise, and its view, verdicts and previews are the same."""
    hidden = found_cards(state) - found_cards(game.look(state, seat))
    for other in (renamed(state, mixed(hidden, luck)), game.imagine(state, seat, (), luck)):
        assert game.look(other, seat) == game.look(state, seat)
        assert game.candidates(other, seat) == game.candidates(state, seat)
        for move in game.candidates(state, seat):
            verdict = game.judge(state, seat, move)
            assert game.judge(other, seat, move) == verdict, f"{move} of seat {seat}"
            if verdict.legal:
                assert game.preview(other, seat, move) == game.preview(state, seat, move)


def told_law(game: Any, step: Step, seat: int, luck: random.Random) -> bool:
    """What a seat is told of a move does not depend on what it cannot see, before or after it. True when compared.

    Where the move itself shows the difference (somebody who can answer is asked; a set is announced; hands are laid
    open), or could not be made in the other world, there is nothing to compare.
    """
    state, mover = step.before, step.seat
    if mover is None or game.mover(step.after) is None:
        return False
    seen = found_cards(game.look(state, seat)) | found_cards(game.look(step.after, seat)) | found_cards(step.move.card)
    other = renamed(state, mixed(found_cards(state) - seen, luck))
    verdict = game.judge(other, mover, step.move)
    if not verdict.legal:
        return False
    chance = Seeded(luck.randrange(2**32))
    mine = game.decide(state, step.move, chance)
    events = game.decide(other, step.move, chance)
    if game.look(game.evolve(state, mine), seat) != game.look(game.evolve(other, events), seat):
        return False
    for one, two in zip(mine, events, strict=True):
        assert game.tell(state, one, seat) == game.tell(other, two, seat), f"{step.move} as told to seat {seat}"
    assert game.reveal(state, step.verdict, mover, seat) == game.reveal(other, verdict, mover, seat)
    return True


class Keeper:
    """Holds all laws against the steps of one match. ``share``: how often the dear ones are asked."""

    def __init__(self, game: Any, rules: Any, players: int, luck: random.Random, share: float) -> None:
        self.game, self.luck, self.share = game, luck, share
        self.seats = range(players)
        self.applying = {rule.id for rule in game.rulebook if game.applies(rules, rule)}
        self.seen: list[set[Card]] = [set() for _ in self.seats]
        self.deck: set[Card] = set()
        self.moves = 0
        self.compared = 0

    def keep(self, step: Step) -> None:
        """Every law on one step, and on the state after it."""
        game, state = self.game, step.after
        dealt = step.seat is None and step.move.code == "deal"
        if dealt:
            self.seen = [set() for _ in self.seats]
            self.deck = found_cards(state)
            self.moves = 0
        self.moves += step.seat is not None
        assert self.moves <= LONGEST_ROUND, "the round does not end"
        for seat in self.seats:
            for event in step.events:
                self.seen[seat] |= found_cards(game.tell(step.before, event, seat))
        fold_law(game, step)
        if game.mover(state) is None:
            return
        conserved_law(game, state, self.deck)
        if self.luck.random() >= self.share:
            return
        applies_law(game, step, self.applying)
        permit_law(game, state)
        refused_law(game, state)
        unseen_law(game, state, self.seen)
        seat = self.luck.choice(self.seats)
        if state.hands[seat] is not None:
            hidden_law(game, state, seat, self.luck)
            self.compared += told_law(game, step, seat, self.luck)
