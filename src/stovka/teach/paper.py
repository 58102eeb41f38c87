"""The referee's card and the score sheet as HTML pages that print on one sheet of A4 each.

No script, nothing from elsewhere; all text is escaped.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from math import ceil
from pathlib import Path
from typing import Final

from stovka.teach.sheets import Line, RefereeCard, ScoreSheet
from stovka.text import Words

STYLE: Final = Path(__file__).parent / "paper.css"
LARGEST, SMALLEST = 104, 54
"""The letters of a card, in tenths of a point: as large as one sheet allows."""
ROOM: Final = 712.0
"""The height of the sheet, in points, between the head and the foot of a card."""
WIDTH: Final = 238.0
"""The width of a line of text in one of the two columns, in points."""
SUITS: Final = '<div class="suits" aria-hidden="true">♠<span class="red">♥</span>♣<span class="red">♦</span></div>'


def card_html(card: RefereeCard, words: Words) -> Iterator[str]:
    """The lines of the referee's card."""
    yield from _begin(card.title, words, _letters(card))
    yield f"<header><div><h1>{escape(card.title)}</h1><p>{escape(card.summary)} {escape(card.players)}</p></div>{SUITS}"
    yield "</header>"
    does = any(line.does for line in card.lines)
    heads = card.heads if does else (card.heads[0], *card.heads[2:])
    yield f'<table class="cards{"" if does else " plain"}"><tr>'
    yield "".join(f"<th{_number(at > does)}>{escape(head)}</th>" for at, head in enumerate(heads)) + "</tr>"
    for line in card.lines:
        yield _row(line, does)
    yield '</table><div class="sections">'
    for heading, sentences in card.sections:
        items = "".join(f"<li>{escape(each)}</li>" for each in sentences)
        yield f"<section><h2>{escape(heading)}</h2><ul>{items}</ul></section>"
    yield from _house(card.changed, words)
    yield "</div>"
    yield from _end(words)


def _row(line: Line, does: bool) -> str:
    red = " red" if line.suit in ("H", "D") else ""
    kind = ' class="one"' if line.suit else ""
    face = f'<span class="face{red}">{escape(line.card)}</span>'
    cells = "".join(f"<td{_number(True)}>{escape(cell) or '–'}</td>" for cell in line.cells)
    said = f"<td>{escape(line.does)}</td>" if does else ""
    return f"<tr{kind}><td>{face}</td>{said}{cells}</tr>"


def _number(yes: bool) -> str:
    return ' class="n"' if yes else ""


def score_html(sheet: ScoreSheet, words: Words) -> Iterator[str]:
    """The lines of an empty score sheet."""
    yield from _begin(sheet.title, words)
    blank = '<span class="fill">&nbsp;</span>'
    place = f"{escape(words.text('sheet-date'))} {blank}"
    yield f"<header><div><h1>{escape(sheet.title)}</h1><p>{place}</p></div>{SUITS}</header>"
    width = len(sheet.columns)
    names = "".join(f'<th class="end" colspan="{width}">{escape(name) or "&nbsp;"}</th>' for name in sheet.names)
    many = " many" if width * len(sheet.names) > 10 else ""
    yield f'<table class="score{many}"><tr class="name"><th class="end no">#</th>{names}</tr>'
    yield '<tr class="two"><th class="end no"></th>'
    for _ in sheet.names:
        yield "".join(f"<th{_edge(at, width)}>{escape(column)}</th>" for at, column in enumerate(sheet.columns))
    yield "</tr>"
    cells = "".join(f"<td{_edge(at, width)}></td>" for _ in sheet.names for at in range(width))
    for number in range(1, sheet.rounds + 1):
        yield f'<tr><td class="end no">{number}</td>{cells}</tr>'
    yield "</table>"
    yield '<ul class="notes">' + "".join(f"<li>{escape(note)}</li>" for note in sheet.notes) + "</ul>"
    yield from _house(sheet.changed, words)
    yield from _end(words)


def _edge(at: int, width: int) -> str:
    return ' class="end sum"' if at == width - 1 else ""


def _house(changed: tuple[str, ...], words: Words) -> Iterator[str]:
    if changed:
        items = "".join(f"<li>{escape(each)}</li>" for each in changed)
        yield f'<section class="house"><h2>{escape(words.text("sheet-house"))}</h2><ul>{items}</ul></section>'


def _letters(card: RefereeCard) -> float:
    """The size of the letters, in points, with which the card fills one sheet at most."""
    return next((size / 10 for size in range(LARGEST, SMALLEST, -1) if _height(card, size / 10) <= ROOM), SMALLEST / 10)


def _height(card: RefereeCard, size: float) -> float:
    """About how high the card is with letters of this size; a little more than it will be."""
    table = (len(card.lines) + 1) * (1.5 * size + 6.6)
    lines = sum(_wide(each, size) for _, sentences in card.sections for each in sentences)
    lines += sum(_wide(each, size) for each in card.changed)
    heads = len(card.sections) + 2 * bool(card.changed)
    sentences = sum(len(sentences) for _, sentences in card.sections) + len(card.changed)
    return table + (1.36 * size * (lines + 1.2 * heads) + 2 * sentences + 11 * heads) / 2 + 4 * size


def _wide(text: str, size: float) -> int:
    """The lines that a sentence takes in a column; Cyrillic letters are wider than Latin ones."""
    width = sum(0.615 if "\u0400" <= each <= "\u04ff" else 0.545 for each in text)
    return ceil(width * size / WIDTH)


def _begin(title: str, words: Words, letters: float = 9.4) -> Iterator[str]:
    yield f'<!doctype html>\n<html lang="{escape(words.lang)}">\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{escape(title)}</title>\n<style>\n{STYLE.read_text(encoding='utf-8').strip()}\n</style>"
    yield f'<body>\n<main class="paper" style="font-size:{letters}pt">'


def _end(words: Words) -> Iterator[str]:
    yield f"<footer><span>{escape(words.text('sheet-foot'))}</span><span>Stovka</span></footer>"
    yield "</main>\n</body>\n</html>"
