"""The result of a game, and those that people bring about: they resign, agree on a draw or end it early."""

from collections.abc import Sequence
from typing import Any

import msgspec

RESIGNED = "resigned"  # too few players were left
AGREED = "agreed"  # a draw by consent: all who stayed share first place
DRAWN = "drawn"  # a draw by the rules of a game: an OpenGame's `ending` may return it
ABANDONED = "abandoned"  # all players stopped playing
STOPPED = "stopped"  # a moderator ended it
ADJUDICATED = "adjudicated"  # in a tournament: ranked as it stood, at a deadline or when abandoned
DECIDED = "decided"  # the organiser of a tournament set the places
DRAWS = frozenset({AGREED, DRAWN})  # nobody won these
UNCOUNTED = frozenset({ABANDONED, STOPPED})  # these games count for nobody
# The reason for each kind of log entry that ends a game early.
ENDINGS = {"draw": AGREED, "abandon": ABANDONED, "stop": STOPPED}


class Outcome(msgspec.Struct, frozen=True):
    """The result of a game: the place (1 is best, ties share) and score of each seat, and why it ended."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


def is_given_up(outcome: Outcome) -> bool:
    """Did the only player give up? Then nobody is first."""
    return outcome.reason == RESIGNED and len(outcome.places) == 1


def has_places(outcome: Outcome) -> bool:
    """Do its places say who did better? Not where nobody has come to an end."""
    return outcome.reason not in UNCOUNTED and not is_given_up(outcome)


def places_of(ranks: Sequence[Any]) -> tuple[int, ...]:
    """Return the place of each rank. The lowest rank is first, equal ranks share a place."""
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


def below_all_who_stayed(outcome: Outcome | None, resigned: Sequence[bool]) -> Outcome | None:
    """Rank those who resigned last, in the order that the game gives them."""
    if outcome is None or not any(resigned):
        return outcome
    ranks = list(zip(resigned, outcome.places, strict=True))
    return Outcome(places_of(ranks), outcome.scores, outcome.reason)


def ended_by_resigning(resigned: Sequence[bool], people: Sequence[bool], standing: Outcome) -> Outcome | None:
    """Return the result once fewer than two seats, or no person, are left; None while the game goes on.

    It counts as it stands, with those who resigned below all who stayed, as in a game that goes to its end.
    """
    staying = resigned.count(False)
    if staying >= 2 and any(person and not gone for person, gone in zip(people, resigned, strict=True)):
        return None
    return below_all_who_stayed(msgspec.structs.replace(standing, reason=RESIGNED), resigned)


def abandoned(resigned: Sequence[bool]) -> Outcome:
    """Return the result of a game that all players abandoned."""
    return without_winner(resigned, ABANDONED)


def without_winner(resigned: Sequence[bool], reason: str) -> Outcome:
    """Let all who stayed share first place, above those who resigned."""
    places = tuple(1 + resigned.count(False) if gone else 1 for gone in resigned)
    return Outcome(places, (0,) * len(resigned), reason)
