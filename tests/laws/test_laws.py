"""The laws, held against random matches of every variant, with random dials and every number of players."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stovka.games import GAMES, VARIANTS, open_variant
from tests.laws.laws import Keeper
from tests.laws.world import any_rules, players_of, steps

FEW = settings(max_examples=12, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
TABLES = [(variant, players) for variant in VARIANTS for players in players_of(open_variant(variant)[1])]


def test_every_game_has_a_variant():
    assert {open_variant(variant)[0].id for variant in VARIANTS} == set(GAMES)


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_the_laws_hold_in_the_built_in_variants_with_every_number_of_players(variant, players):
    luck = random.Random(f"{variant}:{players}")
    game, rules = open_variant(variant)
    keeper = Keeper(game, rules, players, luck, share=0.5)
    for step in steps(game, rules, players, luck, rounds=2):
        keeper.keep(step)
    assert keeper.compared


@pytest.mark.parametrize("variant", VARIANTS)
@given(luck=st.randoms(use_true_random=False))
@FEW
def test_the_laws_hold_with_any_dials(variant, luck):
    game, rules = any_rules(variant, luck)
    options = players_of(rules)
    if not options:
        return
    players = luck.choice(options)
    keeper = Keeper(game, rules, players, random.Random(luck.randrange(2**32)), share=0.4)
    for step in steps(game, rules, players, random.Random(luck.randrange(2**32)), rounds=1):
        keeper.keep(step)


@pytest.mark.parametrize("variant", VARIANTS)
def test_whole_matches_end(variant):
    """C6, C53: somebody is always to move until the match is over. Random play may take many rounds."""
    for seed in range(6):
        luck = random.Random(f"{variant}:{seed}")
        game, rules = open_variant(variant)
        players = luck.choice(players_of(rules))
        last = None
        for last in steps(game, rules, players, luck, rounds=400):  # noqa: B007
            pass
        assert last is not None
        assert game.over(last.after)
