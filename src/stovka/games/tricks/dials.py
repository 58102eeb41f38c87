"""The dials of Stovkahra, each declared once; the defaults are the built-in variant."""

from __future__ import annotations

from dataclasses import dataclass

from stovka.core.dials import declared, dial
from stovka.core.rules import stated


@dataclass(frozen=True, slots=True)
class Deal:
    """How the cards are dealt out."""

    packets: str = dial("3-3-2", "3-3-2", "3-2-3", standing=stated("stovkahra", 8))


@dataclass(frozen=True, slots=True)
class Duty:
    """What a player owes to a trick beyond following suit and trumping."""

    must_overtrump: bool = dial(False)
    must_beat: bool = dial(False)


@dataclass(frozen=True, slots=True)
class Melds:
    """When sets may be announced."""

    meld_window: str = dial("first_play", "first_play", "before_lead")


@dataclass(frozen=True, slots=True)
class Bonus:
    """What a trick won by a seven is worth."""

    last_trick_seven: str = dial("inclusive_26", "inclusive_26", "additive_32", standing=stated("stovkahra", 19))
    first_trick_seven: str = dial("0", "0", "10", "52_trump", "52_any")


@dataclass(frozen=True, slots=True)
class Claims:
    """When *enough* may be said, and what it does. ``target`` is in points."""

    target: int = dial(100, least=1, standing=stated("stovkahra", 7))
    claim_window: str = dial("after_deal", "after_deal", "during_play", standing=stated("stovkahra", 19))
    false_claim: str = dial("loses", "loses", "ignored", "barred", standing=stated("family", 0))
    steal_claim: bool = dial(False)


GROUPS = (Deal, Duty, Melds, Bonus, Claims)
DIALS = declared(*GROUPS)
