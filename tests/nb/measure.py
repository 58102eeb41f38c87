"""What the stepper costs, measured as the test and the benchmark need it."""

from __future__ import annotations

import gc
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import ipywidgets

from stovka.nb import Stepper
from tests.nb.helpers import teller

STEPS = 300


class Cost(NamedTuple):
    """CPU seconds to build a stepper on demand, and with every step made at once; bytes and seconds of a step."""

    lazy: float
    eager: float
    most_bytes: int
    a_step: float

    @property
    def ratio(self) -> float:
        """On demand, as a part of all at once."""
        return self.lazy / self.eager


def cost(runs: int = 3) -> Cost:
    """Both ways by turns in one process, over the first steps of one record; the median counts."""
    told = teller("mavr-openers", "all", STEPS)
    eager_stepper(told)  # the first widgets of a process load what all of them need
    lazy: list[float] = []
    eager: list[float] = []
    for _ in range(runs):
        for found, build in ((lazy, lazy_stepper), (eager, eager_stepper)):
            gc.collect()
            began = process_time()
            build(told)
            found.append(process_time() - began)
    began = process_time()
    sizes = [len(told.html(at).encode()) for at in range(STEPS)]
    return Cost(median(lazy), median(eager), max(sizes), (process_time() - began) / STEPS)


def lazy_stepper(told: Any) -> Any:
    """The stepper as it is: its widgets, one step told."""
    return Stepper(told).widget


def eager_stepper(told: Any) -> Any:
    """A stack of all steps, each in a widget of its own."""
    pages = [ipywidgets.HTML(told.html(at)) for at in range(len(told))]
    return ipywidgets.VBox([ipywidgets.IntSlider(max=len(told) - 1), ipywidgets.Stack(pages, selected_index=0)])
