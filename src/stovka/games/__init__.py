"""The games and their variants. A new game is a folder with a ``Game`` and an entry in ``_HOMES``."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from stovka.core.errors import Problem, Refusal, cause, refuse

_HOMES: Final = {"101": "stovka.games.shedding.game:SHEDDING", "stovkahra": "stovka.games.tricks.game:TRICKS"}


class _Games(Mapping[str, Any]):
    """Games by id. One is imported when it is first asked for: a command plays one and need not wait for the others."""

    def __getitem__(self, id: str) -> Any:
        module, _, name = _HOMES[id].partition(":")
        return getattr(import_module(module), name)

    def __iter__(self) -> Iterator[str]:
        return iter(_HOMES)

    def __len__(self) -> int:
        return len(_HOMES)


GAMES: Final[Mapping[str, Any]] = _Games()
"""Every game by the id that records give it."""

VARIANT_DIR: Final = Path(__file__).parent.parent / "variants"
VARIANTS: Final = tuple(
    name
    for name in ("russian", "alternative", "czech", "mavr", "mavr-one", "stovkahra")
    if (VARIANT_DIR / f"{name}.toml").exists()
)
"""The built-in variants, in the order in which they are offered."""

_layers: dict[str, tuple[str, list[dict[str, Any]]]] = {}
_built: dict[str, Any] = {}


def open_variant(
    variant: str, differences: Mapping[str, Any] | None = None, *, strict: bool = False, game: str | None = None
) -> tuple[Any, Any]:
    """The game and the rules of a built-in variant with differences over it.

    ``strict`` is for a record's ``rules``: a setting that changes nothing is refused. ``game``, when given, must be
    the variant's. Raises ``Refusal`` with every problem at once.
    """
    if variant not in VARIANTS:
        raise _unknown_variant(variant)
    owner, layers = _chain(variant)
    if game is not None and game != owner:
        raise Refusal(Problem("rules.wrong_game", {"variant": variant, "game": game, "owner": owner}), usage=True)
    if not differences:
        if variant not in _built:
            _built[variant] = GAMES[owner].build(variant, layers, {})
        return GAMES[owner], _built[variant]
    return GAMES[owner], GAMES[owner].build(variant, layers, differences, strict=strict)


def open_house(path: Path, more: Mapping[str, Any] | None = None) -> tuple[Any, Any]:
    """The game and rules of a house-rule file: a TOML table with a ``base`` and the differences from it, with
    ``more`` differences over those. Raises ``Refusal``."""
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise refuse("file.unreadable", path=str(path), why=cause(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise refuse("file.bad_toml", path=str(path), row=_row(error)) from None
    base = table.pop("base", None)
    if not isinstance(base, str):
        raise Refusal(Problem("rules.no_base", {"path": str(path), "variants": list(VARIANTS)}), usage=True)
    return open_variant(base, merged(table, more or {}))


def _row(error: Exception) -> int:
    """The line of a file that could not be read; 0 where it is not known."""
    if isinstance(error, UnicodeDecodeError):
        return error.object.count(b"\n", 0, error.start) + 1
    found = re.search(r"\(at line (\d+), column \d+\)", str(error))
    return int(found[1]) if found else 0


def open_any(variant: str, more: Mapping[str, Any] | None = None) -> tuple[Any, Any]:
    """``open_variant`` for an id, ``open_house`` for the path of a ``.toml`` file."""
    if variant.endswith(".toml"):
        return open_house(Path(variant), more)
    return open_variant(variant, more)


def merged(table: Mapping[str, Any], more: Mapping[str, Any]) -> dict[str, Any]:
    """Two sets of differences as one; tables (effects, values) entry by entry and atom by atom."""
    result = dict(table)
    for name, value in more.items():
        old = result.get(name)
        result[name] = merged(old, value) if isinstance(old, Mapping) and isinstance(value, Mapping) else value
    return result


def _chain(variant: str) -> tuple[str, list[dict[str, Any]]]:
    """A built-in variant's game and its layers, base first."""
    if variant not in _layers:
        table = tomllib.loads((VARIANT_DIR / f"{variant}.toml").read_text(encoding="utf-8"))
        base = table.pop("base", None)
        owner, layers = _chain(base) if base else (table.pop("game"), [])
        _layers[variant] = (owner, [*layers, table])
    return _layers[variant]


def _unknown_variant(variant: str) -> Refusal:
    import difflib  # only when something is wrong

    nearest = (difflib.get_close_matches(variant, VARIANTS, 1) or [""])[0]
    facts = {"variant": variant[:60], "variants": list(VARIANTS), "nearest": nearest}
    return Refusal(Problem("rules.unknown_variant", facts), usage=True)
