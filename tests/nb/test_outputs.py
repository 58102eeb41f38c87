"""Outputs: all text is escaped, every one has HTML and plain text, and no layout knows a game by name."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import stovka.nb
from stovka.core.cards import card, cards
from stovka.core.views import Badge, TableView, Zone
from stovka.nb import Game, Position, Stepper, legal, show
from stovka.nb.errors import Refused
from stovka.nb.markup import Html, html, tag
from stovka.nb.style import STYLE, squeezed
from stovka.nb.tableau import in_hand_order, table_html, table_text
from stovka.text import Words
from tests.nb.helpers import RECORDS, teller

EVIL = ["<script>alert(1)</script>", "[bold]x", '"><img src=x onerror=alert(1)>']
VOID = {"img", "br"}


class Checked(HTMLParser):
    """Collects tags and attributes; every tag must be closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.words = ""
        self.feed(text)
        self.close()
        assert not self.open, f"not closed: {self.open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


def test_names_are_text_whatever_is_in_them():
    position = Position("mavr", top="7S", hands="6S 7H QD | 9C 10C | 8C", names=EVIL, lang="en")
    outputs = [position, position.legal(), position.judge("7H"), position.play("7H"), position.play("7H", "KH")]
    for output in outputs:
        found = Checked(output._repr_html_())
        assert found.tags <= {"style", "div", "p", "b", "small", "table", "tr", "th", "td", "i", "ul", "li", "h4"}
        assert not {name for name in found.attributes if name.startswith("on")} | ({"src", "href"} & found.attributes)
    told = Checked(outputs[3]._repr_html_()).words
    assert "[bold]x" in told
    assert EVIL[2] in told
    assert EVIL[2] in repr(outputs[3])


def test_whatever_is_put_into_a_tag_is_escaped_once():
    assert tag("p", "a < b & c", cls='x"y') == '<p class="x&quot;y">a &lt; b &amp; c</p>'
    assert html(tag("b", "<"), [3, "&"]) == "<b>&lt;</b>3&amp;"
    assert isinstance(html("x"), Html)


