"""The match: totals, limits both ways, who is out, and the ranking."""

from __future__ import annotations

import pytest

from stovka.games.shedding.game import SHEDDING
from stovka.games.shedding.model import Changed, MatchOver, Out
from tests.games.shedding.helpers import MAVRS, VARIANTS, A, B, C, D, ended

EVERY = pytest.mark.parametrize("variant", VARIANTS)
HAND = {4: "KC", 5: "KC", 8: "8C", 10: "10C", 11: "AC", 7: "7C", 6: "6C"}


def lose(variant: str, before: int, hand: str, **dials) -> tuple[int, str]:
    """B's total after he scored a hand, and the rule that spoke about it."""
    table = ended(variant, A, "8H", A="", B=hand, C="8D", totals=(0, before, 0), **dials)
    rules = [e.rule for e in table.steps[-1].events if isinstance(e, Changed | Out) and e.seat == B]
    return table.totals[B], rules[0] if rules else ""


def win(variant: str, before: int, last: str = "QC", **dials) -> tuple[int, str]:
    """A's total after he went out on a queen, and the rule that spoke about it."""
    table = ended(variant, A, last, A="", B="8C", C="8D", totals=(before, 0, 0), **dials)
    rules = [e.rule for e in table.steps[-1].events if isinstance(e, Changed | Out) and e.seat == A]
    return table.totals[A], rules[0] if rules else ""


@EVERY
def test_the_upper_limit(variant):
    """C35."""
    assert lose(variant, 92, "8C") == (100, "")
    assert lose(variant, 97, "KC") == (0, "match.reset")
    assert lose(variant, 97, "KC 9C JC") == (103, "match.out")
    assert lose(variant, 101 - 11 + 1, "AC") == (102, "match.out")


@EVERY
def test_exactly_the_limit_may_stand(variant):
    assert lose(variant, 97, "KC", exact_resets=False) == (101, "")
    assert lose(variant, 98, "KC", exact_resets=False) == (102, "match.out")


@EVERY
def test_the_limit_is_a_dial_and_the_lower_bound_follows_it(variant):
    assert lose(variant, 42, "8C", limit=50) == (0, "match.reset")
    assert lose(variant, 43, "8C", limit=50) == (51, "match.out")
    assert win(variant, -30, limit=50, low="reset_exact") == (0, "match.low_reset")
    assert win(variant, -31, limit=50, low="eliminate_below") == (-51, "match.low_out")
    assert lose(variant, 0, "JC", limit=1) == (2, "match.out")


@pytest.mark.parametrize("variant", ["russian", "alternative"])
def test_exactly_minus_101_is_back_to_nothing_and_below_stands(variant):
    """C35."""
    assert win(variant, -81) == (0, "match.low_reset")
    assert win(variant, -82) == (-102, "")
    assert win(variant, -80) == (-100, "")
    assert win(variant, -61, "QS") == (0, "match.low_reset")


def test_in_the_czech_game_who_falls_below_minus_101_is_out():
    assert win("czech", -81) == (-101, "")
    assert win("czech", -82) == (-102, "match.low_out")


@pytest.mark.parametrize("variant", MAVRS)
def test_mavr_has_no_lower_rule(variant):
    assert win(variant, -81) == (-101, "")
    assert win(variant, -200) == (-220, "")


@EVERY
@pytest.mark.parametrize(
    ("low", "exact", "below"),
    [
        ("reset_exact", (0, "match.low_reset"), (-102, "")),
        ("reset_at_or_below", (0, "match.low_reset"), (0, "match.low_reset")),
        ("eliminate_below", (-101, ""), (-102, "match.low_out")),
        ("reset_and_eliminate", (0, "match.low_reset"), (-102, "match.low_out")),
        ("none", (-101, ""), (-102, "")),
    ],
)
def test_every_lower_rule(variant, low, exact, below):
    assert win(variant, -80, low=low) == (-100, "")
    assert win(variant, -81, low=low) == exact
    assert win(variant, -82, low=low) == below


@EVERY
@pytest.mark.parametrize("low", ["reset_exact", "reset_at_or_below", "eliminate_below", "none"])
def test_a_total_may_be_cut_at_nothing_while_the_points_of_the_round_stand(variant, low):
    table = ended(variant, A, "QC", A="", B="8C", totals=(5, 0), floor="zero", low=low)
    assert table.points[A] == -20
    assert table.totals[A] == 0
    assert table.event(Changed)[:3] == ("match.floor", A, -15)
    assert table.score_line["reset"] == []
    assert win(variant, -90, floor="zero", low=low) == (0, "match.floor")
    assert win(variant, 20, floor="zero", low=low) == (0, "")


