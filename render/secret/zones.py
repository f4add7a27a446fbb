"""The zones of the wheel: floors, walls with doors, chevrons and notches, drawn once for each position.

Every zone draws its own half of the walls that it shares with its neighbours, so a zone that turns is one
ring-shaped patch. Only positions 0 to 2 are drawn; the others are these, turned by quarters.
"""

import math
from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from engine.mazes.rings import CLOCKWISE, IN, OUT, opened
from engine.secret.layout import RINGS
from render.keeping import kept
from render.kit import paint
from render.kit import theme as shared
from render.kit.palette import colours, image_of, nearest, to_palette
from render.kit.theme import SCALE, Rgb, mix, rgb
from render.secret import theme
from render.secret.dial import CENTRE_ZONE, SECTOR, Dial, at, half_door, name_spot
from render.secret.pen import Arc, Pen, Spoke, beside, box_around, quarter, solid

FLOORS = ("pale-3", "lit", "pale-2", "zone-d", "zone-e", "floor")
_CHEVRONS = {1: "chevron-b", 3: "chevron-d"}
_RIM_LINE = 2.5
_TICKS = 5  # golden dashes a sector, on walls that turn


def _sides(zone: int) -> tuple[int, ...]:
    return tuple(opened(sides) for sides in RINGS.rings[zone].sides)


def _doors(zone: int, side: int) -> set[int]:
    """Returns the cells of a zone that open on a side; the centre's exits open outwards."""
    if zone == CENTRE_ZONE:
        return set(RINGS.exits((0,) * len(RINGS.parts))) if side == OUT else set()
    return {cell for cell, sides in enumerate(_sides(zone)) if sides & side}


def _edge(dial: Dial, zone: int, side: int, turn: int) -> Iterator[Arc]:
    """Yields the half wall of a zone along one of its edges, cut where its cells open."""
    boundary = zone if side == OUT else zone + 1
    radius, wall = dial.outer(boundary), theme.ZONE_WALL * dial.scale
    inner, outer = (radius - wall, radius) if side == OUT else (radius, radius + wall)
    open_at = {(cell + turn) % RINGS.sectors for cell in _doors(zone, side)}
    gap = half_door(dial, boundary)
    for sector in range(RINGS.sectors):
        start, end = (sector - 0.5) * SECTOR, (sector + 0.5) * SECTOR
        if sector in open_at:
            yield Arc(inner, outer, start, sector * SECTOR - gap)
            yield Arc(inner, outer, sector * SECTOR + gap, end)
        else:
            yield Arc(inner, outer, start, end)


def _spokes(dial: Dial, zone: int, turn: int) -> tuple[list[Spoke], list[Spoke]]:
    """Returns the walls between the cells of a zone, and the seams where there is no wall."""
    walls, seams = list[Spoke](), list[Spoke]()
    if zone == CENTRE_ZONE:
        return walls, seams
    for cell, sides in enumerate(_sides(zone)):
        spoke = Spoke(dial.inner(zone), dial.outer(zone), (cell + turn + 0.5) * SECTOR)
        (seams if sides & CLOCKWISE else walls).append(spoke)
    return walls, seams


def draw_zone(pen: Pen, dial: Dial, zone: int, turn: int) -> None:
    """Draws a zone, its part turned by some sectors."""
    turns = zone == CENTRE_ZONE or RINGS.rings[zone].turns
    wall = "wall" if turns else "fixed"
    pen.arc(Arc(dial.inner(zone), dial.outer(zone), 0, 360), FLOORS[zone])
    walls, seams = _spokes(dial, zone, turn)
    for seam in seams:
        _dash(pen, dial, seam)
    if zone in _CHEVRONS:
        _chevrons(pen, dial, zone)
    edges = [*_edge(dial, zone, OUT, turn)] if zone else []  # the rim is the outer wall of zone A
    if zone != CENTRE_ZONE:
        edges += _edge(dial, zone, IN, turn)
    half, kerb = theme.ZONE_WALL * dial.scale * 0.8, theme.ZONE_KERB * dial.scale
    for side in (OUT, IN):
        if zone != CENTRE_ZONE or side == OUT:
            _sills(pen, dial, zone, side)
    for grow, colour in ((kerb, "ink"), (0.0, wall)):
        for spoke in walls:
            pen.spoke(spoke, half + grow, colour)
        for edge in edges:
            pen.arc(edge, colour, grow)
    for spoke in walls:
        pen.spoke(spoke, half * 0.3, f"{wall}-light")
    if turns:
        _ticks(pen, edges)
        _pointer(pen, dial, zone, turn)
    else:
        _notches(pen, dial, zone)


