"""The strip of seats below a board: names, scores, whose turn it is, and at the end who won."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace
from PIL import Image

from engine.core import Seat
from render.keeping import kept
from render.kit import ending, fonts, paint, sprites, theme
from render.kit.canvas import Canvas
from render.kit.fonts import BOLD, TITLE
from render.kit.palette import to_palette
from render.kit.pen import Drawing
from render.kit.scene import AnyScene
from render.kit.sprites import glyphs
from render.kit.theme import rgb

MARGIN = 5  # room around a cell for its shadow
_TEXT_LEFT = 90
_NARROW = 200  # pixels: in narrower cells, of five or six seats, figures are smaller
_NARROW_LEFT = 58
_FACE = 38  # of a bot
_END = 40  # the size of a sign at the right of the second line

T = TypeVar("T")


class Box(NamedTuple):
    """Where a cell lies: the upper left corner of its patch, and its own width."""

    left: int
    top: int
    wide: int


class Tally(msgspec.Struct, frozen=True):
    """A count and the sign of what is counted: the name of a mark, or a drawing of the game's own."""

    sign: str | Drawing
    count: str
    size: int = 34


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """One seat. `name` is as the player wrote it; `place` is the rank at the end of the game."""

    colour: int
    number: int
    name: str
    tallies: tuple[Tally, ...] = ()
    is_active: bool = False
    place: str = ""
    is_winner: bool = False
    figure: Callable[[int, int, int], Image.Image] = sprites.pawn  # by colour, number and size
    figure_size: int = 76
    bot: str = ""  # the level of the bot whose face is shown; "" for a person


def seat_cell(scene: AnyScene, seat: Seat, colour: int, tallies: tuple[Tally, ...] = ()) -> Cell:
    """Returns the cell of a seat, as far as it is the same in all games."""
    view = scene.view
    return Cell(
        colour=colour,
        number=seat + 1,
        name=scene.names[seat],
        tallies=tallies,
        is_active=seat == view.turn,
        place=ending.place_of(view.outcome, seat, scene.words),
        is_winner=ending.is_crowned(view.outcome, seat),
        bot=scene.bots[seat] if scene.bots else "",
    )


def put_strip(canvas: Canvas, cells: tuple[Cell, ...], top: int) -> None:
    """Puts all seats side by side."""
    put_cells(canvas, cells, _put_cell, top)


def put_cells(canvas: Canvas, cells: tuple[T, ...], put: Callable[[Canvas, T, Box], None], top: int) -> None:
    """Puts cells side by side; the game puts each in its box."""
    room = theme.WIDTH - 2 * theme.MARGIN
    wide = (room - (len(cells) - 1) * theme.STRIP_GAP) // len(cells)
    for place, cell in enumerate(cells):
        left = theme.MARGIN + place * (wide + theme.STRIP_GAP)
        put(canvas, cell, Box(left - MARGIN, top - MARGIN, wide))


def _put_cell(canvas: Canvas, cell: Cell, box: Box) -> None:
    put_named(canvas, _nameless, cell, box)


def _nameless(cell: Cell, wide: int) -> Image.Image:
    picture = plated(cell, wide)
    _write_tallies(picture, cell, wide)
    write_place(picture, cell, wide)
    if cell.is_active:
        paint.stamp(picture, sprites.mark("turn", 34), wide - 30 + MARGIN, MARGIN + 66)
    return picture


def put_named(canvas: Canvas, draw: Callable[..., Image.Image], cell: Cell, box: Box, *facts: Any) -> None:
    """Puts the cell that a game draws without its name, from its width and what else it shows; then the name.

    The cell is kept, as few differ; names are new at every table, so only their letters are put each time.
    """
    name = fonts.printable(cell.name)
    plate = _plate(draw, replace(cell, name=""), not name, box.wide, *facts)
    canvas.put(plate, box.left, box.top)
    if name:
        _write_name(canvas, name, cell, box)


@kept
def _plate(
    draw: Callable[..., Image.Image], cell: Cell, has_badge: bool, wide: int, *facts: Any
) -> Image.Image:
    """Draws a cell without its name; the seat's badge stands in if nothing of that is printable."""
    picture = draw(cell, wide, *facts)
    if has_badge:
        badge = sprites.seat_badge(cell.colour, 30, "white", "ink")
        paint.stamp(picture, badge, MARGIN + _text_left(wide) + 17, MARGIN + 28)
    return to_palette(picture)


