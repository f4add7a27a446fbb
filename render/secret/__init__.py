"""The pictures of Le labyrinthe secret, their alt texts and its text board; no other game, no Discord."""

from engine.secret import Secret
from render.kit.pictures import Pictures
from render.secret import theme
from render.secret.alt import alt_text, panel_alt
from render.secret.board import paint_board, paint_zoomed, warm_pieces
from render.secret.lobby import LOBBY
from render.secret.motion import motions
from render.secret.panel import paint_panel
from render.secret.pen import box_around
from render.secret.samples import sampled
from render.secret.scene import Draft, Scene
from render.secret.text import text_board

PICTURES = Pictures(
    motions=motions,
    game=Secret(),
    paint_board=paint_board,
    paint_panel=paint_panel,
    alt_text=alt_text,
    panel_alt=panel_alt,
    text_board=text_board,
    lobby=LOBBY,
    sampled=sampled,
    perspectives={"zoom": paint_zoomed},
    warm_pieces=warm_pieces,
    board_box=(*box_around(theme.RIM)[:2], 2 * theme.RIM),
)

__all__ = ["PICTURES", "Draft", "Scene"]
