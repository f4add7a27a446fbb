"""The pictures of Les couloirs de Poudlard, their alt texts and text board; no other game, no Discord."""

from engine.poudlard.layout import SIZE
from render.kit.pictures import Pictures
from render.poudlard import samples, theme
from render.poudlard.alt import alt_text, hand_alt, panel_alt
from render.poudlard.board import board, frame
from render.poudlard.hand import card, hand
from render.poudlard.lobby import figure, lobby_card, title
from render.poudlard.panel import panel
from render.poudlard.scene import Draft, Scene
from render.poudlard.text import text_board
from render.poudlard.warming import warm

PICTURES = Pictures(
    scene=Scene,
    board=board,
    frame=frame,
    warm=warm,
    samples=samples.pictures,
    title=title,
    figure=figure,
    board_box=(theme.LEFT, theme.TOP, SIZE * theme.TILE),
)

__all__ = [
    "PICTURES",
    "Draft",
    "Scene",
    "alt_text",
    "board",
    "card",
    "frame",
    "hand",
    "hand_alt",
    "lobby_card",
    "panel",
    "panel_alt",
    "text_board",
]
