"""What the panels say: lines of words from a match. Every sentence comes from ``Words``; none is put together here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Any

from stovka.core.cards import Card
from stovka.core.moves import DEAL, DRAW, SCORE, Move
from stovka.core.rules import Part
from stovka.play.session import Option
from stovka.teach.lens import Glance, lens
from stovka.teach.telling import tell
from stovka.text import Words
from stovka.tui.match import Match
from stovka.tui.scene import CENTRE, CONTROLS, HAND, Cursor, Scene, in_hand_order
from stovka.tui.widgets.panels import Line


class Narrator:
    """Says what the screen shows of one match, in one language, to its player. ``guess``: he is to find out himself
    what a move would cause."""

    def __init__(self, match: Match, words: Words) -> None:
        self.match = match
        self.words = words
        self.guess = False
        self._briefs: dict[Card, Line] = {}
        self._briefs_of: Any = None
        self._logged: dict[tuple[int, bool, bool], list[Line]] = {}

    def forget(self) -> None:
        """After moves were taken back: steps are told anew."""
        self._logged.clear()

    # --- the thing under the cursor -----------------------------------------------------------------------------

    def at(self, scene: Scene, cursor: Cursor, mark: bool) -> list[Line]:
        """About the thing under the cursor."""
        card = scene.card_at(cursor)
        if cursor.place == HAND:
            if card is None:
                return self.last()
            return self.card(card) if mark else [Line(self.words.text("app-why-hidden"), "dim")]
        if cursor.place == CONTROLS and cursor.at < len(scene.controls):
            move = scene.controls[cursor.at].move
            return self.call(next(option for option in self.match.calls() if option.move is move))
        if cursor.place == CENTRE or card is not None:
            return self.on_table(card) if card is not None else []
        for option in self.match.calls():
            if option.move is DRAW:
                return self.call(option)
        return []

    def card(self, card: Card) -> list[Line]:
        """About a card of the hand: whether it fits and by which rule, and what it would do."""
        options = self.match.options_for(card)
        legal = [option for option in options if option.verdict.legal]
        if not legal:
            return self._refused(options[0]) if options else []
        shown = legal[0]
        lines = [Line(text, "good") for text in self.words.verdict(shown.verdict)]
        return lines + self._effects(shown, several=len(legal) > 1)

    def call(self, option: Option) -> list[Line]:
        """About a move without a card."""
        if not option.verdict.legal:
            return self._refused(option)
        lines = [Line(text, "good") for text in self.words.verdict(option.verdict)]
        return lines + self._effects(option, several=False)

    def _refused(self, option: Option) -> list[Line]:
        first, *more = self.words.verdict(option.verdict)
        mends = self.words.mends(option.mends) if self.match.my_turn else ""
        lines = [Line(first, "bad"), *(Line(text, "text", 2) for text in more)]
        return [*lines, Line(mends, "text", 2)] if mends else lines

    def _effects(self, option: Option, several: bool) -> list[Line]:
        """What a legal move would cause. Its own suit is not told while the suit is still open."""
        if self.guess:
            return [Line(self.words.text("app-predict-first"), "dim")]
        events = [e for e in option.events[1:] if not (several and hasattr(e, "suit"))]
        lines = [Line(self.words.text("app-choose-suit-then"), "text", 2)] if several else []
        lines += [Line(text, "text", 2) for text in self._sentences(events)]
        title = self.words.text("app-if-played" if option.move.card is not None else "app-if-said")
        return [Line(title, "title"), *lines] if lines else []

    def _sentences(self, events: Iterable[Any]) -> list[str]:
        return [text for text in self.words.events(events) if text]

    def on_table(self, card: Card) -> list[Line]:
        """About a card on the table: what it is, who laid it and what that did, and what goes on it now."""
        words = self.words
        lines = []
        laid = self.match.laid(card)
        if laid is not None:
            lines.append(Line(words.text("app-laid", card=card, seat=laid.seat), "good"))
            dealt = self.match.session.steps[laid.step].move is DEAL
            told = [e for e in self.match.told(laid.step) if not dealt or getattr(e, "card", None) is card]
            lines += [Line(text, "text", 2) for text in self._sentences(told)]
        view = self.match.view()
        lines += [Line(words.badge(badge), "note") for badge in view.badges if badge.name not in ("tricks", "count")]
        if self.match.my_turn:
            lines += self._what_goes()
        return lines

    def _what_goes(self) -> list[Line]:
        """What this asks of the player: his cards that may go on it."""
        cards = in_hand_order(tuple(self.match.legal_cards()))
        return [Line(self.words.text("app-may-go", cards=cards), "text")]

    def others(self, scene: Scene, but: Card) -> list[Line]:
        """The other cards of the hand, each in a few words; none while a suit must be ordered and no card be laid."""
        cards = [held.card for held in scene.hand if held.card is not but and self.match.options_for(held.card)]
        lines = [self._brief(card) for card in cards]
        return [Line(self.words.text("app-why-others"), "title"), *lines] if lines else []

    def _brief(self, card: Card) -> Line:
        """A card of the hand in a few words, found once a state."""
        state = self.match.session.state
        if self._briefs_of is not state:
            self._briefs_of = state
            self._briefs.clear()
        if card not in self._briefs:
            option = self.best(card)
            what = self.words.verdict(option.verdict, "short")[0]
            text = self.words.text("app-hand-line", card=card, what=what)
            self._briefs[card] = Line(text, "good" if option.verdict.legal else "dim", 2)
        return self._briefs[card]

    def best(self, card: Card) -> Option:
        """A move with this card: a legal one, if there is one."""
        options = self.match.options_for(card)
        return next((option for option in options if option.verdict.legal), options[0])

    def hand(self) -> list[Line]:
        """Why for the whole hand, card by card, then for the calls."""
        lines: list[Line] = []
        cards = {option.move.card for option in self.match.options() if option.move.card is not None}
        for card in in_hand_order(tuple(cards)):
            lines.append(Line(self.words.card(card), "title"))
            lines += [line._replace(indent=line.indent + 2) for line in self.card(card)]
        for option in self.match.calls():
            lines.append(Line(self.words.move(option.move, "do"), "title"))
            lines += [line._replace(indent=line.indent + 2) for line in self.call(option)]
        return lines

    # --- under other variants -------------------------------------------------------------------------------------

    def lens(self, move: Move, here: str) -> list[Line]:
        """A move under every variant in which the position can stand; those that say the same stand together. ``here``
        names the rules of the table, which come first."""
        match, words = self.match, self.words
        session = match.session
        assert match.seat is not None
        groups: dict[tuple[Line, ...], list[str]] = {}
        for glance in lens(session.game, session.state, match.seat, move):
            lines = self._glance(glance)
            own = [words.text("app-lens-here", variant=here)] if glance.here else []
            own += [words.variant(each) for each in glance.variants if words.variant(each) != here]
            groups.setdefault(tuple(lines), []).extend(own)
        told: list[Line] = []
        for at, (shown, variants) in enumerate(groups.items()):
            told += [Line("")] if at else []
            told.append(Line(reduce(self._beside, variants), "title"))
            told += shown
        if sum(map(len, groups.values())) == 1:
            told += [Line(""), Line(words.text("app-lens-one"), "note")]
        return told

    def _beside(self, first: str, second: str) -> str:
        return self.words.text("app-note-more", first=first, second=second)

    def _glance(self, glance: Glance) -> list[Line]:
        """A move under some rules: why it may be made or not, and what it would do."""
        legal = glance.verdict.legal
        lines = [Line(text, "good" if legal else "bad", 2) for text in self.words.verdict(glance.verdict)]
        several = glance.verdict.move.suit is not None
        if not legal:
            return lines
        events = [event for event in glance.events[1:] if not (several and hasattr(event, "suit"))]
        if self.guess:
            return lines
        does = [self.words.text("app-choose-suit-then")] if several else []
        does += self._sentences(events)
        return [*lines, *(Line(text, "text", 4) for text in does or [self.words.text("app-lens-nothing")])]

    # --- what happened --------------------------------------------------------------------------------------------

    def last(self) -> list[Line]:
        """What happened last, in full."""
        steps = self.match.session.steps
        return self.step(len(steps) - 1, full=True) if steps else []

    def step(self, index: int, full: bool, turns: bool = True) -> list[Line]:
        """One step of the log: every event with its reason, or one short line for each. Without ``turns``: not who
        is next, which the table shows."""
        key = (index, full, turns)
        if key not in self._logged:
            self._logged[key] = self._full(index, turns) if full else self._short(index)
        return self._logged[key]

    def _full(self, index: int, turns: bool = True) -> list[Line]:
        step = self.match.session.steps[index]
        told = list(tell(self.match.step_view(index), self.words))
        if not turns and len(told) > 1 and self.match.part(told[-1]) is Part.TURN:
            del told[-1]
        kind = "note" if step.seat is None else "text"
        first, *more = told
        lines = [Line(self.words.text("app-log-first", number=index, what=first.text), kind, 0, 3)]
        return lines + [Line(each.text, "dim" if each.level else kind, 3 + 2 * each.level) for each in more]

    def _short(self, index: int) -> list[Line]:
        step = self.match.session.steps[index]
        words = self.words
        if step.move in (DEAL, SCORE):
            return self._full(index)[:1] if step.move is DEAL else self._full(index)
        first, *more = self.match.told(index) or self.match.step_view(index).events
        does = words.event(first, "short")
        lines = [Line(words.text("app-log-step", number=index, seat=step.seat, does=does), "text", 0, 3)]
        for event in more:
            short = words.event(event, "short")
            lines.append(Line(words.text("app-log-event", seat=event.seat, what=short), "dim", 3))
        return lines

    def log(self, full: bool, most: int | None = None) -> list[Line]:
        """The steps of this round; or the newest of them only, and then not who is next."""
        steps = self.match.session.steps
        first = max((at for at, step in enumerate(steps) if step.move is DEAL), default=0)
        if most is not None:
            first = max(first, len(steps) - most)
        return [line for index in range(first, len(steps)) for line in self.step(index, full, most is None)]

    def notes(self) -> list[str]:
        """For each seat what just happened to it, in short."""
        return [self._note(events) for events in self.match.notes()]

    def _note(self, events: Sequence[Any]) -> str:
        said = ""
        for event in events:
            short = self.words.event(event, "short")
            said = self.words.text("app-note-more", first=said, second=short) if said else short
        return said

    def news(self, since: int) -> str:
        """The newest step that something can be told of, in one line."""
        steps = self.match.session.steps
        for index in range(len(steps) - 1, since - 1, -1):
            told = self._sentences(self.match.told(index))
            if told:
                return told[0]
        return ""
