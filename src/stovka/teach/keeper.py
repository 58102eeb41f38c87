"""The score of a game played with real cards: question by question, counted and explained by the engine.

A keeper knows no terminal. What was told is kept as it was typed, so the score can be taken back line by line, and
made again from its lines alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from stovka.core.cards import CARDS, SUITS, Card
from stovka.core.chance import Seeded
from stovka.core.engine import Game, Rules, Step, play
from stovka.core.errors import refuse
from stovka.core.events import Event
from stovka.core.moves import SCORE, Move
from stovka.core.scores import Line
from stovka.core.tally import Answer, Entry, Question, Tally
from stovka.core.views import StepView
from stovka.play.session import view_step
from stovka.teach.document import Block, Para, Table
from stovka.teach.sheet import Row, sheet
from stovka.text import Words

NOTHING: Final = ("-", "–", "—", "−")
_SIGNS: Final = str.maketrans({"♠": "S", "♥": "H", "♦": "D", "♣": "C", "\ufe0e": None, "\ufe0f": None})


class Keeper:
    """Keeps the score of one match. ``names``: of the players, in the order in which they sit."""

    def __init__(self, game: Game[Any], rules: Rules, names: Sequence[str]) -> None:
        self.game = game
        self.rules = rules
        self.names = tuple(names)
        self.start = game.start(rules, len(self.names))
        self.lines: list[str] = []
        self._reset()

    def _reset(self) -> None:
        self.state = self.start
        self.answers: list[Answer] = []
        self.steps: list[Step] = []
        self.summed: list[Mapping[str, str]] = []

    @property
    def over(self) -> bool:
        """True when the match has ended."""
        return self.game.over(self.state)

    @property
    def question(self) -> Question | None:
        """What must be told next; None when the match is over."""
        if self.over:
            return None
        seat = self.game.mover(self.state)
        if seat is not None:
            return Question("call", who=False, facts={"seat": seat})
        asked = self.game.tally(self.state, self.answers)
        assert isinstance(asked, Question)
        return asked

    def tell(self, text: str, calls: Mapping[str, str] | None = None) -> tuple[StepView, ...]:
        """Takes an answer to the question, as it was typed; gives the steps that it completes, if any.

        ``calls``: words of the reader's language for what a player can say, with the moves' codes. ``Refusal`` when it
        is no answer; then nothing has changed.
        """
        asked = self.question
        if asked is None:
            raise refuse("keeper.over")
        before = len(self.steps)
        if asked.id == "call":
            move = self._call(text, calls or {})
            self._play(self.game.mover(self.state), move)
            text = move.code  # the same in every language
        else:
            answer = read(text, self.names, who=asked.who)
            told = self.game.tally(self.state, [*self.answers, answer])
            self.answers.append(answer)
            if isinstance(told, Tally):
                self._count(told)
        self.lines.append(text)
        return tuple(self.view(number) for number in range(before, len(self.steps)))

    def undo(self) -> bool:
        """Takes back the last answer; False when there is none."""
        if not self.lines:
            return False
        self.again(self.lines[:-1])
        return True

    def again(self, lines: Sequence[str]) -> None:
        """Keeps the score anew, from these answers alone."""
        self._reset()
        self.lines = []
        for each in lines:
            self.tell(each)

    def view(self, number: int) -> StepView:
        """A step; where only the sum of some lines is known they are one line."""
        found = view_step(self.game, number, self.steps[number], None)
        summed = self.summed[number]
        return found._replace(events=tuple(_summed(event, summed) for event in found.events)) if summed else found

    def _count(self, told: Tally) -> None:
        self.state = told.state
        self._play(None, SCORE, told.summed)
        self.answers = []

    def _play(self, seat: int | None, move: Move, summed: Mapping[str, str] | None = None) -> None:
        step = play(self.game, self.state, seat, move, Seeded(0))
        self.steps.append(step)
        self.summed.append(summed or {})
        self.state = step.after

    def _call(self, text: str, calls: Mapping[str, str]) -> Move:
        """The move that was said; ``-`` for the last of them, which says nothing."""
        moves = self.game.moves(self.state)
        said = text.strip().casefold()
        code = calls.get(said, said)
        for move in moves:
            if move.code == code:
                return move
        if said in NOTHING:
            return moves[-1]
        raise refuse("keeper.no_call", calls=[move.code for move in moves])


def _summed(event: Event, rules: Mapping[str, str]) -> Event:
    """A count whose lines by these rules are one line each."""
    lines: Sequence[Line] = getattr(event, "lines", ())
    if not lines:
        return event
    kept = [line for line in lines if line.rule not in rules]
    for rule, told in rules.items():
        some = [line.value for line in lines if line.rule == rule]
        if some:
            kept.insert(0, Line(told, sum(some)))
    return event._replace(lines=tuple(kept))  # type: ignore[attr-defined, no-any-return]


# --- the sheet --------------------------------------------------------------------------------------------------------


def sheet_page(keeper: Keeper, words: Words) -> Iterator[Block]:
    """The score sheet so far: for each player or side the points of a round and the total after it."""
    rows = sheet(keeper.game, keeper.steps)
    if not rows:
        yield Para(words.text("keeper-no-round"))
        return
    sides = keeper.game.look(keeper.state, None).sides
    owners = range(len(rows[0].points))
    team = [[seat for seat, side in enumerate(sides) if side == owner] for owner in owners]
    names = [words.text("keeper-owner", seats=tuple(seats)) for seats in team]
    heads = ["#", *(text for name in names for text in (name, words.text("sheet-column-total")))]
    table = []
    for row in rows:
        cells = [words.text("keeper-round", round=row.round, newest=row is rows[-1])]
        for owner in owners:
            points, total = row.points[owner], row.totals[owner]
            cells += ["" if points is None else str(points), _total(total, owner, row, words)]
        table.append(tuple(cells))
    yield Table((tuple(heads), *table))
    yield Para(words.text("keeper-sheet-note"))


def _total(total: int | None, owner: int, row: Row, words: Words) -> str:
    if total is None:
        return ""
    kind = "reset" if owner in row.reset else "out" if owner in row.out else ""
    return words.text(f"keeper-total-{kind}", total=total) if kind else str(total)


# --- reading what was typed -------------------------------------------------------------------------------------------


class _Part(NamedTuple):
    """The words of a part of an answer that are no player."""

    seat: int | None
    number: int | None
    rest: list[str]


def read(text: str, names: Sequence[str], *, who: bool) -> Answer:
    """What was typed, in parts between commas: ``Anna QS``, ``1 Anna 7H, Boris 7C``, ``10H 7C``, ``40``, ``-``."""
    if text.strip() in NOTHING:
        return ()
    if not text.strip():
        raise refuse("keeper.nothing_typed")
    parts = text.split(",") if who else [text.replace(",", " ")]
    return tuple(_entry(part, names, who=who) for part in parts if part.strip())


def _entry(part: str, names: Sequence[str], *, who: bool) -> Entry:
    found = _player(part.split(), names) if who else _Part(None, None, part.split())
    cards: list[Card] = []
    number, suit = found.number, None
    for word in found.rest:
        code = word.translate(_SIGNS).upper()
        if code in CARDS:
            cards.append(CARDS[code])
        elif code in SUITS and not who and suit is None:
            suit = code
        elif re.fullmatch(r"\d{1,4}", word) and number is None:
            number = int(word)
        else:
            raise refuse("keeper.no_card", text=word[:40])
    return Entry(found.seat, tuple(cards), number, suit)


def _player(words: list[str], names: Sequence[str]) -> _Part:
    """The player that a part begins with, by name or by number; a number before that is of a trick."""
    seat, used = _named(words, names)
    if seat is not None:
        if used == 1 and words[0].isdecimal() and len(words) > 1:  # 4 2 7H: the fourth trick, the second player
            other, more = _named(words[1:], names)
            if other is not None:
                return _Part(other, int(words[0]), words[1 + more :])
        return _Part(seat, None, words[used:])
    if words[0].isdecimal() and len(words[0]) < 5:
        seat, used = _named(words[1:], names)
        if seat is not None:
            return _Part(seat, int(words[0]), words[1 + used :])
    raise refuse("keeper.no_player", text=words[0][:40], seats=tuple(range(len(names))))


def _named(words: Sequence[str], names: Sequence[str]) -> tuple[int | None, int]:
    """The player whom these words begin with, and how many of them are the name."""
    for used in range(min(len(words), 6), 0, -1):
        said = " ".join(words[:used]).casefold()
        whole = [seat for seat, name in enumerate(names) if " ".join(name.split()).casefold() == said]
        if len(whole) == 1:
            return whole[0], used
    if not words or words[0].translate(_SIGNS).upper() in CARDS:
        return None, 0
    begun = [seat for seat, name in enumerate(names) if name.casefold().startswith(words[0].casefold())]
    if len(begun) == 1:
        return begun[0], 1
    if words[0].isdecimal() and 1 <= int(words[0][:3]) <= len(names):
        return int(words[0][:3]) - 1, 1
    return None, 0
