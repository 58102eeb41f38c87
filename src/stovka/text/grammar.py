"""Facts become the arguments of messages, by name and type.

Conventions for messages (``$name`` is a fact's name):

- a card: ``$card`` is its sign or letter form; ``$card_seen`` is ``no`` for a card that the viewer cannot see, and
  where there is none.
- a suit or rank: ``$suit``, ``$rank`` are the bare letters, for selectors; ``SUIT($suit)``, ``RANK($rank)`` the
  words. Both functions take a card too.
- a seat (the names in ``SEATS``): ``$by`` is "you" or the player's name; ``NAME($by, form: "…")`` other forms;
  ``$by_me`` is ``yes`` for the viewer, ``no`` for others, ``nobody``. Of ``seat`` it is also called ``$me``.
- a side (``SIDES``): ``$side`` lists its players; ``$side_me`` is ``yes`` when the viewer is one of them.
- several of anything: ``$cards`` is the list joined with "and"; ``LIST($cards, join: "or")``; ``$cards_n`` how
  many; ``$cards_seen`` ``no`` when one of them is hidden. ``cards`` and ``held`` exist always, if only empty.
  Of several numbers also ``$points_1``, ``$points_2`` …
- a text: ``$path``; ``$path_n`` its length, 0 when it is empty.
- yes or no: ``yes`` / ``no``. A number is a number. A tuple of named facts (a debt): ``$debt_draw``, ``$debt_by`` …
- ``$event`` is the class of the event, or ``reason`` where a verdict speaks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal, Protocol

from stovka.core.cards import Card
from stovka.core.rules import Verdict
from stovka.core.scores import Line

Length = Literal["full", "short"]

SEATS: Final = frozenset(("seat", "by", "mover", "victim", "winner", "partner", "next", "leader", "dealer", "claimant"))
"""Facts that are a seat when they are a number."""
SEAT_LISTS: Final = frozenset(("silent", "rivals", "order", "seats"))
"""Facts that are several seats."""
SIDES: Final = frozenset(("side",))
"""Facts that are a side of partners."""
HIDEABLE: Final = ("cards", "held")
"""Facts that are taken out of a verdict for eyes that may not see them; an empty list stands for them."""
UNSPOKEN: Final = frozenset(("hands", "deck", "stock", "trick", "tricks"))
"""Facts of many cards, of which sentences tell only how many; of ``hands`` the viewer's own are ``$mine``."""


class Term(str):
    """Text for a message, with the fact it was made from for the functions to look at."""

    raw: Any

    def __new__(cls, text: str, raw: Any) -> Term:
        made = super().__new__(cls, text)
        made.raw = raw
        return made


class Seat(int):
    """A seat in a list of seats, to be told from a number."""


class Speaker(Protocol):
    """What the arguments and functions need of ``Words``."""

    viewer: int | None
    signs: bool
    sides: Sequence[int]

    def format(self, key: str, args: Mapping[str, Any], part: str | None = None) -> str: ...
    def card(self, card: Card) -> str: ...
    def name(self, seat: int | None) -> str: ...
    def line(self, line: Line, length: Length = "full") -> str: ...
    def verdict(self, verdict: Verdict, length: Length = "full") -> tuple[str, ...]: ...


def clean(text: str) -> str:
    """Text with nothing in it that a terminal would obey; brackets, tags and no-break spaces stay as they are."""
    if text.isprintable():
        return text
    return "".join(each if each.isprintable() or each in "\u00a0\u202f" else "\ufffd" for each in text)


def pieces(text: str) -> list[str]:
    """The words between which a line may break: a no-break space holds together what stands beside it."""
    return [each for line in text.splitlines() for each in line.replace("\t", " ").split(" ") if each]


def arguments(speaker: Speaker, facts: Mapping[str, Any], **more: str) -> dict[str, Any]:
    """The arguments of a message."""
    args: dict[str, Any] = {"card_seen": "no", **more}
    for name in HIDEABLE:
        if name not in facts:
            _several(speaker, args, name, ())
    for name, fact in facts.items():
        _by_name(speaker, args, name, fact)
    if "seat_me" in args:
        args["me"] = args["seat_me"]
    return args


