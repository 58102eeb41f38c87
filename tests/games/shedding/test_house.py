"""House rules: what a file may change, and that it plays."""

from __future__ import annotations

from typing import Any

import pytest

from stovka.core.errors import Refusal
from stovka.games import open_house, open_variant
from stovka.games.shedding.dials import DIALS
from stovka.games.shedding.game import SHEDDING
from tests.games.shedding.helpers import VARIANTS, A, B, C, at, cost, opened, problems, rules

EVERY = pytest.mark.parametrize("variant", VARIANTS)


def differences(variant: str, given: dict) -> dict:
    return dict(open_variant(variant, given)[1].differences)


def test_a_house_file_names_a_base_and_its_differences(tmp_path):
    path = tmp_path / "gentle.toml"
    path.write_text('base = "mavr"\nhand_size = 6\n\n[effects]\n7 = { draw = 1 }\n', encoding="utf-8")
    game, ruleset = open_house(path)
    assert (game.id, ruleset.variant) == ("101", "mavr")
    assert ruleset.differences == {"hand_size": 6, "effects": {"7": {"draw": 1}}}
    assert ruleset.effect[next(c for c in ruleset.deck if c.code == "7H")].skip


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("hand_size = 6\n", "rules.no_base"),
        ("base = 7\n", "rules.no_base"),
        ('base = "rusian"\n', "rules.unknown_variant"),
        ("base = \n", "file.bad_toml"),
        ('base = "mavr"\nqueens = 3\n', "rules.unknown_dial"),
    ],
)
def test_a_house_file_that_cannot_be_read_is_refused_by_name(tmp_path, text, problem):
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Refusal) as refused:
        open_house(path)
    assert [each.id for each in refused.value.problems] == [problem]


# --- deck, hands, players -------------------------------------------------------------------------------------------


def test_the_deck_has_36_or_52_cards():
    assert len(rules("russian", deck=52).deck) == 52
    assert len(rules("alternative", deck=36).deck) == 36
    for bad in (32, 0, "52", True, None):
        assert problems("russian", {"deck": bad}) == ["rules.bad_choice"]


def test_cards_of_a_bigger_deck_cost_and_match_like_others():
    assert cost("russian", "2H 5S", deck=52) == 7
    assert at("russian", "9H", A="2H 3C", deck=52).legal == {"2H"}


def test_hand_size_is_at_least_two():
    assert opened("russian", "8H", seats=2, hand_size=2).state.hands[A] is not None
    for bad in (1, 0, -3, "4", 2.5, True):
        assert problems("russian", {"hand_size": bad}) == ["rules.bad_number"]


@pytest.mark.parametrize(("size", "seats", "fits"), [(11, 3, True), (12, 3, False), (16, 2, True), (17, 2, False)])
def test_at_least_three_cards_stay_in_the_stock(size, seats, fits):
    ruleset = rules("russian", hand_size=size)
    problem = ruleset.seats_problem(seats)
    assert (problem is None) == fits
    if problem:
        assert problem.id == "rules.short_stock"
        with pytest.raises(Refusal):
            SHEDDING.start(ruleset, seats)
    else:
        assert len(opened("russian", "8H", seats=seats, hand_size=size).state.stock) >= 3


def test_players_is_a_range_of_at_least_two():
    problem = rules("russian", players=[3, 4]).seats_problem(2)
    assert problem is not None
    assert problem.id == "rules.players"
    assert rules("russian", players=[2, 8]).seats_problem(8) is None
    for bad in ([1, 4], [4, 3], [2], [2, 3, 4], "2-4", [2, 9], [2.0, 4.0], 4):
        assert problems("russian", {"players": bad}) == ["rules.bad_range"]


def test_a_limit_is_at_least_one():
    assert problems("russian", {"limit": 1}) == []
    for bad in (0, -101, "101", 101.5, True):
        assert problems("russian", {"limit": bad}) == ["rules.bad_number"]


# --- values outside their lists, unknown keys -----------------------------------------------------------------------

CHOICES = sorted(name for name, dial in DIALS.items() if dial.kind == "choice")
FLAGS = sorted(name for name, dial in DIALS.items() if dial.kind == "flag")


@pytest.mark.parametrize("name", CHOICES)
def test_a_choice_is_one_of_its_list(name):
    for value in DIALS[name].choices:
        assert problems("russian", {name: value}) == []
    bads: tuple[object, ...] = ("sideways", 7, True, None, ["one"], {})
    for bad in bads:
        assert problems("russian", {name: bad}) == ["rules.bad_choice"]


@pytest.mark.parametrize("name", FLAGS)
def test_a_yes_or_no_is_true_or_false(name):
    for bad in ("yes", 1, 0, None):
        assert problems("russian", {name: bad}) == ["rules.bad_flag"]


def test_every_choice_of_the_rules_is_offered():
    offered = {name: set(DIALS[name].choices) for name in CHOICES}
    assert offered == {
        "deck": {36, 52},
        "opening_effect": {"full", "none"},
        "opening_queen": {"dealer_orders", "own_suit"},
        "draw": {"one", "until_fits"},
        "play_drawn": {"must", "may"},
        "recycle": {"shuffle", "flip"},
        "five_skips": {"next", "previous"},
        "no_finish_mode": {"play_on", "not_last"},
        "comeback": {"counts_as_draw", "extra_draw_first"},
        "six_last": {"must_cover", "ends_round"},
        "last_card_penalty": {"none", "drawn_then_scored"},
        "blocked": {"all_score", "lowest_hand_wins"},
        "lone_queen": {"lone_card", "one_queen_among_others", "off"},
        "low": {"reset_exact", "reset_at_or_below", "eliminate_below", "reset_and_eliminate", "none"},
        "floor": {"none", "zero"},
    }
    assert set(FLAGS) == {"voluntary_draw", "queen_forces_play", "exact_resets"}
    rest = set(DIALS) - set(CHOICES) - set(FLAGS)
    assert rest == {"players", "hand_size", "effects", "answer", "no_finish", "values", "limit"}


