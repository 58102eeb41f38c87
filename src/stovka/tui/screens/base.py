"""What the app's screens share."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from textual.screen import Screen

from stovka.text import Words
from stovka.tui.commands import Command
from stovka.tui.options import Options

if TYPE_CHECKING:
    from stovka.tui.app import StovkaApp


class Base(Screen[None]):
    """A screen that knows the app's words and options. ``commands``: what can be done on it."""

    commands: ClassVar[tuple[Command, ...]] = ()

    @property
    def stovka(self) -> StovkaApp:
        """The app."""
        return cast("StovkaApp", self.app)

    @property
    def in_front(self) -> bool:
        """True while nothing lies over this screen, not even a question through which it can be seen."""
        return self.app.screen is self

    @property
    def options(self) -> Options:
        """What the player chose for the app."""
        return self.stovka.options

    @property
    def words(self) -> Words:
        """The words outside a match."""
        return self.stovka.words

    def action_none(self) -> None:
        """For keys that only stand in the footer."""
