"""The door from facts to sentences: languages, names, cards, faults."""

import subprocess
import sys
from typing import Any

import pytest

from stovka.core.cards import card, cards
from stovka.core.errors import Problem
from stovka.core.moves import MOVES
from stovka.core.rules import Reason
from stovka.core.scores import Line
from stovka.games.shedding import model as shed
from stovka.games.shedding.model import Drew, Skipped
from stovka.games.tricks import model as tricks
from stovka.text import Words
from stovka.text.bundle import MissingText

NAMES = ("[bold]x", "<script>alert(1)</script>", "漢" * 40, "{ $seat }")


def penalty(by: int = 1, seat: int = 0, **more) -> Drew:
    return Drew("shed.effect.draw", seat, cards("8C KD"), 2, card("7D"), by)


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_only_text(name):
    words = Words(names=("Anna", name))
    assert name in words.event(penalty())
    assert name in words.reason(Reason("turn.not_yours", {"seat": 0, "mover": 1}))


def test_nothing_that_a_terminal_would_obey_comes_out():
    words = Words(names=("a\x1b[31m", "b"))
    assert words.event(penalty()).isprintable()
    assert words.problem(Problem("card.unknown", {"text": "\x1b[2J\u202e"})).isprintable()


def test_the_viewer_is_spoken_to_and_the_others_by_name():
    seen = {words.event(penalty()) for words in (Words(names=("Anna", "Boris"), viewer=at) for at in (None, 0, 1))}
    assert len(seen) == 3
    assert all("Anna" not in words for words in [Words(names=("Anna", "Boris"), viewer=0).event(penalty())])


def test_a_seat_without_a_name_is_called_by_its_number():
    assert "2" in Words().name(1)


def test_cards_have_signs_or_letters():
    assert Words().card(card("10H")) == "10♥"
    assert Words(signs=False).card(card("10H")) == "10H"
    assert Words(letters="international").card(card("QS")) == "Q♠"
    assert Words(signs=False).suit("H", "both") == Words(signs=False).suit("H")


def test_a_penalty_and_a_missed_turn_by_one_card_are_one_sentence():
    words = Words(names=("Anna", "Boris", "Clara"))
    skipped = Skipped("shed.effect.skip", 0, card("7D"), 1)
    assert len(words.events([penalty(), skipped])) == 1
    assert len(words.events([penalty(), skipped._replace(seat=2)])) == 2
    assert len(words.events([penalty(), skipped._replace(card=card("7H"))], "short")) == 2


def test_a_penalty_cut_short_tells_both_numbers():
    short = penalty()._replace(asked=5)
    for length in ("full", "short"):
        said = Words().event(short, length)
        assert "2" in said
        assert "5" in said


def test_cards_that_cannot_be_seen_are_not_told():
    hidden = penalty()._replace(cards=(None, None))
    assert "8♣" in Words().event(penalty())
    assert "8" not in Words().event(hidden)


def test_a_reason_without_the_cards_of_the_hand_is_still_a_sentence():
    facts = {"seat": 0, "top": card("9H")}
    for rule in ("shed.draw.can_play", "shed.draw.can_cover", "shed.pass.can_play", "shed.pass.can_cover"):
        Words().reason(Reason(rule, facts))
        assert "Q♠" in Words().reason(Reason(rule, {**facts, "cards": cards("QS")}))


def test_every_move_can_be_told_and_called_for():
    for move in MOVES.values():
        assert Words().move(move)
        assert Words().move(move, "do")


RARE: list[Any] = [
    shed.Ordered("shed.opening.own_suit", 1, "H", card("QH"), call=False),
    shed.Passed("shed.pass.no_cover", 1),
    shed.Passed("shed.pass.said", 1),
    shed.Took("shed.draw.said", 1, None, None),  # type: ignore[arg-type]
    shed.Drew("shed.finish.penalty", 0, (), 4, card("KS"), 1),
    shed.RoundOver("shed.finish.long", None, None, 1000),
    shed.Lowest("score.lowest_wins", 0, 3),
    shed.Lowest("score.lowest_tied", None, 3),
    shed.Changed("match.floor", 0, -20, 0),
    shed.MatchOver("match.nobody_left", None, ((0, 1), (2,))),
    tricks.Turn("turn.resume", 0, "play"),
    tricks.Said("claim.stolen", 0, "enough", 0, 40, 104, 100, "steals", (1,), ()),
]


@pytest.mark.parametrize("event", RARE, ids=[event.rule for event in RARE])
@pytest.mark.parametrize("length", ["full", "short"])
def test_events_too_rare_for_chance_are_told(event, length):
    assert Words(names=("Anna", "Boris", "Clara", "Dan"), viewer=0).event(event, length)


def test_reasons_too_rare_for_chance_are_told():
    words = Words(names=("Anna", "Boris", "Clara", "Dan"))
    assert words.reason(Reason("shed.suit.last", {"seat": 0, "card": card("QH"), "suit": "S"}))
    assert words.reason(Reason("meld.worthless", {"seat": 0, "rank": "9"}))
    assert words.line(Line("score.lowest", 0, facts=(("points", 7),)))
    facts = {"seat": 0, "card": card("8C"), "trump": "C", "number": 2, "led": card("9H"), "by": 3, "suit": "H"}
    best = {"winner": 1, "best": card("10C"), "partnered": False, "held": cards("AC")}
    assert "A♣" in words.reason(Reason("trick.must_overtrump", {**facts, **best}))


@pytest.mark.parametrize("lang", ["ru", "fr", "cs", "tlh"])
def test_a_language_without_texts_gives_english(lang):
    words = Words(lang)
    assert words.lang in (lang, "en")
    assert words.suit("H")


def test_what_is_missing_is_never_hidden():
    with pytest.raises(MissingText):
        Words().text("app-nothing-of-that-name")
    with pytest.raises(MissingText):
        Words().text("nobody-knows-this")
    with pytest.raises(MissingText):
        Words().why("shed.misfit", {"seat": 0})
    with pytest.raises(MissingText):
        Words().rule("shed.deal", deck=36)
    with pytest.raises(MissingText):
        Words().format("shed-deal", {}, "song")


def test_a_problem_in_a_file_says_where():
    inside = Problem("rules.unknown_dial", {"dial": "drawn", "nearest": "draw", "line": 1, "field": "rules"})
    words = Words()
    assert words.problem(inside) != words.problem(Problem(inside.id, {"dial": "drawn", "nearest": "draw"}))
    words.problem(Problem("record.name_length", {"length": 41, "most": 40}))


def test_importing_the_words_does_not_load_fluent_and_one_sentence_parses_no_rule():
    code = (
        "import sys\nfrom stovka.text import Words\nassert 'fluent' not in sys.modules\n"
        "from stovka.core.errors import Problem\nfrom stovka.text import bundle\n"
        "Words().problem(Problem('record.empty', {'line': 1}))\n"
        "print(bundle.sources.cache_info().currsize)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(done.stdout) <= 2


def test_the_name_of_a_line_of_a_record_has_its_article():
    said = Words().problem(Problem("record.misplaced", {"line": 3, "field": "type", "found": "undo", "wanted": "move"}))
    assert said == "Line 3: here a move line must stand, not an undo line."
