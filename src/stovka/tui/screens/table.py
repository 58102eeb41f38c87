"""The table: a match being played. It passes keys and presses on to the match, and shows what the match says."""

from __future__ import annotations

from functools import partial
from time import monotonic

from textual import events
from textual.app import ComposeResult
from textual.containers import Container
from textual.timer import Timer

from stovka.core.cards import Card
from stovka.core.errors import Refusal
from stovka.core.moves import DRAW, SCORE, Move
from stovka.text import Words
from stovka.tui.commands import TABLE, bindings
from stovka.tui.match import Match
from stovka.tui.narrate import Narrator
from stovka.tui.options import SECONDS
from stovka.tui.scene import CONTROLS, HAND, Beside, Control, Cursor, Scene, build
from stovka.tui.screens import asking, predicting
from stovka.tui.screens.handover import HandOver
from stovka.tui.screens.seated import Seated
from stovka.tui.widgets.board import Board
from stovka.tui.widgets.faces import Look
from stovka.tui.widgets.panels import Head, Keys, Line, Panel, Status

WIDE = 100
"""From so many columns on the panels stand beside the table, else below it."""


class TableScreen(Seated):
    """One match. ``words`` speak to its player."""

    BINDINGS = bindings(TABLE)
    commands = TABLE

    def __init__(self, match: Match, words: Words, look: Look, said: str = "") -> None:
        super().__init__()
        self.said = said
        self.ended = False
        self.match = match
        self.speech = words
        self.narrator = Narrator(match, words)
        self.look = look
        self.cursor = Cursor()
        self.card: Card | None = None
        self.scene: Scene | None = None
        self.shown_score = -1
        self.asked_at = -1
        self.closed_until = 0.0
        self.timer: Timer | None = None
        self.noted: list[Line] = []

    def compose(self) -> ComposeResult:
        """Head, table, panels, status, keys."""
        ascii = self.look.ascii
        more = self.speech.text("app-more")
        yield Head(id="head")
        with Container(id="middle"):
            yield Board(self.look, id="board")
            with Container(id="side"):
                yield Panel(self.speech.text("app-why-title"), more, ascii, id="why")
                older = self.speech.text("app-more-log")
                yield Panel(self.speech.text("app-log-title"), older, ascii, id="log", newest_last=True)
        yield Status(id="status")
        yield Keys(id="keys", ascii=ascii)

    def on_mount(self) -> None:
        """Cards out, and whoever begins may begin."""
        self.query_one(Board).focus()
        self.fold(self.app.size.width)
        last = self.match.scores()
        if last and self.match.session.steps[-1].move is not SCORE:
            self.shown_score = last[-1]
        self.call_after_refresh(self.start)

    def start(self) -> None:
        """The first picture, then the first move; where several people play, first of all somebody sits down."""
        if self.match.hidden:
            steps = self.match.session.steps
            if self.match.session.mover is None and not (steps and steps[-1].move is SCORE):
                self.bots()
            else:
                self.hand_over()
            return
        self.show()
        self.say(self.said, alarm=bool(self.said))
        self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        """Panels go beside or below the table."""
        self.fold(event.size.width)

    def fold(self, width: int) -> None:
        """Sets where the panels stand."""
        self.set_class(width >= WIDE, "wide")
        self.set_class(width < WIDE, "narrow")

    def on_screen_resume(self) -> None:
        """Back from a question or a sheet: the match goes on."""
        if self.match.hidden:
            self.call_after_refresh(self.hand_over)
        elif self.scene is not None or self.match.people[1:]:
            self.show()
            self.call_after_refresh(self.go_on)

    # --- several people -----------------------------------------------------------------------------------------

    def hand_over(self) -> None:
        """Hides table, log and reasons, and asks the next person to sit down."""
        seat = self.match.next_person
        if seat is None or not self.in_front:
            return
        if self.timer is not None:
            self.timer.stop()
            self.timer = None
        self.match.hidden = True
        self.scene, self.card, self.cursor, self.noted = None, None, Cursor(), []
        self.narrator = Narrator(self.match, self.speech)
        self.query_one(Board).show(None)
        self.query_one(Head).show("", ())
        for panel in self.query(Panel):
            panel.show([])
        self.say("")
        self.query_one(Status).tally("")
        self.app.push_screen(HandOver(self, seat, self.said))
        self.said = ""

    def sit(self, seat: int) -> None:
        """Everything is told to this person from here on."""
        self.match.sit(seat)
        self.speech = self.stovka.words_for(self.match)
        self.narrator = Narrator(self.match, self.speech)
        self.asked_at = -1

    # --- showing ------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Shows the table as it is now. The cursor stays on its card, wherever that has gone."""
        if self.match.hidden:
            return
        scene = self.draw_scene()
        if self.cursor.place == HAND and self.card is not None:
            for at, held in enumerate(scene.hand):
                if held.card is self.card:
                    scene = scene._replace(cursor=Cursor(HAND, at))
        self.point(scene, scene.cursor)
        self.query_one(Head).show(scene.title, scene.scores)
        self.query_one("#log", Panel).show(self.narrator.log(self.options.explain, most=40))
        self.tell_keys()

    def draw_scene(self) -> Scene:
        """The scene of the match."""
        self.narrator.guess = self.options.predict
        match, words = self.match, self.speech
        view = match.view()
        controls = tuple(
            Control(words.move(option.move, "do"), option.move, option.verdict.legal)
            for option in (match.calls() if match.my_turn else ())
            if option.verdict.legal or option.move.kind in ("draw", "pass")
        )
        name = self.stovka.variant_name(match.session)
        beside = Beside(
            me=match.seat or 0,
            title=words.text("app-head", variant=name, round=max(view.round, 1)),
            cursor=self.cursor,
            fitting=match.fits,
            notes=self.narrator.notes(),
            controls=controls,
            counting=self.options.count,
            mark=self.options.mark,
        )
        return build(view, words, beside)

    def point(self, scene: Scene, cursor: Cursor) -> None:
        """Shows a scene with the cursor there, and says why; a refusal of another card has been read."""
        if cursor != self.cursor and self.query_one(Status).alarm:
            self.say("")
        self.cursor = cursor
        self.scene = scene = scene._replace(cursor=cursor)
        self.card = scene.card_at(cursor) if cursor.place == HAND else self.card
        self.query_one(Board).show(scene)
        lines = self.noted or self.narrator.at(scene, cursor, self.options.mark)
        title = self.speech.text("app-why-title")
        if self.has_class("wide") and self.match.my_turn and self.options.mark and not self.noted:
            card = scene.card_at(cursor) if cursor.place == HAND else None
            if card is not None:
                lines = [*lines, Line(""), *self.narrator.others(scene, card)]
        if not self.match.my_turn and cursor.place == HAND:
            lines = self.narrator.last()
            if not self.has_class("wide"):
                title = self.speech.text("app-log-title")
        self.query_one("#why", Panel).show(lines, title)

    def tell_keys(self) -> None:
        """The footer: what can be done now."""
        words = self.speech
        mine = self.match.my_turn
        off = {"hint"} if not mine else set()
        if not self.match.undoable():
            off.add("undo")
        shown = [each for each in TABLE if each.footer and each.id not in off]
        self.query_one(Keys).show([(each, each.label(words)) for each in shown])
        hand = self.scene.hand if self.scene else ()
        tally = ""
        if mine and self.options.mark and hand:
            tally = words.text("app-tally", fit=sum(bool(held.fits) for held in hand), all=len(hand))
        self.query_one(Status).tally(tally)

    def say(self, text: str, alarm: bool = False) -> None:
        """Something for the status line."""
        self.query_one(Status).say(text, alarm)

    # --- going on -------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Carries out what needs no person, at the pace that was chosen; asks when the person must answer."""
        if not self.in_front or self.timer is not None:
            return
        if self.match.hidden:
            self.hand_over()
            return
        match = self.match
        session = match.session
        if session.steps and session.steps[-1].move is SCORE and self.shown_score != len(session.steps) - 1:
            self.shown_score = len(session.steps) - 1
            asking.show_scores(self)
        elif session.over:
            self.finished()
        elif match.my_turn:
            self.my_turn()
        elif session.waiting is not None:
            self.say(self.speech.text("app-hand-on", name=session.names[session.waiting]))
        elif session.mover is None or self.options.pace == "once":
            self.bots()
        elif self.options.pace == "timed":
            self.timer = self.set_timer(SECONDS, self.after_pause)
        else:
            self.say(self.speech.text("app-step-by-key"))

    def my_turn(self) -> None:
        """The person is to move: a question that has no card for an answer is asked at once."""
        steps = len(self.match.session.steps)
        if self.match.question() and self.asked_at != steps:
            self.asked_at = steps
            asking.ask(self, self.match.question(), self.play)

    def after_pause(self) -> None:
        """The pause is over."""
        self.timer = None
        if self.in_front and not self.match.my_turn:
            self.bots()

    def bots(self) -> None:
        """The next step, and at the quickest pace all up to the person's turn or the end of the round."""
        before = len(self.match.session.steps)
        self.match.session.forgetful = self.options.forgetful
        try:
            while self.match.step():
                last = self.match.session.steps[-1]
                if self.options.pace != "once" or last.move is SCORE:
                    break
        except Refusal as refusal:
            asking.not_kept(self, refusal)
            return
        self.noted = []
        self.say(self.narrator.news(before))
        self.show()
        self.call_after_refresh(self.go_on)

    def finished(self) -> None:
        """The match is over: it goes to the finished ones, and its ranking is shown."""
        try:
            self.match.finish()
        except Refusal as refusal:
            self.say(self.speech.refusal(refusal)[0], alarm=True)
        asking.show_end(self)
        self.say(self.speech.text("app-over"))

    def play(self, move: Move, said: predicting.Said | None = None) -> None:
        """The person's move; ``said`` is what he predicted of it."""
        if said is None and self.options.predict and self.match.option(move).verdict.legal:
            predicting.ask(self, move, partial(self.play, move))
            return
        try:
            refused = self.match.act(move)
        except Refusal as refusal:
            asking.not_kept(self, refusal, lambda: self.play(move, said))
            return
        if refused is not None:
            attempt, session = self.match.session.attempts[-1], self.match.session
            self.keep(lambda progress: progress.note_attempt(session.game.id, session.rules.variant, attempt))
            self.refuse(list(self.speech.verdict(refused.verdict)))
            return
        self.closed_until = monotonic() + self.options.guard
        self.noted = []
        if move.card is not None:
            self.card = None
        self.say(self.narrator.news(len(self.match.session.steps) - 1))
        self.show()
        if said:
            predicting.tell(self, said)
        self.call_after_refresh(self.go_on)

    def refuse(self, reasons: list[str]) -> None:
        """A move that may not be made: why not."""
        self.app.bell()
        self.say(reasons[0], alarm=True)
        if self.scene is not None:
            told = self.narrator.at(self.scene, self.cursor, mark=True)
            self.noted = told or [Line(text, "bad") for text in reasons]
            self.point(self.scene, self.cursor)
        self.noted = []

    # --- keys -------------------------------------------------------------------------------------------------------

    def action_use(self) -> None:
        """Plays the card, takes a card, presses the button; on the table: what is this card."""
        if self._pressed_twice():
            return
        if not self.match.my_turn:
            self._hurry()
            return
        scene, cursor = self.scene, self.cursor
        if scene is None:
            return
        card = scene.card_at(cursor)
        if cursor.place == HAND and card is not None:
            self._use_card(card)
        elif cursor.place == CONTROLS and cursor.at < len(scene.controls):
            self._use_call(scene.controls[cursor.at].move)
        elif card is None and scene.lay(cursor.place) is not None:
            self._use_call(DRAW)
        elif card is not None:
            self.read(self.speech.card(card), self.narrator.on_table(card))

    def _pressed_twice(self) -> bool:
        """True for a key pressed twice quickly: it was one press too many."""
        now = monotonic()
        if now >= self.closed_until:
            return False
        self.closed_until = now + self.options.guard
        self.say(self.speech.text("app-not-your-turn"), alarm=True)
        return True

    def _hurry(self) -> None:
        """Somebody else is to move: his move now, if it waits for a key or a pause."""
        if self.match.session.waiting is not None:
            self.hand_over()
        elif self.timer is not None:
            self.timer.stop()
            self.after_pause()
        elif self.options.pace == "key" and not self.match.session.over:
            self.bots()
        else:
            self.say(self.speech.text("app-not-your-turn"), alarm=True)

    def _use_card(self, card: Card) -> None:
        options = self.match.options_for(card)
        legal = [option.move for option in options if option.verdict.legal]
        if not legal:
            self.play(options[0].move)
        elif legal[0].suit is not None:
            asking.ask(self, legal, self.play)
        else:
            self.play(legal[0])

    def _use_call(self, move: Move) -> None:
        question = self.match.question()
        if move in question and len(question) > 1:
            asking.ask(self, question, self.play)
            return
        self.play(move)

    def on_board_pointed(self, message: Board.Pointed) -> None:
        """The mouse: a card is chosen, and played when it was chosen already; a button or the stock acts at once."""
        if self.scene is None:
            return
        place = message.cursor.place
        acts = message.again or place == CONTROLS or (place != HAND and self.scene.card_at(message.cursor) is None)
        self.point(self.scene, message.cursor)
        if acts:
            self.action_use()

    def on_keys_pressed(self, message: Keys.Pressed) -> None:
        """A key of the footer, pressed with the mouse."""
        if message.command.id in ("choose", "away"):
            return
        self.app.call_later(self.run_action, message.command.action)

    # --- leaving ----------------------------------------------------------------------------------------------------

    def action_leave(self) -> None:
        """Asks, then leaves; the match stays for another time."""
        asking.leave(self)
