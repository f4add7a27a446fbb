"""Who sits where: first seats go round."""

from collections.abc import Mapping, Sequence
from itertools import permutations

from engine.tournaments.history import Record
from engine.tournaments.model import EntrantId


def seated(who: Sequence[EntrantId], known: Mapping[EntrantId, Record]) -> tuple[EntrantId, ...]:
    """The players of a table in the order of their seats.

    First sits whoever has done so least; the others sit where they have sat least often. Equals keep the
    order they come in.
    """

    def worth(order: tuple[EntrantId, ...]) -> tuple[int, int]:
        others = sum(known[player].seats[seat] ** 2 for seat, player in enumerate(order) if seat)
        return known[order[0]].seats[0], others

    return min(permutations(who), key=worth)
