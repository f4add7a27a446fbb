"""Tournaments, leagues and ratings: pure functions over values, seeded, with no clock and no store.

A service keeps a `Contest` and changes it by `enter`, `drop`, `add_round`, `take_back_round` and `record`;
it asks `next_round`, `standings` and `bracket`.
"""
