"""For each rule of Stovkahra small positions in which it is at work. Data only: what follows is the engine's word.

Of several the first one counts in which, under the rules in force, the engine names the rule.
"""

from __future__ import annotations

from typing import Final

from stovka.core.examples import Example


def _at(hands: str, move: str, moves: str = "", *rules: str, **more: object) -> Example:
    """A table with these hands and clubs for trumps; ``more``: other words of the position."""
    return Example(move, {"hands": hands, "trump": "C", **more}, moves, rules)


def _fourth(hand: str, move: str, moves: str = "", *rules: str, trump: str = "C", **more: object) -> Example:
    """Three hearts lie in the trick, and the fourth player has this hand."""
    return Example(move, {"hands": hand, "trump": trump, "trick": "10H 9H 8H", **more}, moves, rules)


def _claim(totals: str, move: str, moves: str = "", *rules: str) -> Example:
    """The time for enough after a deal; the first player of side A is asked first."""
    return Example(move, {"phase": "claim", "totals": totals}, moves, rules)


_DEAL: Final = Example("deal", {})
_KINGS: Final = "KC KD KH 7S 8D 9C 10S JH"
_BEFORE: Final = "meld_window=before_lead"
_DURING: Final = "claim_window=during_play"
_FIRST_SEVEN: Final = "7C 9S 10D 8S 9D JD QS KS"
_SILENCE: Final = "silent silent silent"

EXAMPLES: Final[dict[str, tuple[Example, ...]]] = {
    # The table, the cards and the deal
    "deal.table": (_fourth("KH", "score", "KH")._replace(by="score.trick.deal"),),
    "deal.ranks": (_at("8H 7S", "8H", trick="9H 10H JH")._replace(by="trick.wins_suit"),),
    "deal.lot": (_DEAL,),
    "deal.clockwise": (_claim("60 50", "deal", "silent " + _SILENCE),),
    "deal.packets": (_DEAL,),
    "deal.trump": (_DEAL,),
    # What lets a card through
    "trick.lead": (_at("10H AS 8C", "10H"),),
    "trick.follow": (_at("8H AS 9C", "8H", trick="10H"),),
    "trick.trump": (_at("8C 9S", "8C", trick="10H KH"),),
    "trick.any": (_at("9S 8D", "9S", trick="10H"),),
    # What stops a card, or any move
    "turn.closed": (_claim("120 60", "silent", "enough")._replace(seat=1),),
    "turn.not_yours": (_at("10H AS | 9H KD", "9H")._replace(seat=1),),
    "hand.not_held": (_at("10H AS 8C", "KH"),),
    "turn.no_such_move": (_at("10H AS 8C", "draw"),),
    "trick.must_follow": (_at("9H AC KS", "AC", trick="10H"),),
    "trick.must_trump": (_at("8C 9S", "9S", trick="10H"),),
    "trick.must_overtrump": (_at("8C KC 9S", "8C", "", "must_overtrump=yes", trick="10H 10C"),),
    "trick.must_beat": (_at("9H KH 8S", "9H", "", "must_beat=yes", trick="10H"),),
    "meld.open": (_at(_KINGS, "7S", "", _BEFORE, phase="meld"),),
    "claim.open": (_claim("60 50", "pass"),),
    # Announcing sets
    "meld.allow": (_at(_KINGS, "meld:K"), _at(_KINGS, "meld:K", "", _BEFORE, phase="meld")),
    "meld.close": (_at(_KINGS, "pass", "", _BEFORE, phase="meld"),),
    "meld.too_late": (_at("KC KD KH 7S", "meld:K"),),
    "meld.none": (_at("KC KD 7H 8S 9D 10C JH QS", "meld:K"), _at("KC KD 7S", "meld:K")),
    "meld.announced": (
        _at(_KINGS, "meld:K", "meld:K"),
        _at(_KINGS, "meld:K", "meld:K", _BEFORE, phase="meld"),
        _at(_KINGS, "meld:K", "meld:K " + _SILENCE + " silent", _DURING),
    ),
    "meld.worthless": (_at("9C 9D 9H 7S 8D KC 10S JH", "meld:9"),),
    "meld.not_open": (_at("10H AS 8C", "pass"),),
    "meld.set": (_at(_KINGS, "meld:K"), _at(_KINGS, "meld:K", "", _BEFORE, phase="meld")),
    "meld.closed": (_at(_KINGS, "pass", "", _BEFORE, phase="meld"),),
    # Who takes a trick
    "trick.wins_trump": (_at("8C 9S", "8C", trick="10H KH AH"),),
    "trick.wins_suit": (_fourth("KH 9S", "KH"),),
    "trick.so_far": (_at("KH 9S", "KH", trick="10H"),),
    # Whose turn it is
    "turn.eldest": (_DEAL,),
    "turn.next": (_at("10H AS 8C", "10H"),),
    "turn.winner": (
        _fourth("KH 9S", "KH"),
        _fourth("KH 9S", "silent", "KH " + _SILENCE, _DURING),
    ),
    "turn.resume": (_at(_KINGS, "silent", "meld:K " + _SILENCE, _DURING),),
    "turn.meld": (_DEAL._replace(rules=(_BEFORE,)),),
    "turn.claim": (_claim("60 50", "silent"),),
    # Counting a deal
    "score.trick.cards": (_at("AH", "score", "AH", trick="10H KH JH"),),
    "score.trick.seven": (_fourth("7C 9S 10D", "7C"),),
    "score.trick.first_seven": (_fourth(_FIRST_SEVEN, "7C", trump="7C"),),
    "score.trick.last": (_fourth("KH", "KH"),),
    "score.trick.last_seven": (_fourth("7C", "7C"),),
    "score.trick.meld": (_fourth("KH", "score", "KH", melds="| | AC AD AS |"),),
    "score.trick.side": (_fourth("KH", "score", "KH", totals="60 75"),),
    "score.trick.deal": (_fourth("KH", "score", "KH", totals="60 75"),),
    # Saying enough
    "claim.after_deal": (_fourth("KH", "score", "KH"),),
    "claim.after_meld": (_at(_KINGS, "meld:K", "", _DURING),),
    "claim.after_trick": (_fourth("KH 9S", "KH", "", _DURING),),
    "claim.enough": (_claim("120 60", "enough"),),
    "claim.silent": (_claim("120 60", "silent"),),
    "claim.not_now": (_at("10H AS 8C", "enough"),),
    "claim.barred": (_claim("99 60", "enough", "enough silent", "false_claim=barred"),),
    "claim.kept_silent": (_claim("120 60", "silent"),),
    "claim.valid": (_claim("120 60", "enough"),),
    "claim.stolen": (_claim("120 60", "enough", "silent", "steal_claim=yes"),),
    "claim.false": (_claim("99 60", "enough"),),
    "claim.false_ignored": (_claim("99 60", "enough", "", "false_claim=ignored"),),
    "claim.false_barred": (_claim("99 60", "enough", "", "false_claim=barred"),),
    "claim.nobody": (_claim("60 50", "silent", _SILENCE),),
    "match.enough": (_claim("120 60", "enough"),),
    "match.false_claim": (_claim("99 60", "enough"),),
}
