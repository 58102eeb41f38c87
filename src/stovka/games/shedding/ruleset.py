"""Rules in force: settings built from a variant and its differences, with tables computed from them once."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from stovka.core.cards import CARDS, SUITS, Card, Suit, deck
from stovka.core.dials import checked, group_of, is_key, key_order, unknown
from stovka.core.errors import Problem, Refusal
from stovka.core.moves import ORDERING, PLAY, Move
from stovka.core.rules import Rule
from stovka.games.shedding import rulebook
from stovka.games.shedding.dials import ATOMS, DIALS, Count, Deal, Draw, Effects, Finish, Limit

Atoms = dict[str, Any]
Table = dict[str, Atoms]


class Effect(NamedTuple):
    """What a card does: ``draw`` cards for the victim (``previous`` or next player), ``skip`` a turn, the same
    player moves ``again``, must ``cover`` it, names a suit (``order``), fits on anything (``wild``)."""

    draw: int
    skip: bool
    previous: bool
    again: bool
    cover: bool
    order: bool
    wild: bool


class RuleSet:
    """The rules in force, read-only. ``settings``: every dial by name; ``differences``: those that differ from
    the built-in ``variant``, in a record's form. Made by ``build``."""

    def __init__(self, variant: str, settings: dict[str, Any], differences: dict[str, Any]) -> None:
        self.game = "101"
        self.variant = variant
        self.settings: Mapping[str, Any] = settings
        self.differences: Mapping[str, Any] = differences
        self.deal: Deal = group_of(Deal, settings)
        self.draw: Draw = group_of(Draw, settings)
        self.effects: Effects = group_of(Effects, settings)
        self.finish: Finish = group_of(Finish, settings)
        self.count: Count = group_of(Count, settings)
        self.limit: Limit = group_of(Limit, settings)
        self.players: tuple[int, int] = self.deal.players
        self.deck = deck(self.deal.deck)
        self.effect = {each: effect_of(self.effects.effects, each) for each in self.deck}
        self.worth = {each: keyed(self.count.values, each) for each in self.deck}
        self.no_finish = frozenset(each for each in self.deck if named(self.finish.no_finish, each))
        self.bars_last = self.finish.no_finish_mode == "not_last"
        self.answer = frozenset(self.effects.answer)
        self.misses_later = self.effects.five_skips == "previous"
        self.forces_play = self.draw.queen_forces_play and not self.draw.voluntary_draw
        self.until_fits = self.draw.draw == "until_fits"
        # What fits, computed from ``fits`` alone, so that the fast and the explained path cannot differ.
        self.on_card = {top: self._fitting(top, None) for top in self.deck}
        self.on_suit = {suit: self._fitting(self.deck[0], suit) for suit in SUITS}
        self.plays: dict[Card, tuple[Move, ...]] = {
            each: tuple(ORDERING[each].values()) if self.effect[each].order else (PLAY[each],) for each in self.deck
        }

    def _fitting(self, top: Card, ordered: Suit | None) -> dict[Card, str]:
        """Each card that fits, with the id of the rule by which it does."""
        found = {each: fits(self, each, top, ordered) for each in self.deck}
        return {each: rule.id for each, rule in found.items() if rule is not None}

    def fitting(self, top: Card, ordered: Suit | None) -> dict[Card, str]:
        """The cards that fit on this top card, or on this order, each with the id of the rule by which it does."""
        return self.on_suit[ordered] if ordered else self.on_card[top]

    def finishes(self, card: Card, hand_size: int) -> bool:
        """True when this card, laid from such a hand, ends the round."""
        if self.effect[card].cover:
            return hand_size == 1 and self.finish.six_last == "ends_round"
        return hand_size == 1 and card not in self.no_finish

    def stays(self, card: Card) -> bool:
        """True when whoever lays this card as his last one sits there with an empty hand, and the round goes on."""
        return card in self.no_finish and not self.bars_last and not self.effect[card].cover

    def orders(self, card: Card, hand_size: int) -> bool:
        """True when a suit is named with this card: it orders, and laid from such a hand does not end the round."""
        return self.effect[card].order and not self.finishes(card, hand_size)

    def barred(self, card: Card, hand_size: int) -> bool:
        """True when this card may not be laid because it is the last one (``no_finish_mode = not_last``).

        A card that must be covered is spared: it is never the last.
        """
        return self.bars_last and hand_size == 1 and card in self.no_finish and not self.effect[card].cover

    def seats_problem(self, players: int) -> Problem | None:
        """Why so many players cannot play by these rules, or None."""
        fewest, most = self.players
        if not fewest <= players <= most:
            facts: dict[str, object] = {"variant": self.variant, "fewest": fewest, "most": most}
            return Problem("rules.players", {**facts, "players": players})
        if players * self.deal.hand_size + 3 > self.deal.deck:
            facts = {"players": players, "hand_size": self.deal.hand_size, "deck": self.deal.deck}
            return Problem("rules.short_stock", facts)
        return None

    def __repr__(self) -> str:
        return f"RuleSet({self.variant!r}, {dict(self.differences)!r})"


