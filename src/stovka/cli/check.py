"""``stovka check``: says what a record is, or its first fault."""

from __future__ import annotations

import json
from typing import Any

from stovka.cli.base import Face, source_of
from stovka.cli.group import Command, place
from stovka.text import Words


def command(face: Face) -> Command:
    """The command."""

    def run(file: str) -> int:
        from stovka.play.replay import open_record
        from stovka.play.trace import check

        found = check(open_record(source_of(file)))
        words = face.voice(found.players)
        seats = tuple(range(len(found.players)))
        face.say(words.text("cli-check-what", trace=found.trace, game=words.variant(found.variant), seats=seats))
        for name, raw in found.rules.items():
            face.say(words.text("cli-check-rule", name=name, meaning=words.dial(name), value=json.dumps(raw)))
        face.say(words.text("cli-check-counts", rounds=found.rounds, moves=found.moves))
        for each in _result(found, words):
            face.say(each)
        for notice in found.cut:
            face.say(words.problem(notice))
        return 0

    return Command("check", run, (place("file"),))


def _result(found: Any, words: Words) -> list[str]:
    """How it ended, or how it stands. What a score line holds tells whether it is for players or for sides."""
    end, score = found.end, found.score
    if end is not None and "ranking" in end:
        return [words.text("cli-check-ranking", ranking=tuple(map(tuple, end["ranking"])))]
    if end is not None:
        return [words.text("cli-check-winner", side="AB".index(end["winner"]), by=end["by"])]
    if score is None:
        return [words.text("cli-check-unfinished")]
    totals = score["totals"]
    who = "seat" if len(totals) == len(found.players) else "side"
    told = []
    for at, total in enumerate(totals):
        told.append(words.text(f"cli-check-total-{who}", **{who: at}, total=total, out=total is None))
    return [words.text("cli-check-unfinished"), words.text("cli-check-totals", items=told)]
