"""The rules of all games and tournaments as pure, deterministic functions: no clock, no I/O, no Discord."""

from collections import ChainMap
from collections.abc import Mapping

from engine.core import AnyGame
from engine.junior import Junior
from engine.pasvu import PasVu
from engine.pasvu.daily import HallOfTheDay
from engine.poudlard import Poudlard
from engine.secret import Secret

# The games that are played at tables: lists of games, lobbies, ratings and tournaments know these alone.
GAMES: dict[str, AnyGame] = {game.key: game() for game in (Junior, Secret, Poudlard, PasVu)}
# Those that only `/daily` deals, to one person.
PUZZLES: dict[str, AnyGame] = {HallOfTheDay.key: HallOfTheDay()}
# What a stored game can be of.
ALL_GAMES: Mapping[str, AnyGame] = ChainMap(GAMES, PUZZLES)

__all__ = ["ALL_GAMES", "GAMES", "PUZZLES"]
