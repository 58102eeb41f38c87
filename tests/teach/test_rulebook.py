"""The rule book: every rule that can apply and no other, in words, with its standing; and what differs."""

from __future__ import annotations

import random

import pytest

from stovka.core.cards import CARDS
from stovka.core.chance import Quick
from stovka.core.engine import play
from stovka.core.errors import Refusal
from stovka.core.rules import Part
from stovka.games import GAMES, VARIANTS, open_variant
from stovka.teach.document import Heading, render
from stovka.teach.rulebook import applying, book, book_page, difference, difference_page
from stovka.text import Words
from stovka.text.bundle import sources
from stovka.text.say import key_of
from tests.laws.world import any_rules, players_of

WORDS = Words()
ROUNDS = 12


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_book_has_every_rule_that_applies_once_and_in_order(variant: str) -> None:
    game, rules = open_variant(variant)
    found = book(game, rules, WORDS)
    ids = [each.id for each in found.entries]
    assert ids == [rule.id for rule in applying(game, rules)]
    assert len(set(ids)) == len(ids)
    parts = [list(Part).index(each.part) for each in found.entries]
    assert parts == sorted(parts)
    assert all(each.text and each.standing for each in found.entries)
    assert [each.name for each in found.settings] == list(game.dials)
    assert not any(each.changed for each in found.settings)


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_rule_of_the_book_says_that_it_is_not_of_this_game(variant: str) -> None:
    game, rules = open_variant(variant)
    for each in book(game, rules, WORDS).entries:
        assert "Not in this game" not in each.text, each.id


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_rule_at_work_in_random_matches_stands_in_the_book(variant: str) -> None:
    luck = random.Random(5)
    for number in range(ROUNDS):
        game, rules = any_rules(variant, luck) if number else open_variant(variant)
        if not players_of(rules):
            continue
        shown = {rule.id for rule in applying(game, rules)}
        state = game.start(rules, luck.choice(players_of(rules)))
        chance = Quick(number)
        for _ in range(400):
            if game.over(state):
                break
            seat = None
            move = game.due(state)
            if move is None:
                seat = game.mover(state)
                assert seat is not None
                for candidate in game.candidates(state, seat):
                    verdict = game.judge(state, seat, candidate)
                    for reason in (*verdict.permits, *verdict.forbids):
                        assert reason.rule in shown, (reason.rule, rules)
                move = luck.choice(game.moves(state))
            step = play(game, state, seat, move, chance)
            for event in step.events:
                assert event.rule in shown, (event.rule, rules)
                assert {line.rule for line in getattr(event, "lines", ())} <= shown
                assert game.tell(state, event, luck.randrange(4)).rule in shown
            state = step.after


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_said_about_a_card_are_rules_that_apply(variant: str) -> None:
    game, rules = open_variant(variant)
    shown = {rule.id for rule in applying(game, rules)}
    for card in CARDS.values():
        about = {rule.id for rule in game.about(rules, card)}
        assert about <= shown
        assert bool(about) == (card in rules.deck)


def test_a_house_rule_is_marked_and_changes_the_text() -> None:
    game, rules = open_variant("mavr", {"draw": "one"})
    found = book(game, rules, WORDS)
    assert [each.name for each in found.settings if each.changed] == ["draw"]
    game, plain = open_variant("mavr")
    assert {each.text for each in found.entries} != {each.text for each in book(game, plain, WORDS).entries}


def test_the_cover_stands_in_the_book_only_where_a_card_must_be_covered() -> None:
    for variant, covers in (("russian", True), ("mavr", False)):
        game, rules = open_variant(variant)
        assert ("shed.effect.cover" in {rule.id for rule in applying(game, rules)}) == covers


def test_the_difference_holds_only_what_differs_and_both_sides() -> None:
    game, mavr = open_variant("mavr")
    _, one = open_variant("mavr-one")
    found = difference(game, mavr, game, one, WORDS)
    assert [each.name for each in found.settings] == ["draw"]
    assert found.rules
    assert all(each.left != each.right for each in (*found.settings, *found.rules))
    same = difference(game, mavr, game, mavr, WORDS)
    assert not same.settings
    assert not same.rules
    assert len(list(difference_page(same, WORDS))) == 2


def test_two_games_have_no_difference_to_tell() -> None:
    game, rules = open_variant("mavr")
    other, theirs = open_variant("stovkahra")
    with pytest.raises(Refusal) as refused:
        difference(game, rules, other, theirs, WORDS)
    assert refused.value.usage


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_page_has_an_anchor_for_every_rule(variant: str) -> None:
    game, rules = open_variant(variant)
    found = book(game, rules, WORDS)
    page = tuple(book_page(found, WORDS))
    assert isinstance(page[0], Heading)
    html = "\n".join(render(page, "html"))
    for each in found.entries:
        assert html.count(f'id="{each.id}"') == 1


def test_a_number_of_mavr_is_stated_by_the_mavr_text() -> None:
    for variant, source in (("russian", "Russian"), ("mavr", "Mavr"), ("mavr-one", "Mavr")):
        game, rules = open_variant(variant)
        found = book(game, rules, WORDS)
        deal = next(each for each in found.entries if each.id == "shed.deal")
        assert source in deal.standing
        hand = next(each for each in found.settings if each.name == "hand_size")
        assert source in hand.standing


def test_every_source_named_is_one_that_the_variant_can_have() -> None:
    texts = {"101": {"russian", "mavr"}, "stovkahra": {"stovkahra", "family"}}
    for variant in VARIANTS:
        game, _ = open_variant(variant)
        for each in (*game.rulebook, *game.dials.values()):
            standing = each.standing.under(variant)
            assert standing.kind == "decided" or standing.source in texts[game.id]
            assert standing.also in ("", "family")
            assert set(dict(each.standing.own)) <= set(VARIANTS)


CONTESTED = {
    "russian": {
        "shed.finish.stays": "not",
        "shed.effect.skip": "five",
        "shed.effect.draw": "five",
        "match.low_reset": "Czech",
    },
    "czech": {"match.low_out": "Russian"},
    "stovkahra": {
        "meld.set": "diamonds",
        "deal.table": "side by side",
        "deal.clockwise": "only the first deal",
        "deal.trump": "first three cards",
        "meld.allow": "until the first trick is finished",
    },
}


@pytest.mark.parametrize("variant", CONTESTED)
def test_where_the_texts_disagree_the_rule_says_so(variant: str) -> None:
    game, rules = open_variant(variant)
    page = "\n".join(render(book_page(book(game, rules, WORDS), WORDS), "md"))
    found = {each.id: f"{each.readings} {each.sources}" for each in book(game, rules, WORDS).entries}
    for id, word in CONTESTED[variant].items():
        assert word in found[id], id
        assert word in page


def test_every_remark_on_the_sources_belongs_to_a_rule() -> None:
    ids = {rule.id for game in GAMES.values() for rule in game.rulebook}
    keys = {key.removeprefix("sources-") for key in sources("en", "sources") if key.startswith("sources-")}
    assert keys <= {key_of(id) for id in ids}
