"""What lies around the hall: doors with their numbers, and a bar for each seat on its side."""

from typing import TypeAlias

import msgspec
from msgspec.structs import replace
from PIL import Image

from engine.pasvu.layout import DOORS, HALL, LETTERS, door_point
from engine.pasvu.model import Kind, Side, Size
from render.keeping import kept
from render.kit import fonts, paint, sprites
from render.kit.fonts import BOLD, TITLE
from render.kit.overlays import PIPS
from render.kit.pen import Shape, drawn
from render.kit.theme import SCALE, mix
from render.pasvu import theme
from render.pasvu.flat import Flat, Pixels, flattened
from render.pasvu.hall.ghosts import mark, token
from render.pasvu.hall.pieces import icon
from render.pasvu.theme import hex_of, rgb

LONG = round(HALL * theme.CELL) + 2 * theme.BORDER
_MARGIN = 8  # of the sheet
_EXIT = Shape("M6 38 L54 38 L54 14 L96 50 L54 86 L54 62 L6 62 Z", hex_of("ink"), "")  # an arrow: out
_ACROSS = theme.BAR - 14  # a plate in a bar
OUT_LONG = 226
NAME = 124  # how wide the name in a level bar may be
CORNER = 116  # how wide the name beside an upright bar may be
# Where one, two or three signs stand above a name: sizes of a sign, from the middle.
_SIGN_SPOTS = {1: (0.0,), 2: (-0.55, 0.6), 3: (-1.08, 0.0, 1.08)}
Letters: TypeAlias = tuple[tuple[Size, str], ...]  # of the sizes


