"""Worlds that a seat cannot tell apart look, read and play the same to it."""

from __future__ import annotations

from tests.soaks.leak import leak


def test_nothing_a_seat_is_shown_or_told_depends_on_what_it_cannot_see() -> None:
    """C52: a bot, too, receives an observation without hidden cards."""
    result = leak(66, steps=25)
    assert result.tried > 800
    assert result.leaked == 0, result.first
