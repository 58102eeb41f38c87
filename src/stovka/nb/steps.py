"""One step of a match, told whole: the move, why it was allowed, what it did, the table after it, the score."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import groupby
from typing import Any, Final

from stovka.core.events import Event
from stovka.core.moves import DEAL, SCORE
from stovka.core.rules import Part
from stovka.core.views import StepView, TableView
from stovka.nb.markup import Html, Page, Shown, html, listed, tag
from stovka.nb.source import Match
from stovka.nb.tableau import table_html, table_text
from stovka.teach.telling import Told, tell
from stovka.text import Words

MOST_BYTES: Final = 6000
"""What a step may weigh as HTML, looks not counted: it is sent at each turn of the slider."""
LOG_LINES: Final = 8


class Teller:
    """Tells the steps of one match, each when it is asked for. Nothing is kept of a step that was told."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.words = match.words

    def __len__(self) -> int:
        return len(self.match.steps)

    @cached_property
    def _parts(self) -> dict[str, Part]:
        return {rule.id: rule.part for rule in self.match.game.rulebook}

    def clamp(self, index: int) -> int:
        """The nearest step that there is; negative numbers count from the end."""
        count = len(self)
        return min(max(index + count if index < 0 else index, 0), max(count - 1, 0))

    def page(self, index: int) -> Page:
        """A step as an output of its own."""
        return Page(lambda: Shown(self.html(index), self.text(index)), self.words.lang)

    # --- what is told ---------------------------------------------------------------------------------------------

    def head(self, view: StepView) -> str:
        """Where we are, and the move."""
        words = self.words
        if view.seat is None:
            move = words.text(f"nb-own-{view.move.kind}", round=view.after.round)
        else:
            form = "you" if view.seat == words.viewer else "does"
            move = words.text("nb-move", seat=view.seat, move=words.move(view.move, form))  # type: ignore[arg-type]
        return words.text("nb-head", number=view.number, last=len(self) - 1, round=view.after.round, move=move)

    def told(self, view: StepView) -> tuple[Told, ...]:
        """Every sentence of the step: the move with the rule that let it through, and all that it caused."""
        return tell(view, self.words)

    def log(self, index: int, most: int = LOG_LINES) -> list[str]:
        """The steps before this one in its round, in few words, the latest first."""
        found: list[str] = []
        steps = self.match.steps
        while index > 0 and len(found) < most and steps[index].move is not DEAL:
            index -= 1
            found.append(self._line(index))
        return found

    def _line(self, index: int) -> str:
        """A step in few words: each player's part in it."""
        parts: list[tuple[int | None, list[str]]] = []
        events = self.match.events(index)
        for event in events:
            if self._parts.get(event.rule) is Part.TURN and len(events) > 1:
                continue
            if not parts or parts[-1][0] != event.seat:
                parts.append((event.seat, []))
            parts[-1][1].append(self.words.event(event, "short"))
        told = tuple(
            self.words.text("nb-log-some" if seat is None else "nb-log-seat", seat=seat, said=tuple(said))
            for seat, said in parts
        )
        return self.words.text("nb-log-line", number=index, parts=told)

    # --- as HTML and as text ----------------------------------------------------------------------------------------

    def html(self, index: int) -> Html:
        """The step as HTML, at most ``MOST_BYTES`` of it: what is least needed, the log and old rounds, gives way."""
        if not len(self):
            return tag("p", self.words.text("nb-no-steps"))
        view = self.match.view(index)
        fresh = view.move.card
        body = html(
            tag("p", tag("b", self.head(view)), cls="head"),
            listed(self._items(self.told(view))),
            table_html(self.words, shown_after(view), fresh),
        )
        if view.move is SCORE:
            body = self._fitted(body, "sheet", sheet(self, index), _sheet_html)
        return self._fitted(body, "log", self.log(index), lambda rows: listed(rows, "ul", "log"))

    def _items(self, told: Sequence[Told]) -> list[Html]:
        """The sentences; under a sum its lines, in one paragraph."""
        found: list[Html] = []
        for level, some in groupby(told, key=lambda each: each.level):
            if level and found:
                found[-1] = html(found[-1], tag("small", [(each.text, " ") for each in some]))
            else:
                found += [html(each.text) for each in some]
        return found

    def _section(self, name: str, content: Html) -> Html:
        return html(tag("h4", self.words.text(f"nb-title-{name}")), content) if content else Html("")

    def _fitted(self, body: Html, name: str, rows: list[Any], make: Any) -> Html:
        """The body with as much of a section as there is room for."""
        while rows:
            longer = html(body, self._section(name, make(rows)))
            if len(longer.encode()) <= MOST_BYTES:
                return longer
            rows = rows[:1] + rows[2:] if name == "sheet" and len(rows) > 2 else rows[:-1]
        return body

    def text(self, index: int) -> str:
        """The step as plain text."""
        if not len(self):
            return self.words.text("nb-no-steps")
        view = self.match.view(index)
        lines = [self.head(view)]
        lines += [("    " * each.level) + each.text for each in self.told(view)]
        lines += table_text(self.words, shown_after(view))
        if view.move is SCORE:
            lines += [" | ".join(text for text, _ in row) for row in sheet(self, index)]
        return "\n".join(lines)


