"""Seeds of a knock-out that follows groups."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations

from engine.tournaments.history import Record
from engine.tournaments.model import EntrantId, Row
from engine.tournaments.trees import seed_order

BETWEEN_GROUPS = ("opponents", "wins", "buchholz", "sonneborn")


def by_place(rows: Sequence[Row], known: dict[EntrantId, Record], names: Sequence[str]) -> list[Row]:
    """Sort the rows of all groups: by place, then points, then tie-breaks; never by the group's number.

    Points count per game, because groups can differ in size by one. `names` are those of the tie-breaks.
    """

    def key(row: Row) -> tuple[Fraction | int, ...]:
        games = max(1, row.games + known[row.entrant].byes)
        # The others compare people of one group.
        values = [value or 0 for name, value in zip(names, row.breaks, strict=True) if name in BETWEEN_GROUPS]
        return row.rank, -row.points / games, *(-value for value in values), row.firsts, row.breaks[-1] or 0

    return sorted(rows, key=key)


def kept_apart(rows: Sequence[Row], at_table: int) -> list[Row]:
    """Exchange people of the same place so that those of one group meet as late as possible.

    The winners of the groups stay where they are. Of two exchanges the one that moves the lower seeds counts.
    """
    order, slots = list(rows), at_table
    while slots < len(order):
        slots *= 2
    where = {seed: slot for slot, seed in enumerate(seed_order(slots))}
    best = _price(order, where, at_table)
    while True:
        found = None
        for one, other in reversed(list(combinations(range(len(order)), 2))):
            if order[one].rank != order[other].rank or order[one].rank == 1:
                continue
            order[one], order[other] = order[other], order[one]
            if (price := _price(order, where, at_table)) < best:
                best, found = price, (one, other)
            order[one], order[other] = order[other], order[one]
        if found is None:
            return order
        one, other = found
        order[one], order[other] = order[other], order[one]


def _price(order: Sequence[Row], where: dict[int, int], at_table: int) -> int:
    """Return how early people of one group can meet: four times as dear for each level earlier."""
    groups: dict[int, list[int]] = {}
    for seed, row in enumerate(order):
        groups.setdefault(row.group, []).append(where[seed] // at_table)
    pairs = (pair for slots in groups.values() for pair in combinations(slots, 2))
    return sum(4 ** (16 - (one ^ other).bit_length()) for one, other in pairs)
