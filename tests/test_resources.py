"""Lessons and notebooks are found in a checkout and in a wheel, and a broken installation says so."""

import pytest

from stovka import resources


def test_a_checkout_has_its_lessons_and_notebooks_at_the_top():
    assert resources.tutorials().name == "tutorials"
    assert resources.notebooks().name == "notebooks"
    assert (resources.tutorials().parent / "pyproject.toml").is_file()


def test_an_installed_wheel_has_them_inside_the_package(monkeypatch, tmp_path):
    (tmp_path / "_data" / "tutorials").mkdir(parents=True)
    monkeypatch.setattr(resources, "_HOMES", (tmp_path / "_data", tmp_path))
    assert resources.tutorials() == tmp_path / "_data" / "tutorials"


def test_a_broken_installation_is_told_in_one_sentence(monkeypatch, tmp_path):
    monkeypatch.setattr(resources, "_HOMES", (tmp_path,))
    with pytest.raises(FileNotFoundError, match=r"^The folder of notebooks is missing; .*\.$"):
        resources.notebooks()
