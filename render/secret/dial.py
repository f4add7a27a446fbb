"""The geometry of the wheel: where zones, cells and names lie on the sheet.

Angles are degrees clockwise from north; a cell of sector n lies around n * 30. A spot within a cell is given
in pixels along the corridor (clockwise) and across it (outwards) from the cell's middle.
"""

import math
from functools import cache
from typing import TypeAlias

import msgspec

from engine.mazes.rings import Place
from engine.secret.layout import RINGS
from render.kit.fonts import BOLD, width
from render.secret import theme

Point: TypeAlias = tuple[float, float]

SECTOR = 360 / RINGS.sectors
CENTRE_ZONE = len(RINGS.rings)
_NAME_AIR = 4  # pixels between a name and the walls


class Dial(msgspec.Struct, frozen=True, cache_hash=True):
    """A round board on its sheet: the zones from `first` inwards, `scale` times as large as usual."""

    first: int
    radii: tuple[int, ...]  # outer radius of each zone shown
    names: tuple[int, ...]  # type size of each zone's names
    scale: float

    def shows(self, place: Place) -> bool:
        """Is this place in the picture?"""
        return place // RINGS.sectors >= self.first

    def outer(self, zone: int) -> int:
        """Returns the outer radius of a zone."""
        return self.radii[zone - self.first]

    def inner(self, zone: int) -> int:
        """Returns the inner radius of a zone; 0 for the centre."""
        return 0 if zone == CENTRE_ZONE else self.radii[zone - self.first + 1]

    def middle(self, zone: int) -> float:
        """Returns the radius of the corridor's middle."""
        return (self.outer(zone) + self.inner(zone)) / 2 if zone != CENTRE_ZONE else 0.0

    @property
    def zones(self) -> range:
        """The zones shown, from outside in."""
        return range(self.first, CENTRE_ZONE + 1)


BOARD = Dial(0, theme.ZONE_RADII, theme.ZONE_TYPE, 1.0)
ZOOM = Dial(2, theme.ZOOM_RADII, theme.ZOOM_TYPE, theme.ZOOM_RADII[0] / theme.ZONE_RADII[2])


def at(angle: float, radius: float) -> Point:
    """Returns a point of the sheet."""
    x, y = theme.MIDDLE
    turn = math.radians(angle)
    return x + radius * math.sin(turn), y - radius * math.cos(turn)


def half_door(dial: Dial, boundary: int) -> float:
    """Returns half the angle of the doors in the outer wall of a zone."""
    reach = theme.ZONE_DOOR[boundary] * dial.scale / 2
    return math.degrees(math.asin(reach / dial.outer(boundary)))


@cache
def spot(dial: Dial, place: Place, along: float, across: float) -> Point:
    """Returns a point within a cell."""
    zone, sector = divmod(place, RINGS.sectors)
    if zone == CENTRE_ZONE:
        x, y = theme.MIDDLE
        return x + along * dial.scale, y - across * dial.scale
    radius = dial.middle(zone) + across * dial.scale
    return at(sector * SECTOR + math.degrees(along * dial.scale / radius), radius)


@cache
def name_spot(dial: Dial, place: Place) -> Point:
    """Returns the middle of a cell's name: in its first outer corner clockwise, clear of the walls."""
    zone, sector = divmod(place, RINGS.sectors)
    if zone == CENTRE_ZONE:
        return spot(dial, place, *theme.CENTRE_NAME)
    size = dial.names[zone - dial.first]
    half_wide, half_high = width(RINGS.names[place], BOLD, size) / 2, size * 0.37
    turn = math.radians(sector * SECTOR)
    outwards = half_wide * abs(math.sin(turn)) + half_high * abs(math.cos(turn))
    alongside = half_wide * abs(math.cos(turn)) + half_high * abs(math.sin(turn))
    clear = (theme.ZONE_WALL + _NAME_AIR) * dial.scale
    radius = dial.outer(zone) - (clear if zone else _NAME_AIR) - outwards  # the rim is the wall of zone A
    room = math.radians(SECTOR / 2) * radius - clear - alongside
    return at(sector * SECTOR - math.degrees(max(room, 0.0) / radius), radius)
