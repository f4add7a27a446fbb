"""The rules of all games and tournaments as pure, deterministic functions: no clock, no I/O, no Discord."""

from collections.abc import Mapping

from engine.core import AnyGame
from engine.junior import Junior
from engine.pasvu import PasVu
from engine.poudlard import Poudlard
from engine.secret import Secret

GAMES: Mapping[str, AnyGame] = {game.key: game() for game in (Junior, Secret, Poudlard, PasVu)}

__all__ = ["GAMES"]
