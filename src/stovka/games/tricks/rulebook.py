"""Every rule of Stovkahra, in reading order. The ids are message keys and what tests assert; the facts of a
verdict are named where ``legality`` gives them, those of an event are its fields."""

from __future__ import annotations

from stovka.core.rules import DECIDED, Part, Rule, Standing, by_id, stated


def _source(line: int, also: str = "") -> Standing:
    return stated("stovkahra", line, also)


FAMILY = stated("family", 0)

# The table, the cards and the deal
TABLE = Rule("deal.table", Part.DEAL, _source(5))
RANKS = Rule("deal.ranks", Part.DEAL, _source(6))
LOT = Rule("deal.lot", Part.DEAL, _source(8))
CLOCKWISE = Rule("deal.clockwise", Part.DEAL, _source(8, "family"))
PACKETS = Rule("deal.packets", Part.DEAL, _source(8), ("packets",))
TRUMP = Rule("deal.trump", Part.DEAL, _source(8))

# What lets a card through
LEAD = Rule("trick.lead", Part.PERMIT, _source(8))
FOLLOW = Rule("trick.follow", Part.PERMIT, _source(8))
RUFF = Rule("trick.trump", Part.PERMIT, _source(8))
ANY = Rule("trick.any", Part.PERMIT, _source(8))

# What stops a card, or any move
CLOSED = Rule("turn.closed", Part.FORBID, DECIDED)
NOT_YOURS = Rule("turn.not_yours", Part.FORBID, DECIDED)
NOT_HELD = Rule("hand.not_held", Part.FORBID, DECIDED)
UNKNOWN = Rule("turn.no_such_move", Part.FORBID, DECIDED)
MUST_FOLLOW = Rule("trick.must_follow", Part.FORBID, _source(8))
MUST_TRUMP = Rule("trick.must_trump", Part.FORBID, _source(8))
MUST_OVERTRUMP = Rule("trick.must_overtrump", Part.FORBID, DECIDED, ("must_overtrump",))
MUST_BEAT = Rule("trick.must_beat", Part.FORBID, DECIDED, ("must_beat",))
MELD_OPEN = Rule("meld.open", Part.FORBID, DECIDED, ("meld_window",))
CLAIM_OPEN = Rule("claim.open", Part.FORBID, DECIDED, ("claim_window",))

# Announcing sets
MELD_ALLOW = Rule("meld.allow", Part.PERMIT, _source(8), ("meld_window",))
MELD_CLOSE = Rule("meld.close", Part.PERMIT, DECIDED, ("meld_window",))
MELD_TOO_LATE = Rule("meld.too_late", Part.FORBID, DECIDED, ("meld_window",))
MELD_NONE = Rule("meld.none", Part.FORBID, _source(10))
MELD_ANNOUNCED = Rule("meld.announced", Part.FORBID, _source(8))
MELD_WORTHLESS = Rule("meld.worthless", Part.FORBID, _source(10))
MELD_NOT_OPEN = Rule("meld.not_open", Part.FORBID, DECIDED, ("meld_window",))
MELD_SET = Rule("meld.set", Part.EFFECT, _source(8, "family"))
MELD_CLOSED = Rule("meld.closed", Part.EFFECT, DECIDED, ("meld_window",))

# Who takes a trick
WINS_TRUMP = Rule("trick.wins_trump", Part.EFFECT, _source(8))
WINS_SUIT = Rule("trick.wins_suit", Part.EFFECT, _source(8))
SO_FAR = Rule("trick.so_far", Part.EFFECT, _source(8))

# Whose turn it is
TURN_ELDEST = Rule("turn.eldest", Part.TURN, _source(8))
TURN_NEXT = Rule("turn.next", Part.TURN, _source(8))
TURN_WINNER = Rule("turn.winner", Part.TURN, _source(8))
TURN_RESUME = Rule("turn.resume", Part.TURN, DECIDED, ("claim_window",))
TURN_MELD = Rule("turn.meld", Part.TURN, DECIDED, ("meld_window",))
TURN_CLAIM = Rule("turn.claim", Part.TURN, DECIDED, ("claim_window",))

# Counting a deal
SCORE_CARDS = Rule("score.trick.cards", Part.SCORE, FAMILY)
SCORE_SEVEN = Rule("score.trick.seven", Part.SCORE, _source(19, "family"))
SCORE_FIRST_SEVEN = Rule("score.trick.first_seven", Part.SCORE, DECIDED, ("first_trick_seven",))
SCORE_LAST = Rule("score.trick.last", Part.SCORE, _source(19))
SCORE_LAST_SEVEN = Rule("score.trick.last_seven", Part.SCORE, _source(19, "family"), ("last_trick_seven",))
SCORE_MELD = Rule("score.trick.meld", Part.SCORE, _source(10))
SCORE_SIDE = Rule("score.trick.side", Part.SCORE, FAMILY)
SCORE_DEAL = Rule("score.trick.deal", Part.SCORE, FAMILY)

# Saying enough
WINDOW_DEAL = Rule("claim.after_deal", Part.MATCH, _source(19), ("claim_window",))
WINDOW_MELD = Rule("claim.after_meld", Part.MATCH, DECIDED, ("claim_window",))
WINDOW_TRICK = Rule("claim.after_trick", Part.MATCH, DECIDED, ("claim_window",))
CLAIM_ENOUGH = Rule("claim.enough", Part.PERMIT, _source(19), ("target", "steal_claim", "false_claim"))
CLAIM_SILENT = Rule("claim.silent", Part.PERMIT, _source(19), ("target", "steal_claim"))
CLAIM_NOT_NOW = Rule("claim.not_now", Part.FORBID, _source(19), ("claim_window",))
CLAIM_BARRED = Rule("claim.barred", Part.FORBID, DECIDED, ("false_claim",))
KEPT_SILENT = Rule("claim.kept_silent", Part.MATCH, _source(19), ("target", "steal_claim"))
CLAIM_VALID = Rule("claim.valid", Part.MATCH, _source(19), ("target",))
CLAIM_STOLEN = Rule("claim.stolen", Part.MATCH, DECIDED, ("steal_claim", "target"))
CLAIM_FALSE = Rule("claim.false", Part.MATCH, FAMILY, ("false_claim", "target"))
CLAIM_IGNORED = Rule("claim.false_ignored", Part.MATCH, DECIDED, ("false_claim", "target"))
CLAIM_BARS = Rule("claim.false_barred", Part.MATCH, DECIDED, ("false_claim", "target"))
NOBODY = Rule("claim.nobody", Part.MATCH, DECIDED, ("claim_window",))
MATCH_ENOUGH = Rule("match.enough", Part.MATCH, _source(19))
MATCH_FALSE = Rule("match.false_claim", Part.MATCH, FAMILY, ("false_claim",))

RULEBOOK: tuple[Rule, ...] = tuple(rule for rule in globals().values() if isinstance(rule, Rule))
by_id(RULEBOOK)  # a second rule of the same id stops the import
