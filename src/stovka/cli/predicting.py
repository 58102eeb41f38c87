"""Predicting, line by line: before a step is told the player says what it will bring; his answers are marked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stovka.cli.keeping import Notes
from stovka.core.moves import DEAL, SCORE
from stovka.core.views import StepView
from stovka.text import Words

OPEN: Final = object()
"""A question that was left open."""


class Predicting:
    """The questions of one player. ``read`` gives the next line that was typed, ``say`` says a sentence."""

    def __init__(self, read: Callable[[], str], say: Callable[[str], None], notes: Notes, on: bool = False) -> None:
        self.on = on
        self.right = 0
        self.asked = 0
        self._read = read
        self._say = say
        self._notes = notes

    def ask(self, view: StepView, words: Words, game: str) -> None:
        """Says whose move it is and asks what comes of it: the next mover and every hand, or the new totals."""
        if not self.on or view.move is DEAL:
            return
        if view.move is SCORE:
            self._say(words.text("plain-predict-score"))
            self._numbers(view, words, game, "total")
            return
        move = words.move(view.move, "you" if view.seat == words.viewer else "does")
        self._say(words.text("plain-predict-step", seat=view.seat, move=move))
        self._next(view, words, game)
        if self.on:
            self._numbers(view, words, game, "cards")

    def _next(self, view: StepView, words: Words, game: str) -> None:
        seats = [seat for seat, hand in enumerate(view.before.hands) if hand is not None]
        me = {"me", words.text("plain-predict-me").casefold()}
        nobody = {"nobody", words.text("plain-predict-nobody").casefold()}

        def seat_of(typed: str) -> object:
            low = typed.casefold()
            if low in nobody:
                return None
            found = [seat for seat in seats if words.names[seat].casefold().startswith(low)]
            exact = [seat for seat in found if words.names[seat].casefold() == low]
            if low in me and words.viewer is not None and not exact:
                return words.viewer
            found = exact or found
            return found[0] if len(found) == 1 else OPEN

        others = [words.names[seat] for seat in seats if seat != words.viewer]
        said = self._answer(words, words.text("plain-predict-next", names=others), seat_of)
        if said is not OPEN:
            was = view.after.mover
            told = words.text("plain-predict-was-next", next=was, over=was is None)
            self._mark(words, game, "predict.next", said, was, told)

    def _numbers(self, view: StepView, words: Words, game: str, what: str) -> None:
        """One number for every player, or for every side."""
        before, after = view.before, view.after
        if what == "cards":
            seats = [seat for seat, hand in enumerate(before.hands) if hand is not None]
            was = [len(after.hands[seat] or ()) for seat in seats]
            who = [words.text("plain-predict-who-seat", seat=seat) for seat in seats]
        else:
            firsts = {side: seat for seat, side in reversed(list(enumerate(before.sides)))}
            seats = sorted(seat for seat in firsts.values() if before.totals[seat] is not None)
            was = [after.totals[seat] for seat in seats]  # type: ignore[misc]
            sided = len(firsts) < len(before.sides)
            who = [
                words.text(f"plain-predict-who-{kind}", **{kind: before.sides[seat] if sided else seat})
                for seat in seats
                for kind in ["side" if sided else "seat"]
            ]

        def numbers(typed: str) -> object:
            found = [None if each == "-" else _whole(each) for each in typed.replace(",", " ").split()]
            return found if len(found) == len(seats) and OPEN not in found else OPEN

        said = self._answer(words, words.text(f"plain-predict-{what}", who=who), numbers)
        if said is not OPEN:
            each = [
                words.text("plain-predict-is", who=name, number=number or 0, out=number is None)
                for name, number in zip(who, was, strict=True)
            ]
            self._mark(words, game, f"predict.{what}", said, was, words.text("plain-predict-was", each=each))

    def _answer(self, words: Words, question: str, meaning: Callable[[str], object]) -> object:
        """What was answered; ``OPEN`` when nothing was."""
        self._say(question)
        while True:
            typed = self._read()
            if typed.casefold() in ("off", "predict off"):
                self.on = False
                self._say(self.tally(words))
                return OPEN
            if not typed:
                return OPEN
            said = meaning(typed)
            if said is not OPEN:
                return said
            self._say(words.text("plain-predict-again", typed=typed[:40]))

    def _mark(self, words: Words, game: str, question: str, said: object, was: object, told: str) -> None:
        right = said == was
        self.asked += 1
        self.right += right
        self._say(words.text("plain-predict-mark", right=right, was=told))
        self._notes.keep(lambda progress: progress.note_prediction(game, question, said, was))

    def tally(self, words: Words) -> str:
        """Whether predicting is on, and how it went so far."""
        return words.text("plain-predict-tally", on=self.on, asked=self.asked, right=self.right)


def _whole(typed: str) -> object:
    try:
        return int(typed) if len(typed) <= 6 else OPEN
    except ValueError:
        return OPEN


def switch(predicting: Predicting, typed: str, words: Words) -> Sequence[str]:
    """Answers ``predict``, ``predict on`` and ``predict off``."""
    if typed.casefold() in ("on", "off"):
        predicting.on = typed.casefold() == "on"
    return [predicting.tally(words)]
