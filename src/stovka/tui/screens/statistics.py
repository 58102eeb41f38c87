"""What the learner has done so far: matches and rounds, wrong moves by rule, predictions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stovka.play.setup import VARIANTS, open_rules
from stovka.play.storage import Store
from stovka.text import Words
from stovka.tui.widgets.panels import Line

if TYPE_CHECKING:
    from stovka.play.progress import Progress

MOST = 20
"""So many rules are told, those that stopped most moves first."""


def lines(progress: Progress, store: Store, words: Words) -> list[Line]:
    """All that is known, as lines to read."""
    told = [Line(words.text("app-stat-played"), "title")]
    played = progress.statistics(store)
    for each in played:
        facts = {"matches": each.matches, "ended": each.ended, "rounds": each.rounds}
        told.append(Line(words.text("app-stat-game", variant=words.variant(each.variant), **facts), "text", 2, 2))
    if not played:
        told.append(Line(words.text("app-stat-none"), "dim", 2))
    told += [Line(""), Line(words.text("app-stat-wrong"), "title")]
    wrong = progress.attempts()
    for rule, count in list(wrong.items())[:MOST]:
        told.append(Line(words.text("app-stat-rule", count=count, rule=_rule(rule, words)), "text", 2, 2))
    if not wrong:
        told.append(Line(words.text("app-stat-no-wrong"), "dim", 2))
    predicted = progress.predictions()
    if predicted:
        told += [Line(""), Line(words.text("app-stat-predicted"), "title")]
    for question, (right, asked) in predicted.items():
        kind = question.removeprefix("predict.")
        told.append(Line(words.text(f"app-stat-{kind}", right=right, asked=asked), "text", 2, 2))
    return told


def _rule(id: str, words: Words) -> str:
    """A rule as the first variant states it that has it."""
    for variant in VARIANTS:
        game, rules = open_rules(variant)
        if any(rule.id == id for rule in game.rulebook):
            return words.rule(id, **rules.settings)
    return id
