"""The pictures of Les couloirs de Poudlard, their alt texts and text board; no other game, no Discord."""

from engine.poudlard import Poudlard
from engine.poudlard.layout import SIZE
from render.kit.pictures import Pictures
from render.poudlard import theme
from render.poudlard.alt import alt_text, hand_alt, panel_alt
from render.poudlard.board import paint_board
from render.poudlard.hand import card, hand
from render.poudlard.lobby import LOBBY, figure
from render.poudlard.motion import motions
from render.poudlard.panel import paint_panel
from render.poudlard.samples import sampled
from render.poudlard.scene import Draft, Scene
from render.poudlard.text import text_board
from render.poudlard.warming import warm_pieces

PICTURES = Pictures(
    motions=motions,
    game=Poudlard(),
    paint_board=paint_board,
    paint_panel=paint_panel,
    alt_text=alt_text,
    panel_alt=panel_alt,
    text_board=text_board,
    lobby=LOBBY,
    sampled=sampled,
    warm_pieces=warm_pieces,
    figure=figure,
    board_box=(theme.LEFT, theme.TOP, SIZE * theme.TILE),
)

__all__ = ["PICTURES", "Draft", "Scene", "card", "hand", "hand_alt"]
