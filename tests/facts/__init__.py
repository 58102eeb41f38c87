"""Proofs: everything that a verdict, an event or a line of a count says is checked against the state it was made from.

The checkers are written from the rules' text, apart from the engine: they read the fields of states, the settings and
the cards, and never ask the engine's own questions. ``python -m tests.facts 100000`` runs so many steps.
"""
