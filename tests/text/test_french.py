"""What only French asks for: articles and elisions with cards and names, no-break spaces before its signs."""

from __future__ import annotations

import re

import pytest

from stovka.core.cards import Card, card
from stovka.core.mends import Mend
from stovka.games.shedding.model import Skipped
from stovka.text import Words
from tests.text.messages import parts
from tests.text.test_languages import literal, told, where


def missed(by: str, what: Card, viewer: int | None = None) -> str:
    return Words("fr", names=("Boris", by), viewer=viewer).event(Skipped("shed.effect.skip", 0, what, 1))


@pytest.mark.parametrize(
    ("name", "of"),
    [
        ("Clara", "de Clara"),
        ("Alice", "d’Alice"),
        ("Élodie", "d’Élodie"),
        ("Œdipe", "d’Œdipe"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Hugo", "de Hugo"),
        ("Борис", "de Борис"),
        ("[bold]x", "de [bold]x"),
    ],
)
def test_a_card_is_somebodys_with_an_elision_before_a_vowel(name, of):
    assert missed(name, card("7D")) == f"Boris saute son tour à cause du 7♦ {of}."


@pytest.mark.parametrize(
    ("code", "of"), [("7S", "du 7♠"), ("10H", "du 10♥"), ("KC", "du R♣"), ("QD", "de la D♦"), ("AS", "de l’A♠")]
)
def test_a_card_has_the_article_of_its_word(code, of):
    assert missed("Clara", card(code)) == f"Boris saute son tour à cause {of} de Clara."


def test_the_viewer_is_told_of_a_card_and_a_turn_as_theirs():
    assert missed("Clara", card("AS"), viewer=1) == "Boris saute son tour à cause de votre A♠."
    assert missed("Clara", card("AS"), viewer=0) == "Vous sautez votre tour à cause de l’A♠ de Clara."


def test_si_is_elided_and_said_before_each_condition():
    words = Words("fr", names=("Anna", "Boris"))
    both = (Mend("mend.no_stock", {}), Mend("mend.without", {"seat": 0, "cards": (card("QH"),)}))
    assert words.mends([both]) == "Ce serait permis s’il ne restait plus rien à piocher et si Anna n’avait pas D♥."


def test_a_no_break_space_stands_before_double_signs_and_inside_quotation_marks():
    wrong = [
        f"{where(part)}: {literal(part).strip()!r}"
        for part in parts("fr")
        if part.part not in ("usage", "example") and re.search(r" [:;!?»](?=[\s.,)]|$)|« ", literal(part))
    ]
    assert not wrong, told(wrong)
