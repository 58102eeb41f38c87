"""``stovka judge``: may I play this? A table with real cards is typed in, the answer comes with its reason."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from stovka.cli.base import Face
from stovka.cli.group import HOUSE_RULE, LETTERS, PLAYERS, Command, Param, opened, place
from stovka.core.errors import Problem, Refusal
from stovka.play.session import Option
from stovka.teach.document import wrapped

OPTIONS: Final = {"top": "--top", "trick": "--trick", "trump": "--trump", "phase": "--phase", "hands": "--hand"}
"""The words of a position, as they are typed here."""


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
        try:
            session = set_up(variant, rule, hands=hands, mover=0, **table)
        except Refusal as refusal:
            raise Refusal(*map(_of_options, refusal.problems), usage=refusal.usage) from None
        view = session.table(0)
        others = [face.words.text("cli-judge-other")] * (len(session.names) - 1)
        words = face.voice(("", *others), 0, view.sides)
        for each in first_of_each(session.options(0)):
            move = words.card(each.move.card) if each.move.card else each.move.code
            why = _begun(" ".join([*words.verdict(each.verdict), words.mends(each.mends)]).rstrip(), others[0])
            for line in wrapped(words.text("cli-judge-move", move=move, fits=each.verdict.legal, why=why), "", "  "):
                face.put(line)
        return 0

    table = [
        Param(*each) for each in (("top", "CARD[:SUIT]"), ("trick", "CARDS"), ("trump", "SUIT"), ("phase", "PHASE"))
    ]
    own = (place("variant"), *table, Param("hand", "CARDS", required=True), PLAYERS, HOUSE_RULE, LETTERS)
    return Command("judge", run, own)


def _begun(text: str, somebody: str) -> str:
    """A text whose sentences begin with a capital letter also where they begin with ``somebody``: the others at the
    table have no names here, and a name is told as it is."""
    return re.sub(rf"(^|[.!?] ){re.escape(somebody)}", lambda m: f"{m[1]}{somebody[:1].upper()}{somebody[1:]}", text)


def _of_options(problem: Problem) -> Problem:
    """A problem of the position, told of the options with which the position was described."""
    facts = dict(problem.facts)
    for name in ("word", "first"):
        facts[name] = OPTIONS.get(str(facts.get(name)), facts.get(name))
    if problem.id == "position.unknown_word":
        words: Any = facts["words"]
        facts["words"] = [OPTIONS[word] for word in words if word in OPTIONS]
        facts["nearest"] = OPTIONS.get(str(facts["nearest"]), "")
    return Problem(problem.id, {name: fact for name, fact in facts.items() if fact is not None})


def first_of_each(options: Sequence[Option]) -> list[Option]:
    """One option for each card, the first of those that differ only in a suit that is named; and each call."""
    found: dict[object, Option] = {}
    for each in options:
        found.setdefault(each.move.card or each.move, each)
    return list(found.values())
