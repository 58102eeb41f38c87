"""``stovka judge``: may I play this? A table with real cards is typed in, the answer comes with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stovka.cli.base import Face
from stovka.cli.group import HOUSE_RULE, LETTERS, PLAYERS, Command, Param, opened, place
from stovka.play.session import Option
from stovka.teach.document import wrapped


def command(face: Face) -> Command:
    """The command."""

    def run(
        variant: str,
        hand: str,
        players: int | None,
        rule: Sequence[str],
        ascii: bool,
        **table: Any,
    ) -> int:
        from stovka.play.position import set_up
        from stovka.play.setup import check_players

        if ascii:
            face.plain_letters()
        rules = opened(variant, rule, lambda rules: check_players(rules, players))
        count = check_players(rules, players)
        hands = " | ".join([hand, *["?"] * (count - 1)])
        session = set_up(variant, rule, hands=hands, mover=0, **table)
        view = session.table(0)
        others = [face.words.text("cli-judge-other")] * (len(session.names) - 1)
        words = face.voice(("", *others), 0, view.sides)
        for each in first_of_each(session.options(0)):
            move = words.card(each.move.card) if each.move.card else each.move.code
            why = " ".join([*words.verdict(each.verdict), words.mends(each.mends)]).rstrip()
            for line in wrapped(words.text("cli-judge-move", move=move, fits=each.verdict.legal, why=why), "", "  "):
                face.put(line)
        return 0

    table = [
        Param(*each) for each in (("top", "CARD[:SUIT]"), ("trick", "CARDS"), ("trump", "SUIT"), ("phase", "PHASE"))
    ]
    own = (place("variant"), *table, Param("hand", "CARDS", required=True), PLAYERS, HOUSE_RULE, LETTERS)
    return Command("judge", run, own)


def first_of_each(options: Sequence[Option]) -> list[Option]:
    """One option for each card, the first of those that differ only in a suit that is named; and each call."""
    found: dict[object, Option] = {}
    for each in options:
        found.setdefault(each.move.card or each.move, each)
    return list(found.values())
