"""Points by place for tables of all sizes, derived from those of one size."""

from collections.abc import Sequence
from fractions import Fraction

from engine.core import RuleError
from engine.tournaments.model import PointsTable

MOST_POINTS = 100  # for one place


def points_from(given: Sequence[int], size: int) -> PointsTable:
    """Return the points of tables of two, three and four, from those of tables of `size`.

    At a smaller table the first and the last place keep their points, and the second gets what makes a seat
    worth the same on average, as nearly as whole numbers can: 5 3 2 1 gives 5 2 1 and 5 1. A larger one puts
    the mean of the last two between them: 5 3 1 gives 5 3 2 1.
    """
    if len(given) != size or size not in (2, 3, 4):
        raise RuleError("tournament-points-count", seats=size)
    by_size = {size: tuple(given)}
    if size > 2:
        by_size[2] = (given[0], given[-1])
    if size > 3:
        second = round(Fraction(3 * sum(given), size)) - given[0] - given[-1]
        by_size[3] = (given[0], max(given[-1], min(given[1], second)), given[-1])
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
