"""Pas vu pas pris, V17: whether level faces carry every point of a disc, and no face more than it covers."""

import random
from math import cos, pi, sin

import pytest

from engine.pasvu.hall.overlap import carries, carries_disc
from engine.pasvu.hall.shapes import solid, yaw
from engine.pasvu.model import Solid


def face(x: float, y: float, wide: float, deep: float, angle: int = 0) -> Solid:
    """Return a level face, as a box below the floor."""
    axes = tuple(zip(*yaw(angle), strict=True))
    return solid("table", "top", (x, y, -0.1), axes, (wide / 2, deep / 2, 0.1))  # type: ignore[arg-type]


def test_v17_a_disc_within_one_face_is_carried_and_may_touch_its_edge() -> None:
    assert carries_disc([face(0, 0, 1, 1)], 0.41, 0.41, 0.09)
    assert not carries_disc([face(0, 0, 1, 1)], 0.412, 0.0, 0.09)


def test_v17_two_faces_side_by_side_carry_a_disc_together() -> None:
    assert carries_disc([face(-0.5, 0, 1, 1), face(0.5, 0, 1, 1)], 0.0, 0.2, 0.17)


def test_v17_a_gap_between_faces_carries_nobody() -> None:
    assert not carries_disc([face(-0.502, 0, 1, 1), face(0.5, 0, 1, 1)], 0.0, 0.2, 0.17)


@pytest.mark.parametrize("angle", range(0, 90, 15))
def test_v17_a_rim_that_reaches_over_the_edge_by_0_0017_is_not_carried(angle: int) -> None:
    # Between points every 30° the rim reaches further out than at them, by 3.4 % of the radius.
    edge, turned = face(0, 0, 1, 1, angle), angle * pi / 180
    away = 0.5 - 0.09 + 0.0017
    assert not carries_disc([edge], away * cos(turned), away * sin(turned), 0.09)


def test_v17_four_faces_around_a_hole_in_the_middle_do_not_carry_a_disc() -> None:
    around = [face(0, -0.5, 2, 0.9), face(0, 0.5, 2, 0.9), face(-0.5, 0, 0.9, 2), face(0.5, 0, 0.9, 2)]
    assert not carries_disc(around, 0.0, 0.0, 0.2)
    assert carries_disc([*around, face(0, 0, 0.2, 0.2, 45)], 0.0, 0.0, 0.2)


def test_v17_every_point_of_a_disc_that_is_carried_lies_on_a_face() -> None:
    chance, found = random.Random(17), set[bool]()
    for _ in range(300):
        faces = [
            face(chance.uniform(-0.3, 0.3), chance.uniform(-0.3, 0.3), 0.4, 0.5, 5 * chance.randrange(72))
            for _ in range(4)
        ]
        points = [(r * cos(t * pi / 36), r * sin(t * pi / 36)) for r in (0, 0.06, 0.12) for t in range(72)]
        is_carried = carries_disc(faces, 0.0, 0.0, 0.12)
        sampled = all(any(carries(one, *point) for one in faces) for point in points)
        assert sampled or not is_carried
        found.add(is_carried)
    assert found == {True, False}