def fits(rules: RuleSet, card: Card, top: Card, ordered: Suit | None) -> Rule | None:
    """The rule by which a card fits, or None: the one place that decides a match.

    After an order only the ordered suit or a wild card fits; else the suit or rank of the top card, or a wild
    card. A card that must be covered is matched like any other.
    """
    if ordered is not None:
        if card.suit == ordered:
            return rulebook.FITS_ORDER
    elif card.suit == top.suit:
        return rulebook.FITS_SUIT
    elif card.rank == top.rank:
        return rulebook.FITS_RANK
    return rulebook.FITS_WILD if rules.effect[card].wild else None


def keyed(table: Mapping[str, Any], card: Card) -> Any:
    """A card's entry in a table of ranks and cards: its own, else its rank's, else 0."""
    return table.get(card.code, table.get(card.rank, 0))


def named(keys: Iterable[str], card: Card) -> bool:
    """True when a set of ranks and cards holds this card."""
    return card.code in keys or card.rank in keys


def atoms_of(table: Mapping[str, Atoms], card: Card) -> Atoms:
    """A card's atoms: its own entry before its rank's, atom by atom."""
    return {**ATOMS, **table.get(card.rank, {}), **table.get(card.code, {})}


def effect_of(table: Mapping[str, Atoms], card: Card) -> Effect:
    """A card's effect from the effect table."""
    atoms = atoms_of(table, card)
    previous = atoms.pop("victim") == "previous"
    return Effect(previous=previous, **atoms)


# --- building ---------------------------------------------------------------------------------------------------


def build(
    variant: str, layers: Sequence[Mapping[str, Any]], house: Mapping[str, Any], *, strict: bool = False
) -> RuleSet:
    """The rules of a built-in variant (its ``layers``, base first) with ``house`` differences over it.

    Raises ``Refusal`` with every problem at once: unknown names, values outside their lists, contradictions.
    A difference that changes nothing is dropped, or (``strict``, for a record) refused.
    """
    base: dict[str, Any] = {name: dial.default for name, dial in DIALS.items()}
    for layer in layers:
        base = _merged(base, {name: _value(name, raw) for name, raw in layer.items()})
    problems = unknown(house, DIALS)
    values: dict[str, Any] = {}
    unread: set[str] = set()
    for name, raw in house.items():
        if name in DIALS:
            try:
                values[name] = _value(name, raw)
            except Refusal as refusal:
                problems += refusal.problems
                unread.add(name)
    settings = _merged(base, values)
    changing = {name: _kept(name, base, values) for name in DIALS if name in values}
    kept = {name: value for name, value in changing.items() if value is not None}
    if strict:
        problems += _idle(values, kept)
    problems += contradictions(settings, unread)
    if problems:
        raise Refusal(*problems, usage=True)
    return RuleSet(variant, settings, kept)


def _value(name: str, raw: Any) -> Any:
    return _effects(raw) if name == "effects" else checked(DIALS[name], raw)


def _merged(base: Mapping[str, Any], values: Mapping[str, Any]) -> dict[str, Any]:
    merged = {**base, **values}
    if "values" in values:
        merged["values"] = {**base["values"], **values["values"]}
    if "effects" in values:
        old: Table = base["effects"]
        new: Table = values["effects"]
        merged["effects"] = {**old, **{key: {**old.get(key, {}), **atoms} for key, atoms in new.items()}}
    return merged


def _effects(raw: Any) -> Table:
    """The effect table of a house rule, checked for its form. Raises ``Refusal`` with every problem."""
    problems: list[Problem] = []
    if not isinstance(raw, Mapping):
        raise Refusal(Problem("rules.bad_table", {"dial": "effects", "value": str(raw)[:60]}), usage=True)
    for key, atoms in raw.items():
        if not is_key(key):
            problems.append(Problem("rules.bad_key", {"dial": "effects", "key": str(key)[:60]}))
        elif not isinstance(atoms, Mapping) or not atoms:
            problems.append(Problem("rules.bad_table", {"dial": f"effects.{key}", "value": str(atoms)[:60]}))
        else:
            problems += [p for name, value in atoms.items() for p in _atom_problem(key, name, value)]
    if problems:
        raise Refusal(*problems, usage=True)
    return {key: dict(raw[key]) for key in sorted(raw, key=key_order)}


