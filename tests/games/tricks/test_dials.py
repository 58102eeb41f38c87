"""Each dial changes something, is checked, and is told with all that is wrong at once."""

from __future__ import annotations

import pytest

from stovka.core.cards import cards
from stovka.core.chance import Quick, Seeded
from stovka.core.engine import play
from stovka.core.errors import Refusal
from stovka.core.moves import DEAL
from stovka.core.rules import DECIDED
from stovka.games import VARIANT_DIR
from stovka.games.tricks.dials import DIALS
from stovka.games.tricks.effects import dealt
from stovka.games.tricks.game import TRICKS
from stovka.games.tricks.ruleset import build
from tests.games.tricks.table import Taken, rules, take


def test_every_dial_is_declared_once_with_its_choices_and_standing() -> None:
    assert set(DIALS) == {
        *("packets", "must_overtrump", "must_beat", "meld_window", "last_trick_seven", "first_trick_seven"),
        *("target", "claim_window", "false_claim", "steal_claim"),
    }
    assert DIALS["must_beat"].standing is DECIDED
    assert DIALS["target"].default == 100
    assert all(dial.group for dial in DIALS.values())


def test_the_built_in_variant_says_nothing_but_the_game() -> None:
    lines = (VARIANT_DIR / "stovkahra.toml").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#")] == ['game = "stovkahra"']


def test_packets_decide_which_cards_go_where() -> None:
    deck = rules().deck
    three_three = dealt(deck, (1, 2, 3, 0), rules().packets)
    three_two = dealt(deck, (1, 2, 3, 0), rules(packets="3-2-3").packets)
    assert three_three[1] == deck[0:3] + deck[12:15] + deck[24:26]
    assert three_two[1] == deck[0:3] + deck[12:14] + deck[20:23]
    assert three_three[0][-1] is three_two[0][-1] is deck[-1]


def test_the_last_card_is_the_dealers_and_sets_the_trump() -> None:
    for packets in ("3-3-2", "3-2-3"):
        state = play(TRICKS, TRICKS.start(rules(packets=packets), 4), None, DEAL, Quick(4)).after
        assert state.dealer is not None
        assert state.turned is state.hands[state.dealer][-1]
        assert state.turned is not None
        assert state.trump == state.turned.suit
        assert TRICKS.mover(state) == (state.dealer + 1) % 4


def test_the_first_dealer_is_drawn_by_lot() -> None:
    dealers = {play(TRICKS, TRICKS.start(rules(), 4), None, DEAL, Seeded(seed)).after.dealer for seed in range(40)}
    assert dealers == {0, 1, 2, 3}


def test_a_last_trick_won_by_a_seven_may_count_six_and_twenty_six() -> None:
    assert take("7S 8H 9H 10H", 8, last_trick_seven="additive_32").bonus == 32
    assert take("KS 7H 8S 9S", 8, last_trick_seven="additive_32").bonus == 6


@pytest.mark.parametrize(
    ("dial", "trump_seven", "other_seven"),
    [("0", 0, 0), ("10", 10, 10), ("52_trump", 52, 0), ("52_any", 52, 52)],
)
def test_a_first_trick_won_by_a_seven_has_four_readings(dial: str, trump_seven: int, other_seven: int) -> None:
    rule = "score.trick.first_seven"
    assert take("10H 7C 8H 9H", 1, first_trick_seven=dial) == Taken(1, trump_seven, rule)
    assert take("7H 8S 9S 10S", 1, first_trick_seven=dial) == Taken(0, other_seven, rule)
    assert take("8H 9S 10S JS", 1, first_trick_seven=dial) == Taken(0, 0, "")


def test_all_that_is_wrong_with_house_rules_is_told_at_once() -> None:
    with pytest.raises(Refusal) as refusal:
        build("stovkahra", [], {"packets": "4-4", "target": 0, "must_beet": True, "steal_claim": "yes"})
    assert sorted(problem.id for problem in refusal.value.problems) == [
        "rules.bad_choice",
        "rules.bad_flag",
        "rules.bad_number",
        "rules.unknown_dial",
    ]
    assert refusal.value.usage


def test_a_setting_that_changes_nothing_is_dropped_but_refused_in_a_record() -> None:
    assert build("stovkahra", [], {"target": 100, "must_beat": True}).differences == {"must_beat": True}
    with pytest.raises(Refusal) as refusal:
        build("stovkahra", [], {"target": 100}, strict=True)
    assert [problem.id for problem in refusal.value.problems] == ["rules.changes_nothing"]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_only_four_can_play(players: int) -> None:
    with pytest.raises(Refusal) as refusal:
        TRICKS.start(rules(), players)
    assert refusal.value.problems[0].id == "rules.players"


def test_the_pack_holds_72_points() -> None:
    from stovka.games.tricks.scoring import cards_worth

    assert cards_worth(rules().deck) == 72
    assert cards_worth(cards("AC KC QC JC 10C 9C 8C 7C")) == 18
