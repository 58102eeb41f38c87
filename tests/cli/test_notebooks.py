"""Notebooks come to a folder of the reader's own, and nothing that he changed is lost."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from stovka import resources
from stovka.cli import notebooks as module
from tests.cli.conftest import Run

OURS = sorted(resources.notebooks().glob("*.ipynb"))


def test_they_are_listed_with_their_titles(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = run("notebooks", "--list")
    assert (found.code, found.err) == (0, "")
    assert found.lines[0].split() == ["01_first_moves", "First", "moves"]
    assert len(found.lines) == len(OURS)
    assert not list(tmp_path.iterdir())


def test_they_are_copied_and_what_was_changed_is_left_alone_and_named(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    argv = ("notebooks", str(folder), "--no-launch")
    first = run(*argv)
    assert (first.code, first.err) == (0, "")
    assert first.lines == [f"{len(OURS)} notebooks were copied into:", str(folder)]
    assert [path.read_bytes() for path in sorted(folder.iterdir())] == [path.read_bytes() for path in OURS]
    mine, gone = folder / OURS[0].name, folder / OURS[1].name
    mine.write_text("mine")
    gone.unlink()
    again = run(*argv)
    assert again.code == 0
    assert "1 notebook was copied" in again.out
    assert f"they were changed: {mine.name}." in again.out
    assert mine.read_text() == "mine"
    assert gone.exists()
    assert "No notebook had to be copied" in run(*argv).out


def test_without_a_name_they_come_to_a_folder_of_their_own(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("notebooks", "--no-launch").code == 0
    assert [path.name for path in tmp_path.iterdir()] == [module.USUAL_FOLDER]


@pytest.mark.parametrize(("code", "ends"), [(0, 0), (7, 1), (-2, 1)])
def test_jupyterlab_is_started_in_the_folder(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, ends: int
) -> None:
    started: list[Any] = []

    class Process:
        def __init__(self, words: list[str]) -> None:
            started.append(words)
            self.interrupted = False

        def wait(self) -> int:
            if not self.interrupted:
                self.interrupted = True
                raise KeyboardInterrupt
            return code

    monkeypatch.setattr(subprocess, "Popen", Process)
    monkeypatch.setattr(module, "find_spec", lambda name: name)
    assert run("notebooks", str(tmp_path)).code == ends
    assert started == [[sys.executable, "-m", "jupyterlab", str(tmp_path)]]


def test_without_jupyterlab_one_sentence_says_how_to_get_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "find_spec", lambda name: None)
    found = run("notebooks", str(tmp_path))
    assert found.code == 1
    assert found.err.count("\n") == 1
    assert "stovka[notebook]" in found.err
    assert len(list(tmp_path.iterdir())) == len(OURS)


def test_a_folder_that_cannot_be_written_or_is_missing_is_one_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file" / "under"):
        found = run("notebooks", str(folder), "--no-launch")
        assert (found.code, found.out, found.err.count("\n")) == (1, "", 1)
    monkeypatch.setattr(resources, "_HOMES", (tmp_path,))
    found = run("notebooks", "--list")
    assert (found.code, found.out, found.err.count("\n")) == (1, "", 1)


def test_a_notebook_without_a_heading_is_called_by_its_file(tmp_path: Path) -> None:
    path = tmp_path / "plain.ipynb"
    path.write_text(json.dumps({"cells": [{"cell_type": "code", "source": ["# not a heading"]}]}))
    assert module.title_of(path) == "plain"
