"""Pas vu pas pris: the midnight cards that move the furniture (V28, V29, V31)."""

from collections.abc import Iterator
from itertools import chain, pairwise

from msgspec.structs import replace

from engine.core import RuleError
from engine.pasvu.events import Event, Update
from engine.pasvu.furniture import with_furniture
from engine.pasvu.hall.bulk_overlap import surely_enters
from engine.pasvu.hall.furnishing import Pieces, refurnished
from engine.pasvu.hall.laying import enters_any, laid_down
from engine.pasvu.hall.positions import around, in_hall, pairs, positions
from engine.pasvu.hall.room import Room
from engine.pasvu.hall.shapes import yaw
from engine.pasvu.hall.tipping import clear_of, tipped
from engine.pasvu.layout import DOORS, HALL, LETTERS, TURN, door_point
from engine.pasvu.model import PIECES, TIPS, Door, Kind, Piece, State

BATCHES = (128, 1024)  # ends of the batches of positions tested together; mostly the first is enough


def all_tipped(state: State) -> Update:
    """V28: tip every piece, in table order, to the left, right, back or face, where it is or nearby."""
    events: list[Event] = []
    for kind in PIECES:
        here = replace(_piece(state, kind), lean="", steps=0, z=0.0)
        room = _room_without(state, kind)
        ways = (
            laid
            for piece in chain([here], around(here.x, here.y, here))
            for laid in _tipped_all_ways(room, piece)
        )
        state, told = _with_first(state, kind, room, ways)
        events += told
    return state, events


def _tipped_all_ways(room: Room, piece: Piece) -> Iterator[Piece]:
    """Yield a piece put down and tipped, to each side that it can be tipped to."""
    try:
        laid = laid_down(room.others, piece)
    except RuleError:
        return
    figures = clear_of(laid, room.staying)
    for tip in TIPS:
        try:
            yield tipped(room.others, figures, laid, tip)
        except RuleError:
            continue


def all_danced(state: State) -> Update:
    """V31: move every piece, in table order and as it lies, to the door nearest to it."""
    events: list[Event] = []
    for kind in PIECES:
        piece = _piece(state, kind)
        room = _room_without(state, kind)
        x, y = door_point(nearest_door(piece))
        state, told = _with_first(state, kind, room, _free_around(x, y, replace(piece, z=0.0), room.others))
        events += told
    return state, events


def _free_around(x: float, y: float, piece: Piece, others: Pieces) -> Iterator[Piece]:
    """V31: yield a piece, as it lies, where it enters no other, the nearest position to a point first."""
    xs, ys = in_hall(x, y, piece)
    for start, end in pairwise((0, *BATCHES, xs.size)):
        some_x, some_y = xs[start:end], ys[start:end]
        clear = ~surely_enters(piece, others, some_x - piece.x, some_y - piece.y)
        for gx, gy in pairs(some_x[clear], some_y[clear]):
            there = replace(piece, x=gx, y=gy)
            if not enters_any(there, others):
                yield there


def nearest_door(piece: Piece) -> Door:
    """V31: return the door nearest to a piece's centre; ties go clockwise from the south, then by number."""

    def away(door: Door) -> float:
        x, y = door_point(door)
        return round((x - piece.x) ** 2 + (y - piece.y) ** 2, 6)

    return min((f"{letter}{n}" for letter in LETTERS.values() for n in range(1, DOORS + 1)), key=away)


def mirror_raised(state: State) -> Update:
    """V29: raise the mirror at its place or the nearest free one, facing the centre of the hall."""
    room = _room_without(state, "mirror")
    return _with_first(state, "mirror", room, _raised(room.others, _piece(state, "mirror")))


def _raised(others: Pieces, mirror: Piece) -> Iterator[Piece]:
    """Yield the mirror at each place where it can stand."""
    everywhere = pairs(*positions(mirror.x, mirror.y, (0.0, 0.0), (HALL, HALL)))
    for x, y in chain([(mirror.x, mirror.y)], everywhere):
        try:
            yield laid_down(others, Piece("mirror", x, y, facing_centre(x, y)))
        except RuleError:
            continue


def facing_centre(x: float, y: float) -> int:
    """V29: return the angle, to 5°, at which a piece at this place faces the middle of the hall."""
    dx, dy = HALL / 2 - x, HALL / 2 - y

    def towards(angle: int) -> float:
        # At 0 the front faces +y, so the second column of the rotation is where it faces.
        matrix = yaw(angle)
        return round(matrix[0][1] * dx + matrix[1][1] * dy, 9)

    return max(range(0, 360, TURN), key=towards)


def _piece(state: State, kind: Kind) -> Piece:
    return next(piece for piece in state.pieces if piece.kind == kind)


def _room_without(state: State, kind: Kind) -> Room:
    """Return the hall from which a card has lifted a piece."""
    return Room(state.pieces, state.ghosts, kind, lies=False)


def _with_first(state: State, kind: Kind, room: Room, ways: Iterator[Piece]) -> Update:
    """Put a piece in the first of several ways that leaves the ghosts room, or else leave it.

    V14: ghosts on the piece come down as it is lifted; if one cannot, no way is possible.
    """
    for piece in filter(room.has_place, ways) if room.can_lift() else ():
        try:
            furnished = refurnished(state.pieces, [*room.others, piece], state.ghosts, {kind}, lies=False)
        except RuleError:  # what loses its support by this way would leave a ghost no room
            continue
        is_same = furnished.pieces == state.pieces
        return (state, []) if is_same else with_furniture(state, furnished, None, kind)
    return state, []
