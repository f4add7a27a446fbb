"""Les couloirs de Poudlard: the four zones around the castle, each with the sign of its owner."""

import math

import msgspec
from msgspec.structs import replace
from PIL import Image, ImageDraw

from engine.poudlard.layout import CELLS, CORNER, FIRST_ZONE, LINKS, SIZE, ZONES
from engine.poudlard.model import Place
from render.keeping import kept
from render.kit import fonts, paint
from render.kit import theme as shared
from render.kit.overlays import medallion
from render.kit.palette import image_of, nearest, to_palette
from render.kit.pawns import Pawn
from render.kit.pen import between
from render.kit.theme import SCALE, mix, rgb, words_on
from render.kit.tiles import Light
from render.poudlard import theme
from render.poudlard.sprites import hat_sticker, landscape, lesson_sticker
from render.poudlard.tokens import lay_hats

SIDE = CORNER * theme.TILE


class ZoneLook(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides how a zone looks."""

    zone: str
    label: str
    owner: Pawn | None = None  # who starts there and returns at the end
    is_home: bool = False  # P24: its owner has attended all classes
    light: Light = "plain"
    pawns: tuple[Pawn, ...] = ()
    steps: tuple[Place, ...] = ()  # the squares where the chosen path enters and leaves
    path: str | None = None
    goal: str | None = None  # colour of the ring around the chosen zone
    is_starred: bool = False  # P13: a path there goes over a star


def corner(zone: str) -> tuple[int, int]:
    """Returns column and row of a zone's upper left cell."""
    east, south = zone in ("hut", "forest"), zone in ("forest", "lake")
    far = SIZE - CORNER
    return far if east else 0, far if south else 0


@kept
def patch(zone: ZoneLook) -> Image.Image:
    """Draws a zone in the colours of the palette."""
    picture = _ground(replace(zone, pawns=()))
    if not zone.pawns:
        return picture
    picture = picture.copy()
    lay_hats(picture, zone.pawns, _hat_spots(zone.zone, len(zone.pawns)), theme.HAT_IN_ZONE)
    return picture


# Where 1 to 4 hats stand in a zone whose name is above; if it is below, they stand higher.
_SPOTS = (
    ((0.5, 0.56),),
    ((0.32, 0.56), (0.68, 0.56)),
    ((0.3, 0.44), (0.7, 0.44), (0.5, 0.74)),
    ((0.3, 0.42), (0.7, 0.42), (0.3, 0.75), (0.7, 0.75)),
)


def _hat_spots(zone: str, count: int) -> list[tuple[float, float]]:
    spots = _SPOTS[count - 1]
    if corner(zone)[1]:
        spots = tuple((x, y - 0.16) for x, y in spots)
    return [(x * SIDE, y * SIDE) for x, y in spots]


@kept
def _ground(zone: ZoneLook) -> Image.Image:
    picture = _scene(zone.zone, zone.light).convert("RGBA")
    if zone.goal:
        _frame(picture, zone.goal)
    elif zone.is_home:
        _frame(picture, "gold")
    elif zone.light == "lit":
        _frame(picture, "lit")
    if zone.goal or zone.is_home or zone.light == "lit":
        _gates(picture, zone.zone, zone.light)
    if zone.path and zone.steps:
        _stamp_dots(picture, zone)
    if zone.is_home:
        paint.stamp(picture, medallion(104), SIDE / 2, _middle(zone.zone))
        paint.stamp(picture, lesson_sticker("home", 50, "bare"), SIDE / 2, _middle(zone.zone) - 2)
    _plaque(picture, zone)
    return to_palette(picture)


@kept
def _scene(zone: str, light: Light) -> Image.Image:
    """Draws the place, with paved steps where corridors lead in, and a thin line around it."""
    picture = landscape(zone, SIDE)
    if light == "dim":
        picture = _darkened(picture)
    _gates(picture, zone, light)
    ImageDraw.Draw(picture).rectangle((0, 0, SIDE - 1, SIDE - 1), outline=rgb("ink"))
    return picture


def _darkened(picture: Image.Image) -> Image.Image:
    """Darkens a picture to the greys in which other things lie in the dark."""
    low, high = rgb("wall-dim-dark"), rgb("dim")
    table = bytes(nearest(mix(low, high, value / 300)) for value in range(256))
    grey = paint.mapped(picture.convert("RGB").convert("L"), table)
    return image_of(picture.size, grey.tobytes()).convert("RGBA")


def gates(zone: str) -> dict[Place, tuple[float, float]]:
    """Returns for each neighbouring square the point on the zone's edge where it leads in."""
    left, top = corner(zone)
    half, tile = theme.TILE / 2, theme.TILE
    found: dict[Place, tuple[float, float]] = {}
    for _, square, _ in LINKS[FIRST_ZONE + ZONES.index(zone)]:
        row, column = CELLS[square]
        x, y = (column - left) * tile + half, (row - top) * tile + half
        found[square] = (min(max(x, 0), SIDE), min(max(y, 0), SIDE))
    return found


def _gates(picture: Image.Image, zone: str, light: Light) -> None:
    """Draws the paved steps; none of them touches another."""
    for x, y in gates(zone).values():
        inner = min(x, _GATE), min(y, _GATE)
        picture.alpha_composite(_gate(light, *inner), (round(x - inner[0]), round(y - inner[1])))


_GATE = 26  # pixels from the middle of a step to where nothing of it is left


@kept
def _gate(light: Light, x: float, y: float) -> Image.Image:
    """Draws a round step with its middle on a point; with 0, half of it is cut off.

    Pillow rounds what is left of the picture or above it otherwise, so that half is not drawn and cut.
    """
    floor = {"plain": "floor", "lit": "lit", "dim": "dim"}[light]
    large, draw = paint.large(2 * _GATE, 2 * _GATE)
    reach = shared.CORRIDOR / 2 * theme.TILE
    step = "floor-shadow" if light == "plain" else f"{floor}-shadow"
    for grow, colour in ((2.4, "ink"), (0, floor), (-9, step), (-11, floor)):
        size = reach + grow
        box = (x - size, y - size, x + size, y + size)
        draw.ellipse([value * SCALE for value in box], fill=rgb(colour))
    return paint.reduced(large)


def _frame(picture: Image.Image, colour: str) -> None:
    """Draws a broad coloured frame inside the zone: a small one, stretched."""
    side = 2 * _FRAME_CORNER
    large, draw = paint.large(side, side)
    for inset, shade, line in ((0, "ink", 10), (2, "white", 7), (3.5, colour, 5)):
        box = [value * SCALE for value in (inset, inset, side - inset, side - inset)]
        draw.rounded_rectangle(box, 8 * SCALE, outline=rgb(shade), width=round(line * SCALE))
    picture.alpha_composite(paint.stretched(paint.reduced(large), SIDE, SIDE))


_FRAME_CORNER = 22  # within it the frame is not straight


def _middle(zone: str) -> float:
    return SIDE * (0.42 if corner(zone)[1] else 0.58)


def _stamp_dots(picture: Image.Image, zone: ZoneLook) -> None:
    """Draws dots from the gates to the middle, on a ground that is no larger than they need."""
    end, ways = (SIDE / 2, _middle(zone.zone)), gates(zone.zone)
    spots = [between(ways[square], end, step / 5) for square in zone.steps for step in range(5)]
    left, top = (max(0, math.floor(min(values)) - 8) for values in zip(*spots, strict=True))
    right, low = (min(SIDE, math.ceil(max(values)) + 8) for values in zip(*spots, strict=True))
    large, draw = paint.large(right - left, low - top)
    for x, y in spots:
        for radius, colour in ((7, "ink"), (4.9, zone.path or "ink")):
            box = (x - radius - left, y - radius - top, x + radius - left, y + radius - top)
            draw.ellipse([value * SCALE for value in box], fill=rgb(colour))
    picture.alpha_composite(paint.reduced(large), (left, top))


def _plaque(picture: Image.Image, zone: ZoneLook) -> None:
    """Draws the zone's name in its outer corner, with the colour and the hat of its owner."""
    fill, words = "tab-idle", "muted"
    if zone.owner:
        fill = f"text-{zone.owner.colour}"
        words = words_on(fill)
    if zone.light == "lit":
        fill = zone.goal or "white"
        words = words_on(fill)
    elif zone.light == "dim" and not zone.owner:
        fill, words = "dim", "ink"
    hat = 34 if zone.owner else 0
    text, size = fonts.fitted(zone.label, fonts.BOLD, SIDE - 40 - hat, theme.TYPE_ZONE, 15)
    wide, high = fonts.width(text, fonts.BOLD, size) + 22 + hat, 36
    column, row = corner(zone.zone)
    left = SIDE - wide - 7 if column else 7
    top = SIDE - high - 7 if row else 7
    plate = paint.rounded(wide, high, 9, rgb(fill), rgb("ink"), 2.4)
    picture.alpha_composite(plate, (left, top))
    paint.letter(picture, text, (left + 11 + hat, top + high / 2), size, colour=words, anchor="lm")
    if zone.is_starred:
        star = lesson_sticker("star", theme.STAR_WAY + 10)
        paint.stamp(picture, star, left - 18 if column else left + wide + 18, top + high / 2)
    if zone.owner:
        sticker = hat_sticker(zone.owner.colour, zone.owner.number, 34)
        paint.stamp(picture, sticker, left + 22, top + high / 2 - 1)
