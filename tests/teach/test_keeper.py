"""The score keeper: what is told about a game with real cards gives what the engine gives, and adds up on paper."""

from __future__ import annotations

import re
from typing import Any

import pytest

from stovka.core.chance import Seeded
from stovka.core.engine import play
from stovka.core.errors import Refusal
from stovka.core.events import Event
from stovka.core.moves import SCORE
from stovka.core.record import Seat
from stovka.games import VARIANTS, open_variant
from stovka.games.shedding.model import Counting
from stovka.play.session import Session
from stovka.play.setup import open_rules
from stovka.teach.keeper import Keeper, read
from stovka.teach.telling import tell
from stovka.text import Words
from stovka.text.bundle import languages

NAMES = ("Anna", "Boris", "Clara Maria", "Dan")
FAMILY = tuple(each for each in VARIANTS if each != "stovkahra")


def keeper(variant: str = "russian", *house: str, players: int = 3) -> Keeper:
    game, rules = open_rules(variant, house)
    return Keeper(game, rules, NAMES[:players])


def totals(kept: Keeper) -> tuple[int | None, ...]:
    return kept.game.look(kept.state, None).totals


def refused(kept: Keeper, text: str) -> str:
    before = (kept.state, list(kept.answers), list(kept.lines), len(kept.steps))
    with pytest.raises(Refusal) as refusal:
        kept.tell(text)
    assert (kept.state, kept.answers, kept.lines, len(kept.steps)) == before
    return refusal.value.problems[0].id


# --- the same as the engine -------------------------------------------------------------------------------------------


def played(variant: str, seed: int, players: int, steps: int = 3000) -> Session:
    game, rules = open_variant(variant)
    session = Session(game, rules, tuple(Seat(name, "bot", "beginner") for name in NAMES[:players]), seed)
    while not session.over and len(session.steps) < steps:
        session.step()
    return session


def codes(cards: Any) -> str:
    return " ".join(card.code for card in cards) or "-"


def told_of_round(state: Any) -> list[str]:
    """What somebody at the table would type about a round of the 101 family."""
    phase = state.phase
    assert isinstance(phase, Counting)
    lines = ["-" if phase.winner is None else f"{NAMES[phase.winner]} {phase.card}"]
    others = [seat for seat, hand in enumerate(state.hands) if hand is not None and seat != phase.winner]
    return [*lines, *(codes(state.hands[seat]) for seat in others)]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("variant", FAMILY)
def test_a_whole_match_told_from_the_table_gives_the_engines_totals_and_ranking(variant: str, players: int) -> None:
    session = played(variant, 3, players)
    kept = Keeper(session.game, session.rules, NAMES[:players])
    for step in session.steps:
        if step.move is SCORE:
            for line in told_of_round(step.before):
                kept.tell(line)
            assert totals(kept) == session.game.look(step.after, None).totals
            assert kept.steps[-1].events == step.events
    assert kept.over == session.over


def told_of_deal(state: Any, first: bool, points: bool) -> list[str]:
    """What somebody at the table would type about a deal of Stovkahra."""
    *before, last = state.tricks
    sevens = [f"{won.number} {NAMES[won.winner]} {won.card}" for won in before if won.card.rank == "7"]
    sets = [f"{NAMES[meld.seat]} {codes(meld.cards)}" for meld in state.melds]
    worth = sum({"A": 6, "K": 5, "Q": 4, "J": 3}.get(card.rank, 0) for card in state.taken[0])
    return [
        *([NAMES[state.dealer]] if first else []),
        str(worth) if points else codes(state.taken[0]),
        f"{NAMES[last.winner]} {last.card}",
        ", ".join(sevens) or "-",
        ", ".join(sets) or "-",
    ]


@pytest.mark.parametrize("points", [False, True])
@pytest.mark.parametrize("seed", [1, 2, 5])
def test_a_game_of_stovkahra_told_from_the_table_gives_the_engines_points(seed: int, points: bool) -> None:
    session = played("stovkahra", seed, 4)
    kept = Keeper(session.game, session.rules, NAMES)
    for step in session.steps:
        if step.move is SCORE:
            for line in told_of_deal(step.before, first=not kept.steps, points=points):
                kept.tell(line)
            assert totals(kept) == session.game.look(step.after, None).totals
        elif step.move.code in ("enough", "silent"):
            kept.tell(step.move.code)
    assert kept.over == session.over


def test_points_alone_give_the_same_sum_as_the_cards() -> None:
    for number in range(73):
        kept = keeper("stovkahra", players=4)
        kept.tell("Anna")
        if number in (1, 2, 70, 71):
            assert refused(kept, str(number)) == "keeper.no_points"
            continue
        for line in (str(number), "Boris 8H", "-", "-"):
            kept.tell(line)
        assert totals(kept) == (number, 78 - number, number, 78 - number)
        events: Any = kept.view(len(kept.steps) - 1).events
        assert [line.rule for line in events[0].lines] == (["keeper.taken"] if number else [])


