"""Importing a small part must not pull in a large one: each check asks a fresh interpreter."""

import subprocess
import sys

import pytest

TOOLKITS = {"textual", "rich", "ipywidgets", "IPython", "jupyterlab", "matplotlib"}
HEAVY = TOOLKITS | {"numpy", "numba", "msgspec"}


def loaded_by(module: str) -> set[str]:
    """Names of all modules that are loaded after `import module`."""
    code = f"import sys, {module}; print(*sys.modules, sep='\\n')"
    done = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def test_importing_the_games_loads_no_toolkit_no_numbers_library_and_no_record_reader():
    loaded = loaded_by("stovka.games")
    assert not loaded & HEAVY
    assert not loaded & {"stovka.core.record", "stovka.core.journal"}


def test_importing_stovka_itself_loads_nothing_but_stovka():
    ours = {name for name in loaded_by("stovka") if name.partition(".")[0] == "stovka"}
    assert ours == {"stovka"}
    assert not loaded_by("stovka") & HEAVY


@pytest.mark.parametrize("package", ["text", "analyse", "play", "teach"])
def test_what_the_faces_share_loads_no_toolkit(package):
    assert not loaded_by(f"stovka.{package}") & TOOLKITS
