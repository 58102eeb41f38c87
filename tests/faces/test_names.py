"""Names are only text: in every face and export they stand as they were given, and none is obeyed by a terminal."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input

from stovka.core.errors import Refusal
from stovka.nb import Game, show
from stovka.play.replay import open_record, replay
from stovka.text.bundle import languages
from stovka.tui.screens.setup import SetupScreen
from stovka.tui.screens.table import TableScreen
from tests.cli.conftest import run_here
from tests.faces.reading import DATA, WIDE, app_for, screen, unwrapped

NAMES = ("[bold]x", "<script>alert(1)</script>", "漢" * 40, "'\"O’Neil\" & ‘co’'")
MORE = ("{ $x }", "*_`#|~", "{{x}} %s \\n", "&lt;b&gt;")
REFUSED = {
    "\x1b[31m": "U+001B",
    "An\nna": "U+000A",
    "An\u202ena": "U+202E",
    "An\u200bna": "U+200B",
    "A\u2028B": "U+2028",
    "\x07": "U+0007",
    "\x9b31m": "U+009B",
}
RECORDS = ("russian-six-last-then-ace", "record-stovkahra")


def named(tmp_path: Path, record: str, names: tuple[str, ...]) -> Path:
    """A record of the tests' data with other names."""
    first, rest = (DATA / f"{record}.stovka.jsonl").read_text(encoding="utf-8").split("\n", 1)
    header = json.loads(first)
    for seat, name in zip(header["seats"], names, strict=False):
        seat["name"] = name
    path = tmp_path / "named.stovka.jsonl"
    line = json.dumps(header, ensure_ascii=False, separators=(",", ":"))
    path.write_text(f"{line}\n{rest}", encoding="utf-8")
    return path


class _Page(HTMLParser):
    """The text of a page, and the tags in it."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.found: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.tags.add(tag)

    def handle_data(self, data: str) -> None:
        self.found.append(data)

    @property
    def text(self) -> str:
        return unwrapped("".join(self.found))


@pytest.fixture(params=RECORDS)
def record(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=[NAMES, MORE], ids=["names", "more"])
def names(request: pytest.FixtureRequest, record: str) -> tuple[str, ...]:
    seats = len(json.loads((DATA / f"{record}.stovka.jsonl").read_text(encoding="utf-8").split("\n", 1)[0])["seats"])
    return tuple(request.param[:seats])


@pytest.mark.parametrize("lang", languages())
def test_in_the_commands_and_their_exports(tmp_path: Path, record: str, names: tuple[str, ...], lang: str) -> None:
    path = str(named(tmp_path, record, names))
    for argv in (("explain", path), ("check", path)):
        out = unwrapped(run_here(*argv, "--lang", lang).out)
        assert all(unwrapped(name) in out for name in names), argv
        assert "\x1b" not in out
    page = _Page(run_here("explain", path, "--lang", lang, "--format", "html").out)
    assert all(unwrapped(name) in page.text for name in names)
    assert "script" not in page.tags
    text = run_here("explain", path, "--lang", lang, "--format", "md").out
    assert not re.search(r"(?<!\\)<script|(?<!\\)\[bold", text)
    plain = unwrapped(re.sub(r"\\([\\`*_{}\[\]<>|~#&.+)-])", r"\1", text))
    assert all(unwrapped(name) in plain for name in names)


def test_in_a_trace_and_in_what_is_read_again(tmp_path: Path, record: str, names: tuple[str, ...]) -> None:
    path = named(tmp_path, record, names)
    made = run_here("trace", "--record", str(path))
    assert (made.code, made.err) == (0, "")
    assert [seat["name"] for seat in json.loads(made.out.split("\n", 1)[0])["seats"]] == list(names)


def test_in_the_notebook(tmp_path: Path, record: str, names: tuple[str, ...]) -> None:
    stepper = show(named(tmp_path, record, names), seat="all", lang="en")
    for at in range(0, len(stepper), 5):
        stepper.step = at
        page = _Page(stepper._repr_html_())
        assert all(unwrapped(name) in page.text for name in names)
        assert all(name in repr(stepper) for name in names)
        assert "script" not in page.tags
    kept = _Page(stepper.kept()["text/html"])
    assert "script" not in kept.tags


@pytest.mark.parametrize("name", [*NAMES, *MORE])
def test_in_a_game_of_the_notebook_and_in_plain_mode(name: str, stovka_data: Path) -> None:
    game = Game("mavr", players=2, seed=7, you=name, lang="en")
    assert "script" not in _Page(game._repr_html_()).tags
    assert name in repr(game)
    found = run_here(
        "play", "mavr", "--plain", "--players", "3", "--seed", "7", "--hot-seat", f"Anna,{name}", stdin="\n"
    )
    assert (found.code, found.err) == (0, "")
    assert unwrapped(name) in unwrapped(found.out)


async def test_in_the_app_while_watching(tmp_path: Path, record: str, names: tuple[str, ...]) -> None:
    found = replay(open_record(named(tmp_path, record, names)))
    app = app_for(replay=found)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        seen = ""
        for at in range(0, len(found.steps), 6):
            app.screen.go_to(at)
            await pilot.pause()
            seen += screen(app)
        for name in names:
            assert name[:8] in seen
        await pilot.press("l")
        await pilot.pause()
        assert screen(app)


@pytest.mark.parametrize("name", [*NAMES, *MORE])
async def test_in_the_form_and_at_the_table(name: str, stovka_data: Path) -> None:
    app = app_for()
    async with app.run_test(size=(120, 40)) as pilot:
        app.setup()
        await pilot.pause()
        app.screen.query_one("#name", Input).value = name
        app.screen.query_one("#seed", Input).value = "7"
        await pilot.press("f5")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.screen.match.session.names[0] == name
        assert name[:8] in screen(app)


# --- what is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", REFUSED)
async def test_the_form_refuses_what_a_terminal_would_obey_in_one_sentence(name: str, stovka_data: Path) -> None:
    app = app_for()
    async with app.run_test(size=(120, 40)) as pilot:
        app.setup()
        await pilot.pause()
        field = app.screen.query_one("#name", Input)
        field.value = f"x{name}y"
        await pilot.press("f5")
        await pilot.pause()
        assert isinstance(app.screen, SetupScreen)
        assert REFUSED[name] in screen(app)


@pytest.mark.parametrize("name", [*REFUSED, "x" * 41, ""])
def test_records_commands_and_notebooks_refuse_it_in_one_sentence(tmp_path: Path, name: str, stovka_data: Path) -> None:
    wanted = REFUSED.get(name, str(len(name)))
    path = named(tmp_path, RECORDS[0], (f"x{name}y" if name in REFUSED else name,))
    for argv in (("check", str(path)), ("explain", str(path))):
        found = run_here(*argv)
        assert (found.code, found.out) == (1, "")
        assert wanted in found.err
        assert len(found.err.splitlines()) == 1
        assert found.err.strip().isprintable()
    with pytest.raises(Refusal):
        show(path)
    with pytest.raises(Refusal) as caught:
        Game("mavr", players=2, seed=7, you=f"x{name}y" if name in REFUSED else name, lang="en")
    assert wanted in str(caught.value)
    typed = f"Anna,x{name}y" if name in REFUSED else f"Anna,{name}"
    for words in (
        ("play", "mavr", "--plain", "--seed", "7", "--hot-seat", typed),
        ("score", "mavr", "--players", "2", "--names", typed),
    ):
        found = run_here(*words, stdin="")
        assert (found.code, found.out) == (2, ""), words
        assert wanted in found.err
        assert found.err.strip().isprintable()
