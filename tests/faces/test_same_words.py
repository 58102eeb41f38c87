"""The same words everywhere: one record through the app, the notebook, plain mode and explain, sentence by sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from stovka.play.replay import open_record, replay
from stovka.text.bundle import languages
from tests.cli.conftest import run_here
from tests.faces.reading import (
    DATA,
    WIDE,
    app_for,
    explained,
    in_plain_mode,
    in_the_log,
    in_the_notebook,
    on_a_page,
    screen,
    unwrapped,
)

RECORDS = [DATA / f"{name}.stovka.jsonl" for name in ("russian-six-last-then-ace", "record-stovkahra")]
LANGS = [lang for lang in languages() if lang in ("en", "ru")]


@pytest.fixture(params=RECORDS, ids=lambda path: path.name.partition(".")[0])
def path(request: pytest.FixtureRequest) -> Path:
    return request.param


@pytest.fixture(params=LANGS)
def lang(request: pytest.FixtureRequest) -> str:
    return request.param


def same(one: list[str], other: list[str]) -> None:
    """The steps are told alike; the first one that is not is shown."""
    different = [(at, *pair) for at, pair in enumerate(zip(one, other, strict=True)) if pair[0] != pair[1]]
    assert not different, f"{len(different)} steps differ, the first: {different[0]}"


@pytest.mark.parametrize("seat", [None, 1])
def test_explain_the_notebook_and_the_apps_log_tell_a_record_alike(path: Path, lang: str, seat: int | None) -> None:
    told = explained(path, lang, seat)
    assert all(told)
    same(in_the_notebook(path, lang, seat), told)
    same(on_a_page(path, lang, seat), told)
    same(in_the_log(path, lang, seat), told)


def test_plain_mode_tells_it_alike(path: Path, lang: str) -> None:
    same(in_plain_mode(path, lang, 1), explained(path, lang, 1))


@pytest.mark.parametrize("form", ["md", "html"])
def test_the_forms_of_explain_hold_the_same_sentences(path: Path, lang: str, form: str) -> None:
    from html import unescape
    from re import sub

    out = run_here("explain", str(path), "--seat", "1", "--lang", lang, "--format", form).out
    plain = unescape(sub(r"<[^>]*>", " ", out)) if form == "html" else sub(r"\n *- ", " ", out.replace("\\", ""))
    flat = unwrapped(plain)
    for at, each in enumerate(explained(path, lang, 1)):
        assert each in flat, at


async def test_the_screen_shows_the_step_in_the_same_words(path: Path, lang: str) -> None:
    """Drawn in a panel beside the table: wrapped otherwise, and nothing else."""
    found = replay(open_record(path))
    app = app_for(lang=lang, replay=found)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        told = explained(path, lang, app.screen.match.seat)  # of a match that goes on: its person's eyes
        for at in range(0, len(told), 9):
            app.screen.go_to(at)
            await pilot.pause()
            panel = app.screen.query_one("#why").region
            rows = screen(app).splitlines()[panel.y + 1 : panel.bottom]
            drawn = unwrapped(" ".join(row[panel.x : panel.right] for row in rows))
            assert drawn == f"{at} {told[at]}"
