"""Comparing a line of a record with the line that the rules give.

The order of the cards in a hand, and of those a side has taken, is free; all else is exact, also the kind of
each value: 27.0 and true are not 27 and 1. A refused card comes with the rule that we name first, or with another
name that the game says this rule also goes by.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Any

from stovka.core.errors import Refusal, refuse
from stovka.core.record import shown

_FREE = ("hands", "taken")
_NO_NAMES: Mapping[str, Collection[str]] = {}


def compare(
    number: int, found: Mapping[str, Any], wanted: Mapping[str, Any], also: Mapping[str, Collection[str]] = _NO_NAMES
) -> None:
    """Nothing when line ``number`` says what the rules give, else a ``Refusal`` with its first difference.

    It is ``record.contradicts`` (line, field, type, found, wanted), or ``record.missing_key`` or
    ``record.unknown_key`` (line, field, type). ``also``: for a rule's id the other names it may have in a record.
    """
    kind = wanted["type"]
    for key, value in wanted.items():
        if key not in found:
            raise refuse("record.missing_key", line=number, field=key, type=kind)
        if key in _FREE:
            _compare_free(number, kind, key, found[key], value)
        elif key == "refused" and _named(found[key], value, also):
            continue
        elif not _same(found[key], value):
            raise _differs(number, kind, key, found[key], value)
    for key in found:
        if key not in wanted:
            raise refuse("record.unknown_key", line=number, field=shown(key, 40), type=kind)


def _compare_free(number: int, kind: str, key: str, found: Any, wanted: Any) -> None:
    """Lists of cards, seat by seat or side by side; None for a player out of the match."""
    if not isinstance(found, list) or len(found) != len(wanted):
        raise _contradicts(number, kind, key, found, wanted)
    for index, (left, right) in enumerate(zip(found, wanted, strict=True)):
        texts = isinstance(left, list) and all(type(each) is str for each in left)
        if not _same(sorted(left) if texts else left, sorted(right) if right is not None else None):
            raise _contradicts(number, kind, f"{key}[{index}]", left, right)


def _named(found: Any, wanted: Mapping[str, str], also: Mapping[str, Collection[str]]) -> bool:
    """True when the same cards are refused, each by its rule under one of its names."""
    if not isinstance(found, dict) or found.keys() != wanted.keys():
        return False
    return all(found[card] == rule or found[card] in also.get(rule, ()) for card, rule in wanted.items())


def _same(found: Any, wanted: Any) -> bool:
    """True when both are the same JSON. Python alone would call 1, 1.0 and True equal."""
    if found != wanted:
        return False
    return json.dumps(found, sort_keys=True) == json.dumps(wanted, sort_keys=True)


def _differs(number: int, kind: str, path: str, found: Any, wanted: Any) -> Refusal:
    """The refusal, narrowed to the first place where two values differ: ``points[1]``, ``refused.7D``."""
    if isinstance(found, list) and isinstance(wanted, list) and len(found) == len(wanted):
        for index, (left, right) in enumerate(zip(found, wanted, strict=True)):
            if not _same(left, right):
                return _differs(number, kind, f"{path}[{index}]", left, right)
    if isinstance(found, dict) and isinstance(wanted, dict) and found.keys() == wanted.keys():
        for key, right in wanted.items():
            if not _same(found[key], right):
                return _differs(number, kind, f"{path}.{key}", found[key], right)
    return _contradicts(number, kind, path, found, wanted)


def _contradicts(number: int, kind: str, path: str, found: Any, wanted: Any) -> Refusal:
    facts = {"type": kind, "found": shown(found), "wanted": shown(wanted)}
    return refuse("record.contradicts", line=number, field=path, **facts)
