"""The rules of Les couloirs de Poudlard: two to four students find their classes in turning corridors."""

from engine.poudlard.rules import Poudlard

__all__ = ["Poudlard"]
