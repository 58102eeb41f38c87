"""No rule lacks its text, reason, short words, example, proof or standing in any language."""

from __future__ import annotations

import pytest

from stovka.games import GAMES
from stovka.text.bundle import languages
from tests import report


@pytest.mark.parametrize("lang", languages())
def test_nothing_is_missing_of_any_rule(lang: str) -> None:
    found = list(report.rows((lang,)))
    assert {row.rule for row in found} == {rule.id for game in GAMES.values() for rule in game.rulebook}
    assert [(row.rule, row.missing) for row in found if row.missing] == []
    english = {row.rule: row for row in report.rows(("en",))}
    for row in found:
        same = [part for part in ("rule", "why", "example") if row.said[part] == english[row.rule].said[part]]
        assert lang == "en" or not same, (row.rule, same)
        for part, said in row.said.items():
            assert not [each for each in ("None", "{", "}", "???") if each in said], (row.rule, part, said)


def test_what_is_missing_is_named_in_the_table_and_on_the_page() -> None:
    row = next(report.rows(("en",)))
    lame = row._replace(said={**row.said, "short": ""}, proved=False)
    assert lame.missing == ("short", "checker")
    assert "no short, checker" in "\n".join(report.table([lame]))
    assert "MISSING" in str(list(report.page([lame])))
    assert row.missing == ()
