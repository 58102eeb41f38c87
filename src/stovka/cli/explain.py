"""``stovka explain``: a record, step by step, in words."""

from __future__ import annotations

from collections.abc import Iterator

from stovka.cli.base import Face, bad_line, source_of
from stovka.cli.group import FORM, Command, Param, place
from stovka.core.views import StepView
from stovka.teach.document import Form


def command(face: Face) -> Command:
    """The command."""

    def run(file: str, step: int | None, seat: int | None, format: Form) -> int:
        from stovka.play.replay import open_record, replay
        from stovka.play.session import view_step
        from stovka.teach.telling import page, step_block

        done = replay(open_record(source_of(file)))
        names = tuple(each.name for each in done.record.header.seats)
        if seat is not None and seat >= len(names):
            raise bad_line("no_seat", number=seat, most=len(names) - 1)
        if step is not None and step >= len(done.steps):
            raise bad_line("no_step", step=step, most=len(done.steps) - 1)
        words = face.voice(names, seat, done.game.look(done.state, None).sides)

        def views() -> Iterator[StepView]:
            for number, each in enumerate(done.steps):
                yield view_step(done.game, number, each, seat)

        if step is not None:
            face.page([step_block(view_step(done.game, step, done.steps[step], seat), words)], format)
        else:
            seats = tuple(range(len(names)))
            title = words.text("cli-explain-title", game=words.variant(done.rules.variant), seats=seats)
            face.page(page(views(), title, words), format)
        for notice in done.cut:
            face.complain(words.problem(notice))
        return 0

    step, seat = Param("step", "N", least=0, most=200_000), Param("seat", "S", least=0, most=7)
    return Command("explain", run, (place("file"), step, seat, FORM))
