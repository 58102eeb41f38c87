"""``stovka glossary``: the words of the games, in every language side by side."""

from __future__ import annotations

from stovka.cli.base import Face
from stovka.cli.group import FORM, Command, place
from stovka.teach.document import Form


def command(face: Face) -> Command:
    """The command."""

    def run(word: str | None, format: Form) -> int:
        from stovka.teach.glossary import terms_page

        face.page(terms_page(face.words, word or ""), format)
        return 0

    return Command("glossary", run, (place("word", required=False), FORM))
