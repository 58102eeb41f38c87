"""Which rules can apply under given settings, and which speak about a card: for the rule book and for questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stovka.core.cards import Card
from stovka.core.rules import Rule
from stovka.games.tricks import rulebook as r
from stovka.games.tricks.melds import worth
from stovka.games.tricks.ruleset import RuleSet

Question = Callable[[RuleSet], bool]


def _before_lead(rules: RuleSet) -> bool:
    return bool(rules.before_lead)


def _during_play(rules: RuleSet) -> bool:
    return bool(rules.during_play)


def _false_claim(value: str) -> Question:
    return lambda rules: rules.claims.false_claim == value


_WHEN: Final[dict[Rule, Question]] = {
    r.MUST_OVERTRUMP: lambda rules: rules.duty.must_overtrump,
    r.MUST_BEAT: lambda rules: rules.duty.must_beat,
    **dict.fromkeys((r.MELD_OPEN, r.MELD_CLOSE, r.MELD_CLOSED, r.TURN_MELD), _before_lead),
    **dict.fromkeys((r.WINDOW_MELD, r.WINDOW_TRICK, r.TURN_RESUME), _during_play),
    **dict.fromkeys((r.CLAIM_FALSE, r.MATCH_FALSE), _false_claim("loses")),
    r.CLAIM_IGNORED: _false_claim("ignored"),
    **dict.fromkeys((r.CLAIM_BARS, r.CLAIM_BARRED), _false_claim("barred")),
    r.CLAIM_STOLEN: lambda rules: rules.claims.steal_claim,
}
"""When a rule can apply; one that is not named here always can."""


def applies(rules: RuleSet, rule: Rule) -> bool:
    """True when this rule can apply in a match by these rules."""
    question = _WHEN.get(rule)
    return question is None or question(rules)


def about(rules: RuleSet, card: Card) -> tuple[Rule, ...]:
    """The rules that say what this card is good for and what it counts; in reading order."""
    if card not in rules.deck:
        return ()
    seven = card.rank == "7"
    speak = {
        r.RANKS: True,
        r.MELD_SET: worth(card.rank, 3) > 0,
        r.WINS_TRUMP: True,
        r.SCORE_CARDS: True,
        r.SCORE_SEVEN: seven,
        r.SCORE_FIRST_SEVEN: seven,
        r.SCORE_LAST_SEVEN: seven,
    }
    return tuple(rule for rule in r.RULEBOOK if speak.get(rule))
