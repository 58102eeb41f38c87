"""Dials: the settings of a game's rules. Each is declared once, as a field of a frozen group, and read by the
variant loader, the setup screen, the notebook, the rule book and the difference between two variants."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import Any, NamedTuple

from stovka.core.cards import CARDS, RANKS
from stovka.core.errors import Problem, Refusal
from stovka.core.rules import DECIDED, Standing

Raw = Any
"""A value as TOML, JSON or the command line give it."""


class Kind(StrEnum):
    """The shape of a dial's value."""

    CHOICE = "choice"  # one word or number of a list
    FLAG = "flag"  # true or false
    NUMBER = "number"  # a whole number with a least value
    CARDS = "cards"  # a set of ranks and cards
    RANGE = "range"  # [fewest, most]
    VALUES = "values"  # rank or card -> whole number
    EFFECTS = "effects"  # rank or card -> atoms


class Dial(NamedTuple):
    """One setting: its name, the group it stands in, the shape and default of its value, and its standing.

    ``choices`` lists the words of a choice, or the ranks a card set may hold (empty: any rank or card);
    ``least`` and ``most`` bound a number.
    """

    name: str
    group: str
    kind: Kind
    default: Any
    choices: tuple[Any, ...]
    least: int
    most: int
    standing: Standing


_BOUND = 10_000


def dial(
    default: Any,
    *choices: Any,
    kind: Kind | None = None,
    least: int = 0,
    most: int = _BOUND,
    standing: Standing = DECIDED,
) -> Any:
    """A field of a group that is a dial. Without ``kind``: choices make a choice, a bool a flag, an int a number."""
    if kind is None:
        kind = Kind.CHOICE if choices else Kind.FLAG if isinstance(default, bool) else Kind.NUMBER
    made = Dial("", "", kind, default, choices, least, most, standing)
    return dataclasses.field(metadata={"dial": made})


def declared(*groups: type) -> dict[str, Dial]:
    """All dials of some groups, by name, in the order of declaration."""
    found: dict[str, Dial] = {}
    for group in groups:
        for field in dataclasses.fields(group):
            made: Dial = field.metadata["dial"]
            found[field.name] = made._replace(name=field.name, group=group.__name__.lower())
    return found


def group_of(group: type[Any], settings: Mapping[str, Any]) -> Any:
    """A group filled from flat settings."""
    return group(**{field.name: settings[field.name] for field in dataclasses.fields(group)})


def is_key(text: object) -> bool:
    """True for a rank or a card, the keys of effects, values and card sets."""
    return text in RANKS or text in CARDS


def key_order(key: str) -> tuple[int, str]:
    """Sorts keys: ranks from 2 to ace, then cards in their order."""
    return (RANKS.index(key), "") if key in RANKS else (100 + CARDS[key].index, "")


def checked(dial: Dial, raw: Raw) -> Any:
    """The value of a dial from its raw form. Raises ``Refusal`` with every problem of this value.

    Sets become sorted tuples, ranges pairs; effects are left to the game that has them.
    """
    problems: list[Problem] = []
    check = _CHECKS.get(dial.kind)
    value = check(dial, raw, problems) if check else raw
    if problems:
        raise Refusal(*problems, usage=True)
    return value


def from_words(dial: Dial, text: str) -> Raw:
    """The raw value of a dial from the command line: ``yes``, ``one``, ``A,7,KS``, ``101``, ``2,8``."""
    if dial.kind is Kind.FLAG:
        return {"yes": True, "true": True, "no": False, "false": False}.get(text.lower(), text)
    if dial.kind is Kind.CARDS:
        return [part.strip() for part in text.split(",") if part.strip()]
    if dial.kind is Kind.RANGE:
        return [number(part.strip()) for part in text.split(",")]
    if dial.kind is Kind.NUMBER or (dial.choices and isinstance(dial.choices[0], int)):
        return number(text)
    return text


def number(text: str) -> Raw:
    """A whole number, or the text itself when it is none."""
    try:
        return int(text) if len(text) <= 20 else text
    except ValueError:
        return text


def _whole(raw: Raw) -> bool:
    return isinstance(raw, int) and not isinstance(raw, bool)


def _bad(dial: Dial, raw: Raw, id: str, **more: object) -> Problem:
    return Problem(id, {"dial": dial.name, "value": str(raw)[:60], **more})


def _choice(dial: Dial, raw: Raw, problems: list[Problem]) -> Any:
    if not any(raw == choice and type(raw) is type(choice) for choice in dial.choices):
        problems.append(_bad(dial, raw, "rules.bad_choice", choices=list(dial.choices)))
    return raw


def _flag(dial: Dial, raw: Raw, problems: list[Problem]) -> Any:
    if not isinstance(raw, bool):
        problems.append(_bad(dial, raw, "rules.bad_flag"))
    return raw


def _number(dial: Dial, raw: Raw, problems: list[Problem]) -> Any:
    if not _whole(raw) or not dial.least <= raw <= dial.most:
        problems.append(_bad(dial, raw, "rules.bad_number", least=dial.least, most=dial.most))
    return raw


def _range(dial: Dial, raw: Raw, problems: list[Problem]) -> Any:
    fine = isinstance(raw, list | tuple) and len(raw) == 2 and all(map(_whole, raw))
    if not fine or not dial.least <= raw[0] <= raw[1] <= dial.most:
        problems.append(_bad(dial, raw, "rules.bad_range", least=dial.least, most=dial.most))
        return raw
    return tuple(raw)


def _card_set(dial: Dial, raw: Raw, problems: list[Problem]) -> tuple[str, ...]:
    if not isinstance(raw, list | tuple):
        problems.append(_bad(dial, raw, "rules.bad_set"))
        return ()
    for each in raw:
        if dial.choices and each not in dial.choices:
            problems.append(_bad(dial, each, "rules.bad_choice", choices=list(dial.choices)))
        elif not isinstance(each, str) or not is_key(each):
            problems.append(_bad(dial, each, "rules.bad_card"))
    return () if problems else tuple(sorted(set(raw), key=key_order))


def _values(dial: Dial, raw: Raw, problems: list[Problem]) -> dict[str, int]:
    if not isinstance(raw, Mapping):
        problems.append(_bad(dial, raw, "rules.bad_table"))
        return {}
    for key, each in raw.items():
        if not is_key(key):
            problems.append(Problem("rules.bad_key", {"dial": dial.name, "key": str(key)[:60]}))
        elif not _whole(each) or abs(each) > _BOUND:
            problems.append(_bad(dial, each, "rules.bad_number", least=-_BOUND, most=_BOUND))
    return dict(raw)


_CHECKS: dict[Kind, Callable[[Dial, Raw, list[Problem]], Any]] = {
    Kind.CHOICE: _choice,
    Kind.FLAG: _flag,
    Kind.NUMBER: _number,
    Kind.CARDS: _card_set,
    Kind.RANGE: _range,
    Kind.VALUES: _values,
}


def unknown(names: Iterable[str], known: Iterable[str]) -> list[Problem]:
    """A problem for each name that is no dial, with the nearest one that is."""
    import difflib  # only when something is wrong

    options = list(known)
    wrong = [str(name) for name in names if name not in options]
    nearest = {name: (difflib.get_close_matches(name, options, 1) or [""])[0] for name in wrong}
    return [Problem("rules.unknown_dial", {"dial": name[:60], "nearest": nearest[name]}) for name in wrong]
