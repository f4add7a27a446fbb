"""Pictures of Pas vu pas pris. The hall's floor: 36 palette-mode pastes on a sheet of its size, saved."""

import io
import random
import sys
from collections.abc import Callable
from itertools import cycle
from time import process_time

from msgspec.structs import replace
from PIL import Image

import render
from bench.measure import Result, compare, gauge, report
from bench.render import fresh_names
from engine.core import Dice
from engine.pasvu import PasVu
from engine.pasvu.model import Options, View
from locales import words
from render.pasvu import PICTURES, Scene, keyhole
from render.pasvu.hall.bars import ALL_DOORS
from render.pasvu.hall.through_door import empty_room
from render.pasvu.theme import CELL, HALL_LEFT, HALL_TOP

board = PICTURES.board

AT_MOST = 1.3  # where a piece was turned as never before: it is drawn first
KEPT_AT_MOST = 0.6
KEYHOLE_MS = 60.0
SLANTED_MS = 100.0
KIB_BOARD, KIB_LOOK = 150.0, 250.0
BOARDS = 20  # boards in a round
GAMES = 45  # two in three are drawn before the clock starts
SEATS = 4


def played_views(games: int) -> list[View]:
    """Returns every board shown in a few games between stand-ins."""
    game, views = PasVu(), list[View]()
    for number in range(games):
        dice = Dice(number.to_bytes(4, "big"))
        state = game.setup(SEATS, Options(), dice).state
        shown = -1
        while to_act := game.to_act(state):
            if state.shown > shown:
                views.append(game.view(state, None))
                shown = state.shown
            seat = min(to_act)
            action = game.suggest(game.view(state, seat), seat, dice, game.usual_level)
            state = game.apply(state, seat, action, dice).state
        views.append(game.view(state, None))
    return views


class Boards:
    """Draws the boards of whole games; every round draws positions that were never drawn before."""

    def __init__(self, scenes: list[Scene]) -> None:
        self.scenes, self.chance = cycle(scenes), random.Random(1)

    def __call__(self) -> int:
        for _ in range(BOARDS):
            board(replace(next(self.scenes), names=fresh_names(SEATS, self.chance)))
        return BOARDS


class Floor:
    """The least work for such a picture."""

    def __init__(self, sample: bytes) -> None:
        drawn = Image.open(io.BytesIO(sample))
        self.ground = drawn.copy()
        corners = [(HALL_LEFT + x * CELL, HALL_TOP + y * CELL) for x in range(6) for y in range(6)]
        self.tiles = [((x, y), drawn.crop((x, y, x + CELL, y + CELL))) for x, y in corners]

    def __call__(self) -> int:
        for _ in range(BOARDS):
            picture = self.ground.copy()
            for spot, tile in self.tiles:
                picture.paste(tile, spot)
            picture.save(io.BytesIO(), "PNG", compress_level=1)
        return BOARDS


def milliseconds(draw: Callable[[Scene], bytes], scenes: list[Scene]) -> tuple[list[float], list[float]]:
    """Returns processor time and KiB of each picture: other programs may share the machine."""
    times, sizes = list[float](), list[float]()
    for scene in scenes:
        start = process_time()
        picture = draw(scene)
        times.append((process_time() - start) * 1000)
        sizes.append(len(picture) / 1024)
    return times, sizes


def results() -> list[Result]:
    """Compares boards with their floor, and measures looks, slanted boards and sizes."""
    render.warm()
    chance = random.Random(2)
    scenes = [Scene(view, fresh_names(SEATS, chance), words("fr")) for view in played_views(GAMES)]
    # A bot that has run for some games has cached most pieces and the room behind each door.
    before, scenes = scenes[: len(scenes) * 2 // 3], scenes[len(scenes) * 2 // 3 :]
    for scene in before:
        board(scene)
    for door in ALL_DOORS:
        empty_room(door)
    looks = [scene for scene in scenes if scene.view.looks][:60]
    # A hall as full as those that are compared with it.
    floor = Floor(sorted(map(board, scenes[:BOARDS]), key=len)[BOARDS // 2])
    look_times, look_sizes = milliseconds(keyhole, looks)
    slant_times, slant_sizes = milliseconds(lambda scene: board(scene, "3d"), looks[:30])
    board_sizes = [len(board(scene)) / 1024 for scene in scenes[:60]]
    return [
        compare("pasvu: a board, game after game", Boards(scenes), floor, at_most=AT_MOST),
        compare("pasvu: a board, drawn before", Boards(before[-BOARDS:]), floor, at_most=KEPT_AT_MOST),
        gauge("pasvu: a keyhole picture", look_times, "ms", at_most=KEYHOLE_MS),
        gauge("pasvu: a slanted board", slant_times, "ms", at_most=SLANTED_MS),
        _size("pasvu: size of a board", board_sizes, KIB_BOARD),
        _size("pasvu: size of a keyhole picture", look_sizes, KIB_LOOK),
        _size("pasvu: size of a slanted board", slant_sizes, KIB_LOOK),
    ]


def _size(name: str, sizes: list[float], at_most: float) -> Result:
    return gauge(name, sizes, "KiB", at_most=at_most, detail=f"largest {max(sizes):.0f} KiB")


if __name__ == "__main__":
    report(results(), sys.argv)
