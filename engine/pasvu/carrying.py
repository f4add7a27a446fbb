"""Pas vu pas pris: plans carried out one after another, and what becomes of those that collide (V18)."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.core import RuleError, Seat
from engine.pasvu.events import Event, GhostMoved, GhostsMerged, MergeFailed, Why
from engine.pasvu.model import OUT, Cell, Fate, Figure, Ghost, Path, Size
from engine.pasvu.plans import Floor, check_merge, check_way, merged, stood, with_own
from engine.pasvu.standing import Stand, free_stands, nearest, spot_point
from engine.pasvu.touch import TOUCH

# V25: what hinders a planned merge, by the code of the refusal.
HINDRANCES: dict[str, Why] = {"pasvu-merge-room": "room", "pasvu-merge-reserve": "reserve"}


def carried_out(floor: Floor, seat: Seat, paths: Sequence[Path]) -> tuple[Floor, list[Event]]:
    """V18: a plan, ghost by ghost, in a hall that earlier plans have changed."""
    events: list[Event] = []
    for path in paths:
        ghost = floor.ghost(seat, path.ghost)
        start = _start_of(ghost)
        if not _can_begin(floor, seat, path):
            events.append(_stayed(seat, ghost, start))
            events += [_unmerged(seat, path, "apart")] if path.merge else []
        elif path.cells[-1] == OUT:
            floor = with_own(floor, seat, replace(ghost, place="out", cell="", spot="c", z=0.0))
            events.append(GhostMoved(seat, path.ghost, start, path.cells, "c", 0.0))
        else:
            floor, told = (_joined if path.merge else _walked)(floor, seat, path, start)
            events += told
    return floor, events


def _start_of(ghost: Ghost) -> Cell:
    """Where a way begins, as it is told: a cell, "" for the own side, "out" for one taken back (V25)."""
    if ghost.place == "out":
        return OUT
    return ghost.cell if ghost.place == "hall" else ""


def _can_begin(floor: Floor, seat: Seat, path: Path) -> bool:
    """V18: is the ghost where its way begins? It is not when a merge failed that would have sent it home."""
    try:
        check_way(floor, seat, path)
    except RuleError:
        return False
    return True


def _stayed(seat: Seat, ghost: Ghost, start: Cell) -> GhostMoved:
    """V18: a ghost that stays where it is; its steps are lost."""
    return GhostMoved(seat, ghost.name, start, (), ghost.spot, ghost.z, "stayed")


def _unmerged(seat: Seat, path: Path, why: Why) -> MergeFailed:
    """V25: a planned merge that is not made."""
    return MergeFailed(seat, path.ghost, path.merge, path.cells[-1], why)


def _joined(floor: Floor, seat: Seat, path: Path, start: Cell) -> tuple[Floor, list[Event]]:
    """V25: a planned merge; where it has become impossible the ghost goes its way alone."""
    try:
        return _merge_carried_out(floor, seat, path, start)
    except RuleError as error:
        after, events = _walked(floor, seat, path, start)
        return after, [*events, _unmerged(seat, path, HINDRANCES.get(error.code, "apart"))]


def _merge_carried_out(floor: Floor, seat: Seat, path: Path, start: Cell) -> tuple[Floor, list[Event]]:
    """V25: a planned merge, if the other is still there and the larger one fits; else raises why not."""
    ghost, cell = floor.ghost(seat, path.ghost), path.cells[-1]
    size = check_merge(floor, seat, ghost, cell, path.merge).size
    others = floor.figures((seat, path.ghost), (seat, path.merge))
    stand = _wanted(floor, others, path, cell, size)
    if stand is None:
        raise RuleError("pasvu-merge-room", cell=cell)
    floor, larger = merged(floor, seat, ghost, floor.ghost(seat, path.merge), cell, stand)
    place = (larger.cell, larger.spot, larger.z)
    return floor, [
        GhostMoved(seat, path.ghost, start, path.cells, larger.spot, larger.z),
        GhostsMerged(seat, path.ghost, path.merge, larger.name, *place),
    ]


def _walked(floor: Floor, seat: Seat, path: Path, start: Cell) -> tuple[Floor, list[Event]]:
    """V18: to the wanted spot, the nearest free one, or the last cell of the path that has room."""
    ghost, others = floor.ghost(seat, path.ghost), floor.figures((seat, path.ghost))
    for cells, stand in _stops(floor, others, path, ghost.size):
        is_there = len(cells) == len(path.cells)
        is_wanted = stand.spot == path.spot and abs(stand.level - path.level) <= 10 * TOUCH
        fate: Fate = "stopped" if not is_there else "" if is_wanted else "shifted"
        floor = with_own(floor, seat, stood(floor, ghost, cells[-1], stand))
        return floor, [GhostMoved(seat, ghost.name, start, cells, stand.spot, stand.level, fate)]
    return floor, [_stayed(seat, ghost, start)]


def _stops(
    floor: Floor, others: Sequence[Figure], path: Path, size: Size
) -> Iterator[tuple[tuple[Cell, ...], Stand]]:
    """Where the ghost could stop, the end of its path first."""
    for length in range(len(path.cells), 0, -1):
        stand = _wanted(floor, others, path, path.cells[length - 1], size)
        if stand:
            yield path.cells[:length], stand


def _wanted(floor: Floor, others: Sequence[Figure], path: Path, cell: Cell, size: Size) -> Stand | None:
    """V18: the free place of a cell that is nearest to the wanted one."""
    x, y = spot_point(path.cells[-1], path.spot, size)
    return nearest(free_stands(floor.pieces, others, cell, size, floor.lies), x, y, path.level)
