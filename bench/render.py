"""From a view to a PNG. The floor is 25 pastes in palette mode on a picture of the same size, and its file.

The 25 patches cover the board itself (`board_box`): the squares of Labyrinthe Junior, the wheel of Le
labyrinthe secret, the castle of Poudlard. Of the sizes of files the largest is judged.
"""

import io
import random
import sys
from collections.abc import Callable, Iterator
from itertools import count, cycle, islice
from typing import Any

from PIL import Image

import render
from bench.loopback.bare import fresh_names
from bench.measure import Result, compare, gauge, report
from engine import GAMES
from engine.core import AnyGame
from locales import words
from render.games import PICTURES
from render.kit.samples import positions

AT_MOST = 0.6
KIB_AT_MOST = 150.0
BOARDS = 40  # boards in a round
VIEWS = 2500  # positions in all
ACROSS = 5  # pieces of the floor, and as many down


def played_views(game: AnyGame) -> Iterator[Any]:
    """Yields every position of one game after another between stand-ins, as spectators see them."""
    for number in count():
        for state in positions(game, max(game.seats), game.options(), number.to_bytes(4, "big")):
            yield game.view(state, None)


class Boards:
    """Draws the boards of whole games; every round draws positions that were never drawn before."""

    def __init__(self, draw: Callable[[Any], bytes], views: list[Any]) -> None:
        self.draw, self.views = draw, cycle(views)

    def __call__(self) -> int:
        for _ in range(BOARDS):
            self.draw(next(self.views))
        return BOARDS


class PictureFloor:
    """A board that was drawn, put together again of 25 pieces."""

    def __init__(self, sample: bytes, box: tuple[int, int, int] | None) -> None:
        """Cuts the board out of its sheet: `box` is its left, top and side; without one, all of the sheet."""
        drawn = Image.open(io.BytesIO(sample))
        left, top, side = box or (0, 0, 0)
        wide, high = (side or drawn.width) // ACROSS, (side or drawn.height) // ACROSS
        self._ground = Image.new("P", drawn.size, drawn.getpixel((0, 0)))  # pyright: ignore[reportArgumentType]
        self._ground.putpalette(drawn.getpalette() or [])
        self._pieces = [
            ((x, y), drawn.crop((x, y, x + wide, y + high)))
            for x in range(left, left + ACROSS * wide, wide)
            for y in range(top, top + ACROSS * high, high)
        ]

    def draw(self) -> bytes:
        """Returns the file."""
        picture, file = self._ground.copy(), io.BytesIO()
        for spot, piece in self._pieces:
            picture.paste(piece, spot)
        picture.save(file, "PNG", compress_level=1)
        return file.getvalue()


def measured(key: str, square: tuple[int, int, int]) -> list[Result]:
    """Measures new positions, positions drawn before, and the size of the files."""
    pictures, seats, chance = PICTURES[key], max(GAMES[key].seats), random.Random(key)
    views = list(islice(played_views(GAMES[key]), VIEWS))

    def draw(view: Any) -> bytes:
        return pictures.board(pictures.scene(view, fresh_names(seats, chance), words("fr")))

    sizes = [len(draw(view)) / 1024 for view in views[:200]]
    # From the middle of a game: tokens that lie face down are faster to save.
    least = PictureFloor(draw(views[len(views) // 2]), square)

    def floor() -> int:
        for _ in range(BOARDS):
            least.draw()
        return BOARDS

    return [
        compare(
            f"render: a board of {key}, game after game", Boards(draw, views[200:]), floor, at_most=AT_MOST
        ),
        compare(f"render: a board of {key}, drawn before", Boards(draw, views[:20]), floor, at_most=AT_MOST),
        gauge(
            f"render: size of a board of {key}",
            sizes,
            "KiB",
            at_most=KIB_AT_MOST,
            by_worst=True,
        ),
    ]


def results() -> list[Result]:
    """Measures all games whose board is a square on its sheet."""
    render.warm()
    squares = [(key, pictures.board_box) for key, pictures in PICTURES.items() if pictures.board_box]
    return [result for key, square in squares for result in measured(key, square)]


if __name__ == "__main__":
    report(results(), sys.argv)
