"""``stovka rules``: the rule book of the rules in force, what of it has a word, or what differs between two sets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stovka.cli.base import Face, bad_line
from stovka.cli.group import FORM, HOUSE_RULE, Command, Param, place
from stovka.teach.document import Block, Form


def command(face: Face) -> Command:
    """The command."""

    def run(
        variant: str, rule: Sequence[str], diff: str | None, search: str | None, examples: bool, format: Form
    ) -> int:
        if diff is not None and search is not None:
            raise bad_line("not_both", first="--diff", second="--search")
        face.page(_page(face, variant, rule, diff, search, examples or format != "text"), format)
        return 0

    own = (HOUSE_RULE, Param("diff", "OTHER"), Param("search", "WORD"), Param("examples", flag=True), FORM)
    return Command("rules", run, (place("variant"), *own))


def _page(
    face: Face, variant: str, rule: Sequence[str], diff: str | None, search: str | None, examples: bool
) -> Iterable[Block]:
    from stovka.play.setup import open_rules
    from stovka.teach.rulebook import book, book_page, difference, difference_page

    game, rules = open_rules(variant, rule)
    if diff is not None:
        other, theirs = open_rules(diff)
        return difference_page(difference(game, rules, other, theirs, face.words), face.words)
    if search is not None:
        from stovka.teach.glossary import search_page

        return search_page(game, rules, search, face.words)
    if not examples:
        return book_page(book(game, rules, face.words), face.words)
    from stovka.teach.examples import showing

    return book_page(book(game, rules, face.words), face.words, showing(game, rules, face.words))
