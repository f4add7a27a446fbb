"""The hall of the day: a puzzle for one player with the ghosts and keyholes of Pas vu pas pris."""

from engine.pasvu.daily.rules import HallOfTheDay

__all__ = ["HallOfTheDay"]
