"""Pas vu pas pris: furniture that moves, or loses its support, as a new state and its events (V11–V14)."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core import Seat
from engine.pasvu.events import Event, FurnitureMoved, GhostDisplaced, GhostWentBack, PieceFell, Update
from engine.pasvu.hall.furnishing import Furnished, Pieces, at_rest
from engine.pasvu.hall.standing import CELLS, free_stands, nearest
from engine.pasvu.model import Figure, Ghost, Kind, State
from engine.pasvu.plans import sent_home


def with_furniture(state: State, furnished: Furnished, seat: Seat | None, kind: Kind) -> Update:
    """Return the hall after a piece was moved, and the events; `seat` is None if a card moved it."""
    piece = next(piece for piece in furnished.pieces if piece.kind == kind)
    events: list[Event] = [FurnitureMoved(seat, piece), *(PieceFell(fallen) for fallen in furnished.fallen)]
    events += [put_aside(owner, ghost) for owner, ghost in furnished.displaced]
    return replace(state, pieces=furnished.pieces, ghosts=furnished.ghosts), events


def without_support_fallen(state: State, *, lies: bool) -> Update:
    """V12, V13: let the pieces tip on or come down whose support was a ghost that has left."""

    def elsewhere(pieces: Pieces, standing: Sequence[Figure], figure: Figure, ghost: Ghost) -> Ghost:
        return room_found(replace(state, pieces=pieces), standing, figure, ghost, lies=lies)

    rested = at_rest(state.pieces, state.ghosts, lies, elsewhere)
    events: list[Event] = [PieceFell(piece) for piece in rested.fallen]
    events += [put_aside(seat, ghost) for seat, ghost in rested.displaced]
    return replace(state, pieces=rested.pieces, ghosts=rested.ghosts), events


def put_aside(seat: Seat, ghost: Ghost) -> Event:
    """V14: tell where a ghost was put; V27: one for which there was no room has gone home."""
    if ghost.place == "hall":
        return GhostDisplaced(seat, ghost.name, ghost.cell, ghost.spot, ghost.z)
    return GhostWentBack(seat, ghost.name, "room")


def room_found(
    state: State, standing: Sequence[Figure], figure: Figure, ghost: Ghost, *, lies: bool = False
) -> Ghost:
    """V27: put a ghost on the nearest free spot of its cell, or of the hall; or else send it home."""
    for cells in ((ghost.cell,), CELLS):
        places = {s: c for c in cells for s in free_stands(state.pieces, standing, c, ghost.size, lies)}
        if stand := nearest(places, figure.x, figure.y, figure.z):
            return replace(ghost, cell=places[stand], spot=stand.spot, z=stand.level)
    return sent_home(ghost, state.fusion, was_seen=True)
