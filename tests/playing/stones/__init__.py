"""Stones, the smallest complete game: the fifth game of the tests, and what `python -m engine new` copies."""
