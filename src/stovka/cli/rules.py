"""``stovka rules``: the rule book of the rules in force, or what differs between two sets of rules."""

from __future__ import annotations

from collections.abc import Sequence

from stovka.cli.base import Face
from stovka.cli.group import FORM, HOUSE_RULE, Command, Param, place
from stovka.teach.document import Form


def command(face: Face) -> Command:
    """The command."""

    def run(variant: str, rule: Sequence[str], diff: str | None, format: Form) -> int:
        from stovka.play.setup import open_rules
        from stovka.teach.rulebook import book, book_page, difference, difference_page

        game, rules = open_rules(variant, rule)
        if diff is None:
            face.page(book_page(book(game, rules, face.words), face.words), format)
        else:
            other, theirs = open_rules(diff)
            face.page(difference_page(difference(game, rules, other, theirs, face.words), face.words), format)
        return 0

    return Command("rules", run, (place("variant"), HOUSE_RULE, Param("diff", "OTHER"), FORM))
