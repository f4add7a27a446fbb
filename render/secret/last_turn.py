"""The last turn on the wheel: the dotted path of a pawn, and the numbered arrows of the changes."""

import math
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from PIL import Image

from engine.mazes.rings import Place
from engine.secret.layout import CENTRE, CORRIDORS, RINGS
from engine.secret.model import COLOURS, View
from render.keeping import kept
from render.kit import paint
from render.kit.pen import Shape, Sketch, drawn
from render.kit.theme import SCALE, seat_colour
from render.secret import theme
from render.secret.dial import BOARD, CENTRE_ZONE, SECTOR, Dial, Point, at
from render.secret.pen import Arc, Flat, Pen, bounds, flat, names_above, outline, put, turned
from render.secret.zones import FLOORS

_BRIGHT = ("seat-1", "text-1", "gold")
_AIR = 8  # around an arrow, for its white rim


def warm_arrows() -> Iterator[None]:
    """Draws the arrows of every change in the colour of every seat, as far as they are not turned ones."""
    for colour in (f"text-{number}" for number in range(len(COLOURS))):
        for part in RINGS.parts:
            for by in range(1, RINGS.sectors) if part == CENTRE else (1,):
                for start in range(RINGS.sectors // 4):
                    yield
                    _drawn_arrow(BOARD, RINGS.zones.index(part), start, by, colour)


def put_trail(picture: Image.Image, dial: Dial, way: tuple[Place, ...], colour: str) -> None:
    """Puts a dotted path from cell to cell."""
    size = round(theme.DOT * dial.scale)
    for here, there in pairwise(way):
        dots = steps_between(dial, here, there)
        for number, point in enumerate(dots):
            zone = (here if number <= len(dots) / 2 else there) // RINGS.sectors
            put(picture, _dot(size, colour, FLOORS[zone]), *point)


@cache
def steps_between(dial: Dial, here: Place, there: Place) -> tuple[Point, ...]:
    """Returns points from the middle of one cell to the middle of the next."""
    if not (dial.shows(here) and dial.shows(there)):
        return ()
    (zone, sector), (other, beyond) = divmod(here, RINGS.sectors), divmod(there, RINGS.sectors)
    if CENTRE_ZONE in (zone, other):
        sector = beyond = sector if other == CENTRE_ZONE else beyond
    turn = (beyond - sector + RINGS.sectors // 2) % RINGS.sectors - RINGS.sectors // 2
    start, end = dial.middle(zone), dial.middle(other)
    length = abs(end - start) + abs(math.radians(turn * SECTOR)) * start
    steps = max(1, round(length / (theme.STRIDE * dial.scale)))
    shares = [step / steps for step in range(steps + 1)]
    return tuple(at((sector + turn * share) * SECTOR, start + (end - start) * share) for share in shares)


@kept
def _dot(size: int, colour: str, floor: str) -> Flat:
    shapes = Shape("O 50 50 50 50", _rim(colour), ""), Shape("O 50 50 34 34", colour, "")
    return flat(drawn(shapes, size, 2), floor)


def _rim(colour: str) -> str:
    """Returns the colour that sets a mark off from the floor; a yellow mark would vanish in white."""
    return "ink" if colour in _BRIGHT else "white"


def put_changes(picture: Image.Image, dial: Dial, view: View) -> None:
    """Puts the last changes: numbered arrows from where a part's mark was to where it is."""
    colour = seat_colour(view.colours, view.mover, "text")
    positions = dict(zip(RINGS.parts, view.positions, strict=True))
    for number, change in reversed(list(enumerate(view.changes, 1))):
        zone, end = RINGS.zones.index(change.part), positions[change.part]
        positions[change.part] = end - change.by
        if zone >= dial.first:
            arrow_badge(picture, dial, zone, end - change.by, change.by, colour, str(number))


def arrow_badge(
    picture: Image.Image, dial: Dial, zone: int, start: int, by: int, colour: str, text: str
) -> None:
    """Puts an arrow beside the outer wall of a part, with a badge at its start; names stay above both."""
    sign = badge(text, colour, round(theme.BADGE * dial.scale), _floor(zone))
    with names_above(picture, dial, _passed(zone, start, by)):
        put(picture, *_arrow(dial, zone, start % RINGS.sectors, by, colour))
        put(picture, sign, *at((start - 0.5) * SECTOR, _lane(dial, zone)))


def _passed(zone: int, start: int, by: int) -> list[Place]:
    """Returns the cells that an arrow passes or touches."""
    if zone == CENTRE_ZONE:
        return [RINGS.centre]
    first = (zone - 1) * RINGS.sectors
    return [first + (start + step) % RINGS.sectors for step in range(-1, by + 1)]


def _lane(dial: Dial, zone: int) -> float:
    """The radius on which arrows run: outside a corridor's wall, inside that of the centre."""
    aside = theme.ARROW_LANE * dial.scale
    return dial.outer(zone) + (-aside if zone == CENTRE_ZONE else aside)


@kept
def _arrow(dial: Dial, zone: int, start: int, by: int, colour: str) -> tuple[Flat, float, float]:
    """Returns an arrow and its middle; only three starts are drawn, the others are turned."""
    quarters, first = divmod(start, RINGS.sectors // 4)
    arrow, dx, dy = _drawn_arrow(dial, zone, first, by, colour)
    for _ in range(quarters):
        dx, dy = -dy, dx
    x, y = theme.MIDDLE
    return turned(arrow, quarters), x + dx, y + dy


@kept
def _drawn_arrow(dial: Dial, zone: int, start: int, by: int, colour: str) -> tuple[Flat, float, float]:
    """Draws an arrow; returns it with its middle, counted from the middle of the board."""
    radius, thick = _lane(dial, zone), theme.ARROW * dial.scale
    begin, tip = (start - 0.5) * SECTOR, (start + by - 0.5) * SECTOR
    neck = tip - math.degrees(3.6 * thick / radius)
    shaft = Arc(radius - thick / 2, radius + thick / 2, begin, max(begin, neck))
    point = at(tip - math.degrees(2.0 / radius), radius)
    head = [point, at(neck, radius - 1.6 * thick), at(neck, radius + 1.6 * thick)]
    left, top, right, bottom = bounds([*outline(shaft), *head], _AIR)
    pen, rim = Pen((left, top, right, bottom)), 2.6 * dial.scale
    pen.arc(shaft, _rim(colour), rim)
    pen.polygon(_grown(head, rim * 1.6), _rim(colour))
    pen.arc(shaft, colour)
    pen.polygon(head, colour)
    x, y = theme.MIDDLE
    return flat(pen.finished(), _floor(zone)), (left + right) / 2 - x, (top + bottom) / 2 - y


def _floor(zone: int) -> str:
    """Returns the floor below a part's arrows."""
    return FLOORS[zone if zone == CENTRE_ZONE else zone - 1]


def _grown(points: list[Point], by: float) -> list[Point]:
    """Returns a triangle that is larger on all sides."""
    x, y = (sum(values) / len(points) for values in zip(*points, strict=True))

    def out(point: Point) -> Point:
        away = math.dist(point, (x, y))
        return x + (point[0] - x) * (away + by) / away, y + (point[1] - y) * (away + by) / away

    return [out(point) for point in points]


@kept
def badge(text: str, colour: str, size: int, floor: str) -> Flat:
    """A round badge with a text, for one floor."""
    sketch = Sketch(size, 3)
    sketch.add((Shape("O 50 50 50 50", _rim(colour), ""), Shape("O 50 50 41 41", colour, "")))
    middle = (size / 2 + 3) * SCALE
    words = "ink" if colour in _BRIGHT else "white"
    paint.letter(sketch.image, text, (middle, middle), round(size * 0.62 * SCALE), colour=words)
    return flat(sketch.finished(), floor)


def changes_due(view: View) -> tuple[str, ...]:
    """S3, S4: returns the parts that may be turned now."""
    return CORRIDORS if view.is_centre_turned else (*CORRIDORS, CENTRE)
