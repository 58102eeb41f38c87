"""``stovka rules``: the rule book of the rules in force, what of it has a word, or what differs between two sets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stovka.cli.base import Face, bad_line
from stovka.cli.group import FORM, HOUSE_RULE, PLAYERS, Command, Param, opened, place
from stovka.teach.document import Block, Form


def command(face: Face) -> Command:
    """The command."""

    def run(
        variant: str,
        rule: Sequence[str],
        diff: str | None,
        search: str | None,
        sheet: str | None,
        players: int | None,
        examples: bool,
        format: Form,
    ) -> int:
        asked = {"--diff": diff, "--search": search, "--sheet": sheet}
        given = [name for name, value in asked.items() if value is not None]
        if len(given) > 1:
            raise bad_line("not_both", first=given[0], second=given[1])
        if sheet is not None:
            _sheet(face, variant, rule, sheet, players, format)
            return 0
        face.page(_page(face, variant, rule, diff, search, examples or format != "text"), format)
        return 0

    sheet = Param("sheet", "card|score", choices=("card", "score"))
    others = (Param("diff", "OTHER"), Param("search", "WORD"), sheet, PLAYERS, Param("examples", flag=True), FORM)
    return Command("rules", run, (place("variant"), HOUSE_RULE, *others))


def _sheet(face: Face, variant: str, rule: Sequence[str], sheet: str, players: int | None, format: Form) -> None:
    from stovka.play.setup import check_players, open_rules
    from stovka.teach import sheets

    opened(variant, rule, lambda rules: players is None or check_players(rules, players))
    game, rules = open_rules(variant, rule)
    words = face.words
    if sheet == "card":
        card = sheets.referee_card(game, rules, words)
        page = sheets.card_page(card, words)
    else:
        blank = sheets.score_sheet(game, rules, words, players)
        page = sheets.score_page(blank, words)
    if format != "html":
        face.page(page, format)
        return
    from stovka.teach.paper import card_html, score_html

    for line in card_html(card, words) if sheet == "card" else score_html(blank, words):
        face.put(line)


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
