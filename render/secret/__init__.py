"""The pictures of Le labyrinthe secret, their alt texts and its text board; no other game, no Discord."""

from render.kit.pictures import Pictures
from render.secret import samples, theme
from render.secret.alt import alt_text, panel_alt
from render.secret.board import board, frame
from render.secret.lobby import lobby_card, title
from render.secret.panel import panel
from render.secret.pen import box_around
from render.secret.scene import Draft, Scene
from render.secret.text import text_board
from render.secret.warming import warm

PICTURES = Pictures(
    scene=Scene,
    board=board,
    frame=frame,
    warm=warm,
    samples=samples.pictures,
    title=title,
    board_box=(*box_around(theme.RIM)[:2], 2 * theme.RIM),
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