def _by_name(speaker: Speaker, args: dict[str, Any], name: str, fact: Any) -> None:
    last = name.rpartition("_")[2]  # of a nested fact, as in ``debt_by``
    if last in SEATS and (fact is None or isinstance(fact, int)):
        args[name] = Term(seat_name(speaker, fact), fact)
        args[f"{name}_me"] = mine(speaker, fact)
    elif name in SIDES and isinstance(fact, int):
        team = [Seat(seat) for seat, side in enumerate(speaker.sides) if side == fact]
        args[name] = Term(joined(speaker, [item(speaker, seat) for seat in team]), fact)
        args[f"{name}_me"] = "yes" if speaker.viewer in team else "no"
    elif name in UNSPOKEN and isinstance(fact, tuple):
        args[f"{name}_n"] = sum(each is not None for each in fact) if name == "hands" else len(fact)
        if name == "hands":
            _several(speaker, args, "mine", _own_hand(speaker, fact))
    elif name in SEAT_LISTS and isinstance(fact, tuple):
        _several(speaker, args, name, map(Seat, fact))
    elif name == "ranking":
        _several(speaker, args, name, [tuple(map(Seat, group)) for group in fact])
    else:
        _by_type(speaker, args, name, fact)


def _by_type(speaker: Speaker, args: dict[str, Any], name: str, fact: Any) -> None:
    match fact:
        case None:
            args[name], args[f"{name}_seen"] = "", "no"
        case bool():
            args[name] = "yes" if fact else "no"
        case int():
            args[name] = fact
        case str():
            args[name], args[f"{name}_n"] = clean(fact), len(fact)
        case Card():
            args[name], args[f"{name}_seen"] = Term(speaker.card(fact), fact), "yes"
        case Verdict():
            args[name] = Term(" ".join(speaker.verdict(fact)), fact)
        case tuple() if hasattr(fact, "_asdict"):
            for inner, value in fact._asdict().items():
                _by_name(speaker, args, f"{name}_{inner}", value)
        case Mapping():
            args[name] = Term(name, fact)
        case _:
            _several(speaker, args, name, fact)


def _own_hand(speaker: Speaker, hands: Sequence[Any]) -> tuple[Any, ...]:
    """The viewer's cards out of all hands."""
    at = speaker.viewer
    return tuple(hands[at] or ()) if at is not None and at < len(hands) else ()


def _several(speaker: Speaker, args: dict[str, Any], name: str, items: Iterable[Any]) -> None:
    kept = tuple(items)
    if kept and all(type(each) is int for each in kept):
        args |= {f"{name}_{at}": each for at, each in enumerate(kept, 1)}
    hidden = None in kept
    args[f"{name}_n"] = len(kept)
    args[f"{name}_seen"] = "no" if hidden else "yes"
    args[name] = Term("" if hidden else joined(speaker, [item(speaker, each) for each in kept]), kept)


def seat_name(speaker: Speaker, seat: int | None, form: str = "mid") -> str:
    """A player as a sentence names him: "you" for the viewer; "" for nobody."""
    if seat is None:
        return ""
    return speaker.format(f"name-{form}", {"name": speaker.name(seat), "me": mine(speaker, seat)})


def mine(speaker: Speaker, seat: int | None) -> str:
    """``yes`` when this seat is the viewer's, ``nobody`` for none."""
    return "nobody" if seat is None else "yes" if seat == speaker.viewer else "no"


def item(speaker: Speaker, each: Any, form: str = "mid") -> str:
    """One thing of a list."""
    if isinstance(each, Card):
        return speaker.card(each)
    if isinstance(each, Seat):
        return seat_name(speaker, int(each), form)
    if isinstance(each, Line):
        return speaker.line(each, "short")
    if isinstance(each, tuple):
        return joined(speaker, [item(speaker, inner, form) for inner in each])
    return clean(str(each))


def joined(speaker: Speaker, items: Sequence[str], join: str = "and") -> str:
    """The items as a list: "a, b and c"."""
    if len(items) < 2:
        return items[0] if items else ""
    so_far = items[0]
    for each in items[1:-1]:
        so_far = speaker.format(f"list-{join}-more", {"first": so_far, "second": each})
    last = "two" if len(items) == 2 else "last"
    return speaker.format(f"list-{join}-{last}", {"first": so_far, "second": items[-1]})
