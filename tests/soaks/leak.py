"""What a seat cannot see is mixed anew: nothing that the seat is shown or told may change.

Compared are its view of the table, its options with verdicts, mends and previews, what they would be under the other
variants, its hint, every sentence of these, the choice of a bot in its place, and what it is told of the others' next
move.
"""

from __future__ import annotations

import argparse
import random
from typing import Any, NamedTuple

from stovka.analyse.bots import LEVELS, choose, luck_for
from stovka.core.errors import Refusal
from stovka.core.mends import mends
from stovka.core.moves import Move
from stovka.play.seen import shown_cards
from stovka.play.session import Session, view_step
from stovka.play.setup import VARIANTS, check_players, open_rules, seats_for
from stovka.teach.document import render
from stovka.teach.lens import lens
from stovka.teach.telling import page
from stovka.text.bundle import languages
from stovka.text.say import Words
from tests.soaks.crash import play_on

DIALS = {
    "101": (
        (),
        ("voluntary_draw=yes",),
        ("queen_forces_play=no", "play_drawn=may"),
        ("play_drawn=may", "draw=until_fits"),
        ("answer=7,A",),
        ("answer=7,A", "no_finish_mode=not_last", "no_finish=9,KS"),
        ("comeback=extra_draw_first", "no_finish=7,A,9"),
        ("opening_effect=none", "recycle=flip", "last_card_penalty=drawn_then_scored"),
        ("hand_size=2", "blocked=lowest_hand_wins"),
        ("five_skips=previous", "effects.7.victim=previous"),
    ),
    "stovkahra": (
        (),
        ("meld_window=before_lead",),
        ("claim_window=during_play", "steal_claim=yes"),
        ("must_overtrump=yes", "must_beat=yes", "packets=3-2-3"),
    ),
}
"""A covering set of dials for each game: every one that makes a player's choice depend on his own hand."""


class Result(NamedTuple):
    """``tried`` comparisons of two worlds, ``leaked`` of them differing; ``first`` says where."""

    tried: int
    leaked: int
    first: str


def shown(session: Session, state: Any, seat: int) -> list[object]:
    """All that a seat is shown in a state: view, options with what would mend them, previews, the same under other
    variants, hint, a bot's choice, and the sentences."""
    game, words = session.game, Words(_lang(session), session.names, seat)
    told: list[object] = [game.look(state, seat)]
    told += [words.badge(badge) for badge in game.look(state, seat).badges]
    for move in game.candidates(state, seat):
        verdict = game.judge(state, seat, move)
        found = mends(game, state, seat, move)
        told += [verdict, words.verdict(verdict), found, words.mends(found)]
        if move.card is not None:
            told += lens(game, state, seat, move)
        if verdict.legal:
            events = game.preview(state, seat, move)
            told += [events, [words.event(event) for event in events]]
    if game.mover(state) == seat:
        view = game.look(state, seat)
        for level in LEVELS:
            luck = luck_for(1, seat, view.round, view.number)
            told.append(choose(game, session.rules, level, view, game.moves(state), luck))
    return told


def told_of(session: Session, state: Any, move: Move, seat: int) -> list[Any] | None:
    """What a seat is told of the mover's move; None when that move cannot be made in this world."""
    from stovka.core.engine import play

    step = play(session.game, state, session.game.mover(state), move, session.chance)
    if not step.events:
        return None
    seen = view_step(session.game, 0, step, seat)
    words = Words(_lang(session), session.names, seat)
    export = [list(render(page(iter([seen]), "", words), form)) for form in ("text", "md", "html")]
    return [seen, words.verdict(seen.verdict), [words.event(event) for event in seen.events], export]


def _lang(session: Session) -> str:
    """One of the languages, another with each match."""
    return languages()[(session.seed or 0) % len(languages())]


def compare(session: Session, seat: int, luck: random.Random) -> str:
    """Where two worlds that the seat cannot tell apart differ for it, or nothing."""
    game, state = session.game, session.state
    other = game.imagine(state, seat, (), luck)
    for mine, theirs in zip(shown(session, state, seat), shown(session, other, seat), strict=True):
        if mine != theirs:
            return f"shown to seat {seat}: {mine} but {theirs}"
    mover = game.mover(state)
    if mover is None or mover == seat:
        return ""
    move = luck.choice(game.moves(state))
    mine = told_of(session, state, move, seat)
    assert mine is not None
    # What the seat rightly sees afterwards (the card laid, its own drawn cards) lies in the same place in both worlds.
    known = shown_cards(mine[0].after)
    if move.rank is not None:  # how many of the rank he shows hangs on his whole hand
        known |= set(state.hands[mover])
    other = game.imagine(state, seat, known, luck)
    theirs = told_of(session, other, move, seat)
    if theirs is None or _another_course(mine[0], theirs[0]):
        return ""
    for one, two in zip(mine, theirs, strict=True):
        if one != two:
            return f"told to seat {seat} of {move}: {one} but {two}"
    return ""


def _another_course(mine: Any, theirs: Any) -> bool:
    """True when the move itself showed a difference to all: a player who can answer is asked, hands were laid open."""
    return [type(event) for event in mine.events] != [type(event) for event in theirs.events] or (
        mine.after.phase == "score"
    )


def leak(matches: int, seed: int = 0, steps: int = 120) -> Result:
    """Compares worlds all through ``matches`` matches over all variants and dials in turn."""
    tables = [(variant, words) for variant in VARIANTS for words in DIALS[open_rules(variant)[0].id]]
    tried = leaked = 0
    first = ""
    for number in range(matches):
        variant, words = tables[number % len(tables)]
        luck = random.Random(f"{seed}:{number}")
        try:
            game, rules = open_rules(variant, words)
        except Refusal:  # a setting that this variant cannot have
            continue
        players = min(check_players(rules, None) + luck.randrange(3), rules.players[1])
        session = Session(game, rules, seats_for(players, "Anna", "beginner"), number)
        for _ in range(steps):
            if not play_on(session, luck):
                break
            if game.due(session.state) is None and not session.over:
                found = compare(session, luck.randrange(players), luck)
                tried += 1
                leaked += bool(found)
                first = first or (found and f"{variant} {words}: {found}")
    return Result(tried, leaked, first)


def main(arguments: list[str]) -> int:
    """``python -m tests.soak leak --matches 500``: prints tried, leaked and the first leak; 1 when there is one."""
    options = argparse.ArgumentParser(prog="python -m tests.soak leak")
    options.add_argument("--matches", type=int, default=500)
    options.add_argument("--seed", type=int, default=0)
    given = options.parse_args(arguments)
    result = leak(given.matches, given.seed)
    print(f"tried {result.tried}, leaked {result.leaked}", result.first, sep="\n" if result.first else "")
    return int(result.leaked > 0)
