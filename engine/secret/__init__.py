"""The rules of Le labyrinthe secret: two to four players seek the same treasures in a castle that turns."""

from engine.secret.layout import RINGS
from engine.secret.rules import Secret

__all__ = ["RINGS", "Secret"]
