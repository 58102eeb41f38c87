"""Every rule of the 101 family, in reading order. The ids are message keys and what tests assert; facts are
named beside the functions that give them."""

from __future__ import annotations

from stovka.core.rules import DECIDED, Part, Rule, Standing, by_id, stated


def _ru(line: int, mavr: int = 0, one: int = 0) -> Standing:
    """Stated by that line of the Russian text; in Mavr by that line of its own (``one``: by that of its option)."""
    lines = {"mavr": mavr, "mavr-one": one or mavr}
    return stated("russian", line, own={variant: stated("mavr", at) for variant, at in lines.items() if at})


# The deal and the opening card
DEALT = Rule("shed.deal", Part.DEAL, _ru(1, 13), ("deck", "hand_size"))
OPENED = Rule("shed.opening", Part.DEAL, _ru(1, 13), ("opening_effect",))
OPENED_IDLE = Rule("shed.opening.idle", Part.DEAL, DECIDED, ("opening_effect",))
OPENING_ORDER = Rule("shed.opening.order", Part.DEAL, DECIDED, ("opening_queen",))
OPENING_SUIT = Rule("shed.opening.own_suit", Part.DEAL, DECIDED, ("opening_queen", "opening_effect"))

# What lets a card through
FITS_SUIT = Rule("shed.fits.suit", Part.PERMIT, _ru(2, 13))
FITS_RANK = Rule("shed.fits.rank", Part.PERMIT, _ru(2, 13))
FITS_ORDER = Rule("shed.fits.order", Part.PERMIT, _ru(9, 65))
FITS_WILD = Rule("shed.fits.wild", Part.PERMIT, _ru(9, 65), ("effects",))
ANSWERS = Rule("shed.answer.rank", Part.PERMIT, DECIDED, ("answer",))
ORDERS = Rule("shed.order.name", Part.PERMIT, DECIDED, ("opening_queen",))

# What stops a card
CLOSED = Rule("turn.closed", Part.FORBID, DECIDED)
NOT_YOURS = Rule("turn.not_yours", Part.FORBID, DECIDED)
NOT_HELD = Rule("hand.not_held", Part.FORBID, DECIDED)
UNKNOWN = Rule("turn.no_such_move", Part.FORBID, DECIDED)
ORDER_OWED = Rule("shed.order.owed", Part.FORBID, DECIDED, ("opening_queen",))
MISFIT = Rule("shed.misfit", Part.FORBID, _ru(2, 13))
ANSWER_OTHER = Rule("shed.answer.other", Part.FORBID, DECIDED, ("answer",))
NOT_LAST = Rule("shed.not_last", Part.FORBID, _ru(26), ("no_finish", "no_finish_mode"))
SUIT_MISSING = Rule("shed.suit.missing", Part.FORBID, _ru(9, 65), ("effects",))
SUIT_LAST = Rule("shed.suit.last", Part.FORBID, DECIDED)
SUIT_STRAY = Rule("shed.suit.stray", Part.FORBID, DECIDED, ("effects",))
ORDER_STRAY = Rule("shed.order.stray", Part.FORBID, DECIDED)

# Drawing and passing
DRAW = Rule("shed.draw.nothing_fits", Part.PERMIT, _ru(2, 13, 70), ("draw",))
DRAW_ON = Rule("shed.draw.until_fits", Part.PERMIT, stated("mavr", 13), ("draw",))
DRAW_COVER = Rule("shed.draw.cover", Part.PERMIT, _ru(7), ("effects",))
DRAW_COMEBACK = Rule("shed.draw.comeback", Part.PERMIT, _ru(26), ("comeback", "no_finish"))
DRAW_VOLUNTARY = Rule("shed.draw.voluntary", Part.PERMIT, DECIDED, ("voluntary_draw",))
DRAW_SPARE = Rule("shed.draw.spare_wild", Part.PERMIT, DECIDED, ("queen_forces_play",))
DRAW_CAN_PLAY = Rule("shed.draw.can_play", Part.FORBID, DECIDED, ("voluntary_draw", "queen_forces_play"))
DRAW_CAN_COVER = Rule("shed.draw.can_cover", Part.FORBID, _ru(7))
DRAW_ONCE = Rule("shed.draw.once", Part.FORBID, _ru(2, 0, 70), ("draw",))
DRAW_EMPTY = Rule("shed.draw.empty", Part.FORBID, DECIDED)
DRAW_ASKED = Rule("shed.draw.asked", Part.FORBID, DECIDED, ("answer",))
DRAW_SAID = Rule("shed.draw.said", Part.PERMIT, DECIDED, ("voluntary_draw", "queen_forces_play"))
PASS_SAID = Rule("shed.pass.said", Part.PERMIT, DECIDED, ("voluntary_draw", "queen_forces_play"))
PASS_DRAWN = Rule("shed.pass.drawn", Part.PERMIT, _ru(2, 0, 70), ("draw",))
PASS_MAY = Rule("shed.pass.may", Part.PERMIT, DECIDED, ("play_drawn",))
PASS_VOLUNTARY = Rule("shed.pass.voluntary", Part.PERMIT, DECIDED, ("voluntary_draw", "queen_forces_play"))
PASS_ACCEPT = Rule("shed.pass.accept", Part.PERMIT, DECIDED, ("answer",))
PASS_EMPTY = Rule("shed.pass.empty", Part.PERMIT, DECIDED)
PASS_NO_COVER = Rule("shed.pass.no_cover", Part.PERMIT, DECIDED)
PASS_CAN_PLAY = Rule("shed.pass.can_play", Part.FORBID, DECIDED, ("play_drawn",))
PASS_CAN_COVER = Rule("shed.pass.can_cover", Part.FORBID, _ru(7))
PASS_DRAW_FIRST = Rule("shed.pass.draw_first", Part.FORBID, _ru(2, 13))
PASS_DRAW_ON = Rule("shed.pass.draw_on", Part.FORBID, stated("mavr", 13), ("draw",))

