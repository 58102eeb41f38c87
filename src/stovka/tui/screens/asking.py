"""The table's questions and sheets: each opens another screen over it and hands the answer back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from stovka.core.cards import SUITS, Card
from stovka.core.errors import Refusal
from stovka.core.moves import Move
from stovka.tui.scene import CONTROLS, HAND, Cursor
from stovka.tui.screens.question import Answer, Question
from stovka.tui.widgets import ink
from stovka.tui.widgets.panels import Line

if TYPE_CHECKING:
    from stovka.tui.screens.seated import Seated


def ask(table: Seated, moves: Sequence[Move], then: Callable[[Move], None]) -> None:
    """Which of these moves: a suit to order, or a word to say. Closed without an answer nothing has happened."""
    words = table.speech
    suits = all(move.suit in SUITS for move in moves)
    if suits:
        moves = sorted(moves, key=lambda move: "SHDC".index(move.suit or ""))
        card = moves[0].card
        title = words.text("app-which-suit")
        about = (
            words.text("app-which-suit-for", card=card) if card is not None else words.text("app-which-suit-opening")
        )
        hint = words.text("app-which-suit-back" if card is not None else "app-question-back")
    else:
        title, about, hint = words.text("app-say-what"), "", words.text("app-question-back")
    answers = [_answer(table, move, suits) for move in moves]
    by_id = {move.code: move for move in moves}

    def answered(found: str | None) -> None:
        if found is not None:
            then(by_id[found])

    question = Question(title, about, answers, hint, lambda: show_scores(table))
    table.app.push_screen(question, answered)


def _answer(table: Seated, move: Move, suits: bool) -> Answer:
    words = table.speech
    if suits and move.suit is not None:
        held = tuple(card for card in _hand(table) if card.suit == move.suit and card is not move.card)
        about = words.text("app-suit-held", cards=held)
        style = ink.on_dark(move.suit, table.options.four, ink.PANEL)
        return Answer(move.code, move.suit.lower(), words.suit(move.suit, "both"), about, style)
    option = next(each for each in table.match.calls() if each.move is move)
    about = "\n".join(line.text for line in table.narrator.call(option))
    return Answer(move.code, words.text(f"app-key-{move.kind}"), words.move(move, "do"), about)


def _hand(table: Seated) -> list[Card]:
    scene = table.scene
    return [held.card for held in scene.hand] if scene is not None else []


def not_kept(table: Seated, refusal: Refusal, again: Callable[[], None] | None = None) -> None:
    """Writing has failed: try again, or go on without keeping the match."""
    words = table.speech
    answers = [
        Answer("again", words.text("app-key-again"), words.text("app-write-again")),
        Answer("without", words.text("app-key-without"), words.text("app-write-without")),
    ]

    def answered(found: str | None) -> None:
        if found == "without":
            table.match.unkept()
        if found is not None:
            (again or table.bots)()

    title = words.text("app-write-failed")
    about = " ".join(words.refusal(refusal))
    table.app.push_screen(Question(title, about, answers, words.text("app-question-back")), answered)


def leave(table: Seated) -> None:
    """Asks whether to leave while the match runs; a finished one is left at once."""
    words, match = table.speech, table.match
    if match.session.over:
        table.stovka.home()
        return
    kept = match.path is not None
    answers = [
        Answer("stay", words.text("app-key-stay"), words.text("app-leave-stay")),
        Answer("leave", words.text("app-key-leave"), words.text("app-leave-home")),
        Answer("quit", words.text("app-key-quit"), words.text("app-leave-quit")),
    ]

    def answered(found: str | None) -> None:
        if found == "leave":
            table.stovka.home()
        elif found == "quit":
            table.app.exit(0)

    about = words.text("app-leave-kept" if kept else "app-leave-lost")
    table.app.push_screen(
        Question(words.text("app-leave-title"), about, answers, words.text("app-question-back")), answered
    )


def read(table: Seated, title: str, lines: Sequence[Line], end: bool = False) -> None:
    """A text over the table."""
    from stovka.tui.screens.text import TextScreen

    table.app.push_screen(TextScreen(title, lines, table.speech.text("app-close"), end))


def hint(table: Seated) -> None:
    """Says what a steady player would do, why it is legal, and puts the cursor there."""
    match, words = table.match, table.speech
    if not match.my_turn or match.seat is None:
        table.say(words.text("app-not-your-turn"), alarm=True)
        return
    move = match.session.hint(match.seat)
    option = match.session.option(match.seat, move)
    first = words.text("app-hint", do=words.move(move, "do"))
    table.noted = [Line(first, "title"), *(Line(text) for text in words.verdict(option.verdict))]
    table.say(first)
    scene = table.scene
    if scene is None:
        return
    cursor = scene.cursor
    for at, held in enumerate(scene.hand):
        if held.card is move.card:
            cursor = Cursor("hand", at)
    for at, control in enumerate(scene.controls):
        if control.move is move:
            cursor = Cursor("controls", at)
    table.point(scene, cursor)
    table.noted = []


def lens(table: Seated) -> None:
    """What is under the cursor, under the other variants of the game."""
    words, match, scene = table.speech, table.match, table.scene
    if not match.my_turn or scene is None:
        table.say(words.text("app-not-your-turn"), alarm=True)
        return
    card = scene.card_at(scene.cursor) if scene.cursor.place == HAND else None
    if card is not None:
        move = table.narrator.best(card).move
        title = words.text("app-lens-title", what=words.card(card))
    elif scene.cursor.place == CONTROLS and scene.cursor.at < len(scene.controls):
        move = scene.controls[scene.cursor.at].move
        title = words.text("app-lens-title", what=words.move(move, "do"))
    else:
        table.say(words.text("app-lens-where"), alarm=True)
        return
    read(table, title, table.narrator.lens(move, table.stovka.variant_name(match.session)))


def export(table: Seated) -> None:
    """Writes the match down, and says where it went."""
    from stovka.tui.screens.export import ExportScreen

    def done(said: str | None) -> None:
        if said:
            table.say(said)

    screen = ExportScreen(table.match, table.speech, table.stovka.store.folder, table.options.ascii)
    table.app.push_screen(screen, done)


def take_back(table: Seated) -> None:
    """Takes the last own move back, with all that came after it."""
    words, match = table.speech, table.match
    if not match.undoable():
        table.say(words.text("app-undo-none"), alarm=True)
        return
    if table.timer is not None:
        table.timer.stop()
        table.timer = None
    try:
        match.undo()
    except Refusal as refusal:
        table.say(words.refusal(refusal)[0], alarm=True)
        return
    table.narrator.forget()
    table.asked_at = -1
    table.say(words.text("app-undone"))
    table.show()
    table.call_after_refresh(table.go_on)


def show_scores(table: Seated) -> None:
    """The score sheet."""
    from stovka.tui.screens.score import ScoreScreen

    table.app.push_screen(ScoreScreen(table.match, table.speech))


def show_end(table: Seated) -> None:
    """The end of the match: who won, and the whole sheet."""
    from stovka.tui.screens.score import ScoreScreen

    if not table.ended:
        table.ended = True
        table.app.push_screen(ScoreScreen(table.match, table.speech, end=True))


def show_rules(table: Seated) -> None:
    """The rule book, at the rule of what is under the cursor."""
    from stovka.tui.screens.rules import RulesScreen

    session = table.match.session
    at = table.rule_here()
    title = table.stovka.variant_name(session)
    table.app.push_screen(RulesScreen(session.game, session.rules, table.speech, title, at))


def switches(table: Seated) -> None:
    """The teaching switches."""
    from stovka.tui.screens.switches import SwitchesScreen

    table.app.push_screen(SwitchesScreen(table.speech))
