"""View to PNG. The floor: 25 palette-mode pastes on a picture of the same size, saved at the first level."""

import io
import sys
from itertools import cycle

from PIL import Image

import render
from bench.measure import Result, compare, gauge, report
from engine.core import Dice
from engine.junior import Junior
from engine.junior.model import Options, View
from locales import words
from render.junior import Scene, board

AT_MOST = 2.0
KIB_AT_MOST = 150.0
BOARDS = 40  # boards in a round
NAMES = ("Zoé", "Matthieu", "Lou-Anne", "François")


def played_views(games: int) -> list[View]:
    """Every position of a few games between stand-ins, as spectators see them."""
    game, views = Junior(), list[View]()
    for number in range(games):
        dice = Dice(number.to_bytes(4, "big"))
        state = game.setup(4, Options(), dice).state
        views.append(game.view(state, None))
        while to_act := game.to_act(state):
            (seat,) = to_act
            action = game.suggest(game.view(state, seat), seat, dice, "normal")
            state = game.apply(state, seat, action, dice).state
            views.append(game.view(state, None))
    return views


class Boards:
    """Boards of whole games, one after the other; each round meets positions never drawn before."""

    def __init__(self, views: list[View]) -> None:
        self.scenes = cycle([Scene(view, NAMES, words("fr")) for view in views])

    def __call__(self) -> int:
        for _ in range(BOARDS):
            board(next(self.scenes))
        return BOARDS


class Floor:
    """The least that such a picture costs."""

    def __init__(self, sample: bytes) -> None:
        drawn = Image.open(io.BytesIO(sample))
        self.ground = Image.new("P", drawn.size, drawn.getpixel((0, 0)))  # pyright: ignore[reportArgumentType]
        self.ground.putpalette(drawn.getpalette() or [])
        left, top, tile = 72, 72, 128
        self.tiles = [
            ((x, y), drawn.crop((x, y, x + tile, y + tile)))
            for x in range(left, left + 5 * tile, tile)
            for y in range(top, top + 5 * tile, tile)
        ]

    def __call__(self) -> int:
        for _ in range(BOARDS):
            picture = self.ground.copy()
            for spot, tile in self.tiles:
                picture.paste(tile, spot)
            picture.save(io.BytesIO(), "PNG", compress_level=1)
        return BOARDS


def results() -> list[Result]:
    """New positions one after the other, the same position again, and the size of the files."""
    render.warm()
    views = played_views(60)
    sizes = [len(board(Scene(view, NAMES, words("fr")))) / 1024 for view in views[:200]]
    floor = Floor(board(Scene(views[0], NAMES, words("fr"))))
    return [
        compare("render: a board, game after game", Boards(views[200:]), floor, at_most=AT_MOST),
        compare("render: a board, drawn before", Boards(views[:20]), floor, at_most=AT_MOST),
        gauge(
            "render: size of a board",
            sizes,
            "KiB",
            at_most=KIB_AT_MOST,
            detail=f"largest {max(sizes):.0f} KiB",
        ),
    ]


if __name__ == "__main__":
    report(results(), sys.argv)
