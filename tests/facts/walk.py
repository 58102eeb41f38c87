"""Random walks: every step's verdict and events are proved, every verdict on many moves of every seat, every foretold
effect of a legal move, and what other seats are told of it all."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from stovka.core.chance import Quick
from stovka.core.engine import Step, play
from stovka.core.moves import DEAL, MOVES, Move
from tests.facts import shedding_law, shedding_reasons, shedding_whole, tricks_law, tricks_reasons, tricks_whole
from tests.facts.proof import Book, Case, Fault, Prover, Tally
from tests.facts.tables import tables

ALL = tuple(MOVES.values())


class Family(NamedTuple):
    """What proves one game: its checkers, how its past is gathered, and what must hold of a whole step."""

    book: Book
    past: Any
    whole: Any


FAMILIES = {
    "101": Family(shedding_reasons.BOOK, shedding_law.Past, shedding_whole),
    "stovkahra": Family(tricks_reasons.BOOK, tricks_law.Past, tricks_whole),
}


class Walk:
    """A table at which everything that is said is proved."""

    prover_type: Callable[[Book, Tally], Prover] = staticmethod(Prover)

    def __init__(self, game: Any, state: Any, seed: int, tally: Tally) -> None:
        self.game, self.state, self.tally = game, state, tally
        self.family: Family = FAMILIES[game.id]
        self.prover = self.prover_type(self.family.book, tally)
        self.luck, self.chance = random.Random(seed), Quick(seed)
        self.past = self.family.past.of(state)
        self.seats = range(len(state.hands))

    def random_steps(self, most: int) -> Iterator[Step]:
        """So many steps of random legal moves, or fewer if the match ends."""
        for _ in range(most):
            if self.game.over(self.state):
                self.judge_all()
                return
            due = self.game.due(self.state)
            yield self.go(due or self.choose(self.game.moves(self.state)))

    def choose(self, moves: tuple[Move, ...]) -> Move:
        """A legal move. Silence is chosen more often than enough, which ends a game."""
        if any(move.kind == "enough" for move in moves) and self.luck.random() < 0.9:
            moves = tuple(move for move in moves if move.kind != "enough") or moves
        return self.luck.choice(moves)

    def go(self, move: Move) -> Step:
        """One step, with all proofs before and after it."""
        self.judge_all()
        self.foretell_all()
        state, seat = self.state, self.game.mover(self.state)
        step = play(self.game, state, seat, move, self.chance)
        self.tally.steps += 1
        case = Case(self.past, state, seat, move, step.events, after=step.after)
        self.prover.events(case)
        self.check(case, self.family.whole.step)
        if seat is not None:
            self.compare(case)
        self.tell(step)
        self.past.advance(state, seat, move, step.after)
        self.check(Case(self.past, step.after, seat, move), self.family.whole.state)
        self.state = step.after
        return step

    def check(self, case: Case, law: Any) -> None:
        """Something that must hold of the whole."""
        try:
            law(self.prover, case)
        except Fault as fault:
            self.prover.fault(case, f"the whole of a step: {fault}", case.events)

    # --- verdicts ---------------------------------------------------------------------------------------------------

    def judge_all(self) -> None:
        """Verdicts on all candidates of all seats and on some other moves; what others may know of them."""
        state, game = self.state, self.game
        mover, legal = game.mover(state), game.moves(state)
        for seat in self.seats:
            moves = [*game.candidates(state, seat), *self.luck.sample(ALL, 4)]
            if seat == mover:
                moves += [*legal, *self.luck.sample(ALL, 4)]
            for move in dict.fromkeys(moves):
                self.judge(seat, move, move in legal and seat == mover)

    def judge(self, seat: int, move: Move, legal: bool) -> None:
        """One verdict: each reason is true, and together they say what the rules say."""
        verdict = self.game.judge(self.state, seat, move)
        case = Case(self.past, self.state, seat, move)
        self.prover.verdict(case, verdict.permits, verdict.forbids)
        if verdict.legal != self.past.legal(self.state, seat, move) or verdict.legal != legal:
            self.prover.fault(case, "the verdict on a move is wrong", verdict)
        if seat == self.game.mover(self.state):
            viewer = self.luck.choice([other for other in self.seats if other != seat])
            self.reveal(case, verdict, viewer)

    def reveal(self, case: Case, verdict: Any, viewer: int) -> None:
        """What another seat may know of a verdict is true too, and no fact of it is another one."""
        told = self.game.reveal(self.state, verdict, case.seat, viewer)
        pairs = zip((*verdict.permits, *verdict.forbids), (*told.permits, *told.forbids), strict=True)
        for true, seen in pairs:
            if seen.rule != true.rule:
                self.prover.verdict(case, (seen,), ())
            if any(true.facts.get(name) != fact for name, fact in seen.facts.items()):
                self.prover.fault(case, f"{seen.rule}: others are told another fact", seen)

    # --- events -------------------------------------------------------------------------------------------------------

    def foretell_all(self) -> None:
        """All that the mover is told about his legal moves before he chooses."""
        mover = self.game.mover(self.state)
        if mover is None:
            return
        for move in self.game.moves(self.state):
            events = self.game.preview(self.state, mover, move)
            case = Case(self.past, self.state, mover, move, events, foretold=True)
            self.prover.events(case)
            self.check(case, self.family.whole.step)

    def compare(self, case: Case) -> None:
        """What was foretold is what happened, as far as it did not hang on hidden cards."""
        foretold = self.game.preview(case.state, case.seat, case.move)
        if not self.family.whole.came_true(foretold, case.events):
            self.prover.fault(case, "what happened was foretold otherwise", (foretold, case.events))

    def tell(self, step: Step) -> None:
        """What a seat is told of an event has no fact that is not the event's, and cards are hidden or true."""
        viewer = self.luck.choice(self.seats)
        for at, event in enumerate(step.events):
            told = self.game.tell(step.before, event, viewer)
            case = Case(self.past, step.before, step.seat, step.move, (told,))
            if told.rule != event.rule:
                self.prover.event(case)
            for name, true in event._asdict().items():
                seen = getattr(told, name)
                if name != "rule" and not hidden_or_true(seen, true):
                    self.prover.fault(case, f"{event.rule}: others are told another {name}", (at, seen, true))


def hidden_or_true(seen: Any, true: Any) -> bool:
    """True when a fact is told as it is, or its cards are hidden."""
    if seen is None or seen == true:
        return True
    if isinstance(seen, tuple) and isinstance(true, tuple) and len(seen) == len(true):
        return all(hidden_or_true(one, two) for one, two in zip(seen, true, strict=True))
    return False


def run(steps: int, seed: int = 0, length: int = 120, tally: Tally | None = None) -> Tally:
    """Walks over all tables in turn, so many steps in all."""
    tally = tally or Tally()
    for number, (game, rules, players) in enumerate(tables(seed)):
        if tally.steps >= steps:
            return tally
        walk = Walk(game, game.start(rules, players), seed * 1_000_003 + number, tally)
        try:
            for _ in walk.random_steps(min(length, steps - tally.steps)):
                pass
        except Exception as error:  # a fault of the engine, or of a checker: it is told, and the walk ends
            case = Case(walk.past, walk.state, game.mover(walk.state), DEAL)
            walk.prover.fault(case, f"{type(error).__name__}: {error}", traceback_of(error))
    return tally


def traceback_of(error: Exception) -> str:
    """Where an error came from, in a line."""
    import traceback

    return " < ".join(f"{part.name}:{part.lineno}" for part in reversed(traceback.extract_tb(error.__traceback__)))
