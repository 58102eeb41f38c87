"""Which rules can apply under given settings, and which speak about a card: for the rule book and for questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stovka.core.cards import Card
from stovka.core.rules import Rule
from stovka.games.shedding import rulebook as r
from stovka.games.shedding.ruleset import RuleSet
from stovka.games.shedding.scoring import hand_lines, judge_total, winner_lines

Question = Callable[[RuleSet], bool]


def _orders(rules: RuleSet) -> bool:
    return any(effect.order for effect in rules.effect.values())


def _order_ends(rules: RuleSet) -> bool:
    return any(effect.order and rules.finishes(card, 1) for card, effect in rules.effect.items())


def _covers(rules: RuleSet) -> bool:
    return any(effect.cover for effect in rules.effect.values())


def _draws(rules: RuleSet) -> bool:
    return any(effect.draw for effect in rules.effect.values())


def _asked(rules: RuleSet) -> bool:
    """The dealer is asked for a suit."""
    return _acts(rules) and _orders(rules) and rules.deal.opening_queen == "dealer_orders"


def _acts(rules: RuleSet) -> bool:
    return rules.deal.opening_effect == "full"


def _own_suit(rules: RuleSet) -> bool:
    return _orders(rules) and not _asked(rules)


def _answers(rules: RuleSet) -> bool:
    return any(card.rank in rules.answer for card in rules.deck)


def _stays(rules: RuleSet) -> bool:
    """Somebody can sit there with an empty hand and the round goes on."""
    return any(map(rules.stays, rules.deck))


def _barred(rules: RuleSet) -> bool:
    return any(rules.barred(card, 1) for card in rules.deck)


def _spare(rules: RuleSet) -> bool:
    wild = any(effect.wild for effect in rules.effect.values())
    return not rules.draw.voluntary_draw and not rules.draw.queen_forces_play and wild


def _willing(rules: RuleSet) -> bool:
    return rules.draw.voluntary_draw or _spare(rules)


def _must(rules: RuleSet) -> bool:
    return rules.draw.play_drawn == "must"


def _misses_later(rules: RuleSet) -> bool:
    return rules.misses_later and any(effect.skip and effect.previous for effect in rules.effect.values())


def _misses_now(rules: RuleSet) -> bool:
    later = rules.misses_later
    return any(effect.skip and not (later and effect.previous) for effect in rules.effect.values())


def _lowest(rules: RuleSet) -> bool:
    return rules.finish.blocked == "lowest_hand_wins"


def _lone(rules: RuleSet, card: Card) -> bool:
    """The card counts for more when nothing else is in the hand."""
    return hand_lines(rules, (card,))[0].rule == r.COUNT_LONE.id


def _bonus(rules: RuleSet, card: Card) -> bool:
    """Going out with the card is worth something."""
    return rules.finishes(card, 1) and winner_lines(card)[0].rule == r.COUNT_QUEEN.id


def _on_totals(rule: Rule) -> Question:
    """Some total is changed, or ends the match for its player, by this rule: the totals at the limits are judged."""

    def question(rules: RuleSet) -> bool:
        limit = rules.limit.limit
        judged = (judge_total(rules, 0, total) for total in (-limit - 1, -limit, -1, limit, limit + 1))
        return any(change is not None and change.rule == rule.id for change in judged)

    return question


def _answer_has(rules: RuleSet, atom: str) -> bool:
    return any(card.rank in rules.answer and getattr(rules.effect[card], atom) for card in rules.deck)


_WHEN: Final[dict[Rule, Question]] = {
    r.OPENED: _acts,
    r.OPENED_IDLE: lambda rules: not _acts(rules),
    **dict.fromkeys((r.OPENING_ORDER, r.ORDERS, r.ORDER_OWED, r.ORDER_STRAY), _asked),
    r.OPENING_SUIT: _own_suit,
    **dict.fromkeys((r.FITS_ORDER, r.EFFECT_ORDER, r.SUIT_MISSING, r.SUIT_STRAY), _orders),
    r.SUIT_LAST: _order_ends,
    r.FITS_WILD: lambda rules: any(effect.wild for effect in rules.effect.values()),
    **dict.fromkeys((r.ANSWERS, r.ANSWER_OTHER, r.ANSWER_ASKED, r.DRAW_ASKED, r.PASS_ACCEPT), _answers),
    r.ANSWER_DRAW: lambda rules: _answer_has(rules, "draw"),
    r.ANSWER_SKIP: lambda rules: _answer_has(rules, "skip"),
    r.NOT_LAST: _barred,
    **dict.fromkeys((r.DRAW_ON, r.PASS_DRAW_ON), lambda rules: rules.until_fits),
    **dict.fromkeys(
        (r.DRAW_COVER, r.DRAW_CAN_COVER, r.PASS_NO_COVER, r.PASS_CAN_COVER, r.EFFECT_COVER, r.SIX_OUT), _covers
    ),
    **dict.fromkeys((r.DRAW_COMEBACK, r.STAYS, r.COUNT_EMPTY), _stays),
    r.DRAW_VOLUNTARY: lambda rules: rules.draw.voluntary_draw,
    r.DRAW_SPARE: _spare,
    **dict.fromkeys((r.DRAW_SAID, r.PASS_SAID, r.PASS_VOLUNTARY), _willing),
    r.DRAW_CAN_PLAY: lambda rules: not rules.draw.voluntary_draw or rules.until_fits,
    r.DRAW_ONCE: lambda rules: not rules.until_fits or _willing(rules) or _stays(rules),
    r.PASS_DRAWN: lambda rules: _must(rules) and (not rules.until_fits or _stays(rules)),
    r.PASS_MAY: lambda rules: not _must(rules),
    r.EFFECT_DRAW: _draws,
    r.EFFECT_SKIP: _misses_now,
    **dict.fromkeys((r.EFFECT_MISS, r.MISSED), _misses_later),
    r.EFFECT_AGAIN: lambda rules: any(effect.again for effect in rules.effect.values()),
    r.RECYCLED: lambda rules: rules.draw.recycle == "shuffle",
    r.FLIPPED: lambda rules: rules.draw.recycle == "flip",
    r.LAST_PENALTY: lambda rules: _draws(rules) and rules.finish.last_card_penalty == "drawn_then_scored",
    r.COUNT_LONE: lambda rules: any(_lone(rules, card) for card in rules.deck),
    r.COUNT_QUEEN: lambda rules: any(_bonus(rules, card) for card in rules.deck),
    **dict.fromkeys((r.COUNT_LOWEST, r.LOWEST_WINS, r.LOWEST_TIED), _lowest),
    **{rule: _on_totals(rule) for rule in (r.FLOOR, r.RESET, r.LOW_RESET, r.LOW_OUT)},
}
"""When a rule can apply; one that is not named here always can."""


def applies(rules: RuleSet, rule: Rule) -> bool:
    """True when this rule can apply in a match by these rules."""
    question = _WHEN.get(rule)
    return question is None or question(rules)


def about(rules: RuleSet, card: Card) -> tuple[Rule, ...]:
    """The rules that say what this card does when it is laid, and what it counts; in reading order."""
    effect = rules.effect.get(card)
    if effect is None:
        return ()
    later = effect.previous and rules.misses_later
    speak = {
        r.FITS_WILD: effect.wild,
        r.ANSWERS: card.rank in rules.answer,
        r.NOT_LAST: rules.barred(card, 1),
        r.EFFECT_DRAW: effect.draw > 0,
        r.EFFECT_SKIP: effect.skip and not later,
        r.EFFECT_MISS: effect.skip and later,
        r.EFFECT_AGAIN: effect.again,
        r.EFFECT_COVER: effect.cover,
        r.EFFECT_ORDER: effect.order,
        r.STAYS: rules.stays(card),
        r.COUNT_CARD: True,
        r.COUNT_LONE: _lone(rules, card),
        r.COUNT_QUEEN: _bonus(rules, card),
    }
    return tuple(rule for rule in r.RULEBOOK if speak.get(rule))
