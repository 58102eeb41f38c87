"""The rule book and the difference between two variants, as outputs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from stovka.core.errors import Refusal
from stovka.nb.errors import Refused
from stovka.nb.markup import Html, Page, Shown, html, tag
from stovka.nb.source import language
from stovka.play.setup import open_rules
from stovka.teach.document import Block, Heading, Item, Numbered, Para, Table, render
from stovka.teach.rulebook import book, book_page, difference, difference_page
from stovka.text import Words


def rules(variant: str, house: Sequence[str] = (), lang: str | None = None) -> Page:
    """The rule book of a variant, or of a house-rule file, generated from the rules in force.

    ``house``: house rules as words, ``["draw=one", "effects.7.draw=3"]``.
    """
    words = Words(language(lang))

    def blocks() -> Iterable[Block]:
        return book_page(book(*open_rules(variant, house), words), words)

    return _page(blocks, words)


def diff(left: str, right: str, lang: str | None = None) -> Page:
    """What differs between two variants or house-rule files of one game."""
    words = Words(language(lang))

    def blocks() -> Iterable[Block]:
        game, ours = open_rules(left)
        other, theirs = open_rules(right)
        return difference_page(difference(game, ours, other, theirs, words), words)

    return _page(blocks, words)


def _page(make: Callable[[], Iterable[Block]], words: Words) -> Page:
    try:
        blocks = tuple(make())
    except Refusal as refusal:
        raise Refused(refusal, words) from None
    return Page(lambda: Shown(_html(blocks), "\n".join(render(blocks, "text"))), words.lang)


def _html(blocks: Sequence[Block]) -> Html:
    parts = []
    for listing, some in groupby(blocks, key=lambda block: isinstance(block, Item | Numbered)):
        pieces = [_block(block) for block in some]
        parts.append(tag("ul", pieces) if listing else html(pieces))
    return html(parts)


def _block(block: Block) -> Html:
    match block:
        case Heading(text, level):
            return tag("h3" if level == 1 else "h4", text)
        case Para(text, note):
            return tag("p", text, cls="note" if note else "")
        case Item(text, lead, level):
            return tag("li", (tag("b", lead), ": ") if lead else "", text, cls="in" if level else "")
        case Numbered(number, text, more):
            return tag("li", f"{number}. ", text, [tag("small", each) for _, each in more])
        case Table(rows):
            return tag("table", [tag("tr", [tag("td", cell) for cell in row]) for row in rows])
