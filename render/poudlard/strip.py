"""Les couloirs de Poudlard: the seats below the board: who plays, the next class, how far, how many cards."""

from functools import lru_cache

import msgspec
from PIL import Image

from engine.poudlard.layout import CLASSES, LESSONS
from render import paint, sprites, theme
from render.canvas import Canvas
from render.fonts import TITLE
from render.palette import to_palette
from render.poudlard.scene import Scene, sought
from render.strip import MARGIN, Cell, plated, put_cells, word_colour, write_place


class Progress(msgspec.Struct, frozen=True):
    """What the second line of a cell tells."""

    lesson: str  # the sign of the class that is next, or of the way home
    attended: int
    cards: int
    is_losing: bool  # P20: Mrs Norris waits
    die: int


def put_strip(canvas: Canvas, scene: Scene) -> None:
    """All seats side by side."""
    view = scene.view
    cells = tuple((_cell(scene, seat), _progress(scene, seat)) for seat in range(len(view.pawns)))
    put_cells(canvas, cells, _patch, theme.CASTLE_STRIP_TOP)


def _cell(scene: Scene, seat: int) -> Cell:
    view = scene.view
    place = view.outcome.places[seat] if view.outcome else 0
    return Cell(
        colour=view.hats[seat],
        number=seat + 1,
        name=scene.names[seat],
        is_active=seat == view.turn,
        place=scene.words("picture-place", place=place) if place else "",
        is_winner=place == 1,
        figure="hat",
    )


def _progress(scene: Scene, seat: int) -> Progress:
    view = scene.view
    room = sought(view, seat)
    lesson = CLASSES[room - 1] if room else "home"
    die = view.die if seat == view.turn else 0
    return Progress(lesson, view.progress[seat], view.hand_sizes[seat], view.losing[seat], die)


@lru_cache(maxsize=1024)
def _patch(known: tuple[Cell, Progress], wide: int) -> Image.Image:
    cell, progress = known
    picture = plated(cell, wide)
    y = MARGIN + 65
    count, words = f"{progress.attended}/{LESSONS}", word_colour(cell)
    if cell.place:
        paint.letter(picture, count, (MARGIN + 92, y), 28, colour=words, weight=TITLE, anchor="lm")
        write_place(picture, cell, wide)
    else:
        paint.letter(picture, count, (MARGIN + 138, y), 28, colour=words, weight=TITLE, anchor="lm")
        plate = paint.rounded(40, 40, 20, theme.rgb("white"), theme.rgb("ink"), 2.4)
        paint.stamp(picture, plate, MARGIN + 112, y)
        paint.stamp(picture, sprites.lesson(progress.lesson, 27, "bare"), MARGIN + 112, y)
        paint.stamp(picture, sprites.mark("hand", 42), MARGIN + 210, y - 1)
        spot = (MARGIN + 206, y + 1)
        paint.letter(picture, str(progress.cards), spot, 26, colour="white", weight=TITLE)
    if progress.is_losing:
        paint.stamp(picture, sprites.mark("forbidden", 30), MARGIN + 24, y + 4)
    return to_palette(picture)
