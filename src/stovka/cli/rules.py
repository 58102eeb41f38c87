"""``stovka rules``: the rule book of the rules in force, what of it has a word, or what differs between two sets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from stovka.cli.base import Face, bad_line, two_languages
from stovka.cli.group import BOTH, FORM, HOUSE_RULE, PLAYERS, Command, Param, opened, place
from stovka.teach.document import Block, Form
from stovka.text import Words


def command(face: Face) -> Command:
    """The command."""

    def run(variant: str, rule: Sequence[str], players: int | None, examples: bool, format: Form, **asked: Any) -> int:
        diff, search, sheet, both = (asked[name] for name in ("diff", "search", "sheet", "both"))
        langs = None if both is None else two_languages(both)
        given = [f"--{name}" for name in ("diff", "search", "sheet") if asked[name] is not None]
        if both is not None and diff is None:
            given.append("--both")
        if len(given) > 1:
            raise bad_line("not_both", first=given[0], second=given[1])
        if sheet is not None:
            _sheet(face, variant, rule, sheet, players, format)
            return 0

        def page(lang: str) -> Iterable[Block]:
            return _page(face.voice(lang=lang), variant, rule, diff, search, examples or format != "text")

        if langs is None:
            face.page(page(face.lang), format)
        else:
            face.beside(page, langs, format)
        return 0

    sheet = Param("sheet", "card|score", choices=("card", "score"))
    others = (Param("diff", "OTHER"), Param("search", "WORD"), sheet, PLAYERS, Param("examples", flag=True), BOTH, FORM)
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
    words: Words, variant: str, rule: Sequence[str], diff: str | None, search: str | None, examples: bool
) -> Iterable[Block]:
    from stovka.play.setup import open_rules
    from stovka.teach.rulebook import book, book_page, difference, difference_page

    game, rules = open_rules(variant, rule)
    if diff is not None:
        other, theirs = open_rules(diff)
        return difference_page(difference(game, rules, other, theirs, words), words)
    if search is not None:
        from stovka.teach.glossary import search_page

        return search_page(game, rules, search, words)
    if not examples:
        return book_page(book(game, rules, words), words)
    from stovka.teach.examples import showing

    return book_page(book(game, rules, words), words, showing(game, rules, words))
