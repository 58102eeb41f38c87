"""The same ground under every test: a clean environment, no data of yours, no luck."""

import importlib.util
import os
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import settings


def _clean_environment() -> None:
    """Nothing of the person who runs the tests may show in what they draw, say or store."""
    for name in list(os.environ):
        if name.startswith(("TEXTUAL_", "STOVKA_", "LC_")):
            del os.environ[name]
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "LANGUAGE"):
        os.environ.pop(name, None)
    os.environ.update(LANG="C.UTF-8", TERM="xterm-256color", TEXTUAL_ANIMATIONS="none")


# Textual reads the environment while it is imported, and the snapshot plugin imports Textual. So the plugin
# is switched off in pyproject.toml and loaded from here, after the cleaning.
_clean_environment()
pytest_plugins = ["pytest_textual_snapshot"]

settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci")


def find_chromium() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser")


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Tests whose ground is missing say so, and do not fail."""
    missing = {
        "browser": None if find_chromium() else "no Chromium here (Debian: apt-get install chromium)",
        "terminal": None if os.name == "posix" else "no pseudo-terminals on this system",
        "fast": None if importlib.util.find_spec("numba") else "numba is not installed (the `fast` extra)",
    }
    for item in items:
        for marker, reason in missing.items():
            if reason and item.get_closest_marker(marker):
                item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(autouse=True)
def stovka_data(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fresh folder for saved games, progress and settings: no test sees yours, nor another's."""
    folder = tmp_path_factory.mktemp("stovka-data")
    monkeypatch.setenv("STOVKA_DATA", str(folder))
    return folder


@pytest.fixture(scope="session")
def chromium() -> str:
    """The browser for tests marked `browser`: ``playwright.chromium.launch(executable_path=chromium)``."""
    path = find_chromium()
    if path is None:
        pytest.skip("no Chromium here (Debian: apt-get install chromium)")
    return path
