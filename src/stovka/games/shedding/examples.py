"""For each rule of the 101 family small positions in which it is at work. Data only: what follows is the engine's word.

Of several the first one counts in which, under the rules in force, the engine names the rule.
"""

from __future__ import annotations

from typing import Final

from stovka.core.examples import Example


def _at(top: str, hands: str, move: str, moves: str = "", *rules: str, **more: object) -> Example:
    """A table with this card on top and these hands; ``more``: other words of the position."""
    return Example(move, {"top": top, "hands": hands, **more}, moves, rules)


_DEAL: Final = Example("deal", {})
_OWED: Final = {"top": "QH", "hands": "9H 8C | ?2", "phase": "order"}
_PASSES: Final = "pass " * 8
"""Two players who can neither play nor take a card: with the next pass the round is blocked."""
_BACK: Final = ("KH", "AH | ?2 | 10H 7C")
"""The ace does not end the round: the second player misses a turn, the third plays, the first comes back."""
_ANSWER: Final = ("9H", "7H 8C | 7C 10C | 7D ?1")
_FIVE: Final = ("9H", "5H 8C | KH 8D | ?2")
_FIVES: Final = ("deck=52", "effects.5.draw=2", "effects.5.victim=previous", "effects.5.skip=yes")
_LATER: Final = (*_FIVES, "five_skips=previous")
_LOWEST: Final = "blocked=lowest_hand_wins"
_WILLING: Final = "voluntary_draw=yes"
_SPARING: Final = "queen_forces_play=no"

