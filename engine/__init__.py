"""The rules of all games: pure and deterministic, with no clock, no input or output, no Discord."""

from collections.abc import Mapping

from engine.core import AnyGame
from engine.junior import Junior
from engine.pasvu import PasVu
from engine.poudlard import Poudlard
from engine.secret import Secret

GAMES: Mapping[str, AnyGame] = {game.key: game for game in (Junior(), Secret(), Poudlard(), PasVu())}

__all__ = ["GAMES"]
