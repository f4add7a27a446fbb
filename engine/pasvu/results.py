"""Pas vu pas pris: points, and who won (V10)."""

from engine.core import Outcome, Seat, places_of
from engine.pasvu.layout import BODIES
from engine.pasvu.model import Ghost, State, View

HOME = ("side", "edge", "reserve")


def points_of(ghost: Ghost) -> int:
    """Return what a ghost scores: most when it is out, a little in the hall, nothing at home."""
    body = BODIES[ghost.size]
    return {"out": body.out, "hall": body.inside}.get(ghost.place, 0)


def points(state: State | View, seat: Seat) -> int:
    """V10: return a seat's points if the game ended now."""
    return sum(points_of(ghost) for ghost in state.ghosts[seat])


def out_points(state: State | View, seat: Seat) -> int:
    """Return the points of a seat's ghosts that are out, which are safe."""
    return sum(points_of(ghost) for ghost in state.ghosts[seat] if ghost.place == "out")


def outcome_of(state: State) -> Outcome | None:
    """Return the result once the game is over, else None."""
    return standing_of(state) if state.phase == "over" else None


def standing_of(state: State) -> Outcome:
    """V10: rank by most points, then most ghosts out, then fewest at home, then shared."""
    ranks: list[tuple[int, int, int]] = []
    for seat, own in enumerate(state.ghosts):
        out = sum(ghost.place == "out" for ghost in own)
        home = sum(ghost.place in HOME for ghost in own)
        ranks.append((-points(state, seat), -out, home))
    return Outcome(places_of(ranks), tuple(points(state, seat) for seat in range(len(ranks))), "last-card")
