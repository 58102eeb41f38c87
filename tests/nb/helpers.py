"""What the tests of the notebooks share: records, and tellers over them."""

from __future__ import annotations

from pathlib import Path

from stovka.nb.source import EXAMPLES, open_match
from stovka.nb.steps import Teller
from stovka.play.setup import VARIANTS
from stovka.text import Words

DATA = Path(__file__).parents[1] / "data"
ENDING = ".stovka.jsonl"
PLAYED = "stovkahra" in VARIANTS and Words("en")._bundle.has("trick-lead", "why")
"""Stovkahra can be played, and has its words."""
RECORDS = sorted(
    path.name.removesuffix(ENDING) for path in DATA.glob(f"*{ENDING}") if PLAYED or "stovkahra" not in path.name
)


def teller(name: str, seat: int | str | None = None, steps: int | None = None) -> Teller:
    """A teller of a record, by name; ``steps``: of so many first steps only."""
    path = next(folder / f"{name}{ENDING}" for folder in (DATA, EXAMPLES) if (folder / f"{name}{ENDING}").exists())
    match = open_match(path, seat, "en")
    return Teller(match if steps is None else match._replace(steps=match.steps[:steps]))
