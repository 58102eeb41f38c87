"""The made language, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.pseudo.locale import make, spoken


@pytest.fixture(scope="session")
def made_language(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with its texts, written once."""
    return make(tmp_path_factory.mktemp("locale"))


@pytest.fixture(autouse=True)
def _spoken(made_language: Path) -> Iterator[None]:
    """Every test here hears the made language."""
    with spoken(made_language):
        yield
