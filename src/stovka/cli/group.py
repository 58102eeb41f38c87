"""Commands by name: what can be typed after them, their help, and what was wrong with what was typed.

A command is a function and its parameters. Help is laid out from messages: ``cli-<command>`` says what it does
(``.short`` the same for the list, ``.usage`` what is typed, ``.example`` a line to try), ``cli-option-<name>`` what a
parameter is for. Everything that is wrong with a line is said at once.

There is no parser of a library here: ours has few lines, speaks every language, and starts in no time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple

from stovka.cli.base import LANGUAGES, Face
from stovka.core.errors import Problem, Refusal
from stovka.teach.document import wrapped

COMMANDS: Final = (
    "play",
    "rules",
    "glossary",
    "judge",
    "score",
    "explain",
    "replay",
    "trace",
    "check",
    "notebooks",
    "data",
)
"""The commands, in the order of the help; each is a module beside this one with a ``command(face)``."""


class Param(NamedTuple):
    """Something that can be typed after a command: a word in its place, or an option ``--name``.

    ``choices``: the words there are. ``least`` and ``most``: it is a whole number. ``flag``: it stands alone.
    ``many``: it can be given again and again.
    """

    name: str
    metavar: str = ""
    option: bool = True
    required: bool = False
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int = 0
    flag: bool = False
    many: bool = False
    default: Any = None

    @property
    def typed(self) -> str:
        """The parameter as it is typed."""
        if not self.option:
            return self.metavar
        return f"--{self.name} {self.metavar}" if self.metavar else f"--{self.name}"

    @property
    def spoken(self) -> str:
        """The parameter as a sentence names it."""
        return f"--{self.name}" if self.option else self.metavar


class Command(NamedTuple):
    """A command: ``run`` is called with a value for each parameter, by name, and gives the exit code."""

    name: str
    run: Callable[..., int]
    params: tuple[Param, ...]


def run(face: Face, argv: Sequence[str]) -> int:
    """Runs one command line and gives its exit code."""
    words = list(argv)
    top = Command("stovka", lambda: 0, ())
    while words and words[0].startswith("-"):
        if words[0] in ("--version", "-V"):
            from stovka import __version__

            face.put(f"stovka {__version__}")
            return 0
        taken = 1 + (words[0] == "--lang")
        values = read(top, words[:taken])
        if values is None:
            face.put(overview(face))
            return 0
        words = words[taken:]
    if not words:
        from stovka.cli.play import open_app

        return open_app(face)
    name = words[0]
    if name not in COMMANDS:
        facts = {"name": name[:60], "nearest": _nearest(name, COMMANDS), "commands": list(COMMANDS)}
        raise Refusal(Problem("cli.no_command", facts), usage=True)
    command: Command = import_module(f"stovka.cli.{name}").command(face)
    values = read(command, words[1:])
    if values is None:
        face.put(help_of(face, command))
        return 0
    return command.run(**values)


# --- reading a line ---------------------------------------------------------------------------------------------------


def read(command: Command, words: Sequence[str]) -> dict[str, Any] | None:
    """A value for each parameter; None when help is asked for. ``Refusal`` with everything that is wrong."""
    return _Line(command, words).values()


class _Line:
    """What was typed after a command, and what is wrong with it."""

    def __init__(self, command: Command, words: Sequence[str]) -> None:
        self.spoken = command.name if command.name == "stovka" else f"stovka {command.name}"
        self.words = list(words)
        self.options = {param.name: param for param in (*command.params, LANGUAGE) if param.option}
        self.places = [param for param in command.params if not param.option]
        self.problems: list[Problem] = []
        self.found: dict[str, Any] = {}
        for param in command.params:
            self.found[param.name] = False if param.flag else () if param.many else param.default

    def wrong(self, id: str, **facts: object) -> None:
        self.problems.append(Problem(f"cli.{id}", {**facts, "command": self.spoken}))

    def values(self) -> dict[str, Any] | None:
        """Reads the line."""
        if "--help" in self.words or "-h" in self.words:
            return None
        alone: list[str] = []
        while self.words:
            word = self.words.pop(0)
            if word == "--":
                alone += self.words
                break
            if word.startswith("-") and word != "-":
                self._option(word)
            else:
                alone.append(word)
        for param in self.places:
            if alone:
                self._value(param, alone.pop(0))
            elif param.required:
                self.wrong("missing", what=param.spoken)
        for param in self.options.values():
            if param.required and self.found[param.name] is None:
                self.wrong("missing", what=param.spoken)
        if alone:
            self.wrong("too_much", text=" ".join(alone)[:60])
        if self.problems:
            raise Refusal(*self.problems, *self._of_rules(), usage=True)
        self.found.pop(LANGUAGE.name, None)  # it was read before anything else
        return {name.replace("-", "_"): value for name, value in self.found.items()}

    def _of_rules(self) -> tuple[Problem, ...]:
        """What is wrong with the variant, its house rules, the players and the bots of a line that has more wrong with
        it: everything is said at once."""
        variant, players, bots = (self.found.get(name) for name in ("variant", "players", "bots"))
        if variant is None or "rule" not in self.found:
            return ()
        from stovka.analyse.bots import check_level
        from stovka.play.setup import check_players

        asked = [lambda: check_level(bots)] if bots is not None else []
        try:
            opened(variant, self.found["rule"], lambda rules: players is None or check_players(rules, players), *asked)
        except Refusal as refusal:
            return refusal.problems
        return ()

    def _option(self, word: str) -> None:
        name, equals, value = word.partition("=")
        param = self.options.get(name.removeprefix("--")) if name.startswith("--") else None
        if param is None:
            nearest = _nearest(name, [f"--{known}" for known in self.options])
            self.wrong("no_option", option=name[:60], nearest=nearest)
        elif param.flag:
            if equals:
                self.wrong("too_much", text=word[:60])
            self.found[param.name] = True
        elif equals:
            self._value(param, value)
        elif not self.words or self.words[0].startswith("--"):
            self.wrong("needs_value", option=param.spoken)
        else:
            self._value(param, self.words.pop(0))

    def _value(self, param: Param, text: str) -> None:
        value: Any = text
        if param.choices and text not in param.choices:
            self.wrong("bad_choice", option=param.spoken, value=text[:60], choices=list(param.choices))
        elif param.least is not None:
            value = _whole(text)
            if value is None or not param.least <= value <= param.most:
                facts = {"option": param.spoken, "least": param.least, "most": param.most}
                self.wrong("bad_number", value=text[:60], **facts)
        self.found[param.name] = (*self.found[param.name], value) if param.many else value


def _whole(text: str) -> int | None:
    try:
        return int(text) if len(text) <= 20 else None
    except ValueError:
        return None


def _nearest(word: str, known: Sequence[str]) -> str:
    import difflib  # only when something is wrong

    return (difflib.get_close_matches(word, known, 1) or [""])[0]


# --- help -------------------------------------------------------------------------------------------------------------


def overview(face: Face) -> str:
    """What there is."""
    words = face.words
    lines = [words.text("cli-help-usage", usage=words.text("cli-stovka.usage")), ""]
    lines += [*wrapped(words.text("cli-stovka")), "", words.text("cli-help-commands")]
    lines += two_columns([(name, words.text(f"cli-{name}.short")) for name in COMMANDS])
    told = [(LANGUAGE.typed, words.text("cli-option-lang")), ("--version", words.text("cli-option-version"))]
    return "\n".join([*lines, "", *_ending(face, told, "cli-stovka")])


def help_of(face: Face, command: Command) -> str:
    """What a command does, what can be added, and an example."""
    words = face.words
    key = f"cli-{command.name}"
    lines = [*wrapped(words.text("cli-help-usage", usage=words.text(f"{key}.usage")), "", "    "), ""]
    lines += [*wrapped(words.text(key)), ""]
    told = [(param.typed, words.text(f"cli-option-{param.name}")) for param in (*command.params, LANGUAGE)]
    return "\n".join([*lines, *_ending(face, told, key)])


def _ending(face: Face, told: list[tuple[str, str]], key: str) -> list[str]:
    words = face.words
    lines = [words.text("cli-help-options"), *two_columns([*told, ("--help", words.text("cli-option-help"))])]
    return [
        *lines,
        "",
        words.text("cli-help-example"),
        *(f"  {line}" for line in words.text(f"{key}.example").split("\n")),
    ]


def two_columns(rows: Sequence[tuple[str, str]]) -> list[str]:
    """Names and what they mean, side by side."""
    width = min(max(len(name) for name, _ in rows), 26)
    lines = []
    for name, text in rows:
        wide = len(name) > width
        lines += [f"  {name}"] * wide + wrapped(text, f"  {'' if wide else name:<{width}}  ", " " * (width + 4))
    return lines


# --- parameters that several commands have ----------------------------------------------------------------------------

LANGUAGE: Final = Param("lang", "|".join(LANGUAGES), choices=LANGUAGES)
"""The option that every command has."""
HOUSE_RULE: Final = Param("rule", "DIAL=VALUE", many=True)
PLAYERS: Final = Param("players", "N", least=1, most=99)
"""How many play; the variant says how many can."""
SEED: Final = Param("seed", "S", least=0, most=2**63 - 1)
BOTS: Final = Param("bots", "LEVEL")
FORM: Final = Param("format", "text|md|html", choices=("text", "md", "html"), default="text")
BOTH: Final = Param("both", "LANG,LANG")
"""Two languages side by side."""
LETTERS: Final = Param("ascii", flag=True)
"""Suits as letters, also where the terminal could show the signs."""


def place(name: str, required: bool = True, **more: Any) -> Param:
    """A word in its place, told in capitals."""
    return Param(name, name.upper(), option=False, required=required, **more)


def opened(variant: str, rule: Sequence[str], of_rules: Callable[[Any], object], *others: Callable[[], object]) -> Any:
    """The rules of a variant. Raises one ``Refusal`` with everything that is wrong with what was asked for: the rules,
    what ``of_rules`` asks of them, and the ``others``."""
    from stovka.play.setup import open_rules

    problems: list[Problem] = []
    usage = False

    def ask(question: Callable[[], Any]) -> Any:
        nonlocal usage
        try:
            return question()
        except Refusal as refusal:
            problems.extend(refusal.problems)
            usage |= refusal.usage

    rules = ask(lambda: open_rules(variant, rule)[1])
    if rules is not None:
        ask(lambda: of_rules(rules))
    for each in others:
        ask(each)
    if problems:
        raise Refusal(*problems, usage=usage)
    return rules
