"""Labyrinthe Junior in pictures and in words: a scene goes in, bytes or text come out.

`board`, `panel` and `lobby_card` give PNG files; `alt_text` and `panel_alt` tell them in words; `text_board`
is the board in monospace characters. A `Draft` holds what the player on turn has chosen so far.
"""

from render.junior import samples
from render.junior.alt import alt_text, panel_alt
from render.junior.board import board, frame
from render.junior.lobby import lobby_card, title
from render.junior.panel import panel
from render.junior.scene import Draft, Scene, after_push
from render.junior.squares import GRID
from render.junior.text import text_board
from render.junior.treasures import TREASURE_SHAPES
from render.junior.warming import warm
from render.kit import sprites
from render.kit.pictures import Pictures

sprites.learn(TREASURE_SHAPES)

PICTURES = Pictures(
    scene=Scene,
    board=board,
    frame=frame,
    warm=warm,
    samples=samples.pictures,
    title=title,
    board_box=(GRID.left, GRID.top, GRID.side),
)

__all__ = [
    "PICTURES",
    "Draft",
    "Scene",
    "after_push",
    "alt_text",
    "board",
    "frame",
    "lobby_card",
    "panel",
    "panel_alt",
    "text_board",
]
