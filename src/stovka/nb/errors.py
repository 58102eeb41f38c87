"""A refusal as a notebook shows it: the sentences, and no traceback."""

from __future__ import annotations

from stovka.core.errors import Refusal
from stovka.text import Words


class Refused(Refusal):
    """A refusal with its sentences. IPython prints them instead of a traceback: nothing here is a fault of the code."""

    def __init__(self, refusal: Refusal, words: Words) -> None:
        super().__init__(*refusal.problems, usage=refusal.usage)
        self.sentences = words.refusal(refusal)

    def __str__(self) -> str:
        return "\n".join(self.sentences)

    def _render_traceback_(self) -> list[str]:
        return list(self.sentences)
