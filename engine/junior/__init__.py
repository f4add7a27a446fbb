"""The rules of Labyrinthe Junior: one to four ghosts seek treasures in a cellar of sliding corridors."""

from engine.junior.layout import MAZE
from engine.junior.rules import Junior

__all__ = ["MAZE", "Junior"]
