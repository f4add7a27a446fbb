"""Pas vu pas pris: places judged together are judged as each would be by itself (V7)."""

from math import sqrt

import pytest

from engine.pasvu.hall.shapes import dot, shape_of
from engine.pasvu.hall.standing import every_stand, height_of
from engine.pasvu.layout import BODIES, KEYHOLE_TAN, SIZES, door_point, inward
from engine.pasvu.model import Figure, Piece, Solid
from engine.pasvu.stand_in.exposure import EVERY_DOOR, doors_ahead, seeming, seeming_in, stands_seeming
from tests.engine.pasvu.halls import PASVU, body, position, wild_halls

HALLS = wild_halls(24)
CROWD = [
    body("L1", "B2"),
    body("M1", "C4", 0.4),
    body("S1", "E5"),
    body("S2", "A6 ne"),
    body("S3", "D3", lies=True),
    body("M2", "F1 sw"),
]


def crosses(start: tuple[float, float], end: tuple[float, float], box: Solid) -> bool:
    """Does a line cross a box in plan? One that leans counts as the upright box around it."""
    axes, half, centre = box.axes, box.half, box.centre
    if axes[2][2] != 1.0:
        axes = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
        half = tuple((high - low) / 2 for low, high in zip(box.low, box.high, strict=True))
        centre = tuple((high + low) / 2 for low, high in zip(box.low, box.high, strict=True))
    enter, leave = 0.0, 1.0
    for axis, reach in zip(axes[:2], half[:2], strict=True):
        begin = dot((*start, 0.0), axis) - dot((centre[0], centre[1], 0.0), axis)
        way = dot((end[0] - start[0], end[1] - start[1], 0.0), axis) or 1e-12
        ends = sorted(((-reach - begin) / way, (reach - begin) / way))
        enter, leave = max(enter, ends[0]), min(leave, ends[1])
    return leave > enter


def seems(pieces: tuple[Piece, ...], figure: Figure, door: str) -> bool:
    """Does one of three lines from a door to a ghost meet no box that is as high as the ghost?"""
    (x, y), (in_x, in_y) = door_point(door), inward(door)
    away = figure.x - x, figure.y - y
    length = sqrt(away[0] ** 2 + away[1] ** 2)
    high = [
        box
        for piece in pieces
        for box in shape_of(piece).solids
        if box.low[2] <= figure.z + 0.1 and box.high[2] >= figure.z + figure.height - 0.1
    ]
    for share in (0.0, -0.6, 0.6):
        aside = share * figure.radius / length
        to = away[0] - away[1] * aside, away[1] + away[0] * aside
        ahead, across = to[0] * in_x + to[1] * in_y, to[0] * in_y - to[1] * in_x
        is_faced = ahead > 0 and abs(across) <= KEYHOLE_TAN * ahead
        if is_faced and not any(crosses((x, y), (x + to[0], y + to[1]), box) for box in high):
            return True
    return False


@pytest.mark.parametrize("pieces", HALLS)
def test_v7_a_ghost_seems_in_sight_where_a_free_line_leads_to_it(pieces: tuple[Piece, ...]) -> None:
    expected = [[seems(pieces, figure, door) for figure in CROWD] for door in EVERY_DOOR]
    assert seeming(pieces, CROWD, EVERY_DOOR).tolist() == expected


def test_halls_judged_together_are_judged_as_each_by_itself() -> None:
    doors = doors_ahead(PASVU.view(position(), 0))
    together = seeming_in(HALLS, CROWD, doors)
    assert together.tolist() == [seeming(pieces, CROWD, doors).tolist() for pieces in HALLS]


@pytest.mark.parametrize("lies", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_places_are_judged_as_ghosts_that_stand_there(size: str, lies: bool) -> None:
    doors = doors_ahead(PASVU.view(position(), 0))
    for pieces in HALLS:
        figures = [
            Figure(
                0, "", size, cell, at.spot, at.x, at.y, at.level, BODIES[size].radius, height_of(size, lies)
            )
            for cell, at in every_stand(pieces, size, lies)
        ]
        assert (stands_seeming(pieces, size, lies, doors) == seeming(pieces, figures, doors)).all()


def test_a_hall_without_ghosts_shows_nobody() -> None:
    assert seeming(HALLS[0], [], EVERY_DOOR).shape == (24, 0)