@pytest.mark.parametrize("name", RECORDS)
def test_every_kind_of_step_of_every_record_is_well_formed_and_has_a_text(name):
    told = teller(name, "all")
    for at in range(0, len(told), 1 + len(told) // 25):
        Checked(told.html(at))
        lines = told.text(at).splitlines()
        assert lines[0] == told.head(told.match.view(at))
        for each in told.told(told.match.view(at)):
            assert each.text in told.text(at)


def test_the_table_is_laid_out_from_zones_and_places_of_any_game():
    view = TableView(
        game="a game that nobody knows",
        viewer=0,
        round=1,
        number=3,
        dealer=3,
        mover=0,
        phase="play",
        hands=(cards("AH 7S"), (None, None), (None,), None),
        totals=(75, 0, 75, 0),
        sides=(0, 1, 0, 1),
        zones=(
            Zone("trick", "centre", cards("10H 7H"), (2, 3)),
            Zone("turned", "head", cards("8C")),
            Zone("taken", "side-1", (None,) * 8),
        ),
        badges=(Badge("ordered", {"suit": "S", "by": 1, "card": card("QH")}), Badge("tricks", {})),
    )
    words = Words("en", ["Anna", "Boris", "Clara", "Dan"], 0)
    shown = Checked(table_html(words, view, card("7H")))
    lines = table_text(words, view)
    for told in (shown.words, "\n".join(lines)):
        for piece in ("10♥", "8♣", "Clara", "out of the match", "75"):
            assert piece in told
        assert words.text("nb-zone-taken", side=1, count=8) in told
    first = table_html(words, view).index("8♣")
    assert first < table_html(words, view).index("10♥"), "what lies at the head comes first"


def test_a_full_trick_is_shown_once_more_before_it_is_taken_away():
    played = Position("stovkahra", trump="KC", trick="10H 7H 7C", hands="8H 9H | ? | ? | ?", lang="en").play("8H")
    told = repr(played)
    assert re.search(r"10♥ Boris +7♥ Clara +7♣ Dan +8♥ Anna", told)
    assert played._repr_html_().count("big") >= 4


def test_a_refused_move_says_what_would_let_it_through():
    told = repr(legal(Position("mavr", top="7S", hands="6S 9C | ? | ?", lang="en")))
    assert "if the top card were a club or a nine" in told


def test_a_hand_is_grouped_by_suit_and_its_backs_come_last():
    hand = (None, card("QD"), card("7S"), card("10H"), card("6S"))
    assert in_hand_order(hand) == [*cards("6S 7S 10H QD"), None]


def test_nothing_here_asks_which_game_it_is():
    for path in Path(stovka.nb.__file__).parent.glob("*.py"):
        source = re.sub(r'""".*?"""', "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert not re.search(r"stovkahra|\.game == |\.id == |\"101\"", source), path.name


# --- looks ----------------------------------------------------------------------------------------------------------


def luminance(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(ink: str, paper: str) -> float:
    one, other = sorted((luminance(ink), luminance(paper)), reverse=True)
    return (one + 0.05) / (other + 0.05)


def declared(selector: str, name: str) -> str:
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", STYLE):
        if selector in selectors.split(","):
            for told in body.split(";"):
                key, _, value = told.partition(":")
                if key == name:
                    return str(value)
    raise AssertionError(f"{selector} declares no {name}")


def test_cards_can_be_read_in_any_theme():
    paper = declared(".stovka b.k", "background")
    assert contrast(declared(".stovka b.k", "color"), paper) >= 4.5
    assert contrast(declared(".stovka b.r", "color"), paper) >= 4.5
    assert contrast(declared(".stovka b.x", "color"), declared(".stovka b.x", "background")) >= 4.5


def test_everything_but_a_card_takes_the_ink_of_the_theme():
    inks = re.findall(r"([^{}]+)\{[^{}]*?(?<![-\w])color:([^;}]*)", STYLE)
    own = {selector for selector, ink in inks if ink.startswith("#")}
    assert all(" b." in selector for selector in own)


def test_the_style_sheet_loses_nothing_but_space():
    assert squeezed("/* a */ .x > b,\n .y {\n  margin: 0 1px; }\n") == ".x>b,.y{margin:0 1px}"
    assert "\n" not in STYLE


# --- positions and games --------------------------------------------------------------------------------------------


def test_the_whole_hand_is_told_with_the_rule_behind_each_card():
    told = repr(legal(Position("mavr", top="7S", hands="6S 9C QD | ? | ?", lang="en")))
    assert "✓ yes  6♠" in told
    assert "✗ no  9♣" in told
    assert told.count("Q♦") >= 2
    assert "neither a spade nor a seven" in told


def test_a_position_is_seen_with_the_movers_eyes_unless_said_otherwise():
    words = {"top": "7S", "hands": "6S 7H | 9C 10C", "lang": "en"}
    assert "10♣" not in repr(Position("mavr", **words))
    assert "7♥" not in repr(Position("mavr", mover=1, **words))
    assert "10♣" in repr(Position("mavr", seat="all", **words))
    assert "10♣" in repr(Position("mavr", seat="Boris", **words))


def test_a_position_stays_as_it_is_when_it_is_played_from():
    position = Position("mavr", top="7S", hands="6S 7H QD | 9C | 8C", lang="en")
    before = repr(position)
    played = position.play("7H", "draw")
    assert isinstance(played, Stepper)
    assert len(played) == 2
    assert repr(position) == before


def test_a_move_that_is_not_legal_is_told_with_its_reason():
    position = Position("mavr", top="7S", hands="6S 9C QD | ? | ?", lang="en")
    assert repr(position.play("9C")).startswith("No: play 9♣.")
    assert repr(position.judge("qd:h")).startswith("Yes: play Q♦")
    with pytest.raises(ValueError, match="7Z"):
        position.judge("7Z")


def test_a_wrong_position_is_refused_in_sentences_without_a_traceback():
    with pytest.raises(Refused) as caught:
        Position("mavr", top="7S", hands="7S 1H", lang="en")
    told = caught.value._render_traceback_()
    assert len(told) == 2
    assert "7♠" in told[0]
    assert "“1H”" in told[1]


def test_a_broken_record_is_refused_in_a_sentence(tmp_path):
    path = tmp_path / "x.stovka.jsonl"
    path.write_text("{}", encoding="utf-8")
    with pytest.raises(Refused) as caught:
        show(path, lang="en")
    assert len(str(caught.value).splitlines()) == 1


@pytest.mark.parametrize("variant", ["mavr", "stovkahra"])
def test_a_game_is_played_to_its_end_by_calls_with_ones_own_eyes_only(variant):
    game = Game(variant, seed=5, bots="beginner", lang="en")
    for _ in range(2000):
        if game.over:
            break
        Checked(game._repr_html_())
        session = game.session
        hidden = [card for hand in session.table(None).hands[1:] for card in hand or ()]
        if session.mover == 0:
            assert any(card is None for hand in session.table(0).hands[1:] for card in hand or ()) or not hidden
            code = session.hint(0).code
            assert "✓ yes" in repr(game.legal())
            game.play(code)
        else:
            game.next()
    assert game.over
    assert len(game.show()) == len(game.session.steps)


def test_a_refused_move_in_a_game_changes_nothing():
    game = Game("mavr", players=3, seed=7, lang="en")
    steps = len(game.session.steps)
    assert repr(game.play("6C")).startswith("No: ")
    assert len(game.session.steps) == steps


def test_the_rule_book_and_a_difference_are_pages_too():
    for page in (stovka.nb.rules("mavr", lang="en"), stovka.nb.diff("russian", "mavr", lang="en")):
        Checked(page._repr_html_())
        assert len(repr(page)) > 500
