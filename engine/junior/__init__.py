"""Labyrinthe Junior: one to four ghosts seek treasures in a castle's cellar whose corridors slide."""

from engine.junior.layout import MAZE
from engine.junior.rules import Junior

__all__ = ["MAZE", "Junior"]
