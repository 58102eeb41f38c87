"""What the terminal can do, found out before Textual takes it over."""

from __future__ import annotations

import os
import re
import sys

from stovka.core.errors import refuse

SIGNS = "♠♥♦♣▒"


def check() -> None:
    """Nothing when the app can run here, else the ``Refusal`` ``app.no_terminal``."""
    whole = sys.stdin.isatty() and sys.stdout.isatty()
    if not whole or os.environ.get("TERM", "dumb") in ("dumb", ""):
        raise refuse("app.no_terminal")


def needs_letters() -> bool:
    """True when the signs of the suits cannot be written here or are not one cell wide each."""
    if os.environ.get("TERM") == "linux":
        return True
    try:
        SIGNS.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return True
    width = _measured(SIGNS)
    return width is not None and width != len(SIGNS)


def _measured(text: str, patience: float = 0.25) -> int | None:
    """How many cells the terminal takes for a text; None when it does not say."""
    import select

    try:
        import termios
        import tty

        fd = sys.stdin.fileno()
        old = termios.tcgetattr(fd)
    except (ImportError, OSError, ValueError):
        return None
    answer = b""
    try:
        tty.setcbreak(fd)
        # Where is the cursor, and what are you? Every terminal answers the second, so nobody waits for one that
        # does not know the first.
        os.write(sys.stdout.fileno(), b"\r" + text.encode() + b"\x1b[6n\x1b[c")
        while not re.search(rb"\x1b\[\?[\d;]*c", answer) and select.select([fd], [], [], patience)[0]:
            answer += os.read(fd, 64)
    except OSError:
        return None
    finally:
        os.write(sys.stdout.fileno(), b"\r\x1b[K")
        termios.tcsetattr(fd, termios.TCSADRAIN, old)
    found = re.search(rb"\x1b\[(\d+);(\d+)R", answer)
    return int(found[2]) - 1 if found else None
