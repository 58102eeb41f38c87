"""``stovka data``: where the player's own data is."""

from __future__ import annotations

from stovka.cli.base import Face
from stovka.cli.group import Command, place


def command(face: Face) -> Command:
    """The command."""

    def run(action: str) -> int:
        from stovka.play.storage import data_folder

        face.put(str(data_folder()))
        return 0

    return Command("data", run, (place("action", required=False, choices=("path",), default="path"),))
