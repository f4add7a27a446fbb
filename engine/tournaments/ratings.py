"""Ratings by openskill's Plackett-Luce model, over finished rated games in order.

The same games in the same order give exactly the same numbers, all at once or one at a time.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, TypeAlias

import msgspec
from openskill.models import PlackettLuce

PlayerId: TypeAlias = int

MODEL = PlackettLuce()
SETTLED_AFTER = 10
SHOWN_AT_ZERO = 1000
SHOWN_A_POINT = 40


class Rating(msgspec.Struct, frozen=True):
    """An estimate of a player's skill, from so many games."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0
    games: int = 0

    @property
    def shown(self) -> int:
        """The number that players see: 1000 for a new player, and three sigmas on the safe side."""
        return round(SHOWN_AT_ZERO + SHOWN_A_POINT * (self.mu - 3 * self.sigma))

    @property
    def is_provisional(self) -> bool:
        """Is the rating based on too few games?"""
        return self.games < SETTLED_AFTER


NEW = Rating()


class Finished(Protocol):
    """A finished game between people only: who played, and their places (ties share)."""

    @property
    def users(self) -> Sequence[PlayerId]: ...
    @property
    def places(self) -> Sequence[int]: ...


def after_game(before: Sequence[Rating], places: Sequence[int]) -> tuple[Rating, ...]:
    """Return the ratings of a table's players after a game."""
    teams = [[MODEL.create_rating([rating.mu, rating.sigma])] for rating in before]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places])
    return tuple(
        Rating(team[0].mu, team[0].sigma, rating.games + 1)
        for team, rating in zip(rated, before, strict=True)
    )


def count(ratings: dict[PlayerId, Rating], game: Finished) -> None:
    """Update the ratings with one more game. Unknown players start as new ones."""
    before = [ratings.get(user, NEW) for user in game.users]
    after = zip(game.users, after_game(before, game.places), strict=True)
    # Id 0 stands for all people who were forgotten: each counts as a new player and is not stored.
    ratings.update({user: rating for user, rating in after if user > 0})


def counted(before: Mapping[PlayerId, Rating], games: Iterable[Finished]) -> dict[PlayerId, Rating]:
    """Return the ratings after further games, in order."""
    ratings = dict(before)
    for game in games:
        count(ratings, game)
    return ratings
