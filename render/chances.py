"""The curve of chances over a game: one line a seat, with the largest swings marked."""

from collections.abc import Sequence
from itertools import pairwise
from math import dist

import msgspec
from PIL import Image, ImageDraw

from locales import Words
from render.kit import canvas, fonts
from render.kit.fonts import BOLD, TITLE
from render.kit.paint import filled, letter, reduced
from render.kit.pen import Contour, Point, stroke
from render.kit.theme import SCALE, Rgb, rgb

WIDTH, HEIGHT = 1000, 640
PLOT = (112, 150, 956, 540)  # left, top, right, bottom
TITLE_SIZE, NAME_SIZE, MARK_SIZE, AXIS_SIZE = 38, 28, 28, 26
LINE, RIM, MARK = 8, 2, 19  # the width of a line and of its rim, the radius of a mark
APART = 2 * MARK + 4  # between the middles of two marks
GRID = (0, 25, 50, 75, 100)  # per cent
END_ROOM = 60  # for the word below the end
MOST_STEPS = 7  # between the numbers of turns


class Chances(msgspec.Struct, frozen=True):
    """What is drawn: a title, and for each seat its name, its colour and its chance after each turn."""

    title: str
    names: tuple[str, ...]
    colours: tuple[Rgb, ...]
    chances: tuple[tuple[float, ...], ...]  # before the first turn, then after each
    swings: tuple[tuple[int, int], ...]  # the turns with the largest swings, each with its seat
    end: str = ""  # the word below the last chances, where people ended the game after its turns

    @property
    def turns(self) -> int:
        """How many turns were played."""
        return len(self.chances) - 1 - bool(self.end)


def chances_picture(told: Chances, words: Words) -> bytes:
    """Draws the curve as a PNG."""
    picture = filled(WIDTH, HEIGHT, "panel")
    title, size = fonts.fitted(told.title, TITLE, WIDTH - 80, TITLE_SIZE, AXIS_SIZE)
    letter(picture, title, (40, 44), size, weight=TITLE, anchor="lm")
    _names(picture, told)
    if told.end:
        _end(picture, told)
    _grid(picture, told, words)
    _lines(picture, told)
    _marks(picture, told)
    return canvas.saved(canvas.few_colours(picture))


def _spot(told: Chances, turn: int, chance: float) -> Point:
    """Returns where a chance after a turn lies."""
    left, top, right, bottom = PLOT
    return left + turn * (right - left) / max(1, len(told.chances) - 1), bottom - chance * (bottom - top)


def _names(picture: Image.Image, told: Chances) -> None:
    """Writes who has which colour."""
    room, draw = (WIDTH - 80) // len(told.names), ImageDraw.Draw(picture)
    for seat, name in enumerate(told.names):
        x = 40 + seat * room
        draw.rounded_rectangle((x, 88, x + 34, 104), 8, told.colours[seat], rgb("ink"), 2)
        text, size = fonts.fitted(fonts.printable(name), BOLD, room - 60, NAME_SIZE, 20)
        letter(picture, text, (x + 44, 96), size, anchor="lm")


def _grid(picture: Image.Image, told: Chances, words: Words) -> None:
    left, _, right, bottom = PLOT
    draw = ImageDraw.Draw(picture)
    for share in GRID:
        _, y = _spot(told, 0, share / 100)
        draw.line((left, y, right, y), rgb("edge" if share in (0, 100) else "seam"), 3)
        letter(picture, words("chance", share=share), (left - 12, y), AXIS_SIZE, colour="muted", anchor="rm")
    _turns(picture, told)
    letter(
        picture, words("picture-review-turns"), ((left + right) / 2, bottom + 66), AXIS_SIZE, colour="muted"
    )


def _turns(picture: Image.Image, told: Chances) -> None:
    """Writes the numbers of turns below the plot, but none into the word for the end."""
    _, _, right, bottom = PLOT
    for turn in range(0, told.turns + 1, even_step(told.turns)):
        x, _ = _spot(told, turn, 0)
        if not told.end or right - x > END_ROOM:
            letter(picture, str(turn), (x, bottom + 24), AXIS_SIZE, colour="muted")


def _end(picture: Image.Image, told: Chances) -> None:
    """Sets what people made of the game apart from its turns."""
    _, top, right, bottom = PLOT
    x, _ = _spot(told, told.turns, 0)
    ImageDraw.Draw(picture).rectangle((x, top, right, bottom), rgb("paper"))
    letter(picture, told.end, (right, bottom + 24), AXIS_SIZE, colour="muted")


def even_step(turns: int) -> int:
    """Returns how many turns lie between two numbers below the curve: 1, 2, 5, 10, 20 …"""
    steps = (first * ten for ten in (1, 10, 100, 1000) for first in (1, 2, 5))
    return next((step for step in steps if turns <= MOST_STEPS * step), turns)


def _lines(picture: Image.Image, told: Chances) -> None:
    """Draws the lines at the large scale, then puts them on the picture."""
    large = Image.new("RGBA", (WIDTH * SCALE, HEIGHT * SCALE), (*rgb("panel"), 0))
    draw = ImageDraw.Draw(large)
    for seat in reversed(range(len(told.names))):
        spots = [_spot(told, turn, all_[seat]) for turn, all_ in enumerate(told.chances)]
        ends = [(x * SCALE, y * SCALE) for x, y in spots]
        for wide, colour in ((LINE + 2 * RIM, rgb("ink")), (LINE, told.colours[seat])):
            stroke(draw, Contour(ends, closed=False), colour, wide * SCALE)
    small = reduced(large)
    picture.paste(small, (0, 0), small)


def _marks(picture: Image.Image, told: Chances) -> None:
    """Numbers the largest swings, on the line of the seat that gained."""
    draw, spots = ImageDraw.Draw(picture), mark_spots(told)
    for (turn, seat), spot in zip(told.swings, spots, strict=True):
        draw.line((_spot(told, turn, told.chances[turn][seat]), spot), rgb("ink"), 3)
    for number, (x, y) in enumerate(spots, 1):
        draw.ellipse((x - MARK, y - MARK, x + MARK, y + MARK), rgb("gold"), rgb("ink"), 3)
        letter(picture, str(number), (x, y), MARK_SIZE)


def mark_spots(told: Chances) -> list[Point]:
    """Returns where the marks stand: on their lines, or below a mark that would cover them."""
    found = list[Point]()
    for turn, seat in told.swings:
        x, y = _spot(told, turn, told.chances[turn][seat])
        while near := [spot for spot in found if dist(spot, (x, y)) < APART]:
            y = max(spot[1] for spot in near) + APART
        found.append((x, y))
    return found


def swings_of(chances: Sequence[Sequence[float]], count: int) -> tuple[tuple[int, int], ...]:
    """Returns the turns at which most changed, in order, each with the seat that gained most by it."""
    gains = [
        max((after[seat] - before[seat], -seat) for seat in range(len(after)))
        for before, after in pairwise(chances)
    ]
    largest = sorted(range(len(gains)), key=lambda turn: -gains[turn][0])[:count]
    return tuple((turn + 1, -gains[turn][1]) for turn in sorted(largest) if gains[turn][0] > 0)
