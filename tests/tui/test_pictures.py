"""Pictures of the screens, each looked at when it was accepted. Everything else is asserted on the state."""

from __future__ import annotations

import pytest

from tests.tui.helpers import app_for, session_for

PLACES = [
    ("mavr-roomy", "mavr", 4, (120, 40), {}),
    ("mavr-usual", "mavr", 4, (80, 24), {}),
    ("russian-small", "russian", 5, (60, 20), {}),
    ("alternative-eight", "alternative", 8, (100, 30), {}),
    ("mavr-letters", "mavr", 3, (80, 24), {"ascii": True}),
    ("stovkahra-roomy", "stovkahra", 4, (120, 40), {}),
    ("stovkahra-usual", "stovkahra", 4, (80, 24), {}),
]


@pytest.mark.parametrize(("name", "variant", "players", "size", "options"), PLACES, ids=[each[0] for each in PLACES])
def test_the_table(name, variant, players, size, options, snap_compare):
    async def shown(pilot):
        await pilot.pause(0.1)
        await pilot.press("right")

    assert snap_compare(app_for(session_for(variant, players), **options), terminal_size=size, run_before=shown)


def test_the_first_screen(snap_compare):
    assert snap_compare(app_for(), terminal_size=(80, 24))


def test_the_form_before_a_match(snap_compare):
    assert snap_compare(app_for(name="Anna"), press=["enter"], terminal_size=(80, 24))
