"""Pas vu pas pris: pieces drawn before the first game."""

from engine.core import Dice
from engine.pasvu import PasVu
from engine.pasvu.layout import MOVEMENT_CARDS
from engine.pasvu.model import PIECES, Options
from locales import LANGUAGES, words
from render.pasvu.board import board, surround
from render.pasvu.flat import ready
from render.pasvu.hall.bars import ALL_DOORS, card_plate
from render.pasvu.hall.pieces import icon
from render.pasvu.keyhole import door_leaf
from render.pasvu.scene import Scene


def warm() -> None:
    """Draws the palette, the carpet, the doors, the cards and the icons; rooms and pieces come later."""
    game = PasVu()
    view = game.view(game.setup(4, Options(first=0), Dice(b"warm")).state, None)
    for language in LANGUAGES:
        board(Scene(view, ("1", "2", "3", "4"), words(language)))
    for door in ALL_DOORS:
        surround(door)
    for card in MOVEMENT_CARDS:
        for upright in (False, True):
            ready(card_plate(card.value, card.pieces, upright))
    for kind in PIECES:
        icon(kind, 60)
    door_leaf()
