"""Every notebook: kept without output, simple cells with fixed ids, and it runs from top to bottom in its time."""

from __future__ import annotations

import ast
import time

import nbclient
import nbformat
import pytest

from stovka.resources import notebooks

PATHS = sorted(notebooks().glob("*.ipynb"))
LONGEST = 60
"""Seconds that a notebook may take."""


def read(path):
    return nbformat.read(path, as_version=4)


def sources(path):
    return [cell.source for cell in read(path).cells if cell.cell_type == "code"]


def test_there_are_notebooks():
    assert [path.name for path in PATHS][:1] == ["01_first_moves.ipynb"]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_no_output_and_no_counter_is_kept(path):
    notebook = read(path)
    nbformat.validate(notebook)
    assert not [cell.id for cell in notebook.cells if cell.get("outputs") or cell.get("execution_count")]
    assert "widgets" not in notebook.metadata


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_cells_have_ids_that_say_what_they_are(path):
    names = [cell.id for cell in read(path).cells]
    assert len(set(names)) == len(names)
    assert all(name.replace("-", "").isalpha() for name in names)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_no_cell_needs_more_than_calls(path):
    for source in sources(path):
        for node in ast.parse(source).body:
            assert isinstance(node, ast.Import | ast.ImportFrom | ast.Assign | ast.Expr), source
            if isinstance(node, ast.ImportFrom):
                assert node.module == "stovka.nb", "a reader needs one import only"


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_it_runs_from_top_to_bottom_in_under_a_minute(path, tmp_path):
    notebook = read(path)
    began = time.monotonic()
    nbclient.NotebookClient(notebook, timeout=LONGEST, resources={"metadata": {"path": str(tmp_path)}}).execute()
    assert time.monotonic() - began < LONGEST
    for cell in notebook.cells:
        for output in cell.get("outputs", ()):
            assert output.output_type in ("display_data", "execute_result"), (cell.id, output)
            assert "text/plain" in output.data
    shown = [output for cell in notebook.cells for output in cell.get("outputs", ())]
    assert any("text/html" in output.data for output in shown)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_an_exported_page_shows_the_steps_without_a_kernel(path, tmp_path):
    nbconvert = pytest.importorskip("nbconvert")
    notebook = read(path)
    nbclient.NotebookClient(notebook, timeout=LONGEST, resources={"metadata": {"path": str(tmp_path)}}).execute()
    notebook.metadata.pop("widgets", None)
    page, _ = nbconvert.HTMLExporter().from_notebook_node(notebook)
    assert "stovka-kept" in page
    assert "Step 0 of" in page
