"""One sheet of paper: the referee's card of the rules in force, and the score sheet that goes with them.

Both are made of the game's digest and told by the words of the rule book; ``paper`` prints them, here they also become
pages of text and Markdown.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from stovka.core.cards import CARDS
from stovka.core.digest import Row
from stovka.core.engine import Game, Rules
from stovka.teach.document import Block, Heading, Item, Para, Table
from stovka.teach.rulebook import pack_size
from stovka.text import Words

ROUNDS: Final = 16
"""So many rounds have a row on a score sheet."""


class Line(NamedTuple):
    """A line of the table of cards: the card as it is printed, its suit ("" for a rank), what it does and counts.

    ``counts``: the cells once more, each in words.
    """

    card: str
    suit: str
    does: str
    cells: tuple[str, ...]
    counts: tuple[str, ...]


class RefereeCard(NamedTuple):
    """Everything on the referee's card, in words. ``changed``: the house rules in force, a sentence each."""

    title: str
    summary: str
    players: str
    heads: tuple[str, ...]
    lines: tuple[Line, ...]
    sections: tuple[tuple[str, tuple[str, ...]], ...]
    changed: tuple[str, ...]


class ScoreSheet(NamedTuple):
    """Everything on an empty score sheet. ``names`` are of players or sides ("" to be written in), ``columns`` what is
    written down for each of them."""

    title: str
    names: tuple[str, ...]
    columns: tuple[str, ...]
    rounds: int
    notes: tuple[str, ...]
    changed: tuple[str, ...]


def referee_card(game: Game[Any], rules: Rules, words: Words) -> RefereeCard:
    """The referee's card of these rules."""
    digest = game.digest(rules)
    fewest, most = rules.players
    return RefereeCard(
        words.text("sheet-card-title", title=_title(rules, words)),
        words.variant(rules.variant, "one"),
        words.text("rulebook-players", fewest=fewest, most=most, one=fewest == most),
        (
            words.text("sheet-head-card"),
            words.text("sheet-head-does"),
            *(words.text(f"sheet-head-{head}") for head in digest.heads),
        ),
        tuple(_line(row, digest.heads, words) for row in digest.rows),
        tuple(
            (words.text(f"sheet-section-{section.name}"), tuple(_rule(rule.id, rules, words) for rule in section.rules))
            for section in digest.sections
            if section.rules
        ),
        tuple(_changed(game, rules, words)),
    )


def score_sheet(
    game: Game[Any], rules: Rules, words: Words, players: int | None = None, names: Sequence[str] = ()
) -> ScoreSheet:
    """An empty score sheet of these rules, for so many players."""
    digest = game.digest(rules)
    count = 2 if digest.sides else (players or max(rules.players[0], min(4, rules.players[1])))
    known = [*names, *[""] * count][:count]
    return ScoreSheet(
        words.text("sheet-score-title", title=_title(rules, words)),
        tuple(known),
        tuple(words.text(f"sheet-column-{column}") for column in digest.columns),
        ROUNDS,
        tuple(_rule(rule.id, rules, words) for rule in digest.notes),
        tuple(_changed(game, rules, words)),
    )


def _title(rules: Rules, words: Words) -> str:
    name = words.variant(rules.variant)
    return words.text("rulebook-house", name=name) if rules.differences else name


def _rule(id: str, rules: Rules, words: Words) -> str:
    return words.rule(id, **rules.settings)


def _changed(game: Game[Any], rules: Rules, words: Words) -> Iterator[str]:
    for dial in game.dials.values():
        if dial.name in rules.differences:
            said = words.choice(dial, rules.settings[dial.name], pack_size(rules))
            yield words.text("sheet-changed", name=dial.name, value=said)


def _line(row: Row, heads: Sequence[str], words: Words) -> Line:
    card = CARDS.get(row.key)
    said = [words.text(f"sheet-does-{each.id}", **each.facts) for each in row.said]
    told = tuple(zip(heads, row.cells, strict=True))
    return Line(
        words.letter(row.key) if card is None else words.card(card),
        "" if card is None else card.suit,
        words.text("sheet-does", said=said) if said else "",
        tuple("" if cell is None else str(cell) for cell in row.cells),
        tuple(words.text(f"sheet-cell-{head}", value=cell) for head, cell in told if cell is not None),
    )


# --- as pages of text and Markdown ------------------------------------------------------------------------------------


def card_page(card: RefereeCard, words: Words) -> Iterator[Block]:
    """The referee's card as a page."""
    yield Heading(card.title, 1)
    yield Para(card.summary)
    yield Para(card.players)
    yield Heading(words.text("sheet-cards"), 2)
    for line in card.lines:
        told = [*([line.does] if line.does else ()), *line.counts]
        yield Item(words.text("sheet-does", said=told), line.card)
    for heading, sentences in card.sections:
        yield Heading(heading, 2)
        for each in sentences:
            yield Item(each)
    yield from _house(card.changed, words)


def score_page(sheet: ScoreSheet, words: Words) -> Iterator[Block]:
    """The empty score sheet as a page: a row for each round, to be filled in."""
    yield Heading(sheet.title, 1)
    names = [name or words.text("sheet-player", number=at) for at, name in enumerate(sheet.names, 1)]
    for column, name in enumerate(names):
        yield Item(words.text("sheet-column-of", name=name, columns=sheet.columns), "ABCDEFGH"[column])
    heads = [f"{'ABCDEFGH'[at]} {column}" for at in range(len(names)) for column in sheet.columns]
    if sum(map(len, heads)) > 60:
        heads = [f"{'ABCDEFGH'[at]}{number}" for at in range(len(names)) for number in range(1, len(sheet.columns) + 1)]
    rows = tuple((str(number), *("__",) * len(heads)) for number in range(1, sheet.rounds + 1))
    yield Table((("#", *heads), *rows))
    for note in sheet.notes:
        yield Item(note)
    yield from _house(sheet.changed, words)


def _house(changed: tuple[str, ...], words: Words) -> Iterator[Block]:
    if changed:
        yield Heading(words.text("sheet-house"), 2)
    for each in changed:
        yield Item(each)
