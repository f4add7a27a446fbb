"""The rules of Pas vu pas pris: ghosts steal across a hotel hall, watched through keyholes."""

from engine.pasvu.rules import PasVu

__all__ = ["PasVu"]
