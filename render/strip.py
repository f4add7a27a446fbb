"""The seats below a board: who plays, what they have, whose turn it is, and at the end who won."""

from functools import lru_cache

import msgspec
from PIL import Image

from render import fonts, paint, sprites, theme
from render.canvas import Canvas
from render.fonts import BOLD, TITLE
from render.palette import to_palette
from render.theme import rgb

_MARGIN = 5
_TEXT_LEFT = 90
_CROWN_ROOM = 60


class Tally(msgspec.Struct, frozen=True):
    """A count and the sign of what is counted: a treasure's name, or one of the marks."""

    sign: str
    count: str


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """One seat. The name is as its owner wrote it; `place` is the rank at the end of the game."""

    colour: int
    number: int
    name: str
    tallies: tuple[Tally, ...] = ()
    is_active: bool = False
    place: str = ""
    is_winner: bool = False


def put_strip(canvas: Canvas, cells: tuple[Cell, ...], top: int = theme.STRIP_TOP) -> None:
    """All seats side by side."""
    room = theme.WIDTH - 2 * theme.MARGIN
    wide = (room - (len(cells) - 1) * theme.STRIP_GAP) // len(cells)
    for place, cell in enumerate(cells):
        canvas.put(
            _patch(cell, wide), theme.MARGIN + place * (wide + theme.STRIP_GAP) - _MARGIN, top - _MARGIN
        )


@lru_cache(maxsize=1024)
def _patch(cell: Cell, wide: int) -> Image.Image:
    high = theme.STRIP_HEIGHT
    picture = Image.new("RGBA", (wide + 2 * _MARGIN, high + 2 * _MARGIN), (*rgb("paper"), 255))
    filled = cell.is_active or cell.is_winner
    fill = rgb(f"text-{cell.colour}" if filled else f"pale-{cell.colour}")
    edge = rgb("ink" if filled else f"seat-{cell.colour}")
    plate = paint.rounded(wide, high, 16, fill, edge, 4 if filled else 3)
    paint.shade(picture, plate, (_MARGIN, _MARGIN), theme.CELL_SHADOW)
    picture.alpha_composite(plate, (_MARGIN, _MARGIN))
    paint.stamp(picture, sprites.pawn(cell.colour, cell.number, 76), 46 + _MARGIN, high / 2 + _MARGIN + 1)
    words = "white" if filled and cell.colour != 1 else "ink"
    _write_name(picture, cell, wide, words)
    _write_tallies(picture, cell, words)
    _write_end(picture, cell, wide, words)
    return to_palette(picture)


def _write_name(picture: Image.Image, cell: Cell, wide: int, words: str) -> None:
    """The name as far as it can be drawn; a name with nothing left becomes the seat's mark."""
    name = fonts.printable(cell.name)
    room = wide - _TEXT_LEFT - (_CROWN_ROOM if cell.is_winner else 12)
    x, y = _MARGIN + _TEXT_LEFT, _MARGIN + 28
    if not name:
        paint.stamp(picture, sprites.seat_badge(cell.colour, 30, "white", "ink"), x + 17, y)
        return
    text, size = fonts.fitted(name, BOLD, room, theme.TYPE_NAME, theme.TYPE_NAME_LEAST)
    paint.letter(picture, text, (x, y), size, colour=words, anchor="lm")


def _write_tallies(picture: Image.Image, cell: Cell, words: str) -> None:
    x, y = float(_MARGIN + _TEXT_LEFT), _MARGIN + 66
    for tally in cell.tallies:
        text = tally.count
        paint.letter(picture, text, (x, y), theme.TYPE_SCORE, colour=words, weight=TITLE, anchor="lm")
        x += fonts.width(text, TITLE, theme.TYPE_SCORE) + 26
        paint.stamp(picture, _sign(tally.sign), x, y)
        x += 32


def _sign(name: str) -> Image.Image:
    if name in sprites.MARKS:
        return sprites.mark(name, 32)
    return sprites.treasure(name, 34, "bare")


def _write_end(picture: Image.Image, cell: Cell, wide: int, words: str) -> None:
    """At the right: a triangle for the player on turn, or the place at the end, crowned for a winner."""
    x, y = wide - 30 + _MARGIN, _MARGIN + 66
    if cell.place:
        paint.letter(
            picture, cell.place, (x + 14, y), theme.TYPE_NAME, colour=words, weight=TITLE, anchor="rm"
        )
    if cell.is_winner:
        paint.stamp(picture, sprites.mark("crown", 36), x - 4, _MARGIN + 27)
    if cell.is_active:
        paint.stamp(picture, sprites.mark("turn", 34), x, y)
