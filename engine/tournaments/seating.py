"""Seats the players of a table so that first seats are shared fairly."""

from collections.abc import Mapping, Sequence
from itertools import permutations

from engine.tournaments.history import Record
from engine.tournaments.model import EntrantId


def seated(who: Sequence[EntrantId], known: Mapping[EntrantId, Record]) -> tuple[EntrantId, ...]:
    """Return the players of a table in the order of their seats.

    The first seat goes to the player who has had it least often, and the others sit where they have sat
    least. Ties keep the given order.
    """

    def worth(order: tuple[EntrantId, ...]) -> tuple[int, int]:
        others = sum(known[player].seats[seat] ** 2 for seat, player in enumerate(order) if seat)
        return known[order[0]].seats[0], others

    return min(permutations(who), key=worth)
