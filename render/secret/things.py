"""What lies and stands on the round board: doors, objects, pawns, the last move and the last changes."""

import math
from functools import lru_cache
from itertools import pairwise

from PIL import Image

from engine.core.rings import IN, OUT, Place
from engine.secret.layout import CENTRE, CORRIDORS, RINGS, start_of
from engine.secret.model import TREASURES, View
from render import paint, sprites, theme
from render.layers import Layers, lay, layered
from render.overlays import disc, medallion
from render.pen import Shape, Sketch
from render.secret.dial import CENTRE_ZONE, SECTOR, Dial, Point, at, half_door, spot
from render.secret.pen import Arc, Flat, Pen, beside, bounds, flat, outline, put
from render.secret.scene import gone, seat_colour
from render.secret.zones import FLOORS, part
from render.theme import SCALE

TURNING = tuple(RINGS.zones.index(name) for name in RINGS.parts)


def put_parts(picture: Image.Image, dial: Dial, view: View) -> None:
    """The parts that turn, as they lie, then the doors that lead through."""
    for zone, position in zip(TURNING, view.positions, strict=True):
        if zone >= dial.first:
            piece = part(dial, zone, position)
            picture.paste(piece.image, piece.corner, piece.mask)
    for zone, sector in open_doors(view):
        if zone >= dial.first:
            put(picture, _door(dial, zone, sector), *at(sector * SECTOR, dial.outer(zone)))


