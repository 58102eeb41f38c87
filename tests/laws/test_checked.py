"""What bots play is by the rules: each trace is accepted."""

from __future__ import annotations

from stovka.play.setup import VARIANTS
from tests.soaks.checked import checked


def test_every_trace_of_every_variant_is_accepted() -> None:
    for bots in ("beginner", "steady"):
        result = checked(VARIANTS, 7, bots, rounds=3)
        assert result.failed == ""
        assert result.tried == 7 * len(VARIANTS)
