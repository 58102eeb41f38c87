"""Positions set up by hand for the rules that random play seldom meets: with them every rule is at work in each run."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from stovka.core.cards import card, cards
from stovka.core.chance import Key, Scripted
from stovka.core.moves import DEAL, MOVES, SCORE
from stovka.games.shedding.game import SHEDDING
from stovka.games.shedding.model import Counting, Cover
from stovka.games.tricks.game import TRICKS
from stovka.games.tricks.model import Announced, Meld
from tests.facts.proof import Tally
from tests.facts.walk import Walk
from tests.games.shedding.helpers import at, opened
from tests.games.tricks.table import position, window

Words = dict[str, Any]


class Position(NamedTuple):
    """A state, what is played from there, and the rules that must be at work. ``judged``: moves that are judged in the
    first and the last state beside those that always are. ``deck``: what is dealt."""

    rules: str
    game: Any
    state: Any
    moves: str = ""
    judged: str = ""
    deck: tuple[Any, ...] = ()
    lot: int = 0


def table(rules: str, moves: str, variant: str, top: str, judged: str = "", **words: Any) -> Position:
    """A position of the 101 family."""
    return Position(rules, SHEDDING, at(variant, top, **words).state, moves, judged)


def dealt(rules: str, moves: str, variant: str, opener: str, **words: Any) -> Position:
    """A deal of the 101 family with this opening card."""
    (step,) = opened(variant, opener, **words).steps
    dealing: Any = step.events[0]
    return Position(rules, SHEDDING, step.before, f"deal {moves}", deck=dealing.deck, lot=dealing.seat)


def counting(rules: str, variant: str, winner: int | None, last: str | None, **words: Any) -> Position:
    """A round of the 101 family that is to be counted."""
    state = at(variant, last or "9H", **words).state
    phase = Counting(winner, card(last) if last else None)
    return Position(rules, SHEDDING, state._replace(seat=None, phase=phase), "score")


def trick(rules: str, moves: str, hands: str = "", judged: str = "", **words: Any) -> Position:
    """A position of Stovkahra: hands by seat, with ``|`` between them."""
    return Position(rules, TRICKS, position([hand.strip() for hand in hands.split("|")], **words), moves, judged)


def claims(rules: str, moves: str, *totals: int, **dials: Any) -> Position:
    """A claim window of Stovkahra after a deal."""
    return Position(rules, TRICKS, window((totals[0], totals[1]), **dials), moves, "7C enough silent")


LOWEST: Words = {"A": "", "B": "", "stock": "", "starved": 8, "blocked": "lowest_hand_wins"}
SET = "KC KD KH 9C 9D 9H JS 7S | 8C 8D 8H 10C 10D 10H QS AS | 7C 7D 7H QC QD QH JC AC | 8S 10S KS 9S AD AH JD JH"


def shedding() -> Iterator[Position]:
    """Positions of the 101 family."""
    yield dealt("shed.opening.idle shed.opening.own_suit", "", "russian", "QH", opening_effect="none")
    yield dealt("shed.opening.own_suit", "", "russian", "QH", opening_queen="own_suit")
    yield dealt("shed.opening.order shed.order.owed shed.order.name", "order:S", "russian", "QH", seats=3)
    debt: Words = {"answer": ["7"], "effects": {"7": {"order": True}}}
    yield dealt("shed.answer.asked shed.answer.rank", "order:S 7C:H", "russian", "7H", seats=3, B="7C 8C", **debt)
    asked = "shed.answer.asked shed.answer.rank shed.answer.other shed.draw.asked shed.pass.accept"
    hands: Words = {"A": "7H 8C", "B": "7C 10C", "C": "7D JC", "answer": ["7"]}
    yield table(f"{asked} shed.answer.draw shed.answer.skip", "7H 7C pass", "russian", "9H", **hands)
    yield table("shed.answer.asked", "AH pass", "russian", "9H", A="AH 8C", B="AC 10C", C="KC", answer=["A"])
    yield table("shed.suit.last shed.finish.out", "QS", "russian", "9H", judged="QS:H", A="QS")
    yield table("shed.suit.missing shed.suit.stray", "QS:D", "russian", "9H", judged="QS 9S:H", A="QS 9S")
    yield table("shed.not_last shed.draw.nothing_fits", "draw", "russian", "9S", A="AS", no_finish_mode="not_last")
    yield table("shed.draw.comeback shed.pass.drawn", "draw pass", "russian", "9H", A="", B="8C KC", stock="7C ...")
    yield table("shed.draw.comeback", "draw", "russian", "9H", A="", B="8C", comeback="extra_draw_first")
    choice = "shed.draw.said shed.pass.said shed.pass.voluntary"
    yield table(f"shed.draw.voluntary {choice}", "draw pass", "russian", "9H", A="9S 7C", voluntary_draw=True)
    yield table(f"shed.draw.spare_wild {choice}", "draw pass", "russian", "9H", A="QS 7C", queen_forces_play=False)
    yield table("shed.draw.empty shed.pass.empty", "pass", "russian", "9H", A="7C", B="8C", stock="")
    yield table("shed.pass.may", "draw pass", "russian", "9H", A="7C 8C", stock="10H ...", play_drawn="may")
    more: Words = {"A": "7C 8C", "stock": "KC JS 10H ..."}
    yield table("shed.draw.until_fits shed.pass.draw_on shed.draw.can_play", "draw draw draw", "mavr", "9H", **more)
    six: Words = {"phase": Cover(card("6D"))}
    yield table("shed.pass.no_cover shed.draw.empty", "pass", "russian", "6D", A="KC JS", stock="", **six)
    yield table("shed.effect.cover", "6D", "russian", "9D", A="6D KC")
    cover = "shed.draw.cover shed.pass.draw_first shed.draw.can_cover shed.pass.can_cover"
    yield table(cover, "draw draw", "russian", "6D", A="KC JS", stock="7C 8D 6D", **six)
    five: Words = {"A": "5H 8C", "B": "KH 8D", "C": "QC KC", "five_skips": "previous"}
    yield table("shed.effect.miss shed.turn.missed", "5H KH", "alternative", "9H", **five)
    yield table("shed.recycle.shuffle", "draw", "russian", "9H", A="KC JS", stock="", below="8C 7D")
    yield table("shed.recycle.flip", "7H", "russian", "9H", A="7H 9S", stock="10C", below="8C 7D", recycle="flip")
    yield table("shed.effect.draw", "7H", "russian", "9H", A="7H 9S", B="8C", stock="")  # one card is all there is
    yield table("shed.finish.six", "6H score", "russian", "9H", A="6H", six_last="ends_round")
    yield table("shed.finish.stays shed.effect.skip", "AH", "russian", "9H", A="AH", B="9C 10C", C="8C")
    penalty: Words = {"A": "7H", "B": "8C 10D", "last_card_penalty": "drawn_then_scored"}
    yield table("shed.finish.penalty score.winner score.card", "7H score", "mavr", "9H", **penalty)
    blocked = "shed.finish.blocked score.lowest"
    one: Words = {**LOWEST, "A": "9S 7C", "B": "KC KD"}
    two: Words = {**LOWEST, "A": "9S 8C", "B": "KC KD"}
    yield table(f"{blocked} score.lowest_wins", "9S score", "russian", "9H", **one)
    yield table(f"{blocked} score.lowest_tied", "9S score", "russian", "9H", **two)
    yield table("shed.finish.long", "9S score", "russian", "9H", A="9S 7C", B="KC KD", number=999)
    yield from counts()


def counts() -> Iterator[Position]:
    """Rounds of the 101 family to be counted."""
    yield counting("score.lone_queen score.empty", "russian", 0, "8H", A="", B="QS", C="")
    among: Words = {"B": "QS 9D", "lone_queen": "one_queen_among_others"}
    yield counting("score.lone_queen score.card", "russian", 0, "8H", A="", **among)
    yield counting("score.queen_out match.floor", "russian", 0, "QS", A="", B="KC", floor="zero")
    yield counting("match.reset match.low_reset", "russian", 0, "QS", A="", B="AC", totals=(-61, 90))
    yield counting("match.out match.last_one", "russian", 0, "8H", A="", B="AC", totals=(0, 91))
    yield counting("match.low_out match.last_one", "czech", 0, "QS", A="", B="AC", totals=(-71, 0))
    yield counting("match.nobody_left match.low_out", "czech", 0, "QS", A="", B="AC", totals=(-71, 100))
    three: Words = {"B": "AC", "C": "AD", "totals": (-71, 100, 102)}
    yield counting("match.nobody_left match.out", "czech", 0, "QS", A="", **three)


def tricks() -> Iterator[Position]:
    """Positions of Stovkahra."""
    over: Words = {"laid": "10H 10C", "must_overtrump": True}
    yield trick("trick.must_overtrump trick.trump", "KC", "8D | 9S | KC 8C | 9D", judged="8C", **over)
    yield trick("trick.must_beat trick.follow", "KH", "8D | KH 9H | KC | 9D", judged="9H", laid="10H", must_beat=True)
    yield trick("trick.must_follow", "9H", "8D | KC 9H | KD | 9D", judged="KC", laid="10H")
    yield trick("trick.must_trump", "KC", "8D | KC 9D | KD | 9S", judged="9D", laid="10H")
    melds = "meld.worthless meld.none meld.announced meld.set meld.allow"
    yield trick(melds, "meld:K", SET, judged="meld:9 meld:A meld:K", number=1, trump="D")
    yield trick("meld.too_late", "7S", SET, judged="meld:9 meld:A meld:K", number=2)
    lead = position([hand.strip() for hand in SET.split("|")], number=1, meld_window="before_lead")
    lead = lead._replace(phase=Meld(0, (1, 2)))
    rules = "meld.open meld.close meld.closed turn.meld turn.eldest meld.set"
    yield Position(rules, TRICKS, lead, "meld:K pass pass pass", "KC meld:9")
    play: Words = {"number": 1, "claim_window": "during_play"}
    said = "meld:K silent silent silent silent"
    yield trick("claim.after_meld turn.resume claim.open claim.nobody", said, SET, **play)
    four = "10H 9H 8H", "7C"
    won: Words = {"laid": four[0], "hands": f"| | | {four[1]}"}
    yield trick("score.trick.last_seven trick.wins_trump", "7C score", number=8, **won)
    yield trick("score.trick.last_seven", "7C score", number=8, last_trick_seven="additive_32", **won)
    for dial in ("0", "10", "52_trump", "52_any"):
        yield trick("score.trick.first_seven", "7C", number=1, first_trick_seven=dial, **won)
    yield trick("score.trick.seven turn.winner", "7C", number=4, **won)
    rules = "score.trick.last trick.wins_suit score.trick.cards"
    yield trick(rules, "KH score", "| | | KH", laid="10H 9H 8H", number=8)
    kings = position(["", "", "", "KH"], laid="10H 9H 8H", number=8)
    kings = kings._replace(melds=(Announced(1, "K", cards("KC KD KS"), 6),), gained=(0, 6))
    yield Position("score.trick.meld score.trick.side", TRICKS, kings, "KH score")
    yield trick("claim.after_trick", "7C", number=4, claim_window="during_play", **won)
    yield claims("claim.valid match.enough claim.enough claim.silent", "silent silent enough", 120, 0)
    yield claims("claim.false match.false_claim", "enough", 99, 0)
    yield claims("claim.false_ignored claim.nobody", "enough silent silent silent", 99, 0, false_claim="ignored")
    yield claims("claim.false_barred claim.barred", "enough silent silent", 99, 0, false_claim="barred")
    yield claims("claim.stolen match.enough", "silent enough", 120, 0, steal_claim=True)
    steal: Words = {"steal_claim": True, "false_claim": "barred"}
    yield claims("claim.false_barred claim.kept_silent", "enough silent silent silent", 0, 120, **steal)


def all_positions() -> list[Position]:
    """Every position, in reading order."""
    return [*shedding(), *tricks()]


def walked(place: Position, tally: Tally) -> Walk:
    """Plays a position to its end; everything said on the way is proved."""
    walk = Walk(place.game, place.state, 1, tally)
    if place.deck:
        key = Key("deal", place.state.round + 1)
        rest = tuple(seat for seat in walk.seats if seat != place.lot)
        walk.chance = Scripted({key: place.deck, Key("lot", 1): (place.lot, *rest)})  # type: ignore[assignment]
    judged(place, walk)
    for code in place.moves.split():
        move = {"score": SCORE, "deal": DEAL}.get(code) or MOVES[code]
        step = walk.go(move)
        assert step.events, f"{code} is refused: {step.verdict}"
    judged(place, walk)
    return walk


def judged(place: Position, walk: Walk) -> None:
    """Verdicts on the moves named, beside those that are always asked for."""
    walk.judge_all()
    seat, legal = place.game.mover(walk.state), place.game.moves(walk.state)
    for code in place.judged.split() if seat is not None else ():
        walk.judge(seat, MOVES[code], MOVES[code] in legal)
