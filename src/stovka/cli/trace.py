"""``stovka trace``: bots play, and the record comes out with the table told before every move."""

from __future__ import annotations

from collections.abc import Sequence

from stovka.cli.base import Face, bad_line, source_of
from stovka.cli.group import BOTS, HOUSE_RULE, PLAYERS, SEED, Command, Param, opened, place


def command(face: Face) -> Command:
    """The command."""

    def run(
        variant: str | None,
        players: int | None,
        seed: int | None,
        bots: str | None,
        rounds: int | None,
        rule: Sequence[str],
        record: str | None,
    ) -> int:
        from stovka.analyse.bots import check_level
        from stovka.play.replay import open_record
        from stovka.play.setup import check_players
        from stovka.play.trace import trace, trace_record

        if record is not None:
            given = {"VARIANT": variant, "--players": players, "--seed": seed, "--bots": bots, "--rounds": rounds}
            extra = [name for name, value in given.items() if value is not None] + ["--rule"] * bool(rule)
            if extra:
                raise bad_line("record_alone", extra=extra)
            lines = trace_record(open_record(source_of(record)))
        elif variant is None:
            raise bad_line("missing", what="VARIANT", command="stovka trace")
        else:
            level = bots or "beginner"
            in_force = opened(variant, rule, lambda rules: check_players(rules, players), lambda: check_level(level))
            lines = trace(in_force.variant, players, seed or 0, level, rounds or 1, in_force.differences)
        for line in lines:
            face.write(line)
        return 0

    rounds = Param("rounds", "K", least=1, most=10_000)
    own = (place("variant", required=False), PLAYERS, SEED, BOTS, rounds, HOUSE_RULE, Param("record", "FILE"))
    return Command("trace", run, own)
