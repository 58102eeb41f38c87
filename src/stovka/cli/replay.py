"""``stovka replay``: the app, stepping through a record."""

from __future__ import annotations

from stovka.cli.base import Face, source_of
from stovka.cli.group import LETTERS, Command, place


def command(face: Face) -> Command:
    """The command."""

    def run(file: str, ascii: bool) -> int:
        from stovka.cli.play import open_app
        from stovka.play.replay import open_record, replay

        source = source_of(file)
        replay(open_record(source))  # what is wrong with it is said before a terminal is looked for
        return open_app(face, record=source, ascii=ascii or None)

    return Command("replay", run, (place("file"), LETTERS))