def open_doors(view: View) -> list[tuple[int, int]]:
    """The doors that can be walked through: the zone inside them and their sector."""
    count, sides = RINGS.sectors, view.openings
    doors = [
        (place // count + 1, place % count)
        for place in range(RINGS.centre - count)
        if sides[place] & IN and sides[place + count] & OUT
    ]
    last = RINGS.centre - count
    return doors + [(CENTRE_ZONE, sector) for sector in view.exits if sides[last + sector] & IN]


@lru_cache(maxsize=128)
def _door(dial: Dial, zone: int, sector: int) -> Flat:
    """The bright floor of an open door, through both halves of the wall."""
    radius, depth = dial.outer(zone), (theme.ZONE_WALL + theme.ZONE_KERB) * dial.scale
    half = half_door(dial, zone) - math.degrees((theme.ZONE_KERB + 0.4) * dial.scale / radius)
    piece = Arc(radius - depth, radius + depth, sector * SECTOR - half, sector * SECTOR + half)
    x, y = at(sector * SECTOR, radius)
    reach = math.ceil(theme.ZONE_DOOR[zone] * dial.scale / 2 + depth)
    left, top = round(x - reach), round(y - reach)
    pen = Pen((left, top, left + 2 * reach, top + 2 * reach))
    pen.arc(piece, "white")
    return flat(pen.finished(), "white", 128)


def put_starts(picture: Image.Image, dial: Dial, view: View) -> None:
    """S1: where the pawns began."""
    for colour in view.colours:
        if dial.shows(start_of(colour)):
            put(picture, _start(dial, colour), *spot(dial, start_of(colour), *theme.START_SPOT))


@lru_cache(maxsize=8)
def _start(dial: Dial, colour: int) -> Flat:
    size = round(theme.ROUND_START * dial.scale)
    return flat(sprites.seat_badge(colour, size, f"mark-{colour}", f"mark-line-{colour}"), FLOORS[0])


def put_objects(picture: Image.Image, dial: Dial, view: View) -> None:
    """All objects, those taken faded, the sought one on its medallion; they make room for pawns."""
    over, pawns = gone(view), crowd(view)
    for place, treasure in enumerate(view.treasures):
        if treasure and treasure != view.target and dial.shows(place):
            look = "won" if treasure in over else "plain"
            size, spots = theme.ROUND_SPOTS[place // RINGS.sectors][len(pawns.get(place, ()))]
            name, floor = TREASURES[treasure - 1], FLOORS[place // RINGS.sectors]
            put(picture, _object(name, round(size * dial.scale), look, floor), *spot(dial, place, *spots[0]))
    put_sought(picture, dial, view)


def put_sought(picture: Image.Image, dial: Dial, view: View) -> None:
    """The object that is sought, on its medallion."""
    place = view.target_place
    if not view.target or place is None or not dial.shows(place):
        return
    guests = len(crowd(view).get(place, ()))
    size, spots = theme.ROUND_SPOTS[place // RINGS.sectors][guests]
    plate = size * dial.scale * (theme.ROUND_PLATE_BESIDE if guests else theme.ROUND_PLATE)
    lay(picture, _sought(TREASURES[view.target - 1], round(plate)), *spot(dial, place, *spots[0]))


@lru_cache(maxsize=512)
def _object(name: str, size: int, look: sprites.Look, floor: str) -> Flat:
    return flat(sprites.treasure(name, size, look), floor)


@lru_cache(maxsize=128)
def _sought(name: str, size: int) -> Layers:
    picture = medallion(size).copy()
    paint.stamp(picture, sprites.treasure(name, round(size * 0.54), "bare"), size / 2, size / 2)
    return layered(picture)


def crowd(view: View) -> dict[Place, list[int]]:
    """The seats whose pawns stand on a place."""
    found: dict[Place, list[int]] = {}
    for seat, place in enumerate(view.pawns):
        if place is not None:
            found.setdefault(place, []).append(seat)
    return found


def put_pawns(picture: Image.Image, dial: Dial, view: View) -> None:
    """All pawns, side by side where they share a cell, a disc below that of the player on turn."""
    for place, seats in crowd(view).items():
        if not dial.shows(place):
            continue
        large, stands = _stands(dial, place, len(seats), bool(view.treasures[place]))
        for seat, (x, y) in zip(seats, stands, strict=True):
            if seat == view.turn:
                lay(picture, disc(large), x, y + large * theme.DISC_DROP)
        for seat, (x, y) in sorted(zip(seats, stands, strict=True), key=lambda stand: stand[1][1]):
            lay(picture, _ghost(view.colours[seat], seat + 1, large), x, y)


@lru_cache(maxsize=128)
def _ghost(colour: int, number: int, size: int) -> Layers:
    return layered(sprites.pawn(colour, number, size))


def _stands(dial: Dial, place: Place, count: int, has_object: bool) -> tuple[int, list[Point]]:
    """How large the pawns on a place are, and where they stand."""
    zone = place // RINGS.sectors
    size, spots = theme.ROUND_SPOTS[zone][count if has_object else count - 1]
    large = round(size * theme.ROUND_PAWN * dial.scale)
    huddle = theme.HUDDLES.get(count) if zone == theme.NARROW_ZONE else None
    if huddle is None:
        return large, [spot(dial, place, *s) for s in spots[1 if has_object else 0 :]]
    x, y = spot(dial, place, *theme.HUDDLE_SPOT)
    return large, [(x + right * large, y + down * large) for right, down in huddle]


def put_trail(picture: Image.Image, dial: Dial, way: tuple[Place, ...], colour: str) -> None:
    """A dotted way from cell to cell."""
    size = round(theme.ROUND_DOT * dial.scale)
    for here, there in pairwise(way):
        dots = _walk(dial, here, there)
        for number, point in enumerate(dots):
            zone = (here if number <= len(dots) / 2 else there) // RINGS.sectors
            put(picture, _dot(size, colour, FLOORS[zone]), *point)


def _walk(dial: Dial, here: Place, there: Place) -> list[Point]:
    """Points from the middle of one cell to that of the next."""
    if not (dial.shows(here) and dial.shows(there)):
        return []
    (zone, sector), (other, beyond) = divmod(here, RINGS.sectors), divmod(there, RINGS.sectors)
    if CENTRE_ZONE in (zone, other):
        sector = beyond = sector if other == CENTRE_ZONE else beyond
    turn = (beyond - sector + RINGS.sectors // 2) % RINGS.sectors - RINGS.sectors // 2
    start, end = dial.middle(zone), dial.middle(other)
    length = abs(end - start) + abs(math.radians(turn * SECTOR)) * start
    steps = max(1, round(length / (theme.ROUND_STRIDE * dial.scale)))
    shares = [step / steps for step in range(steps + 1)]
    return [at((sector + turn * share) * SECTOR, start + (end - start) * share) for share in shares]


@lru_cache(maxsize=64)
def _dot(size: int, colour: str, floor: str) -> Flat:
    sketch = Sketch(size, 2)
    sketch.add((Shape("O 50 50 50 50", "white", ""), Shape("O 50 50 34 34", colour, "")))
    return flat(sketch.finished(), floor)


def put_changes(picture: Image.Image, dial: Dial, view: View) -> None:
    """The last changes: an arrow from where the part's mark was to where it is, numbered."""
    colour = seat_colour(view, view.mover, "text")
    positions = dict(zip(RINGS.parts, view.positions, strict=True))
    for number, change in reversed(list(enumerate(view.changes, 1))):
        zone, end = RINGS.zones.index(change.part), positions[change.part]
        positions[change.part] = end - change.by
        if zone >= dial.first:
            arrow_badge(picture, dial, zone, end - change.by, change.by, colour, str(number))


def arrow_badge(
    picture: Image.Image, dial: Dial, zone: int, start: int, by: int, colour: str, text: str
) -> None:
    """An arrow beside the outer wall of a part, with a badge at its beginning."""
    arrow, middle = _arrow(dial, zone, start % RINGS.sectors, by, colour)
    put(picture, arrow, *middle)
    size = round(theme.BADGE * dial.scale)
    sign = badge(text, colour, size, FLOORS[zone if zone == CENTRE_ZONE else zone - 1])
    put(picture, sign, *at((start - 0.5) * SECTOR, _lane(dial, zone)))


def _lane(dial: Dial, zone: int) -> float:
    """The radius on which arrows run: outside a corridor's wall, inside that of the centre."""
    aside = theme.ARROW_LANE * dial.scale
    return dial.outer(zone) + (-aside if zone == CENTRE_ZONE else aside)


@lru_cache(maxsize=512)
def _arrow(dial: Dial, zone: int, start: int, by: int, colour: str) -> tuple[Flat, Point]:
    radius, thick = _lane(dial, zone), theme.ARROW * dial.scale
    head = 3.6 * thick
    begin, tip = (start - 0.5) * SECTOR, (start + by - 0.5) * SECTOR
    neck = tip - math.degrees(head / radius)
    shaft = Arc(radius - thick / 2, radius + thick / 2, begin, max(begin, neck))
    lean = math.degrees(2.0 / radius)
    points = [
        at(tip - lean, radius),
        beside(neck, radius - 1.6 * thick, 0),
        beside(neck, radius + 1.6 * thick, 0),
    ]
    left, top, right, bottom = bounds([*outline(shaft), *points], 8)
    pen = Pen((left, top, right, bottom))
    rim = 2.6 * dial.scale
    pen.arc(shaft, "white", rim)
    pen.polygon(_grown(points, rim * 1.6), "white")
    pen.arc(shaft, colour)
    pen.polygon(points, colour)
    floor = FLOORS[zone if zone == CENTRE_ZONE else zone - 1]
    return flat(pen.finished(), floor), ((left + right) / 2, (top + bottom) / 2)


def _grown(points: list[Point], by: float) -> list[Point]:
    """A triangle, larger on all sides."""
    x, y = (sum(values) / len(points) for values in zip(*points, strict=True))

    def out(point: Point) -> Point:
        away = math.dist(point, (x, y))
        return x + (point[0] - x) * (away + by) / away, y + (point[1] - y) * (away + by) / away

    return [out(point) for point in points]


@lru_cache(maxsize=64)
def badge(text: str, colour: str, size: int, floor: str) -> Flat:
    """A round sign with a number, for a floor."""
    sketch = Sketch(size, 3)
    sketch.add((Shape("O 50 50 50 50", "white", ""), Shape("O 50 50 41 41", colour, "")))
    middle = (size / 2 + 3) * SCALE
    words = "ink" if colour in ("text-1", "gold") else "white"
    paint.letter(sketch.image, text, (middle, middle), round(size * 0.62 * SCALE), colour=words)
    return flat(sketch.finished(), floor)


def changes_due(view: View) -> tuple[str, ...]:
    """S3, S4: the parts that may be turned now."""
    return CORRIDORS if view.is_centre_turned else (*CORRIDORS, CENTRE)
