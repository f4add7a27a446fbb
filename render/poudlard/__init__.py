"""Les couloirs de Poudlard in pictures and in words: a scene goes in, bytes or text come out.

`board`, `panel`, `hand`, `card` and `lobby_card` give PNG files; `alt_text`, `panel_alt` and `hand_alt` tell
them in words; `text_board` is the board in monospace characters. A `Draft` holds what the player on turn has
chosen so far.
"""

from engine.poudlard.layout import SIZE
from render.kit import theme
from render.kit.pictures import Pictures
from render.poudlard import samples
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
    board_box=(theme.CASTLE_LEFT, theme.CASTLE_TOP, SIZE * theme.CASTLE_TILE),
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