def _sills(pen: Pen, dial: Dial, zone: int, side: int) -> None:
    """Draws the outermost line of a zone: the kerb behind a door that is open on this side only."""
    radius, kerb = dial.outer(zone) if side == OUT else dial.inner(zone), theme.ZONE_KERB * dial.scale
    inner, outer = (radius - kerb, radius) if side == OUT else (radius, radius + kerb)
    pen.arc(Arc(inner, outer, 0, 360), "ink")


def _dash(pen: Pen, dial: Dial, seam: Spoke) -> None:
    """Draws the border of two cells that are open to each other."""
    wall, dash = theme.ZONE_WALL * dial.scale, 7.0 * dial.scale
    start = seam.inner + wall + dash / 2
    while start + dash < seam.outer - wall:
        pen.spoke(Spoke(start, start + dash, seam.angle), 0.9 * dial.scale, "muted")
        start += 1.9 * dash


def _chevrons(pen: Pen, dial: Dial, zone: int) -> None:
    """Draws which way a corridor turns."""
    middle, size = dial.middle(zone), theme.CHEVRON * dial.scale
    for sector in range(RINGS.sectors):
        for shift in (-size * 0.9, 0.0, size * 0.9):
            aside = math.radians(SECTOR * 0.31) * middle + shift
            angle = sector * SECTOR + math.degrees(aside / middle)
            points = [(-size, -0.5), (0, 0), (size, -0.5), (size, -0.95), (0, -0.45), (-size, -0.95)]
            placed = [beside(angle, middle + across, back * size) for across, back in points]
            pen.polygon(placed, _CHEVRONS[zone])


def _ticks(pen: Pen, edges: list[Arc]) -> None:
    """Draws golden dashes on the walls that turn."""
    spacing = SECTOR / _TICKS
    for edge in edges:
        depth = (edge.outer - edge.inner) * 0.3
        for tick in range(2 * _TICKS):
            angle = edge.start + (tick + 0.5) * spacing
            if angle + spacing * 0.4 < edge.end:
                piece = Arc(
                    edge.inner + depth, edge.outer - depth, angle - spacing * 0.2, angle + spacing * 0.2
                )
                pen.arc(piece, "gold-dark")


def _pointer(pen: Pen, dial: Dial, zone: int, turn: int) -> None:
    """Draws the mark of a part's position, where its first cell begins."""
    angle, tip, size = (turn - 0.5) * SECTOR, dial.outer(zone), theme.POINTER * dial.scale
    for grow, colour in ((2.2 * dial.scale, "ink"), (0.0, "ray")):
        base, half = tip - size - grow * 0.7, size * 0.62 + grow
        points = ((tip + grow, 0.0), (base, half), (base, -half))
        pen.polygon([beside(angle, radius, aside) for radius, aside in points], colour)


def _notches(pen: Pen, dial: Dial, zone: int) -> None:
    """Draws studs on the walls that do not turn, one at each notch."""
    radius = dial.inner(zone) + theme.ZONE_WALL * dial.scale * 0.5
    for sector in range(RINGS.sectors):
        for size, colour in ((3.9, "ink"), (2.5, "gold-light")):
            pen.dot(at((sector + 0.5) * SECTOR, radius), size * dial.scale, colour)


def _write_names(picture: Image.Image, dial: Dial, zone: int, left: int, top: int) -> None:
    places = (
        [RINGS.centre] if zone == CENTRE_ZONE else range(zone * RINGS.sectors, (zone + 1) * RINGS.sectors)
    )
    for place in places:
        x, y = name_spot(dial, place)
        paint.letter(picture, RINGS.names[place], (x - left, y - top), dial.names[zone - dial.first])


