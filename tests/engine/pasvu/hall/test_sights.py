"""Pas vu pas pris: points counted by columns and rows are those that the look counts (V21, V22)."""

import numpy as np

from engine.pasvu.hall.look import GRID, Bodies, Eyes, bodies_of, direct, eyes_at, mirrored
from engine.pasvu.hall.sights import ALL_ROWS, SOME_ROWS, count_direct, count_mirrored
from tests.engine.pasvu.hall.test_look import DOOR_NAMES, random_hall


def test_v21_v22_as_many_points_are_seen_as_by_the_look_from_every_door_in_any_hall() -> None:
    for seed in range(60):
        pieces, figures = random_hall(seed)
        eyes, bodies = eyes_at(DOOR_NAMES), bodies_of(figures)
        door, body = (index.ravel() for index in np.indices((len(DOOR_NAMES), len(figures))))
        each = Eyes(*(of.ravel()[door] for of in eyes)), Bodies(*(of.ravel()[body] for of in bodies))
        plain = direct(pieces, eyes, bodies, GRID).sum(axis=-1).ravel()
        bent = mirrored(pieces, eyes, bodies, GRID).sum(axis=-1).ravel()
        assert np.array_equal(count_direct(pieces, *each, ALL_ROWS), plain), seed
        assert np.array_equal(sum(count_direct(pieces, *each, rows) for rows in SOME_ROWS), plain), seed
        assert np.array_equal(count_mirrored(pieces, *each), bent), seed


def test_v22_without_a_mirror_nothing_is_mirrored() -> None:
    pieces, figures = random_hall(1)
    others = tuple(piece for piece in pieces if piece.kind != "mirror")
    eyes, bodies = eyes_at(DOOR_NAMES[:1]), bodies_of(figures[:1])
    each = Eyes(*(of.ravel() for of in eyes)), Bodies(*(of.ravel() for of in bodies))
    assert list(count_mirrored(others, *each)) == [0]
