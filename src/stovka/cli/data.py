"""``stovka data``: the player's own data: where it is, what is in it; to take along, to delete."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from stovka.cli.base import Face, bad_line
from stovka.cli.group import Command, Param, place
from stovka.play.storage import Store, data_folder
from stovka.teach.document import Block, Heading, Item, Para
from stovka.text import Words

if TYPE_CHECKING:
    from stovka.play.progress import Progress

ACTIONS = ("path", "export", "erase", "statistics")


def command(face: Face) -> Command:
    """The command."""

    def run(action: str, target: str | None, yes: bool) -> int:
        if (target is None) == (action == "export"):
            if target is None:
                raise bad_line("missing", what="FILE", command="stovka data export")
            raise bad_line("too_much", text=target[:60], command=f"stovka data {action}")
        if action == "path":
            face.put(str(data_folder()))
        elif action == "export":
            _export(face, Store(), Path(target or ""))
        elif action == "erase":
            return _erase(face, Store(), yes)
        else:
            _statistics(face, Store())
        return 0

    own = (
        place("action", required=False, choices=ACTIONS, default="path"),
        Param("target", "FILE", option=False),
        Param("yes", flag=True),
    )
    return Command("data", run, own)


def _export(face: Face, store: Store, target: Path) -> None:
    from stovka.play.data import export

    count = export(store, target)
    face.message("cli-data-exported", count=count)
    face.put(str(target))


def _erase(face: Face, store: Store, yes: bool) -> int:
    from stovka.cli.seating import Left, read_line
    from stovka.play.data import erase, kept

    count = len(kept(store))
    if not count:
        face.message("cli-data-nothing", path=str(store.folder))
        return 0
    if not yes:
        if not _asked():
            raise bad_line("erase_yes")
        face.message("cli-data-erase", count=count, path=str(store.folder))
        try:
            answer = read_line(face).casefold()
        except Left:
            answer = ""
        if answer not in ("yes", face.words.text("plain-yes").casefold()):
            face.message("cli-data-not-erased")
            return 0
    face.message("cli-data-erased", count=erase(store))
    return 0


def _asked() -> bool:
    """True when somebody sits there who can be asked."""
    return sys.stdin is not None and sys.stdin.isatty()


# --- statistics -------------------------------------------------------------------------------------------------------


def _statistics(face: Face, store: Store) -> None:
    from stovka.play.progress import Progress

    progress = Progress(store.folder)
    try:
        if progress.set_aside is not None:
            face.message("plain-set-aside", path=str(progress.set_aside))
        face.page(_page(progress, store, face.words), "text")
    finally:
        progress.close()


def _page(progress: Progress, store: Store, words: Words) -> Iterator[Block]:
    yield Heading(words.text("cli-data-statistics"), 1)
    played = progress.statistics(store)
    for each in played:
        facts = {"matches": each.matches, "ended": each.ended, "rounds": each.rounds}
        yield Item(words.text("cli-data-played", **facts), words.variant(each.variant))
    if not played:
        yield Para(words.text("cli-data-played-none"))
    yield Heading(words.text("cli-data-wrong"), 2)
    wrong = progress.attempts()
    for rule, count in wrong.items():
        yield Item(words.text("cli-data-wrong-rule", count=count, rule=_rule(rule, words)))
    if not wrong:
        yield Para(words.text("cli-data-wrong-none"))
    yield Heading(words.text("cli-data-predicted"), 2)
    predicted = progress.predictions()
    for question, (right, asked) in predicted.items():
        name = words.text(f"cli-data-{question.replace('.', '-')}")
        yield Item(words.text("cli-data-right", right=right, asked=asked), name)
    if not predicted:
        yield Para(words.text("cli-data-predicted-none"))


def _rule(id: str, words: Words) -> str:
    """A rule as a rule book states it: the first variant's in which it applies; its id when no game has it."""
    from stovka.play.setup import VARIANTS, open_rules

    for variant in VARIANTS:
        game, rules = open_rules(variant)
        if any(rule.id == id and game.applies(rules, rule) for rule in game.rulebook):
            return words.rule(id, **rules.settings)
    return id