EXAMPLES: Final[dict[str, tuple[Example, ...]]] = {
    # The deal and the opening card
    "shed.deal": (_DEAL,),
    "shed.opening": (_DEAL,),
    "shed.opening.idle": (_DEAL._replace(rules=("opening_effect=none",)),),
    "shed.opening.order": (_DEAL,),
    "shed.opening.own_suit": (_DEAL._replace(rules=("opening_queen=own_suit",)),),
    # What lets a card through
    "shed.fits.suit": (_at("9H", "10H 7C | ?2", "10H"), _at("9H", "KH 7C | ?2", "KH")),
    "shed.fits.rank": (_at("9H", "9S 7C | ?2", "9S"), _at("8H", "8S 7C | ?2", "8S")),
    "shed.fits.order": (_at("QD:C", "10C 10H | ?2", "10C"),),
    "shed.fits.wild": (_at("9H", "QS 7C | ?2", "QS:D"), _at("9H", "QS 7C | ?2", "QS")),
    "shed.answer.rank": (_at(*_ANSWER, "7C", "7H", "answer=7"), _at("9H", "AH 8C | AC 10C", "AC", "AH", "answer=A")),
    "shed.order.name": (Example("order:S", _OWED),),
    # What stops a card
    "turn.closed": (_at("9H", "10H | 8D KC", "8D", "10H")._replace(seat=1),),
    "turn.not_yours": (_at("9H", "10H 7C | KH 8D", "KH")._replace(seat=1),),
    "hand.not_held": (_at("9H", "10H 7C | ?2", "KH"),),
    "turn.no_such_move": (_at("9H", "10H 7C | ?2", "enough"),),
    "shed.order.owed": (Example("9H", _OWED),),
    "shed.misfit": (_at("9H", "10H 7C | ?2", "7C"), _at("QD:C", "10H 8C | ?2", "10H")),
    "shed.answer.other": (_at(*_ANSWER, "10C", "7H", "answer=7"), _at("9H", "AH 8C | AC 10C", "10C", "AH", "answer=A")),
    "shed.not_last": (_at("9H", "AH | ?2", "AH", "", "no_finish=A,7,KS", "no_finish_mode=not_last"),),
    "shed.suit.missing": (_at("9H", "QS 7C | ?2", "QS"),),
    "shed.suit.last": (_at("9H", "QS | ?2", "QS:H"),),
    "shed.suit.stray": (_at("9H", "10H 7C | ?2", "10H:S"),),
    "shed.order.stray": (_at("9H", "10H 7C | ?2", "order:S"),),
    # Drawing and passing
    "shed.draw.nothing_fits": (_at("9H", "7C 8C | ?2", "draw", stock="10H ..."),),
    "shed.draw.until_fits": (_at("AD", "7S 8H | ?2", "draw", "draw", "draw=until_fits", stock="9C 8D ..."),),
    "shed.draw.cover": (_at("9H", "6H 9C | ?2", "draw", "6H", stock="10H ..."),),
    "shed.draw.comeback": (_at(*_BACK, "draw", "AH 10H", stock="9H ..."),),
    "shed.draw.voluntary": (_at("9H", "10H 7C | ?2", "draw", "", _WILLING, stock="KD ..."),),
    "shed.draw.spare_wild": (_at("9H", "QS 7C | ?2", "draw", "", _SPARING, stock="KD ..."),),
    "shed.draw.can_play": (
        _at("9H", "QS 7C | ?2", "draw"),
        _at("9H", "10H 7C | ?2", "draw"),
        _at("9H", "7C 8C | ?2", "draw", "draw", stock="10H ..."),
    ),
    "shed.draw.can_cover": (_at("9H", "6H 10H 7C | ?2", "draw", "6H"),),
    "shed.draw.once": (
        _at("9H", "7C 8C | ?2", "draw", "draw", stock="KD ..."),
        _at("9H", "10H 7C | ?2", "draw", "draw", stock="KD ..."),
        _at(*_BACK, "draw", "AH 10H draw", stock="KD ..."),
    ),
    "shed.draw.empty": (_at("9H", "7C 8C | ?2", "draw", stock=""),),
    "shed.draw.asked": (_at(*_ANSWER, "draw", "7H", "answer=7"), _at("9H", "AH 8C | AC 10C", "draw", "AH", "answer=A")),
    "shed.draw.said": (
        _at("9H", "10H 7C | ?2", "draw", "", _WILLING, stock="KD ...")._replace(viewer=1),
        _at("9H", "QS 7C | ?2", "draw", "", _SPARING, stock="KD ...")._replace(viewer=1),
    ),
    "shed.pass.said": (
        _at("9H", "10H 7C | ?2", "pass", "draw", _WILLING, stock="KD ...")._replace(viewer=1),
        _at("9H", "QS 7C | ?2", "pass", "draw", _SPARING, stock="KD ...")._replace(viewer=1),
    ),
    "shed.pass.drawn": (
        _at("9H", "7C 8C | ?2", "pass", "draw", stock="KD ..."),
        _at(*_BACK, "pass", "AH 10H draw", stock="KD ..."),
    ),
    "shed.pass.may": (_at("9H", "7C 8C | ?2", "pass", "draw", "play_drawn=may", stock="10H ..."),),
    "shed.pass.voluntary": (
        _at("9H", "10H 7C | ?2", "pass", "draw", _WILLING, stock="KD ..."),
        _at("9H", "QS 7C | ?2", "pass", "draw", _SPARING, stock="KD ..."),
    ),
    "shed.pass.accept": (
        _at(*_ANSWER, "pass", "7H", "answer=7"),
        _at("9H", "AH 8C | AC 10C", "pass", "AH", "answer=A"),
    ),
    "shed.pass.empty": (_at("9H", "7C 8C | ?2", "pass", stock=""),),
    "shed.pass.no_cover": (_at("6D", "KC JS | ?2", "pass", phase="cover", stock=""),),
    "shed.pass.can_play": (_at("9H", "10H 7C | ?2", "pass"),),
    "shed.pass.can_cover": (_at("9H", "6H 10H 7C | ?2", "pass", "6H"),),
    "shed.pass.draw_first": (_at("9H", "7C 8C | ?2", "pass"),),
    "shed.pass.draw_on": (_at("AD", "7S 8H | ?2", "pass", "draw", "draw=until_fits", stock="9C 8D ..."),),
    # What cards do
    "shed.effect.draw": (_at(*_FIVE, "5H"), _at("9H", "7H 8C | ?2 | ?2", "7H")),
    "shed.effect.skip": (
        _at("9H", "AH 8C | ?2 | ?2", "AH"),
        _at("9H", "7H 8C | ?2 | ?2", "7H"),
        _at("9H", "KS 8C | ?2 | ?2", "KS"),
    ),
    "shed.effect.miss": (_at(*_FIVE, "5H", "", *_LATER),),
    "shed.effect.again": (_at("9H", "9S 8S | ?2", "9S", "", "effects.9.again=yes"),),
    "shed.effect.cover": (_at("9D", "6D 10D KC | ?2", "6D"),),
    "shed.effect.order": (_at("9H", "QS 8D 7C | ?2", "QS:D"),),
    "shed.answer.asked": (_at(*_ANSWER, "7H", "", "answer=7"), _at("9H", "AH 8C | AC 10C", "AH", "", "answer=A")),
    "shed.answer.draw": (_at(*_ANSWER, "pass", "7H 7C", "answer=7"),),
    "shed.answer.skip": (
        _at("9H", "AH 8C | AC 10C | KC JC", "pass", "AH", "answer=A"),
        _at(*_ANSWER, "pass", "7H 7C", "answer=7"),
    ),
    "shed.recycle.shuffle": (_at("9H", "KC JS | ?2", "draw", stock="", pile="8C 7D"),),
    "shed.recycle.flip": (_at("9H", "KC JS | ?2", "draw", "", "recycle=flip", stock="", pile="8C 7D"),),
    # Whose turn it is
    "shed.turn.next": (_at("9H", "10H 7C | ?2", "10H"),),
    "shed.turn.missed": (_at(*_FIVE, "KH", "5H", *_LATER),),
    # The end of a round
    "shed.finish.out": (_at("9H", "10H | ?2", "10H"), _at("9H", "8H | ?2", "8H")),
    "shed.finish.six": (
        _at("9H", "6H | ?2", "6H", "", "six_last=ends_round"),
        _at("9H", "6H | ?2", "6H")._replace(by="shed.effect.cover"),
    ),
    "shed.finish.stays": (_at(*_BACK, "AH"), _at("9S", "7S | ?2", "7S")),
    "shed.finish.penalty": (_at("9H", "7H | 8C 10D", "7H", "", "no_finish=", "last_card_penalty=drawn_then_scored"),),
    "shed.finish.blocked": (_at("9H", "7C | 8D", "pass", _PASSES, stock=""),),
    "shed.finish.long": (_at("9H", "10H 7C | ?2", "10H", number=999),),
    # Counting the hands
    "score.card": (_at("9H", "10H | 8C KC", "score", "10H"),),
    "score.lone_queen": (
        _at("9H", "10H | QC", "score", "10H"),
        _at("9H", "10H | QC 9D", "score", "10H", "lone_queen=one_queen_among_others"),
    ),
    "score.empty": (_at("KH", "AH | 8C KC | 10H", "score", "AH 10H"),),
    "score.winner": (_at("9H", "10H | 8C KC", "score", "10H"),),
    "score.queen_out": (_at("9H", "QS | 8C KC", "score", "QS"),),
    "score.lowest": (_at("9H", "7C | KD", "score", _PASSES + "pass", _LOWEST, stock=""),),
    "score.lowest_wins": (_at("9H", "7C | KD", "score", _PASSES + "pass", _LOWEST, stock=""),),
    "score.lowest_tied": (_at("9H", "8C | 8D", "score", _PASSES + "pass", _LOWEST, stock=""),),
    "score.round": (_at("9H", "8C KC | 10H", "score", "10H", mover=1, totals="20 35"),),
    # The match
    "match.floor": (_at("9H", "QS | 8C KC", "score", "QS", "floor=zero", totals="15 35"),),
    "match.reset": (_at("9H", "10H | AC", "score", "10H", totals="20 90"),),
    "match.low_reset": (_at("9H", "QS | 8C KC", "score", "QS", totals="-61 35"),),
    "match.out": (_at("9H", "10H | AC | KC", "score", "10H", totals="20 91 35"),),
    "match.low_out": (_at("9H", "QS | 8C KC | KD", "score", "QS", "low=eliminate_below", totals="-71 35 20"),),
    "match.last_one": (_at("9H", "10H | AC", "score", "10H", totals="20 91"),),
    "match.nobody_left": (_at("9H", "AC | KD", "score", _PASSES + "pass", totals="100 100", stock=""),),
}
