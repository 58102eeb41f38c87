"""Learning mode in lines of text: taking back, trying out, predicting, and what is noted of it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from stovka.core.moves import DEAL, DRAW, SCORE
from stovka.play.progress import Progress
from stovka.play.session import Session
from stovka.play.setup import VARIANTS, open_rules, seats_for
from stovka.play.storage import Saved, Store
from tests.cli.conftest import Result, Run
from tests.cli.test_plain import fewest, script

ARGS = ("--seed", "7", "--plain")


def flat(found: Result) -> str:
    """What was said, as one line."""
    assert (found.code, found.err) == (0, "")
    return " ".join(found.out.split())


def lines_kept(folder: Path) -> list[dict[str, object]]:
    (record,) = (*(folder / "running").glob("*"), *(folder / "finished").glob("*"))
    return [json.loads(line) for line in record.read_text().splitlines()]


def typed_until(variant: str, players: int, own: int, seed: int = 7) -> tuple[list[str], Session]:
    """The moves of a person until he has made ``own`` moves in one round and is to move again, and the session."""
    game, rules = open_rules(variant)
    session = Session(game, rules, seats_for(players, "You", "steady"), seed)
    typed: list[str] = []
    while not session.over:
        if session.waiting is None:
            session.step()
            continue
        start = max(at for at, step in enumerate(session.steps) if step.move is DEAL)
        if sum(step.seat == 0 for step in session.steps[start:]) >= own:
            return typed, session
        move = session.hint(0)
        typed.append(move.code)
        session.act(0, move)
    raise AssertionError("the match was over before that")


# --- taking back ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_move_is_taken_back_with_all_that_followed(run: Run, stovka_data: Path, variant: str) -> None:
    players = fewest(variant)
    typed, session = typed_until(variant, players, 2)
    argv = ("play", variant, "--players", str(players), *ARGS)
    said = flat(run(*argv, stdin="\n".join([*typed, "undo"])))
    assert "Taken back: you " in said
    assert "stays known" in said
    back = 0
    for step in reversed(session.steps):
        back += step.seat is not None
        if step.seat == 0:
            break
    assert lines_kept(stovka_data)[-1] == {"type": "undo", "moves": back}


def test_what_was_taken_back_can_be_played_again_and_comes_out_the_same(run: Run, stovka_data: Path) -> None:
    typed, _ = typed_until("mavr", 3, 3)
    whole = script("mavr", 3)
    again = [*typed, "undo 3", *typed[-3:], *whole[len(typed) :]]
    assert run("play", "mavr", "--players", "3", *ARGS, stdin="\n".join(again)).code == 0
    (record,) = (stovka_data / "finished").iterdir()
    assert '"type":"undo"' in record.read_text()
    assert run("check", str(record)).code == 0
    scores = [line for line in lines_kept(stovka_data) if line["type"] in ("score", "end")]
    record.unlink()
    run("play", "mavr", "--players", "3", *ARGS, stdin="\n".join(whole))
    assert [line for line in lines_kept(stovka_data) if line["type"] in ("score", "end")] == scores


def test_undo_is_refused_in_one_sentence(run: Run, stovka_data: Path) -> None:
    argv = ("play", "mavr", "--players", "3", *ARGS)
    typed, _ = typed_until("mavr", 3, 1)
    for asked, said in (("undo 2", "only 1 move"), ("undo x", "how many"), ("undo 0", "how many"), ("undo -1", "how")):
        assert said in flat(run(*argv, stdin="\n".join([*typed, asked]))), asked
        assert lines_kept(stovka_data)[-1]["type"] != "undo"
        next((stovka_data / "running").iterdir()).unlink()
    assert "no move of yours" in flat(run(*argv, stdin="undo"))


def test_in_serious_play_nothing_is_taken_back(run: Run, stovka_data: Path) -> None:
    typed, _ = typed_until("mavr", 3, 1)
    said = flat(run("play", "mavr", "--players", "3", *ARGS, "--no-undo", stdin="\n".join([*typed, "undo"])))
    assert "--no-undo" in said
    assert all(line["type"] != "undo" for line in lines_kept(stovka_data))


def drawing(seeds: Sequence[int] = range(60)) -> tuple[int, list[str], str]:
    """A seed, the moves up to a draw of the person's own, and the card that he draws."""
    for seed in seeds:
        game, rules = open_rules("russian")
        session = Session(game, rules, seats_for(2, "You", "steady"), seed)
        typed: list[str] = []
        while SCORE not in [step.move for step in session.steps]:
            if session.waiting is None:
                session.step()
                continue
            move = session.hint(0)
            typed.append(move.code)
            session.act(0, move)
            if move is DRAW:
                return seed, typed, session.steps[-1].events[-1].card.code  # type: ignore[attr-defined]
    raise AssertionError("nobody draws")


