"""Pas vu pas pris: what a panel may offer while a move is put together, from a view alone.

Nothing here tells what a door would show (V7).
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
    """The hall after a furniture move, or the refusal; which piece may be moved is `view.movable`."""
    return put(view.pieces, view.ghosts, placement(move), move.tip, ghosts_lie(view))


def is_unmoved(view: View, move: MoveFurniture) -> bool:
    """Would a legal move leave the piece just as it is? The rules allow that; nobody means it."""
    return all(piece in view.pieces for piece in furnished(view, move).pieces if piece.kind == move.piece)


def value_of(view: View, seat: Seat) -> int:
    """The number of the seat's card."""
    card = view.cards[seat]
    return card.value if card else 0


def hall_after(view: View, seat: Seat, paths: tuple[Path, ...]) -> Floor:
    """V18: the hall as these paths alone would leave it, or the refusal."""
    return check_plan(floor_of(view), seat, value_of(view, seat), paths)


def steps_left(view: View, seat: Seat, paths: tuple[Path, ...]) -> int:
    """V5: what the card has left after these paths."""
    return value_of(view, seat) - sum(len(path.cells) for path in paths)


def movers(view: View, seat: Seat, paths: tuple[Path, ...]) -> tuple[Ghost, ...]:
    """The ghosts that may still be given a path."""
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
    """V15, V16: every cell where a ghost can end its way, and "out", with the least steps there."""
    return dict(goals_in(hall_after(view, seat, paths), seat, steps_left(view, seat, paths), name))


def goals_in(floor: Floor, seat: Seat, left: int, name: GhostName) -> Iterator[tuple[Cell, int]]:
    """The goals of a ghost in a hall, with so many steps left; V25: also those that only a merge opens."""
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
    """V15: a shortest way to a cell or out, as `Path.cells` wants it, from where these paths leave a ghost.

    V25: a merge sends those who merged home, from where they may come in again.
    """
    return way(view.sides[seat], hall_after(view, seat, paths).ghost(seat, name), end)


def stands_at(
    view: View, seat: Seat, paths: tuple[Path, ...], name: GhostName, cell: Cell, merge: GhostName = ""
) -> list[Stand]:
    """V17: the spots and levels of a cell that are free for a ghost, or for what a merge makes of it."""
    return stands_in(hall_after(view, seat, paths), seat, name, cell, merge)


def stands_in(floor: Floor, seat: Seat, name: GhostName, cell: Cell, merge: GhostName) -> list[Stand]:
    """The same in a hall as it is."""
    ghost = floor.ghost(seat, name)
    size = check_merge(floor, seat, ghost, cell, merge).size if merge else ghost.size
    others = floor.figures((seat, name), *([(seat, merge)] if merge else []))
    return free_stands(floor.pieces, others, cell, size, floor.lies)


def merges(
    view: View, seat: Seat, paths: tuple[Path, ...], name: GhostName, cell: Cell
) -> tuple[GhostName, ...]:
    """V25: the ghosts in a cell with which one that ends there may merge, the larger one fitting."""
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
    """V25: the cells within reach where a ghost has no room, and why it may not join its fellows there."""
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
    """V25: why two ghosts may not merge there; None where they may."""
    try:
        fits = stands_at(view, seat, paths, name, cell, other)
    except RuleError as error:
        return error
    return None if fits else RuleError("pasvu-merge-room", cell=cell)
