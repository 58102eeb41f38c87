"""Predicting: before a move of the person is made he is asked what will come of it; afterwards it is marked. Both
questions can be skipped."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from stovka.core.moves import Move
from stovka.play.predict import Answer, Marked, Question, mark
from stovka.tui.screens import asking
from stovka.tui.screens.question import Answer as Reply
from stovka.tui.screens.question import Question as Asking
from stovka.tui.screens.seated import Seated
from stovka.tui.widgets.panels import Line

if TYPE_CHECKING:
    from stovka.play.progress import Progress

Said = dict[Question, Answer]
NOBODY = "nobody"
MOST = 5
"""So many cards more than now are offered as an answer."""


def ask(table: Seated, move: Move, then: Callable[[Said], None]) -> None:
    """Who moves next, then how many cards the next player holds; what was said goes to ``then``."""
    words, view = table.speech, table.match.view()
    seats = [seat for seat, hand in enumerate(view.hands) if hand is not None]
    replies = [Reply(str(seat), str(at), words.text("app-predict-who", seat=seat)) for at, seat in enumerate(seats, 1)]
    replies.append(Reply(NOBODY, "0", words.text("app-predict-nobody")))

    def answered(found: str | None) -> None:
        if found is None:
            then({})
            return
        said: Said = {Question("predict.next"): None if found == NOBODY else int(found)}
        _cards(table, seats, said, then)

    about = words.text("app-predict-about", move=words.move(move, "you"))
    question = Asking(words.text("app-predict-next"), about, replies, words.text("app-predict-skip"))
    table.app.push_screen(question, answered)


def _cards(table: Seated, seats: list[int], said: Said, then: Callable[[Said], None]) -> None:
    """How many cards whoever sits next to the person holds."""
    words, me = table.speech, table.match.seat or 0
    seat = next((each for each in (*seats, *seats) if each > me), seats[0])
    held = len(table.match.view().hands[seat] or ())
    replies = [
        Reply(str(held + more), str(more), words.text("app-predict-count", count=held + more, more=more))
        for more in range(MOST + 1)
    ]

    def answered(found: str | None) -> None:
        then(said if found is None else {**said, Question("predict.cards", seat): int(found)})

    title = words.text("app-predict-cards", seat=seat)
    table.app.push_screen(Asking(title, "", replies, words.text("app-predict-skip")), answered)


def tell(table: Seated, said: Said) -> None:
    """Marks what was said about the step just made, and keeps it. A wrong answer opens the reasons."""
    match, words = table.match, table.speech
    index = len(match.session.steps) - 1
    marked = mark(said, match.step_view(index))
    if not marked:
        return

    def note(progress: Progress) -> None:
        for question, told, was in marked:
            progress.note_prediction(match.session.game.id, question.id, told, was)

    table.keep(note)
    if all(each.right for each in marked):
        table.app.notify(words.text("app-predict-right"), markup=False)
        return
    lines = [Line(_told(table, each), "good" if each.right else "bad") for each in marked]
    lines += [Line(""), *table.narrator.step(index, full=True)]
    asking.read(table, words.text("app-predict-title"), lines)


def _told(table: Seated, marked: Marked) -> str:
    """One answer beside what came."""
    words = table.speech
    if marked.question.id == "predict.next":
        facts = {"right": marked.right, "seat": marked.was, "over": marked.was is None}
        return words.text("app-predict-was-next", **facts)
    return words.text("app-predict-was-cards", right=marked.right, seat=marked.question.seat, count=marked.was or 0)