def test_what_was_seen_stays_known_also_when_the_match_is_resumed(run: Run) -> None:
    seed, typed, card = drawing()
    argv = ("play", "russian", "--players", "2", "--seed", str(seed), "--plain", "--ascii")
    said = flat(run(*argv, stdin="\n".join([*typed[:-1], "known", *typed[-1:], "undo", "known", "counts"])))
    before, after = said.split("Taken back: you take a card.")
    assert "no hidden card" in before
    assert after.count(f"in the stock there lies: {card}.") == 2
    assert f"in the stock there lies: {card}." in flat(run("play", "--plain", "--ascii", stdin="yes\nknown\n"))


def test_a_match_with_moves_taken_back_goes_on_where_it_stood(run: Run, stovka_data: Path) -> None:
    typed, session = typed_until("mavr", 3, 2)
    run("play", "mavr", "--players", "3", *ARGS, stdin="\n".join([*typed, "undo"]))
    (saved,) = Store(stovka_data).unfinished()
    assert isinstance(saved, Saved)
    assert len(saved.replay.steps) < len(session.steps)
    whole = script("mavr", 3)
    found = run("play", "--plain", stdin="\n".join(["yes", *whole[len(typed) - 1 :]]))
    assert "The match is over" in found.out


# --- what if ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("opening", ["try", "whatif", "what if", "What If"])
def test_moves_are_tried_out_and_nothing_of_it_stays(run: Run, stovka_data: Path, opening: str) -> None:
    typed, session = typed_until("mavr", 3, 1)
    first = session.hint(0).code
    argv = ("play", "mavr", "--players", "3", *ARGS)
    said = flat(run(*argv, stdin="\n".join([*typed, "hand", opening, "99", "9h", "score", first, "back", "hand"])))
    before, after = said.split("What if: from here on nothing counts")
    assert "dealt anew" in after
    after, back = after.split("Back in the match")
    assert "You play" in after
    hand = "Your hand:" + before.split("Your hand:")[-1].split(". What")[0].split("You can")[0]
    assert hand in back
    assert lines_kept(stovka_data)[-1]["type"] != "undo"
    assert sum(line["type"] == "move" and line["seat"] == 0 for line in lines_kept(stovka_data)) == len(typed)
    assert not Progress(stovka_data).attempts()  # a wrong move that was only tried is not noted


def test_moves_can_be_tried_at_once_and_a_wrong_one_stops(run: Run) -> None:
    typed, session = typed_until("mavr", 3, 1)
    move = session.hint(0).code
    argv = ("play", "mavr", "--players", "3", *ARGS)
    said = flat(run(*argv, stdin="\n".join([*typed, f"what if 99 {move}"])))
    assert "“99” is" in said.split("dealt anew")[1]
    assert "You play" not in said.split("dealt anew")[1]
    said = flat(run(*argv, stdin="\n".join(["no", *typed, f"try {move}", "try", "undo", "undo"])))
    tried = said.split("dealt anew")[1]
    assert "You play" in tried
    assert "already" in tried
    assert "Taken back" in tried
    assert "before you began" in tried or "no move of yours" in tried


def test_there_is_no_way_back_from_the_match_itself(run: Run) -> None:
    assert "This is the match itself" in flat(run("play", "mavr", "--players", "3", *ARGS, stdin="back\n"))


