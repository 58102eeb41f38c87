"""The game line by line: for screen readers, simple terminals and pipes. No colour, no moving cursor."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from typing import NamedTuple

from stovka.cli.answers import Answers
from stovka.cli.base import Face
from stovka.cli.keeping import Notes
from stovka.cli.predicting import Predicting, switch
from stovka.cli.seating import Left, Table, Wanted, forget_lines, read_line, sit_down
from stovka.cli.typed import Choice, Faulty, read_move
from stovka.core.engine import Step
from stovka.core.errors import Refusal
from stovka.core.moves import DEAL, Move
from stovka.core.record import Seat
from stovka.play.session import Session

LEAVE = ("quit", "q", "exit")


def play(face: Face, wanted: Wanted) -> int:
    """Plays one match, a new one or one that was left, and gives the exit code."""
    try:
        table = sit_down(face, wanted)
        Plain(face, table, wanted.undo, wanted.predict).run()
    except Left:
        pass
    return 0


class Match(NamedTuple):
    """What a what-if branch comes back to."""

    session: Session
    people: list[int]
    told: dict[int, int]


class Plain:
    """One match, in lines of text, for one person or for several who take turns at the keyboard.

    ``me`` is who sits there. Each person is told the steps that he was not told yet, in his own view.
    """

    def __init__(self, face: Face, table: Table, undo: bool = True, predict: bool = False) -> None:
        self.face = face
        self.table = table
        self.session = table.session
        self.may_undo = undo
        self.match: Match | None = None
        self.queue: list[str] = []
        self.people = [at for at, seat in enumerate(self.session.seats) if seat.kind == "human"]
        self.news: dict[int, list[list[Step]]] = {}
        """Moves that somebody else took back, by the seat that is still to hear of it."""
        self.told = {seat: self._begin_at(seat) for seat in self.people}
        self.notes = Notes(table.store.folder if table.store else None, face.message, face.words.refusal)
        self.predicting = Predicting(self._read, face.say, self.notes, predict)
        self.seated = len(self.people) == 1
        """False while nobody has taken the seat whose turn it is."""
        self._sit(self.people[0])

    def run(self) -> None:
        """Plays until the match is over. ``Left`` when the player goes before that."""
        try:
            self._begin()
            while not self._over():
                if self.session.waiting is None:
                    self.session.step()
                    if len(self.people) == 1:
                        self._show()
                else:
                    self._turn()
            self._end()
        except (Left, KeyboardInterrupt):
            self._leave()
            raise
        finally:
            self.notes.close()

    # --- sitting down, telling ---------------------------------------------------------------------------------------

    def _sit(self, seat: int) -> None:
        self.me = seat
        self.words = self.face.voice(self.session.names, seat, self.session.table(seat).sides)
        self.answers = Answers(self.session, self.words, seat)

    def _begin_at(self, seat: int) -> int:
        """The step at which a match that goes on is told again: after the last move of that seat, or the last step."""
        steps = self.session.steps
        own = max((at for at, step in enumerate(steps) if step.seat == seat), default=-1)
        return max(min(own + 1, len(steps) - 1), 0)

    def _begin(self) -> None:
        name = self.words.variant(self.session.rules.variant)
        seats = tuple(at for at in range(len(self.session.seats)) if at != self.me or len(self.people) > 1)
        words = self.words if len(self.people) == 1 else self.face.voice(self.session.names)
        kind = "plain-begin" if len(self.people) == 1 else "plain-begin-together"
        self.face.say(words.text(kind, game=name, seats=seats, resumed=self.table.resumed))
        self.face.say(words.text("plain-begin-help"))
        if len(self.people) == 1 and self.table.resumed:
            self._show(ask=False)

    def _show(self, ask: bool = True) -> None:
        """Tells whoever sits here what he was not told yet: moves that others took back, and steps."""
        for removed in self.news.pop(self.me, ()):
            self._say("plain-undone", moves=self._did(removed))
        steps = self.session.steps
        while (number := self.told[self.me]) < len(steps):
            self.told[self.me] += 1
            if ask and self.match is None and (len(self.people) == 1 or steps[number].seat == self.me):
                view = self.session.step_view(number, self.me)
                self.predicting.ask(view, self.words, self.session.game.id)
            if number and steps[number].move is DEAL:
                self.face.put("")  # a new round stands apart
            for line in self.answers.step(number):
                self._put(line)

    def _put(self, text: str) -> None:
        indent = " " * (len(text) - len(text.lstrip()))
        self.face.put_wrapped(text, indent, indent)

    def _say(self, id: str, **facts: object) -> None:
        self.face.say(self.words.text(id, **facts))

    def _read(self) -> str:
        if self.queue:
            self.face.put(f"> {self.queue[0]}")
            return self.queue.pop(0)
        prompt = "> " if self.match is None else self.words.text("plain-try-prompt") + " > "
        return read_line(self.face, prompt)

    # --- a turn -----------------------------------------------------------------------------------------------------

    def _turn(self) -> None:
        """Shows the table and asks until a move was made, or taken back."""
        seat = self.session.waiting
        if seat is not None and (seat != self.me or not self.seated) and not self._hand_over(seat):
            return
        self._show()
        self.face.put("")
        if self.match is not None:
            self._say("plain-try-turn")
        for line in (*self.answers.top(), *self.answers.hand(), *self.answers.calls()):
            self._put(line)
        while True:
            typed = self._read()
            if typed and self._answer(typed):
                return

    def _hand_over(self, seat: int) -> bool:
        """Hides what was shown, and asks the next person to sit down. False when a move was taken back instead."""
        if self.seated:
            self._say("plain-hide", seat=seat, undo=self.may_undo)
            while typed := self._read():
                if not self._answer(typed, moves=False):
                    continue
                return False
        forget_lines()
        self.face.put("\n" * max(shutil.get_terminal_size().lines, 40))
        self._sit(seat)
        self.seated = False
        self.face.message("plain-take-seat", name=self.session.names[seat])
        while typed := self._read():
            if typed.lower() in LEAVE:
                raise Left
            self.face.message("plain-take-seat", name=self.session.names[seat])
        self.seated = True
        return True

    def _answer(self, typed: str, moves: bool = True) -> bool:
        """Answers a line. True when the position is another one now. ``moves``: whether one can be made."""
        name, _, rest = typed.partition(" ")
        name = name.lower()
        if name in LEAVE:
            raise Left
        if name == "what" and rest.lower().partition(" ")[0] == "if":
            name, rest = "try", rest[2:].strip()
        answer = getattr(self.answers, f"on_{name}", None)
        act = {"undo": self._undo, "try": self._try, "whatif": self._try, "back": self._back}.get(name)
        try:
            if answer is not None:
                for line in answer(rest):
                    self._put(line)
            elif name == "predict":
                for line in switch(self.predicting, rest, self.words):
                    self.face.say(line)
            elif act is not None and (moves or name == "undo"):
                return act(rest)
            elif not moves:
                self._say("plain-hide-again")
            else:
                move = self._move(typed)
                return move is not None and self._act(move)
        except Faulty as fault:
            self.queue.clear()
            self._say(fault.id, **fault.facts)
        except Refusal as refusal:  # a hint for somebody who is not to move
            self.face.say(" ".join(self.words.refusal(refusal)))
        return False

    def _move(self, typed: str) -> Move | None:
        """The move that was typed; asks for the suit where one is missing. None when it was taken back."""
        found = read_move(typed, self.session.game.candidates(self.session.state, self.me))
        if isinstance(found, Move):
            return found
        return self._suit(found)

    def _suit(self, choice: Choice) -> Move | None:
        if not any(self.session.option(self.me, move).verdict.legal for move in choice.moves):
            return choice.moves[0]  # the reason why it may not be laid comes before any question
        self._say("plain-suit", card=choice.moves[0].card)
        while True:
            typed = self._read().upper()
            if typed in ("BACK", "B"):
                self._say("plain-suit-back")
                return None
            if typed.lower() in LEAVE:
                raise Left
            for move in choice.moves:
                if typed in (move.suit, self.words.suit(move.suit or "").upper(), move.code):
                    return move
            if typed:
                self._say("plain-suit-again", card=choice.moves[0].card)

    def _act(self, move: Move) -> bool:
        step = self.session.act(self.me, move)
        if step.events:
            self._show()
            return True
        self.queue.clear()
        self._say("plain-refused", why=" ".join(self.words.verdict(step.verdict)))
        if self.match is None:
            attempt, rules = self.session.attempts[-1], self.session.rules
            self.notes.keep(lambda progress: progress.note_attempt(self.session.game.id, rules.variant, attempt))
        return False

    # --- taking back ------------------------------------------------------------------------------------------------

    def _undo(self, typed: str) -> bool:
        """Takes back the last moves of whoever sits here, with all that followed."""
        if not self.may_undo and self.match is None:
            raise Faulty("plain-undo-off")
        if typed and not (typed.isdecimal() and 0 < len(typed) <= 4 and int(typed)):
            raise Faulty("plain-undo-how", typed=typed[:40])
        wanted = int(typed) if typed else 1
        own, moves, back = 0, 0, 0
        for step in reversed(self.session.steps):
            if step.move is DEAL or own == wanted:
                break
            back += 1
            moves += step.seat is not None
            own += step.seat == self.me
        if own < wanted:
            raise Faulty("plain-undo-none" if not own else "plain-undo-fewer", own=own)
        if self.match is not None and len(self.session.steps) - back < len(self.match.session.steps):
            raise Faulty("plain-undo-branch")
        left = len(self.session.steps) - back
        removed = [(at, step) for at, step in enumerate(self.session.steps) if at >= left and step.seat is not None]
        self.session.undo(moves)
        for seat, told in self.told.items():
            heard = [step for at, step in removed if at < told]
            if heard and seat != self.me:
                self.news.setdefault(seat, []).append(heard)
        self.told = {seat: min(at, left) for seat, at in self.told.items()}
        self._say("plain-undone", moves=self._did([step for _, step in removed]))
        return True

    def _did(self, steps: Sequence[Step]) -> list[str]:
        """Moves in a few words each."""

        def did(step: Step) -> str:
            move = self.words.move(step.move, "you" if step.seat == self.me else "does")
            return self.words.text("plain-did", seat=step.seat, move=move)

        return [did(step) for step in steps]

    # --- what if ----------------------------------------------------------------------------------------------------

    def _try(self, typed: str) -> bool:
        """Opens a branch in which moves can be tried, and plays the moves that were typed."""
        moves = [each for each in typed.replace(",", " ").split() if each]
        if self.match is not None:
            if not moves:
                raise Faulty("plain-try-already")
            self.queue += moves
            return False
        match = self.session
        branch = match.branch(len(match.steps) - 1, self.me)
        branch.seats = tuple(
            seat if at == self.me or seat.kind == "bot" else Seat(seat.name, "bot", "steady")
            for at, seat in enumerate(match.seats)
        )
        self.match = Match(match, self.people, self.told)
        self.session, self.people, self.told = branch, [self.me], {self.me: len(branch.steps)}
        self._sit(self.me)
        self._say("plain-try", alone=len(self.match.people) == 1)
        self.queue += moves
        return True

    def _back(self, _: str) -> bool:
        if self.match is None:
            raise Faulty("plain-back-none")
        self._return("plain-back")
        return True

    def _return(self, id: str) -> None:
        assert self.match is not None
        self.session, self.people, self.told = self.match
        self.match = None
        self.queue.clear()
        self._sit(self.me)
        self._say(id)

    def _over(self) -> bool:
        """True when the match is over. A branch that is over, or at the end of its round, comes back to the match."""
        session = self.session
        if self.match is not None and (session.over or session.game.due(session.state) is DEAL):
            self._return("plain-try-over")
        return self.session.over

    # --- the end ----------------------------------------------------------------------------------------------------

    def _leave(self) -> None:
        if self.match is not None:
            self.session = self.match.session
        self.session.journal.close()
        keeper = self.table.keeper
        self._say("plain-left" if keeper is None or keeper.waiting else "plain-kept")

    def _end(self) -> None:
        self._show()
        for line in self.answers.on_score(""):
            self._put(line)
        self.session.journal.close()
        store, path, keeper = self.table.store, self.table.path, self.table.keeper
        if store is None or path is None or keeper is None or keeper.waiting:
            self._say("plain-over-unkept")
            return
        try:
            path = store.finish(path)
        except Refusal as refusal:
            self.face.say(" ".join(self.words.refusal(refusal)))
        self._say("plain-over")
        self.face.put(str(path))
