"""Pas vu pas pris: how well a player's ghosts stand together."""

import numpy as np
import pytest

from engine.pasvu.expert.race import result, shares, worth
from engine.pasvu.layout import ROUNDS
from engine.pasvu.stand_in.outlook import HOME
from tests.engine.pasvu.halls import ghosts, position


def stands(rounds: int, *rows: int) -> float:
    """Return how well ghosts stand in these rows: the large one, two medium ones, four small ones."""
    return float(result(rounds, np.array(rows, dtype=np.intp)))


def test_v10_after_the_last_look_points_count_then_ghosts_out_then_ghosts_not_at_home() -> None:
    points = stands(0, 0, 0, 0, 0, HOME, HOME, HOME)
    fewer_points = stands(0, 0, 0, 0, 1, 1, 1, 1)
    out = stands(0, 0, HOME, HOME, HOME, HOME, HOME, HOME)
    more_out = stands(0, HOME, 0, HOME, 0, 0, HOME, HOME)
    inside = stands(0, 0, 0, 0, 0, 1, HOME, HOME)
    assert inside > points > fewer_points
    assert more_out > out


@pytest.mark.parametrize("rounds", range(1, ROUNDS + 1))
def test_v15_a_ghost_stands_best_when_it_is_out_and_worst_at_home(rounds: int) -> None:
    for ghost in range(4):
        rows = np.full((HOME + 1, 7), HOME, dtype=np.intp)
        rows[:, ghost] = np.arange(HOME + 1)
        out, *inside, home = worth(rounds, rows)
        assert out + 1e-9 > max(inside) and min(inside) > home - 1e-9


def test_v25_small_ghosts_are_alike() -> None:
    assert stands(2, 0, 3, 7, 7, 1, 5, 7) == stands(2, 0, 3, 7, 5, 7, 7, 1)


def test_who_is_ahead_has_the_larger_share() -> None:
    first, second = shares(position(ghosts(L1="out"), ghosts(S1="out"), phase="furniture", round=4))
    assert first > 0.5 and first + second == pytest.approx(1.0)
