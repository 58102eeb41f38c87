"""House rules as text: tables of cards in one line each, to be read and edited, and a file that keeps them all."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from stovka.core.cards import CARDS
from stovka.core.dials import Dial, Kind, key_order
from stovka.core.engine import Rules
from stovka.core.errors import Problem, Refusal
from stovka.play.journal import write_failed

FOLDER: Final = "house"
"""The folder beside the records in which house-rule files are kept."""
LINES: Final = (Kind.CARDS, Kind.VALUES, Kind.EFFECTS, Kind.RANGE)
"""Kinds of dials whose value is a line of text."""


def line_of(dial: Dial, value: Any) -> str:
    """A value as a line: ``A, 7, KS`` · ``2-6`` · ``J=2, 9=0`` · ``7: draw=2 skip; 9: again``."""
    if dial.kind is Kind.RANGE:
        return "-".join(map(str, value))
    if dial.kind is Kind.CARDS:
        return ", ".join(value)
    keys = sorted(value, key=key_order)
    if dial.kind is Kind.VALUES:
        return ", ".join(f"{key}={value[key]}" for key in keys)
    return "; ".join(f"{key}: {' '.join(_atom(*each) for each in value[key].items())}" for key in keys)


def _atom(name: str, value: Any) -> str:
    return name if value is True else f"{name}={'no' if value is False else value}"


def words_of(dial: Dial, line: str, base: Any) -> list[str]:
    """The words (as ``--rule`` takes them) that make ``base`` to what a line says; none when they are equal.

    ``Refusal`` when the line cannot be read; whether its cards and numbers are good is for the rules to say.
    """
    if dial.kind is Kind.RANGE:
        new = ",".join(part.strip() for part in line.replace("-", ",").split(","))
        return [] if new == ",".join(map(str, base)) else [f"{dial.name}={new}"]
    if dial.kind is Kind.CARDS:
        keys = [part.strip().upper() for part in line.split(",") if part.strip()]
        return [] if sorted(keys) == sorted(base) else [f"{dial.name}={','.join(keys)}"]
    if dial.kind is Kind.VALUES:
        table = {key: {"": worth} for key, worth in _pairs(dial, line).items()}
        old = {key: {"": str(worth)} for key, worth in base.items()}
    else:
        table = _entries(dial, line)
        old = {key: {name: _said(value) for name, value in atoms.items()} for key, atoms in base.items()}
    return _changes(dial, table, old)


def _pairs(dial: Dial, line: str) -> dict[str, str]:
    found = {}
    for part in line.split(","):
        key, equals, worth = part.partition("=")
        if part.strip():
            if not equals:
                raise _unread(dial, part)
            found[key.strip().upper()] = worth.strip()
    return found


def _entries(dial: Dial, line: str) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for part in line.split(";"):
        key, colon, atoms = part.partition(":")
        if not part.strip():
            continue
        if not colon:
            raise _unread(dial, part)
        entry = found.setdefault(key.strip().upper(), {})
        for atom in atoms.replace(",", " ").split():
            name, equals, value = atom.partition("=")
            entry[name.lower()] = value.lower() if equals else "yes"
    return found


def _said(value: Any) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _changes(dial: Dial, table: dict[str, dict[str, str]], old: dict[str, dict[str, str]]) -> list[str]:
    """A word for every entry that is new, other, or gone. What is gone from a card is as its rank has it; from a rank
    it does nothing."""
    words = []
    for key in (*table, *(key for key in old if key not in table)):
        ours, theirs = table.get(key, {}), old.get(key, {})
        for name in (*ours, *(name for name in theirs if name not in ours)):
            rank = table.get(CARDS[key].rank, {}) if key in CARDS else {}
            said = ours.get(name) or rank.get(name) or _off(theirs.get(name, ""))
            if said != theirs.get(name):
                words.append(f"{dial.name}.{key}{'.' if name else ''}{name}={said}")
    return words


def _off(value: str) -> str:
    """What stands for nothing, in the shape of a value."""
    return "no" if value in ("yes", "no") else "next" if value == "previous" else "0"


def _unread(dial: Dial, part: str) -> Refusal:
    return Refusal(Problem("rules.bad_table", {"dial": dial.name, "value": part.strip()[:60]}), usage=True)


# --- files ------------------------------------------------------------------------------------------------------------


def house_file(rules: Rules) -> str:
    """A house-rule file: the variant as ``base``, and what differs from it."""
    lines = [f"base = {json.dumps(rules.variant)}"]
    tables = []
    for name, value in rules.differences.items():
        if isinstance(value, Mapping):
            tables += ["", f"[{name}]", *(f"{json.dumps(key)} = {_toml(each)}" for key, each in value.items())]
        else:
            lines.append(f"{name} = {_toml(value)}")
    return "\n".join([*lines, *tables, ""])


def _toml(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def save_house(folder: Path, name: str, rules: Rules) -> Path:
    """Keeps the rules as a new file of that name in the folder of house rules; a name that is taken gets a number.

    ``Refusal`` when it cannot be written.
    """
    stem = "-".join("".join(each if each.isalnum() else " " for each in name[:40]).split()) or rules.variant
    home = folder / FOLDER
    path = home / f"{stem}.toml"
    try:
        home.mkdir(parents=True, exist_ok=True)
        number = 1
        while path.exists():
            number += 1
            path = home / f"{stem}-{number}.toml"
        path.write_text(house_file(rules), encoding="utf-8")
    except OSError as error:
        raise write_failed(path, error) from None
    return path


def house_files(folder: Path) -> list[Path]:
    """The house-rule files that were kept, by name."""
    try:
        return sorted((folder / FOLDER).glob("*.toml"))
    except OSError:
        return []
