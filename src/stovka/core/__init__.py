"""What every game stands on: cards, rules, dials, events, chance, views. Standard library only (but for ``record``)."""
