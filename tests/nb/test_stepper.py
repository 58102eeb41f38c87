"""The stepper: each step is told when it is reached, in one small message, whatever moves it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import ipywidgets
import pytest

from stovka.core.moves import SCORE
from stovka.nb import Stepper, examples, show
from stovka.nb.steps import MOST_BYTES
from tests.nb.helpers import DATA, RECORDS, teller
from tests.nb.measure import cost


@pytest.fixture
def sent(monkeypatch):
    """Every message to the browser, as (widget, state)."""
    found: list[tuple[Any, dict[str, Any]]] = []
    monkeypatch.setattr(ipywidgets.Widget, "_send", lambda self, msg, buffers=None: found.append((self, msg)))
    return found


def test_a_step_taken_by_a_button_is_one_message(sent):
    stepper = Stepper(teller("mavr-openers"), 4)
    panel = stepper.widget and stepper._panel
    sent.clear()
    for button, step in (("next", 5), ("back", 4), ("last", len(stepper) - 1), ("first", 0)):
        panel.buttons[button].click()
        assert stepper.step == step
        (widget, message), *more = sent
        assert not more
        assert widget is panel.pane
        assert message["state"]["step"] == step
        assert message["state"]["value"] == panel.pane.value
        assert len(str(message["state"])) < MOST_BYTES + 200
        sent.clear()


def test_a_step_taken_in_the_browser_is_answered_by_one_message(sent):
    stepper = Stepper(teller("mavr-openers"))
    panel = stepper.widget and stepper._panel
    sent.clear()
    panel.pane.set_state({"step": 7})  # what the linked slider or its arrow keys do
    panel.slider.set_state({"value": 7})
    (_, message), *more = sent
    assert not more
    assert message["state"].keys() == {"value"}
    assert stepper.step == 7
    assert stepper.shown.html in panel.pane.value


def test_at_the_ends_the_buttons_do_nothing(sent):
    stepper = Stepper(teller("mavr-openers"))
    panel = stepper.widget and stepper._panel
    sent.clear()
    panel.buttons["back"].click()
    panel.buttons["first"].click()
    stepper.step = -1
    assert stepper.step == len(stepper) - 1
    sent.clear()
    panel.buttons["next"].click()
    panel.buttons["last"].click()
    assert not sent


def test_it_plays_by_itself_until_the_end(monkeypatch):
    import asyncio

    from stovka.nb import panel as module

    monkeypatch.setattr(module, "PACE", 0)
    stepper = Stepper(teller("first-round"), -3)

    async def played() -> None:
        panel = stepper.widget and stepper._panel
        panel.play.value = True
        while panel.play.value:
            await asyncio.sleep(0)

    asyncio.run(asyncio.wait_for(played(), 10))
    assert stepper.step == len(stepper) - 1


def test_every_control_says_what_it_does():
    panel = Stepper(teller("first-round"))
    for control in (*(panel.widget and panel._panel.buttons.values()), panel._panel.play, panel._panel.slider):
        assert control.description
        assert control.tooltip


@pytest.mark.parametrize("name", RECORDS)
def test_no_step_of_any_record_is_heavier_than_a_message_may_be(name):
    told = teller(name, "all")
    views = range(0, len(told), 1 + len(told) // 40)
    counts = [at for at, step in enumerate(told.match.steps) if step.move is SCORE]
    assert max(len(told.html(at).encode()) for at in (*views, *counts)) <= MOST_BYTES


def test_three_hundred_steps_are_built_in_a_tenth_of_the_time_of_all_at_once():
    assert cost(1).ratio <= 0.1


def test_without_a_kernel_the_step_is_kept_as_html_and_text():
    stepper = show("example:first-round", step=3, seat="all", lang="en")
    for bundle in (stepper._repr_mimebundle_(), stepper.kept()):
        assert "Step 3 of 12" in bundle["text/html"]
        assert "Step 3 of 12" in bundle["text/plain"]
        assert "<script" not in bundle["text/html"]


def test_without_ipywidgets_the_step_is_shown_all_the_same(monkeypatch, capsys):
    stepper = show("example:first-round", lang="en")
    shown: list[dict[str, Any]] = []
    monkeypatch.setattr("IPython.display.display", lambda data, raw: shown.append(data))
    monkeypatch.setitem(__import__("sys").modules, "stovka.nb.panel", None)
    stepper._ipython_display_()
    (bundle,) = shown
    assert bundle.keys() == {"text/html", "text/plain"}


def test_the_living_stepper_hides_the_copy_that_is_kept_for_later(monkeypatch):
    stepper = show("example:first-round", lang="en")
    shown: list[dict[str, Any]] = []
    monkeypatch.setattr("IPython.display.display", lambda data, raw: shown.append(data))
    stepper._ipython_display_()
    live, kept = shown
    assert "application/vnd.jupyter.widget-view+json" in live
    name = stepper._panel.name
    assert f"#{name}" in stepper.widget.children[0].value
    assert f'id="{name}"' in kept["text/html"]


def test_what_can_be_shown():
    assert "first-round" in examples()
    path = DATA / "mavr-openers.stovka.jsonl"
    assert len(show(path)) == len(show(str(path))) == len(show(path.read_bytes()))
    with pytest.raises(TypeError, match="int"):
        show(7)


def test_the_log_goes_backwards_within_the_round():
    told = teller("mavr-openers", "all")
    deals = [at for at, step in enumerate(told.match.steps) if step.move.kind == "deal"]
    assert told.log(deals[1]) == []
    assert [line.partition(":")[0] for line in told.log(deals[1] + 2)] == [str(deals[1] + 1), str(deals[1])]
    numbers = [int(line.partition(":")[0]) for line in told.log(deals[1] + 20)]
    assert all(left - right == 1 for left, right in pairwise(numbers))
