"""A game against bots, played by calls."""

from __future__ import annotations

from collections.abc import Sequence

from stovka.core.errors import Refusal
from stovka.core.moves import DEAL
from stovka.nb.errors import Refused
from stovka.nb.judging import hand_page, judged_page, move_of
from stovka.nb.markup import Html, Page, Shown, html, listed, tag
from stovka.nb.source import Match, language
from stovka.nb.stepper import Stepper
from stovka.nb.steps import Teller
from stovka.nb.tableau import table_html, table_text
from stovka.play.session import Session
from stovka.play.setup import check_players, open_rules, seats_for
from stovka.text import Words

YOU = 0


class Game(Page):
    """A match against bots: ``game = Game("mavr", players=3, seed=7)``, then ``game.play("7H")``, ``game.draw()``,
    ``game.pass_()``, ``game.say("order:S")``. Each call plays on to your next turn and shows what happened.

    ``you``: your name. ``bots``: their level. ``rules``: house rules as words, ``["draw=one"]``. Without ``seed``
    luck is fresh each time.
    """

    def __init__(
        self,
        variant: str = "mavr",
        players: int | None = None,
        seed: int | None = None,
        *,
        bots: str = "steady",
        you: str = "Anna",
        rules: Sequence[str] = (),
        lang: str | None = None,
    ) -> None:
        speech = language(lang)
        try:
            game, in_force = open_rules(variant, rules)
            seats = seats_for(check_players(in_force, players), you, bots)
            self.session = Session(game, in_force, seats, seed)
        except Refusal as refusal:
            raise Refused(refusal, Words(speech)) from None
        sides = self.session.table(YOU).sides
        self.words = Words(speech, self.session.names, YOU, sides=sides)
        self._since = 0
        self._go_on()
        super().__init__(self._show, self.words.lang)

    # --- moves ------------------------------------------------------------------------------------------------------

    def play(self, code: str) -> Page:
        """Plays a card (``"7H"``; a card that orders a suit with it: ``"QH:S"``) or says a word (``"draw"``). A move
        that is not allowed is told with its reasons, and changes nothing."""
        move = move_of(code, self.words)
        if self.session.over:
            return self
        if not self.session.act(YOU, move).events:
            return judged_page(self.session.option(YOU, move), self.words)
        self._since = len(self.session.steps) - 1
        self._go_on()
        return self._fresh()

    say = play

    def draw(self) -> Page:
        """Takes a card."""
        return self.play("draw")

    def pass_(self) -> Page:
        """Passes."""
        return self.play("pass")

    def next(self) -> Page:
        """Deals the next round, after one has been counted."""
        if self.session.game.due(self.session.state) is DEAL:
            self._since = len(self.session.steps)
            self._go_on(deal=True)
        return self._fresh()

    def _go_on(self, deal: bool = False) -> None:
        """Everything up to the person's next turn, or to the end of the round: its count is worth a look."""
        deal = deal or not self.session.steps
        while self.session.game.due(self.session.state) is not DEAL or deal:
            deal = False
            if self.session.step() is None:
                return

    # --- looking ----------------------------------------------------------------------------------------------------

    def legal(self) -> Page:
        """Your whole hand with the reasons."""
        return hand_page(self.session, YOU, self.words)

    def judge(self, code: str) -> Page:
        """May you do this? Why, and what would it do?"""
        return judged_page(self.session.option(YOU, move_of(code, self.words)), self.words)

    def hint(self) -> Page:
        """What a steady player would do with your cards."""
        try:
            move = self.words.move(self.session.hint(YOU), "do")
        except Refusal as refusal:
            raise Refused(refusal, self.words) from None
        told = self.words.text("nb-game-hint", move=move)
        return Page(lambda: Shown(tag("p", told), told), self.words.lang)

    def show(self, step: int = -1) -> Stepper:
        """A stepper over the match so far, with your eyes; all hands open when it is over."""
        session = self.session
        seat = None if session.over else YOU
        words = Words(self.words.lang, session.names, seat, sides=self.words.sides)
        return Stepper(Teller(Match(session.game, session.rules, list(session.steps), seat, words)), step)

    @property
    def over(self) -> bool:
        """True when the match has ended."""
        return self.session.over

    def _fresh(self) -> Game:
        self._shown = None
        return self

    def _show(self) -> Shown:
        session, words = self.session, self.words
        match = Match(session.game, session.rules, session.steps, YOU, words)
        teller = Teller(match)
        steps = range(self._since, len(session.steps))
        news = [" ".join(each.text for each in teller.told(match.view(at))) for at in steps]
        view = session.table(YOU)
        status = "over" if session.over else "turn" if session.mover == YOU else "round"
        head = words.text(f"nb-game-{status}")
        title = words.text("nb-game-since")
        since = html(tag("h4", title), listed(news, "ol")) if news else Html("")
        body = html(since, table_html(words, view), tag("p", tag("b", head), cls="head"))
        return Shown(body, "\n".join([*news, *table_text(words, view), head]))
