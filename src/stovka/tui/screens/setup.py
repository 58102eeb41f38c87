"""Before a match: which variant, how many players, against whom, under which name, from which seed."""

from __future__ import annotations

from contextlib import suppress

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container, Vertical, VerticalScroll
from textual.widgets import Button, Input, Static

from stovka.core.errors import Refusal
from stovka.play.house import house_files
from stovka.play.setup import LEVELS, VARIANTS, open_rules, seats_for
from stovka.tui.commands import SETUP, bindings
from stovka.tui.screens.base import Base
from stovka.tui.screens.switches import switch_lines, take_switches
from stovka.tui.widgets.choice import Choice
from stovka.tui.widgets.panels import Keys

MOST_SEED = 2**63 - 1


class SetupScreen(Base):
    """A form of lines; every line says what it means while it has the focus."""

    commands = SETUP
    BINDINGS = [
        *bindings(SETUP),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
    ]

    def __init__(self, variant: str = "mavr", players: int | None = None) -> None:
        super().__init__()
        self.variants: tuple[str, ...] = VARIANTS
        self.variant = variant
        self.players = players
        self.house: tuple[str, ...] = ()

    def compose(self) -> ComposeResult:
        """The lines, what the present one means, and the button that begins."""
        words, ascii = self.words, self.options.ascii
        with Container(id="setup"), Vertical(id="sheet"):
            yield Static(Text(words.text("app-setup-title")), id="sheet-title")
            with VerticalScroll(id="form", can_focus=False):
                names, ones = self.offer_variants()
                at = self.variants.index(self.variant)
                yield Choice(words.text("app-setup-variant"), names, at, ones, ascii, "variant")
                yield Choice(words.text("app-setup-players"), ["-"], 0, [], ascii, "players")
                levels = [words.text(f"app-level-{level}") for level in LEVELS]
                abouts = [words.text(f"app-level-{level}.about") for level in LEVELS]
                yield Choice(words.text("app-setup-bots"), levels, len(LEVELS) - 1, abouts, ascii, "bots")
                yield Button(Text(words.text("app-setup-house", count=0)), id="house", compact=True)
                yield from switch_lines(words, self.options)
                yield Static(Text(words.text("app-setup-name")), classes="label")
                yield Input(self.stovka.player_name(), id="name", max_length=330)
                yield Static(Text(words.text("app-setup-seed")), classes="label")
                yield Input("", id="seed", type="integer", placeholder=words.text("app-setup-seed-none"), max_length=19)
            yield Static("", id="about")
            yield Button(Text(words.text("app-setup-start")), id="start")
        yield Keys(id="keys", ascii=ascii)

    def offer_variants(self) -> tuple[list[str], list[str]]:
        """The variants, then the house-rule files that were kept and can be read: their names, and a sentence each."""
        words = self.words
        files = []
        for path in house_files(self.stovka.store.folder):
            with suppress(Refusal):
                files.append((path, open_rules(str(path))[1]))
        self.variants = (*VARIANTS, *(str(path) for path, _ in files))
        names = [words.variant(each) for each in VARIANTS] + [path.stem for path, _ in files]
        ones = [words.variant(each, "one") for each in VARIANTS]
        ones += [words.text("app-house", variant=words.variant(rules.variant)) for _, rules in files]
        return names, ones

    def on_mount(self) -> None:
        """The variant decides how many can play."""
        self.offer_players()
        self.query_one("#variant").focus()
        self.query_one(Keys).show([(each, each.label(self.words)) for each in SETUP])

    def offer_players(self) -> None:
        """The numbers of players that the variant allows."""
        variant = self._variant()
        line = self.query_one("#players", Choice)
        _, rules = open_rules(variant)
        least, most = rules.players
        values = [str(count) for count in range(least, most + 1)]
        wish = str(self.players or min(max(4, least), most))
        about = self.words.text("app-setup-players-range", least=least, most=most)
        line.offer(values, values.index(wish) if wish in values else 0, [about])

    def on_choice_changed(self, message: Choice.Changed) -> None:
        """Another variant brings other numbers of players."""
        if message.choice.id == "variant":
            self.offer_players()
            if self._variant() != self.variant:
                self.variant = self._variant()
                self.take_house(())
        elif message.choice.id == "players":
            self.players = int(message.choice.values[message.choice.chosen])
        self.query_one("#about", Static).update(Text(message.choice.about))

    def _variant(self) -> str:
        return self.variants[self.query_one("#variant", Choice).chosen]

    def on_button_pressed(self, message: Button.Pressed) -> None:
        """Begin, or the house rules first."""
        if message.button.id == "house":
            from stovka.tui.screens.house import HouseScreen

            folder = self.stovka.store.folder
            screen = HouseScreen(self.words, self._variant(), self.house, self.options.ascii, folder)
            self.app.push_screen(screen, self.take_house)
        else:
            self.action_start()

    def take_house(self, found: tuple[str, ...] | None) -> None:
        """The house rules, and how many settings they change."""
        if found is not None:
            self.house = found
            label = self.words.text("app-setup-house", count=len(found))
            self.query_one("#house", Button).label = Text(label)

    def on_input_submitted(self) -> None:
        """Enter in a field goes on to the next one."""
        self.focus_next()

    def on_keys_pressed(self, message: Keys.Pressed) -> None:
        """A key of the footer, pressed with the mouse."""
        self.app.call_later(self.run_action, message.command.action)

    def people(self) -> list[str]:
        """The names of those who share the keyboard; of one person alone also no name at all."""
        names = [" ".join(each.split(" ")) for each in self.query_one("#name", Input).value.split(",")]
        return [each.strip() for each in names if each.strip()] or [self.words.text("app-player")]

    def action_start(self) -> None:
        """Begins the match, or says what is wrong with a line."""
        words = self.words
        people = self.people()
        seed_text = self.query_one("#seed", Input).value.strip()
        seed = int(seed_text) if seed_text.isdigit() else None
        if seed_text and (seed is None or seed > MOST_SEED):
            self.query_one("#about", Static).update(Text(words.text("app-setup-bad")))
            return
        players = self.query_one("#players", Choice)
        level = LEVELS[self.query_one("#bots", Choice).chosen]
        count = int(players.values[players.chosen])
        if len(people) > count or len({name.casefold() for name in people}) < len(people):
            self.query_one("#about", Static).update(Text(words.text("app-setup-names")))
            return
        try:
            seats = seats_for(count, people, level)
            take_switches(self, self.options)
            if len(people) == 1:
                self.options.name = "" if people[0] == words.text("app-player") else people[0]
            self.stovka.keep_options()
            self.stovka.begin(self._variant(), seats, seed, self.house)
        except Refusal as refusal:
            self.query_one("#about", Static).update(Text(" ".join(words.refusal(refusal))))

    def action_leave(self) -> None:
        """Back to the first screen."""
        self.stovka.home()
