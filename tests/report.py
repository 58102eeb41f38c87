"""``python -m tests.report``: every rule with its text, reason, short words, example, proof and standing, by language.

A line for each rule and language; what is missing is named, and makes the exit code 1. ``--html FILE`` writes all of
it as a page to read; ``--lang`` limits it to some languages.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from stovka.core.engine import Game, Rules
from stovka.core.rules import Reason, Rule, Standing
from stovka.games import GAMES, VARIANTS, open_variant
from stovka.play.setup import open_rules
from stovka.teach.document import Block, Heading, Item, Para, Table, render
from stovka.teach.examples import Worked, example
from stovka.text import Words
from stovka.text.bundle import MissingText, languages
from tests.facts.walk import FAMILIES

BASES: Final = {"101": "russian", "stovkahra": "stovkahra"}
NAMES: Final = ("Anna", "Boris", "Clara", "Dan")
PARTS: Final = ("rule", "why", "short", "example", "standing")
"""What every language says of a rule; a proof has no language."""


class Row(NamedTuple):
    """A rule in one language. ``said``: by part, "" where it is missing; ``proved``: it has a fact checker;
    ``where``: the variant, or the house rules, in which the example is at work."""

    game: str
    rule: str
    lang: str
    said: dict[str, str]
    proved: bool
    where: str

    @property
    def missing(self) -> tuple[str, ...]:
        """The parts that are missing."""
        return (*(part for part in PARTS if not self.said[part]), *(() if self.proved else ("checker",)))


class Place(NamedTuple):
    """Rules under which a rule is at work, and how to come by them."""

    rules: Rules
    where: str


@cache
def place_of(game_id: str, rule_id: str) -> Place | None:
    """Where a rule is at work: in the first variant with an example of it, else under the example's own settings."""
    game = GAMES[game_id]
    rule = next(each for each in game.rulebook if each.id == rule_id)
    for place in _places(game, rule):
        if game.applies(place.rules, rule) and example(game, place.rules, rule_id, Words()) is not None:
            return place
    return None


def _places(game: Game[Any], rule: Rule) -> Iterator[Place]:
    for variant in VARIANTS:
        other, rules = open_variant(variant)
        if other is game:
            yield Place(rules, variant)
    for each in game.examples(rule.id):
        if each.rules:
            yield Place(open_rules(BASES[game.id], each.rules)[1], " ".join((BASES[game.id], *each.rules)))


def rows(langs: tuple[str, ...] = ()) -> Iterator[Row]:
    """Every rule of every game in these languages, or in all."""
    for game in GAMES.values():
        for rule in game.rulebook:
            place = place_of(game.id, rule.id)
            for lang in langs or languages():
                yield _row(game, rule, lang, place)


def _row(game: Game[Any], rule: Rule, lang: str, place: Place | None) -> Row:
    words = Words(lang, NAMES)
    rules = place.rules if place else open_variant(BASES[game.id])[1]
    worked = example(game, rules, rule.id, words) if place else None
    said = {
        "rule": _try(lambda: words.rule(rule.id, **rules.settings)),
        "why": _try(lambda: _told(worked, words, "full")),
        "short": _try(lambda: _told(worked, words, "short")),
        "example": worked.text if worked else "",
        "standing": _try(lambda: _standing(rule.standing, words)),
    }
    for part in ("why", "short"):
        if not words._bundle.has(rule.id.replace(".", "-"), part):
            said[part] = ""  # the example told another rule, and this one would have no words of its own
    proved = rule.id in FAMILIES[game.id].book.rules
    return Row(game.id, rule.id, lang, said, proved, place.where if place else "")


def _try(make: Any) -> str:
    try:
        return str(make())
    except MissingText:
        return ""


def _told(worked: Worked | None, words: Words, length: Any) -> str:
    """The sentence of the rule in its example: of a reason, an event or a line of a count."""
    if worked is None:
        return ""
    view = worked.view
    for reason in (*view.verdict.permits, *view.verdict.forbids):
        if reason.rule == worked.rule:
            return words.reason(Reason(reason.rule, reason.facts), length)
    for event in view.events:
        if event.rule == worked.rule:
            return words.event(event, length)
        for line in getattr(event, "lines", ()):
            if line.rule == worked.rule:
                return words.line(line, length)
    return worked.told[-1]  # foretold, of a step that has not come so far


def _standing(standing: Standing, words: Words) -> str:
    return words.standing(standing)


# --- printed ----------------------------------------------------------------------------------------------------------


def table(found: list[Row]) -> Iterator[str]:
    """A line for each rule: its languages, each with what is missing there."""
    langs = list(dict.fromkeys(row.lang for row in found))
    width = max(len(row.rule) for row in found)
    yield f"{'rule':<{width}}  checker  {'  '.join(langs)}  at work in"
    by_rule: dict[tuple[str, str], list[Row]] = {}
    for row in found:
        by_rule.setdefault((row.game, row.rule), []).append(row)
    for (_, rule), some in by_rule.items():
        marks = "  ".join("--" if set(row.missing) - {"checker"} else "ok" for row in some)
        yield f"{rule:<{width}}  {'yes' if some[0].proved else 'NO':<7}  {marks}  {some[0].where or 'NOWHERE'}"
    lacking = [row for row in found if row.missing]
    yield ""
    yield f"{len(by_rule)} rules, {len(langs)} languages, {len(lacking)} of {len(found)} with something missing"
    yield from (f"  {row.rule} in {row.lang}: no {', '.join(row.missing)}" for row in lacking)


def page(found: list[Row]) -> Iterator[Block]:
    """All of it, to be read."""
    yield Heading("Every rule in every language", 1)
    lacking = [row for row in found if row.missing]
    yield Para(f"{len(found)} rows, {len(lacking)} of them with something missing.")
    if lacking:
        yield Table(
            (("Rule", "Language", "Missing"), *((row.rule, row.lang, ", ".join(row.missing)) for row in lacking))
        )
    rule = ""
    for row in found:
        if row.rule != rule:
            rule = row.rule
            yield Heading(rule, 2, rule)
            yield Para(f"At work in: {row.where}. Facts proved: {'yes' if row.proved else 'no'}.", note=True)
        yield Heading(row.lang, 3)
        for part in PARTS:
            yield Item(row.said[part] or "MISSING", part)


def main() -> None:
    """Prints the table; exits with 1 when something is missing."""
    parser = argparse.ArgumentParser(prog="python -m tests.report", description=__doc__)
    parser.add_argument("--lang", default="", help="languages, with commas between them")
    parser.add_argument("--html", type=Path, help="write everything as a page into this file")
    asked = parser.parse_args()
    found = list(rows(tuple(filter(None, asked.lang.split(",")))))
    if asked.html:
        asked.html.write_text("\n".join(render(page(found), "html")), encoding="utf-8")
    print("\n".join(table(found)))
    sys.exit(any(row.missing for row in found))


if __name__ == "__main__":
    main()
