"""What every command needs: a voice, and the two streams it speaks on."""

from __future__ import annotations

import codecs
import io
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final, TextIO

from stovka.core.errors import Problem, Refusal
from stovka.teach.document import COLUMNS, Block, Form, render, wrapped
from stovka.text import Words

LANGUAGES: Final = ("en", "ru", "fr", "cs")
WIDE: Final = 110
"""Two languages side by side take so many columns where there are so many."""

Starter = Callable[..., int]
"""Starts the app and gives its exit code. Takes by name, where they were given, ``variant``, ``players``, ``bots``,
``seed``, ``rules``, ``hot_seat``, ``ascii``, or ``record`` and ``ascii``; and ``lang`` always."""


def chosen_language(argv: Sequence[str]) -> str:
    """The language of ``--lang``, else of the locale, else English."""
    for at, word in enumerate(argv):
        name, equals, value = word.partition("=")
        if name == "--lang":
            return _known(value if equals else "".join(argv[at + 1 : at + 2]))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if setting := os.environ.get(name):
            return _known(re.split("[^a-z]", setting.lower(), maxsplit=1)[0])
    return "en"


def _known(lang: str) -> str:
    return lang if lang in LANGUAGES else "en"


class Face:
    """The voice of a command: its words and where they go. ``app`` starts the app, if there is one."""

    def __init__(self, lang: str, app: Starter | None = None) -> None:
        self.lang = lang
        self.app = app
        codecs.register_error("stovka", _simpler)
        for stream, errors in ((sys.stdout, "stovka"), (sys.stderr, "stovka"), (sys.stdin, "replace")):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors=errors)
        self.words = Words(lang, signs=shows_signs(sys.stdout))

    def voice(
        self, names: Sequence[str] = (), viewer: int | None = None, sides: Sequence[int] = (), lang: str = ""
    ) -> Words:
        """Words for a table with these players, for the eyes of ``viewer``; in another language if one is named."""
        return Words(lang or self.lang, names, viewer, self.words.signs, sides=tuple(sides) or (0, 1, 0, 1))

    def plain_letters(self) -> None:
        """From here on suits are written with letters."""
        self.words = Words(self.lang, signs=False)

    def say(self, text: str) -> None:
        """A paragraph, in lines of the usual width."""
        self.put("\n".join(wrapped(text)))

    def message(self, id: str, **facts: object) -> None:
        """A message with its facts, as a paragraph."""
        self.say(self.words.text(id, **facts))

    def put_wrapped(self, text: str, first: str, rest: str) -> None:
        """A paragraph whose first line and other lines begin so."""
        self.put("\n".join(wrapped(text, first, rest)))

    def put(self, text: str) -> None:
        """A text as it is, with a newline."""
        if sys.stdout is not None:
            sys.stdout.write(text + "\n")

    def page(self, blocks: Iterable[Block], form: Form) -> None:
        """A page in one of its forms."""
        for line in render(blocks, form, self.words.lang):
            self.put(line)

    def beside(self, made: Callable[[str], Iterable[Block]], langs: tuple[str, str], form: Form) -> None:
        """A page in two languages, side by side. ``made`` gives it in one of them."""
        from stovka.teach.both import side_by_side

        columns = WIDE if form == "text" and room(sys.stdout) >= WIDE else COLUMNS
        for line in side_by_side((made(langs[0]), made(langs[1])), langs, form, columns):
            self.put(line)

    def write(self, data: bytes) -> None:
        """Bytes of a record, whatever the terminal's encoding is."""
        if sys.stdout is not None:
            sys.stdout.flush()
            sys.stdout.buffer.write(data)

    def flush(self) -> None:
        """Everything said is out; else ``OSError``."""
        if sys.stdout is not None:
            sys.stdout.flush()

    def complain(self, *sentences: str) -> None:
        """What was wrong, a line for each."""
        if sys.stderr is not None:
            for each in sentences:
                sys.stderr.write(each + "\n")
            sys.stderr.flush()


def room(stream: TextIO | None) -> int:
    """How many columns the terminal has; 0 when a stream is none."""
    if stream is None or not stream.isatty():
        return 0
    from shutil import get_terminal_size

    return get_terminal_size().columns


def shows_signs(stream: TextIO | None) -> bool:
    """True when a stream can show the suit signs."""
    try:
        "♠♥♦♣".encode(getattr(stream, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


_SIMPLE: Final = str.maketrans(
    {**dict.fromkeys("“”„«»", '"'), **dict.fromkeys("‘’", "'"), **dict.fromkeys("–—−", "-"), "…": "...", "→": "->"}
)


def _simpler(error: UnicodeError) -> tuple[str, int]:
    """Stands in for characters that a stream cannot show: the nearest plain ones, else a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(_SIMPLE)
    return "".join(each if each.isascii() else "?" for each in text), error.end


def bad_line(id: str, **facts: object) -> Refusal:
    """A bad command line, to be raised."""
    return Refusal(Problem(f"cli.{id}", facts), usage=True)


def two_languages(typed: str) -> tuple[str, str]:
    """The two languages of ``--both ru,en``."""
    found = [each.strip().lower() for each in typed.split(",")]
    if len(set(found)) != 2 or len(found) != 2 or not set(found) <= set(LANGUAGES):
        raise bad_line("bad_both", value=typed[:60], languages=list(LANGUAGES))
    return found[0], found[1]


def source_of(file: str) -> Path | bytes:
    """The file to read, or what stands on standard input for ``-``."""
    if file != "-":
        return Path(file)
    if sys.stdin is None:
        return b""
    from stovka.core.record import MOST_BYTES

    return sys.stdin.buffer.read(MOST_BYTES + 1)
