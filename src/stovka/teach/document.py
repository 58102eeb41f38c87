"""A page of plain parts (headings, sentences, lists, tables) and its three forms: text, Markdown, HTML.

The sentences come from ``stovka.text``; here they are only laid out. All text is escaped for the form it takes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

from stovka.text.grammar import pieces

Form = Literal["text", "md", "html"]
COLUMNS = 79
"""No line of text is wider than this."""


class Heading(NamedTuple):
    """A heading; ``level`` 1 is the page's own. ``anchor`` names it for links."""

    text: str
    level: int = 2
    anchor: str = ""


class Para(NamedTuple):
    """A sentence or more. ``note``: said about the part before it, set back."""

    text: str
    note: bool = False


class Item(NamedTuple):
    """An entry of a list, ``level`` steps in; ``lead`` is a word that stands out before it."""

    text: str
    lead: str = ""
    level: int = 0
    anchor: str = ""


class Numbered(NamedTuple):
    """An entry with a number of its own and what belongs to it, each a text and how many steps it stands in."""

    number: int
    text: str
    more: tuple[tuple[int, str], ...] = ()


class Table(NamedTuple):
    """Rows of cells, the first row being the heads."""

    rows: tuple[tuple[str, ...], ...]


Block = Heading | Para | Item | Numbered | Table


def render(blocks: Iterable[Block], form: Form, lang: str = "en") -> Iterator[str]:
    """The lines of a page in this form."""
    if form == "html":
        return _html(tuple(blocks), lang)
    return _markdown(blocks) if form == "md" else _text(blocks)


# --- plain text -----------------------------------------------------------------------------------------------------


def columns_of(text: str) -> int:
    """How many columns of a terminal a text takes."""
    if not text or max(text) < "\u1100":  # below, every character is narrow
        return len(text)
    from unicodedata import east_asian_width

    return sum(2 if east_asian_width(each) in "WF" else 1 for each in text)


def wrapped(text: str, first: str = "", rest: str | None = None, most: int = COLUMNS) -> list[str]:
    """A text as lines of at most ``most`` columns; a word that is wider than a line is not broken.

    ``first`` stands before the first line, ``rest`` (else as many blanks) before the others.
    """
    rest = " " * columns_of(first) if rest is None else rest
    lines: list[str] = []
    words: list[str] = []
    before, width = first, columns_of(first) - 1
    for word in pieces(text):
        wide = columns_of(word) + 1
        if words and width + wide > most:
            lines.append(before + " ".join(words))
            before, words, width = rest, [], columns_of(rest) - 1
        words.append(word)
        width += wide
    return [*lines, (before + " ".join(words)).rstrip()]


def _text(blocks: Iterable[Block]) -> Iterator[str]:
    before: Block | None = None
    for block in blocks:
        if before is not None and not (isinstance(block, Item | Para | Numbered) and _close(before, block)):
            yield ""
        match block:
            case Heading(text, level, _):
                yield from wrapped(text)
                if level < 3:
                    yield ("=" if level == 1 else "-") * min(columns_of(text), COLUMNS)
            case Para(text, note):
                yield from wrapped(text, "  " if note else "")
            case Item(text, lead, level, _):
                yield from wrapped(f"{lead}: {text}" if lead else text, "  " * level + "- ")
            case Numbered(number, text, more):
                yield from wrapped(text, f"{number:>4}. ")
                for level, each in more:
                    yield from wrapped(each, " " * 6 + "  " * level)
            case Table(rows):
                yield from _columns(rows)
        before = block


def _close(before: Block, block: Item | Para | Numbered) -> bool:
    """True when no blank line stands between these two."""
    if isinstance(before, Heading):
        return True
    if isinstance(block, Numbered):
        return isinstance(before, Numbered)
    if isinstance(block, Para):
        return block.note
    return isinstance(before, Item) or (isinstance(before, Para) and block.level > 0)


def _columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(columns_of(row[at]) for row in rows) for at in range(len(rows[0]))]
    if sum(widths) + 2 * len(widths) > COLUMNS:  # too wide for a table: row by row, each cell with its head
        for row in rows[1:]:
            pairs = (f"{head} {cell}" for head, cell in zip(rows[0], row, strict=True) if cell)
            yield from wrapped("; ".join(pairs), "", "  ")
        return
    for row in rows:
        cells = (" " * (width - columns_of(cell)) + cell for cell, width in zip(row, widths, strict=True))
        yield "  ".join(cells).rstrip()


