"""Labyrinthe Junior in pictures and in words. A scene goes in; bytes or text come out, and nothing else counts.

scene = Scene(view, names, words("fr"))
board(scene), alt_text(scene), text_board(scene)
draft = Draft(slot="N1", sides="NES", to="C3")   # each may still be None
panel(scene, draft), panel_alt(scene, draft)
"""

from render.junior.alt import alt_text, panel_alt
from render.junior.board import board
from render.junior.lobby import lobby_card
from render.junior.panel import panel
from render.junior.scene import Draft, Scene
from render.junior.text import text_board

__all__ = ["Draft", "Scene", "alt_text", "board", "lobby_card", "panel", "panel_alt", "text_board"]
