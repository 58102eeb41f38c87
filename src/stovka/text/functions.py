"""The functions that messages may call. They build no sentence: each asks for another message of the language.

- ``SUIT($suit, form: "many|one|word|sign|both")``, ``RANK($rank, form: "one|many|Many|word")``: words of a suit, of a
  rank, or of those of a card; both with ``case:`` for the languages that need it.
- ``NAME($seat, form: "mid|start|whose")`` a player, ``SIDE($side, form: "mid|start")`` the players of a side.
- ``CARD($card)``, ``CARD($card, $by)`` a card, or somebody's card ("your 7♦"), with the article or case that the
  language wants: ``case:``; ``VOWEL($name)`` yes when a text begins with a vowel.
- ``ME($me, "take", "takes")`` the first for the viewer, else the second; ``ME($me, "Berete", $seat, "bere")`` else
  all that follows, for languages that leave out "you" where they name others.
- ``LIST($cards, join: "and|or|then|list|sum|to|if|also")``; ``N($asked, "card")`` a number with its noun;
  ``SPAN($fewest, $most)`` "2 to 5", or "4"; ``TAKEN($cards, $asked)`` cards drawn of those owed.
- ``CODE($card)`` in typed notation.
- ``SAME($card, $top)`` yes when the ranks, ``SAME($suit, $trump)`` when the suits are equal; ``WORD($dial)`` to select
  by choices that begin with a digit: ``[is-52_any]``.
- of tables: ``KEYS($effects, atom: "skip")``, ``KEYS($no_finish)`` the ranks and cards; ``ENTRIES($effects, atom:
  "draw")``, ``ENTRIES($values, atom: "value")`` with their numbers; ``COUNT($effects, "draw")`` how many there are.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from typing import Any, Final

from stovka.core.cards import CARDS, RANKS, SUITS, Card, deck
from stovka.text.grammar import Speaker, Term, item, joined, mine, seat_name

SIGNS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def functions(speaker: Speaker) -> dict[str, Callable[..., Any]]:
    """The functions by name, for one speaker."""

    def suit(value: Any, form: str = "many", case: str = "nom") -> str:
        raw = getattr(value, "raw", value)
        return suit_word(speaker, raw.suit if isinstance(raw, Card) else str(raw), form, case)

    def rank(value: Any, form: str = "one", case: str = "nom") -> str:
        raw = getattr(value, "raw", value)
        letter = raw.rank if isinstance(raw, Card) else str(raw)
        if letter not in RANKS:
            raise ValueError(f"{letter!r} is no rank")
        return speaker.format(f"rank-{letter}", {"case": case}, form)

    def card(value: Any, by: Any = None, case: str = "nom") -> str:
        seat = getattr(by, "raw", None)
        if seat is None:
            return speaker.format("card-word", {"card": value, "case": case})
        facts = {"card": value, "name": speaker.name(seat), "me": mine(speaker, seat), "case": case}
        return speaker.format("card-of", facts)

    def key(entry: str, form: str, case: str) -> str:
        if entry in CARDS:
            return card(Term(speaker.card(CARDS[entry]), CARDS[entry]), case=case)
        return rank(entry, form, case)

    def name(value: Term, form: str = "mid") -> str:
        return seat_name(speaker, value.raw, form)

    def side(value: Any, form: str = "mid") -> str:
        number = int(getattr(value, "raw", value))
        team = [seat for seat, own in enumerate(speaker.sides) if own == number]
        return joined(speaker, [seat_name(speaker, seat, form if seat == team[0] else "mid") for seat in team])

    def several(value: Term, join: str = "and", form: str = "mid") -> str:
        return joined(speaker, [item(speaker, each, form) for each in value.raw], join)

    def keys(value: Term, atom: str = "", form: str = "many", join: str = "and", case: str = "nom") -> str:
        table = value.raw
        said = []
        for entry, but in on_keys(table, atom) if isinstance(table, Mapping) else ((each, ()) for each in table):
            word = key(entry, form, case)
            if but:
                without = joined(speaker, [speaker.card(CARDS[each]) for each in but])
                word = speaker.format("key-but", {"key": word, "but": without})
            said.append(word)
        return joined(speaker, said, join)

    def entries(value: Term, atom: str, form: str = "one", join: str = "list", case: str = "nom") -> str:
        said = []
        for entry, amount, victim in amounts(value.raw, atom):
            facts = {"key": key(entry, form, case), "n": amount, "victim": victim}
            said.append(speaker.format(f"entry-{atom}", facts))
        return joined(speaker, said, join)

    def counted(value: float, noun: str, case: str = "nom") -> str:
        return speaker.format(f"n-{noun}", {"n": value, "case": case})

    def taken(value: Term, asked: float, form: str = "full") -> str:
        cards = value.raw
        facts = {"cards": str(value), "n": len(cards), "asked": asked, "seen": "no" if None in cards else "yes"}
        return speaker.format("taken-all" if len(cards) == asked else "taken-some", facts, form)

    def span(least: float, most: float) -> str:
        return speaker.format("span-one" if least == most else "span-two", {"least": least, "most": most})

    return {
        "SUIT": suit,
        "RANK": rank,
        "CARD": card,
        "NAME": name,
        "SIDE": side,
        "LIST": several,
        "N": counted,
        "ME": lambda value, you, *others: you if value == "yes" else " ".join(others),
        "WORD": lambda value: f"is-{value}",
        "VOWEL": lambda value: "yes" if _begins_with_vowel(str(value)) else "no",
        "CODE": lambda value: value.raw.code,
        "SAME": lambda value, other: "yes" if _rank_or(value) == _rank_or(other) else "no",
        "TAKEN": taken,
        "SPAN": span,
        "KEYS": keys,
        "ENTRIES": entries,
        "COUNT": lambda value, atom: len(on_keys(value.raw, atom)),
    }


def _begins_with_vowel(text: str) -> bool:
    """With or without an accent; a y only before a consonant, as in Yves."""
    plain = [each for each in unicodedata.normalize("NFD", text[:3].casefold()) if not unicodedata.combining(each)]
    first, second = (*plain, "", "")[:2]
    return first in tuple("aeiouœæ") or (first == "y" and second.isalpha() and second not in tuple("aeiouy"))


def _rank_or(value: Any) -> str:
    raw = getattr(value, "raw", value)
    return raw.rank if isinstance(raw, Card) else str(raw)


def suit_word(speaker: Speaker, letter: str, form: str = "many", case: str = "nom") -> str:
    """A suit: "hearts", "a heart", "♥", "hearts ♥" (without signs: "H", and "hearts" alone)."""
    if letter not in SUITS:
        raise ValueError(f"{letter!r} is no suit")
    sign = SIGNS[letter] if speaker.signs else letter
    if form == "sign":
        return sign
    word = speaker.format(f"suit-{letter}", {"case": case}, "many" if form == "both" else form)
    if form == "both" and speaker.signs:
        return speaker.format("suit-both", {"word": word, "sign": sign})
    return word


def on_keys(effects: Mapping[str, Mapping[str, Any]], atom: str) -> list[tuple[str, tuple[str, ...]]]:
    """The ranks and cards for which an atom of the effects is on, each rank with its cards for which it is not."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for rank in RANKS:
        whole = bool(effects.get(rank, {}).get(atom))
        own = {code: bool(effects[code][atom]) for code in _cards(effects, rank) if atom in effects[code]}
        if whole:
            found.append((rank, tuple(code for code, on in own.items() if not on)))
        else:
            found += [(code, ()) for code, on in own.items() if on]
    return found


