"""The stepper: buttons, a slider, play and the keyboard over the steps of a match, each told when it is reached.

**One message a step.** The pane holds both the step's number and its HTML and sends them together; the slider is
linked to the number in the browser, so neither a button nor a slider makes the kernel send more than the pane's one
message. The looks are sent once.

**Without a kernel** JupyterLab shows for a widget an error line and nothing else, whatever other forms the output
has. So a second output holds the step as static HTML and text; a line of style inside the living pane hides it while
the pane is there.
"""

from __future__ import annotations

from itertools import count
from typing import Any, Final

from stovka.nb.markup import Html, Shown, document, html, tag
from stovka.nb.source import open_match
from stovka.nb.steps import Teller

_numbers = count(1)


class Stepper:
    """What ``show`` gives. ``step`` is the step shown; it can be set from another cell too."""

    def __init__(self, teller: Teller, step: int = 0) -> None:
        self.teller = teller
        self._step = teller.clamp(step)
        self._panel: Any = None

    def __len__(self) -> int:
        return len(self.teller)

    @property
    def step(self) -> int:
        """The number of the step shown, from 0."""
        return self._step if self._panel is None else int(self._panel.pane.step)

    @step.setter
    def step(self, index: int) -> None:
        self._step = self.teller.clamp(index)
        if self._panel is not None:
            self._panel.go(self._step)

    @property
    def shown(self) -> Shown:
        """The present step as HTML and as text."""
        page = self.teller.page(self.step)
        return page.shown

    @property
    def widget(self) -> Any:
        """The controls and the pane, made when first asked for. Needs ipywidgets."""
        if self._panel is None:
            from stovka.nb.panel import Panel

            self._panel = Panel(self.teller, self._step, f"stovka-kept-{next(_numbers)}")
        return self._panel.box

    # --- outputs ----------------------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        return self.shown.text

    def _repr_html_(self) -> str:
        return document(self.shown.html, self.teller.words.lang)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        return {"text/html": self._repr_html_(), "text/plain": repr(self)}

    def kept(self) -> dict[str, Any]:
        """The output that stays when there is no kernel: the present step, to be hidden while the widget lives."""
        words = self.teller.words
        name = self._panel.name if self._panel is not None else ""
        note = tag("p", words.text("nb-kept"), cls="note")
        body = tag("div", document(html(self.shown.html, note), words.lang), id=name, cls="stovka-kept")
        return {"text/html": html(Html(f"<style>{ERROR_LINE}</style>"), body), "text/plain": repr(self)}

    def _ipython_display_(self) -> None:
        from IPython.display import display

        try:
            widget = self.widget
        except ImportError:  # no ipywidgets: the step itself is still there to read
            display(self._repr_mimebundle_(), raw=True)  # type: ignore[no-untyped-call]
            return
        bundle = widget._repr_mimebundle_()
        bundle["text/plain"] = self.teller.words.text("nb-stepper", steps=len(self))
        display(bundle, raw=True)  # type: ignore[no-untyped-call]
        display(self.kept(), raw=True)  # type: ignore[no-untyped-call]


ERROR_LINE: Final = (
    ".jp-OutputArea-child:has(+.jp-OutputArea-child .stovka-kept) .jp-OutputArea-output.jupyter-widgets:not(:has(*))"
    "{display:none}"
)
"""Hides the line that JupyterLab shows where a widget was, before the step that was kept."""


def show(record: object, step: int = 0, seat: int | str | None = None, lang: str | None = None) -> Stepper:
    """Steps through a match: the table, the move and why it was allowed, all it caused, the score, the log.

    ``record``: the path of a record or ``"example:NAME"``, its bytes, a ``Record``, a ``Replay``, a session, a
    ``Game`` or ``Position`` of this package. ``step``: where to begin, from 0; negative numbers count from the end.
    ``seat``: a seat's number or its player's name, to see the match with those eyes; nothing: all hands open when
    the match is over or only bots play, else the first person's eyes; ``"all"``: all hands open.
    """
    return Stepper(Teller(open_match(record, seat, lang)), step)
