"""Les couloirs de Poudlard: two to four students hurry to their classes through corridors that turn."""

from engine.poudlard.rules import Poudlard

__all__ = ["Poudlard"]
