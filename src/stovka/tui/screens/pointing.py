"""Moving the cursor over a table: along the hand, to the table and the stock, to the buttons."""

from __future__ import annotations

from stovka.core.cards import Card
from stovka.tui.scene import CONTROLS, HAND, Cursor, Scene
from stovka.tui.screens.base import Base


class Pointing(Base):
    """A screen with a scene and a cursor in it. ``card``: the card of the hand that was pointed at last."""

    scene: Scene | None
    cursor: Cursor
    card: Card | None

    def point(self, scene: Scene, cursor: Cursor) -> None:
        """Shows a scene with the cursor there."""
        raise NotImplementedError

    def action_move(self, step: int) -> None:
        """The next or the previous thing at this place, round and round."""
        scene = self.scene
        if scene is not None and (count := scene.size_of(self.cursor.place)):
            self.point(scene, Cursor(self.cursor.place, (self.cursor.at + step) % count))

    def action_travel(self, step: int) -> None:
        """From the hand to the table, to the stock, and back."""
        scene = self.scene
        if scene is None:
            return
        places = scene.places()
        at = places.index(self.cursor.place) if self.cursor.place in places else 0
        if self.cursor.place == CONTROLS:
            at -= step if step < 0 else 0
        self._go_to(scene, places[(at + step) % len(places)])

    def _go_to(self, scene: Scene, place: str) -> None:
        index = 0
        if place == HAND and self.card is not None:
            index = next((at for at, held in enumerate(scene.hand) if held.card is self.card), 0)
        elif place != HAND:
            index = max(scene.size_of(place) - 1, 0)
        self.point(scene, Cursor(place, index))

    def action_controls(self, step: int) -> None:
        """To the buttons, from one to the next, and back to the hand."""
        scene = self.scene
        if scene is None:
            return
        count = len(scene.controls)
        at = self.cursor.at if self.cursor.place == CONTROLS else (-1 if step > 0 else count)
        if 0 <= at + step < count:
            self.point(scene, Cursor(CONTROLS, at + step))
        else:
            self._go_to(scene, HAND)

    def action_pick(self, index: int) -> None:
        """One of the first ten cards."""
        scene = self.scene
        if scene is not None and index < len(scene.hand):
            self.point(scene, Cursor(HAND, index))
