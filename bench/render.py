"""View to PNG. The floor: 25 palette-mode pastes on a picture of the same size, saved at the first level.

The 25 patches make up the board itself: the squares of Labyrinthe Junior, the wheel of Le labyrinthe secret,
the castle of Poudlard.
"""

import io
import sys
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any

from PIL import Image

import render
from bench.measure import Result, compare, gauge, report
from engine.core import Dice, Game
from engine.junior import Junior
from engine.poudlard import Poudlard
from engine.poudlard.layout import SIZE
from engine.secret import Secret
from locales import words
from render import junior, poudlard, secret, theme

AT_MOST = 2.0
KIB_AT_MOST = 150.0
BOARDS = 40  # boards in a round
NAMES = ("Zoé", "Matthieu", "Lou-Anne", "François")


def played_views(game: Game[Any, Any, Any, Any, Any], games: int) -> Iterator[Any]:
    """Every position of a few games between stand-ins, as spectators see them."""
    for number in range(games):
        dice = Dice(number.to_bytes(4, "big"))
        state = game.setup(4, game.options(), dice).state
        yield game.view(state, None)
        while to_act := game.to_act(state):
            seat = min(to_act)
            action = game.suggest(game.view(state, seat), seat, dice, game.usual_level)
            state = game.apply(state, seat, action, dice).state
            yield game.view(state, None)


class Boards:
    """Boards of whole games, one after the other; each round meets positions never drawn before."""

    def __init__(self, draw: Callable[[Any], bytes], views: list[Any]) -> None:
        self.draw, self.views = draw, cycle(views)

    def __call__(self) -> int:
        for _ in range(BOARDS):
            self.draw(next(self.views))
        return BOARDS


class Floor:
    """The least that such a picture costs: its board in 25 pieces."""

    def __init__(self, sample: bytes, left: int, top: int, side: int) -> None:
        drawn = Image.open(io.BytesIO(sample))
        self.ground = Image.new("P", drawn.size, drawn.getpixel((0, 0)))  # pyright: ignore[reportArgumentType]
        self.ground.putpalette(drawn.getpalette() or [])
        tile = side // 5
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


def draw_junior(view: Any) -> bytes:
    """A board of Labyrinthe Junior."""
    return junior.board(junior.Scene(view, NAMES, words("fr")))


def draw_secret(view: Any) -> bytes:
    """A board of Le labyrinthe secret."""
    return secret.board(secret.Scene(view, NAMES, words("fr")))


def draw_poudlard(view: Any) -> bytes:
    """A board of Les couloirs de Poudlard."""
    return poudlard.board(poudlard.Scene(view, NAMES, words("fr")))


def measured(
    key: str, draw: Callable[[Any], bytes], views: list[Any], corner: tuple[int, int, int]
) -> list[Result]:
    """New positions one after the other, the same position again, and the size of the files."""
    sizes = [len(draw(view)) / 1024 for view in views[:200]]
    # Neither the beginning nor the end of a game: what lies face down is quicker to save.
    floor = Floor(draw(views[len(views) // 2]), *corner)
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
            detail=f"largest {max(sizes):.0f} KiB",
        ),
    ]


def results() -> list[Result]:
    """All games."""
    render.warm()
    square = (theme.BOARD_LEFT, theme.BOARD_TOP, 5 * theme.JUNIOR_TILE)
    middle, top = theme.ROUND_MIDDLE
    wheel = (middle - theme.ROUND_RIM, top - theme.ROUND_RIM, 2 * theme.ROUND_RIM)
    castle = (theme.CASTLE_LEFT, theme.CASTLE_TOP, SIZE * theme.CASTLE_TILE)
    return [
        *measured("junior", draw_junior, list(played_views(Junior(), 60)), square),
        *measured("secret", draw_secret, list(played_views(Secret(), 12)), wheel),
        *measured("poudlard", draw_poudlard, list(played_views(Poudlard(), 8)), castle),
    ]


if __name__ == "__main__":
    report(results(), sys.argv)
