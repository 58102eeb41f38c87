"""Under a made language nothing that a notebook shows is English, neither as HTML nor as plain text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stovka.games import VARIANTS
from stovka.nb import Game, Position, diff, examples, legal, rules, show
from stovka.nb.errors import Refused
from tests.cli.conftest import recorded
from tests.pseudo.locale import LANG, leaks, marked, visible


def english(output: Any, *allowed: str) -> list[str]:
    """What is left of English in an output, in both of its forms."""
    return leaks(f"{visible(output._repr_html_())}\n{output!r}", "names", *allowed)


@pytest.fixture
def record(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A record with players whose names have no Latin letter."""
    path = recorded(tmp_path, request.param, players=4, seed=5, bots="steady")
    path.write_text(path.read_text(encoding="utf-8").replace("Bot ", "№"), encoding="utf-8")
    return path


@pytest.mark.parametrize("record", VARIANTS, indirect=True)
def test_a_record_step_by_step(record: Path) -> None:
    for seat in (None, 1):
        stepper = show(record, seat=seat, lang=LANG)
        for at in range(0, len(stepper), 3 if seat is None else 7):
            stepper.step = at
            assert english(stepper) == []


def test_the_buttons_and_what_stays_without_a_kernel() -> None:
    pytest.importorskip("ipywidgets")
    stepper = show(f"example:{examples()[0]}", lang=LANG)
    panel = stepper.widget and stepper._panel
    controls = [*panel.buttons.values(), panel.play, panel.slider]
    said = [text for each in controls for text in (each.description, each.tooltip)]
    assert marked("Step") in said
    assert leaks(" ".join(said)) == []
    assert leaks(visible(stepper.kept()["text/html"]), "names") == []
    assert leaks(visible(panel.pane.value), "names") == []


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_rule_book(variant: str) -> None:
    assert english(rules(variant, lang=LANG), "dials", "codes") == []


def test_the_difference() -> None:
    assert english(diff("mavr", "russian", lang=LANG), "dials", "codes") == []
    assert english(diff("mavr", "mavr", lang=LANG)) == []


def test_a_position_and_its_hand() -> None:
    for made in (
        Position("mavr", top="7S", hands="6S 7H QD | ? ", lang=LANG),
        Position("russian", top="QH:S", hands="6S 7H QD 10S | ?", lang=LANG),
        Position("stovkahra", trick="10H 7H", trump="8C", hands="AH 9C 9S | ? | ? | ?", lang=LANG),
    ):
        assert english(made) == []
        assert english(legal(made), "codes") == []
        for code in ("6S", "QD:H", "pass", "draw", "AH", "enough", "9C"):
            assert english(made.judge(code), "codes") == []


@pytest.mark.parametrize("variant", ["mavr", "stovkahra"])
def test_a_game_against_bots(variant: str) -> None:
    game = Game(variant, players=4, seed=7, you="Анна", lang=LANG)
    for _ in range(400):
        assert english(game) == []
        if game.over:
            break
        if game.session.mover != 0:
            assert english(game.next()) == []
            continue
        if len(game.session.steps) % 5 == 0:
            assert english(game.legal(), "codes") == []
            assert english(game.hint()) == []
            assert english(game.play("2H" if variant == "mavr" else "pass"), "codes") == []
        game.play(game.session.hint(0).code)
    assert game.over
    assert english(game.show()) == []


@pytest.mark.parametrize(
    "make",
    [
        lambda: rules("чужое", lang=LANG),
        lambda: rules("mavr", ["чужое=1", "draw=чужое"], lang=LANG),
        lambda: diff("mavr", "stovkahra", lang=LANG),
        lambda: show("/чужое.jsonl", lang=LANG),
        lambda: show(b"{}\n", lang=LANG),
        lambda: Game("mavr", players=9, lang=LANG),
        lambda: Game("mavr", bots="чужое", lang=LANG),
        lambda: Position("mavr", top="11Q", hands="6S", lang=LANG),
        lambda: Position("mavr", top="6S", hands="6S 7H", чужое=1, lang=LANG),
    ],
)
def test_what_is_refused(make: Any) -> None:
    with pytest.raises(Refused) as caught:
        make()._repr_html_()
    told = str(caught.value).replace("11Q", "")
    assert leaks(told, "paths", "variants", "values", "fields", "codes", "dials", "typed") == []
    assert caught.value._render_traceback_() == list(caught.value.sentences)


def test_a_move_that_is_none() -> None:
    with pytest.raises(ValueError, match="чужое") as caught:
        Game("mavr", seed=1, lang=LANG).play("чужое")
    assert leaks(str(caught.value), "codes") == []


def test_seats_and_things_that_cannot_be_shown_are_faults_of_the_code() -> None:
    """They speak to the writer of a cell, as Python does; no sentence of a game is among them."""
    with pytest.raises(TypeError, match="not a record"):
        show(7, lang=LANG)
    with pytest.raises(ValueError, match="no such seat"):
        show(f"example:{examples()[0]}", seat=9, lang=LANG)
