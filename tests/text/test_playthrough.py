"""Whole games in words: every event, verdict, score line, badge and change is said, whoever looks on."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stovka.core.chance import Quick
from stovka.core.engine import Step, play
from stovka.core.mends import mends
from stovka.core.moves import MOVES
from stovka.games import GAMES, open_variant
from stovka.play.replay import open_record, replay
from stovka.text import Words

NAMES = ("[bold]x", "<script>alert(1)</script>", "漢" * 40, "Dan", "Eva", "Filip", "Gita", "Hugo")

HOUSES: list[tuple[str, int, dict[str, Any]]] = [
    ("russian", 3, {}),
    ("alternative", 5, {}),
    ("czech", 2, {}),
    ("mavr", 4, {}),
    ("mavr-one", 3, {}),
    ("stovkahra", 4, {}),
    (
        "mavr",
        3,
        {
            "answer": ["6", "7", "A"],
            "effects": {"8": {"order": True, "skip": True}},
            "last_card_penalty": "drawn_then_scored",
        },
    ),
    (
        "russian",
        4,
        {"voluntary_draw": True, "opening_effect": "none", "recycle": "flip", "blocked": "lowest_hand_wins"},
    ),
    (
        "russian",
        2,
        {"queen_forces_play": False, "play_drawn": "may", "opening_queen": "own_suit", "six_last": "ends_round"},
    ),
    ("russian", 3, {"no_finish_mode": "not_last", "lone_queen": "one_queen_among_others", "floor": "zero"}),
    ("alternative", 4, {"five_skips": "previous", "draw": "until_fits", "comeback": "extra_draw_first", "limit": 40}),
    ("russian", 5, {"no_finish": ["Q", "A"], "low": "reset_and_eliminate", "limit": 30, "hand_size": 5}),
    ("stovkahra", 4, {"claim_window": "during_play", "false_claim": "barred", "steal_claim": True, "target": 30}),
    (
        "stovkahra",
        4,
        {"meld_window": "before_lead", "must_overtrump": True, "must_beat": True, "false_claim": "ignored"},
    ),
]


def steps(game: Any, rules: Any, players: int, seed: int, most: int) -> Iterator[Step]:
    state, chance, luck = game.start(rules, players), Quick(seed), random.Random(seed)
    for _ in range(most):
        if game.over(state):
            return
        seat = game.mover(state)
        move = game.due(state) or luck.choice(game.moves(state))
        step = play(game, state, seat, move, chance)
        yield step
        state = step.after


def everything(game: Any, words: Words, step: Step, luck: random.Random, hands: bool) -> Iterator[str]:
    """All that can be said of a step for the viewer of these words; with ``hands`` also of every card after it."""
    viewer = words.viewer
    before, after = step.before, step.after
    told = [game.tell(before, event, viewer) for event in step.events]
    for length in ("full", "short"):
        yield from words.events(told, length)
        for event in told:
            yield words.event(event, length)
            for line in getattr(event, "lines", ()):
                yield words.line(line, length)
    yield from (words.badge(badge) for badge in game.look(after, viewer).badges)
    if step.seat is not None:
        yield from words.verdict(game.reveal(before, step.verdict, step.seat, viewer))
    for seat in seats_in(game, after) if hands else ():
        for move in game.candidates(after, seat):
            verdict = game.judge(after, seat, move)
            yield words.move(move)
            yield from words.verdict(game.reveal(after, verdict, seat, viewer))
            yield from words.verdict(verdict, "short")
            if verdict.legal and seat == viewer:
                yield from words.events(game.preview(after, seat, move))
            elif seat == viewer:
                yield words.mends(mends(game, after, seat, move))
        yield from words.verdict(game.judge(after, seat, luck.choice(list(MOVES.values()))))


def seats_in(game: Any, state: Any) -> list[int]:
    """Seats still in the match."""
    return [seat for seat, hand in enumerate(game.look(state, None).hands) if hand is not None]


def fine(said: str) -> None:
    for name in NAMES:
        said = said.replace(name, "N")
    assert not re.search(r"[{}]|None|\?\?\?|  | [.,:;]|(?<!and )\bN (take|play|miss|are|have) ", said), said


@pytest.mark.parametrize(("variant", "players", "house"), HOUSES, ids=[f"{v}-{p}-{len(h)}" for v, p, h in HOUSES])
@pytest.mark.parametrize("viewer", [0, None])
def test_a_whole_game_is_told(variant, players, house, viewer):
    game, rules = open_variant(variant, house)
    words = Words(names=NAMES, viewer=viewer)
    luck = random.Random(variant)
    seed = 3 + len(house)
    for at, step in enumerate(steps(game, rules, players, seed, 150)):
        for said in everything(game, words, step, luck, hands=at % 6 == 0):
            fine(said)


RECORDS = sorted((Path(__file__).parents[1] / "data").glob("*.stovka.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.name.partition(".")[0] for path in RECORDS])
def test_a_recorded_game_of_rare_clauses_is_told(path):
    found = replay(open_record(path))
    words = Words(names=NAMES, viewer=0)
    for at, step in enumerate(found.steps):
        for said in everything(found.game, words, step, random.Random(at), hands=at % 12 == 0):
            fine(said)


def rules_met(game: Any, step: Step, odd: random.Random) -> Iterator[str]:
    """The rules that speak in a step, and of the moves after it."""
    yield from (event.rule for event in step.events)
    yield from (line.rule for event in step.events for line in getattr(event, "lines", ()))
    for seat in seats_in(game, step.after):
        for move in (*game.candidates(step.after, seat), odd.choice(list(MOVES.values()))):
            verdict = game.judge(step.after, seat, move)
            yield from (reason.rule for reason in (*verdict.permits, *verdict.forbids))
            if verdict.legal:
                yield from (event.rule for event in game.preview(step.after, seat, move))


def test_nearly_every_rule_comes_up_in_these_games():
    """So that the sentences are tried with true facts, and not only with made-up ones."""
    met: set[str] = set()
    odd = random.Random(0)
    for variant, players, house in HOUSES:
        game, rules = open_variant(variant, house)
        for step in steps(game, rules, players, 3 + len(house), 250):
            met |= set(rules_met(game, step, odd))
    for path in RECORDS:
        found = replay(open_record(path))
        for step in found.steps:
            met |= set(rules_met(found.game, step, odd))
    silent = {rule.id for game in GAMES.values() for rule in game.rulebook} - met
    # Said of the table as a whole, or told to others instead of the true rule, or too rare for chance.
    assert len(silent) <= 20, sorted(silent)


def test_short_words_are_short():
    words = Words(names=("Anna", "Boris", "Clara", "Dan", "Eva"))
    long: dict[str, str] = {}
    for variant, players, house in HOUSES:
        game, rules = open_variant(variant, house)
        for step in steps(game, rules, players, 7, 150):
            for event in step.events:
                said = words.event(event, "short")
                if len(said) > 40:
                    long[event.rule] = said
    assert len(long) <= 5, long
    assert all(len(said) <= 60 for said in long.values()), long
