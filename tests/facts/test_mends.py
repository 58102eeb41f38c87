"""The smallest change that would let a refused move through is true, and there is no smaller one."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from stovka.core.mends import mends
from stovka.core.moves import MOVES, PASS
from stovka.games.shedding.game import SHEDDING
from stovka.games.tricks.game import TRICKS
from tests.facts.mending import prove
from tests.facts.positions import Position, all_positions
from tests.facts.proof import Fault, Tally
from tests.facts.tables import tables
from tests.facts.walk import FAMILIES, Walk
from tests.games.shedding.helpers import A, at
from tests.games.tricks.table import position

ALL = tuple(MOVES.values())


class Refused(Walk):
    """A walk on which only refused moves matter: the smallest changes of each are proved."""

    told: Counter[int]

    def judge_all(self) -> None:
        mover = self.game.mover(self.state)
        for seat in () if mover is None else sorted({mover, self.luck.choice(self.seats)}):
            for move in dict.fromkeys([*self.game.candidates(self.state, seat), *self.luck.sample(ALL, 3)]):
                if not self.past.legal(self.state, seat, move):
                    self.told[prove(self.game, self.past, self.state, seat, move)] += 1

    def foretell_all(self) -> None:
        """Proved elsewhere."""


def test_every_smallest_change_of_random_play_is_proved() -> None:
    told: Counter[int] = Counter()
    tally = Tally()
    for number, (game, rules, players) in enumerate(tables(2)):
        walk = Refused(game, game.start(rules, players), number, tally)
        walk.told = told
        for _ in walk.random_steps(60):
            pass
        if tally.steps >= 900:
            break
    assert sum(told.values()) > 3000
    assert min(told[0], told[1], told[2]) > 300, "moves with none, with one and with several ways out"


@pytest.mark.parametrize("place", [place for place in all_positions() if not place.deck])
def test_every_smallest_change_in_a_rare_position_is_proved(place: Position) -> None:
    past = FAMILIES[place.game.id].past.of(place.state)
    for seat in range(len(place.state.hands)):
        for move in (*place.game.candidates(place.state, seat), *random.Random(seat).sample(ALL, 20)):
            if not past.legal(place.state, seat, move):
                prove(place.game, past, place.state, seat, move)


def test_a_change_that_is_wrong_or_not_the_smallest_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    state = at("russian", "9H", A="8C JC").state
    past = FAMILIES["101"].past.of(state)
    move = MOVES["8C"]
    suit, rank = mends(SHEDDING, state, A, move)
    assert prove(SHEDDING, past, state, A, move) == 2
    wrong = (suit[0]._replace(facts={"suit": "D"}),)
    for told in ((suit,), (wrong, rank), ((*suit, *rank),), (), (suit, suit, rank)):
        monkeypatch.setattr("tests.facts.mending.mends", lambda *_, told=told: told)
        with pytest.raises(Fault):
            prove(SHEDDING, past, state, A, move)


def test_who_may_keep_a_drawn_card_could_pass_if_he_had_drawn_also_where_one_draws_until_a_card_fits() -> None:
    for draw in ("one", "until_fits"):
        state = at("russian", "9H", A="9S JC", draw=draw, play_drawn="may").state
        (made,) = mends(SHEDDING, state, A, PASS)
        assert [mend.id for mend in made] == ["mend.drawn"]


def test_a_card_would_follow_if_its_suit_had_been_led() -> None:
    state = position(["8D", "KC 9H", "KD", "9D"], trump="S", laid="10H")
    past = FAMILIES["stovkahra"].past.of(state)
    assert prove(TRICKS, past, state, 1, MOVES["KC"]) == 2
