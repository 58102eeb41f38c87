"""``stovka explain``: a record, step by step, in words."""

from __future__ import annotations

from collections.abc import Iterable

from stovka.cli.base import Face, bad_line, source_of, two_languages
from stovka.cli.group import BOTH, FORM, Command, Param, place
from stovka.play.replay import Replay
from stovka.teach.document import Block, Form


def only_person(done: Replay) -> int | None:
    """The seat from which a match is told that is still running and in which one person plays: others' cards stay
    hidden. None for any other record."""
    people = [at for at, seat in enumerate(done.record.header.seats) if seat.kind == "human"]
    return people[0] if len(people) == 1 and not done.game.over(done.state) else None


def command(face: Face) -> Command:
    """The command."""

    def run(file: str, step: int | None, seat: int | None, open: bool, both: str | None, format: Form) -> int:
        from stovka.play.replay import open_record, replay
        from stovka.play.session import view_step
        from stovka.teach.telling import page, step_block

        langs = None if both is None else two_languages(both)
        done = replay(open_record(source_of(file)))
        names = tuple(each.name for each in done.record.header.seats)
        if seat is None and not open:
            seat = only_person(done)
        if seat is not None and seat >= len(names):
            raise bad_line("no_seat", number=seat, most=len(names) - 1)
        if step is not None and step >= len(done.steps):
            raise bad_line("no_step", step=step, most=len(done.steps) - 1)
        sides = done.game.look(done.state, None).sides

        def told(lang: str) -> Iterable[Block]:
            words = face.voice(names, seat, sides, lang)
            if step is not None:
                return [step_block(view_step(done.game, step, done.steps[step], seat), words)]
            seats = tuple(range(len(names)))
            title = words.text("cli-explain-title", game=words.variant(done.rules.variant), seats=seats)
            return page((view_step(done.game, at, each, seat) for at, each in enumerate(done.steps)), title, words)

        if langs is None:
            face.page(told(face.lang), format)
        else:
            face.beside(told, langs, format)
        for notice in done.cut:
            face.complain(face.voice(names).problem(notice))
        return 0

    step, seat = Param("step", "N", least=0, most=200_000), Param("seat", "S", least=0, most=7)
    return Command("explain", run, (place("file"), step, seat, Param("open", flag=True), BOTH, FORM))