@EVERY
def test_the_dials_of_the_variants(variant):
    found = rules(variant).settings
    mavr = variant.startswith("mavr")
    assert found["draw"] == ("until_fits" if variant == "mavr" else "one")
    assert found["hand_size"] == (5 if mavr else 4)
    assert found["deck"] == (52 if variant == "alternative" else 36)
    assert found["lone_queen"] == ("off" if mavr else "lone_card")
    assert found["low"] == ("none" if mavr else "eliminate_below" if variant == "czech" else "reset_exact")
    barred = () if mavr else ("7", "9", "A", "KS") if variant == "czech" else ("7", "A", "KS")
    assert found["no_finish"] == barred
    same = {
        "opening_effect": "full",
        "opening_queen": "dealer_orders",
        "voluntary_draw": False,
        "play_drawn": "must",
        "queen_forces_play": True,
        "recycle": "shuffle",
        "answer": (),
        "five_skips": "next",
        "no_finish_mode": "play_on",
        "comeback": "counts_as_draw",
        "six_last": "must_cover",
        "last_card_penalty": "none",
        "blocked": "all_score",
        "limit": 101,
        "exact_resets": True,
        "floor": "none",
    }
    assert {name: found[name] for name in same} == same


def test_unknown_names_are_refused_with_the_nearest_known_one():
    with pytest.raises(Refusal) as refused:
        open_variant("russian", {"voluntary_drow": True, "zzz": 1})
    first, second = refused.value.problems
    assert (first.id, first.facts["nearest"]) == ("rules.unknown_dial", "voluntary_draw")
    assert (second.id, second.facts["dial"]) == ("rules.unknown_dial", "zzz")


@pytest.mark.parametrize(
    ("effects", "problem"),
    [
        ({"7": {"drow": 2}}, "rules.unknown_atom"),
        ({"7": {"draw": -1}}, "rules.bad_number"),
        ({"7": {"draw": "2"}}, "rules.bad_number"),
        ({"7": {"draw": True}}, "rules.bad_number"),
        ({"7": {"skip": 1}}, "rules.bad_flag"),
        ({"7": {"victim": "all"}}, "rules.bad_choice"),
        ({"7": {}}, "rules.bad_table"),
        ({"7": 2}, "rules.bad_table"),
        ({"1": {"draw": 2}}, "rules.bad_key"),
        ({"7X": {"draw": 2}}, "rules.bad_key"),
        (7, "rules.bad_table"),
    ],
)
def test_an_effect_table_of_the_wrong_form_is_refused(effects, problem):
    assert problems("russian", {"effects": effects}) == [problem]


@pytest.mark.parametrize(
    ("values", "problem"),
    [
        ({"9": "9"}, "rules.bad_number"),
        ({"9": 1.5}, "rules.bad_number"),
        ({"9": True}, "rules.bad_number"),
        ({"1": 1}, "rules.bad_key"),
        (9, "rules.bad_table"),
    ],
)
def test_values_are_whole_numbers_of_ranks_and_cards(values, problem):
    assert problems("russian", {"values": values}) == [problem]


@pytest.mark.parametrize(
    ("name", "bad", "problem"),
    [
        ("answer", ["K"], "rules.bad_choice"),
        ("answer", ["7S"], "rules.bad_choice"),
        ("answer", "7", "rules.bad_set"),
        ("no_finish", ["1"], "rules.bad_card"),
        ("no_finish", "A", "rules.bad_set"),
        ("no_finish", [7], "rules.bad_card"),
        ("no_finish", [["7"]], "rules.bad_card"),
    ],
)
def test_a_set_holds_ranks_and_cards(name, bad, problem):
    assert problems("russian", {name: bad}) == [problem]


# --- more house rules in play ---------------------------------------------------------------------------------------


def test_the_order_of_a_set_does_not_matter():
    assert differences("russian", {"no_finish": ["KS", "A", "7", "A"]}) == {}
    assert problems("russian", {"no_finish": ["KS", "A", "7"]}, strict=True) == ["rules.changes_nothing"]


def test_keys_for_cards_that_are_not_in_the_deck_are_accepted_and_idle():
    given: dict[str, Any] = {"effects": {"5": {"draw": 9}}, "values": {"2H": 50}, "no_finish": ["7", "A", "KS", "3"]}
    assert problems("russian", given) == []
    ruleset = rules("russian", **given)
    assert set(ruleset.effect) == set(rules("russian").effect)
    assert cost("russian", "8H", **given) == 8


def test_a_no_finish_of_nothing_lets_every_card_end_a_round():
    assert at("russian", "9H", A="AH", seats=3, no_finish=[]).play("AH").winner == A


def test_an_own_ordering_card_asks_the_dealer_when_it_opens():
    table = opened("russian", "JH", dealer=B, seats=3, effects={"J": {"order": True}})
    assert (table.mover, table.phase) == (B, "order")
    table.play("order:S")
    assert (table.mover, table.order) == (C, "S")


def test_a_covered_opener_of_the_house():
    table = opened("mavr", "8H", dealer=B, seats=3, effects={"8": {"cover": True}})
    assert (table.mover, table.phase) == (B, "cover")
