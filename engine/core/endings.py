"""What people make of a result beside the rules, in any game: they resign, agree on a draw, end a game."""

from collections.abc import Sequence

from engine.core.contract import Outcome, places_of

RESIGNED = "resigned"  # the reason of a game that ended because too few were left
AGREED = "agreed"  # a draw by consent: all who stayed share the first place
ABANDONED = "abandoned"  # nobody plays it any more
STOPPED = "stopped"  # a moderator ended it
ADJUDICATED = "adjudicated"  # ended as it stood: in a tournament, at a deadline or when nobody plays on
DECIDED = "decided"  # the organiser of a tournament has given the places
UNCOUNTED = frozenset({ABANDONED, STOPPED})  # such a game counts for nobody
# The reason by the kind of the entry that ends a game before the rules do.
ENDINGS = {"draw": AGREED, "abandon": ABANDONED, "stop": STOPPED}


def below_all_who_stayed(outcome: Outcome | None, resigned: Sequence[bool]) -> Outcome | None:
    """A game's own result with those who resigned last; among themselves they keep the game's order."""
    if outcome is None or not any(resigned):
        return outcome
    ranks = list(zip(resigned, outcome.places, strict=True))
    return Outcome(places_of(ranks), outcome.scores, outcome.reason)


def ended_by_resigning(resigned: Sequence[bool], people: Sequence[bool]) -> Outcome | None:
    """The result once no two are left of whom one is a person; None while the game goes on."""
    staying = resigned.count(False)
    if staying >= 2 and any(person and not gone for person, gone in zip(people, resigned, strict=True)):
        return None
    return without_winner(resigned, RESIGNED)


def abandoned(resigned: Sequence[bool]) -> Outcome:
    """The result of a game that nobody plays any more: nobody has won, whoever resigned is below."""
    return without_winner(resigned, ABANDONED)


def without_winner(resigned: Sequence[bool], reason: str) -> Outcome:
    """All who stayed share the first place, whoever resigned is below."""
    places = tuple(1 + resigned.count(False) if gone else 1 for gone in resigned)
    return Outcome(places, (0,) * len(resigned), reason)
