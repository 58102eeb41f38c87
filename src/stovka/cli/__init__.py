"""The command line: reads what was typed, and says in one sentence what is wrong with it.

A command is built when it is asked for and imports only what it needs. Help and errors come from ``stovka.text`` like
every other sentence; nothing here knows the app, whose starter is handed in.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from stovka.cli.base import Face, Starter, chosen_language
from stovka.core.errors import Refusal, cause

OK, REFUSED, BAD_LINE = 0, 1, 2
"""Exit codes: well; a file or terminal is missing, broken or refused; a bad command line."""


def main(argv: Sequence[str] | None = None, app: Starter | None = None) -> int:
    """Runs a command line and gives the exit code. ``app`` starts the app; without it there is none.

    ``BrokenPipeError`` and ``KeyboardInterrupt`` are left to the caller.
    """
    from stovka.cli.group import run

    argv = sys.argv[1:] if argv is None else argv
    face = Face(chosen_language(argv), app)
    try:
        code = run(face, list(argv))
        face.flush()
    except Refusal as refusal:
        face.complain(*face.words.refusal(refusal))
        return BAD_LINE if refusal.usage else REFUSED
    except BrokenPipeError:
        raise
    except OSError as error:
        return no_output(face, error)
    return code


def hush() -> None:
    """What is still to be written at exit goes nowhere; else Python would try again, and complain about it."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
    except (OSError, ValueError, AttributeError):
        pass


def no_output(face: Face, error: OSError) -> int:
    """Says that what should be printed could not be written; what is left of it goes nowhere at the exit."""
    hush()
    face.complain(face.words.text("cli-no-output", why=cause(error)))
    return REFUSED