def _atom_problem(key: str, name: str, value: Any) -> list[Problem]:
    facts: dict[str, object] = {"dial": f"effects.{key}.{name}"[:80], "value": str(value)[:60]}
    if name not in ATOMS:
        return [Problem("rules.unknown_atom", {"key": key, "atom": str(name)[:60], "atoms": list(ATOMS)})]
    if name == "draw":
        fine = isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 52
        return [] if fine else [Problem("rules.bad_number", {**facts, "least": 0, "most": 52})]
    if name == "victim":
        victims = ["next", "previous"]
        return [] if value in victims else [Problem("rules.bad_choice", {**facts, "choices": victims})]
    return [] if isinstance(value, bool) else [Problem("rules.bad_flag", facts)]


def _kept(name: str, base: Mapping[str, Any], values: Mapping[str, Any]) -> Any:
    """The part of a difference that changes something, in a record's form; None when nothing does.

    An entry that says only what the others say already is not kept.
    """
    value = values[name]
    if name in ("effects", "values"):
        full = _merged(base, {name: value})[name]
        read = atoms_of if name == "effects" else keyed
        kept = {key: value[key] for key in sorted(value, key=key_order)}
        for key in tuple(kept):
            rest = {other: entry for other, entry in kept.items() if other != key}
            without = _merged(base, {name: rest})[name]
            if all(read(full, each) == read(without, each) for each in CARDS.values()):
                kept = rest
        return kept or None
    if value == base[name]:
        return None
    return list(value) if isinstance(value, tuple) else value


def _idle(values: Mapping[str, Any], kept: Mapping[str, Any]) -> list[Problem]:
    """A problem for each difference, value or effects entry that changes nothing."""
    found = []
    for name, value in values.items():
        if name in ("effects", "values"):
            found += [f"{name}.{key}" for key in value if key not in kept.get(name, {})] or ([] if value else [name])
        elif name not in kept:
            found.append(name)
    return [Problem("rules.changes_nothing", {"dial": name}) for name in found]


def contradictions(settings: Mapping[str, Any], unread: Collection[str] = ()) -> list[Problem]:
    """Every contradiction between settings, each as a problem of its own.

    What depends on a setting in ``unread``, whose value was refused, is not judged.
    """
    if "effects" in unread or "deck" in unread:
        return []
    table: Table = settings["effects"]
    playing = deck(settings["deck"])
    effect = {each: effect_of(table, each) for each in playing}
    problems = []
    for each in playing:
        done = effect[each]
        if done.again and done.skip:
            problems.append(Problem("rules.again_skips", {"card": each}))
        if done.cover and (done.draw or done.skip or done.again or done.order):
            problems.append(Problem("rules.cover_alone", {"card": each}))
    if "answer" not in unread:
        problems += _answer_problems(settings["answer"], playing, effect)
    if "no_finish" not in unread and "six_last" not in unread:
        problems += _finish_problems(settings, playing, effect)
    return _once(problems)


def _answer_problems(answer: Sequence[str], playing: Sequence[Card], effect: Mapping[Card, Effect]) -> list[Problem]:
    problems = []
    for rank in answer:
        some = [effect[each] for each in playing if each.rank == rank]
        if any(each.previous and (each.draw or each.skip) for each in some):
            problems.append(Problem("rules.answer_previous", {"rank": rank}))
        if any(each.again for each in some):
            problems.append(Problem("rules.answer_again", {"rank": rank}))
        if any(not each.draw and not each.skip for each in some):
            problems.append(Problem("rules.answer_idle", {"rank": rank}))
    return problems


def _finish_problems(
    settings: Mapping[str, Any], playing: Sequence[Card], effect: Mapping[Card, Effect]
) -> list[Problem]:
    keys, ends = settings["no_finish"], settings["six_last"] == "ends_round"
    problems = []
    for key in keys:
        some = [each for each in playing if key in (each.rank, each.code)]
        if ends and any(effect[each].cover for each in some):
            problems.append(Problem("rules.cover_no_finish", {"key": key}))
    finishing = [each for each in playing if not named(keys, each) and (ends or not effect[each].cover)]
    if not finishing:
        problems.append(Problem("rules.no_end", {}))
    return problems


def _once(problems: list[Problem]) -> list[Problem]:
    """One problem for a rank whose four cards all have it."""
    kept: list[Problem] = []
    for problem in problems:
        card = problem.facts.get("card")
        if isinstance(card, Card):
            same = [p for p in problems if p.id == problem.id and getattr(p.facts.get("card"), "rank", "") == card.rank]
            told = Problem(problem.id, {"key": card.rank if len(same) == len(SUITS) else card.code})
        else:
            told = problem
        if told not in kept:
            kept.append(told)
    return kept
