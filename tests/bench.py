"""``python -m tests.bench``: what is measured, beside what it must reach, in one table.

Ratios are bars: both sides run by turns in one process, in CPU time, and the median counts. Milliseconds are goals,
to be read with the machine in mind. OpenSpiel comes with the ``bench`` extra; without it its rows say so.
"""

from __future__ import annotations

import gc
import os
import random
import resource
import subprocess
import sys
import tempfile
import tracemalloc
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

from stovka.core.chance import Quick
from stovka.core.engine import Game
from stovka.games import open_variant

RUNS = 7
"""How often each side of a ratio runs."""
SECONDS = 0.7
"""CPU seconds of one run of games."""
YARDSTICK = "crazy_eights(players=4)"


class Row(NamedTuple):
    """One line of the table. ``value`` None: it could not be measured, ``note`` says why."""

    figure: str
    value: float | None
    unit: str
    bar: float | None
    least: bool  # True: the value must reach the bar; False: it must not pass it
    note: str = ""
    goal: bool = False  # the bar is a goal only

    @property
    def verdict(self) -> str:
        """``ok``, ``misses`` …, for the last column."""
        if self.value is None:
            return "not measured"
        if self.bar is None:
            return ""
        met = self.value >= self.bar if self.least else self.value <= self.bar
        return ("ok" if met else "misses") + (" (goal)" if self.goal else "")


# --- random games through the public engine ----------------------------------------------------------------------


def engine_actions(variant: str, players: int, seconds: float, seed: int) -> tuple[int, float]:
    """Plays random rounds of matches for so many CPU seconds: actions made, and the time they took.

    Everything is kept: each step's move and events. A queen with its suit is two actions, as in the yardstick.
    """
    game, rules = open_variant(variant)
    luck, pick = Quick(seed), random.Random(seed).random
    actions = 0
    began = process_time()
    while process_time() - began < seconds:
        actions += _match(game, rules, players, luck, pick)
    return actions, process_time() - began


def _match(game: Game[Any], rules: Any, players: int, luck: Quick, pick: Callable[[], float]) -> int:
    state = game.start(rules, players)
    kept = []
    actions = 0
    due, moves, decide, evolve = game.due, game.moves, game.decide, game.evolve
    while True:
        options = moves(state)
        if options:
            move = options[int(pick() * len(options))]
            actions += 1 if move.suit is None or move.card is None else 2
        else:
            own = due(state)
            if own is None:
                return actions
            move = own
        events = decide(state, move, luck)
        kept.append((move, events))
        state = evolve(state, events)


def yardstick_actions(seconds: float, seed: int, tight: bool = False) -> tuple[int, float]:
    """OpenSpiel's game by the same loop; what chance decides is not counted.

    Chance is asked as its documentation shows, by outcomes with their odds. ``tight`` knows that all odds are equal
    here and takes a short cut that only this game allows.
    """
    import pyspiel

    game = pyspiel.load_game(YARDSTICK)
    luck = random.Random(seed)
    pick = luck.random
    actions = 0
    began = process_time()
    while process_time() - began < seconds:
        state = game.new_initial_state()
        kept = []
        while not state.is_terminal():
            if state.is_chance_node() and not tight:
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                chosen = luck.choices(outcomes, odds)[0]
            else:
                actions += not state.is_chance_node()
                options = state.legal_actions()
                chosen = options[int(pick() * len(options))]
            kept.append(chosen)
            state.apply_action(chosen)
    return actions, process_time() - began


def engine_rows() -> Iterable[Row]:
    """Actions a second of our engine, as a part of the yardstick's."""
    variants = ("mavr", "russian")
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        note = "open-spiel is not installed (the `bench` extra)"
        for variant in variants:
            rates = [a / t for a, t in (engine_actions(variant, 4, SECONDS, run) for run in range(RUNS))]
            yield Row(f"random games, {variant}, 4 players: x OpenSpiel", None, "x", 0.5, True, note)
            yield Row(f"random games, {variant}, 4 players", median(rates), "actions/s", None, True)
        return
    ours: dict[str, list[float]] = {variant: [] for variant in variants}
    theirs: list[float] = []
    tightest: list[float] = []
    for run in range(RUNS):  # by turns, so that a busy moment hits all alike
        for found, tight in ((theirs, False), (tightest, True)):
            actions, taken = yardstick_actions(SECONDS, run, tight)
            found.append(actions / taken)
        for variant in variants:
            actions, taken = engine_actions(variant, 4, SECONDS, run)
            ours[variant].append(actions / taken)
    for variant in variants:
        ratio = median(mine / yard for mine, yard in zip(ours[variant], theirs, strict=True))
        note = f"{median(ours[variant]):,.0f} against {median(theirs):,.0f} actions/s"
        yield Row(f"random games, {variant}, 4 players: x OpenSpiel", ratio, "x", 0.5, True, note)
    ratio = median(mine / yard for mine, yard in zip(ours["mavr"], tightest, strict=True))
    note = f"its loop without odds: {median(tightest):,.0f} actions/s"
    yield Row("the same, against OpenSpiel's tightest loop", ratio, "x", None, True, note)


