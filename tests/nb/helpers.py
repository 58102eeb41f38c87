"""What the tests of the notebooks share: records, and tellers over them."""

from __future__ import annotations

from pathlib import Path

from stovka.nb.source import EXAMPLES, open_match
from stovka.nb.steps import Teller

DATA = Path(__file__).parents[1] / "data"
ENDING = ".stovka.jsonl"
RECORDS = sorted(path.name.removesuffix(ENDING) for path in DATA.glob(f"*{ENDING}"))


def teller(name: str, seat: int | str | None = None, steps: int | None = None) -> Teller:
    """A teller of a record, by name; ``steps``: of so many first steps only."""
    path = next(folder / f"{name}{ENDING}" for folder in (DATA, EXAMPLES) if (folder / f"{name}{ENDING}").exists())
    match = open_match(path, seat, "en")
    return Teller(match if steps is None else match._replace(steps=match.steps[:steps]))
