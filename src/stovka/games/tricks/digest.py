"""The rules of Stovkahra in brief, for one printed sheet."""

from __future__ import annotations

from typing import Final

from stovka.core.digest import Digest, Row, Section
from stovka.core.rules import Rule
from stovka.games.tricks import rulebook as r
from stovka.games.tricks.melds import worth
from stovka.games.tricks.ruleset import RuleSet
from stovka.games.tricks.scope import applies
from stovka.games.tricks.scoring import VALUES

SECTIONS: Final[tuple[tuple[str, tuple[Rule, ...]], ...]] = (
    ("deal", (r.TABLE, r.PACKETS, r.TRUMP, r.CLOCKWISE)),
    ("tricks", (r.TURN_ELDEST, r.FOLLOW, r.RUFF, r.ANY, r.MUST_OVERTRUMP, r.MUST_BEAT, r.WINS_TRUMP, r.WINS_SUIT)),
    ("sets", (r.MELD_ALLOW, r.MELD_TOO_LATE, r.MELD_SET)),
    ("bonuses", (r.SCORE_SEVEN, r.SCORE_FIRST_SEVEN, r.SCORE_LAST, r.SCORE_LAST_SEVEN, r.SCORE_DEAL)),
    ("enough", (r.TURN_CLAIM, r.CLAIM_ENOUGH, r.CLAIM_SILENT, r.NOBODY)),
)
NOTES: Final = (r.SCORE_CARDS, r.SCORE_LAST, r.SCORE_LAST_SEVEN, r.SCORE_SEVEN, r.SCORE_FIRST_SEVEN, r.CLAIM_ENOUGH)
COLUMNS: Final = ("cards", "sevens", "last", "sets", "points", "total")


def digest(rules: RuleSet) -> Digest:
    """The rules in brief."""
    ranks = dict.fromkeys(card.rank for card in rules.deck)
    rows = tuple(_row(rank) for rank in ranks)
    sections = tuple(Section(name, _applying(rules, some)) for name, some in SECTIONS)
    return Digest(("trick", "three", "four"), rows, sections, _applying(rules, NOTES), COLUMNS, sides=True)


def _applying(rules: RuleSet, some: tuple[Rule, ...]) -> tuple[Rule, ...]:
    return tuple(rule for rule in some if applies(rules, rule))


def _row(rank: str) -> Row:
    """What a rank counts in a trick, and as a set."""
    return Row(rank, (), (VALUES.get(rank, 0), worth(rank, 3) or None, worth(rank, 4) or None))
