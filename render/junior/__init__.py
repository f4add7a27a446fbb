"""Labyrinthe Junior in pictures and in words: a scene goes in, bytes or text come out.

scene = Scene(view, names, words("fr"))
board(scene), alt_text(scene), text_board(scene)
draft = Draft(slot="N1", sides="NES", to="C3", after=view_after_the_push)   # each may still be None
panel(scene, draft), panel_alt(scene, draft)
"""

from render.junior.alt import alt_text, panel_alt
from render.junior.board import board
from render.junior.panel import panel
from render.junior.scene import Draft, Scene, after_push
from render.junior.text import text_board

__all__ = ["Draft", "Scene", "after_push", "alt_text", "board", "panel", "panel_alt", "text_board"]
