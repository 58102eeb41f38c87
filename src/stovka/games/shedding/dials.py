"""The dials of the 101 family, each declared once; a variant is a set of differences from these defaults."""

from __future__ import annotations

from dataclasses import dataclass

from stovka.core.dials import Kind, declared, dial
from stovka.core.rules import DECIDED, Standing, stated


def _ru(line: int, mavr: Standing) -> Standing:
    """Stated by that line of the Russian text; in Mavr it has this standing."""
    return stated("russian", line, own={"mavr": mavr, "mavr-one": mavr})


_FACE = {str(pips): pips for pips in (2, 3, 4, 5, 6, 7, 8, 10)}


@dataclass(frozen=True, slots=True)
class Deal:
    """Who plays with which cards, and what the opening card does."""

    deck: int = dial(36, 36, 52, standing=_ru(1, stated("mavr", 8)))
    players: tuple[int, int] = dial((2, 5), kind=Kind.RANGE, least=2, most=8, standing=_ru(1, stated("mavr", 7)))
    hand_size: int = dial(4, least=2, most=25, standing=_ru(1, stated("mavr", 13)))
    opening_effect: str = dial("full", "full", "none")
    opening_queen: str = dial("dealer_orders", "dealer_orders", "own_suit")


@dataclass(frozen=True, slots=True)
class Draw:
    """What a player does who cannot, or will not, lay a card."""

    draw: str = dial("one", "one", "until_fits", standing=_ru(2, stated("mavr", 13)))
    voluntary_draw: bool = dial(False)
    play_drawn: str = dial("must", "must", "may")
    queen_forces_play: bool = dial(True)
    recycle: str = dial("shuffle", "shuffle", "flip")


@dataclass(frozen=True, slots=True)
class Effects:
    """What the cards do to other players and to the turn."""

    effects: dict[str, dict[str, object]] = dial({}, kind=Kind.EFFECTS, standing=_ru(7, stated("mavr", 62)))
    answer: tuple[str, ...] = dial((), "6", "7", "A", kind=Kind.CARDS)
    five_skips: str = dial("next", "next", "previous", standing=_ru(13, DECIDED))


@dataclass(frozen=True, slots=True)
class Finish:
    """How a round ends."""

    no_finish: tuple[str, ...] = dial((), kind=Kind.CARDS, standing=_ru(26, stated("mavr", 13)))
    no_finish_mode: str = dial("play_on", "play_on", "not_last", standing=_ru(26, DECIDED))
    comeback: str = dial("counts_as_draw", "counts_as_draw", "extra_draw_first")
    six_last: str = dial("must_cover", "must_cover", "ends_round")
    last_card_penalty: str = dial("none", "none", "drawn_then_scored")
    blocked: str = dial("all_score", "all_score", "lowest_hand_wins")


@dataclass(frozen=True, slots=True)
class Count:
    """What the cards left in a hand cost."""

    values: dict[str, int] = dial(
        {**_FACE, "9": 0, "J": 2, "Q": 3, "K": 4, "A": 11}, kind=Kind.VALUES, standing=_ru(19, stated("mavr", 10))
    )
    lone_queen: str = dial("lone_card", "lone_card", "one_queen_among_others", "off", standing=_ru(25, DECIDED))


@dataclass(frozen=True, slots=True)
class Limit:
    """When a player's total goes back to nothing, and when he is out of the match."""

    limit: int = dial(101, least=1, standing=_ru(27, stated("mavr", 15)))
    exact_resets: bool = dial(True, standing=_ru(27, stated("mavr", 15)))
    low: str = dial(
        "reset_exact",
        "reset_exact",
        "reset_at_or_below",
        "eliminate_below",
        "reset_and_eliminate",
        "none",
        standing=_ru(28, DECIDED),
    )
    floor: str = dial("none", "none", "zero")


GROUPS = (Deal, Draw, Effects, Finish, Count, Limit)
DIALS = declared(*GROUPS)
ATOMS: dict[str, object] = {
    "draw": 0,
    "skip": False,
    "victim": "next",
    "again": False,
    "cover": False,
    "order": False,
    "wild": False,
}
"""The atoms of a card's effect and what each is when it is not named."""
