"""House rules as lines of text and as files."""

from __future__ import annotations

from pathlib import Path

import pytest

from stovka.core.errors import Refusal
from stovka.play.house import LINES, house_file, house_files, line_of, save_house, words_of
from stovka.play.setup import VARIANTS, open_rules


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_table_reads_back_as_it_was_written(variant):
    game, rules = open_rules(variant)
    for dial in game.dials.values():
        if dial.kind in LINES:
            value = rules.settings[dial.name]
            assert words_of(dial, line_of(dial, value), value) == []


@pytest.mark.parametrize(
    ("name", "old", "new", "words"),
    [
        ("effects", "9: again", "", ["effects.9.again=no"]),
        ("effects", "9: again", "9: skip", ["effects.9.skip=yes", "effects.9.again=no"]),
        ("effects", "KS: draw=4 skip", "", ["effects.KS.draw=0", "effects.KS.skip=no"]),
        ("effects", "7S: draw=2", "", []),
        (
            "effects",
            "9: again",
            "9: again; 8: draw=1 victim=previous",
            ["effects.8.draw=1", "effects.8.victim=previous"],
        ),
        ("values", "J=2", "j=20, QS=40", ["values.J=20", "values.QS=40"]),
        ("values", ", A=11", "", ["values.A=0"]),
        ("players", "2-6", "3-4", ["players=3,4"]),
        ("no_finish", "", "ks, 7", ["no_finish=KS,7"]),
    ],
)
def test_what_is_changed_in_a_line_is_a_house_rule(name, old, new, words):
    game, rules = open_rules("mavr")
    dial, base = game.dials[name], rules.settings[name]
    line = line_of(dial, base)
    assert old in line
    found = words_of(dial, line.replace(old, new) if old else new, base)
    assert found == words
    open_rules("mavr", found)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("effects", "9 again"),
        ("values", "J"),
        ("effects", "XX: draw=1"),
        ("values", "J=x"),
        ("players", "2-99"),
        ("effects", "7: fly"),
    ],
)
def test_a_line_that_makes_no_sense_is_refused(name, line):
    game, rules = open_rules("mavr")
    with pytest.raises(Refusal):
        open_rules("mavr", words_of(game.dials[name], line, rules.settings[name]))


def test_a_file_keeps_the_rules_and_never_replaces_another(tmp_path: Path):
    words = ["effects.9.again=no", "values.9=9", "draw=one", "no_finish=A,KS", "voluntary_draw=yes", "players=2,4"]
    _, rules = open_rules("mavr", words)
    first, second = save_house(tmp_path, "Our  table/..", rules), save_house(tmp_path, "Our table", rules)
    assert [first.name, second.name] == ["Our-table.toml", "Our-table-2.toml"]
    assert open_rules(str(first))[1].differences == rules.differences
    assert first.read_text(encoding="utf-8") == house_file(rules)
    assert house_files(tmp_path) == [second, first] or house_files(tmp_path) == [first, second]


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path):
    (tmp_path / "house").write_text("")
    with pytest.raises(Refusal):
        save_house(tmp_path, "x", open_rules("mavr")[1])
