"""``stovka notebooks``: copies the notebooks into a folder of the reader's own, and opens JupyterLab there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from stovka import resources
from stovka.cli.base import Face
from stovka.cli.group import Command, Param, two_columns
from stovka.core.errors import refuse
from stovka.play.journal import write_failed

USUAL_FOLDER: Final = "stovka-notebooks"


def command(face: Face) -> Command:
    """The command."""

    def run(dir: str, list: bool, no_launch: bool) -> int:
        found = _notebooks()
        if list:
            for line in two_columns([(path.stem, title_of(path)) for path in found]):
                face.put(line.removeprefix("  "))
            return 0
        folder = Path(dir)
        copied, kept = copy(found, folder)
        face.message("cli-notebooks-copied", count=copied)
        face.put(str(folder))
        if kept:
            face.message("cli-notebooks-kept", names=kept)
        return 0 if no_launch else _launch(face, folder)

    folder = Param("dir", "DIR", option=False, default=USUAL_FOLDER)
    return Command("notebooks", run, (folder, Param("list", flag=True), Param("no-launch", flag=True)))


def _notebooks() -> list[Path]:
    try:
        found = sorted(resources.notebooks().glob("*.ipynb"))
    except FileNotFoundError:
        found = []
    if not found:
        raise refuse("cli.no_notebooks")
    return found


def title_of(path: Path) -> str:
    """The first heading of a notebook; its file's name where it has none."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    lines = (line for cell in cells if cell["cell_type"] == "markdown" for line in "".join(cell["source"]).split("\n"))
    return next((line.lstrip("# ").strip() for line in lines if line.startswith("#")), path.stem)


def copy(notebooks: list[Path], folder: Path) -> tuple[int, list[str]]:
    """Copies notebooks into a folder. Gives how many were written, and the names of those that are there already and
    differ: they are left alone. ``Refusal`` ``store.write_failed``."""
    copied, kept = 0, []
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise write_failed(folder, error) from None
    for path in notebooks:
        target, wanted = folder / path.name, path.read_bytes()
        try:
            if target.exists():
                if target.read_bytes() != wanted:
                    kept.append(path.name)
                continue
            part = target.with_name(target.name + ".part")
            part.write_bytes(wanted)
            os.replace(part, target)
        except OSError as error:
            raise write_failed(target, error) from None
        copied += 1
    return copied, kept


def _launch(face: Face, folder: Path) -> int:
    """Opens JupyterLab, and is there until it ends."""
    if find_spec("jupyterlab") is None:
        face.complain(face.words.text("cli-notebooks-no-jupyter"))
        return 1
    face.message("cli-notebooks-launch")
    face.flush()
    process = subprocess.Popen([sys.executable, "-m", "jupyterlab", str(folder.resolve())])
    while True:
        try:
            return int(process.wait() != 0)
        except KeyboardInterrupt:  # JupyterLab hears it, too, and asks
            continue
