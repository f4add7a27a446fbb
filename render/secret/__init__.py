"""Le labyrinthe secret in pictures and in words: a scene goes in, bytes or text come out.

`board` (also as "zoom"), `panel` and `lobby_card` give PNG files; `alt_text` and `panel_alt` tell them in
words; `text_board` is the board in monospace characters. A `Draft` holds what a player has chosen so far.
"""

from render.secret.alt import alt_text, panel_alt
from render.secret.board import board, frame
from render.secret.lobby import lobby_card
from render.secret.panel import panel
from render.secret.scene import Draft, Scene
from render.secret.text import text_board

__all__ = ["Draft", "Scene", "alt_text", "board", "frame", "lobby_card", "panel", "panel_alt", "text_board"]
