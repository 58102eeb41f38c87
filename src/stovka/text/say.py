"""The only door from facts to sentences. Nothing here builds a sentence: it picks the message and gives it facts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

from stovka.core.cards import Card, Suit
from stovka.core.dials import Dial, Kind
from stovka.core.errors import Problem, Refusal
from stovka.core.events import Event
from stovka.core.events import facts as facts_of
from stovka.core.mends import Mend
from stovka.core.moves import Move
from stovka.core.rules import Reason, Standing, Verdict
from stovka.core.scores import Line
from stovka.core.views import Badge
from stovka.text.bundle import Bundle
from stovka.text.functions import SIGNS, functions, in_deck, suit_word
from stovka.text.grammar import Length, arguments, clean, joined

PARTS: Mapping[str, str] = {"full": "why", "short": "short"}


PLAIN: Mapping[int, str] = str.maketrans(
    {
        **dict.fromkeys("“”„«»", '"'),
        **dict.fromkeys("‘’", "'"),
        **dict.fromkeys("–—−·", "-"),
        "…": "...",
        "→": "->",
        "×": "x",
        "\u202f": "\u00a0",
    }
)
"""What a typewriter has for signs that it has not."""
WITH_SKIP: Mapping[str, str] = {"full": "with-skip", "short": "short-with-skip"}


def key_of(id: str) -> str:
    """The message of a rule: its id with ``-`` for ``.``."""
    return id.replace(".", "-")


def _same_blow(first: Event, then: Event) -> bool:
    """True when both events hit one player by one card: the cards that it makes him draw, and the missed turn."""
    one, two = facts_of(first), facts_of(then)
    return (
        type(first).__name__ == "Drew"
        and type(then).__name__ == "Skipped"
        and all(one[name] == two[name] for name in ("seat", "card", "by"))
    )


def _suit_or_rank(found: Sequence[Sequence[Mend]]) -> list[Sequence[Mend]]:
    """The alternatives, with two that differ only in the suit or the rank of the top card as one: "a heart or an
    eight", not two clauses."""
    kept: list[Sequence[Mend]] = []
    for made in found:
        rank = next((mend for mend in made if mend.id == "mend.rank"), None)
        rest = [mend.id for mend in made if mend.id != "mend.rank"]
        for at, other in enumerate(kept):
            suit = next((mend for mend in other if mend.id == "mend.suit"), None)
            if rank and suit and rest == [mend.id for mend in other if mend.id != "mend.suit"]:
                both = Mend("mend.suit.rank", {**suit.facts, **rank.facts})
                kept[at] = [both if mend is suit else mend for mend in other]
                break
        else:
            kept.append(made)
    return kept


