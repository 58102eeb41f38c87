"""Every fact that is told is true: of verdicts, events, foretold effects and counts, in every game and variant."""

from __future__ import annotations

from typing import Any

import pytest

from stovka.core.cards import card
from stovka.core.moves import DRAW, MOVES, PASS
from stovka.games import GAMES
from stovka.games.shedding.game import SHEDDING
from stovka.games.shedding.model import DRAWN, Answer, Cover, Debt, Drew
from stovka.text.say import Words
from tests.facts import walk
from tests.facts.positions import Position, all_positions, walked
from tests.facts.proof import Case, Prover, Tally
from tests.facts.shake import Shaker
from tests.facts.walk import FAMILIES, Walk, run
from tests.games.shedding.helpers import A, B, at

PLACES = all_positions()


@pytest.fixture(scope="module")
def tally() -> Tally:
    """What a few thousand random steps proved."""
    return run(4000)


def test_every_fact_of_random_play_is_proved(tally: Tally) -> None:
    assert not tally.faults, tally.told()
    assert tally.steps == 4000
    assert tally.facts > 100_000


@pytest.mark.parametrize("place", PLACES, ids=[f"{place.rules.split()[0]}-{n}" for n, place in enumerate(PLACES)])
def test_every_fact_of_a_rare_position_is_proved(place: Position) -> None:
    tally = Tally()
    walked(place, tally)
    assert not tally.faults, tally.told()
    assert [rule for rule in place.rules.split() if not tally.met[rule]] == [], "these rules are not at work here"


def test_every_rule_has_a_proof_and_is_met(tally: Tally) -> None:
    placed = Tally()
    for place in PLACES:
        walked(place, placed)
    for game in GAMES.values():
        ids = {rule.id for rule in game.rulebook}
        assert ids == FAMILIES[game.id].book.rules
        assert {rule for rule in ids if not tally.met[rule] and not placed.met[rule]} == set()


# --- the proofs are no shells ---------------------------------------------------------------------------------------


def test_a_fact_that_is_changed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each fact of each rule is changed in turn, and no checker believes the change."""
    shakers: dict[Any, Shaker] = {}

    def shaker(book: Any, tally: Tally) -> Shaker:
        return shakers.setdefault(id(book), Shaker(book, tally).begin(1))

    monkeypatch.setattr(Walk, "prover_type", staticmethod(shaker))
    tally = Tally()
    for place in PLACES:
        walked(place, tally)
    run(tally.steps + 1500, 4, tally=tally)
    assert {key: told for each in shakers.values() for key, told in each.believed.items()} == {}
    assert sum(len(each.tried) for each in shakers.values()) > 600


def test_what_nobody_proves_is_a_fault() -> None:
    tally = Tally()
    table = at("russian", "9H", A="8C JC")
    case = Case(FAMILIES["101"].past.of(table.state), table.state, A, MOVES["8C"])
    prover = Prover(FAMILIES["101"].book, tally)
    facts = SHEDDING.judge(table.state, A, MOVES["8C"]).forbids[0].facts
    prover.prove(case, "shed.misfit", "Reason", facts)
    assert not tally.faults
    prover.prove(case, "shed.misfit", "Reason", {**facts, "news": 1})
    prover.prove(case, "shed.misfit", "News", facts)
    prover.prove(case, "shed.misfit", "Reason", {**facts, "top": card("9C")})
    assert list(tally.faults) == [
        "shed.misfit (Reason): nobody proves news",
        "shed.misfit (News) has no checker",
        "shed.misfit (Reason): top is told as 9C but is 9H",
    ]


def test_a_walk_goes_on_past_a_fault_of_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walk, "tables", lambda seed: iter([(SHEDDING, at("russian", "9H").state.rules, 2)]))
    monkeypatch.setattr(Walk, "judge_all", lambda self: 1 / 0)
    assert list(run(5).faults) == ["ZeroDivisionError: division by zero"]


# --- faults that the proofs found -----------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", [DRAWN, Cover(card("6H")), Answer(Debt("6", 1, True, B, card("6H")))])
def test_what_the_phase_asks_of_the_mover_is_not_said_of_others(phase: Any) -> None:
    """B has drawn nothing, owes no cover and is asked for no answer."""
    table = at("mavr", "6H", A="8C JC", B="6C KD", phase=phase)
    for move in (DRAW, PASS):
        verdict = SHEDDING.judge(table.state, B, move)
        assert [reason.rule for reason in (*verdict.permits, *verdict.forbids)] == ["turn.not_yours"]


def test_a_card_that_is_not_held_is_not_called_the_last_one() -> None:
    table = at("russian", "9H", A="9S", no_finish_mode="not_last")
    verdict = SHEDDING.judge(table.state, A, MOVES["AH"])
    assert [reason.rule for reason in verdict.forbids] == ["hand.not_held"]


def test_nobody_foresees_how_the_pile_will_be_shuffled() -> None:
    table = at("russian", "9H", A="KC JS", stock="", below="8C 7D")
    recycled, took = SHEDDING.preview(table.state, A, DRAW)
    assert recycled.cards == (None, None)  # type: ignore[attr-defined]
    assert took.card is None  # type: ignore[attr-defined]


def test_a_penalty_cut_short_says_how_much_of_it_there_was() -> None:
    """Two cards lie in the stock and one under the king: three of the five that it asks for."""
    table = at("russian", "9S", A="KS 8C", B="8D JC", stock="10C 10D").play("KS", recycled="9S")
    drew = table.event(Drew)
    assert (len(drew.cards), drew.asked) == (3, 5)
    words = Words("en", ("Anna", "Boris"))
    for length in ("full", "short"):
        assert "3 of 5" in words.event(drew, length)
