"""``stovka play``: the app at the table, or with ``--plain`` the same game line by line."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

from stovka.cli.base import Face, bad_line
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
        **learning: Any,
    ) -> int:
        from stovka.analyse.bots import check_level
        from stovka.cli.seating import Wanted, people_from
        from stovka.play.setup import check_players

        if ascii:
            face.plain_letters()
        # What is wrong with the command line is said here, before a terminal is looked for or taken.
        names = learning["hot_seat"]
        checks: list[Callable[[], object]] = [lambda: check_level(bots)] if bots is not None else []
        if names is not None:
            checks.append(lambda: people_from(names, players))
        together = 0 if names is None else len(names.split(","))

        def count(rules: Any) -> int:
            """How many play; unasked as many as share the keyboard, else four, as near as the variant allows."""
            fewest, most = rules.players
            usual = max(together, fewest) if together else min(max(USUAL_PLAYERS, fewest), most)
            return check_players(rules, usual if players is None else players)

        rules = opened(variant or USUAL_VARIANT, rule, count, *checks)
        if not plain:
            given = [f"--{name.replace('_', '-')}" for name, value in learning.items() if value and name != "hot_seat"]
            if given:
                raise bad_line("plain_only", options=given)
            chosen: dict[str, Any] = {"players": players, "bots": bots, "seed": seed, "ascii": ascii or None}
            if names is not None:
                chosen["hot_seat"] = people_from(names, players)
            return open_app(face, variant=variant or USUAL_VARIANT, rules=tuple(rule), **chosen)
        from stovka.cli.plain import play

        wanted = Wanted(
            variant or USUAL_VARIANT,
            rule,
            count(rules),
            bots or USUAL_BOTS,
            seed,
            () if names is None else people_from(names, players),
            not learning["no_undo"],
            learning["predict"],
        )
        return play(face, wanted)

    plain, serious = Param("plain", flag=True), Param("no-undo", flag=True)
    together, predict = Param("hot-seat", "NAMES"), Param("predict", flag=True)
    own = (PLAYERS, BOTS, SEED, HOUSE_RULE, plain, together, serious, predict, LETTERS)
    return Command("play", run, (place("variant", required=False), *own))


def open_app(face: Face, **chosen: Any) -> int:
    """Opens the app; without a terminal that it can draw on, says what works there."""
    if not (_terminal(sys.stdin) and _terminal(sys.stdout)) or os.environ.get("TERM") == "dumb":
        raise Refusal(Problem("app.no_terminal_replay" if "record" in chosen else "app.no_terminal", {}))
    if face.app is None:
        face.complain(face.words.text("cli-no-app"))
        return 1
    return face.app(lang=face.lang, **{name: value for name, value in chosen.items() if value is not None})


def _terminal(stream: Any) -> bool:
    return stream is not None and stream.isatty()
