"""Several people at one keyboard: who sees what, and when."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from stovka.play.session import Session
from stovka.play.setup import open_rules, seats_for
from tests.cli.conftest import Run

NAMES = ("Anna", "Boris")
ARGS = ("--seed", "7", "--plain", "--hot-seat", ",".join(NAMES))


def together(variant: str, players: int) -> Iterator[tuple[str, Session]]:
    """The lines that play a whole match by hints, Enter for every change of seats, with the session before each."""
    game, rules = open_rules(variant)
    session = Session(game, rules, seats_for(players, NAMES, "steady"), 7)
    me = None
    while not session.over:
        seat = session.waiting
        if seat is None:
            session.step()
            continue
        if seat != me:
            if me is not None:
                yield "", session
            yield "", session
            me = seat
        move = session.hint(seat)
        yield move.code, session
        session.act(seat, move)


@pytest.mark.parametrize(("variant", "players"), [("mavr", 3), ("russian", 2), ("stovkahra", 4)])
def test_two_people_play_a_whole_match_at_one_keyboard(run: Run, stovka_data: Path, variant: str, players: int) -> None:
    typed = [line for line, _ in together(variant, players)]
    found = run("play", variant, "--players", str(players), *ARGS, stdin="\n".join(typed) + "\n")
    assert (found.code, found.err) == (0, "")
    (record,) = (stovka_data / "finished").iterdir()
    assert found.lines[-1] == str(record)
    lines = [json.loads(line) for line in record.read_text().splitlines()]
    assert [seat["kind"] for seat in lines[0]["seats"]] == ["human", "human", *["bot"] * (players - 2)]
    made = [line["move"] for line in lines if line["type"] == "move" and line["seat"] < 2]
    assert made == [line for line in typed if line]


def test_nobody_reads_a_hand_that_is_not_his(run: Run) -> None:
    """Between two blank pages stands what one person sees; no card that the other holds, or drew, is in it."""
    lines, hands, session = [], [], None
    for line, session in together("mavr", 2):
        if len(session.steps) > 30:
            break
        lines.append(line)
        if line:
            hands.append((session.waiting, session.state.hands))
    found = run("play", "mavr", "--players", "2", *ARGS, "--ascii", stdin="\n".join(lines) + "\n")
    pages = found.out.split("\n" * 30)[1:]
    assert len(pages) > 3
    turns = [told for page in pages for told in page.split("Your turn. ")[1:]]
    assert len(turns) >= len(hands)
    for told, (seat, held) in zip(turns, hands, strict=False):
        assert seat is not None
        hand = told.split("Your hand: ")[1].split(".")[0].replace("\n", " ").split(", ")
        assert sorted(hand) == sorted(card.code for card in held[seat])
        assert not set(hand) & {card.code for card in held[1 - seat]}


def test_a_page_of_blank_lines_hides_what_was_shown_and_enter_shows_the_next_hand(run: Run) -> None:
    found = run("play", "mavr", "--players", "2", *ARGS, stdin="")
    assert "Your hand" not in found.out
    assert "You hold" not in found.out  # nobody sits there yet
    assert "take the seat" in found.out
    found = run("play", "mavr", "--players", "2", *ARGS, stdin="no\nx\n\nwhy\n")
    assert found.out.count("take the seat") == 2
    assert "Your hand" in found.out


def test_before_the_seat_changes_a_move_can_be_taken_back_and_questions_asked(run: Run, stovka_data: Path) -> None:
    typed: list[str] = []
    for line, session in together("mavr", 2):
        typed.append(line)
        if line and session.steps and session.waiting is not None:
            break
    found = run(
        "play", "mavr", "--players", "2", *ARGS, stdin="\n".join([*typed, "score", "9h", "hint", "undo", "hand"])
    )
    assert (found.code, found.err) == (0, "")
    assert "Taken back: you" in found.out
    assert found.out.count("take the seat") == 1
    (record,) = (stovka_data / "running").iterdir()
    assert json.loads(record.read_text().splitlines()[-1]) == {"type": "undo", "moves": 1}


def test_who_sits_down_again_hears_that_his_move_was_taken_back_by_another(run: Run) -> None:
    typed, moved = [], list[int]()
    for line, session in together("russian", 2):
        if line and session.waiting is not None:
            if moved and moved[0] != moved[-1] and session.waiting == moved[0]:
                break
            moved.append(session.waiting)
        typed.append(line)
    # one person has moved, and the other; now the first takes his own last move back, with those of the other
    own = [line for line in typed if line][moved.count(moved[0]) - 1]
    argv = ("play", "russian", "--players", "2", *ARGS)
    found = run(*argv, stdin="\n".join([*typed, "undo", own, "", "", ""]))
    assert found.code == 0
    first, second = (" ".join(each.split(". What")[0].split()) for each in found.out.split("Taken back: ")[1:])
    assert first.startswith("you ")
    assert " you " in second
    assert first.count(",") == second.count(",") == moved.count(moved[-1])


def test_a_match_of_several_goes_on_from_the_view_of_who_is_to_move(run: Run, stovka_data: Path) -> None:
    typed = []
    for line, session in together("mavr", 3):
        typed.append(line)
        if sum(step.seat is not None for step in session.steps) > 8 and line:
            break
    first = run("play", "mavr", "--players", "3", *ARGS, stdin="\n".join(typed) + "\n")
    assert first.code == 0
    again = run("play", "--plain", stdin="yes\n")
    assert "with Anna, Boris and Clara" in " ".join(again.out.split())
    assert "Your hand" not in again.out
    again = run("play", "--plain", stdin="yes\n\n")
    page = again.out.split("\n" * 30)[-1]
    assert "Your hand" in page
    (record,) = (stovka_data / "running").iterdir()
    assert sum('"type":"deal"' in line for line in record.read_text().splitlines())


@pytest.mark.parametrize(
    ("argv", "sentences"),
    [
        (("--hot-seat", "Anna,anna", "--plain"), 1),
        (("--hot-seat", "Anna,,Boris", "--plain"), 1),
        (("--hot-seat", "x" * 41, "--plain"), 1),
        (("--hot-seat", "a\x1b,b", "--plain"), 1),
        (("--hot-seat", "A,B,C", "--players", "2", "--plain"), 1),
        (("--hot-seat", "A,B,C,D,E,F,G,H,I", "--plain"), 1),
        (("--hot-seat", "A,A", "--bots", "x", "--rule", "draw=x", "--plain"), 3),
        (("--hot-seat", "A,a"), 1),
        (("--no-undo", "--predict"), 1),
    ],
)
def test_what_is_wrong_with_the_people(run: Run, argv: tuple[str, ...], sentences: int) -> None:
    found = run("play", "mavr", *argv)
    assert (found.code, found.out) == (2, "")
    assert len(found.err.splitlines()) == sentences


def test_one_name_is_one_person_who_is_called_so_and_seats_are_filled_with_bots(run: Run, stovka_data: Path) -> None:
    assert run("play", "stovkahra", "--plain", "--hot-seat", "Clara", stdin="").code == 0
    (record,) = (stovka_data / "running").iterdir()
    seats = json.loads(record.read_text().splitlines()[0])["seats"]
    assert seats[0]["name"] == "Clara"
    assert len({seat["name"] for seat in seats}) == 4


def test_eight_seats_are_filled_whoever_sits_there() -> None:
    for people in (("Anna",), ("Boris",), ("Boris", "Clara"), ("Ida", "Hugo", "Dan")):
        seats = seats_for(8, people, "steady")
        assert len({seat.name for seat in seats}) == 8
