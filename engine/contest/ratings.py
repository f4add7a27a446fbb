"""Ratings: Plackett-Luce by openskill, over finished rated games in their order.

The same games in the same order give the same numbers to the last bit, all at once or one at a time.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

import msgspec
from openskill.models import PlackettLuce

PlayerId: TypeAlias = int
# A game on one server, or (None) on all.
Scope: TypeAlias = tuple[str, int | None]
Ratings: TypeAlias = dict[tuple[Scope, PlayerId], "Rating"]

MODEL = PlackettLuce()
SETTLED_AFTER = 10
SHOWN_AT_ZERO = 1000
SHOWN_A_POINT = 40


class Rating(msgspec.Struct, frozen=True):
    """What is known of somebody's skill, from so many games."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0
    games: int = 0

    @property
    def shown(self) -> int:
        """The number that people see: 1000 for somebody new, and three sigmas on the safe side."""
        return round(SHOWN_AT_ZERO + SHOWN_A_POINT * (self.mu - 3 * self.sigma))

    @property
    def is_provisional(self) -> bool:
        """Too few games to go by."""
        return self.games < SETTLED_AFTER


NEW = Rating()


class RatedGame(msgspec.Struct, frozen=True):
    """A finished game between people alone: their places in the order of seats (ties share)."""

    game: str
    server: int
    players: tuple[PlayerId, ...]
    places: tuple[int, ...]

    @property
    def scopes(self) -> tuple[Scope, Scope]:
        """Every game counts twice: on its server, and over all servers."""
        return (self.game, self.server), (self.game, None)


def after_game(before: Sequence[Rating], places: Sequence[int]) -> tuple[Rating, ...]:
    """The ratings of a table's players after a game."""
    teams = [[MODEL.create_rating([rating.mu, rating.sigma])] for rating in before]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places])
    return tuple(
        Rating(team[0].mu, team[0].sigma, rating.games + 1)
        for team, rating in zip(rated, before, strict=True)
    )


def changes(known: Mapping[tuple[Scope, PlayerId], Rating], game: RatedGame) -> Ratings:
    """The ratings that a game changes, as they are after it; whoever is not known is new."""
    found = Ratings()
    for scope in game.scopes:
        before = [known.get((scope, player), NEW) for player in game.players]
        after = after_game(before, game.places)
        found.update({(scope, player): rating for player, rating in zip(game.players, after, strict=True)})
    return found


def rebuilt(games: Iterable[RatedGame]) -> Ratings:
    """All ratings from all games, in their order."""
    found = Ratings()
    for game in games:
        found.update(changes(found, game))
    return found
