"""Drawing beforehand what every picture of Pas vu pas pris is put together from."""

from engine.core import Dice
from engine.pasvu import PasVu
from engine.pasvu.model import PIECES, Options
from locales import LANGUAGES, words
from render.pasvu.bars import ALL_DOORS
from render.pasvu.board import board, surround
from render.pasvu.keyhole import door_leaf
from render.pasvu.looking import empty_room
from render.pasvu.pieces import icon
from render.pasvu.scene import Scene


def warm_pasvu() -> None:
    """The palette, the carpet, the doors, the icons and the rooms behind all doors."""
    game = PasVu()
    view = game.view(game.setup(4, Options(first=0), Dice(b"warm")).state, None)
    for language in LANGUAGES:
        board(Scene(view, ("1", "2", "3", "4"), words(language)))
    for door in ALL_DOORS:
        surround(door)
        empty_room(door)
    for kind in PIECES:
        icon(kind, 60)
    door_leaf()
