"""Commands by name, their help, and Click's complaints in our own words.

Help is laid out from messages: ``cli-<command>`` says what it does (``.usage`` what is typed, ``.example`` a line to
try), ``cli-option-<name>`` what an option is for.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final

import click

from stovka.cli.base import LANGUAGES, Face, bad_line
from stovka.core.errors import Problem, Refusal
from stovka.teach.document import wrapped

COMMANDS: Final = ("play", "rules", "judge", "explain", "trace", "check", "data")
"""The commands, in the order of the help; each is a module beside this one with a ``command(face)``."""


def run(face: Face, argv: list[str]) -> int:
    """Runs one command line."""
    group = Group(face)
    try:  # not ``group.main``: that one has its own way with pipes that are closed
        with group.make_context("stovka", argv) as context:
            code = group.invoke(context)
    except click.exceptions.Exit as exit:
        return exit.exit_code
    except click.Abort:
        raise KeyboardInterrupt from None
    except click.UsageError as error:
        raise _told(error) from None
    return code if isinstance(code, int) else 0


def _told(error: click.UsageError) -> Refusal:
    """A complaint of Click as ours."""
    command = error.ctx.command_path if error.ctx else "stovka"
    if isinstance(error, click.NoSuchOption):
        nearest = (error.possibilities or [""])[0]
        return bad_line("no_option", option=error.option_name[:60], nearest=nearest, command=command)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return bad_line("missing", what=error.param.make_metavar(click.Context(click.Command("x"))), command=command)
    if isinstance(error, click.BadOptionUsage):
        return bad_line("needs_value", option=error.option_name[:60], command=command)
    return bad_line("bad_line", text=error.message[:200], command=command)


class Whole(click.ParamType[int]):
    """A whole number within bounds."""

    name = "whole"

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number, or a refusal that names the option and its bounds."""
        try:
            number = int(value) if len(str(value)) <= 20 else None
        except ValueError:
            number = None
        if number is None or not self.least <= number <= self.most:
            facts = {"option": _name(param), "value": str(value)[:60], "least": self.least, "most": self.most}
            raise bad_line("bad_number", **facts)
        return number


