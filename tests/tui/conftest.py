"""Tests of the app are quick: see ``quick.py``."""

from tests.tui.quick import quick_keys

__all__ = ["quick_keys"]
