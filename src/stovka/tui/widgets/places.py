"""Drawing the players around the table, as boxes or as lines."""

from __future__ import annotations

from rich.cells import cell_len

from stovka.text.grammar import pieces
from stovka.tui.scene import Player, Scene
from stovka.tui.widgets import ink
from stovka.tui.widgets.canvas import Canvas
from stovka.tui.widgets.faces import Look, box


def tags(scene: Scene, player: Player) -> str:
    """What a player is besides: dealer, partner."""
    found = []
    if player.partner:
        found.append(scene.labels["partner"])
    if player.dealer:
        found.append(scene.labels["dealer"])
    return " ".join(found)


def draw_line(canvas: Canvas, look: Look, scene: Scene, player: Player, x: int, y: int, width: int) -> None:
    """A player in one line."""
    end = x + width
    x = _name(canvas, look, player, x, y, width // 2)
    if player.cards is None:
        canvas.put(x + 1, y, scene.labels["out"], ink.QUIET, end - x - 1)
        return
    x = canvas.put(x + 1, y, str(len(player.cards)), ink.STRONG)
    x = _cards(canvas, look, player, (x + 1, y), (end - 4, 5 if width < 38 else 8))
    if player.total and not scene.partners:
        x = canvas.put(x + 1, y, player.total, ink.STRONG)
    tag = tags(scene, player)
    if tag:
        x = canvas.put(x + 1, y, tag, ink.QUIET, max(end - x - 1, 0))
    if player.note and end - x > 4:
        canvas.put(x + 1, y, player.note, ink.NOTE, end - x - 1)


def draw_box(canvas: Canvas, look: Look, scene: Scene, player: Player, x: int, y: int, size: tuple[int, int]) -> None:
    """A player in a box: who, how many cards, total; below, what just happened to him."""
    width, height = size
    edge = ink.ink("#ffd75e", ink.FELT, True) if player.turn else ink.QUIET
    box(canvas, x, y, size, look.frame(player.turn), edge)
    at = _name(canvas, look, player, x + 2, y, width - 8)
    if player.cards is None:
        canvas.put(at + 1, y, f" {scene.labels['out']} ", ink.QUIET, width - (at - x) - 3)
        return
    tag = tags(scene, player)
    if tag and at + cell_len(tag) + 4 <= x + width:
        canvas.put(at + 1, y, f" {tag} ", ink.QUIET)
    inner = canvas.put(x + 2, y + 1, str(len(player.cards)), ink.STRONG)
    _cards(canvas, look, player, (inner + 1, y + 1), (x + width - 3 - len(player.total), 10))
    if player.total and not scene.partners:
        canvas.put(x + width - 2 - len(player.total), y + 1, player.total, ink.STRONG)
    for row, text in enumerate(wrapped(player.note, width - 4)[: height - 3]):
        canvas.put(x + 2, y + 2 + row, text, ink.NOTE, width - 4)


def draw_me(canvas: Canvas, look: Look, scene: Scene, x: int, y: int, width: int) -> int:
    """The player at the lower edge, in one line; gives the column after it."""
    player = scene.me
    if player is None:
        return x
    end = _name(canvas, look, player, x, y, width // 2)
    if player.cards is None:
        return canvas.put(end + 1, y, scene.labels["out"], ink.QUIET)
    if player.total and not scene.partners:
        end = canvas.put(end + 1, y, player.total, ink.STRONG)
    if player.dealer:
        end = canvas.put(end + 1, y, scene.labels["dealer"], ink.QUIET)
    return end


def _name(canvas: Canvas, look: Look, player: Player, x: int, y: int, most: int) -> int:
    """A name; whoever is to move stands on yellow with an arrow before it."""
    if player.turn:
        x = canvas.put(x, y, f" {'>' if look.ascii else '▶'} ", ink.TURN)
        x = canvas.put(x, y, player.name, ink.TURN, max(most - 4, 4))
        return canvas.put(x, y, " ", ink.TURN)
    return canvas.put(x, y, f" {player.name} ", ink.STRONG, most)


def _cards(canvas: Canvas, look: Look, player: Player, at: tuple[int, int], limits: tuple[int, int]) -> int:
    """Backs of cards, and those that lie open: of a hand that is counted or shown. ``limits``: the column where they
    must end, and how many backs are drawn at most."""
    (x, y), (end, most) = at, limits
    known = [card for card in player.cards or () if card is not None]
    hidden = len(player.cards or ()) - len(known)
    if hidden:
        backs = min(hidden, most, max(end - x - 1, 1))
        x = canvas.put(x, y, look.back * backs + ("+" if hidden > backs else ""), ink.BACK)
    for card in known:
        if x + 4 > end:
            return canvas.put(x, y, canvas.cut, ink.STRONG)
        x = canvas.put(x, y, " ", ink.TABLE)
        x = canvas.put(x, y, look.code(card), ink.on_dark(card.suit, look.four))
    return x


def wrapped(text: str, width: int, hang: int = 0) -> list[str]:
    """A text in lines of a width, all but the first one shorter by ``hang``; words are kept whole where they can be."""
    lines: list[str] = []
    line = ""
    for whole in pieces(text):
        word = whole
        joined = f"{line} {word}" if line else word
        if cell_len(joined) <= width:
            line = joined
            continue
        if line:
            lines.append(line)
            width, hang = width - hang, 0
        while len(word) > width > 0:
            lines.append(word[:width])
            word = word[width:]
        line = word
    return [*lines, line] if line else lines
