"""Les couloirs de Poudlard: the strip of seats: names, next class, progress, number of cards."""

import msgspec
from msgspec.structs import replace
from PIL import Image

from engine.poudlard.layout import CLASSES, LESSONS
from render.keeping import kept
from render.kit import paint, sprites
from render.kit.canvas import Canvas
from render.kit.fonts import TITLE
from render.kit.palette import patch_of, to_palette
from render.kit.strip import (
    MARGIN,
    Box,
    Cell,
    cell_colour,
    plated,
    put_cells,
    put_named,
    seat_cell,
    word_colour,
    write_place,
)
from render.kit.theme import rgb
from render.poudlard import theme
from render.poudlard.column import counted
from render.poudlard.scene import Scene, sought
from render.poudlard.sprites import hat_sticker, lesson_sticker


class Progress(msgspec.Struct, frozen=True):
    """The second line of a cell."""

    lesson: str  # the sign of the class that is next, or of the way home
    attended: int
    cards: int
    is_losing: bool  # P20: Mrs Norris waits


def put_strip(canvas: Canvas, scene: Scene) -> None:
    """Puts all seats side by side."""
    view = scene.view
    cells = tuple((_cell(scene, seat), _progress(scene, seat)) for seat in range(len(view.pawns)))
    put_cells(canvas, cells, _put_cell, theme.STRIP_TOP)


def _cell(scene: Scene, seat: int) -> Cell:
    cell = seat_cell(scene, seat, scene.view.hats[seat])
    return replace(cell, figure=hat_sticker, figure_size=theme.HAT_IN_STRIP)


def _progress(scene: Scene, seat: int) -> Progress:
    view = scene.view
    room = sought(view, seat)
    lesson = CLASSES[room - 1] if room else "home"
    return Progress(lesson, view.progress[seat], view.hand_sizes[seat], view.losing[seat])


def _put_cell(canvas: Canvas, known: tuple[Cell, Progress], box: Box) -> None:
    """Puts what changes every turn on the plate with the name."""
    cell, progress = known
    put_named(canvas, _nameless, cell, box, progress.is_losing)
    ground, words = cell_colour(cell), word_colour(cell)
    count = _count(f"{progress.attended}/{LESSONS}", ground, words)
    left, top = box.left + MARGIN, box.top + MARGIN
    if cell.place:
        canvas.put(count, left + 90, top + 46)
    else:
        canvas.put(_lesson(progress.lesson, ground), left + 90, top + 43)
        canvas.put(count, left + 136, top + 46)
        canvas.put(patch_of(ground, counted, progress.cards, 38), left + 181, top + 43)


def _nameless(cell: Cell, wide: int, is_losing: bool) -> Image.Image:
    picture = plated(cell, wide)
    write_place(picture, cell, wide)
    if is_losing:
        paint.stamp(picture, sprites.mark("forbidden", 30), MARGIN + 24, MARGIN + 69)
    return picture


@kept
def _lesson(name: str, ground: str) -> Image.Image:
    """Draws the sign of the next class on a white plate."""
    picture = paint.filled(44, 44, ground)
    paint.stamp(picture, paint.rounded(40, 40, 20, rgb("white"), rgb("ink"), 2.4), 22, 22)
    paint.stamp(picture, lesson_sticker(name, 27, "bare"), 22, 22)
    return to_palette(picture)


@kept
def _count(text: str, ground: str, words: str) -> Image.Image:
    picture = paint.filled(44, 38, ground)
    paint.letter(picture, text, (1, 18), 27, colour=words, weight=TITLE, anchor="lm")
    return to_palette(picture)
