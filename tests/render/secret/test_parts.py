"""The maze as it lies: patches hold their part, and nothing of another one."""

import math
from itertools import product

import pytest

from engine.secret.layout import RINGS
from render.kit.theme import rgb
from render.secret.dial import BOARD, SECTOR, ZOOM, Dial, at
from render.secret.parts import TURNING, laid_out, open_doors, patch_boxes
from render.secret.theme import HEIGHT, MIDDLE, ZONE_WALL

WITHIN = [(BOARD, 3), (BOARD, 5), (ZOOM, 5)]  # parts that lie within another one


def away(x: float, y: float) -> float:
    """Returns how far the middle of a pixel is from the middle of the wheel."""
    return math.dist((x + 0.5, y + 0.5), MIDDLE)


@pytest.mark.parametrize(("dial", "zone"), WITHIN)
def test_patches_cover_the_part_and_the_walls_around_it(dial: Dial, zone: int):
    x, y = MIDDLE
    radius, boxes = dial.outer(zone) + ZONE_WALL * dial.scale, patch_boxes(dial, zone)
    reach = math.ceil(radius)
    for column, row in product(range(x - reach, x + reach), range(y - reach, y + reach)):
        if away(column, row) <= radius:
            assert any(x0 <= column < x1 and y0 <= row < y1 for x0, y0, x1, y1 in boxes), (column, row)


@pytest.mark.parametrize(("dial", "zone"), WITHIN)
def test_patches_leave_the_next_part_and_its_walls_alone(dial: Dial, zone: int):
    around = max(other for other in TURNING if other < zone)
    limit = dial.inner(around) - ZONE_WALL * dial.scale
    corners = [corner for x0, y0, x1, y1 in patch_boxes(dial, zone) for corner in product((x0, x1), (y0, y1))]
    assert max(math.dist(corner, MIDDLE) for corner in corners) <= limit


@pytest.mark.parametrize("positions", [(0, 0, 0), (4, 9, 1), (11, 2, 6)])
def test_each_part_shows_its_mark_whatever_the_others_do(positions: tuple[int, ...]):
    picture = laid_out(BOARD, positions, HEIGHT).image.convert("RGB")
    for zone, position in zip(TURNING, positions, strict=True):
        x, y = at((position - 0.5) * SECTOR, BOARD.outer(zone) - 9)
        assert picture.getpixel((round(x), round(y))) == rgb("ray"), RINGS.zones[zone]


@pytest.mark.parametrize("positions", [(0, 0, 0), (1, 0, 0), (6, 0, 0)])
def test_the_zoomed_board_shows_the_doors_of_its_outermost_zone(positions: tuple[int, ...]):
    picture = laid_out(ZOOM, positions, HEIGHT).image.convert("RGB")
    doors = {sector for zone, sector in open_doors(positions) if zone == ZOOM.first}
    for sector in range(RINGS.sectors):
        x, y = at(sector * SECTOR + 1, ZOOM.outer(ZOOM.first))
        is_bright = picture.getpixel((round(x), round(y))) == rgb("white")
        assert is_bright == (sector in doors), sector


@pytest.mark.parametrize("part", range(len(TURNING)))
def test_the_doors_of_a_part_depend_on_its_position_alone(part: int):
    zone = TURNING[part]
    for position, others in product(range(RINGS.sectors), (0, 5)):
        alone = tuple(position if other == part else 0 for other in range(len(TURNING)))
        together = tuple(position if other == part else others for other in range(len(TURNING)))
        found = [
            [door for door in open_doors(positions) if door[0] in (zone, zone + 1)]
            for positions in (alone, together)
        ]
        assert found[0] == found[1]
