"""What the player chose for the app: how it looks, how fast it goes, what it tells. Kept in the learner's store."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final

from stovka.core.errors import Refusal
from stovka.play.progress import NAME, Progress

SETTING: Final = "app"
"""The name of the setting that holds the app's options."""
PACES: Final = ("timed", "key", "once")
SECONDS: Final = 0.9
"""How long a bot's move stands before the next one, at the timed pace."""


@dataclass(slots=True)
class Options:
    """``mark``: fitting cards rise; ``explain``: the log tells the reason of every move; ``count``: the running
    count of a deal is shown; ``predict``: what will come of a move is asked first;
    ``forgetful``: bots forget things now and then; ``pace`` of the bots; ``four``: each
    suit its own colour; ``ascii``: letters and plain frames. ``guard``: seconds in which a second press of a play key
    is not taken for a move."""

    mark: bool = True
    explain: bool = True
    count: bool = True
    predict: bool = False
    forgetful: bool = False
    pace: str = "timed"
    four: bool = True
    ascii: bool = False
    name: str = ""
    guard: float = 0.3


_KEPT: Final = ("mark", "explain", "count", "predict", "forgetful", "pace", "four", "ascii", "name")


def load(folder: Path) -> Options:
    """The options kept in a folder; what is missing or not understood stays as it is by default."""
    options = Options()
    if not (folder / NAME).exists():
        return options
    try:
        progress = Progress(folder)
        found: Any = progress.setting(SETTING, {})
        progress.close()
    except (Refusal, ValueError):  # a damaged store is told by what needs it; the app opens all the same
        return options
    for field in fields(options):
        value = found.get(field.name) if isinstance(found, dict) and field.name in _KEPT else None
        if value is not None and type(value) is type(getattr(options, field.name)):
            setattr(options, field.name, value)
    if options.pace not in PACES:
        options.pace = "timed"
    if not options.name.isprintable() or len(options.name) > 40:
        options.name = ""
    return options


def save(options: Options, folder: Path) -> None:
    """Keeps the options. ``Refusal`` ``store.write_failed`` when they could not be written."""
    progress = Progress(folder)
    try:
        progress.set(SETTING, {name: value for name, value in asdict(options).items() if name in _KEPT})
    finally:
        progress.close()