@EVERY
def test_everybody_is_checked_in_one_pass_on_the_new_totals(variant):
    table = ended(variant, A, "8H", A="", B="AC", C="8C", D="KC", totals=(3, 95, 93, 90))
    assert table.totals == [3, 106, 0, 94]
    assert (table.out, table.reset) == ([B], [C])
    line = table.score_line
    assert (line["points"], line["totals"]) == ([0, 11, 8, 4], [3, 106, 0, 94])
    assert (line["reset"], line["out"], line["winner"]) == ([C], [B], A)


def test_a_player_who_is_out_has_blank_cells():
    table = ended("russian", A, "8H", A="", B=None, C="8C", totals=(3, 106, 20))
    line = table.score_line
    assert (line["points"], line["totals"]) == ([0, None, 8], [3, None, 28])
    assert SHEDDING.look(table.state, A).totals == (3, None, 28)


# --- the end ---------------------------------------------------------------------------------------------------------


@EVERY
def test_the_last_one_left_wins_the_match(variant):
    table = ended(variant, A, "8H", A="", B="AC", totals=(50, 95))
    assert table.ranking == ((A,), (B,))
    assert table.event(MatchOver)[:2] == ("match.last_one", A)
    step = table.steps[-1]
    assert SHEDDING.write(step.before, step.move, step.events)[1] == {"type": "end", "ranking": [[A], [B]]}
    assert SHEDDING.over(table.state)


@EVERY
def test_the_match_goes_on_as_long_as_two_are_left(variant):
    table = ended(variant, A, "8H", A="", B="AC", C="8C", totals=(50, 95, 0))
    assert table.out == [B]
    assert not SHEDDING.over(table.state)
    assert table.phase == "deal"


@EVERY
def test_out_later_is_better_and_in_the_same_round_the_smaller_total(variant):
    table = ended(variant, A, "8H", A="", B="AC", C=None, D="8C", totals=(50, 95, 102, 99))
    # C went out in an earlier round with 102; B ends at 106, D at 107.
    assert table.ranking == ((A,), (B,), (D,), (C,))


@EVERY
def test_equal_totals_out_in_the_same_round_share_a_rank(variant):
    table = ended(variant, A, "8H", A="", B="AC", C="AD", totals=(50, 95, 95))
    assert table.ranking == ((A,), (B, C))


@EVERY
def test_nobody_left_after_a_blocked_round_the_nearest_to_the_limit_wins(variant):
    table = ended(variant, None, None, A="AC", B="AD", C="8C", totals=(95, 93, 101))
    assert table.totals == [106, 104, 109]
    assert table.event(MatchOver)[:2] == ("match.nobody_left", B)
    assert table.ranking == ((B,), (A,), (C,))


@EVERY
def test_nobody_left_with_equal_distances_shares_the_win(variant):
    table = ended(variant, None, None, A="AC", B="AD", C="8C", totals=(95, 95, 101))
    assert table.event(MatchOver).seat is None
    assert table.ranking == ((A, B), (C,))


def test_nobody_left_because_the_czech_winner_falls_below():
    table = ended("czech", A, "QS", A="", B="AC", C="KC 8C", totals=(-70, 95, 100))
    assert table.totals == [-110, 106, 112]
    assert table.ranking == ((B,), (A,), (C,))  # 9 below, 5 above, 11 above; then by smaller total
    table = ended("czech", A, "QS", A="", B="AC", C="KC 8C", totals=(-62, 95, 100))
    assert table.ranking == ((A,), (B,), (C,))
    table = ended("czech", A, "QS", A="", B="AC", C="KC 8C", totals=(-66, 95, 100))
    assert table.ranking == ((A, B), (C,))  # 5 below and 5 above


def test_nobody_left_those_out_before_rank_behind():
    table = ended("russian", None, None, A="AC", B="AD", C=None, totals=(95, 93, 102))
    assert table.ranking == ((B,), (A,), (C,))


def test_a_round_winner_at_a_limit_he_did_not_move_stays():
    """A winner with 0 points keeps a total that is exactly the limit only where that does not reset."""
    assert win("russian", 101, "8H", exact_resets=False) == (101, "")
    assert win("russian", 101, "8H") == (0, "match.reset")
