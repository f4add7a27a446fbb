"""Pas vu pas pris: carries out the plans one after another, and resolves those that collide (V18)."""

from collections.abc import Iterator, Sequence

from engine.core import RuleError, Seat, refusal
from engine.pasvu.events import Event, GhostMoved, GhostsMerged, MergeFailed, Why
from engine.pasvu.hall.overlap import TOLERANCE
from engine.pasvu.hall.standing import Stand, free_stands, nearest, spot_point
from engine.pasvu.model import OUT, Cell, Fate, Figure, Ghost, Path, Size
from engine.pasvu.plans import Floor, check_merge, check_way, floor_with, gone_out, merged, placed_at

# V25: why a planned merge failed, by the code of the refusal.
HINDRANCES: dict[str, Why] = {"pasvu-merge-room": "room", "pasvu-merge-reserve": "reserve"}


def carried_out(floor: Floor, seat: Seat, paths: Sequence[Path]) -> tuple[Floor, list[Event]]:
    """V18: carry out a plan, ghost by ghost, in a hall that earlier plans have changed."""
    events: list[Event] = []
    unmerged: set[str] = set()
    for path in paths:
        ghost = floor.ghost(seat, path.ghost)
        start = _start_of(ghost)
        # V25: a failed merge has sent neither ghost home, so a path that was to start from there is lost.
        is_lost = path.ghost in unmerged
        if is_lost or refusal(check_way, floor, seat, path):
            told: list[Event] = [_stayed(seat, ghost, start, "lost" if is_lost else "stayed")]
            told += [_unmerged(seat, path, path.cells[-1], "apart")] if path.merge else []
        elif path.cells[-1] == OUT:
            floor = floor_with(floor, seat, gone_out(ghost))
            told = [GhostMoved(seat, path.ghost, start, path.cells, "c", 0.0)]
        elif path.merge:
            floor, told = _joined(floor, seat, path, start)
        else:
            floor, moved = _walked(floor, seat, path, start)
            told = [moved]
        if isinstance(told[-1], MergeFailed):
            unmerged |= {path.ghost, path.merge}
        events += told
    return floor, events


def _start_of(ghost: Ghost) -> Cell:
    """Return where a path begins: a cell, "" for the own side, "out" for a ghost taken back (V25)."""
    if ghost.place == "out":
        return OUT
    return ghost.cell if ghost.place == "hall" else ""


def _stayed(seat: Seat, ghost: Ghost, start: Cell, fate: Fate = "stayed") -> GhostMoved:
    """V18: return the event of a ghost that stays where it is; its steps are lost."""
    return GhostMoved(seat, ghost.name, start, (), ghost.spot, ghost.z, fate)


def _unmerged(seat: Seat, path: Path, cell: Cell, why: Why) -> Event:
    """V25: return the event of a planned merge that failed."""
    return MergeFailed(seat, path.ghost, path.merge, cell, why)


def _joined(floor: Floor, seat: Seat, path: Path, start: Cell) -> tuple[Floor, list[Event]]:
    """V25: merge as planned, or where both ghosts were stopped (V18); or else move the ghost alone."""
    cell = path.cells[-1]
    try:
        floor, merge = _merge_in(floor, seat, path, cell)
        return floor, [GhostMoved(seat, path.ghost, start, path.cells, merge.spot, merge.level), merge]
    except RuleError as error:
        why = HINDRANCES.get(error.code, "apart")
    floor, moved = _walked(floor, seat, path, start)
    if moved.fate == "stopped":
        try:
            floor, merge = _merge_in(floor, seat, path, moved.cells[-1])
            return floor, [moved, merge]
        except RuleError as error:
            if error.code in HINDRANCES:
                cell, why = moved.cells[-1], HINDRANCES[error.code]
    return floor, [moved, _unmerged(seat, path, cell, why)]


def _merge_in(floor: Floor, seat: Seat, path: Path, cell: Cell) -> tuple[Floor, GhostsMerged]:
    """V25: merge in a cell, if the other ghost is there and the larger one fits; or else raise why not."""
    ghost = floor.ghost(seat, path.ghost)
    size = check_merge(floor, seat, ghost, cell, path.merge).size
    others = floor.figures((seat, path.ghost), (seat, path.merge))
    stand = _wanted(floor, others, path, cell, size)
    if stand is None:
        raise RuleError("pasvu-merge-room", cell=cell)
    floor, larger = merged(floor, seat, ghost, floor.ghost(seat, path.merge), cell, stand)
    place = (larger.cell, larger.spot, larger.z)
    return floor, GhostsMerged(seat, path.ghost, path.merge, larger.name, *place)


def _walked(floor: Floor, seat: Seat, path: Path, start: Cell) -> tuple[Floor, GhostMoved]:
    """V18: go to the wanted spot, or the nearest free one, or the last cell of the path that has room."""
    ghost, others = floor.ghost(seat, path.ghost), floor.figures((seat, path.ghost))
    for cells, stand in _stops(floor, others, path, ghost.size):
        is_there = len(cells) == len(path.cells)
        is_wanted = stand.spot == path.spot and abs(stand.level - path.level) <= 10 * TOLERANCE
        fate: Fate = "stopped" if not is_there else "" if is_wanted else "shifted"
        floor = floor_with(floor, seat, placed_at(floor, ghost, cells[-1], stand))
        return floor, GhostMoved(seat, ghost.name, start, cells, stand.spot, stand.level, fate)
    return floor, _stayed(seat, ghost, start)


def _stops(
    floor: Floor, others: Sequence[Figure], path: Path, size: Size
) -> Iterator[tuple[tuple[Cell, ...], Stand]]:
    """Yield where the ghost could stop, the end of its path first."""
    for length in range(len(path.cells), 0, -1):
        stand = _wanted(floor, others, path, path.cells[length - 1], size)
        if stand:
            yield path.cells[:length], stand


def _wanted(floor: Floor, others: Sequence[Figure], path: Path, cell: Cell, size: Size) -> Stand | None:
    """V18: return the free place of a cell that is nearest to the wanted one."""
    x, y = spot_point(path.cells[-1], path.spot, size)
    return nearest(free_stands(floor.pieces, others, cell, size, floor.lies), x, y, path.level)
