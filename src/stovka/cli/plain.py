"""The game line by line: for screen readers, simple terminals and pipes. No colour, no moving cursor."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from stovka.cli.answers import Answers
from stovka.cli.base import Face
from stovka.cli.typed import Choice, Faulty, read_move
from stovka.core.moves import DEAL, Move
from stovka.play.session import Session
from stovka.play.setup import open_rules, seats_for
from stovka.play.storage import Saved, Store

LONGEST = 10_000
"""More characters than this are not one line."""


class Left(Exception):
    """The player leaves, or there is nothing more to read."""


def play(face: Face, variant: str, rule: Sequence[str], players: int, bots: str, seed: int | None) -> int:
    """Plays one match, a new one or one that was left, and gives the exit code."""
    store = Store()
    try:
        found = _offered(face, store)
        if found is not None:
            session, path = store.resume(found), found.path
        else:
            game, rules = open_rules(variant, rule)
            seats = seats_for(players, face.words.text("plain-you"), bots)
            session = Session(game, rules, seats, secrets.randbelow(2**63) if seed is None else seed)
            path = store.begin(session)
        Plain(face, session, store, path).run(resumed=found is not None)
    except Left:
        pass
    return 0


def _offered(face: Face, store: Store) -> Saved | None:
    """An unfinished match that the player wants to go on with."""
    for found in store.unfinished():
        if not isinstance(found, Saved):
            path, refusal = found
            face.say(face.words.text("plain-broken", path=str(path), why=" ".join(face.words.refusal(refusal))))
            continue
        header = found.replay.record.header
        if sum(seat.kind == "human" for seat in header.seats) != 1:
            continue  # several people, one line of text: their hands would be seen
        names = [seat.name for seat in header.seats if seat.kind == "bot"]
        number = found.replay.game.look(found.replay.state, None).round
        game = face.words.variant(header.variant)
        face.say(face.words.text("plain-offer", names=names, game=game, round=number))
        while True:
            answer = read_line(face).lower()
            if answer in ("y", "yes", face.words.text("plain-yes")):
                return found
            if answer in ("n", "no", face.words.text("plain-no")):
                return None
            if answer in ("quit", "q"):
                raise Left
            face.say(face.words.text("plain-offer-again"))
    return None


def read_line(face: Face) -> str:
    """The next line that was typed. ``Left`` when there is none."""
    face.flush()
    if sys.stdin is None:
        raise Left
    if sys.stdin.isatty() and sys.stdout.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 - lines can be edited from here on
        try:
            line = input("> ")
        except EOFError:
            face.put("")
            raise Left from None
    else:
        line = sys.stdin.readline(LONGEST)
        if not line:
            raise Left
    return " ".join("".join(each if each.isprintable() else " " for each in line).split())


class Plain:
    """One match, in lines of text."""

    def __init__(self, face: Face, session: Session, store: Store, path: Path) -> None:
        self.face = face
        self.session = session
        self.store = store
        self.path = path
        self.me = next(at for at, seat in enumerate(session.seats) if seat.kind == "human")
        self.words = face.voice(session.names, self.me, session.table(self.me).sides)
        self.answers = Answers(session, self.words, self.me)

    def run(self, resumed: bool) -> None:
        """Plays until the match is over. ``Left`` when the player goes before that."""
        try:
            self._begin(resumed)
            while not self.session.over:
                if self.session.waiting is None:
                    self.session.step()
                    self._tell(len(self.session.steps) - 1)
                else:
                    self._turn()
            self._end()
        except (Left, KeyboardInterrupt):
            self.face.say(self.words.text("plain-kept"))
            raise

    def _begin(self, resumed: bool) -> None:
        name = self.words.variant(self.session.rules.variant)
        others = tuple(at for at in range(len(self.session.seats)) if at != self.me)
        self.face.say(self.words.text("plain-begin", game=name, seats=others, resumed=resumed))
        self.face.say(self.words.text("plain-begin-help"))
        if resumed:
            for line in self.answers.last():
                self._put(line)

    def _tell(self, number: int) -> None:
        """What happened in a step, and by which rule. A new round stands apart."""
        if number and self.session.steps[number].move is DEAL:
            self.face.put("")
        for line in self.answers.step(number):
            self._put(line)

    def _put(self, text: str) -> None:
        indent = " " * (len(text) - len(text.lstrip()))
        self.face.put_wrapped(text, indent, indent)

    def _turn(self) -> None:
        """Shows the table and asks until a move was made."""
        self.face.put("")
        for line in (*self.answers.top(), *self.answers.hand(), *self.answers.calls()):
            self._put(line)
        while True:
            typed = read_line(self.face)
            if typed and self._answer(typed):
                return

    def _answer(self, typed: str) -> bool:
        """Answers a line. True when it was a move that was made."""
        name, _, rest = typed.partition(" ")
        name = name.lower()
        if name in ("quit", "q", "exit"):
            raise Left
        answer = getattr(self.answers, f"on_{name}", None)
        try:
            if answer is not None:
                for line in answer(rest):
                    self._put(line)
                return False
            move = self._move(typed)
        except Faulty as fault:
            self.face.say(self.words.text(fault.id, **fault.facts))
            return False
        return move is not None and self._act(move)

    def _move(self, typed: str) -> Move | None:
        """The move that was typed; asks for the suit where one is missing. None when it was taken back."""
        found = read_move(typed, self.session.game.candidates(self.session.state, self.me))
        if isinstance(found, Move):
            return found
        return self._suit(found)

    def _suit(self, choice: Choice) -> Move | None:
        if not any(self.session.option(self.me, move).verdict.legal for move in choice.moves):
            return choice.moves[0]  # the reason why it may not be laid comes before any question
        self.face.say(self.words.text("plain-suit", card=choice.moves[0].card))
        while True:
            typed = read_line(self.face).upper()
            if typed in ("BACK", "B"):
                self.face.say(self.words.text("plain-suit-back"))
                return None
            if typed in ("QUIT", "Q", "EXIT"):
                raise Left
            for move in choice.moves:
                if typed in (move.suit, self.words.suit(move.suit or "").upper(), move.code):
                    return move
            if typed:
                self.face.say(self.words.text("plain-suit-again", card=choice.moves[0].card))

    def _act(self, move: Move) -> bool:
        step = self.session.act(self.me, move)
        if step.events:
            self._tell(len(self.session.steps) - 1)
            return True
        self.face.say(self.words.text("plain-refused", why=" ".join(self.words.verdict(step.verdict))))
        return False

    def _end(self) -> None:
        path = self.store.finish(self.path)
        for line in self.answers.on_score(""):
            self._put(line)
        self.face.say(self.words.text("plain-over"))
        self.face.put(str(path))
