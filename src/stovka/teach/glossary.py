"""The games' terms in every language side by side, each with one line about it; and a search through rules and terms
that understands any of the languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from stovka.core.engine import Game, Rules
from stovka.teach.document import Block, Heading, Item, Para
from stovka.teach.examples import showing
from stovka.teach.rulebook import Book, Entry, book, chapters
from stovka.text import Words
from stovka.text.bundle import languages

TERMS: Final = {
    "cards": ("pack", "suit", "rank", "hand", "stock", "pile", "top"),
    "turns": ("dealer", "eldest", "deal", "round", "match", "opening", "pass", "miss", "again"),
    "101": ("fit", "draw", "cover", "order", "wild", "answer", "penalty", "out", "blocked", "lone"),
    "counting": ("points", "total", "limit", "reset", "left", "house"),
    "tricks": (
        *("partner", "side", "trick", "lead", "follow", "trump", "overtrump"),
        *("meld", "announce", "last", "claim"),
    ),
}
"""The terms, group by group."""


class Term(NamedTuple):
    """A term: the word in each language, the reader's own first, and what it means in the reader's language."""

    id: str
    group: str
    words: tuple[tuple[str, str], ...]
    means: str

    @property
    def text(self) -> str:
        """The words side by side."""
        return " · ".join(word for _, word in self.words)


def glossary(words: Words) -> tuple[Term, ...]:
    """Every term, in the order of its group."""
    others = [Words(lang) for lang in languages() if lang != words.lang]
    return tuple(
        Term(
            id,
            group,
            tuple((each.lang, each.text(f"term-{id}")) for each in (words, *others)),
            words.text(f"term-{id}.means"),
        )
        for group, ids in TERMS.items()
        for id in ids
    )


def holds(query: str, *texts: str) -> bool:
    """True when every word of the query stands in one of the texts, at least as the beginning of what is there."""
    whole = "\n".join(texts).casefold()
    return all(word in whole for word in query.casefold().split())


def terms_page(words: Words, query: str = "") -> Iterator[Block]:
    """The glossary as a page; with a query only the terms that have it, in any language."""
    title = words.text("glossary-found", query=query) if query else words.text("glossary-title")
    yield Heading(title, 1)
    found = [each for each in glossary(words) if not query or _says(each, query)]
    if not found:
        yield Para(words.text("glossary-nothing", query=query))
    yield from _terms(found, words, headings=not query)


def _says(term: Term, query: str) -> bool:
    return holds(query, term.text, *(Words(lang).text(f"term-{term.id}.means") for lang, _ in term.words))


def _terms(found: list[Term], words: Words, *, headings: bool) -> Iterator[Block]:
    group = ""
    for each in found:
        if headings and each.group != group:
            group = each.group
            yield Heading(words.text(f"glossary-group-{group}"), 2, group)
        yield Item(each.means, each.text, anchor=f"term-{each.id}")


def search(game: Game[Any], rules: Rules, query: str, words: Words) -> tuple[Book, tuple[Term, ...]]:
    """The rules, settings and terms whose text, or what is said about it, has every word of the query, in any language;
    they are told in the reader's own."""
    own = book(game, rules, words)
    books = [own, *(book(game, rules, Words(lang)) for lang in languages() if lang != words.lang)]
    rule_ids = {each.id for one in books for each in one.entries if holds(query, each.id, each.text, *_said(each))}
    dials = {each.name for one in books for each in one.settings if holds(query, each.name, each.meaning, each.value)}
    found = own._replace(
        entries=tuple(each for each in own.entries if each.id in rule_ids),
        settings=tuple(each for each in own.settings if each.name in dials),
    )
    return found, tuple(each for each in glossary(words) if _says(each, query))


def _said(entry: Entry) -> tuple[str, ...]:
    return entry.standing, entry.readings, entry.sources


def search_page(game: Game[Any], rules: Rules, query: str, words: Words) -> Iterator[Block]:
    """What a search has found, as a page; each rule with its example."""
    found, terms = search(game, rules, query, words)
    yield Heading(words.text("glossary-found", query=query), 1)
    yield Para(words.text("glossary-in", title=found.title))
    yield from chapters(found, words, showing(game, rules, words))
    if terms:
        yield Heading(words.text("glossary-title"), 2, "terms")
    yield from _terms(list(terms), words, headings=False)
    if not (found.entries or found.settings or terms):
        yield Para(words.text("glossary-nothing", query=query))