class Words:
    """Sentences in one language, for one pair of eyes.

    ``names``: of the seats, in order; a seat without one is called by its number. ``viewer``: the seat that the
    sentences call "you", or None. ``signs``: suits as ♠♥♦♣ (else S H D C). ``letters``: ``own``, the language's
    letters for jack, queen, king, ace, or ``international``, J Q K A. ``sides``: the side of each seat, where
    partners play. ``plain``: quotation marks, dashes and the like as a typewriter has them. A language without texts
    yet gives English.
    """

    def __init__(
        self,
        lang: str = "en",
        names: Sequence[str] = (),
        viewer: int | None = None,
        signs: bool = True,
        letters: Literal["own", "international"] = "own",
        sides: Sequence[int] = (0, 1, 0, 1),
        plain: bool = False,
    ) -> None:
        self.names = tuple(map(clean, names))
        self.viewer = viewer
        self.signs = signs
        self.letters = letters
        self.sides = sides
        self.plain = plain
        self._bundle = Bundle(lang, functions(self))
        self._cards: dict[Card, str] = {}
        self.lang = self._bundle.lang

    # --- rules at work ----------------------------------------------------------------------------------------

    def rule(self, rule_id: str, **dials: Any) -> str:
        """The rule as the rule book states it, with the dials in force: ``words.rule(id, **rules.settings)``."""
        if "deck" in dials:
            dials |= {name: in_deck(dials[name], dials["deck"]) for name in ("effects", "values") if name in dials}
        return self.format(key_of(rule_id), arguments(self, dials), "rule")

    def why(self, rule_id: str, facts: Mapping[str, Any], length: Length = "full") -> str:
        """Why a rule applied, with the facts."""
        return self.format(key_of(rule_id), arguments(self, facts, event="reason"), PARTS[length])

    def reason(self, reason: Reason, length: Length = "full") -> str:
        """One reason of a verdict."""
        return self.why(reason.rule, reason.facts, length)

    def verdict(self, verdict: Verdict, length: Length = "full") -> tuple[str, ...]:
        """Why a move is legal, or every reason why it is not, the weightiest first."""
        return tuple(self.reason(each, length) for each in verdict.forbids or verdict.permits)

    def event(self, event: Event, length: Length = "full") -> str:
        """What happened and by which rule."""
        return self._event(event, PARTS[length])

    def _event(self, event: Event, part: str) -> str:
        args = arguments(self, facts_of(event), event=type(event).__name__)
        return self.format(key_of(event.rule), args, part)

    def events(self, events: Iterable[Event], length: Length = "full") -> tuple[str, ...]:
        """What happened, in order. A player whom one card makes draw and miss a turn is told of in one sentence."""
        told: list[str] = []
        before: Event | None = None
        for event in events:
            if before is not None and _same_blow(before, event):
                told[-1] = self._event(before, WITH_SKIP[length])
                before = None
            else:
                told.append(self.event(event, length))
                before = event
        return tuple(told)

    def line(self, line: Line, length: Length = "full") -> str:
        """One line of a count. Short: the card and its value, as an addend."""
        facts = {"value": line.value, "card": line.card, "instead": line.instead, **dict(line.facts)}
        return self.format(key_of(line.rule), arguments(self, facts, event="Line"), PARTS[length])

    def mends(self, found: Sequence[Sequence[Mend]]) -> str:
        """What would have to be different for a refused move to be legal (``core.mends.mends``); "" for nothing."""
        if not found:
            return ""
        clauses = [
            joined(self, [self.format(key_of(mend.id), arguments(self, mend.facts)) for mend in made], "also")
            for made in _suit_or_rank(found)
        ]
        return self.format("mend-would", {"change": joined(self, clauses, "if")})

    def badge(self, badge: Badge) -> str:
        """What is public beside the table."""
        return self.format(f"badge-{badge.name}", arguments(self, badge.facts))

    def move(self, move: Move, form: Literal["does", "you", "do"] = "does") -> str:
        """A move in words: "plays 7♦", "orders hearts"; ``you``: after "you"; ``do``: as a call to do it."""
        facts = {"card": move.card, "suit": move.suit, "rank": move.rank}
        given = {name: fact for name, fact in facts.items() if fact is not None}
        kind = "play-order" if move.card is not None and move.suit is not None else move.kind
        return self.format(f"move-{kind}", arguments(self, given), form)

    # --- what is wrong ----------------------------------------------------------------------------------------

    def problem(self, problem: Problem) -> str:
        """What is wrong, where, and what to do."""
        facts = {"line": 0, "field": "", **problem.facts}  # a name can be wrong in a file and in a form
        text = self.format(f"problem-{key_of(problem.id)}", arguments(self, facts))
        if "line" not in problem.facts or problem.id.startswith("record."):
            return text
        where = {"line": facts["line"], "field": facts["field"], "problem": text}
        return self.format("problem-in-file", arguments(self, where))

    def refusal(self, refusal: Refusal) -> tuple[str, ...]:
        """A sentence for everything that was wrong."""
        return tuple(map(self.problem, refusal.problems))

    # --- the book ---------------------------------------------------------------------------------------------

    def standing(self, standing: Standing) -> str:
        """Who says so: "stated by the Russian text", "decided here"."""
        said = self.format(f"standing-{standing.kind}", arguments(self, {"source": standing.source}))
        return self.format(f"standing-also-{standing.also}", {"standing": said}) if standing.also else said

    def readings(self, rule_id: str) -> str:
        """Of a decided rule: the other readings and why this one; "" when there is nothing to tell."""
        key = key_of(rule_id)
        return self.format(key, {}, "readings") if self._bundle.has(key, "readings") else ""

    def sources(self, rule_id: str) -> str:
        """Where the sources of a rule disagree, or a translation is wrong; "" when there is nothing to tell."""
        key = f"sources-{key_of(rule_id)}"
        return self.format(key, {}) if self._bundle.has(key) else ""

    def dial(self, name: str) -> str:
        """What a dial decides, in one sentence."""
        return self.format(f"dial-{name}", {}, "meaning")

    def choice(self, dial: Dial, value: Any, deck: int = 52) -> str:
        """What this value of a dial means, in one sentence; of tables only what a deck of this size has."""
        key = f"dial-{dial.name}"
        if dial.kind is Kind.FLAG:
            return self.format(key, {}, "choice-yes" if value else "choice-no")
        if dial.kind is Kind.CHOICE:
            return self.format(key, {}, f"choice-{value}")
        shown = in_deck(value, deck) if isinstance(value, Mapping) else value
        return self.format(key, arguments(self, {"value": shown}), "value")

    def variant(self, id: str, part: Literal["name", "one"] = "name") -> str:
        """A variant's name, or one sentence about it."""
        return self.format(f"variant-{id}", {}, part)

    # --- small things -----------------------------------------------------------------------------------------

    def text(self, message_id: str, **facts: Any) -> str:
        """A string of a face: ``text("app-play")``, or a part of a message: ``text("app-play.help")``."""
        key, _, part = message_id.partition(".")
        return self.format(key, arguments(self, facts), part or None)

    def card(self, card: Card) -> str:
        """A card, as ``9♥`` or ``9H``."""
        found = self._cards.get(card)
        if found is None:
            suit = SIGNS[card.suit] if self.signs else card.suit
            found = self._cards[card] = self.letter(card.rank) + suit
        return found

    def letter(self, rank: str) -> str:
        """The letter or number that a card shows for its rank."""
        if rank.isdigit() or self.letters == "international":
            return rank
        return self.format(f"letter-{rank}", {})

    def suit(self, suit: Suit, form: Literal["many", "one", "sign", "both"] = "many") -> str:
        """A suit: "hearts", "a heart", "♥", "hearts ♥"."""
        return suit_word(self, suit, form)

    def name(self, seat: int | None) -> str:
        """A player's name as it was given; a seat without one by its number."""
        if seat is None:
            return ""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.format("name-unnamed", {"number": seat + 1})

    def format(self, key: str, args: Mapping[str, Any], part: str | None = None) -> str:
        """A message with arguments as ``grammar`` makes them."""
        said = self._bundle.format(key, args, part)
        return said.translate(PLAIN) if self.plain else said
