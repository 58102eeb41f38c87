"""What every proof is made of: facts that must all be used, a book of checkers, and the tally of a run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any


class Fault(Exception):
    """A fact that is not true, or that nobody proves."""


def need(true: object, text: str) -> None:
    """A fact must hold."""
    if not true:
        raise Fault(text)


class Facts:
    """The facts of one reason, event or line. Each must be read by the checker: an unread fact is unproved."""

    __slots__ = ("_given", "read")

    def __init__(self, given: Mapping[str, Any]) -> None:
        self._given = given
        self.read: set[str] = set()

    def __call__(self, name: str) -> Any:
        """A fact that must be there; the checker proves it."""
        if name not in self._given:
            raise Fault(f"the fact {name} is missing")
        self.read.add(name)
        return self._given[name]

    def has(self, name: str) -> bool:
        """True when the fact is there."""
        return name in self._given

    def same(self, **wanted: Any) -> None:
        """These facts must have these values."""
        for name, value in wanted.items():
            if self(name) != value:
                raise Fault(f"{name} is told as {self._given[name]!r} but is {value!r}")

    def unread(self) -> set[str]:
        """The facts that nobody proved."""
        return set(self._given) - self.read


@dataclass(slots=True)
class Case:
    """What a checker may look at. ``past``: what happened before ``state``, gathered from moves and cards alone.

    ``events`` are all of the step, ``at`` which of them is proved; ``after`` is the state after the step, None for a
    verdict or for what is only foretold. ``others``: the other rules that the same verdict names.
    """

    past: Any
    state: Any
    seat: Any
    move: Any
    events: tuple[Any, ...] = ()
    at: int = 0
    after: Any = None
    others: tuple[str, ...] = ()
    foretold: bool = False

    def earlier(self, kind: str) -> list[Any]:
        """The events of a kind that came before the one at hand in this step."""
        return [event for event in self.events[: self.at] if type(event).__name__ == kind]

    def said(self, kind: str) -> list[Any]:
        """All events of a kind in this step."""
        return [event for event in self.events if type(event).__name__ == kind]


Checker = Callable[[Case, Facts], None]


class Book:
    """The checkers of one game, by rule and by what states the facts: ``Reason``, ``Line``, or a kind of event."""

    def __init__(self) -> None:
        self.checkers: dict[tuple[str, str], Checker] = {}

    def proves(self, kind: str, *rules: str) -> Callable[[Checker], Checker]:
        """Registers a checker for some rules."""

        def register(checker: Checker) -> Checker:
            for rule in rules:
                assert (rule, kind) not in self.checkers, (rule, kind)
                self.checkers[rule, kind] = checker
            return checker

        return register

    @property
    def rules(self) -> set[str]:
        """The ids that have a checker."""
        return {rule for rule, _ in self.checkers}


@dataclass(slots=True)
class Tally:
    """What a run proved."""

    steps: int = 0
    facts: int = 0
    met: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    where: dict[str, str] = field(default_factory=dict)

    def fault(self, text: str, where: str) -> None:
        """Notes a fault; of equal ones the first place is kept."""
        self.faults[text] += 1
        self.where.setdefault(text, where)

    def told(self) -> str:
        """The faults, one a line, with the place where each was met first."""
        return "\n".join(f"{count} x {text}\n    {self.where[text]}" for text, count in self.faults.most_common())


class Prover:
    """Proves facts with the checkers of one book and keeps the tally."""

    def __init__(self, book: Book, tally: Tally) -> None:
        self.book = book
        self.tally = tally

    def prove(self, case: Case, rule: str, kind: str, given: Mapping[str, Any]) -> None:
        """Proves all facts that ``rule`` states in this case."""
        self.tally.met[rule] += 1
        checker = self.book.checkers.get((rule, kind))
        if checker is None:
            self.tally.fault(f"{rule} ({kind}) has no checker", "")
            return
        facts = Facts(given)
        try:
            checker(case, facts)
            unread = facts.unread()
            need(not unread, f"nobody proves {', '.join(sorted(unread))}")
        except Fault as fault:
            self.fault(case, f"{rule} ({kind}): {fault}", given)
        self.tally.facts += len(facts.read)

    def event(self, case: Case) -> None:
        """Proves the event of the case, and the lines of a count in it."""
        event = case.events[case.at]
        given = dict(event._asdict())
        del given["rule"]
        self.prove(case, event.rule, type(event).__name__, given)
        for line in given.get("lines", ()):
            facts = {"value": line.value, "card": line.card, "instead": line.instead, **dict(line.facts)}
            self.prove(case, line.rule, "Line", facts)

    def events(self, case: Case) -> None:
        """Proves every event of a step."""
        for at in range(len(case.events)):
            case.at = at
            self.event(case)

    def verdict(self, case: Case, permits: Iterable[Any], forbids: Iterable[Any]) -> None:
        """Proves every reason of a verdict."""
        reasons = (*permits, *forbids)
        case.others = tuple(reason.rule for reason in reasons)
        for reason in reasons:
            self.prove(case, reason.rule, "Reason", reason.facts)

    def fault(self, case: Case, text: str, given: object = "") -> None:
        """Notes a fault with its place."""
        state = case.state
        where = f"{state.rules!r} round {state.round} move {state.number}, seat {case.seat} {case.move}: {given}"
        self.tally.fault(text, f"{where}\n    {getattr(state, 'phase', '')} hands {state.hands}")
