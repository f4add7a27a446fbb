"""Pas vu pas pris: points, and who won (V10)."""

from engine.core import Outcome, Seat, places_of
from engine.pasvu.layout import BODIES
from engine.pasvu.model import Ghost, State

HOME = ("side", "edge", "reserve")


def points_of(ghost: Ghost) -> int:
    """Out a ghost is worth its size; in the hall a little; at home nothing."""
    body = BODIES[ghost.size]
    return {"out": body.out, "hall": body.inside}.get(ghost.place, 0)


def points(state: State, seat: Seat) -> int:
    """V10: a seat's points if the game ended now."""
    return sum(points_of(ghost) for ghost in state.ghosts[seat])


def out_points(state: State, seat: Seat) -> int:
    """The points that nobody can take any more."""
    return sum(points_of(ghost) for ghost in state.ghosts[seat] if ghost.place == "out")


def outcome_of(state: State) -> Outcome | None:
    """V10: most points, then most ghosts out, then fewest at home, then shared."""
    return standing_of(state) if state.phase == "over" else None


def standing_of(state: State) -> Outcome:
    """V10: who is ahead, were the game over now."""
    ranks: list[tuple[int, int, int]] = []
    for seat, own in enumerate(state.ghosts):
        out = sum(ghost.place == "out" for ghost in own)
        home = sum(ghost.place in HOME for ghost in own)
        ranks.append((-points(state, seat), -out, home))
    return Outcome(places_of(ranks), tuple(points(state, seat) for seat in range(len(ranks))), "last-card")
