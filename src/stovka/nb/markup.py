"""HTML from text: everything that is put in is escaped here, once; and what every output of a notebook is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from typing import Any, Final, NamedTuple

from stovka.core.cards import Card
from stovka.nb.style import STYLE
from stovka.text import Words

RED: Final = "HD"


class Html(str):
    """Text that is HTML already. Anything else is escaped before it is put into a tag."""

    __slots__ = ()


Part = str | int | Iterable["Part"]


def html(*parts: Part) -> Html:
    """The parts as HTML: ``Html`` as it is, other text escaped, lists one after the other."""
    return Html("".join(_piece(part) for part in parts))


def _piece(part: Part) -> str:
    if isinstance(part, Html):
        return part
    if isinstance(part, str):
        return escape(part)
    if isinstance(part, int):
        return str(part)
    return "".join(_piece(each) for each in part)


def tag(name: str, *parts: Part, **attributes: str) -> Html:
    """An element. Attributes are escaped too; ``cls`` is the class; an empty value leaves the attribute out."""
    told = "".join(
        f' {"class" if key == "cls" else key.replace("_", "-")}="{escape(value)}"'
        for key, value in attributes.items()
        if value
    )
    return Html(f"<{name}{told}>{html(*parts)}</{name}>")


def listed(sentences: Iterable[Part], name: str = "ul", cls: str = "") -> Html:
    """Sentences as a list; nothing at all when there are none."""
    items = [tag("li", each) for each in sentences]
    return tag(name, items, cls=cls) if items else Html("")


def card_html(words: Words, card: Card | None, cls: str = "") -> Html:
    """A card as a chip; the back of one that nobody here can see."""
    if card is None:
        return tag("b", "▒", cls=f"x {cls}".strip())
    return tag("b", words.card(card), cls=f"{'r' if card.suit in RED else 'k'} {cls}".strip())


class Shown(NamedTuple):
    """An output: its HTML and its plain text."""

    html: Html
    text: str


class Page:
    """Something that a notebook shows: HTML where there is a browser, plain text everywhere else.

    ``make`` builds it when it is first looked at.
    """

    def __init__(self, make: Callable[[], Shown], lang: str = "en") -> None:
        self._make = make
        self._shown: Shown | None = None
        self.lang = lang

    @property
    def shown(self) -> Shown:
        """The HTML and the text."""
        if self._shown is None:
            self._shown = self._make()
        return self._shown

    def _repr_html_(self) -> str:
        return document(self.shown.html, self.lang)

    def __repr__(self) -> str:
        return self.shown.text

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"text/html": self._repr_html_(), "text/plain": repr(self)}


def document(body: Html, lang: str, style: bool = True) -> Html:
    """A whole output: the looks and the body, with its language for screen readers."""
    looks = Html(f"<style>{STYLE}</style>") if style else Html("")
    return html(looks, tag("div", body, cls="stovka", lang=lang))
