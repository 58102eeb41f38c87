"""The game line by line: a whole match through a pipe, questions, wrong input, leaving and coming back."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import IO

import pytest

from stovka.cli.typed import Choice, Faulty, read_move
from stovka.core.moves import MOVES
from stovka.games import VARIANTS
from stovka.play.session import Session
from stovka.play.setup import open_rules, seats_for
from stovka.play.storage import Saved, Store
from tests.cli.conftest import Result, Run

SEED = "7"
ARGS = ("--seed", SEED, "--plain")


def script(variant: str, players: int, seed: int = int(SEED)) -> list[str]:
    """The moves of a person who plays a whole match as a steady player would."""
    game, rules = open_rules(variant)
    session = Session(game, rules, seats_for(players, "You", "steady"), seed)
    typed = []
    while not session.over:
        if session.waiting is None:
            session.step()
        else:
            move = session.hint(0)
            typed.append(move.code)
            session.act(0, move)
    return typed


def fewest(variant: str) -> int:
    return open_rules(variant)[1].players[0]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_match_is_played_through_a_pipe(run: Run, stovka_data: Path, variant: str) -> None:
    players = fewest(variant)
    typed = script(variant, players)
    found = run("play", variant, "--players", str(players), *ARGS, stdin="\n".join(typed) + "\n")
    assert (found.code, found.err) == (0, "")
    (record,) = (stovka_data / "finished").iterdir()
    assert found.lines[-1] == str(record)
    moves = [json.loads(line) for line in record.read_text().splitlines() if '"type":"move"' in line]
    assert [each["move"] for each in moves if each["seat"] == 0] == typed
    assert run("check", str(record)).code == 0
    assert "\x1b" not in found.out
    assert max(len(line) for line in found.lines[:-1]) <= 79


def test_every_step_of_every_player_is_told(run: Run, stovka_data: Path) -> None:
    found = run("play", "mavr", "--players", "3", *ARGS, stdin="hint\n")
    (record,) = (stovka_data / "running").iterdir()
    told = " ".join(run("explain", str(record), "--seat", "0").out.split())
    live = found.out.split("On the pile")[0].split("type.\n")[1].split("In the stock")[0]
    for sentence in " ".join(live.split()).split(". "):
        assert sentence.rstrip(".") in told


QUESTIONS = ("help", "hand", "top", "counts", "why", "why 9h", "what qs", "what 2h", "score", "hint", "rules", "log")


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_is_answered_and_changes_nothing(run: Run, stovka_data: Path, variant: str, question: str) -> None:
    argv = ("play", variant, "--players", str(fewest(variant)), *ARGS)
    before = run(*argv, stdin="")
    kept = {path.name: path.read_bytes() for path in (stovka_data / "running").iterdir()}
    after = run("play", "--plain", stdin=f"yes\n{question}\n")
    assert (before.code, after.code, before.err, after.err) == (0, 0, "", "")
    assert {path.name: path.read_bytes() for path in (stovka_data / "running").iterdir()} == kept
    assert len(after.lines) > 8


def answer(run: Run, typed: str, variant: str = "mavr") -> list[str]:
    """What is said between the question at a turn of a new match and leaving."""
    for path in Path(os.environ["STOVKA_DATA"]).glob("running/*"):
        path.unlink()
    found = run("play", variant, "--players", "3", *ARGS, stdin=typed)
    assert (found.code, found.err) == (0, "")
    lines = found.lines
    at = next(at for at, line in enumerate(lines) if line.startswith("Your turn"))
    return lines[at + 1 : -1]


def test_no_card_no_command_and_not_in_your_hand_are_different_sentences(run: Run) -> None:
    said = {typed: " ".join(answer(run, f"{typed}\n")) for typed in ("1h", "frobnicate", "7s", "qh:x", "10s")}
    run_out = [text.replace(typed, "") for typed, text in said.items()]
    assert len(set(run_out)) == len(run_out)
    assert "not in your hand" in said["7s"]
    assert "does not fit" in said["10s"]
    assert "no card" in said["1h"]
    assert "no suit" in said["qh:x"]


def test_a_queen_asks_for_its_suit_and_back_takes_it_back(run: Run) -> None:
    lines = " ".join(answer(run, "qh\nnonsense\nback\n"))
    assert "Which one" in lines
    assert "no suit" in lines
    assert "still your turn" in lines
    by_answer = answer(run, "qh\ns\n")
    at_once = answer(run, "QH:S\n")
    assert [line for line in at_once if line.startswith("You play")] == [
        line for line in by_answer if line.startswith("You play")
    ]


def test_moves_are_typed_in_any_case_and_with_signs() -> None:
    candidates = [move for code, move in MOVES.items() if code.startswith("QS:")]
    for typed in ("10h", "10H", "10♥", "10♥\ufe0f"):
        assert read_move(typed, ()) is MOVES["10H"]
    for typed in ("qs:h", "QS:H", "qs : h", "Q♠:♥"):
        assert read_move(typed, candidates) is MOVES["QS:H"]
    assert isinstance(read_move("qs", candidates), Choice)
    assert read_move("qs", ()) is MOVES["QS"]
    assert read_move("DRAW", ()) is MOVES["draw"]
    assert read_move("Order:s", ()) is MOVES["order:S"]
    assert read_move("h", [MOVES[f"order:{suit}"] for suit in "CDHS"]) is MOVES["order:H"]
    assert read_move("MELD:k", ()) is MOVES["meld:K"]
    for typed in ("", "0H", "hearts", "QS:", "QS:Q", ":", "9H9H"):
        with pytest.raises(Faulty):
            read_move(typed, candidates)


def test_the_end_of_the_input_leaves_cleanly_and_the_match_is_offered_again(run: Run) -> None:
    first = run("play", "mavr", "--players", "3", *ARGS, stdin="")
    assert (first.code, first.err) == (0, "")
    assert "kept" in first.lines[-1]
    for typed, going_on in (("", False), ("quit\n", False), ("what?\nYES\n", True), ("n\n", False)):
        again = run("play", "mavr", "--plain", stdin=typed)
        assert (again.code, again.err) == (0, "")
        assert "not finished" in again.out
        assert ("goes on." in again.out) == going_on


def test_a_match_that_cannot_be_read_is_told_and_left_alone(run: Run, stovka_data: Path) -> None:
    broken = stovka_data / "running" / "2026-01-01-000000.stovka.jsonl"
    broken.parent.mkdir()
    broken.write_text("{}\n")
    found = run("play", *ARGS, stdin="")
    assert found.code == 0
    assert "cannot be read" in found.out
    assert broken.read_text() == "{}\n"


def test_letters_stand_where_signs_cannot_be_shown(run: Run) -> None:
    ascii_only = run("play", "--players", "3", *ARGS, stdin="help\nwhy\nhint\n", encoding="ascii")
    assert ascii_only.code == 0
    assert "?" not in ascii_only.out.replace("rule?", "").replace("rules?", "").replace("now?", "")
    asked = run("play", "--players", "3", *ARGS, "--ascii", stdin="n\n")
    assert not set("♠♥♦♣") & set(asked.out)


def test_bytes_that_are_no_text_are_no_command(run: Run) -> None:
    found = run("play", *ARGS, stdin=b"\xff\xfe\x00\x1b[2J\n" + b"x" * 50_000 + b"\n")
    assert (found.code, found.err) == (0, "")
    assert "\x1b" not in found.out


Start = Callable[..., "subprocess.Popen[bytes]"]


def until(stream: IO[bytes], *beginnings: bytes) -> None:
    """Reads lines up to one that begins so."""
    while not (line := stream.readline()).startswith(beginnings):
        assert line, "the program ended"


def test_a_killed_match_goes_on_with_no_completed_move_lost(start: Start, run: Run, stovka_data: Path) -> None:
    typed = script("mavr", 3)
    whole = run("play", "mavr", "--players", "3", *ARGS, stdin="\n".join(typed) + "\n")
    (reference,) = (stovka_data / "finished").iterdir()
    facts = reference.read_text().splitlines()[1:]
    reference.unlink()
    done = 0
    for stop in (1, 5, 12):
        process = start("play", "mavr", "--players", "3", *ARGS, PYTHONUNBUFFERED="1")
        assert process.stdin is not None
        assert process.stdout is not None
        if done:
            process.stdin.write(b"yes\n")
            process.stdin.flush()
        while done < stop:
            until(process.stdout, b"Your turn")
            process.stdin.write(typed[done].encode() + b"\n")
            process.stdin.flush()
            done += 1
        until(process.stdout, b"Your turn")
        process.kill()
        process.wait()
        (saved,) = Store(stovka_data).unfinished()
        assert isinstance(saved, Saved)
        mine = [step for step in saved.replay.steps if step.seat == 0]
        assert [step.move.code for step in mine] == typed[: len(mine)]
        assert len(mine) >= done
        done = len(mine)
    rest: Result = run("play", "--plain", stdin="\n".join(["yes", *typed[done:]]) + "\n")
    assert rest.code == whole.code == 0
    (record,) = (stovka_data / "finished").iterdir()
    assert record.read_text().splitlines()[1:] == facts
