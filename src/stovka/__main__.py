"""The command ``stovka``. It answers ``--version`` before it imports anything, and joins the faces: the command line
does not know the app, so the app's starter is handed to it here."""

from __future__ import annotations

import gc
import sys
from typing import Any

from stovka import __version__


def main() -> int:
    """Runs the command line and gives the exit code. A reader that has gone away, and Ctrl-C, end it quietly."""
    try:
        if sys.argv[1:] in (["--version"], ["-V"]):
            return _version()
        # What is imported stays; looking through it again and again, and once more at the end, is a fifth of a start.
        gc.set_threshold(100_000)
        from stovka.cli import main as command_line

        code = command_line(sys.argv[1:], app=_app)
        gc.freeze()
        return code
    except BrokenPipeError:
        return _quietly(0)
    except KeyboardInterrupt:
        return _quietly(130)


def _version() -> int:
    try:
        print("stovka", __version__, flush=True)
    except BrokenPipeError:
        raise
    except OSError as error:
        from stovka.cli import hush, no_output
        from stovka.cli.base import Face, chosen_language

        hush()
        return no_output(Face(chosen_language(sys.argv)), error)
    return 0


def _quietly(code: int) -> int:
    from stovka.cli import hush

    hush()
    return code


def _app(**chosen: Any) -> int:
    from stovka.tui.app import run, watch

    code: int = watch(**chosen) if "record" in chosen else run(**chosen)
    return code


if __name__ == "__main__":
    sys.exit(main())
