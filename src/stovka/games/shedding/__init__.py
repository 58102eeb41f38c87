"""The 101 family: one shedding game with many variants. The rules are those of ``spec/rules-101``."""
