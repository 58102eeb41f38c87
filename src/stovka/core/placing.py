"""Reading the words that set a table by hand (``top="7S"``, ``hands="6S 7H | 9C"``), with every problem at once."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from stovka.core.cards import CARDS, Card
from stovka.core.errors import Problem, Refusal


class Hand(NamedTuple):
    """A hand as it was told: its named cards, and how many that nobody named (None: as many as are missing)."""

    cards: tuple[Card, ...]
    more: int | None = 0


UNTOLD = Hand((), None)
"""A hand of which nothing was said."""


class Placing:
    """The words of one position. Each reader gives a usable value and notes what is wrong; ``finish`` refuses it all.

    A card stands where it was first named; a second place for it is a problem. Problems, each with the ``word``:
    ``position.unknown_word`` (nearest, words), ``missing``, ``bad_card`` (text), ``not_in_deck`` (card),
    ``twice`` (card, first), ``bad_hand`` (text), ``bad_number`` (text, least, most), ``bad_choice``
    (text, choices), ``wrong_count`` (count, wanted).
    """

    def __init__(self, words: Mapping[str, object], known: Sequence[str], deck: Iterable[Card]) -> None:
        self.words = {name: value for name, value in words.items() if value is not None}
        self.deck = tuple(deck)
        self.problems: list[Problem] = []
        self._where: dict[Card, str] = {}
        for name in self.words:
            if name not in known:
                nearest = (difflib.get_close_matches(name, known, 1) or [""])[0]
                self.note("unknown_word", name[:40], nearest=nearest, words=list(known))

    def note(self, id: str, word: str, **facts: object) -> None:
        """Something is wrong with a word."""
        self.problems.append(Problem(f"position.{id}", {"word": word, **facts}))

    def finish(self) -> None:
        """Raises ``Refusal`` with everything that was noted, if anything was."""
        if self.problems:
            raise Refusal(*self.problems, usage=True)

    def said(self, name: str) -> bool:
        """True when the word was given."""
        return name in self.words

    def text(self, name: str) -> str:
        """What was said, as one line of text; lists of words and cards are joined."""
        return _joined(self.words.get(name, ""), " ")

    def require(self, name: str) -> bool:
        """Notes a word that is missing or empty."""
        if self.text(name).strip():
            return True
        self.note("missing", name)
        return False

    def cards(self, name: str, text: str | None = None) -> tuple[Card, ...]:
        """The cards of a word; each may stand in one place only."""
        found = []
        for code in (self.text(name) if text is None else text).upper().split():
            card = CARDS.get(code)
            if card is None:
                self.note("bad_card", name, text=code[:20])
            elif card not in self.deck:
                self.note("not_in_deck", name, card=card)
            elif card in self._where:
                self.note("twice", name, card=card, first=self._where[card])
            else:
                self._where[card] = name
                found.append(card)
        return tuple(found)

    def hands(self, name: str = "hands") -> list[Hand | None]:
        """Hands by seat, between ``|``: cards, then ``?`` or ``?2`` for cards (all that are missing, or two) that
        are not named; ``-`` for a player who is out of the match, nothing at all for an empty hand."""
        found: list[Hand | None] = []
        for part in _joined(self.words.get(name, ""), " | ").split("|"):
            text, asks, more = part.strip().partition("?")
            if text == "-":
                found.append(None)
            else:
                found.append(Hand(self.cards(name, text), self._more(name, asks + more)))
        return found

    def _more(self, name: str, text: str) -> int | None:
        if len(text) < 2:
            return None if text else 0
        if text[1:].isdecimal() and len(text) < 4:
            return int(text[1:])
        self.note("bad_hand", name, text=text[:20])
        return None

    def dealt(
        self, hands: Sequence[Hand | None], sizes: Sequence[int], name: str = "hands"
    ) -> tuple[tuple[tuple[Card, ...] | None, ...], tuple[Card, ...]]:
        """The hands with the cards that nobody named (up to ``sizes`` where no number was said), and what is left."""
        rest = self.rest()
        full: list[tuple[Card, ...] | None] = []
        for hand, size in zip(hands, sizes, strict=True):
            if hand is None:
                full.append(None)
                continue
            more = max(size - len(hand.cards), 0) if hand.more is None else hand.more
            if more > len(rest):
                self.note("too_few_cards", name, wanted=more, left=len(rest))
            full.append(hand.cards + rest[:more])
            rest = rest[more:]
        return tuple(full), rest

    def rest(self) -> tuple[Card, ...]:
        """The cards that were named nowhere, in a mixed order that is the same each time: a position must not
        depend on luck, and sorted cards would draw suit by suit."""
        return tuple(sorted(self.unnamed(), key=lambda card: ((card.index + 1) * 23) % 53))

    def unnamed(self) -> tuple[Card, ...]:
        """The cards that were named nowhere, in the order of the deck."""
        return tuple(card for card in self.deck if card not in self._where)

    def number(self, name: str, default: int, least: int, most: int) -> int:
        """A whole number of a word, between two bounds."""
        return self._whole(name, self.words[name], default, least, most) if self.said(name) else default

    def numbers(self, name: str, count: int, most: int = 999) -> tuple[int, ...] | None:
        """A whole number for each seat (``"16 0 40"`` or a list), or None when the word was not given."""
        if not self.said(name):
            return None
        told = self.words[name]
        parts: list[Any] = (
            told.split() if isinstance(told, str) else list(told) if isinstance(told, Iterable) else [told]
        )
        if len(parts) != count:
            self.note("wrong_count", name, count=len(parts), wanted=count)
            return None
        return tuple(self._whole(name, part, 0, -most, most) for part in parts)

    def _whole(self, name: str, told: object, default: int, least: int, most: int) -> int:
        text = str(told).strip()
        digits = text.removeprefix("-")
        if digits.isdecimal() and len(digits) < 6 and least <= int(text) <= most:
            return int(text)
        self.note("bad_number", name, text=text[:20], least=least, most=most)
        return default

    def choice(self, name: str, choices: Sequence[str]) -> str:
        """One of some words; the first when nothing was said."""
        text = self.text(name).strip().lower() or choices[0]
        if text in choices:
            return text
        self.note("bad_choice", name, text=text[:20], choices=list(choices))
        return choices[0]


def _joined(told: object, glue: str) -> str:
    if isinstance(told, str):
        return told
    if isinstance(told, Iterable):
        return glue.join(_joined(each, " ") for each in told)
    return str(told)