def plated(cell: Cell, wide: int) -> Image.Image:
    """Draws the plate in the seat's colour with its pawn, in true colour, without name and second line."""
    high = theme.STRIP_HEIGHT
    picture = Image.new("RGBA", (wide + 2 * MARGIN, high + 2 * MARGIN), (*rgb("paper"), 255))
    filled = cell.is_active or cell.is_winner
    fill = rgb(cell_colour(cell))
    edge = rgb("ink" if filled else f"seat-{cell.colour}")
    plate = paint.rounded(wide, high, 16, fill, edge, 4 if filled else 3)
    paint.shade(picture, plate, (MARGIN, MARGIN), theme.CELL_SHADOW)
    picture.alpha_composite(plate, (MARGIN, MARGIN))
    paint.stamp(picture, _figure(cell, wide), _text_left(wide) / 2 + 1 + MARGIN, high / 2 + MARGIN + 1)
    if cell.bot:
        size = round(_FACE * _text_left(wide) / _TEXT_LEFT)
        paint.stamp(picture, sprites.bot_face(cell.bot, size), MARGIN + size / 2, MARGIN + size / 2)
    return picture


def _figure(cell: Cell, wide: int) -> Image.Image:
    share = _text_left(wide) / _TEXT_LEFT
    return cell.figure(cell.colour, cell.number, round(cell.figure_size * share))


def _text_left(wide: int) -> int:
    return _TEXT_LEFT if wide >= _NARROW else _NARROW_LEFT


def cell_colour(cell: Cell) -> str:
    """Returns the colour of the plate."""
    return f"{'text' if cell.is_active or cell.is_winner else 'pale'}-{cell.colour}"


def word_colour(cell: Cell) -> str:
    """Returns the colour of text on the plate."""
    return theme.words_on(f"text-{cell.colour}") if cell.is_active or cell.is_winner else "ink"


def _write_name(canvas: Canvas, name: str, cell: Cell, box: Box) -> None:
    least = theme.TYPE_NAME_LEAST if box.wide >= _NARROW else theme.TYPE_NAME_NARROW
    text_left = _text_left(box.wide)
    text, size = fonts.fitted(name, BOLD, box.wide - text_left - 12, theme.TYPE_NAME, least)
    spot = (box.left + MARGIN + text_left, box.top + MARGIN + 28)
    glyphs.write(canvas, text, spot, size, ground=cell_colour(cell), colour=word_colour(cell))


def _write_tallies(picture: Image.Image, cell: Cell, wide: int) -> None:
    """Writes counts with their signs; a narrow cell drops a sign that would touch the right-hand mark."""
    x, y, words = float(MARGIN + _text_left(wide)), MARGIN + 66, word_colour(cell)
    size = theme.TYPE_SCORE if wide >= _NARROW else theme.TYPE_SCORE_NARROW
    for tally in cell.tallies:
        text = tally.count
        paint.letter(picture, text, (x, y), size, colour=words, weight=TITLE, anchor="lm")
        x += fonts.width(text, TITLE, size) + 26
        if x + 20 <= MARGIN + wide - _end_room(cell, wide):
            paint.stamp(picture, _sign(tally), x, y)
        x += 32


def _sign(tally: Tally) -> Image.Image:
    if isinstance(tally.sign, str):
        return sprites.mark(tally.sign, tally.size)
    return sprites.sticker(tally.sign, tally.size, "bare")


def _end_room(cell: Cell, wide: int) -> int:
    """Returns the width of the mark at the right of the second line."""
    if cell.is_winner or cell.is_active:
        return _END + 16
    return fonts.width(cell.place, TITLE, _place_size(wide)) + 20 if cell.place else 12


def _place_size(wide: int) -> int:
    return theme.TYPE_NAME if wide >= _NARROW else theme.TYPE_NAME_NARROW


def write_place(picture: Image.Image, cell: Cell, wide: int) -> None:
    """Writes the final place; winners get a crown on the second line, so the name keeps its width."""
    right, y, words = wide - 16 + MARGIN, MARGIN + 66, word_colour(cell)
    if cell.is_winner:
        paint.stamp(picture, sprites.mark("crown", _END), right - _END / 2, y - 2)
    elif cell.place:
        size = _place_size(wide)
        paint.letter(picture, cell.place, (right, y), size, colour=words, weight=TITLE, anchor="rm")
