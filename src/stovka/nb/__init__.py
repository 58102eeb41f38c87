"""Stovka in a notebook: step through a match, set up a position, play against bots, read the rules.

Everything here is an output by itself (HTML where there is a browser, plain text elsewhere); no cell needs more than a
call. Nothing here needs ipywidgets but the buttons of ``show``.
"""

from stovka.nb.book import diff as diff
from stovka.nb.book import glossary as glossary
from stovka.nb.book import rules as rules
from stovka.nb.game import Game as Game
from stovka.nb.position import Position as Position
from stovka.nb.position import legal as legal
from stovka.nb.source import examples as examples
from stovka.nb.stepper import Stepper as Stepper
from stovka.nb.stepper import show as show

__all__ = ["Game", "Position", "Stepper", "diff", "examples", "glossary", "legal", "rules", "show"]