# --- the printed ledger -----------------------------------------------------------------------------------------------


def added_up(text: str) -> None:
    """A count as it is printed adds up: addends, sum, total before and after."""
    told, _, totals_told = text.partition("; ")
    _, _, ledger = told.partition(": ")
    before, after = map(int, re.findall(r"-?\d+", totals_told))
    addends, equals, whole = ledger.partition(" = ")
    values = []
    for addend in addends.split(" + "):
        plain = re.sub(r"(10|[2-9AKQJ])[♠♥♦♣]", "", addend)
        values += [int(each) for each in re.findall(r"-?\d+", plain)[-1:]]  # before it only the number of a trick
    assert len(values) == len(addends.split(" + ")) or addends == "nothing", text
    if equals:
        assert sum(values) == int(whole), text
    assert before + sum(values) == after, text


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_count_adds_up_from_the_printed_text_alone(variant: str) -> None:
    session = played(variant, 8, 4)
    words = Words("en", NAMES, sides=session.table(None).sides)
    counts = 0
    for number, step in enumerate(session.steps):
        if step.move is SCORE:
            for said in tell(session.step_view(number, None), words):
                if "total" in said.text and "→" in said.text:
                    added_up(said.text)
                    counts += 1
    assert counts > 1


def test_the_totals_on_paper_follow_from_the_rounds_on_paper() -> None:
    kept = keeper("russian", players=2)
    words = Words("en", NAMES[:2])
    paper = {"Anna": 0, "Boris": 0}
    for line in (
        "Anna QS",
        "AC AD AH AS 10H 10C 10D 9C",
        "Boris 8H",
        "7C",
        "Anna 8C",
        "KC KD",
        "Anna QC",
        "KH 7D 8D",
    ):
        for view in kept.tell(line):
            for said in tell(view, words):
                name = said.text.partition(":")[0]
                if "→" in said.text:
                    added_up(said.text)
                    paper[name] = int(said.text.rpartition("→ ")[2].rstrip("."))
                elif "back to 0" in said.text:
                    paper[said.text.split()[0]] = 0
            assert tuple(paper.values()) == totals(kept)


# --- answers ----------------------------------------------------------------------------------------------------------


def test_players_are_named_by_name_beginning_or_number() -> None:
    for text in ("Clara Maria 8H", "clara maria 8h", "Cl 8H", "3 8♥", "clara maria 8H"):
        (entry,) = read(text, NAMES, who=True)
        assert (entry.seat, [card.code for card in entry.cards], entry.number) == (2, ["8H"], None)
    (entry,) = read("4 Boris 7C", NAMES, who=True)
    assert (entry.seat, entry.number) == (1, 4)
    (entry,) = read("4 2 7C", NAMES, who=True)
    assert (entry.seat, entry.number) == (1, 4)
    assert [entry.seat for entry in read("1 Anna 7H, dan 7C", NAMES, who=True)] == [0, 3]
    assert read(" - ", NAMES, who=True) == ()
    (entry,) = read("10H, 7c QS", NAMES, who=False)
    assert [card.code for card in entry.cards] == ["10H", "7C", "QS"]


