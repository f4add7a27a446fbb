"""Points by place for tables of all sizes, derived from those of one size."""

from collections.abc import Sequence

from engine.core import RuleError
from engine.tournaments.model import PointsTable

MOST_POINTS = 100  # for one place


def points_from(given: Sequence[int], size: int) -> PointsTable:
    """Return the points of tables of two, three and four, from those of tables of `size`.

    A smaller table drops the last place but one: 5 3 2 1 gives 5 3 1 and 5 1. A larger one puts the mean of
    the last two between them: 5 3 1 gives 5 3 2 1.
    """
    if len(given) != size or size not in (2, 3, 4):
        raise RuleError("tournament-points-count", seats=size)
    by_size = {size: tuple(given)}
    for smaller in range(size - 1, 1, -1):
        larger = by_size[smaller + 1]
        by_size[smaller] = (*larger[: smaller - 1], larger[-1])
    for more in range(size + 1, 5):
        *best, last = by_size[more - 1]
        by_size[more] = (*best, (best[-1] + last) // 2, last)
    return by_size[2], by_size[3], by_size[4]


def check_points(table: PointsTable) -> None:
    """Refuse points that make no sense."""
    for places in table:
        if not all(0 <= points <= MOST_POINTS for points in places):
            raise RuleError("tournament-points-limits", most=MOST_POINTS)
        if list(places) != sorted(places, reverse=True):
            raise RuleError("tournament-points-rising")
        if places[0] == places[-1]:
            raise RuleError("tournament-points-flat")