class OneOf(click.ParamType[str]):
    """One of some words."""

    name = "one-of"

    def __init__(self, choices: Sequence[str]) -> None:
        self.choices = tuple(choices)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The word, or a refusal that lists the words there are."""
        if value not in self.choices:
            raise bad_line("bad_choice", option=_name(param), value=str(value)[:60], choices=list(self.choices))
        return str(value)


def _name(param: click.Parameter | None) -> str:
    return param.opts[-1] if param is not None else ""


class Helped(click.Command):
    """A command whose help comes from messages."""

    def __init__(self, face: Face, name: str, run: Callable[..., Any], params: Sequence[click.Parameter]) -> None:
        self.face = face
        super().__init__(name, params=[*params, language()], callback=run, add_help_option=True)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """As Click does it, but for words too many, which get their own sentence."""
        ctx.allow_extra_args = True
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = ctx
            raise
        if ctx.args and not ctx.resilient_parsing:
            raise bad_line("too_much", text=" ".join(ctx.args)[:60], command=ctx.command_path)
        ctx.params.pop("lang", None)
        return rest

    def get_help(self, ctx: click.Context) -> str:
        """The help of the command."""
        words = self.face.words
        key = f"cli-{self.name}"
        lines = [words.text("cli-help-usage", usage=words.text(f"{key}.usage")), "", *wrapped(words.text(key)), ""]
        told = [(_typed(param), words.text(f"cli-option-{_key(param)}")) for param in self.params]
        told.append(("--help", words.text("cli-option-help")))
        lines += [words.text("cli-help-options"), *two_columns(told), ""]
        example = words.text(f"{key}.example")
        lines += [words.text("cli-help-example"), *(f"  {line}" for line in example.splitlines())]
        return "\n".join(lines)


class Group(click.Group):
    """``stovka`` itself: without a command it opens the app."""

    def __init__(self, face: Face) -> None:
        self.face = face
        super().__init__("stovka", params=[language()], invoke_without_command=True, callback=self._alone)

    def _alone(self, **_: Any) -> int | None:
        if click.get_current_context().invoked_subcommand is not None:
            return None
        from stovka.cli.play import open_app

        return open_app(self.face)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of the commands."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, made now."""
        if cmd_name not in COMMANDS:
            return None
        made: click.Command = import_module(f"stovka.cli.{cmd_name}").command(self.face)
        return made

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that was typed, or a refusal with the nearest one."""
        if args[0] not in COMMANDS:
            nearest = (difflib.get_close_matches(args[0], COMMANDS, 1) or [""])[0]
            raise bad_line("no_command", name=args[0][:60], nearest=nearest, commands=list(COMMANDS))
        return super().resolve_command(ctx, args)

    def get_help(self, ctx: click.Context) -> str:
        """What there is."""
        words = self.face.words
        lines = [words.text("cli-help-usage", usage=words.text("cli-stovka.usage")), ""]
        lines += [*wrapped(words.text("cli-stovka")), "", words.text("cli-help-commands")]
        lines += two_columns([(name, words.text(f"cli-{name}.short")) for name in COMMANDS])
        told = [("--lang en|ru|fr|cs", words.text("cli-option-lang"))]
        told += [("--version", words.text("cli-option-version")), ("--help", words.text("cli-option-help"))]
        lines += ["", words.text("cli-help-options"), *two_columns(told), "", words.text("cli-help-example")]
        return "\n".join([*lines, *(f"  {line}" for line in words.text("cli-stovka.example").splitlines())])


def two_columns(rows: Sequence[tuple[str, str]]) -> list[str]:
    """Names and what they mean, side by side."""
    width = min(max(len(name) for name, _ in rows), 26)
    lines = []
    for name, text in rows:
        wide = len(name) > width
        lines += [f"  {name}"] * wide + wrapped(text, f"  {'' if wide else name:<{width}}  ", " " * (width + 4))
    return lines


def language() -> click.Option:
    """The option that every command has. It was read before anything else; here it is only checked."""
    return click.Option(["--lang"], type=OneOf(LANGUAGES), metavar="en|ru|fr|cs", expose_value=True)


def option(name: str, metavar: str = "", **more: Any) -> click.Option:
    """An option ``--name``."""
    return click.Option([f"--{name}"], metavar=metavar or None, **more)


def argument(name: str, required: bool = True) -> click.Argument:
    """A word without a name, told in capitals."""
    return click.Argument([name], metavar=name.upper(), required=required)


def _key(param: click.Parameter) -> str:
    return (param.name or "").replace("_", "-")


def _typed(param: click.Parameter) -> str:
    if isinstance(param, click.Argument):
        return str(param.metavar)
    return f"{param.opts[-1]} {param.metavar}" if param.metavar else param.opts[-1]


def house_rule() -> click.Option:
    """``--rule DIAL=VALUE``, as often as wanted."""
    return option("rule", "DIAL=VALUE", multiple=True)


def players() -> click.Option:
    """``--players N``; the variant says how many can play."""
    return option("players", "N", type=Whole(1, 99))


def seed() -> click.Option:
    """``--seed S``."""
    return option("seed", "S", type=Whole(0, 2**63 - 1))


def letters() -> click.Option:
    """``--ascii``: suits as letters, also where the terminal could show the signs."""
    return option("ascii", is_flag=True)


def form() -> click.Option:
    """``--format``: text, Markdown or HTML."""
    return option("format", "text|md|html", type=OneOf(("text", "md", "html")), default="text")


def opened(variant: str, rule: Sequence[str], of_rules: Callable[[Any], object], *others: Callable[[], object]) -> Any:
    """The rules of a variant. Raises one ``Refusal`` with everything that is wrong with the command line: the rules,
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
