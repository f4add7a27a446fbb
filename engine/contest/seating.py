"""Who sits where: first seats go round."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import permutations

from engine.contest.history import Record
from engine.contest.model import EntrantId


def seated(who: Sequence[EntrantId], known: Mapping[EntrantId, Record]) -> tuple[EntrantId, ...]:
    """The players of a table in the order of their seats.

    First sits whoever has done so least, measured by their share of the first seats at their tables (so that
    a late entrant does not sit first for rounds on end); the others sit where they have sat least often.
    Equals keep the order they come in.
    """

    def worth(order: tuple[EntrantId, ...]) -> tuple[Fraction, int]:
        ahead = known[order[0]].seats[0] - known[order[0]].due
        return ahead, sum(known[player].seats[seat] ** 2 for seat, player in enumerate(order) if seat)

    return min(permutations(who), key=worth)
