"""Le labyrinthe secret: pieces drawn before the first game."""

from engine.secret.layout import DEFAULT_COLOURS, RINGS
from locales import LANGUAGES, words
from render.secret.board import board
from render.secret.dial import BOARD
from render.secret.lobby import lobby_card
from render.secret.samples import played, scene
from render.secret.wheel import TURNING
from render.secret.zones import part


def warm() -> None:
    """Draws every part in every position, then whole boards with objects and pawns, and the lobby cards."""
    for zone in TURNING:
        for position in range(RINGS.sectors):
            part(BOARD, zone, position)
    for language in LANGUAGES:
        lobby_card(words(language))
        for seats in DEFAULT_COLOURS:
            board(scene(played(seats, 0), words(language)))
