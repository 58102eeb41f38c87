"""``stovka play``: the app at the table, or with ``--plain`` the same game line by line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

from stovka.cli.base import Face
from stovka.cli.group import BOTS, HOUSE_RULE, LETTERS, PLAYERS, SEED, Command, Param, opened, place
from stovka.core.errors import Problem, Refusal

USUAL_VARIANT = "mavr"
USUAL_BOTS = "steady"
USUAL_PLAYERS = 4


def command(face: Face) -> Command:
    """The command."""

    def run(
        variant: str | None,
        players: int | None,
        bots: str | None,
        seed: int | None,
        rule: Sequence[str],
        plain: bool,
        ascii: bool,
    ) -> int:
        from stovka.analyse.bots import check_level
        from stovka.play.setup import check_players

        if ascii:
            face.plain_letters()
        # What is wrong with the command line is said here, before a terminal is looked for or taken.
        checks = [lambda: check_level(bots)] if bots is not None else []
        rules = opened(variant or USUAL_VARIANT, rule, lambda found: check_players(found, players), *checks)
        if not plain:
            chosen = {"players": players, "bots": bots, "seed": seed, "ascii": ascii or None}
            return open_app(face, variant=variant or USUAL_VARIANT, rules=tuple(rule), **chosen)
        from stovka.cli.plain import play

        count = players or min(max(USUAL_PLAYERS, rules.players[0]), rules.players[1])
        return play(face, variant or USUAL_VARIANT, rule, count, bots or USUAL_BOTS, seed)

    plain = Param("plain", flag=True)
    own = (place("variant", required=False), PLAYERS, BOTS, SEED, HOUSE_RULE, plain, LETTERS)
    return Command("play", run, own)


def open_app(face: Face, **chosen: Any) -> int:
    """Opens the app; without a terminal that it can draw on, says what works there."""
    if not (_terminal(sys.stdin) and _terminal(sys.stdout)) or os.environ.get("TERM") == "dumb":
        raise Refusal(Problem("app.no_terminal", {}))
    if face.app is None:
        face.complain(face.words.text("cli-no-app"))
        return 1
    return face.app(lang=face.lang, **{name: value for name, value in chosen.items() if value is not None})


def _terminal(stream: Any) -> bool:
    return stream is not None and stream.isatty()