class Bar(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a seat's bar shows."""

    colour: int
    name: str
    letters: Letters
    value: int | None  # of the card
    pieces: tuple[Kind, ...]
    waiting: tuple[Size, ...]
    edge: tuple[Size, ...]  # V25: waiting with their size
    out: tuple[Size, ...]
    points: int  # of the ghosts that are out; at the end all of them
    more: int = 0  # points that those in the hall would add if the game ended now
    is_active: bool = False
    has_die: bool = False
    place: str = ""
    is_winner: bool = False
    bot: str = ""  # the level of the bot whose face is shown; "" for a person


def bar_spot(side: Side) -> tuple[int, int]:
    """Returns the corner of a side's bar on the sheet."""
    near, far = _MARGIN, theme.WIDTH - _MARGIN - theme.BAR
    start = theme.HALL_LEFT - theme.BORDER
    return {"north": (start, near), "south": (start, far), "west": (near, start), "east": (far, start)}[side]


def is_upright(side: Side) -> bool:
    """Is the bar of this side upright?"""
    return side in ("west", "east")


def bar_patch(bar: Bar, side: Side) -> Pixels:
    """Draws a seat's bar in the palette. All but the name is kept: names are new at every table."""
    if is_upright(side):
        return _bar(replace(bar, name=""), 0, side)
    lines = _lines(bar.name, NAME)
    picture = Flat(_bar(replace(bar, name=""), len(lines), side))
    _write_name(picture, lines, 3, NAME)
    return picture.pixels


@kept
def _bar(bar: Bar, lines: int, side: Side) -> Pixels:
    """Draws a seat's bar without its name, of so many lines. Few of its parts change from board to board."""
    upright = is_upright(side)
    size = (theme.BAR, LONG) if upright else (LONG, theme.BAR)
    picture = Flat(_ground(bar.colour, bar.is_active, size))

    def lay(plate: Image.Image, start: int) -> None:
        picture.lay(plate, *((7, start) if upright else (start, 7)))

    if upright:
        picture.stamp(mark(bar.colour, 50), theme.BAR / 2, 44)
    else:
        picture.lay(sign_plate(bar.colour, bar.bot, _sign(bar), lines, NAME), 3, 4)
    if bar.value is not None:
        lay(card_plate(bar.value, bar.pieces, upright), 88 if upright else 136)
    if bar.waiting or bar.edge:
        tray = waiting_plate(bar.colour, bar.letters, bar.waiting, bar.edge, upright)
        lay(tray, 268 if upright else 316)
    below = bar.place or (f"+{bar.more}" if bar.more else "")
    lay(out_plate(bar.colour, bar.letters, bar.out, bar.points, below, upright), LONG - 8 - OUT_LONG)
    return picture.pixels


def corner_spot(side: Side) -> tuple[int, int]:
    """Returns the corner of the name plate below an upright bar."""
    left, top = bar_spot(side)
    return left if side == "west" else theme.WIDTH - _MARGIN - CORNER, top + LONG + 8


def corner_patch(bar: Bar) -> Pixels:
    """Draws the name plate of an upright bar, which is too narrow for a readable name."""
    lines = _lines(bar.name, CORNER - 8)
    picture = Flat(_corner(bar.colour, bar.bot, _sign(bar), bar.is_active, len(lines)))
    _write_name(picture, lines, 4, CORNER - 8)
    return picture.pixels


@kept
def _corner(colour: int, bot: str, sign: str, is_active: bool, lines: int) -> Pixels:
    picture = Flat(_ground(colour, is_active, (CORNER, theme.BAR)))
    picture.lay(sign_plate(colour, bot, sign, lines, CORNER - 8), 4, 4)
    return picture.pixels


def _sign(bar: Bar) -> str:
    return "crown" if bar.is_winner else "die" if bar.has_die else ""


@kept
def _ground(colour: int, is_active: bool, size: tuple[int, int]) -> Pixels:
    wide, high = size
    picture = Image.new("RGBA", (wide, high), (*rgb("dark"), 255))
    fill = mix(rgb(f"deep-{colour}"), rgb("ink"), 0.0 if is_active else 0.45)
    edge = rgb("seen") if is_active else rgb(f"seat-{colour}")
    picture.alpha_composite(paint.rounded(wide, high, 14, fill, edge, 5 if is_active else 3.5))
    return flattened(picture)


@kept
def lettered(text: str, size: int, colour: str, weight: str = BOLD) -> Image.Image:
    """Draws a line of text as a sticker."""
    wide = fonts.width(text, weight, size) + 4
    picture = Image.new("RGBA", (wide, round(size * 1.5)), (*rgb(colour), 0))
    paint.letter(picture, text, (wide / 2, picture.height / 2), size, colour=hex_of(colour), weight=weight)
    return picture


@kept
def _plate(long: int, upright: bool, fill: str, edge: str, line: float) -> Image.Image:
    wide, high = (_ACROSS, long) if upright else (long, _ACROSS)
    return paint.rounded(wide, high, 10, rgb(fill), rgb(edge), line)


@kept
def card_plate(value: int, pieces: tuple[Kind, ...], upright: bool) -> Image.Image:
    """Draws a movement card: its number and its two pieces."""
    picture = _plate((168 if upright else 166) if pieces else 66, upright, "paper", "ink", 2).copy()
    across = _ACROSS / 2
    text = lettered(str(value), theme.TYPE_CARD, "ink", TITLE)
    paint.stamp(picture, text, *((across, 33) if upright else (33, across)))
    for place, kind in enumerate(pieces):
        if upright:
            paint.stamp(picture, icon(kind, 50), across, 90 + place * 52)
        else:
            paint.stamp(picture, icon(kind, 46), 88 + place * 48, across)
    return picture


def _lines(name: str, wide: int) -> tuple[str, ...]:
    """Returns a name as it can be written on a plate: in one line or two, or not at all."""
    known = fonts.printable(name)
    return fonts.parted(known, BOLD, wide - 4, theme.TYPE_NAME_LEAST) if known else ()


@kept
def sign_plate(colour: int, bot: str, sign: str, lines: int, wide: int) -> Image.Image:
    """Draws a seat's mark with a bot's face, a crown or the die; a name's lines have room below."""
    picture = Image.new("RGBA", (wide, theme.BAR - 8), (*rgb("cream"), 0))
    middle = wide / 2
    size, y = (34, 20) if lines < 2 else (28, 15)
    signs = [mark(colour, size)]
    if bot:
        signs.append(sprites.bot_face(bot, size))
    if sign:
        signs.append(die(size) if sign == "die" else sprites.mark(sign, size))
    for place, drawing in enumerate(signs):
        paint.stamp(picture, drawing, middle + _SIGN_SPOTS[len(signs)][place] * size, y)
    return picture


def _write_name(picture: Flat, lines: tuple[str, ...], left: int, wide: int) -> None:
    """Writes a name below its seat's mark on the plate that begins there."""
    fitted = [fonts.fitted(line, BOLD, wide - 4, theme.TYPE_NAME, theme.TYPE_NAME_LEAST) for line in lines]
    top = 58 if len(lines) < 2 else 44
    for place, (text, _) in enumerate(fitted):
        size = min(size for _, size in fitted)
        start, pitch = left + round((wide - fonts.width(text, BOLD, size)) / 2), 21 if size < 22 else 20
        picture.write(text, start, top + place * pitch, size, "cream")


@kept
def waiting_plate(
    colour: int, letters: Letters, waiting: tuple[Size, ...], edge: tuple[Size, ...], upright: bool
) -> Image.Image:
    """Draws the ghosts that wait at the side; those on the edge (V25) have a bright rim."""
    step, ghosts = 36, (*waiting, *edge)
    picture = _plate((len(ghosts) + 1) // 2 * step + 14, upright, "night", "ink", 1).copy()
    for place, size in enumerate(ghosts):
        x, y = _spot(7 + (place // 2 + 0.5) * step, place, len(ghosts), upright)
        if place >= len(waiting):
            paint.stamp(picture, paint.rounded(34, 34, 17, rgb("seen"), rgb("seen"), 1), x, y)
        paint.stamp(picture, token(colour, dict(letters)[size], 29, "small"), x, y)
    return picture


def _spot(along: float, place: int, count: int, upright: bool) -> tuple[float, float]:
    """Returns where a ghost stands on a plate: in two rows, or alone in the middle."""
    across = _ACROSS / 2 + (0 if count == 1 else (place % 2 - 0.5) * 32)
    return (across, along) if upright else (along, across)


@kept
def out_plate(
    colour: int, letters: Letters, out: tuple[Size, ...], points: int, below: str, upright: bool
) -> Image.Image:
    """Draws the ghosts that are out and the points; below them the points to gain, or the final place."""
    picture = _plate(OUT_LONG, upright, "butter", "brass", 2.5).copy()
    half = _ACROSS / 2
    paint.stamp(picture, drawn((_EXIT,), 30), *((half, 24) if upright else (24, half)))
    for place, size in enumerate(out):
        x, y = _spot(58 + place // 2 * 31, place, len(out), upright)
        paint.stamp(picture, token(colour, dict(letters)[size], 27, "small"), x, y)
    x, y = (half, OUT_LONG - 38) if upright else (OUT_LONG - 38, half)
    if below:
        y -= 14
        paint.stamp(picture, lettered(below, 20, "ink"), x, y + 34)
    paint.stamp(picture, lettered(str(points), 42, "ink", TITLE), x, y)
    return picture


@kept
def die(size: int, number: int = 5) -> Image.Image:
    """Draws a die."""
    picture, draw = paint.large(size, size)
    side, unit = size * SCALE, size * SCALE / 100
    draw.rounded_rectangle((0, 0, side - 1, side - 1), 20 * unit, rgb("ink"))
    draw.rounded_rectangle((6 * unit, 6 * unit, side - 6 * unit, side - 6 * unit), 15 * unit, rgb("white"))
    for x, y in PIPS[number]:
        draw.ellipse([v * unit for v in (x - 10, y - 10, x + 10, y + 10)], fill=rgb("ink"))
    return paint.reduced(picture)


def door_spot(door: str) -> tuple[float, float]:
    """Returns the middle of a door's plate on the sheet."""
    x, y = door_point(door)
    away = theme.BORDER + 2 + theme.DOOR / 2 - 4
    sheet = [theme.HALL_LEFT + x * theme.CELL, theme.HALL_TOP + y * theme.CELL]
    axis = 0 if door[0] in "WE" else 1
    sheet[axis] += away if door[0] in "SE" else -away
    return sheet[0], sheet[1]


@kept
def door_plate(number: int, style: str, upright: bool) -> Image.Image:
    """Draws a door beside the hall. `style` is plain, keyhole, or lit (it may be chosen)."""
    wide, high = (36, 92) if upright else (92, 36)
    fill, edge, words = {
        "keyhole": ("seen", "brass-dark", "ink"),
        "lit": ("butter", "brass", "ink"),
    }.get(style, ("door", "door-dark", "butter"))
    picture = paint.rounded(wide, high, 8, rgb(fill), rgb(edge), 3)
    has_hole = style == "keyhole"
    shift = 16 if has_hole else 0
    spot = (wide / 2, high / 2 - shift) if upright else (wide / 2 - shift, high / 2)
    paint.letter(picture, str(number), spot, theme.TYPE_DOOR, colour=hex_of(words))
    if has_hole:
        hole = keyhole_sign(30)
        paint.stamp(picture, hole, *((wide / 2, high / 2 + 18) if upright else (wide / 2 + 20, high / 2)))
    return picture


@kept
def keyhole_sign(size: int) -> Image.Image:
    """Draws a keyhole."""
    picture, draw = paint.large(size, size)
    unit = size * SCALE / 100
    draw.ellipse([v * unit for v in (26, 8, 74, 56)], fill=rgb("ink"))
    draw.polygon([(x * unit, y * unit) for x, y in ((42, 44), (58, 44), (72, 94), (28, 94))], fill=rgb("ink"))
    return paint.reduced(picture)


ALL_DOORS = tuple(f"{letter}{n}" for letter in LETTERS.values() for n in range(1, DOORS + 1))