@pytest.mark.parametrize(
    ("lines", "text", "id"),
    [
        ((), "Zoe 8H", "keeper.no_player"),
        ((), "8H", "keeper.no_player"),
        ((), "Anna 8X", "keeper.no_card"),
        ((), "Anna 8H 7H", "keeper.one_player"),
        ((), "Anna 8H, Boris 7C", "keeper.one_player"),
        ((), "Anna AS", "keeper.no_finish"),
        ((), "Anna 2H", "keeper.not_in_deck"),
        ((), "", "keeper.nothing_typed"),
        (("Anna 8H",), "8H", "keeper.twice"),
        (("Anna 8H",), "7C 7C", "keeper.twice"),
        (("Anna 8H",), "5C", "keeper.not_in_deck"),
        (("Anna 8H",), "7C 12", "keeper.only_cards"),
        (("Anna 8H", "7C"), "7C", "keeper.twice"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(lines: tuple[str, ...], text: str, id: str) -> None:
    kept = keeper()
    for line in lines:
        kept.tell(line)
    assert refused(kept, text) == id


def test_only_where_a_card_can_end_no_round_may_a_hand_be_empty() -> None:
    kept = keeper("russian")
    kept.tell("Anna 8H")
    kept.tell("-")
    kept = keeper("mavr")
    kept.tell("Anna 8H")
    assert refused(kept, "-") == "keeper.needs_cards"


def test_somebody_who_is_out_is_asked_no_more_and_named_no_more() -> None:
    kept = keeper("mavr")
    for line in ("Anna 8H", "AC AD AH AS 10H 10C 10D 10S KC KD KH KS 8C", "7C"):
        kept.tell(line)
    assert totals(kept)[1] is None
    assert refused(kept, "Boris 8H") == "keeper.player_out"
    kept.tell("Anna 8H")
    asked = kept.question
    assert asked is not None
    assert asked.facts["seat"] == 2


def test_a_blocked_round_is_counted_without_a_winner() -> None:
    kept = keeper("russian", "blocked=lowest_hand_wins")
    for line in ("-", "AC", "KC", "QC"):
        kept.tell(line)
    assert totals(kept) == (11, 0, 20)


@pytest.mark.parametrize(
    ("lines", "text", "id"),
    [
        (("Anna",), "AH 12", "keeper.cards_or_points"),
        (("Anna",), "6H", "keeper.not_in_deck"),
        (("Anna", "AH"), "Boris AH", "keeper.not_taken"),
        (("Anna", "AH"), "Anna", "keeper.one_card"),
        (("Anna", "AH", "Anna AH"), "Boris 8H", "keeper.one_seven"),
        (("Anna", "AH", "Anna 7H"), "Boris 7H", "keeper.twice"),
        (("Anna", "AH", "Anna AH"), "8 Boris 7H", "keeper.trick_number"),
        (("Anna", "AH", "Anna AH"), "1 Boris 7H, 1 Dan 7C", "keeper.trick_number"),
        (("Anna", "AH", "Anna AH", "-"), "Boris KH KC", "keeper.no_set"),
        (("Anna", "AH", "Anna AH", "-"), "Boris 9H 9C 9D", "keeper.no_set"),
        (("Anna", "AH", "Anna AH", "-"), "Boris KH KC QD", "keeper.no_set"),
        (("Anna", "AH", "Anna AH", "-"), "Boris KH KC KD, Dan KD KS KH", "keeper.twice"),
        (("Anna", "AH", "Anna AH", "-", "-"), "perhaps", "keeper.no_call"),
    ],
)
def test_what_cannot_be_in_stovkahra_is_refused(lines: tuple[str, ...], text: str, id: str) -> None:
    kept = keeper("stovkahra", players=4)
    for line in lines:
        kept.tell(line)
    assert refused(kept, text) == id


def test_the_trump_is_asked_for_only_where_it_counts() -> None:
    for house, asked in ((), "call"), (("first_trick_seven=52_trump",), "trump"):
        kept = keeper("stovkahra", *house, players=4)
        for line in ("Anna", "AH", "Anna AH", "1 Boris 7C", "-"):
            kept.tell(line)
        question = kept.question
        assert question is not None
        assert question.id == asked
    kept.tell("C")
    assert totals(kept)[1] == 72 - 6 + 52


def test_an_answer_is_taken_back_also_over_the_end_of_a_round() -> None:
    kept = keeper("russian")
    seen = []
    for line in ("Anna QS", "KC", "7C", "Boris 8H", "9C", "QC"):
        seen.append((kept.state, kept.question))
        kept.tell(line)
    while kept.lines:
        assert kept.undo()
        assert (kept.state, kept.question) == seen.pop()
    assert not kept.undo()


def test_words_of_ones_own_language_are_understood_and_kept_as_codes() -> None:
    kept = keeper("stovkahra", players=4)
    for line in ("Anna", "AH", "Anna AH", "-", "-"):
        kept.tell(line)
    kept.tell("ХВАТИТ", {"хватит": "enough"})
    assert kept.lines[-1] == "enough"
    assert kept.over
    with pytest.raises(Refusal):
        kept.tell("Anna")


@pytest.mark.parametrize("lang", languages())
def test_every_question_and_refusal_is_told_in_every_language(lang: str) -> None:
    words = Words(lang, NAMES)
    for id in ("out", "dealer", "last", "sevens", "sets", "trump"):
        assert words.text(f"keeper-ask-{id}")
    assert words.text("keeper-ask-hand", seat=1)
    assert words.text("keeper-ask-taken", side=0)
    kept = keeper("russian", players=2)
    with pytest.raises(Refusal) as refusal:
        kept.tell("Zoe 8H")
    assert "Zoe" in words.refusal(refusal.value)[0]


def test_the_count_is_the_engines_own() -> None:
    kept = keeper("russian", players=2)
    for line in ("Anna QS", "QC"):
        views = kept.tell(line)
    step = kept.steps[-1]
    again = play(kept.game, step.before, None, SCORE, Seeded(0))
    events: tuple[Event, ...] = views[0].events
    assert events == again.events
    assert totals(kept) == (-40, 20)
