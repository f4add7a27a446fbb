"""Pas vu pas pris: furniture that moves, or loses its support, as a new state and its events (V11–V14)."""

from msgspec.structs import replace

from engine.core import Seat
from engine.pasvu.events import Event, FurnitureMoved, GhostDisplaced, PieceFell, Update
from engine.pasvu.hall.furnishing import Furnished
from engine.pasvu.hall.standing import figures_of
from engine.pasvu.hall.tipping import tipped_on
from engine.pasvu.model import Kind, State


def with_furniture(state: State, furnished: Furnished, seat: Seat | None, kind: Kind) -> Update:
    """Return the hall after a piece was moved, and the events; `seat` is None if a card moved it."""
    piece = next(piece for piece in furnished.pieces if piece.kind == kind)
    events: list[Event] = [FurnitureMoved(seat, piece), *(PieceFell(fallen) for fallen in furnished.fallen)]
    events += [
        GhostDisplaced(owner, ghost.name, ghost.cell, ghost.spot, ghost.z)
        for owner, ghost in furnished.displaced
    ]
    return replace(state, pieces=furnished.pieces, ghosts=furnished.ghosts), events


def leaners_tipped_on(state: State, *, lies: bool) -> Update:
    """V13: let the pieces tip on whose support was a ghost that has left."""
    pieces = tipped_on(state.pieces, figures_of(state.ghosts, lies))
    fallen = [piece for piece in pieces if piece not in state.pieces]
    return replace(state, pieces=pieces), [PieceFell(piece) for piece in fallen]
