"""The pictures of Labyrinthe Junior, their alt texts and its text board; no other game and no Discord."""

from render.junior import samples
from render.junior.alt import alt_text, panel_alt
from render.junior.board import board, frame
from render.junior.lobby import lobby_card, title
from render.junior.panel import panel
from render.junior.scene import Draft, Scene, after_push
from render.junior.tabs import GRID
from render.junior.text import text_board
from render.junior.warming import warm
from render.kit.pictures import Pictures

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
