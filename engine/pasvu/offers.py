"""Pas vu pas pris: what a panel can offer while a player prepares an action, from their view alone.

V7: nothing here reveals what a door would show.
"""

from collections.abc import Collection, Iterator

from engine.core import RuleError, Seat, refusal
from engine.pasvu.hall.standing import CELLS, Stand, free_among, free_stands, room_for
from engine.pasvu.layout import OPPOSITE
from engine.pasvu.model import OUT, Cell, Ghost, GhostName, Path, View
from engine.pasvu.plans import Floor, check_can_go, check_merge, check_next, row_from, value_of
from engine.pasvu.stand_in.planning import distance, way


def steps_left(view: View, seat: Seat, paths: tuple[Path, ...]) -> int:
    """V5: return the steps that the card has left after these paths."""
    return value_of(view, seat) - sum(len(path.cells) for path in paths)


def paths_without(paths: tuple[Path, ...], number: int) -> tuple[Path, ...]:
    """Return a plan's paths without one. V25: without a merge, its ghosts are not home to leave again."""
    left, later = paths[number], paths[number + 1 :]
    return (*paths[:number], *(path for path in later if path.ghost not in (left.ghost, left.merge)))


def merged(floor: Floor, seat: Seat, paths: tuple[Path, ...]) -> tuple[GhostName, ...]:
    """V25: return for each path of a plan the larger ghost of the merge that it ends in, else nothing."""
    found: list[GhostName] = []
    for path in paths:
        ghost, end = floor.ghost(seat, path.ghost), path.cells[-1]
        found.append(check_merge(floor, seat, ghost, end, path.merge).name if path.merge else "")
        floor = check_next(floor, seat, len(path.cells), (), path)
    return tuple(found)


def times_out(paths: tuple[Path, ...], number: int, name: GhostName) -> int:
    """V25: how often a ghost is on the way by this path: merges of the same plan may have sent it home."""
    return 1 + sum(bool(path.merge) and name in (path.ghost, path.merge) for path in paths[:number])


def movers(floor: Floor, seat: Seat, left: int, busy: Collection[GhostName]) -> tuple[Ghost, ...]:
    """Return the ghosts that are not underway and may still be given a path, with so many steps left."""
    return tuple(
        ghost
        for ghost in floor.ghosts[seat]
        if ghost.name not in busy
        and not refusal(check_can_go, floor, seat, ghost)
        and any(goals_in(floor, seat, left, ghost.name))
    )


def goals_in(floor: Floor, seat: Seat, left: int, name: GhostName) -> Iterator[tuple[Cell, int]]:
    """V15, V16: yield every cell where a ghost can end its path, and "out", with the fewest steps there.

    V25: even cells where it can only merge.
    """
    ghost, side, others = floor.ghost(seat, name), floor.sides[seat], floor.figures((seat, name))
    room = room_for(floor.pieces, ghost.size, floor.lies)
    for cell in CELLS:
        steps = distance(side, ghost, cell)
        if 0 < steps <= left and (
            free_among(room[cell], others, cell, ghost.size, floor.lies) or merges(floor, seat, name, cell)
        ):
            yield cell, steps
    if ghost.place == "hall" and ghost.entered != floor.round:
        rows = row_from(OPPOSITE[side], ghost.cell)
        if rows <= left:
            yield OUT, rows


def route(floor: Floor, seat: Seat, name: GhostName, end: Cell) -> tuple[Cell, ...]:
    """V15: return a shortest way of a ghost to a cell or out, as `Path.cells`.

    V25: a merge sends both ghosts home, from where they may enter again.
    """
    return way(floor.sides[seat], floor.ghost(seat, name), end)


def stands_in(floor: Floor, seat: Seat, name: GhostName, cell: Cell, merge: GhostName = "") -> list[Stand]:
    """V17: return the places of a cell that are free for a ghost, or for the larger one after a merge."""
    ghost = floor.ghost(seat, name)
    size = check_merge(floor, seat, ghost, cell, merge).size if merge else ghost.size
    others = floor.figures((seat, name), *([(seat, merge)] if merge else []))
    return free_stands(floor.pieces, others, cell, size, floor.lies)


def merges(floor: Floor, seat: Seat, name: GhostName, cell: Cell) -> tuple[GhostName, ...]:
    """V25: return the ghosts in a cell with which this one may merge there, if the larger one fits."""
    there = [other.name for other in floor.ghosts[seat] if floor.fusion and other.cell == cell]
    return tuple(other for other in there if merge_refusal(floor, seat, name, cell, other) is None)


def merge_refusal(
    floor: Floor, seat: Seat, name: GhostName, cell: Cell, other: GhostName
) -> RuleError | None:
    """V25: return why two ghosts may not merge there; None if they may."""
    try:
        fits = stands_in(floor, seat, name, cell, other)
    except RuleError as error:
        return error
    return None if fits else RuleError("pasvu-merge-room", cell=cell)


def closed(floor: Floor, seat: Seat, left: int, name: GhostName) -> dict[Cell, dict[GhostName, RuleError]]:
    """V25: return the cells in reach where a ghost has no room, and why it may not merge there."""
    open_cells, ghost = dict(goals_in(floor, seat, left, name)), floor.ghost(seat, name)
    found: dict[Cell, dict[GhostName, RuleError]] = {}
    for other in floor.ghosts[seat] if floor.fusion else ():
        if other.place != "hall" or other.cell in open_cells or other.name == name:
            continue
        why = merge_refusal(floor, seat, name, other.cell, other.name)
        if why and 0 < distance(floor.sides[seat], ghost, other.cell) <= left:
            found.setdefault(other.cell, {})[other.name] = why
    return found
