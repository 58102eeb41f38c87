"""The rule book of the rules in force: every rule that can apply, in reading order, with its standing; the dials with
their values; and the difference between two sets of rules. Faces lay out what it gives.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from stovka.core.dials import Dial
from stovka.core.engine import Game, Rules
from stovka.core.errors import Problem, Refusal
from stovka.core.rules import Part, Rule
from stovka.teach.document import Block, Heading, Item, Para
from stovka.text import Words

PARTS = tuple(Part)
"""The chapters, in reading order."""


class Entry(NamedTuple):
    """A rule in words: what it says under these rules, whose it is, of a decided one the other readings, and where its
    sources disagree or a translation is wrong."""

    id: str
    part: Part
    text: str
    standing: str
    readings: str
    sources: str


class Setting(NamedTuple):
    """A dial in words: what it decides, what its value means, and whether that is the house's own."""

    name: str
    meaning: str
    value: str
    standing: str
    changed: bool


class Change(NamedTuple):
    """Something that two sets of rules say differently; ``""`` where one of them says nothing.

    ``meaning``: what the dial decides, or the chapter of the rule.
    """

    name: str
    meaning: str
    left: str
    right: str


class Book(NamedTuple):
    """The rule book of some rules in force."""

    variant: str
    title: str
    summary: str
    players: tuple[int, int]
    entries: tuple[Entry, ...]
    settings: tuple[Setting, ...]


def book(game: Game[Any], rules: Rules, words: Words) -> Book:
    """The rule book of these rules."""
    return Book(
        rules.variant,
        words.variant(rules.variant),
        words.variant(rules.variant, "one"),
        rules.players,
        tuple(entry(rule, rules, words) for rule in applying(game, rules)),
        tuple(setting(dial, rules, words) for dial in game.dials.values()),
    )


def applying(game: Game[Any], rules: Rules) -> list[Rule]:
    """The rules that can apply, in reading order: by chapter, and in a chapter as the game lists them."""
    kept = [rule for rule in game.rulebook if game.applies(rules, rule)]
    return sorted(kept, key=lambda rule: PARTS.index(rule.part))


def entry(rule: Rule, rules: Rules, words: Words) -> Entry:
    """One rule in words."""
    said = words.rule(rule.id, **rules.settings)
    standing = words.standing(rule.standing.under(rules.variant))
    return Entry(rule.id, rule.part, said, standing, words.readings(rule.id), words.sources(rule.id))


def pack_size(rules: Rules) -> int:
    """How many cards are played with, for tables that list cards; all 52 where the game leaves no choice."""
    return int(rules.settings.get("deck", 52))


def setting(dial: Dial, rules: Rules, words: Words) -> Setting:
    """One dial in words."""
    value = words.choice(dial, rules.settings[dial.name], pack_size(rules))
    changed = dial.name in rules.differences
    standing = words.standing(dial.standing.under(rules.variant))
    return Setting(dial.name, words.dial(dial.name), value, standing, changed)


class Difference(NamedTuple):
    """What two variants, or two sets of house rules, do not have in common."""

    left: str
    right: str
    settings: tuple[Change, ...]
    rules: tuple[Change, ...]


def difference(game: Game[Any], left: Rules, other: Game[Any], right: Rules, words: Words) -> Difference:
    """Only what differs, both sides of it. ``Refusal`` when the two belong to different games."""
    if game.id != other.id:
        facts = {"left": left.variant, "right": right.variant}
        raise Refusal(Problem("rulebook.other_game", facts), usage=True)
    settings = []
    for dial in game.dials.values():
        mine, theirs = left.settings[dial.name], right.settings[dial.name]
        if mine != theirs:
            said = (words.choice(dial, mine, pack_size(left)), words.choice(dial, theirs, pack_size(right)))
            settings.append(Change(dial.name, words.dial(dial.name), *said))
    changes = []
    for rule in sorted(game.rulebook, key=lambda rule: PARTS.index(rule.part)):
        ours, others = (
            words.rule(rule.id, **each.settings) if game.applies(each, rule) else "" for each in (left, right)
        )
        if ours != others:
            changes.append(Change(rule.id, words.text(f"rulebook-part-{rule.part.value}"), ours, others))
    names = (_name(left, words), _name(right, words))
    return Difference(*names, tuple(settings), tuple(changes))


def _name(rules: Rules, words: Words) -> str:
    name = words.variant(rules.variant)
    return words.text("rulebook-house", name=name) if rules.differences else name


# --- pages ------------------------------------------------------------------------------------------------------------


def book_page(found: Book, words: Words, showing: Callable[[str], str] | None = None) -> Iterator[Block]:
    """The rule book as a page. ``showing`` gives the worked example of a rule (``teach.examples.showing``)."""
    yield Heading(found.title, 1)
    yield Para(found.summary)
    fewest, most = found.players
    yield Para(words.text("rulebook-players", fewest=fewest, most=most, one=fewest == most))
    yield from chapters(found, words, showing)


def chapters(found: Book, words: Words, showing: Callable[[str], str] | None = None) -> Iterator[Block]:
    """The rules by chapter, then the settings."""
    part: Part | None = None
    for each in found.entries:
        if each.part is not part:
            part = each.part
            yield Heading(words.text(f"rulebook-part-{part.value}"), 2, part.value)
        yield Item(each.text, anchor=each.id)
        told = words.text("rulebook-standing", standing=each.standing)
        yield Para(" ".join(filter(None, (told, each.readings, each.sources))), note=True)
        if showing is not None and (shown := showing(each.id)):
            yield Para(shown, note=True)
    if found.settings:
        yield Heading(words.text("rulebook-settings"), 2, "settings")
    for dial in found.settings:
        yield Item(dial.meaning, dial.name, anchor=f"dial-{dial.name}")
        yield Para(words.text("rulebook-setting", value=dial.value, standing=dial.standing, changed=dial.changed), True)


def difference_page(found: Difference, words: Words) -> Iterator[Block]:
    """The difference as a page."""
    yield Heading(words.text("rulebook-difference", left=found.left, right=found.right), 1)
    if not found.settings and not found.rules:
        yield Para(words.text("rulebook-same", left=found.left, right=found.right))
        return
    sides = (found.left, found.right)
    if found.settings:
        yield Heading(words.text("rulebook-settings"), 2)
    for change in found.settings:
        yield Item(change.meaning, change.name)
        for name, said in zip(sides, (change.left, change.right), strict=True):
            yield Item(said, name, 1)
    for change in found.rules:
        yield Heading(change.meaning, 2, change.name)
        for name, said in zip(sides, (change.left, change.right), strict=True):
            yield Item(said or words.text("rulebook-silent"), name)
