"""Waiting for the app without waiting for the clock: until nothing is queued anywhere in it."""

from __future__ import annotations

import asyncio

import pytest
from textual._context import active_app

CALM = 3
"""So many looks in a row must find nothing to do."""


async def idle(min_sleep: float = 0, max_sleep: float = 1) -> None:
    """In place of Textual's ``wait_for_idle``, which sleeps 20 ms at least and asks how busy the process was."""
    app = active_app.get(None)
    end = asyncio.get_running_loop().time() + max_sleep
    calm = 0
    while calm < CALM and asyncio.get_running_loop().time() < end:
        await asyncio.sleep(0.001)
        nodes = [] if app is None else [app, *(node for screen in app.screen_stack for node in screen.walk_children())]
        waiting = any(node.message_queue_size for node in nodes)
        calm = 0 if waiting else calm + 1


@pytest.fixture(autouse=True)
def quick_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys and clicks of a pilot wait for the app, and no longer."""
    monkeypatch.setattr("textual.pilot.wait_for_idle", idle)
    monkeypatch.setattr("textual.app.wait_for_idle", idle)
