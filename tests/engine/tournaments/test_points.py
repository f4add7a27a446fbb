"""Points by place: those of one table size determine those of the others."""

import pytest

from engine.core import RuleError
from engine.tournaments import Swiss, check_plan
from engine.tournaments.points import points_from


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ((5, 3, 2, 1), ((5, 1), (5, 2, 1), (5, 3, 2, 1))),
        ((6, 3, 2, 1), ((6, 1), (6, 2, 1), (6, 3, 2, 1))),
        ((9, 0, 0, 0), ((9, 0), (9, 0, 0), (9, 0, 0, 0))),
        ((10, 7, 3, 0), ((10, 0), (10, 5, 0), (10, 7, 3, 0))),
        ((5, 3, 1), ((5, 1), (5, 3, 1), (5, 3, 2, 1))),
        ((3, 0), ((3, 0), (3, 1, 0), (3, 1, 0, 0))),
    ],
)
def test_smaller_tables_keep_the_ends_and_larger_ones_fill_the_middle(given, expected) -> None:
    assert points_from(given, len(given)) == expected


@pytest.mark.parametrize("given", [(), (5,), (5, 3, 2), (5, 4, 3, 2, 1)])
def test_every_place_needs_its_points(given) -> None:
    with pytest.raises(RuleError, match="tournament-points-count"):
        points_from(given, 4)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ((1, 2, 3, 4), "rising"),
        ((5, 3, 2, -1), "limits"),
        ((101, 3, 2, 1), "limits"),
        ((2, 2, 2, 2), "flat"),
        ((0, 0, 0, 0), "flat"),
    ],
)
def test_points_that_nobody_could_mean_are_refused(given, told) -> None:
    with pytest.raises(RuleError, match=f"tournament-points-{told}"):
        check_plan(Swiss(rounds=3, points=points_from(given, 4)), (2, 3, 4))
