"""Le labyrinthe secret in pictures and in words: a scene goes in, bytes or text come out.

`board` (also as "zoom"), `panel` and `lobby_card` give PNG files; `alt_text` and `panel_alt` tell them in
words; `text_board` is the board in monospace characters. A `Draft` holds what a player has chosen so far.
"""

from render.kit import sprites
from render.kit.pictures import Pictures
from render.kit.theme import ROUND_RIM
from render.secret import samples
from render.secret.alt import alt_text, panel_alt
from render.secret.board import board, frame
from render.secret.lobby import lobby_card, title
from render.secret.objects import OBJECT_SHAPES, SIGN_SHAPES
from render.secret.panel import panel
from render.secret.pen import box_around
from render.secret.scene import Draft, Scene
from render.secret.text import text_board
from render.secret.warming import warm

sprites.learn(OBJECT_SHAPES)
sprites.learn(SIGN_SHAPES)

PICTURES = Pictures(
    scene=Scene,
    board=board,
    frame=frame,
    warm=warm,
    samples=samples.pictures,
    title=title,
    board_box=(*box_around(ROUND_RIM)[:2], 2 * ROUND_RIM),
)

__all__ = [
    "PICTURES",
    "Draft",
    "Scene",
    "alt_text",
    "board",
    "frame",
    "lobby_card",
    "panel",
    "panel_alt",
    "text_board",
]
