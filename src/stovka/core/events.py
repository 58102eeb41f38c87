"""Events: light tuples whose first two fields are the id of the rule that caused them and the seat they are
about. The other fields are the facts. Each game has its own; these are what they share."""

from __future__ import annotations

from typing import Protocol


class Event(Protocol):
    """Any event: a named tuple with ``rule`` (an id) and ``seat`` (None when it is about nobody)."""

    @property
    def rule(self) -> str:
        """The id of the rule that caused the event."""
        ...

    @property
    def seat(self) -> int | None:
        """Whom the event is about."""
        ...

    def _asdict(self) -> dict[str, object]: ...


def facts(event: Event) -> dict[str, object]:
    """The facts of an event by name, without its rule."""
    given = event._asdict()
    del given["rule"]
    return given