# What cards do
EFFECT_DRAW = Rule("shed.effect.draw", Part.EFFECT, _ru(8, 67), ("effects",))
EFFECT_SKIP = Rule("shed.effect.skip", Part.EFFECT, _ru(11, 63), ("effects", "five_skips"))
EFFECT_MISS = Rule("shed.effect.miss", Part.EFFECT, DECIDED, ("five_skips",))
EFFECT_AGAIN = Rule("shed.effect.again", Part.EFFECT, stated("mavr", 66), ("effects",))
EFFECT_COVER = Rule("shed.effect.cover", Part.EFFECT, _ru(7), ("effects",))
EFFECT_ORDER = Rule("shed.effect.order", Part.EFFECT, _ru(9, 65), ("effects",))
ANSWER_ASKED = Rule("shed.answer.asked", Part.EFFECT, DECIDED, ("answer",))
ANSWER_DRAW = Rule("shed.answer.draw", Part.EFFECT, DECIDED, ("answer",))
ANSWER_SKIP = Rule("shed.answer.skip", Part.EFFECT, DECIDED, ("answer",))
RECYCLED = Rule("shed.recycle.shuffle", Part.EFFECT, DECIDED, ("recycle",))
FLIPPED = Rule("shed.recycle.flip", Part.EFFECT, DECIDED, ("recycle",))

# Whose turn it is
NEXT = Rule("shed.turn.next", Part.TURN, stated("mavr", 13))
MISSED = Rule("shed.turn.missed", Part.TURN, DECIDED, ("five_skips",))

# The end of a round
OUT = Rule("shed.finish.out", Part.FINISH, _ru(18, 13))
SIX_OUT = Rule("shed.finish.six", Part.FINISH, DECIDED, ("six_last",))
STAYS = Rule("shed.finish.stays", Part.FINISH, _ru(26), ("no_finish", "no_finish_mode"))
LAST_PENALTY = Rule("shed.finish.penalty", Part.FINISH, DECIDED, ("last_card_penalty",))
BLOCKED = Rule("shed.finish.blocked", Part.FINISH, DECIDED, ("blocked",))
LONG = Rule("shed.finish.long", Part.FINISH, DECIDED, ("blocked",))

# Counting the hands
COUNT_CARD = Rule("score.card", Part.SCORE, _ru(19, 10), ("values",))
COUNT_LONE = Rule("score.lone_queen", Part.SCORE, _ru(25), ("lone_queen",))
COUNT_EMPTY = Rule("score.empty", Part.SCORE, DECIDED)
COUNT_WINNER = Rule("score.winner", Part.SCORE, _ru(18, 13))
COUNT_QUEEN = Rule("score.queen_out", Part.SCORE, _ru(25, 13))
COUNT_LOWEST = Rule("score.lowest", Part.SCORE, DECIDED, ("blocked",))
LOWEST_WINS = Rule("score.lowest_wins", Part.SCORE, DECIDED, ("blocked",))
LOWEST_TIED = Rule("score.lowest_tied", Part.SCORE, DECIDED, ("blocked",))
COUNTED = Rule("score.round", Part.SCORE, _ru(27, 13))

# The match
FLOOR = Rule("match.floor", Part.MATCH, DECIDED, ("floor",))
RESET = Rule("match.reset", Part.MATCH, _ru(27, 15), ("limit", "exact_resets"))
LOW_RESET = Rule("match.low_reset", Part.MATCH, _ru(28), ("low", "limit"))
OVER = Rule("match.out", Part.MATCH, _ru(27, 15), ("limit",))
LOW_OUT = Rule("match.low_out", Part.MATCH, _ru(28), ("low", "limit"))
LAST_ONE = Rule("match.last_one", Part.MATCH, _ru(27, 15))
NOBODY_LEFT = Rule("match.nobody_left", Part.MATCH, DECIDED)

RULEBOOK: tuple[Rule, ...] = tuple(rule for rule in globals().values() if isinstance(rule, Rule))
by_id(RULEBOOK)  # a second rule of the same id stops the import
