"""Errors as data: an id and facts; the sentence is made last, by ``stovka.text``."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from typing import Final, NamedTuple


class Problem(NamedTuple):
    """One thing that is wrong: a message id (``rules.unknown_dial``) and the facts its sentence needs."""

    id: str
    facts: Mapping[str, object]


class Refusal(Exception):
    """Something was refused; nothing has changed. ``problems`` holds everything that was wrong, at once.

    ``usage`` is true for a bad command line (unknown variant, dial, value, number of players), false for a
    file or terminal that is missing, broken or refused.
    """

    def __init__(self, *problems: Problem, usage: bool = False) -> None:
        self.problems = problems
        self.usage = usage
        super().__init__("; ".join(f"{p.id} {p.facts}" if p.facts else p.id for p in problems))


def refuse(id: str, **facts: object) -> Refusal:
    """A refusal with one problem, to be raised."""
    return Refusal(Problem(id, facts))


_CAUSES: Final = {
    "ENOENT": "missing",
    "ENOTDIR": "missing",
    "EISDIR": "folder",
    "EACCES": "forbidden",
    "EPERM": "forbidden",
    "ENOSPC": "full",
    "EDQUOT": "full",
    "EROFS": "read_only",
    "SQLITE_FULL": "full",
    "SQLITE_IOERR_SHMSIZE": "full",
    "SQLITE_READONLY": "read_only",
    "SQLITE_BUSY": "busy",
    "SQLITE_LOCKED": "busy",
    "SQLITE_CANTOPEN": "forbidden",
}


def cause(error: Exception) -> str:
    """Why the system, or its data base, did not do it, as a word for sentences (``problem-cause``) to choose by; the
    system's own name of the error, such as ``EIO``, where there is no such word. Its sentence is never shown: it
    speaks one language."""
    number = getattr(error, "errno", None)
    name = getattr(error, "sqlite_errorname", None) or errno.errorcode.get(number or 0) or type(error).__name__
    return _CAUSES.get(name, name)
