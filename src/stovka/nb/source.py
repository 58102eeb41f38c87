"""What can be shown: a record, its file, a replay, a session; and whose eyes and language it is shown in."""

from __future__ import annotations

import locale
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from stovka.core.engine import Game, Rules, Step
from stovka.core.errors import Refusal
from stovka.core.events import Event
from stovka.core.record import Record
from stovka.core.views import StepView
from stovka.nb.errors import Refused
from stovka.play.replay import Replay, open_record, replay
from stovka.play.session import Session, view_step
from stovka.text import Words

EXAMPLES = Path(__file__).parent / "examples"
ENDING = ".stovka.jsonl"


class Match(NamedTuple):
    """A match to step through: its steps so far, who plays, and the words to tell it in.

    ``seat``: whose eyes it is seen with, None for all hands open.
    """

    game: Game[Any]
    rules: Rules
    steps: Sequence[Step]
    seat: int | None
    words: Words

    def view(self, index: int) -> StepView:
        """A step as that seat may know it."""
        return view_step(self.game, index, self.steps[index], self.seat)

    def events(self, index: int) -> tuple[Event, ...]:
        """What happened in a step, as that seat may know it."""
        step = self.steps[index]
        return tuple(self.game.tell(step.before, event, self.seat) for event in step.events)


def examples() -> list[str]:
    """The names of the small matches that come with Stovka, for ``show("example:…")``."""
    return sorted(path.name.removesuffix(ENDING) for path in EXAMPLES.glob(f"*{ENDING}"))


def open_match(thing: object, seat: int | str | None, lang: str | None) -> Match:
    """The match in ``thing``. ``seat`` None: every hand open when the match is over or nobody human plays in it, else
    the first person's eyes; ``"all"``: every hand open in any case. ``Refused`` says what cannot be shown and why."""
    speech = language(lang)
    try:
        found = _opened(thing)
    except Refusal as refusal:
        raise Refused(refusal, Words(speech)) from None
    if isinstance(found, Replay):
        seats, state = found.record.header.seats, found.state
    else:
        seats, state = found.seats, found.state
    people = [at for at, each in enumerate(seats) if each.kind == "human"]
    if seat is None:
        viewer = people[0] if people and not found.game.over(state) else None
    else:
        viewer = None if seat == "all" else seat_of(seat, [each.name for each in seats])
    sides = found.game.look(state, viewer).sides
    words = Words(speech, [each.name for each in seats], viewer, sides=sides)
    return Match(found.game, found.rules, found.steps, viewer, words)


def _opened(thing: object) -> Replay | Session:
    inner = getattr(thing, "session", thing)  # a Game or a Position of this package
    if isinstance(inner, Replay | Session):
        return inner
    if isinstance(inner, Record):
        return replay(inner)
    if isinstance(inner, str) and inner.startswith("example:"):
        inner = EXAMPLES / (inner.removeprefix("example:") + ENDING)
    if isinstance(inner, str | Path | bytes):
        return replay(open_record(inner))
    raise TypeError(f"not a record, its path, a replay, a session or a game: {type(thing).__name__}")


def seat_of(seat: int | str, names: Sequence[str]) -> int:
    """A seat by number or by its player's name."""
    if isinstance(seat, str) and seat in names:
        return names.index(seat)
    if isinstance(seat, int) and 0 <= seat < len(names):
        return seat
    raise ValueError(f"no such seat: {seat!r}; the players are {', '.join(names)}")


def language(lang: str | None) -> str:
    """The language asked for, else the one of this machine; a language without texts gives English."""
    if lang is not None:
        return lang
    told = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return (told or locale.getlocale()[0] or "en").replace("_", "-").partition("-")[0].partition(".")[0].lower()
