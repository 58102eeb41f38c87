"""Under a made language nothing is English in what helps to learn: the glossary, two languages side by side, several
people at one keyboard, predictions, own data, the lens, the palette, house rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input

from stovka.text import bundle
from tests.cli.test_together import together
from tests.pseudo.locale import LANG, leaks, marked, visible
from tests.pseudo.test_app import _other_names, app_in, english, seated, shown
from tests.pseudo.test_commands import STRANGE, record, say
from tests.tui.helpers import my_move, play_by_keys, settled, table_of

__all__ = ["_other_names", "record"]  # fixtures
NAMES = "Анна,Борис"
FORMS = ("text", "md", "html")


def without_english_terms(text: str) -> str:
    """A page of the glossary without what stands in its English column."""
    english = "\n".join(bundle.sources("en", "glossary").values())
    return re.sub(r"(?<!\w)[A-Za-z’'-]+(?!\w)", lambda found: "" if found[0] in english else found[0], text)


@pytest.mark.parametrize("form", FORMS)
def test_the_glossary(form: str) -> None:
    for asked in ((), ("trump",)):
        said = say("glossary", *asked, "--format", form).out
        said = visible(said) if form == "html" else said.replace("\\", "")
        assert leaks(without_english_terms(said)) == []
    nothing = say("glossary", STRANGE)
    assert leaks(nothing.out + nothing.err) == []


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("record", ["mavr"], indirect=True)
def test_two_languages_side_by_side(record: str, form: str) -> None:
    for argv in (("explain", record), ("rules", "mavr")):
        said = say(*argv, "--both", f"{LANG},{LANG}", "--format", form, code=2)
        assert leaks(said.err, "typed") == []
        said = say(*argv, "--both", f"{LANG},en", "--format", form)
        assert marked("card") in said.out


@pytest.mark.parametrize(
    "argv",
    [
        ("explain", "/x.jsonl", "--both", STRANGE),
        ("explain", "/x.jsonl", "--both", f"{LANG},{STRANGE}"),
        ("rules", "mavr", "--sheet", STRANGE),
        ("rules", "mavr", "--sheet", "card", "--diff", "russian"),
        ("play", "mavr", "--plain", "--hot-seat", "№,№"),
        ("play", "mavr", "--plain", "--hot-seat", "1,2,3", "--players", "2"),
        ("play", "mavr", "--plain", "--hot-seat", ","),
        ("play", "mavr", "--predict"),
        ("score", "mavr", "--names", "1,2,3", "--players", "2"),
        ("data", "export"),
    ],
    ids=" ".join,
)
def test_what_is_wrong_with_these_command_lines(argv: tuple[str, ...]) -> None:
    said = say(*argv, code=2)
    assert leaks(said.out + said.err, "paths", "typed", "variants") == []
    assert said.err


@pytest.mark.parametrize(("variant", "players"), [("mavr", 3), ("stovkahra", 4)])
def test_two_people_at_one_keyboard(variant: str, players: int) -> None:
    typed = [line for line, _ in together(variant, players)][:60]
    argv = ("play", variant, "--players", str(players), "--seed", "7", "--plain", "--hot-seat", NAMES)
    said = say(*argv, stdin="\n".join(["", *typed, "undo", STRANGE]) + "\n").out
    assert leaks(said, "names", "codes", "paths") == []


@pytest.mark.parametrize("variant", ["mavr", "stovkahra"])
def test_predictions_trying_out_and_taking_back(variant: str) -> None:
    argv = ("play", variant, "--players", "4" if variant == "stovkahra" else "2", "--seed", "7", "--plain", "--predict")
    typed = ["", "0", STRANGE, "help", "hint", "try", "undo", "1", "draw", "pass", "2", "score", "log", "skip", "why"]
    said = say(*argv, stdin="\n".join(typed * 3) + "\n").out
    for each in typed:
        said = said.replace(f"“{each}”", "")  # repeated as typed
    assert leaks(said, "names", "codes", "dials") == []


def test_own_data_and_statistics(tmp_path: Path) -> None:
    for argv, stdin in ((("statistics",), ""), (("export", str(tmp_path / "1.zip")), ""), (("erase", "--yes"), "")):
        said = say("data", *argv, stdin=stdin)
        assert leaks(said.out + said.err, "paths") == [], argv


# --- the app ----------------------------------------------------------------------------------------------------------


async def test_the_lens_and_the_palette() -> None:
    app = app_in(session=seated("mavr", 3))
    async with app.run_test(size=(120, 80)) as pilot:
        await settled(pilot)
        await play_by_keys(pilot, my_move(app.screen.match.session))
        await settled(pilot)
        await pilot.press("v")
        await pilot.pause()
        assert app.screen is not table_of(app)
        assert english(app, "codes") == []
        await pilot.press("escape")
        await pilot.press("ctrl+p")
        await pilot.pause(0.3)
        assert app.screen is not table_of(app)
        assert leaks(shown(app).replace("Search for commands…", ""), "keys") == []  # that line is Textual's own


def without_fields(app: Any) -> str:
    """The screen without the lines that one writes in: there settings stand as in a house-rule file."""
    rows = shown(app).splitlines()
    for field in app.screen.query(Input):
        for y in range(max(field.region.y, 0), min(field.region.bottom, len(rows))):
            rows[y] = rows[y][: field.region.x] + rows[y][field.region.right :]
    return "\n".join(rows)


async def test_house_rules_line_by_line() -> None:
    from stovka.tui.screens.house import HouseScreen

    app = app_in()
    async with app.run_test(size=(120, 200)) as pilot:
        app.setup()
        await pilot.pause()
        for _ in range(12):
            if getattr(app.focused, "id", "") == "house":
                break
            await pilot.press("down")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, HouseScreen)
        for _ in range(25):
            await pilot.press("right", "down")
            assert leaks(without_fields(app), "dials", "codes", "keys") == []