def shown_after(view: StepView) -> TableView:
    """The table after a step; but cards laid in turn that were just taken away (a full trick) lie there once more:
    a reader wants to see what was taken."""
    full = []
    for zone in view.after.zones:
        before = view.before.zone(zone.name)
        if before is not None and before.seats and not zone.cards and view.seat is not None and view.move.card:
            laid = (*before.cards, view.move.card)
            full.append(zone._replace(name=f"{zone.name}-taken", cards=laid, seats=(*before.seats, view.seat)))
        else:
            full.append(zone)
    return view.after._replace(zones=tuple(full))


# --- the score sheet ------------------------------------------------------------------------------------------------


def sheet(teller: Teller, index: int) -> list[list[tuple[str, str]]]:
    """The score sheet up to a step: a head row, then for each round its number and for each player (or side) the
    points and the running total. A cell is its text and a note (a reset, a player who went out)."""
    words, sides = teller.words, teller.words.sides
    columns = list(dict.fromkeys(sides))
    head = [(words.text("nb-col-round"), "")]
    for side in columns:
        head += [(words.text("nb-side", side=side), ""), (words.text("nb-col-total"), "")]
    rows = [head]
    for at in range(index + 1):
        step = teller.match.steps[at]
        if step.move is SCORE:
            number = str(teller.match.view(at).after.round)
            rows.append([(number, ""), *_scored(words, teller.match.events(at), sides, columns)])
    return rows


def _scored(
    words: Words, events: Sequence[Event], sides: Sequence[int], columns: Sequence[int]
) -> list[tuple[str, str]]:
    points: dict[int, str] = {}
    totals: dict[int, tuple[str, str]] = {}
    for event in events:
        told: Any = event
        side = getattr(event, "side", None) if event.seat is None else sides[event.seat]
        if side is None or not isinstance(getattr(event, "total", None), int):
            continue
        if hasattr(event, "lines"):
            points[side] = str(told.points)
            totals[side] = (str(told.total), "")
        else:  # a total that was set back, or took its player out of the match
            note = words.event(event, "short")
            totals[side] = (words.text("nb-noted", total=told.total), note)
    blank = ("", "")
    return [cell for side in columns for cell in ((points.get(side, ""), ""), totals.get(side, blank))]


def _sheet_html(rows: list[list[tuple[str, str]]]) -> Html:
    head, *rest = rows
    first = tag("tr", [tag("th", text, scope="col") for text, _ in head])
    newest = len(rest) - 1
    return tag(
        "table",
        first,
        [
            tag("tr", [tag("td", text, cls="n", title=note) for text, note in row], cls="on" if at == newest else "")
            for at, row in enumerate(rest)
        ],
    )
