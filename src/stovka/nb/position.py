"""A position set up by hand, and the questions one can ask it."""

from __future__ import annotations

from collections.abc import Sequence

from stovka.core.errors import Refusal
from stovka.nb.errors import Refused
from stovka.nb.judging import hand_page, judged_page, move_of
from stovka.nb.markup import Page, Shown
from stovka.nb.source import Match, language, seat_of
from stovka.nb.stepper import Stepper
from stovka.nb.steps import Teller
from stovka.nb.tableau import table_html, table_text
from stovka.play.position import set_up
from stovka.play.session import Session
from stovka.text import Words


class Position(Page):
    """A table set up by hand: ``Position("mavr", top="7S", hands="6S 7H QD | 9C 10C")``.

    The words depend on the game: for 101 ``top`` (with the suit ordered: ``"QH:S"``), ``hands`` (by seat, between
    ``|``; ``?`` deals cards that are not named), ``stock``, ``pile``, ``mover``, ``phase``, ``totals``; for Stovkahra
    ``hands``, ``trump``, ``trick``, ``mover``, ``number``, ``phase``, ``totals``. See ``stovka.play.position``.

    ``rules``: house rules as words, ``["draw=one"]``. ``names``: of the players. ``seat``: whose eyes (number or
    name), by default the mover's; ``"all"``: all hands open. What cannot stand on a table is refused in sentences.
    """

    def __init__(
        self,
        variant: str,
        *,
        rules: Sequence[str] = (),
        names: Sequence[str] = (),
        seat: int | str | None = None,
        lang: str | None = None,
        **words: object,
    ) -> None:
        speech = language(lang)
        try:
            self.session = set_up(variant, rules, names, **words)  # type: ignore[arg-type]
        except Refusal as refusal:
            raise Refused(refusal, Words(speech)) from None
        self._again = {"variant": variant, "rules": rules, "names": names, **words}
        self.seat = _eyes(self.session, seat)
        view = self.session.table(self.seat)
        self.words = Words(speech, self.session.names, self.seat, sides=view.sides)
        super().__init__(self._table, self.words.lang)

    def _table(self) -> Shown:
        view = self.session.table(self.seat)
        return Shown(table_html(self.words, view), "\n".join(table_text(self.words, view)))

    def legal(self) -> Page:
        """The whole hand of the mover with the reasons."""
        return hand_page(self.session, self.session.mover, self.words)

    def judge(self, code: str) -> Page:
        """May the mover do this (``"7H"``, ``"QH:S"``, ``"draw"``)? Why, and what would it do?"""
        move, mover = move_of(code, self.words), self.session.mover
        if mover is None:
            return self.legal()
        return judged_page(self.session.option(mover, move), self.words)

    def play(self, *codes: str) -> Page | Stepper:
        """Plays moves from here, each by whoever is to move, and gives a stepper over them. A move that is not legal
        is told with its reasons instead. The position itself stays as it is: ask it again as often as you like."""
        session = set_up(**self._again)  # type: ignore[arg-type]
        for code in codes:
            move, mover = move_of(code, self.words), session.mover
            if mover is None:
                break
            if not session.act(mover, move).events:
                return judged_page(session.option(mover, move), self.words)
        match = Match(session.game, session.rules, session.steps, self.seat, self.words)
        return Stepper(Teller(match), 0)


def _eyes(session: Session, seat: int | str | None) -> int | None:
    if seat == "all":
        return None
    return session.mover if seat is None else seat_of(seat, session.names)


def legal(position: Position) -> Page:
    """The whole hand of whoever is to move: each card and each call, allowed or not, why, and what it would do."""
    return position.legal()