# --- Markdown ---------------------------------------------------------------------------------------------------------

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>|~#&])")


def md(text: str) -> str:
    """Text for Markdown, with nothing in it that Markdown would obey."""
    return _SPECIAL.sub(r"\\\1", text)


def _begun(text: str) -> str:
    """A line that Markdown must not take for a list: ``-`` or ``1.`` at its beginning."""
    return re.sub(r"^(\d+)([.)])|^([-+])", lambda m: f"{m[1]}\\{m[2]}" if m[1] else f"\\{m[3]}", md(text))


def _markdown(blocks: Iterable[Block]) -> Iterator[str]:
    before: Block | None = None
    for block in blocks:
        if before is not None and not (isinstance(block, Item) and isinstance(before, Item)):
            yield ""
        match block:
            case Heading(text, level, _):
                yield f"{'#' * level} {md(text)}"
            case Para(text, note):
                yield f"> {_begun(text)}" if note else _begun(text)
            case Item(text, lead, level, _):
                yield "  " * level + (f"- **{md(lead)}**: {md(text)}" if lead else f"- {_begun(text)}")
            case Numbered(number, text, more):
                yield f"**{number}.** {md(text)}"
                if more:
                    yield ""
                for level, each in more:
                    yield f"{'  ' * level}- {_begun(each)}"
            case Table(rows):
                for number, row in enumerate(rows):
                    yield f"| {' | '.join(map(md, row))} |"
                    if not number:
                        yield "|" + " --: |" * len(row)
        before = block


# --- HTML -------------------------------------------------------------------------------------------------------------

_STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#222;"
    "background:#fff}.note{margin:.2rem 0 .8rem 1.2rem;color:#555}"
    ".step p{margin:.1rem 0}.step{margin:.7rem 0}.step .note{margin-left:calc(1.2rem*(1 + var(--in)))}"
    "table{border-collapse:collapse}"
    "td,th{border:1px solid #999;padding:.2rem .6rem;text-align:right}"
    "@media(prefers-color-scheme:dark){body{color:#ddd;background:#181818}.note{color:#aaa}}"
)


def _html(blocks: tuple[Block, ...], lang: str) -> Iterator[str]:
    """A page on its own: no script, nothing from elsewhere."""
    e = escaped
    title = next((block.text for block in blocks if isinstance(block, Heading)), "Stovka")
    yield f'<!doctype html>\n<html lang="{e(lang)}">\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{e(title)}</title>\n<style>{_STYLE}</style>\n<body>"
    depth = 0  # lists that are open, each with an open entry
    for block in blocks:
        note = isinstance(block, Para) and block.note
        wanted = block.level + 1 if isinstance(block, Item) else min(depth, 1) if note else 0
        while depth > wanted:
            yield "</li></ul>"
            depth -= 1
        match block:
            case Heading(text, level, anchor):
                yield f"<h{level}{_id(anchor)}>{e(text)}</h{level}>"
            case Para(text, note):
                kind = ' class="note"' if note else ""
                yield f"<p{kind}>{e(text)}</p>"
            case Item(text, lead, _, anchor):
                yield "</li>" if depth == wanted else "<ul>"
                depth = wanted
                strong = f"<strong>{e(lead)}</strong>: " if lead else ""
                yield f"<li{_id(anchor)}>{strong}{e(text)}"
            case Numbered(number, text, more):
                yield f'<div class="step" id="step-{number}"><p><b>{number}.</b> {e(text)}</p>'
                yield "".join(f'<p class="note" style="--in:{level}">{e(each)}</p>' for level, each in more) + "</div>"
            case Table(rows):
                yield "<table>"
                for number, row in enumerate(rows):
                    tag = "td" if number else "th"
                    cells = "".join(f"<{tag}>{e(cell)}</{tag}>" for cell in row)
                    yield f"<tr>{cells}</tr>"
                yield "</table>"
    yield "</li></ul>" * depth + "</body>\n</html>"


def _id(anchor: str) -> str:
    return f' id="{escaped(anchor)}"' if anchor else ""


def escaped(text: str) -> str:
    """Text for HTML."""
    from html import escape  # not free, and only this form needs it

    return escape(text)
