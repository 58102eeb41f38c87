"""Where the lessons and the notebooks are: inside the installed package, or at the top of a checkout."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_HOMES = (_PACKAGE / "_data", _PACKAGE.parents[1])


def tutorials() -> Path:
    """The folder with the lessons (``*.toml``)."""
    return _folder("tutorials")


def notebooks() -> Path:
    """The folder with the notebooks (``*.ipynb``)."""
    return _folder("notebooks")


def _folder(name: str) -> Path:
    for home in _HOMES:
        if (home / name).is_dir():
            return home / name
    raise FileNotFoundError(f"The folder of {name} is missing; installing Stovka again brings it back.")
