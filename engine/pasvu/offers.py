"""Pas vu pas pris: what a panel can offer while a player prepares an action, from their view alone.

V7: nothing here reveals what a door would show.
"""

from collections.abc import Iterator

from engine.core import RuleError, Seat, refusal
from engine.pasvu.hall.furnishing import Furnished, put
from engine.pasvu.hall.standing import CELLS, Stand, free_stands
from engine.pasvu.layout import OPPOSITE
from engine.pasvu.model import OUT, Cell, Ghost, GhostName, MoveFurniture, Path, View
from engine.pasvu.plans import Floor, check_can_go, check_merge, check_plan, floor_of, ghosts_lie, row_from
from engine.pasvu.rounds import placement
from engine.pasvu.stand_in.planning import distance, way


def furnished(view: View, move: MoveFurniture) -> Furnished:
    """Return the hall after a furniture move, or raise. `view.movable` says which pieces may be moved."""
    return put(view.pieces, view.ghosts, placement(move), move.tip, ghosts_lie(view))


def is_unmoved(view: View, move: MoveFurniture) -> bool:
    """Would a legal move leave the piece as it is? The rules allow that, but nobody wants it."""
    return all(piece in view.pieces for piece in furnished(view, move).pieces if piece.kind == move.piece)


def value_of(view: View, seat: Seat) -> int:
    """Return the number of steps on the seat's card."""
    card = view.cards[seat]
    return card.value if card else 0


def hall_after(view: View, seat: Seat, paths: tuple[Path, ...]) -> Floor:
    """V18: return the hall after these paths alone, or raise."""
    return check_plan(floor_of(view), seat, value_of(view, seat), paths)


def steps_left(view: View, seat: Seat, paths: tuple[Path, ...]) -> int:
    """V5: return the steps that the card has left after these paths."""
    return value_of(view, seat) - sum(len(path.cells) for path in paths)


def movers(view: View, seat: Seat, paths: tuple[Path, ...]) -> tuple[Ghost, ...]:
    """Return the ghosts that may still be given a path."""
    floor, left = hall_after(view, seat, paths), steps_left(view, seat, paths)
    named = {path.ghost for path in paths}
    found: list[Ghost] = []
    for ghost in floor.ghosts[seat]:
        if refusal(check_can_go, floor, seat, ghost):
            continue
        if ghost.name not in named and any(goals_in(floor, seat, left, ghost.name)):
            found.append(ghost)
    return tuple(found)


def goals(view: View, seat: Seat, paths: tuple[Path, ...], name: GhostName) -> dict[Cell, int]:
    """V15, V16: return every cell where a ghost can end its path, and "out", with the fewest steps there."""
    return dict(goals_in(hall_after(view, seat, paths), seat, steps_left(view, seat, paths), name))


def goals_in(floor: Floor, seat: Seat, left: int, name: GhostName) -> Iterator[tuple[Cell, int]]:
    """Yield the goals of a ghost with so many steps left. V25: even those possible only by a merge."""
    ghost, side, others = floor.ghost(seat, name), floor.sides[seat], floor.figures((seat, name))
    for cell in CELLS:
        steps = distance(side, ghost, cell)
        if 0 < steps <= left and (
            free_stands(floor.pieces, others, cell, ghost.size, floor.lies)
            or any(_merges(floor, seat, name, cell))
        ):
            yield cell, steps
    if ghost.place == "hall" and ghost.entered != floor.round:
        rows = row_from(OPPOSITE[side], ghost.cell)
        if rows <= left:
            yield OUT, rows


def route(view: View, seat: Seat, paths: tuple[Path, ...], name: GhostName, end: Cell) -> tuple[Cell, ...]:
    """V15: return a shortest way to a cell or out, as `Path.cells`, from where these paths leave a ghost.

    V25: a merge sends both ghosts home, from where they may enter again.
    """
    return way(view.sides[seat], hall_after(view, seat, paths).ghost(seat, name), end)


def stands_at(
    view: View, seat: Seat, paths: tuple[Path, ...], name: GhostName, cell: Cell, merge: GhostName = ""
) -> list[Stand]:
    """V17: return the places of a cell that are free for a ghost, or for the larger one after a merge."""
    return stands_in(hall_after(view, seat, paths), seat, name, cell, merge)


def stands_in(floor: Floor, seat: Seat, name: GhostName, cell: Cell, merge: GhostName) -> list[Stand]:
    """Return the same for a given hall."""
    ghost = floor.ghost(seat, name)
    size = check_merge(floor, seat, ghost, cell, merge).size if merge else ghost.size
    others = floor.figures((seat, name), *([(seat, merge)] if merge else []))
    return free_stands(floor.pieces, others, cell, size, floor.lies)


def merges(
    view: View, seat: Seat, paths: tuple[Path, ...], name: GhostName, cell: Cell
) -> tuple[GhostName, ...]:
    """V25: return the ghosts in a cell with which this one may merge there, if the larger one fits."""
    return tuple(_merges(hall_after(view, seat, paths), seat, name, cell))


def _merges(floor: Floor, seat: Seat, name: GhostName, cell: Cell) -> Iterator[GhostName]:
    for other in floor.ghosts[seat] if floor.fusion else ():
        if other.cell == cell:
            try:
                fits = stands_in(floor, seat, name, cell, other.name)
            except RuleError:
                continue
            if fits:
                yield other.name


def closed(
    view: View, seat: Seat, paths: tuple[Path, ...], name: GhostName
) -> dict[Cell, dict[GhostName, RuleError]]:
    """V25: return the cells in reach where a ghost has no room, and why it may not merge there."""
    open_cells, floor = goals(view, seat, paths, name), hall_after(view, seat, paths)
    ghost, left = floor.ghost(seat, name), steps_left(view, seat, paths)
    found: dict[Cell, dict[GhostName, RuleError]] = {}
    for other in floor.ghosts[seat] if floor.fusion else ():
        if other.place != "hall" or other.cell in open_cells or other.name == name:
            continue
        why = merge_refusal(view, seat, paths, name, other.cell, other.name)
        if why and 0 < distance(floor.sides[seat], ghost, other.cell) <= left:
            found.setdefault(other.cell, {})[other.name] = why
    return found


def merge_refusal(
    view: View, seat: Seat, paths: tuple[Path, ...], name: GhostName, cell: Cell, other: GhostName
) -> RuleError | None:
    """V25: return why two ghosts may not merge there; None if they may."""
    try:
        fits = stands_at(view, seat, paths, name, cell, other)
    except RuleError as error:
        return error
    return None if fits else RuleError("pasvu-merge-room", cell=cell)
