"""Pages in their three forms."""

from __future__ import annotations

from html.parser import HTMLParser

from stovka.teach.document import Heading, Item, Numbered, Para, Table, columns_of, render, wrapped

NASTY = "<b>x</b> & *y* [z](q) |p| `c` _u_ # \\"
PAGE = (
    Heading("A page", 1),
    Para("Some words."),
    Heading("Part", 2, "part"),
    Item("one", anchor="one"),
    Para("about one", note=True),
    Item("two", "lead"),
    Item("deeper", level=1),
    Item("three"),
    Numbered(7, "A step.", ((0, "More."), (1, "A sum."))),
    Table((("round", "you"), ("1", "20"))),
    Para(NASTY),
)


class Nesting(HTMLParser):
    """Checks that every tag is closed in its place."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ("meta", "html", "body"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("html", "body"):
            assert self.open.pop() == tag


def test_html_is_well_nested_and_escaped() -> None:
    page = "\n".join(render(PAGE, "html", "en"))
    parser = Nesting()
    parser.feed(page)
    assert not parser.open
    assert "<b>x</b>" not in page
    assert "&lt;b&gt;x&lt;/b&gt; &amp;" in page


def test_markdown_takes_names_for_text() -> None:
    page = "\n".join(render((Para(NASTY), Item("1. one"), Item("- two")), "md"))
    assert "\\<b\\>x" in page
    assert "\\*y\\*" in page
    assert "- 1\\. one" in page
    assert "- \\- two" in page


def test_text_is_wrapped_by_columns_and_long_words_stay_whole() -> None:
    assert wrapped("aa bb cc", "- ", most=7) == ["- aa bb", "  cc"]
    assert wrapped("x" * 100) == ["x" * 100]
    assert wrapped("") == [""]
    assert columns_of("山田") == 4
    assert all(columns_of(line) <= 20 for line in wrapped("山田 " * 30, most=20))
    assert max(map(columns_of, render(PAGE, "text"))) <= 79


def test_a_line_is_not_broken_at_a_no_break_space() -> None:
    """As French has it before a colon and inside quotation marks."""
    assert wrapped("Boris dit «\u00a0assez\u00a0» avec 104\u00a0: oui", most=16) == [
        "Boris dit",
        "«\u00a0assez\u00a0» avec",
        "104\u00a0: oui",
    ]


def test_a_table_that_is_too_wide_is_told_row_by_row() -> None:
    names = tuple("x" * 20 for _ in range(8))
    lines = list(render((Table((names, tuple("12345678"))),), "text"))
    assert max(map(columns_of, lines)) <= 79
    assert lines[0].startswith("x" * 20 + " 1; ")