def amounts(table: Mapping[str, Any], atom: str) -> list[tuple[str, int, str]]:
    """Ranks and cards with a number and a victim: the draws of effects, or the values of cards (atom ``value``).

    A card stands beside its rank only where it differs. What draws nothing is told only beside a rank that draws.
    """
    found: list[tuple[str, int, str]] = []
    for rank in RANKS:
        own = _entry(table, rank, atom, (0, "next"))
        if own[0] or (atom == "value" and rank in table):
            found.append((rank, *own))
        for code in _cards(table, rank):
            told = _entry(table, code, atom, own)
            if told != own and (told[0] or own[0] or atom == "value"):
                found.append((code, *told))
    return found


def _entry(table: Mapping[str, Any], key: str, atom: str, default: tuple[int, str]) -> tuple[int, str]:
    if atom == "value":
        return table.get(key, default[0]), "next"
    entry = table.get(key, {})
    return entry.get(atom, default[0]), entry.get("victim", default[1])


def _cards(table: Mapping[str, Any], rank: str) -> list[str]:
    return [code for code in table if code in CARDS and CARDS[code].rank == rank]


def in_deck(table: Mapping[str, Any], size: int) -> dict[str, Any]:
    """The entries of a table of ranks and cards that a deck of this size has."""
    held = {key for each in deck(size) for key in (each.rank, each.code)}
    return {key: entry for key, entry in table.items() if key in held}
