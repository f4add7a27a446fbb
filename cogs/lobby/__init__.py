"""A table before its first turn: its card, options, seats and start; and leaving a game. No moves."""
