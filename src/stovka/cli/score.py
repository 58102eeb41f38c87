"""``stovka score``: referee and score keeper for a game with real cards, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stovka.cli.base import Face, bad_line
from stovka.cli.group import HOUSE_RULE, LETTERS, PLAYERS, Command, Param, opened, place
from stovka.core.errors import Refusal


def command(face: Face) -> Command:
    """The command."""

    def run(variant: str, players: int | None, names: str | None, rule: Sequence[str], ascii: bool) -> int:
        from stovka.cli.seating import people_from
        from stovka.play.setup import check_players, open_rules

        if ascii:
            face.plain_letters()
        people = people_from(names, None) if names is not None else ()
        if players is not None and len(people) > players:
            raise bad_line("not_both", first="--names", second=f"--players {players}")
        wanted = players or len(people) or None
        opened(variant, rule, lambda rules: check_players(rules, wanted))
        game, rules = open_rules(variant, rule)
        count = check_players(rules, wanted)
        known = (*people, *(face.words.name(seat) for seat in range(len(people), count)))
        return Scoring(face, game, rules, known).run()

    own = (place("variant"), PLAYERS, Param("names", "A,B,C"), HOUSE_RULE, LETTERS)
    return Command("score", run, own)


class Scoring:
    """One score, from the first question to the last."""

    def __init__(self, face: Face, game: Any, rules: Any, names: Sequence[str]) -> None:
        from stovka.play.scorebook import ScoreBook

        self.face = face
        self.book = ScoreBook()
        self.journal: Any = None
        self._take(game, rules, names)

    def _take(self, game: Any, rules: Any, names: Sequence[str]) -> None:
        from stovka.teach.keeper import Keeper

        self.keeper = Keeper(game, rules, names)
        self.words = self.face.voice(names, None, game.look(self.keeper.state, None).sides)
        spoken = {"enough": self.words.text("keeper-word-enough"), "silent": self.words.text("keeper-word-silent")}
        self.calls = {word.casefold(): code for code, word in spoken.items()}

    def run(self) -> int:
        """Asks until the match is over or whoever keeps the score leaves."""
        from stovka.cli.seating import Left

        try:
            if not self._resumed():
                self._begin()
            rules = self.keeper.rules
            seats = tuple(range(len(self.keeper.names)))
            self._say("keeper-begin", game=self.words.variant(rules.variant), seats=seats, lines=len(self.keeper.lines))
            while True:
                self._ask()
        except (Left, KeyboardInterrupt) as stop:
            if self.keeper.over:
                self._keep("end")
            else:
                self._say("keeper-left" if self.journal is not None and self.keeper.lines else "keeper-left-unkept")
            if isinstance(stop, KeyboardInterrupt):
                raise
        finally:
            if self.journal is not None:
                self.journal.close()
        return 0

    # --- on disk ------------------------------------------------------------------------------------------------------

    def _resumed(self) -> bool:
        """True when a score that was left goes on."""
        from stovka.cli.seating import Left, read_line

        for kept in self.book.unfinished():
            fresh = self.keeper
            if kept.variant != fresh.rules.variant:
                continue
            try:
                game, rules = kept.opened()
                self._take(game, rules, kept.names)
                self.keeper.again(kept.lines)
            except Refusal:  # of rules that are no more, or not ours
                self._take(fresh.game, fresh.rules, fresh.names)
                continue
            seats, rounds = tuple(range(len(kept.names))), len(self._rows())
            self._say("keeper-offer", game=self.words.variant(rules.variant), seats=seats, rounds=rounds)
            while (answer := read_line(self.face).casefold()) not in self._yes() | self._no():
                if answer in ("quit", "q", "exit"):
                    raise Left
                self._say("keeper-offer-again")
            if answer in self._yes():
                try:
                    self.journal = self.book.resume(kept)
                except Refusal as refusal:
                    self._unkept(refusal)
                self._sheet()
                return True
            self._take(fresh.game, fresh.rules, fresh.names)
            return False
        return False

    def _yes(self) -> set[str]:
        return {"y", "yes", self.words.text("plain-yes").casefold()}

    def _no(self) -> set[str]:
        return {"n", "no", self.words.text("plain-no").casefold()}

    def _begin(self) -> None:
        rules = self.keeper.rules
        try:
            self.journal = self.book.begin(rules.variant, rules.differences, self.keeper.names)
        except Refusal as refusal:
            self._unkept(refusal)

    def _keep(self, what: str, text: str = "") -> None:
        from stovka.play.scorebook import END, UNDO, told

        if self.journal is None:
            return
        try:
            self.journal([{"undo": UNDO, "end": END}.get(what) or told(text)])
        except Refusal as refusal:
            self._unkept(refusal)
            self.journal.close()
            self.journal = None

    def _unkept(self, refusal: Refusal) -> None:
        self._say("keeper-unkept", why=" ".join(self.words.refusal(refusal)))

    # --- question and answer ------------------------------------------------------------------------------------------

    def _say(self, id: str, **facts: object) -> None:
        self.face.say(self.words.text(id, **facts))

    def _ask(self) -> None:
        from stovka.cli.seating import Left, read_line

        question = self.keeper.question
        if question is None:
            self._say("keeper-over")
        else:
            self._say(f"keeper-ask-{question.id}", **question.facts)
        typed = read_line(self.face)
        name = typed.casefold()
        if name in ("quit", "q", "exit") or (question is None and not name):
            raise Left
        if name == "undo":
            if self.keeper.undo():
                self._keep("undo")
                self._say("keeper-undone", lines=len(self.keeper.lines))
            else:
                self._say("keeper-nothing-undone")
        elif name == "sheet":
            self._sheet()
        elif name in ("help", "?"):
            for line in self.words.text("keeper-help").split("\n"):
                self.face.put_wrapped(line, "", "  ")
        else:
            self._answer(typed)

    def _answer(self, typed: str) -> None:
        from stovka.teach.telling import tell

        try:
            views = self.keeper.tell(typed, self.calls)
        except Refusal as refusal:
            for sentence in self.words.refusal(refusal)[:1]:
                self.face.say(sentence)
            return
        self._keep("told", self.keeper.lines[-1])
        for view in views:
            for each in tell(view, self.words):
                self.face.put_wrapped(each.text, "  " * each.level, "  " * (each.level + 1))
        if self.keeper.over:
            self._sheet()

    # --- the sheet ----------------------------------------------------------------------------------------------------

    def _rows(self) -> Any:
        from stovka.teach.sheet import sheet

        return sheet(self.keeper.game, self.keeper.steps)

    def _sheet(self) -> None:
        from stovka.teach.keeper import sheet_page

        self.face.page(sheet_page(self.keeper, self.words), "text")
