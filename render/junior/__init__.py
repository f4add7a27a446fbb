"""The pictures of Labyrinthe Junior, their alt texts and its text board; no other game and no Discord."""

from engine.junior import Junior
from render.junior.alt import alt_text, panel_alt
from render.junior.board import paint_board
from render.junior.lobby import LOBBY
from render.junior.motion import motions
from render.junior.panel import paint_panel
from render.junior.samples import sampled
from render.junior.scene import Draft, Scene
from render.junior.tabs import GRID
from render.junior.text import text_board
from render.junior.warming import warm_pieces
from render.kit.pictures import Pictures

PICTURES = Pictures(
    game=Junior(),
    paint_board=paint_board,
    paint_panel=paint_panel,
    alt_text=alt_text,
    panel_alt=panel_alt,
    text_board=text_board,
    lobby=LOBBY,
    sampled=sampled,
    warm_pieces=warm_pieces,
    motions=motions,
    board_box=(GRID.left, GRID.top, GRID.side),
)

__all__ = ["PICTURES", "Draft", "Scene"]
