"""Who sits down to a match in lines of text: a match that was left goes on, or a new one begins. What cannot be kept
is played all the same."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from stovka.cli.base import Face
from stovka.cli.keeping import Keeper
from stovka.core.errors import Problem, Refusal
from stovka.play.session import Session
from stovka.play.setup import open_rules, seats_for
from stovka.play.storage import Saved, Store

LONGEST = 10_000
"""More characters than this are not one line."""


class Left(Exception):
    """The player leaves, or there is nothing more to read."""


class Wanted(NamedTuple):
    """What was asked for. ``people``: the names of those who share the keyboard; none for one person."""

    variant: str
    rule: Sequence[str]
    players: int
    bots: str
    seed: int | None
    people: tuple[str, ...] = ()
    undo: bool = True
    predict: bool = False


class Table(NamedTuple):
    """A match that can be played, and where it is kept: ``path`` None when it is not."""

    session: Session
    store: Store | None
    path: Path | None
    keeper: Keeper | None
    resumed: bool


def read_line(face: Face, prompt: str = "> ") -> str:
    """The next line that was typed. ``Left`` when there is none."""
    face.flush()
    if sys.stdin is None:
        raise Left
    if sys.stdin.isatty() and sys.stdout.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 - lines can be edited from here on
        try:
            line = input(prompt)
        except EOFError:
            face.put("")
            raise Left from None
    else:
        line = sys.stdin.readline(LONGEST)
        if not line:
            raise Left
    return " ".join("".join(each if each.isprintable() else " " for each in line).split())


def forget_lines() -> None:
    """What was typed so far cannot be brought back with an arrow key."""
    if "readline" in sys.modules:
        sys.modules["readline"].clear_history()


def sit_down(face: Face, wanted: Wanted) -> Table:
    """The match to play. What is wrong with the disk is said, and the match is then not kept."""
    store = _store(face)
    if store is not None and (found := _offered(face, store)) is not None:
        return found
    game, rules = open_rules(wanted.variant, wanted.rule)
    seats = seats_for(wanted.players, wanted.people or face.words.text("plain-you"), wanted.bots)
    session = Session(game, rules, seats, secrets.randbelow(2**63) if wanted.seed is None else wanted.seed)
    path = None
    if store is not None:
        try:
            path = store.begin(session)
        except Refusal as refusal:
            _unkept(face, refusal)
    return _table(face, session, store, path, resumed=False)


def _table(face: Face, session: Session, store: Store | None, path: Path | None, resumed: bool) -> Table:
    keeper = None
    if path is not None:
        keeper = session.journal = Keeper(session.journal, face.message, face.words.refusal)
    return Table(session, store, path, keeper, resumed)


def _store(face: Face) -> Store | None:
    try:
        return Store()
    except Refusal as refusal:
        _unkept(face, refusal)
        return None


def _unkept(face: Face, refusal: Refusal) -> None:
    face.message("plain-unkept", why=" ".join(face.words.refusal(refusal)))


def _offered(face: Face, store: Store) -> Table | None:
    """An unfinished match that the player wants to go on with."""
    matches = store.unfinished()
    while True:
        try:
            found = next(matches, None)
        except Refusal as refusal:  # a match that is over could not be put away
            face.say(" ".join(face.words.refusal(refusal)))
            return None
        if found is None:
            return None
        if not isinstance(found, Saved):
            path, fault = found
            face.message("plain-broken", path=str(path), why=" ".join(face.words.refusal(fault)))
            continue
        answer = _wants(face, found)
        if answer is None:
            continue
        if not answer:
            return None
        try:
            return _table(face, store.resume(found), store, found.path, resumed=True)
        except Refusal as refusal:
            if any(problem.id in ("store.busy", "record.unreadable") for problem in refusal.problems):
                face.say(" ".join(face.words.refusal(refusal)))
                continue
            _unkept(face, refusal)
            return _table(face, Session.resumed(found.replay), store, None, resumed=True)


def _wants(face: Face, found: Saved) -> bool | None:
    """Whether the player goes on with a match; None when nobody could."""
    header = found.replay.record.header
    people = [seat.name for seat in header.seats if seat.kind == "human"]
    if not people:
        return None
    names = [seat.name for seat in header.seats if seat.kind == "bot" or len(people) > 1]
    number = found.replay.game.look(found.replay.state, None).round
    face.message("plain-offer", names=names, game=face.words.variant(header.variant), round=number)
    while True:
        answer = read_line(face).lower()
        if answer in ("y", "yes", face.words.text("plain-yes")):
            return True
        if answer in ("n", "no", face.words.text("plain-no")):
            return False
        if answer in ("quit", "q", "exit"):
            raise Left
        face.message("plain-offer-again")


def people_from(typed: str, players: int | None) -> tuple[str, ...]:
    """The names of those who share the keyboard, out of ``Anna,Boris``. ``Refusal`` with all that is wrong."""
    from stovka.core.record import name_problem

    names = tuple(" ".join(filter(None, each.split(" "))) for each in typed.split(","))
    problems = []
    for at, name in enumerate(names):
        wrong = name_problem(name)
        if wrong is not None:
            problems.append(Problem(wrong[0], wrong[1]))
        elif name.casefold() in [each.casefold() for each in names[:at]]:
            problems.append(Problem("cli.name_twice", {"name": name}))
    if players is not None and players < len(names):
        problems.append(Problem("cli.too_many_people", {"people": len(names), "players": players}))
    if problems:
        raise Refusal(*problems, usage=True)
    return names
