"""Around the hall: doors with their numbers, and a bar for each seat on its side."""

from functools import lru_cache

import msgspec
from PIL import Image

from engine.pasvu.layout import DOORS, HALL, LETTERS, door_point
from engine.pasvu.model import Kind, Side, Size
from render import fonts, paint, sprites
from render.fonts import BOLD, TITLE
from render.pasvu import theme
from render.pasvu.ghosts import mark, token
from render.pasvu.palette import to_palette
from render.pasvu.pieces import icon
from render.pasvu.theme import hex_of, rgb
from render.theme import SCALE, mix

LONG = round(HALL * theme.CELL) + 2 * theme.BORDER
_MARGIN = 8  # of the sheet


class Bar(msgspec.Struct, frozen=True, kw_only=True):
    """All that is told of a seat beside the hall."""

    colour: int
    name: str
    letters: tuple[tuple[Size, str], ...]
    value: int | None  # of the card
    pieces: tuple[Kind, ...]
    waiting: tuple[Size, ...]
    edge: tuple[Size, ...]  # V25: waiting with their size
    out: tuple[Size, ...]
    points: int
    is_active: bool = False
    has_die: bool = False
    state: str = ""  # "tick": the plan is in; "hourglass": it is not
    place: str = ""
    is_winner: bool = False


def bar_spot(side: Side) -> tuple[int, int]:
    """Where a side's bar begins on the sheet."""
    near, far = _MARGIN, theme.WIDTH - _MARGIN - theme.BAR
    start = theme.HALL_LEFT - theme.BORDER
    return {"north": (start, near), "south": (start, far), "west": (near, start), "east": (far, start)}[side]


def is_upright(side: Side) -> bool:
    """Do the bar's things stand one below the other?"""
    return side in ("west", "east")


@lru_cache(maxsize=256)
def bar_patch(bar: Bar, side: Side) -> Image.Image:
    """A seat's bar in the colours of the palette."""
    wide, high = (theme.BAR, LONG) if is_upright(side) else (LONG, theme.BAR)
    picture = Image.new("RGBA", (wide, high), (*rgb("dark"), 255))
    fill = mix(rgb(f"deep-{bar.colour}"), rgb("ink"), 0.0 if bar.is_active else 0.45)
    edge = rgb("seen") if bar.is_active else rgb(f"seat-{bar.colour}")
    picture.alpha_composite(paint.rounded(wide, high, 14, fill, edge, 5 if bar.is_active else 3.5))
    _Layout(picture, bar, is_upright(side)).draw()
    return to_palette(picture)


class _Layout:
    """The things of a bar in their places: name, card, who waits, who is out."""

    def __init__(self, picture: Image.Image, bar: Bar, upright: bool) -> None:
        self.picture, self.bar, self.upright = picture, bar, upright
        self.letters = dict(bar.letters)

    def at(self, along: float, across: float) -> tuple[float, float]:
        """A point by how far along the bar it is, and how far across."""
        return (across, along) if self.upright else (along, across)

    def draw(self) -> None:
        """All of it."""
        self._name()
        self._card()
        self._waiting()
        self._out()

    def _name(self) -> None:
        bar, half = self.bar, theme.BAR / 2
        room = theme.BAR - 12 if self.upright else 118
        name = fonts.printable(bar.name)
        badge = mark(bar.colour, 34)
        middle = half if self.upright else 66.0
        paint.stamp(
            self.picture, badge, middle - (18 if bar.has_die or bar.state or bar.is_winner else 0), 26
        )
        if name:
            text, size = fonts.fitted(name, BOLD, room, theme.TYPE_NAME, theme.TYPE_NAME_LEAST)
            paint.letter(self.picture, text, (middle, 60), size, colour=hex_of("cream"))
        if bar.is_winner:
            paint.stamp(self.picture, sprites.mark("crown", 36), middle + 22, 25)
        elif bar.state:
            paint.stamp(self.picture, sprites.mark(bar.state, 32), middle + 20, 26)
        elif bar.has_die:
            paint.stamp(self.picture, die(34), middle + 20, 26)

    def _card(self) -> None:
        """The movement card: its number and its two pieces."""
        bar = self.bar
        if bar.value is None:
            return
        long = (168 if self.upright else 166) if bar.pieces else 66
        start = 88 if self.upright else 136
        wide, high = (theme.BAR - 14, long) if self.upright else (long, theme.BAR - 14)
        spot = (7, start) if self.upright else (start, 7)
        plate = paint.rounded(wide, high, 10, rgb("paper"), rgb("ink"), 2)
        self.picture.alpha_composite(plate, spot)
        text_at = self.at(start + 33, theme.BAR / 2)
        paint.letter(
            self.picture, str(bar.value), text_at, theme.TYPE_CARD, colour=hex_of("ink"), weight=TITLE
        )
        for place, kind in enumerate(bar.pieces):
            if self.upright:
                paint.stamp(self.picture, icon(kind, 50), theme.BAR / 2, start + 90 + place * 52)
            else:
                paint.stamp(self.picture, icon(kind, 46), start + 88 + place * 48, theme.BAR / 2)

    def _waiting(self) -> None:
        """Who waits at the side, in a dark tray; on the edge (V25) with a rim of light."""
        bar = self.bar
        ghosts: list[tuple[Size, bool]] = [
            *((size, False) for size in bar.waiting),
            *((size, True) for size in bar.edge),
        ]
        if not ghosts:
            return
        start, rows, step = (268 if self.upright else 316), 2, 36
        columns = (len(ghosts) + rows - 1) // rows
        long = columns * step + 14
        wide, high = (theme.BAR - 14, long) if self.upright else (long, theme.BAR - 14)
        tray = paint.rounded(wide, high, 10, mix(rgb(f"deep-{bar.colour}"), rgb("ink"), 0.72), rgb("ink"), 1)
        self.picture.alpha_composite(tray, (7, start) if self.upright else (start, 7))
        for place, (size, waits) in enumerate(ghosts):
            column, row = divmod(place, rows)
            lone = len(ghosts) == 1
            x, y = self.at(
                start + 7 + (column + 0.5) * step, theme.BAR / 2 + (0 if lone else (row - 0.5) * 33)
            )
            if waits:
                paint.stamp(self.picture, paint.rounded(34, 34, 17, rgb("seen"), rgb("seen"), 1), x, y)
            paint.stamp(self.picture, token(bar.colour, self.letters[size], 27, "small"), x, y)

    def _out(self) -> None:
        """Who is out, and the points."""
        bar = self.bar
        long = 226
        start = LONG - long - 8
        wide, high = (theme.BAR - 14, long) if self.upright else (long, theme.BAR - 14)
        plate = paint.rounded(wide, high, 10, rgb("butter"), rgb("brass"), 2.5)
        self.picture.alpha_composite(plate, (7, start) if self.upright else (start, 7))
        paint.stamp(self.picture, exit_sign(30), *self.at(start + 24, theme.BAR / 2))
        for place, size in enumerate(bar.out):
            column, row = divmod(place, 2)
            x, y = self.at(
                start + 58 + column * 31, theme.BAR / 2 + (0 if len(bar.out) == 1 else (row - 0.5) * 31)
            )
            paint.stamp(self.picture, token(bar.colour, self.letters[size], 25, "small"), x, y)
        spot = self.at(LONG - 46, theme.BAR / 2)
        if bar.place:
            spot = (spot[0], spot[1] - 14)
            below = (spot[0], spot[1] + 34)
            paint.letter(self.picture, bar.place, below, 20, colour=hex_of("ink"))
        paint.letter(self.picture, str(bar.points), spot, 42, colour=hex_of("ink"), weight=TITLE)


