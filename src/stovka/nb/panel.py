"""The widgets of the stepper. The only module that imports ipywidgets."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import ipywidgets as w
from traitlets import CInt, Int

from stovka.nb.markup import Html, document
from stovka.nb.steps import Teller
from stovka.nb.style import STYLE

BUTTONS: Final = ("first", "back", "next", "last")
PACE: Final = 1.4
"""Seconds a step stays when it plays by itself."""


def hiding(name: str) -> Html:
    """The looks, and the line that hides the output that is kept for times without a kernel."""
    return Html(f"<style>{STYLE} #{name},.jp-OutputArea-child:has(#{name}){{display:none}}</style>")


class Pane(w.HTML):  # type: ignore[misc]  # ipywidgets has no types
    """HTML with the number of the step it shows. Both go to the browser in one message."""

    step = Int(0).tag(sync=True, echo_update=False)


class Slider(w.IntSlider):  # type: ignore[misc]  # the same
    """A slider whose moves the kernel does not send back: it is linked to the pane in the browser."""

    value = CInt(0).tag(sync=True, echo_update=False)


class Panel:
    """The controls and the pane of one stepper. ``name`` is the id of the output that is kept beneath it."""

    def __init__(self, teller: Teller, step: int, name: str) -> None:
        self.teller = teller
        self.name = name
        words = teller.words
        last = max(len(teller) - 1, 0)
        self.pane = Pane(value=self._html(step), step=step)
        self.slider = Slider(
            value=step,
            min=0,
            max=last,
            description=words.text("nb-slider"),
            tooltip=words.text("nb-slider.tip"),
            continuous_update=True,
            layout=w.Layout(width="auto", flex="1 1 14em", max_width="30em"),
        )
        self.buttons = {key: self._button(key) for key in BUTTONS}
        self.play = w.ToggleButton(
            value=False,
            description=words.text("nb-play"),
            tooltip=words.text("nb-play.tip"),
            icon="play",
            layout=w.Layout(width="auto"),
        )
        self._ticking: asyncio.Future[None] | None = None
        w.jslink((self.pane, "step"), (self.slider, "value"))
        self.pane.observe(self._chosen, "step")
        self.play.observe(self._played, "value")
        for key, button in self.buttons.items():
            button.on_click(lambda _, key=key: self.press(key))
        controls = w.HBox([*self.buttons.values(), self.play, self.slider], layout=w.Layout(flex_flow="row wrap"))
        looks = w.HTML(hiding(name), layout=w.Layout(height="0", margin="0"))
        self.box = w.VBox([looks, controls, self.pane])

    def _button(self, key: str) -> Any:
        words = self.teller.words
        return w.Button(
            description=words.text(f"nb-{key}"), tooltip=words.text(f"nb-{key}.tip"), layout=w.Layout(width="auto")
        )

    def _html(self, step: int) -> Html:
        return document(self.teller.html(step), self.teller.words.lang, style=False)

    def go(self, step: int) -> bool:
        """To a step, in one message. False when we are there already."""
        step = self.teller.clamp(max(step, 0))
        if step == self.pane.step:
            return False
        with self.pane.hold_sync():
            self.pane.step = step  # ``_chosen`` adds the HTML
        return True

    def press(self, key: str) -> None:
        """What a button does. At an end nothing happens, and the button keeps the focus."""
        here, last = self.pane.step, len(self.teller) - 1
        self.go({"first": 0, "back": here - 1, "next": here + 1, "last": last}[key])

    def _chosen(self, change: Any) -> None:
        self.pane.value = self._html(change["new"])

    def _played(self, change: Any) -> None:
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None
        if change["new"]:
            self._ticking = asyncio.ensure_future(self._run())

    async def _run(self) -> None:
        while self.go(self.pane.step + 1):
            await asyncio.sleep(PACE)
        self._ticking = None
        self.play.value = False
