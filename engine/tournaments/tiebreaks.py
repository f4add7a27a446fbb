"""Tie-breaks between equal points.

Tables of three and four: the opponents' average points per game; wins; head to head, if all who are tied have
met; fewer first seats; lots. Tables of two: Buchholz without the lowest opponent, Sonneborn-Berger, head to
head, lots. With `Plan.ties` "direct", head to head comes first in both. A bye has no opponent, so Buchholz
leaves it out first.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import TypeAlias

from engine.tournaments.history import Played, Record
from engine.tournaments.model import AnyPlan, EntrantId

Breaks: TypeAlias = tuple[Fraction | None, ...]

POD_BREAKS = ("opponents", "wins", "direct", "firsts", "lot")
DUEL_BREAKS = ("buchholz", "sonneborn", "direct", "lot")


def tie_breaks(plan: AnyPlan) -> tuple[str, ...]:
    """Return the names of the tie-breaks in order, to be shown before the start."""
    usual = DUEL_BREAKS if plan.sizes[0] == 2 else POD_BREAKS
    if plan.ties == "averages":
        return usual
    return ("direct", *(name for name in usual if name != "direct"))


def per_game(record: Record) -> Fraction:
    """Return the points per game, without byes."""
    return record.earned / record.games if record.games else Fraction(0)


def opponents_average(who: EntrantId, known: Mapping[EntrantId, Record]) -> Fraction:
    """Return the mean of the opponents' points per game, each counted as often as they met."""
    met = known[who].met
    total = sum((per_game(known[other]) * times for other, times in met.items()), Fraction(0))
    return total / met.total() if met else Fraction(0)


def buchholz_cut_one(who: EntrantId, known: Mapping[EntrantId, Record], rounds: int) -> Fraction:
    """Return the points of all opponents but the lowest. A round without an opponent counts as one with 0.

    `rounds` are those that are over for this player: a game that is being played is not the lowest, so one
    opponent alone counts nothing.
    """
    faced = [known[other].points for other in known[who].met.elements()]
    faced += [Fraction(0)] * (rounds - len(faced))
    return sum(sorted(faced)[1:], Fraction(0))


def result_against(game: Played, who: EntrantId, other: EntrantId) -> Fraction:
    """Return 1 for a better place, ½ for the same, 0 for a worse one."""
    own, theirs = game.place_of(who), game.place_of(other)
    return Fraction(1 + (own < theirs) - (own > theirs), 2)


def sonneborn_berger(who: EntrantId, games: Iterable[Played], known: Mapping[EntrantId, Record]) -> Fraction:
    """Return the points of those beaten in these games, and half the points of those drawn with."""
    return sum(
        (
            known[other].points * result_against(game, who, other)
            for game in games
            for other in game.seats
            if who in game.seats and other != who
        ),
        Fraction(0),
    )


def head_to_head(
    equals: Sequence[EntrantId], games: Mapping[EntrantId, Sequence[Played]]
) -> dict[EntrantId, Fraction] | None:
    """Return what each made against the others, as the mean of their games; None unless all have met.

    `games` holds each player's games.
    """
    made = dict.fromkeys(equals, Fraction(0))
    for one, other in combinations(equals, 2):
        between = [game for game in games.get(one, ()) if other in game.seats]
        if not between:
            return None
        share = sum((result_against(game, one, other) for game in between), Fraction(0)) / len(between)
        made[one] += share
        made[other] += 1 - share
    return made
