"""Stovka: card games of the hundred, every move explained."""

__version__ = "0.1.0"
