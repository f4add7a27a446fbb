"""The maze as it lies: the parts that turn and their open doors, drawn once for each position.

A sheet shows the outermost part, and a board begins as its copy. The parts within it are patches that also
hold the fixed floor around them: to copy these takes much less time than to look at a round mask.
"""

import math
from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from PIL import Image

from engine.mazes.rings import IN, OUT, Positions
from engine.secret.layout import RINGS
from render.keeping import kept
from render.kit.canvas import Canvas, put_patch
from render.secret import theme
from render.secret.dial import BOARD, CENTRE_ZONE, SECTOR, Dial, at, half_door
from render.secret.pen import Arc, Box, Flat, Pen, box_around, flat, put
from render.secret.zones import ground, part, reach_of

Patch: TypeAlias = tuple[Image.Image, int, int]  # with its upper left corner

TURNING = tuple(RINGS.zones.index(name) for name in RINGS.parts)


def warm_parts() -> Iterator[None]:
    """Draws every part of the board in every position."""
    for position in range(RINGS.sectors):
        for zone in TURNING:
            yield
            (_sheet if zone == TURNING[0] else _patches)(BOARD, zone, position)


def laid_out(dial: Dial, positions: Positions, height: int) -> Canvas:
    """Returns a sheet of some height with all parts as they lie, and the open doors."""
    first, *others = (turned for turned in zip(TURNING, positions, strict=True) if turned[0] >= dial.first)
    sheet = _sheet(dial, *first)
    # Panels are lower, and cut each time: to keep their sheets too would take much memory.
    canvas = Canvas(sheet if sheet.height == height else sheet.crop((0, 0, sheet.width, height)))
    for zone, position in others:
        for patch, left, top in _patches(dial, zone, position):
            canvas.put(patch, left, top)
    if dial.first:  # where the outermost zone leads is not in the picture, but the ways there are
        _put_doors(canvas.image, dial, positions, (dial.first,))
    return canvas


def put_part(picture: Image.Image, dial: Dial, zone: int, position: int) -> None:
    """Puts a part on the ground, without the doors that are open."""
    put_patch(picture, part(dial, zone, position), *box_around(dial.outer(zone))[:2], reach_of(dial, zone))


def _drawn(dial: Dial, zone: int, position: int) -> Image.Image:
    """Draws the ground with one part as it lies, and its open doors."""
    sheet = ground(dial).copy()
    put_part(sheet, dial, zone, position)
    turned = tuple(position if other == zone else 0 for other in TURNING)
    _put_doors(sheet, dial, turned, (zone, zone + 1))
    return sheet


def _put_doors(picture: Image.Image, dial: Dial, positions: Positions, insides: tuple[int, ...]) -> None:
    """Puts the open doors in the outer walls of some zones."""
    for zone, sector in open_doors(positions):
        if zone in insides:
            put(picture, _door(dial, zone, sector), *at(sector * SECTOR, dial.outer(zone)))


_sheet = kept(_drawn)


@kept
def _patches(dial: Dial, zone: int, position: int) -> tuple[Patch, ...]:
    """Cuts out a part that lies within another one."""
    sheet = _drawn(dial, zone, position)
    return tuple((sheet.crop(box), *box[:2]) for box in patch_boxes(dial, zone))


@cache
def patch_boxes(dial: Dial, zone: int) -> tuple[Box, ...]:
    """Returns boxes that cover a part with its doors, and nothing of the next part around it."""
    air, (x, y) = math.ceil(_door_depth(dial)) + 1, theme.MIDDLE
    around = max(other for other in TURNING if other < zone)
    radius, limit = dial.outer(zone) + air, dial.inner(around) - air
    found, edge = list[Box](), 0
    while edge < radius:  # from the middle up and down, as far as the corners are within the limit
        half = math.ceil(math.sqrt(radius**2 - edge**2))
        end = min(math.isqrt(limit**2 - half**2), radius)
        found += (x - half, y - end, x + half, y - edge), (x - half, y + edge, x + half, y + end)
        edge = end
    return tuple(found)


def open_doors(positions: Positions) -> list[tuple[int, int]]:
    """Returns the open doors: the zone inside each, and its sector."""
    count, sides = RINGS.sectors, RINGS.openings(positions)
    doors = [
        (place // count + 1, place % count)
        for place in range(RINGS.centre - count)
        if sides[place] & IN and sides[place + count] & OUT
    ]
    last = RINGS.centre - count
    return doors + [(CENTRE_ZONE, sector) for sector in RINGS.exits(positions) if sides[last + sector] & IN]


def _door_depth(dial: Dial) -> float:
    """Returns how far a door reaches into the zones on both sides."""
    return (theme.ZONE_WALL + theme.ZONE_KERB) * dial.scale


@kept
def _door(dial: Dial, zone: int, sector: int) -> Flat:
    """Draws the bright floor of an open door, through both halves of the wall."""
    radius, depth = dial.outer(zone), _door_depth(dial)
    half = half_door(dial, zone) - math.degrees((theme.ZONE_KERB + 0.4) * dial.scale / radius)
    piece = Arc(radius - depth, radius + depth, sector * SECTOR - half, sector * SECTOR + half)
    x, y = at(sector * SECTOR, radius)
    reach = math.ceil(theme.ZONE_DOOR[zone] * dial.scale / 2 + depth)
    left, top = round(x - reach), round(y - reach)
    pen = Pen((left, top, left + 2 * reach, top + 2 * reach))
    pen.arc(piece, "white")
    return flat(pen.finished(), "white", 128)
