"""One square of a maze with all that stands on it. Nothing overlaps its neighbours, so squares are kept."""

import math
from functools import lru_cache

import msgspec
from PIL import Image, ImageDraw

from render import sprites, theme
from render.fonts import BOLD, face, width
from render.layers import Layers, lay, layered
from render.paint import faded, reduced
from render.palette import to_palette
from render.pen import Shape, Sketch
from render.sprites import Look
from render.theme import SCALE, rgb
from render.tiles import Light, tile


class Pawn(msgspec.Struct, frozen=True):
    """A pawn as it is drawn: its colour, its number, and whether its player is on turn."""

    colour: int
    number: int
    is_active: bool = False


class Square(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides how a square looks."""

    size: int
    sides: int
    fixed: bool = False
    light: Light = "plain"
    treasure: str | None = None
    look: Look = "plain"
    is_sought: bool = False
    start: int | None = None  # the colour that starts here
    pawns: tuple[Pawn, ...] = ()
    crowd: int = 0  # how many pawns the treasure makes room for
    bracket: str | None = None  # colour of the corner brackets: the tile that was pushed last
    steps: tuple[int, ...] = ()  # sides through which the chosen path goes
    path: str | None = None  # colour of its dots
    goal: str | None = None  # colour of the ring around the chosen square
    pill: str | None = None  # its name, on squares within reach


@lru_cache(maxsize=2048)
def patch(square: Square) -> Image.Image:
    """The square in the colours of the palette."""
    crowd = len(square.pawns) if _is_beside(square) else 0
    picture = _ground(msgspec.structs.replace(square, pawns=(), crowd=crowd, bracket=None, pill=None))
    if not (square.pawns or square.bracket or square.pill):
        return picture
    picture = picture.copy()
    middle = square.size / 2
    if square.bracket:
        lay(picture, brackets(square.size, square.bracket), middle, middle)
    _lay_pawns(picture, square)
    if square.pill:
        lay(picture, pill(square.size, square.pill, square.goal), middle, middle)
    return picture


@lru_cache(maxsize=1024)
def _ground(square: Square) -> Image.Image:
    """What lies below pawns and brackets, in the colours of the palette."""
    return to_palette(full(square))


def full(square: Square) -> Image.Image:
    """The tile with its treasure and the marks on its floor, in true colour."""
    size = square.size
    has_room = square.treasure is not None
    picture = tile(square.sides, has_room, square.fixed, square.light, size).convert("RGBA")
    if square.start is not None:
        _stamp(picture, _start_mark(square), (0.5, 0.5))
    if square.goal:
        picture.alpha_composite(ring(size, square.goal))
    if square.path:
        picture.alpha_composite(dots(size, square.steps, square.path))
    if square.treasure:
        _stamp_treasure(picture, square, square.treasure)
    return picture


def _stamp(picture: Image.Image, sticker: Image.Image, spot: tuple[float, float]) -> None:
    x = round(spot[0] * picture.width - sticker.width / 2)
    y = round(spot[1] * picture.height - sticker.height / 2)
    left, top = max(0, -x), max(0, -y)
    picture.alpha_composite(sticker, (max(x, 0), max(y, 0)), (left, top))


def _start_mark(square: Square) -> Image.Image:
    size = round(theme.START_MARK * square.size)
    mark = sprites.seat_badge(square.start or 0, size, f"mark-{square.start}", f"mark-line-{square.start}")
    if square.light != "dim":
        return mark
    dimmed = mark.copy()
    dimmed.putalpha(faded(mark.getchannel("A"), theme.DIM_MARK))
    return dimmed


# Where 1 to 4 pawns stand: alone on the square, or beside a treasure, which then moves up to the left.
_ALONE = (
    ((0.5, 0.48),),
    ((0.31, 0.48), (0.69, 0.5)),
    ((0.29, 0.29), (0.71, 0.29), (0.5, 0.72)),
    ((0.28, 0.27), (0.72, 0.27), (0.28, 0.75), (0.72, 0.75)),
)
_BESIDE = (
    ((0.67, 0.62),),
    ((0.3, 0.71), (0.72, 0.66)),
    ((0.76, 0.29), (0.27, 0.76), (0.7, 0.77)),
    ((0.77, 0.28), (0.2, 0.77), (0.5, 0.78), (0.8, 0.77)),
)
_TREASURE_SPOTS = ((0.5, 0.5), (0.34, 0.35), (0.34, 0.31), (0.31, 0.31), (0.31, 0.31))


def _is_beside(square: Square) -> bool:
    """Do pawns stand beside a treasure? One that is gone is only a drawing on the floor, below their feet."""
    return square.treasure is not None and square.look != "won"


def _stamp_treasure(picture: Image.Image, square: Square, treasure: str) -> None:
    """The treasure, on a plate when it is sought, out of the way of pawns."""
    spot = _TREASURE_SPOTS[square.crowd]
    size = square.size * theme.TREASURE
    if square.is_sought:
        plate = square.size * (theme.PLATE_BESIDE if square.crowd else theme.PLATE)
        size = plate * theme.SOUGHT
        _stamp(picture, medallion(round(plate)), spot)
    _stamp(picture, sprites.treasure(treasure, round(size), square.look), spot)


def _lay_pawns(picture: Image.Image, square: Square) -> None:
    """One to four ghosts, a disc below that of the player on turn."""
    count = len(square.pawns)
    if not count:
        return
    is_beside = _is_beside(square)
    spots = (_BESIDE if is_beside else _ALONE)[count - 1]
    size = (theme.PAWN_SIZES_BESIDE if is_beside else theme.PAWN_SIZES)[count - 1] * square.size
    places = [(x * square.size, y * square.size) for x, y in spots]
    pawns = sorted(square.pawns, key=lambda pawn: not pawn.is_active)  # the first spot shows the disc best
    for pawn, (x, y) in zip(pawns, places, strict=True):
        if pawn.is_active:
            lay(picture, disc(round(size)), x, y + size * 0.42)
    for pawn, (x, y) in zip(pawns, places, strict=True):
        lay(picture, _pawn(pawn.colour, pawn.number, round(size)), x, y)


@lru_cache(maxsize=128)
def _pawn(colour: int, number: int, size: int) -> Layers:
    return layered(sprites.pawn(colour, number, size))


@lru_cache(maxsize=8)
def disc(size: int) -> Layers:
    """The yellow disc under the pawn of the player on turn."""
    sketch = Sketch(size, 4)
    sketch.add((Shape("O 50 54 56 19", "gold-dark", "ink", 4), Shape("O 50 49 54 16", "disc", "")))
    return layered(sketch.finished())


@lru_cache(maxsize=8)
def medallion(size: int) -> Image.Image:
    """Rays and a white plate with a golden rim, behind what is sought."""
    large = size * SCALE
    picture = Image.new("RGBA", (large, large))
    draw = ImageDraw.Draw(picture)
    centre = large / 2
    for ray in range(20):
        angle = math.tau * ray / 20
        reach = (0.49 if ray % 2 == 0 else 0.45) * large
        tip = (centre + reach * math.cos(angle), centre + reach * math.sin(angle))
        base = [
            (centre + 0.38 * large * math.cos(angle + turn), centre + 0.38 * large * math.sin(angle + turn))
            for turn in (-0.12, 0.12)
        ]
        draw.polygon([tip, *base], fill=rgb("ray"))
    for radius, colour in ((0.395, "ink"), (0.378, "gold"), (0.34, "ink"), (0.328, "white")):
        reach = radius * large
        draw.ellipse((centre - reach, centre - reach, centre + reach, centre + reach), fill=rgb(colour))
    return reduced(picture)


@lru_cache(maxsize=16)
def brackets(size: int, colour: str) -> Layers:
    large = size * SCALE
    picture = Image.new("RGBA", (large, large))
    draw = ImageDraw.Draw(picture)
    near, far = 0.055 * large, 0.25 * large
    for line, shade in ((0.078, "ink"), (0.056, "white"), (0.034, colour)):
        for right in (False, True):
            for low in (False, True):
                points = [(near, far), (near, near), (far, near)]
                flipped = [(large - x if right else x, large - y if low else y) for x, y in points]
                draw.line(flipped, fill=rgb(shade), width=round(line * large), joint="curve")
                reach = line * large / 2
                for x, y in flipped:
                    draw.rectangle((x - reach, y - reach, x + reach, y + reach), fill=rgb(shade))
    return layered(reduced(picture))


@lru_cache(maxsize=16)
def ring(size: int, colour: str) -> Image.Image:
    large = size * SCALE
    picture = Image.new("RGBA", (large, large))
    draw = ImageDraw.Draw(picture)
    outer = 0.485 * large
    for inset, shade in ((0, "ink"), (0.014, "white"), (0.03, colour), (0.07, "white"), (0.085, "ink")):
        reach = outer - inset * large
        box = (large / 2 - reach, large / 2 - reach, large / 2 + reach, large / 2 + reach)
        draw.ellipse(
            box, outline=rgb(shade), width=round(0.042 * large) if shade == colour else round(0.02 * large)
        )
    return reduced(picture)


@lru_cache(maxsize=128)
def dots(size: int, steps: tuple[int, ...], colour: str) -> Image.Image:
    """Dots from the middle of the square to the sides through which the path goes."""
    large = size * SCALE
    picture = Image.new("RGBA", (large, large))
    draw = ImageDraw.Draw(picture)
    directions = {1: (0, -1), 2: (1, 0), 4: (0, 1), 8: (-1, 0)}
    for side in steps:
        dx, dy = directions[side]
        for step in (0, 0.2, 0.4):
            x, y = (0.5 + dx * step) * large, (0.5 + dy * step) * large
            for radius, shade in ((0.066, "ink"), (0.046, colour)):
                reach = radius * large
                draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=rgb(shade))
    return reduced(picture)


@lru_cache(maxsize=128)
def pill(size: int, text: str, goal: str | None) -> Layers:
    """The square's name in its upper right corner; filled when it is the chosen one."""
    picture = Image.new("RGBA", (size, size))
    letters = theme.TYPE_PILL if not goal else theme.TYPE_PILL_CHOSEN
    wide, high = width(text, BOLD, letters) + 14, letters + 6
    plate = Image.new("RGBA", (wide * SCALE, high * SCALE))
    draw = ImageDraw.Draw(plate)
    fill = rgb(goal) if goal else rgb("white")
    draw.rounded_rectangle(
        (0, 0, wide * SCALE - 1, high * SCALE - 1), 8 * SCALE, fill, rgb("ink"), round(2.4 * SCALE)
    )
    words = rgb("white") if goal and goal != "text-1" else rgb("ink")
    spot = (wide * SCALE / 2, high * SCALE / 2)
    draw.text(spot, text, fill=words, font=face(BOLD, letters * SCALE), anchor="mm")
    picture.alpha_composite(reduced(plate), (size - wide - 4, 4))
    return layered(picture)
