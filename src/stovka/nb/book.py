"""The rule book and the difference between two variants, as outputs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from stovka.core.errors import Refusal
from stovka.nb.errors import Refused
from stovka.nb.markup import Html, Page, Shown, html, listed, tag
from stovka.nb.source import language
from stovka.play.setup import open_rules
from stovka.teach.document import Block, Heading, Item, Numbered, Para, Table, render
from stovka.teach.examples import showing
from stovka.teach.glossary import search_page, terms_page
from stovka.teach.rulebook import book, book_page, difference, difference_page
from stovka.text import Words


def rules(variant: str, house: Sequence[str] = (), lang: str | None = None, search: str = "") -> Page:
    """The rule book of a variant, or of a house-rule file, made from the rules in force, each rule with an example.

    ``house``: house rules as words, ``["draw=one", "effects.7.draw=3"]``. ``search``: only the rules, settings and
    terms that have these words, in any language.
    """
    words = Words(language(lang))

    def blocks() -> Iterable[Block]:
        game, in_force = open_rules(variant, house)
        if search:
            return search_page(game, in_force, search, words)
        return book_page(book(game, in_force, words), words, showing(game, in_force, words))

    return _page(blocks, words)


def glossary(word: str = "", lang: str | None = None) -> Page:
    """The words of the games, in every language side by side; with ``word`` only those that have it."""
    words = Words(language(lang))
    return _page(lambda: terms_page(words, word), words)


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
    """The page; each chapter can be opened and closed, since a whole book is long for an output."""
    parts: list[Html] = []
    chapters = [at for at, block in enumerate(blocks) if isinstance(block, Heading) and block.level > 1]
    parts.append(_run(blocks[: chapters[0] if chapters else None]))
    for start, end in zip(chapters, [*chapters[1:], len(blocks)], strict=False):  # a page may have none
        title = blocks[start]
        assert isinstance(title, Heading)
        parts.append(tag("details", tag("summary", title.text), _run(blocks[start + 1 : end])))
    return html(parts)


def _run(blocks: Sequence[Block]) -> Html:
    """Blocks in a row: entries become a list, what is said about an entry stands in it."""
    parts: list[Html] = []
    entries: list[Html] = []
    for block in blocks:
        if isinstance(block, Para) and block.note and entries:
            entries[-1] = html(entries[-1], tag("small", block.text))
        elif isinstance(block, Item):
            entries.append(html((tag("b", block.lead), ": ") if block.lead else "", block.text))
        else:
            parts += [listed(entries), _block(block)]
            entries = []
    return html(parts, listed(entries))


def _block(block: Block) -> Html:
    match block:
        case Heading(text):
            return tag("h3", text)
        case Table(rows):
            return tag("table", [tag("tr", [tag("td", cell) for cell in row]) for row in rows])
        case Numbered(number, text, more):
            return tag("p", f"{number}. ", text, [tag("small", each) for _, each in more])
        case Item(text) | Para(text):
            return tag("p", text)
