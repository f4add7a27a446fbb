"""How long a game lasts, as `bench/game_lengths.py` has measured it among stand-ins."""

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias


class Length(NamedTuple):
    """The usual game at a table of some size, and the days within which nearly all games end.

    `turns` are those of each player; `waits` is how often in a row the table waits for somebody, those who
    act at once counted once. 19 of 20 games among people who play once a day end within `days`.
    """

    turns: int
    waits: int
    days: int


Lengths: TypeAlias = Mapping[str, Mapping[int, Length]]  # by pace, then by the number of seats


def lengths(*by_size: tuple[int, int, int]) -> dict[int, Length]:
    """Return the lengths at tables of two, three and four."""
    return {seats: Length(*facts) for seats, facts in enumerate(by_size, start=2)}
