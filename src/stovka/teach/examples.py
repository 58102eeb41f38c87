"""A worked example for a rule: a small table, a move, and what the engine says of it under the rules in force.

An example is shown only where the engine really names the rule; else the next one is tried. So a house rule may leave
a rule without an example, but never with a wrong one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from stovka.core.chance import Seeded
from stovka.core.engine import Game, Rules, Step, play
from stovka.core.errors import Refusal
from stovka.core.examples import Example
from stovka.core.moves import DEAL, MOVES, SCORE, Move
from stovka.core.rules import Part, Reason
from stovka.core.views import StepView, TableView
from stovka.play.session import view_step
from stovka.text import Words

DEALS: Final = 200
"""So many deals are looked through for one in which the rule is at work; a rule of opening cards needs a few."""
PLAYERS: Final = 3
NAMES: Final = 8
BADGES: Final = ("ordered", "cover", "debt", "owes_take", "owes_turn", "meld")


class Worked(NamedTuple):
    """An example at work. ``table``: what lies there, in words; ``told``: the move and the verdict, or what it caused.

    ``rule`` is the rule that the engine names (``by`` of the example, where the rule itself only describes).
    """

    rule: str
    view: StepView
    table: str
    told: tuple[str, ...]
    text: str


def example(game: Game[Any], rules: Rules, rule_id: str, words: Words) -> Worked | None:
    """The first example of a rule that the engine bears out under these rules, or None; None too for a rule that
    cannot apply, since a table set up by hand may stand where no match comes."""
    rule = next(rule for rule in game.rulebook if rule.id == rule_id)
    for each in game.examples(rule_id) if game.applies(rules, rule) else ():
        wanted = each.by or rule_id
        for number, step in enumerate(_steps(game, rules, each)):
            told = _found(game, step, wanted, rule.part, each.viewer)
            if told is not None:
                return _worked(game, step, each, wanted, told, words)
            if each.table or number >= DEALS:
                break
    return None


# --- setting it up ----------------------------------------------------------------------------------------------------


def _steps(game: Game[Any], rules: Rules, each: Example) -> Iterator[Step]:
    """The step that an example is about; of a deal one after another, by different luck. None when it cannot be."""
    move = _move(each.move)
    try:
        if each.table:
            state = _led(game, game.place(rules, **each.table), each.moves)
            yield play(game, state, _mover(game, state, each), move, Seeded(0))
            return
        fewest, most = rules.players
        start = game.start(rules, min(max(PLAYERS, fewest), most))
        for seed in range(DEALS):
            yield play(game, start, None, move, Seeded(seed))
    except (Refusal, _Unplayable):  # these rules know no such table, or no such way to it
        return


class _Unplayable(Exception):
    """A move that leads to the table is not legal under these rules."""


def _led(game: Game[Any], state: Any, moves: str) -> Any:
    for code in moves.split():
        seat, move = game.mover(state), _move(code)
        step = play(game, state, seat, move, Seeded(0)) if _open(game, state, seat, move) else None
        if step is None or not step.events:
            raise _Unplayable(code)
        state = step.after
    return state


def _mover(game: Game[Any], state: Any, each: Example) -> int | None:
    seat = game.mover(state) if each.seat is None else each.seat
    if not _open(game, state, seat, _move(each.move)):
        raise _Unplayable(each.move)
    return seat


def _open(game: Game[Any], state: Any, seat: int | None, move: Move) -> bool:
    """True when somebody is there to make the move: the table for its own, else a player."""
    return game.due(state) is move if seat is None else move is not DEAL and move is not SCORE


def _move(code: str) -> Move:
    return {"deal": DEAL, "score": SCORE}.get(code) or MOVES[code]


# --- what the engine says ---------------------------------------------------------------------------------------------


class _Told(NamedTuple):
    """Where the engine names the rule: in a reason of the verdict, an event, a line of a count, or a preview."""

    reason: Reason | None = None
    event: Any = None
    line: Any = None


def _found(game: Game[Any], step: Step, wanted: str, part: Part, viewer: int | None) -> _Told | None:
    """Where the rule is named; of a rule that permits or forbids the verdict is asked first."""
    places = [_event, _reason] if part not in (Part.PERMIT, Part.FORBID) else [_reason, _event]
    for look in (*places, _foreseen):
        found = look(game, step, wanted, viewer)
        if found is not None:
            return found
    return None


def _reason(game: Game[Any], step: Step, wanted: str, viewer: int | None) -> _Told | None:
    """In the verdict; but of a move that is refused only what forbids it is told, of a legal one only what permits."""
    if step.seat is None:
        return None
    verdict = step.verdict if viewer is None else game.reveal(step.before, step.verdict, step.seat, viewer)
    said = verdict.permits if verdict.legal else verdict.forbids
    return next((_Told(reason=each) for each in said if each.rule == wanted), None)


def _event(game: Game[Any], step: Step, wanted: str, viewer: int | None) -> _Told | None:
    for event in step.events:
        seen = game.tell(step.before, event, viewer)
        if seen.rule == wanted:
            return _Told(event=seen)
        for line in getattr(seen, "lines", ()):
            if line.rule == wanted:
                return _Told(event=seen, line=line)
    return None


def _foreseen(game: Game[Any], step: Step, wanted: str, viewer: int | None) -> _Told | None:
    if step.seat is None or not step.events:
        return None
    foreseen = game.preview(step.before, step.seat, step.move)
    return next((_Told(event=each) for each in foreseen if each.rule == wanted), None)


# --- in words ---------------------------------------------------------------------------------------------------------


def named(words: Words, view: TableView) -> Words:
    """The same words, for a table whose players have names and whose hands lie open."""
    names = [words.text(f"example-name-{number}") for number in range(1, NAMES + 1)]
    return Words(words.lang, names[: len(view.hands)], None, words.signs, words.letters, view.sides, words.plain)


def _worked(game: Game[Any], step: Step, each: Example, wanted: str, told: _Told, words: Words) -> Worked:
    view = view_step(game, 0, step, each.viewer)
    open_table = game.look(step.before, None)
    said = named(words, open_table)
    table = _table(open_table, each, said)
    sentences = tuple(_told(step, told, said))
    text = words.text("example-paragraph", table=table, told=" ".join(sentences))
    return Worked(wanted, view, table, sentences, text)


def _told(step: Step, told: _Told, words: Words) -> Iterator[str]:
    """The move, and what the engine says of it."""
    if told.reason is not None:
        facts = {"seat": step.seat, "move": words.move(step.move), "legal": step.verdict.legal}
        yield words.text("example-asked", **facts, why=words.reason(told.reason))
        return
    first = step.events[0]
    if step.seat is not None and (first.seat != step.seat or told.event.rule != first.rule):
        yield words.text("example-moves", seat=step.seat, move=words.move(step.move))
    if told.line is not None:
        yield words.line(told.line)
    yield words.event(told.event)


def _table(view: TableView, each: Example, words: Words) -> str:
    """What lies there, as clauses in a row."""
    clauses: list[str] = []
    playing = view.phase not in ("score", "deal", "over")
    for zone in view.zones if playing else ():
        if zone.name == "pile" and zone.cards:
            clauses.append(words.text("example-pile", top=zone.cards[-1]))
        if zone.name == "stock" and not zone.cards:
            clauses.append(words.text("example-no-stock"))
        if zone.name == "trick" and zone.cards:
            pairs = zip(zone.cards, zone.seats, strict=True)
            laid = [words.text("example-laid", card=card, seat=seat) for card, seat in pairs]
            clauses.append(words.text("example-trick", laid=laid))
    for badge in view.badges:
        if badge.name == "trump" and playing and view.phase != "claim":
            clauses.append(words.text("example-trump", suit=badge.facts["suit"]))
        if badge.name in BADGES and playing:
            clauses.append(words.badge(badge))
        if badge.name == "count" and badge.facts["points"] and view.phase == "claim":
            clauses.append(words.badge(badge))
    clauses += _hands(view, each, words)
    if view.phase == "score" and any(view.totals) and len(set(view.sides)) == len(view.sides):
        totals = [words.text("example-total", seat=at, total=total) for at, total in enumerate(view.totals)]
        clauses.append(words.text("example-totals", totals=totals))
    return words.text("example-table", clauses=clauses) if clauses else ""


def _hands(view: TableView, each: Example, words: Words) -> Iterator[str]:
    """The hands that the example names; the others do not matter."""
    named_hands = str(each.table.get("hands", "")).split("|")
    if not any(view.hands):
        return
    for seat, hand in enumerate(view.hands):
        told = named_hands[seat] if seat < len(named_hands) else "?"
        if hand is None or "?" in told or view.phase in ("claim", "over") or (not hand and view.phase != "score"):
            continue
        yield words.text("example-hand", seat=seat, cards=hand)


def showing(game: Game[Any], rules: Rules, words: Words) -> Callable[[str], str]:
    """For ``book_page``: gives a rule's example as one paragraph, "" where there is none. Made when it is asked for."""

    def shown(rule_id: str) -> str:
        worked = example(game, rules, rule_id, words)
        return "" if worked is None else worked.text

    return shown
