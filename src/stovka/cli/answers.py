"""What a player can ask for in plain mode: each answer is a few lines of words from his own view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from stovka.cli.typed import Faulty, playing, read_card, read_move
from stovka.core.cards import RANKS, Card
from stovka.core.moves import DEAL, Move
from stovka.core.views import TableView
from stovka.play.session import Option, Session
from stovka.teach.document import render
from stovka.teach.rulebook import book, book_page
from stovka.teach.sheet import sheet
from stovka.teach.telling import tell
from stovka.text import Words

SUIT_ORDER = "SHCD"
COUNTED = ("tricks", "count")
"""Badges that tell more than a line about the table should; ``counts`` and ``score`` give them."""


class Answers:
    """Answers about one match to the player in seat ``me``. A question ``hint`` is answered by ``on_hint``."""

    def __init__(self, session: Session, words: Words, me: int) -> None:
        self.session = session
        self.words = words
        self.me = me

    @property
    def view(self) -> TableView:
        """The table as the player sees it."""
        return self.session.table(self.me)

    # --- at every turn ----------------------------------------------------------------------------------------

    def top(self) -> Iterator[str]:
        """What lies on the table, and what is public beside it."""
        view = self.view
        leading = view.mover == self.me and any(move.card for move in self.session.moves())
        for zone in view.zones:
            if zone.place.startswith("centre") and (zone.cards or zone.name == "stock" or leading):
                pairs = zip(zone.seats, zone.cards, strict=False)
                laid = [self.words.text("plain-laid", seat=seat, card=card) for seat, card in pairs]
                top = zone.cards[-1] if zone.cards else None
                yield self.words.text(f"plain-zone-{zone.name}", top=top, laid=laid, count=len(zone.cards))
        for badge in view.badges:
            if badge.name not in COUNTED:
                told = self.words.badge(badge)
                yield self.words.text("plain-badge", badge=told[:1].upper() + told[1:])

    def hand(self) -> Iterator[str]:
        """The player's cards, by suit, and those that may be played now."""
        cards = self._cards()
        legal = {move.card for move in self.session.moves()}
        fitting = [card for card in cards if card in legal]
        asked = self.session.mover == self.me
        yield self.words.text("plain-hand", cards=cards, fits=fitting, asked=asked)

    def calls(self) -> Iterator[str]:
        """What can be said instead of playing a card; nothing when only a card can be played."""
        calls = [option.move.code for option in self._options() if option.move.card is None and option.verdict.legal]
        if calls:
            yield self.words.text("plain-calls", calls=calls)

    def last(self) -> Iterator[str]:
        """The newest step: where a match goes on."""
        if self.session.steps:
            yield from self.step(len(self.session.steps) - 1)

    # --- questions ----------------------------------------------------------------------------------------------

    def on_help(self, _: str) -> Iterator[str]:
        """What can be typed."""
        yield from self.words.text("plain-help").splitlines()

    def on_hand(self, _: str) -> Iterator[str]:
        """The player's cards."""
        return self.hand()

    def on_top(self, _: str) -> Iterator[str]:
        """What lies on the table."""
        return self.top()

    def on_counts(self, _: str) -> Iterator[str]:
        """How many cards everybody holds, and how many lie where."""
        view = self.view
        for seat, hand in enumerate(view.hands):
            yield self.words.text("plain-count", seat=seat, count=len(hand or ()), out=hand is None)
        for zone in view.zones:
            side = int(zone.place.removeprefix("side-")) if zone.place.startswith("side-") else None
            more = {} if side is None else {"side": side}
            yield self.words.text(f"plain-count-{zone.name}", count=len(zone.cards), **more)
        if self.session.known(self.me):
            yield from self.on_known("")

    def on_known(self, _: str) -> Iterator[str]:
        """The hidden cards that the player saw in moves that were taken back, and where they are."""
        known = self.session.known(self.me)
        if not known:
            yield self.words.text("plain-known-none")
        for seat, hand in enumerate(self.session.table(None).hands):
            if held := [card for card in self._sorted(hand or ()) if card in known]:
                yield self.words.text("plain-known-hand", seat=seat, cards=held)
                known = known.difference(held)
        if known:
            yield self.words.text("plain-known-stock", cards=self._sorted(known))

    def on_why(self, asked: str) -> Iterator[str]:
        """Why a card may be played or not; without one, the whole hand and every call."""
        if asked:
            option = self._option(asked)
            yield from self._verdict(option)
            return
        seen: set[object] = set()
        for option in self._options():
            key = option.move.card or option.move
            if key not in seen:
                seen.add(key)
                name = self.words.card(option.move.card) if option.move.card else option.move.code
                why = " ".join(self.words.verdict(option.verdict))
                yield self.words.text("plain-why", move=name, fits=option.verdict.legal, why=why)

    def on_what(self, asked: str) -> Iterator[str]:
        """What a card would do now, or what it does by the rules."""
        if not asked:
            raise Faulty("plain-what-card")
        option = self._option(asked)
        card = option.move.card
        if option.verdict.legal:
            yield self.words.text("plain-what-now")
            yield from (f"  {sentence}" for sentence in self.words.events(option.events))
        elif card in self._cards():
            yield self.words.text("plain-refused", why=" ".join(self.words.verdict(option.verdict)))
        if card is not None:
            rules = self.session.game.about(self.session.rules, card)
            yield self.words.text("plain-what-rules" if rules else "plain-what-nothing", card=card)
            yield from (f"  {self.words.rule(rule.id, **self.session.rules.settings)}" for rule in rules)

    def on_score(self, _: str) -> Iterator[str]:
        """The score sheet, a line for each round."""
        rows = sheet(self.session.game, self.session.steps)
        if not rows:
            yield self.words.text("plain-score-none")
        so_far = [0] * len(rows[-1].totals) if rows else []
        for row in rows:
            who = "seat" if len(row.totals) == len(self.session.seats) else "side"
            told = []
            for at, (points, total) in enumerate(zip(row.points, row.totals, strict=True)):
                if points is not None and total is not None:
                    reached, so_far[at] = so_far[at] + points, total
                    facts = {who: at, "points": points, "total": total, "reached": reached, "out": at in row.out}
                    told.append(self.words.text(f"plain-score-{who}", **facts, moved=reached != total))
            yield self.words.text("plain-score", round=row.round, items=told)

    def on_hint(self, _: str) -> Iterator[str]:
        """What a steady player would do, and why it may be done."""
        move = self.session.hint(self.me)
        option = self.session.option(self.me, move)
        why = " ".join(self.words.verdict(option.verdict))
        yield self.words.text("plain-hint", move=self.words.move(move, "do"), code=move.code, why=why)

    def on_rules(self, _: str) -> Iterator[str]:
        """The rule book of this match."""
        found = book(self.session.game, self.session.rules, self.words)
        return render(book_page(found, self.words), "text", self.words.lang)

    def on_log(self, _: str) -> Iterator[str]:
        """What happened in this round."""
        steps = self.session.steps
        first = max((at for at, step in enumerate(steps) if step.move is DEAL), default=0)
        return chain.from_iterable(map(self.step, range(first, len(steps))))

    # --- helpers ------------------------------------------------------------------------------------------------

    def _cards(self) -> list[Card]:
        return self._sorted(self.view.hands[self.me] or ())

    @staticmethod
    def _sorted(cards: Iterable[Card | None]) -> list[Card]:
        held = [card for card in cards if card is not None]
        return sorted(held, key=lambda card: (SUIT_ORDER.index(card.suit), RANKS.index(card.rank)))

    def _options(self) -> tuple[Option, ...]:
        return self.session.options(self.me)

    def _option(self, asked: str) -> Option:
        """The option that was asked about: a card or a call, the best verdict where it can be played in ways."""
        candidates = self.session.game.candidates(self.session.state, self.me)
        found = read_move(asked, candidates) if ":" in asked else None
        if isinstance(found, Move):
            return self.session.option(self.me, found)
        try:
            card = read_card(asked)
        except Faulty:
            move = read_move(asked, candidates)
            if isinstance(move, Move):
                return self.session.option(self.me, move)
            raise
        return self.session.option(self.me, playing(card, candidates))

    def _verdict(self, option: Option) -> Iterator[str]:
        yield from self.words.verdict(option.verdict)
        if mends := self.words.mends(option.mends):
            yield mends

    def step(self, number: int) -> Iterator[str]:
        """What happened in a step, and by which rule: a paragraph, and under it the lines of a count."""
        paragraph: list[str] = []
        for each in tell(self.session.step_view(number, self.me), self.words):
            if each.level:
                if paragraph:
                    yield " ".join(paragraph)
                    paragraph = []
                yield "  " * each.level + each.text
            else:
                paragraph.append(each.text)
        if paragraph:
            yield " ".join(paragraph)