# --- one explained step ---------------------------------------------------------------------------------------------


def explained_rows() -> Iterable[Row]:
    """The whole hand judged and foretold, and all events of the move, in words."""
    from stovka.core.record import Seat
    from stovka.play.session import Session
    from stovka.teach.telling import tell
    from stovka.text import Words

    for variant in ("mavr", "russian", "stovkahra"):
        game, rules = open_variant(variant)
        seats = [Seat(name, "bot", "steady") for name in ("Anna", "Boris", "Clara", "Dan")]
        session = Session(game, rules, seats, seed=1)
        voices = [Words(names=session.names, viewer=seat) for seat in range(4)]
        taken: list[float] = []
        while len(taken) < 600 and not session.over:
            seat = session.mover
            if seat is None:
                session.step()
                continue
            words = voices[seat]
            began = process_time()
            for option in session.options(seat):
                words.verdict(option.verdict)
                for event in option.events:
                    words.event(event)
            between = process_time()
            session.step()
            after = process_time()
            tell(session.step_view(len(session.steps) - 1, seat), words)
            taken.append(process_time() - after + between - began)
        kept = taken[len(taken) // 10 :]  # the first ones read the texts
        note = f"worst twentieth {sorted(kept)[len(kept) * 19 // 20] * 1000:.2f} ms"
        yield Row(f"one explained step, {variant}, 4 players", median(kept) * 1000, "ms", 1, False, note, goal=True)


# --- starting a command -------------------------------------------------------------------------------------------


def command(*words: str) -> list[str]:
    """The command as a person starts it: the script beside this Python, or the module where it is not installed."""
    script = Path(sys.executable).parent / "stovka"
    return [str(script), *words] if script.exists() else [sys.executable, "-m", "stovka", *words]


def cpu_of(words: list[str], cache: str = "") -> float:
    """CPU seconds of one process. ``cache``: where it keeps compiled modules, as an installed program would have
    them; this process may have been told to keep none."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    env["PYTHONPATH"] = os.environ.get("PYTHONPATH", "")
    if cache:
        env["PYTHONPYCACHEPREFIX"] = cache
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL, env=env)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def ratio_of(words: list[str], runs: int = RUNS) -> float:
    """How much CPU a command takes, as a multiple of a Python that does nothing."""
    bare = [sys.executable, "-c", "pass"]
    with tempfile.TemporaryDirectory() as cache:
        cpu_of(bare, cache), cpu_of(words, cache)  # once unmeasured: compiles what is new
        pairs = [(cpu_of(bare, cache), cpu_of(words, cache)) for _ in range(runs)]
    return median(mine for _, mine in pairs) / median(nothing for nothing, _ in pairs)


def startup_rows(folder: Path) -> Iterable[Row]:
    """What small commands cost."""
    record = folder / "small.stovka.jsonl"
    record.write_bytes(b"".join(_trace(1)))
    runs = 3 * RUNS  # a process is short, and its time noisy
    yield Row("stovka --version: x bare Python", ratio_of(command("--version"), runs), "x", 2.5, False)
    yield Row("stovka check, one round: x bare Python", ratio_of(command("check", str(record)), runs), "x", 8, False)
    yield Row("stovka rules mavr: x bare Python", ratio_of(command("rules", "mavr"), runs), "x", 8, False)


def two_hundred_moves() -> bytes:
    """The beginning of a match: 200 moves, and what belongs to them."""
    kept: list[bytes] = []
    moves = 0
    for line in b"".join(_trace(30)).splitlines(keepends=True):
        moves += line.startswith(b'{"type":"move"')
        if moves > 200:
            break
        kept.append(line)
    return b"".join(kept[:-1])  # without the table told before the next move


def told_rows(folder: Path) -> Iterable[Row]:
    """A match told from its record, by the command and to its end."""
    record = folder / "told.stovka.jsonl"
    record.write_bytes(two_hundred_moves())
    taken: list[float] = []
    for _ in range(RUNS):
        began = perf_counter()
        cpu_of(command("explain", str(record)), str(folder / "cache"))
        taken.append(perf_counter() - began)
    note = f"slowest of {RUNS}: {max(taken):.2f} s"
    yield Row("stovka explain, 200 moves", median(taken), "s", 2, False, note)


# --- a record that grows ------------------------------------------------------------------------------------------


def _trace(rounds: int) -> Iterable[bytes]:
    from stovka.play.trace import trace

    # With the limit out of reach no match ends before its rounds are played.
    return trace("mavr", players=3, seed=1, bots="steady", rounds=rounds, rules={"limit": 10_000})


def growth_rows() -> Iterable[Row]:
    """Checking a record ten times as long."""
    from stovka.core.journal import parse
    from stovka.play.trace import check

    def once(data: bytes) -> float:
        began = process_time()
        check(parse(data))
        return process_time() - began

    def peak(data: bytes) -> int:
        tracemalloc.start()
        check(parse(data))
        found = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return found

    usual = gc.get_threshold()
    gc.set_threshold(100_000)  # as the command has it
    small, large = b"".join(_trace(10)), b"".join(_trace(100))
    growth = len(large) / len(small)
    once(small)
    pairs = [(once(small), once(large)) for _ in range(RUNS)]
    # The bar is told for a growth of ten; these two have grown by a little more or less.
    times = median(long for _, long in pairs) / median(short for short, _ in pairs) / growth * 10
    memory = peak(large) / peak(small) / growth * 10
    gc.set_threshold(*usual)
    note = f"{len(small) / 1000:.0f} kB in {median(short for short, _ in pairs) * 1000:.0f} ms"
    yield Row("check, a record ten times as long: time", times, "x", 11, False, note)
    yield Row("check, a record ten times as long: memory", memory, "x", 11, False)


# --- the table ------------------------------------------------------------------------------------------------------


# --- the notebook stepper -----------------------------------------------------------------------------------------


def stepper_rows() -> Iterable[Row]:
    """The stepper over 300 steps, beside a stack that is made of all of them at once."""
    from tests.nb.measure import cost  # ipywidgets: not for the rows before

    found = cost()
    yield Row("notebook stepper, 300 steps: built, of all at once", found.ratio, "×", 0.1, False)
    yield Row("notebook stepper: heaviest step", found.most_bytes / 1000, "kB", 6, False, "one message a step")
    yield Row("notebook stepper: a step", found.a_step * 1000, "ms", None, False)


def told(rows: Iterable[Row]) -> str:
    """The rows as a table of plain text."""
    lines = [("figure", "measured", "must reach", "", "")]
    for row in rows:
        value = "-" if row.value is None else f"{row.value:,.2f} {row.unit}"
        bar = "" if row.bar is None else f"{'≥' if row.least else '≤'} {row.bar:g} {row.unit}"
        lines.append((row.figure, value, bar, row.verdict, row.note))
    widths = [max(len(line[at]) for line in lines) for at in range(5)]
    filled = ("  ".join(map(str.ljust, line, widths)) for line in lines)
    return "\n".join(map(str.rstrip, filled))


def rows() -> Iterable[Row]:
    """Everything that is measured, as it is measured."""
    with tempfile.TemporaryDirectory() as made:
        os.environ["STOVKA_DATA"] = made
        yield from engine_rows()
        yield from explained_rows()
        yield from growth_rows()
        yield from stepper_rows()
        yield from startup_rows(Path(made))
        yield from told_rows(Path(made))


def main() -> None:
    """Measures and prints; exits with 1 when a bar is missed."""
    found = []
    for row in rows():
        print(f"  {row.figure} …", file=sys.stderr, flush=True)
        found.append(row)
    print(told(found))
    sys.exit(any(row.verdict == "misses" for row in found))


if __name__ == "__main__":
    main()
