"""A page in two languages, side by side: as columns of text, as a table of Markdown, as one HTML page.

Both pages come from the same facts, so they have the same parts in the same order; part stands beside part.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Final

from stovka.teach.document import (
    COLUMNS,
    Block,
    Form,
    Heading,
    Item,
    Numbered,
    Para,
    Table,
    columns_of,
    escaped,
    md,
    wrapped,
)

NAMES: Final = {"en": "English", "ru": "Русский", "fr": "Français", "cs": "Čeština"}
"""Languages as they call themselves."""
BETWEEN: Final = " | "

Pair = tuple[Block | None, Block | None]


def side_by_side(
    pages: tuple[Iterable[Block], Iterable[Block]], langs: tuple[str, str], form: Form, columns: int = COLUMNS
) -> Iterator[str]:
    """The lines of two pages beside each other; text is at most ``columns`` wide."""
    pairs = zip_longest(*pages)
    if form == "html":
        return _html(tuple(pairs), langs)
    return _markdown(pairs, langs) if form == "md" else _text(pairs, langs, columns)


# --- plain text -------------------------------------------------------------------------------------------------------


def _text(pairs: Iterable[Pair], langs: tuple[str, str], columns: int) -> Iterator[str]:
    width = (columns - len(BETWEEN)) // 2
    yield _row(NAMES[langs[0]], NAMES[langs[1]], width)
    yield "-" * width + "-+-" + "-" * width
    for pair in pairs:
        if not _joins(pair[0] or pair[1]):
            yield _row("", "", width)
        sides = [[] if block is None else list(_lines(block, width)) for block in pair]
        for left, right in zip_longest(*sides, fillvalue=""):
            yield _row(left, right, width)


def _row(left: str, right: str, width: int) -> str:
    return (left + " " * (width - columns_of(left)) + BETWEEN + right).rstrip()


def _joins(block: Block | None) -> bool:
    """True for a part that stands right under the one before it."""
    return isinstance(block, Item) or (isinstance(block, Para) and block.note)


def _lines(block: Block, width: int) -> Iterator[str]:
    def put(text: str, first: str = "") -> Iterator[str]:
        for line in wrapped(text, first, most=width):
            yield from _cut(line, width)

    match block:
        case Heading(text, level, _):
            yield from put(text)
            if level < 3:
                yield ("=" if level == 1 else "-") * min(columns_of(text), width)
        case Para(text, note):
            yield from put(text, "  " if note else "")
        case Item(text, lead, level, _):
            yield from put(f"{lead}: {text}" if lead else text, "  " * level + "- ")
        case Numbered(number, text, more):
            yield from put(text, f"{number}. ")
            for level, each in more:
                yield from put(each, "  " + "  " * level)
        case Table(rows):
            for text in _as_sentences(rows):
                yield from put(text)


def _cut(line: str, width: int) -> Iterator[str]:
    """A line in pieces, where a word in it is wider than the column."""
    while columns_of(line) > width:
        end = width
        while columns_of(line[:end]) > width:
            end -= 1
        yield line[:end].rstrip()
        line = line[end:]
    yield line


def _as_sentences(rows: Sequence[Sequence[str]]) -> list[str]:
    """A table, row by row, each cell with its head."""
    head, *rest = rows
    return ["; ".join(f"{name} {cell}" for name, cell in zip(head, row, strict=True) if cell) for row in rest]


# --- Markdown ---------------------------------------------------------------------------------------------------------


def _markdown(pairs: Iterable[Pair], langs: tuple[str, str]) -> Iterator[str]:
    """A table: whoever reads the source sees the sentences in pairs, too."""
    yield f"| {NAMES[langs[0]]} | {NAMES[langs[1]]} |"
    yield "| :-- | :-- |"
    for pair in pairs:
        left, right = ("" if block is None else "<br>".join(_cells(block)) for block in pair)
        yield f"| {left} | {right} |"


def _cells(block: Block) -> Iterator[str]:
    match block:
        case Heading(text, _, _):
            yield f"**{md(text)}**"
        case Para(text, note):
            yield f"*{md(text)}*" if note else md(text)
        case Item(text, lead, level, _):
            yield "&emsp;" * level + "• " + (f"**{md(lead)}**: " if lead else "") + md(text)
        case Numbered(number, text, more):
            yield f"**{number}.** {md(text)}"
            yield from ("&emsp;" * level + "• " + md(each) for level, each in more)
        case Table(rows):
            yield from map(md, _as_sentences(rows))


# --- HTML -------------------------------------------------------------------------------------------------------------

_STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:76rem;margin:2rem auto;padding:0 1rem;color:#222;"
    "background:#fff}.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 2rem;align-items:start}"
    ".pair>div{min-width:0;overflow-wrap:anywhere}.pair p{margin:.25rem 0}.names{position:sticky;top:0;"
    "background:inherit;font-weight:bold;border-bottom:1px solid #999}.note{margin-left:1.2rem;color:#555}"
    ".item{padding-left:calc(1.2rem*var(--in));text-indent:-.8rem;margin-left:.8rem}.step{margin:.6rem 0}"
    "@media(max-width:40rem){.pair{grid-template-columns:1fr}.pair>div+div{margin-bottom:.8rem}}"
    "@media(prefers-color-scheme:dark){body{color:#ddd;background:#181818}.note{color:#aaa}}"
)


def _html(pairs: tuple[Pair, ...], langs: tuple[str, str]) -> Iterator[str]:
    """A page on its own: no script, nothing from elsewhere. Each side says its language."""
    title = next((block.text for pair in pairs for block in pair if isinstance(block, Heading)), "Stovka")
    yield f'<!doctype html>\n<html lang="{escaped(langs[0])}">\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{escaped(title)}</title>\n<style>{_STYLE}</style>\n<body>"
    names = "".join(f'<div lang="{lang}">{NAMES[lang]}</div>' for lang in langs)
    yield f'<div class="pair names">{names}</div>'
    for pair in pairs:
        sides = []
        for lang, block, first in zip(langs, pair, (True, False), strict=True):
            inner = "" if block is None else "".join(_parts(block, first))
            sides.append(f'<div lang="{lang}">{inner}</div>')
        step = " step" if isinstance(pair[0], Numbered) else ""
        yield f'<div class="pair{step}">{"".join(sides)}</div>'
    yield "</body>\n</html>"


def _parts(block: Block, first: bool) -> Iterator[str]:
    """One side of a pair; only the first carries the names for links."""
    e = escaped

    def named(anchor: str) -> str:
        return f' id="{e(anchor)}"' if anchor and first else ""

    match block:
        case Heading(text, level, anchor):
            yield f"<h{level}{named(anchor)}>{e(text)}</h{level}>"
        case Para(text, note):
            yield _para(text, note)
        case Item(text, lead, level, anchor):
            strong = f"<strong>{e(lead)}</strong>: " if lead else ""
            yield f'<p class="item" style="--in:{level}"{named(anchor)}>• {strong}{e(text)}</p>'
        case Numbered(number, text, more):
            yield f"<p{named(f'step-{number}')}><b>{number}.</b> {e(text)}</p>"
            yield from (
                f'<p class="note" style="margin-left:{1.2 * (level + 1):.1f}rem">{e(x)}</p>' for level, x in more
            )
        case Table(rows):
            yield from (f"<p>{e(each)}</p>" for each in _as_sentences(rows))


def _para(text: str, note: bool) -> str:
    return f'<p class="note">{escaped(text)}</p>' if note else f"<p>{escaped(text)}</p>"