def test_a_branch_ends_with_its_round(run: Run, stovka_data: Path) -> None:
    """Whatever is played there; here the first that can be, to the end of the input."""
    typed = ["try", *["hint"] * 2]
    game, rules = open_rules("mavr")
    session = Session(game, rules, seats_for(2, "You", "steady"), 7)
    while session.waiting is None:
        session.step()
    branch = session.branch(len(session.steps) - 1, 0)
    while not branch.over and branch.game.due(branch.state) is not DEAL:
        if branch.waiting is None:
            branch.step()
        else:
            move = branch.hint(0)
            typed.append(move.code)
            branch.act(0, move)
    found = run("play", "mavr", "--players", "2", *ARGS, stdin="\n".join([*typed, "back"]))
    said = flat(found)
    assert "The round that you tried out is over." in said
    assert "This is the match itself" in said.split("tried out is over")[1]
    assert [line["type"] for line in lines_kept(stovka_data)].count("score") == 0


# --- predicting -------------------------------------------------------------------------------------------------------


def test_predictions_are_asked_for_marked_and_noted(run: Run, stovka_data: Path) -> None:
    typed, session = typed_until("mavr", 2, 0)
    move = session.hint(0)
    session.act(0, move)
    after = session.table(0)
    mover = "me" if after.mover == 0 else "boris" if after.mover == 1 else "nobody"
    held = " ".join(str(len(hand or ())) for hand in after.hands)
    answers = ["predict", "predict on", move.code, "nobody at all", mover, "7", "40,40"]
    said = flat(run("play", "mavr", "--players", "2", *ARGS, stdin="\n".join([*typed, *answers, "off"])))
    assert "Predicting is off" in said
    assert "Predicting is on" in said
    assert "is no answer to that" in said
    assert "Right: " in said
    assert f"No, it is: you {held.split()[0]}; Boris {held.split()[1]}." in said or "No, it is: you" in said
    noted = Progress(stovka_data).predictions()
    assert noted["predict.next"] == (1, 1)
    assert noted["predict.cards"] == (0, 1)


def test_predicting_can_be_on_from_the_start_and_goes_on_through_a_whole_match(run: Run, stovka_data: Path) -> None:
    plain = run("play", "mavr", "--players", "2", *ARGS, stdin="")
    assert "Who moves next" not in plain.out
    next((stovka_data / "running").iterdir()).unlink()
    # every question is left open: Enter; a move stands where the game asks for one
    typed = ["\n" * 40]
    found = run("play", "mavr", "--players", "2", *ARGS, "--predict", stdin="".join(typed))
    assert "Who moves next" in found.out
    assert not (stovka_data / "progress.sqlite").exists()


@pytest.mark.parametrize("variant", ["mavr", "stovkahra"])
def test_the_totals_are_asked_for_before_they_are_told(run: Run, stovka_data: Path, variant: str) -> None:
    """Questions are answered with Enter, moves are hints, until a round is counted."""
    game, rules = open_rules(variant)
    players = fewest(variant)
    session = Session(game, rules, seats_for(players, "You", "steady"), 7)
    typed: list[str] = []
    while True:
        if session.waiting is None:
            step = session.step()
            assert step is not None
            if step.move is SCORE:
                break
            typed += [] if step.move is DEAL else ["", ""]
        else:
            move = session.hint(0)
            session.act(0, move)
            typed += [move.code, "", ""]
    totals = session.table(0).totals
    sides = session.table(0).sides
    said = [str(totals[sides.index(side)]) for side in sorted(set(sides))]
    argv = ("play", variant, "--players", str(players), *ARGS, "--predict")
    found = flat(run(*argv, stdin="\n".join([*typed, " ".join(said), "off"])))
    assert "What will the totals be" in found
    assert "Right: " in found.split("What will the totals be")[1]
    assert Progress(stovka_data).predictions() == {"predict.total": (1, 1)}


# --- wrong moves ------------------------------------------------------------------------------------------------------


def test_wrong_moves_are_noted_with_the_rule_that_stopped_them(run: Run, stovka_data: Path) -> None:
    flat(run("play", "mavr", "--players", "3", *ARGS, stdin="10s\nwhy 10s\n10s\nnonsense\ndraw\n"))
    noted = Progress(stovka_data).attempts()
    assert noted["shed.misfit"] == 2
    assert sum(noted.values()) == 3
