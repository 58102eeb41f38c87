"""A hand with its reasons: each card and each call, whether it may be made now, why, and what it would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from stovka.core.moves import MOVES, Move
from stovka.nb.markup import Html, Page, Shown, card_html, html, listed, tag
from stovka.nb.tableau import place
from stovka.play.session import Option, Session
from stovka.text import Words


class Row(NamedTuple):
    """A card of the hand (or a call) with all moves that can be made with it, the legal ones first."""

    options: tuple[Option, ...]

    @property
    def first(self) -> Option:
        """The option that speaks for all: they differ only in the suit that is ordered."""
        return self.options[0]

    def name(self, words: Words) -> str:
        """What the row is about, in text."""
        card = self.first.move.card
        if card is None:
            return words.move(self.first.move, "do")
        return words.text("nb-any-suit", card=card) if len(self.options) > 1 else words.card(card)

    def effects(self, words: Words) -> tuple[str, ...]:
        """What the move would cause; of a refused one what would have to be different. Events that name a suit are
        left out while the suit is still open."""
        if not self.first.verdict.legal:
            return tuple(filter(None, (words.mends(self.first.mends),)))
        told = words.events(self.first.events)[1:] if len(self.options) == 1 else ()
        if len(self.options) > 1:
            told = words.events([event for event in self.first.events[1:] if not hasattr(event, "suit")])
        return tuple(sentence for sentence in told if sentence)


def rows(options: Sequence[Option]) -> list[Row]:
    """The options card by card, as they stand in the hand, then the calls."""
    found: dict[object, list[Option]] = {}
    for option in options:
        found.setdefault(option.move.card or option.move, []).append(option)
    made = [Row(tuple(sorted(some, key=lambda option: not option.verdict.legal))) for some in found.values()]
    cards = [(place(row.first.move.card), row) for row in made if row.first.move.card is not None]
    calls = [row for row in made if row.first.move.card is None]
    return [*(row for _, row in sorted(cards, key=lambda each: each[0])), *calls]


def hand_page(session: Session, seat: int | None, words: Words) -> Page:
    """The whole hand of a seat, and its calls, with the reasons."""
    told = words.text("nb-legal-head", seat=session.mover, mover=session.mover)
    some = rows(session.options(seat)) if seat is not None else []

    def make() -> Shown:
        columns = ("move", "may", "why", "would")
        head = tag("tr", [tag("th", words.text(f"nb-col-{name}"), scope="col") for name in columns])
        body = [_row_html(words, row) for row in some]
        table = tag("table", head, body) if some else Html("")
        lines = [told, *(line for row in some for line in _row_text(words, row))]
        return Shown(html(tag("p", tag("b", told), cls="head"), table), "\n".join(lines))

    return Page(make, words.lang)


def _row_html(words: Words, row: Row) -> Html:
    option = row.first
    legal = option.verdict.legal
    card = option.move.card
    name = card_html(words, card) if card is not None else html(row.name(words))
    if card is not None and len(row.options) > 1:
        name = html(name, " ", tag("i", words.text("nb-with-suit")))
    return tag(
        "tr",
        tag("th", name, scope="row"),
        tag("td", words.text("nb-yes" if legal else "nb-no"), cls="yes" if legal else "no"),
        tag("td", " ".join(words.verdict(option.verdict))),
        tag("td", " ".join(row.effects(words))),
    )


def _row_text(words: Words, row: Row) -> list[str]:
    option = row.first
    mark = words.text("nb-yes" if option.verdict.legal else "nb-no")
    first = words.text("nb-text-option", name=row.name(words), mark=mark, why=" ".join(words.verdict(option.verdict)))
    return [first, *(words.text("nb-text-would", what=sentence) for sentence in row.effects(words))]


def judged_page(option: Option, words: Words) -> Page:
    """One move: yes or no, every reason, and what it would do."""
    legal = option.verdict.legal
    move = words.move(option.move, "do")
    told = words.text("nb-judged", legal=legal, move=move)
    reasons = words.verdict(option.verdict)
    effects = Row((option,)).effects(words)
    title = words.text("nb-title-would")

    def make() -> Shown:
        would = html(tag("h4", title) if legal else "", listed(effects)) if effects else Html("")
        body = html(tag("p", tag("b", told), cls="head"), listed(reasons), would)
        lines = [told, *reasons, *(words.text("nb-text-would", what=text) for text in effects)]
        return Shown(body, "\n".join(lines))

    return Page(make, words.lang)


def move_of(code: str, words: Words) -> Move:
    """The move that a code stands for: ``7H``, ``qh:s``, ``draw``. ``ValueError`` tells what moves look like."""
    text = code.strip()
    found = MOVES.get(text) or MOVES.get(text.lower()) or MOVES.get(text.upper())
    if found is None:
        head, colon, tail = text.partition(":")
        found = MOVES.get(f"{head.lower()}{colon}{tail.upper()}")
    if found is None:
        raise ValueError(words.text("nb-code-unknown", code=text[:40], words=("draw", "pass", "order:S")))
    return found
