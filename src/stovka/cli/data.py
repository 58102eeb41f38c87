"""``stovka data``: where the player's own data is."""

from __future__ import annotations

import click

from stovka.cli.base import Face
from stovka.cli.group import Helped, OneOf, argument


def command(face: Face) -> click.Command:
    """The command."""

    def run(action: str) -> int:
        from stovka.play.storage import data_folder

        face.put(str(data_folder()))
        return 0

    action = argument("action", required=False)
    action.type, action.default = OneOf(("path",)), "path"
    return Helped(face, "data", run, [action])