def _paper(dial: Dial) -> Image.Image:
    """Draws the sheet with the rim and the zones that do not turn, in true colour."""
    sheet = Image.new("RGB", (shared.WIDTH, theme.HEIGHT), rgb("paper"))
    box = box_around(theme.RIM)
    pen = Pen(box, "paper")
    pen.disc(theme.RIM, "ink")
    pen.disc(theme.RIM - _RIM_LINE, "fixed")
    for zone in dial.zones:
        if zone != CENTRE_ZONE and not RINGS.rings[zone].turns:
            draw_zone(pen, dial, zone, 0)
    pen.arc(Arc(dial.outer(dial.first), theme.RIM - _RIM_LINE, 0, 360), "fixed")
    wheel = pen.image.reduce(SCALE)
    wheel.putalpha(_disc(theme.RIM, 0).reduce(SCALE))
    paint.shade(sheet, wheel, box[:2], theme.SHADOW)
    sheet.paste(wheel, box[:2], wheel)
    _write_hours(sheet, dial)
    for zone in dial.zones:
        if zone != CENTRE_ZONE and not RINGS.rings[zone].turns:
            _write_names(sheet, dial, zone, 0, 0)
    return sheet


def _write_hours(sheet: Image.Image, dial: Dial) -> None:
    radius = (theme.RIM + dial.outer(dial.first)) / 2
    for sector in range(RINGS.sectors):
        hour = str(sector or RINGS.sectors)
        paint.letter(sheet, hour, at(sector * SECTOR, radius), theme.TYPE_HOUR, colour="white")


@kept
def ground(dial: Dial) -> Image.Image:
    """Returns the sheet without the parts that turn, in the colours of the palette."""
    return calm(to_palette(_paper(dial)))


# Colours that meet along the wheel's many curves, and the few blends between them. One more blend would make
# the file larger and hardly be seen.
_EDGES = (*FLOORS, "white")
# fmt: off
_PLAIN = (
    "paper", "ink", "wall", "fixed", "muted", "wall-light", "fixed-light", "gold-dark", "gold-light", "ray",
    "chevron-b", "chevron-d",
)
# fmt: on
_SHADES = (0.08, 0.16, 0.24, 0.36)


@lru_cache(maxsize=1)
def _calmer() -> bytes:
    """Returns for every colour of the palette the nearest one that the wheel uses."""
    kept = {nearest(rgb(name)) for name in (*_EDGES, *_PLAIN)}
    kept |= {nearest(mix(rgb(name), rgb("ink"), 0.5)) for name in _EDGES}
    kept |= {nearest(mix(rgb("paper"), rgb("ink"), share)) for share in _SHADES}
    known = colours()

    def closest(colour: Rgb) -> int:
        return min(kept, key=lambda one: sum((a - b) ** 2 for a, b in zip(known[one], colour, strict=True)))

    return bytes(number if number in kept else closest(colour) for number, colour in enumerate(known)).ljust(
        256, b"\0"
    )


def calm(picture: Image.Image) -> Image.Image:
    """Returns a picture of the palette with fewer soft edges."""
    return image_of(picture.size, picture.tobytes().translate(_calmer()))


@kept
def _drawn(dial: Dial, zone: int, turn: int) -> Image.Image:
    """Draws a part at one of its first three positions, in true colour."""
    pen = Pen(box_around(dial.outer(zone)), FLOORS[zone])
    draw_zone(pen, dial, zone, turn)
    return pen.image.reduce(SCALE)


def _disc(radius: int, hole: int) -> Image.Image:
    """Returns a mask of a disc with a hole, at the large scale."""
    pen = Pen(box_around(radius))
    pen.disc(radius, "white")
    mask = pen.image.getchannel("A")
    if hole:
        inner = _disc(hole, 0)
        shift = (radius - hole) * SCALE
        mask.paste(0, (shift, shift), inner)
    return mask


@kept
def reach_of(dial: Dial, zone: int) -> Image.Image:
    """Returns a one-bit mask of a part within its box."""
    return solid(_disc(dial.outer(zone), dial.inner(zone)).reduce(SCALE))


def part(dial: Dial, zone: int, position: int) -> Image.Image:
    """Draws the box around a turning part in the colours of the palette."""
    quarters, turn = divmod(position, 3)
    picture = quarter(_drawn(dial, zone, turn), quarters).copy()
    _write_names(picture, dial, zone, *box_around(dial.outer(zone))[:2])
    return calm(to_palette(picture))
