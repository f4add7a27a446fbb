"""Chances from leads: how a game that is cut short is likely to end."""

from collections.abc import Sequence
from math import erf, sqrt
from typing import NamedTuple

NET = 0.55  # what a prize brings, as whoever wins it leaves the next one to the others
FADE = 0.8  # how much of a hope is left when one more player comes before
SURE = 0.9  # hope where nothing closes a way
OPEN = 0.4  # where nearly nothing does
FEW = 3  # ways to a prize of which the turn of another player leaves half a hope


def shares_from_leads(worth: Sequence[float], left: float) -> tuple[float, ...]:
    """Return each seat's share of the others left behind, if what is left is won by chance.

    `worth` is what each seat has, `left` how much of the same is still to be won: a lead counts the more, the
    less is left.
    """
    scale = sqrt(2 * max(left, 0.5))
    others = max(1, len(worth) - 1)
    return tuple(
        sum((1 + erf((own - other) / scale)) / 2 for seat, other in enumerate(worth) if seat != me) / others
        for me, own in enumerate(worth)
    )


class Outlook(NamedTuple):
    """How well a seat stands for a prize: the chance to win it at once, and hopes in a later turn."""

    now: float
    later: float
    following: float  # for the prize after this one


def outlook(ways: Sequence[int], following: Sequence[int]) -> Outlook:
    """Return how well a seat stands, given in how many ways it could win each prize there may be."""
    now = sum(way > 0 for way in ways) / max(1, len(ways))
    return Outlook(now, _hope(ways), _hope(following))


def _hope(ways: Sequence[int]) -> float:
    return sum(way / (way + FEW) for way in ways) / max(1, len(ways))


def hope_of_way(share: float) -> float:
    """Return the hope to find a way open after a rival's turn, if this share of all turns leaves one.

    The rival would rather close it.
    """
    return SURE if share == 1 else OPEN * share


def prize_hopes(outlooks: Sequence[Outlook]) -> list[float]:
    """Return what the seats can hope for, in the order of their turns: one prize, and the one after it."""
    taken, hopes = 0.0, list[float]()
    for turn, seen in enumerate(outlooks):
        if not turn:
            hopes.append(seen.now)
        else:
            hopes.append(((1 - taken) * seen.later + taken * seen.following) * FADE ** (turn - 1))
        taken += (1 - taken) * (seen.later if turn else seen.now)
    return [NET * hope for hope in hopes]
