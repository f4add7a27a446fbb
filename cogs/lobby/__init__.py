"""A table before its first turn: its card, its options, who sits down, how it starts."""
