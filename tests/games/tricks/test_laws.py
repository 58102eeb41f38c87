"""What holds in every match, whatever the dials: the sum of the points, the cards, the fold, what is hidden."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from stovka.core.cards import deck
from stovka.core.engine import Step
from stovka.games.tricks.dials import DIALS
from stovka.games.tricks.game import TRICKS
from stovka.games.tricks.look import known
from stovka.games.tricks.model import Counted, Scored, SoFar, State
from stovka.games.tricks.rulebook import RULEBOOK
from tests.games.tricks.table import rules, steps

IDS = {rule.id for rule in RULEBOOK}


def any_house(seed: int) -> dict[str, object]:
    """Every dial turned at random."""
    luck = random.Random(seed)
    house: dict[str, object] = {}
    for name, dial in DIALS.items():
        options = dial.choices or ((False, True) if isinstance(dial.default, bool) else (100, 60, 300))
        value = luck.choice(options)
        if value != dial.default:
            house[name] = value
    return house


def expected_sum(state: State) -> int:
    """Both sides' points of a deal by the law: 72, the last trick, ten for each other seven, the first, the sets."""
    total = 72 + sum(meld.points for meld in state.melds)
    for won in state.tricks:
        seven = won.card.rank == "7"
        if won.number == 8:
            additive = state.rules.settings["last_trick_seven"] == "additive_32"
            total += (32 if additive else 26) if seven else 6
        elif won.number == 1 and seven:
            is_trump = won.card.suit == state.trump
            total += {"0": 0, "10": 10, "52_any": 52, "52_trump": 52 * is_trump}[
                state.rules.settings["first_trick_seven"]
            ]
        elif seven:
            total += 10
    return total


def check_sum(step: Step) -> bool:
    """True when the step counted a deal; fails when the points are not what the law says."""
    scored = [each for each in step.events if isinstance(each, Scored)]
    for each in scored:
        assert sum(each.points) == expected_sum(step.before)
        assert each.points == step.before.gained, "points so far become the points of the deal"
        assert each.totals == tuple(map(sum, zip(step.before.totals, each.points, strict=True)))
    for counted in (each for each in step.events if isinstance(each, Counted)):
        assert counted.points == sum(line.value for line in counted.lines)
        assert {line.rule for line in counted.lines} <= IDS
    return bool(scored)


def sum_law(matches: int, deals: int) -> int:
    """The law over so many random matches with random dials; the number of deals counted."""
    return sum(
        check_sum(step) for seed in range(matches) for step in steps(rules(**any_house(seed)), seed, deals, silent=True)
    )


def test_the_points_of_both_sides_are_72_the_last_trick_the_sevens_and_the_sets() -> None:
    assert sum_law(matches=150, deals=2) == 300


def test_every_card_is_always_in_one_place() -> None:
    for seed in range(20):
        for step in steps(rules(**any_house(seed)), seed, deals=2):
            state = step.after
            cards = [card for hand in state.hands for card in hand]
            cards += [card for _, card in state.trick]
            cards += [card for taken in state.taken for card in taken]
            assert sorted(cards) == list(deck(32))


def test_events_folded_one_by_one_give_the_state_folded_at_once() -> None:
    for seed in range(20):
        for step in steps(rules(**any_house(seed)), seed, deals=2):
            state = step.before
            for event in step.events:
                assert event.rule in IDS
                state = TRICKS.evolve(state, (event,))
            assert state == step.after


def test_points_so_far_never_fall_within_a_deal() -> None:
    for seed in range(20):
        played = list(steps(rules(**any_house(seed)), seed, deals=2))
        for before, after in pairwise([step.after for step in played]):
            for side in (0, 1):
                assert before.totals[side] + before.gained[side] <= after.totals[side] + after.gained[side]


def shuffled(state: State, seat: int, luck: random.Random) -> State:
    """The same table with everything that a seat cannot see dealt out anew."""
    others = [other for other in range(4) if other != seat]
    seen = {other: known(state, other) for other in others}
    hidden = [card for other in others for card in state.hands[other] if card not in seen[other]]
    luck.shuffle(hidden)
    hands = list(state.hands)
    for other in others:
        size = len(state.hands[other]) - len(seen[other])
        hands[other] = (*hidden[:size], *seen[other])
        hidden = hidden[size:]
    return state._replace(hands=tuple(hands))


def test_what_a_seat_cannot_see_changes_nothing_in_its_view() -> None:
    luck = random.Random(1)
    for seed in range(12):
        for step in steps(rules(**any_house(seed)), seed, deals=2):
            for seat in range(4):
                for state in (step.before, step.after):
                    view = TRICKS.look(state, seat)
                    assert TRICKS.look(shuffled(state, seat, luck), seat) == view
                    _no_leak(state, seat, repr((view.hands, view.zones, view.badges)))


def _no_leak(state: State, seat: int, text: str) -> None:
    """No code of a card that the seat cannot see stands in the text of its view."""
    for other in range(4):
        if other != seat:
            for card in set(state.hands[other]) - set(known(state, other)):
                assert f"{card.code}," not in text.replace(")", ",").replace("}", ","), (card, text)


def test_a_deal_is_told_to_each_seat_with_its_own_cards_only() -> None:
    deal = next(iter(steps(rules(), 7)))
    for seat in range(4):
        told = [TRICKS.tell(deal.before, event, seat) for event in deal.events]
        assert deal.after.turned in {getattr(event, "card", None) for event in told}
        cards = {card for event in told for card in getattr(event, "cards", ()) if card is not None}
        assert cards == set(deal.after.hands[seat])
        assert set(told[0].deck) == {None}  # type: ignore[attr-defined]
    assert tuple(TRICKS.tell(deal.before, event, None) for event in deal.events) == deal.events


def test_a_steady_player_chooses_by_his_view_and_only_legal_moves() -> None:
    luck = random.Random(2)
    for seed in range(8):
        house = rules(**any_house(seed))
        for step in steps(house, seed, deals=1):
            seat = TRICKS.mover(step.after)
            if seat is not None:
                options = TRICKS.moves(step.after)
                choice = TRICKS.steady(house, TRICKS.look(step.after, seat), options)
                assert choice in options
                assert TRICKS.steady(house, TRICKS.look(shuffled(step.after, seat, luck), seat), options) is choice


def test_a_foretold_move_tells_what_it_then_does_and_nothing_hidden() -> None:
    luck = random.Random(3)
    for seed in range(8):
        for step in steps(rules(**any_house(seed)), seed, deals=1):
            if step.seat is None:
                continue
            told = TRICKS.preview(step.before, step.seat, step.move)
            assert told == TRICKS.preview(shuffled(step.before, step.seat, luck), step.seat, step.move)
            assert {event.rule for event in told} <= IDS
            certain = tuple(event for event in told if not isinstance(event, SoFar))
            assert certain == (step.events[:1] if step.move.code == "pass" else step.events)


@pytest.mark.parametrize("seed", range(3))
def test_equal_luck_and_moves_give_equal_matches(seed: int) -> None:
    one, two = (list(steps(rules(), seed, deals=1)) for _ in range(2))
    assert [step.events for step in one] == [step.events for step in two]