@lru_cache(maxsize=8)
def exit_sign(size: int) -> Image.Image:
    """An arrow: out."""
    picture, draw = paint.large(size, size)
    unit = size * SCALE / 100
    points = [(6, 38), (54, 38), (54, 14), (96, 50), (54, 86), (54, 62), (6, 62)]
    draw.polygon([(x * unit, y * unit) for x, y in points], fill=rgb("ink"))
    return paint.reduced(picture)


@lru_cache(maxsize=16)
def die(size: int, number: int = 5) -> Image.Image:
    """The die, or one that shows a number."""
    picture, draw = paint.large(size, size)
    side, unit = size * SCALE, size * SCALE / 100
    draw.rounded_rectangle((0, 0, side - 1, side - 1), 20 * unit, rgb("ink"))
    draw.rounded_rectangle((6 * unit, 6 * unit, side - 6 * unit, side - 6 * unit), 15 * unit, rgb("white"))
    spots = {
        1: ((50, 50),), 2: ((28, 28), (72, 72)), 3: ((26, 26), (50, 50), (74, 74)),
        4: ((28, 28), (72, 28), (28, 72), (72, 72)),
        5: ((26, 26), (74, 26), (50, 50), (26, 74), (74, 74)),
        6: ((28, 24), (28, 50), (28, 76), (72, 24), (72, 50), (72, 76)),
    }[number]  # fmt: skip
    for x, y in spots:
        draw.ellipse([v * unit for v in (x - 10, y - 10, x + 10, y + 10)], fill=rgb("ink"))
    return paint.reduced(picture)


def door_spot(door: str) -> tuple[float, float]:
    """The middle of a door's plate on the sheet."""
    x, y = door_point(door)
    away = theme.BORDER + 2 + theme.DOOR / 2 - 4
    sheet = [theme.HALL_LEFT + x * theme.CELL, theme.HALL_TOP + y * theme.CELL]
    axis = 0 if door[0] in "WE" else 1
    sheet[axis] += away if door[0] in "SE" else -away
    return sheet[0], sheet[1]


@lru_cache(maxsize=256)
def door_plate(number: int, style: str, upright: bool) -> Image.Image:
    """A door beside the hall. `style`: plain, keyhole, lit (may be chosen), or a seat's ("seat-0")."""
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


@lru_cache(maxsize=8)
def keyhole_sign(size: int, colour: str = "ink") -> Image.Image:
    """A keyhole."""
    picture, draw = paint.large(size, size)
    unit = size * SCALE / 100
    draw.ellipse([v * unit for v in (26, 8, 74, 56)], fill=rgb(colour))
    draw.polygon(
        [(x * unit, y * unit) for x, y in ((42, 44), (58, 44), (72, 94), (28, 94))], fill=rgb(colour)
    )
    return paint.reduced(picture)


ALL_DOORS = tuple(f"{letter}{n}" for letter in LETTERS.values() for n in range(1, DOORS + 1))
