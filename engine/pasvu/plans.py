"""Pas vu pas pris: checks plans against what is public (V15–V19), and merges ghosts (V25)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import isfinite
from typing import Any, NamedTuple, cast

from msgspec.structs import replace

from engine.core import RuleError, Seat
from engine.pasvu import model
from engine.pasvu.hall.furnishing import Ghosts, Pieces, with_ghost
from engine.pasvu.hall.overlap import TOLERANCE
from engine.pasvu.hall.standing import CELLS, Stand, figures_of, free_stands, index_of, stands
from engine.pasvu.layout import COLUMNS, HALL, OPPOSITE, SIZES
from engine.pasvu.model import GHOSTS, OUT, Cell, Figure, Ghost, GhostName, Path, Side, Size, State, View

ROWS = int(HALL)


class Floor(NamedTuple):
    """The hall as plans are checked against it, and which way each player's ghosts go."""

    pieces: Pieces
    ghosts: Ghosts
    sides: tuple[Side, ...]
    round: int
    fusion: bool
    lies: bool  # V27

    def figures(self, *without: tuple[Seat, GhostName]) -> list[Figure]:
        """Return the ghosts in the hall, without some."""
        figures = figures_of(self.ghosts, self.lies)
        return [figure for figure in figures if (figure.seat, figure.name) not in without]

    def ghost(self, seat: Seat, name: GhostName) -> Ghost:
        """Return a ghost by its name."""
        return self.ghosts[seat][index_of(name)]


def ghosts_lie(state: State | View) -> bool:
    """V27: do the ghosts lie down in this round?"""
    return state.card == "shelter"


def floor_of(state: State | View) -> Floor:
    """Return the hall as plans are checked against it."""
    return Floor(state.pieces, state.ghosts, state.sides, state.round, state.fusion, ghosts_lie(state))


def value_of(state: State | View, seat: Seat) -> int:
    """V5: return the number of steps on the seat's card."""
    card = state.cards[seat]
    return card.value if card else 0


@lru_cache(maxsize=1024)
def row_from(side: Side, cell: Cell) -> int:
    """V15: return a cell's row as counted from a side, starting with 1."""
    column, row = COLUMNS.index(cell[0]) + 1, int(cell[1])
    return {"south": ROWS + 1 - row, "north": row, "west": column, "east": ROWS + 1 - column}[side]


@lru_cache(maxsize=1024)
def beside(cell: Cell) -> tuple[Cell, ...]:
    """V15: return the cells that share a side with this one: north, east, south, west."""
    column, row = COLUMNS.index(cell[0]), int(cell[1])
    around = ((column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row))
    return tuple(f"{COLUMNS[c]}{r}" for c, r in around if 0 <= c < ROWS and 1 <= r <= ROWS)


@lru_cache(maxsize=1024)
def line_out(side: Side, cell: Cell) -> tuple[Cell, ...]:
    """V15: the cells straight ahead of a cell, seen from a player's side, and "out" at the end."""
    goal, line = OPPOSITE[side], list[Cell]()
    while row_from(goal, cell) > 1:
        cell = cell_ahead(goal, cell)
        line.append(cell)
    return (*line, OUT)


def cell_ahead(goal: Side, cell: Cell) -> Cell:
    """V15: the cell beside this one that is one row nearer to the goal."""
    row = row_from(goal, cell) - 1
    return next(other for other in beside(cell) if row_from(goal, other) == row)


def first_row(side: Side) -> tuple[Cell, ...]:
    """Return the cells behind the doors of a side."""
    return tuple(cell for cell in CELLS if row_from(side, cell) == 1)


def check_plan(floor: Floor, seat: Seat, value: int, paths: Any) -> Floor:
    """V18: check a list of paths against the card's number. Return the hall after this plan alone."""
    plan = _well_formed(paths)
    for number, path in enumerate(plan):
        _check_ghost(floor, plan[:number], path)
    _check_steps(plan, value)
    for path in plan:
        check_way(floor, seat, path)
        floor = _placed_as_planned(floor, seat, path)
    return floor


def check_next(floor: Floor, seat: Seat, value: int, kept: tuple[Path, ...], path: Path) -> Floor:
    """V18: check one more path after others, which have led to this hall; return the hall after it."""
    _well_formed((path,))
    _check_ghost(floor, kept, path)
    _check_steps((*kept, path), value)
    check_way(floor, seat, path)
    return _placed_as_planned(floor, seat, path)


def _check_ghost(floor: Floor, before: tuple[Path, ...], path: Path) -> None:
    if path.ghost in underway(before):
        raise RuleError("pasvu-not-home" if floor.fusion else "pasvu-ghost-twice", ghost=path.ghost)


def _check_steps(plan: tuple[Path, ...], value: int) -> None:
    steps = sum(len(path.cells) for path in plan)
    if steps > value:
        raise RuleError("pasvu-too-many-steps", steps=steps, value=value)


def underway(paths: Iterable[Path]) -> set[GhostName]:
    """Return the ghosts that these paths move, and that may have no other path in the same plan.

    V25: a merge sends both its ghosts home at once, from where they may be sent out again.
    """
    moved: set[GhostName] = set()
    for path in paths:
        moved = moved - {path.ghost, path.merge} if path.merge else moved | {path.ghost}
    return moved


def _well_formed(paths: Any) -> tuple[Path, ...]:
    """Check the types of all values: an action may not have come through our decoder."""
    if not isinstance(paths, tuple) or not all(_is_path(path) for path in cast("tuple[Any, ...]", paths)):
        raise RuleError("pasvu-malformed")
    return cast("tuple[Path, ...]", paths)


def _is_path(path: Any) -> bool:
    return (
        isinstance(path, Path)
        and isinstance(path.cells, tuple)  # pyright: ignore[reportUnnecessaryIsInstance]
        and all(isinstance(word, str) for word in (path.ghost, path.spot, path.merge, *path.cells))  # pyright: ignore[reportUnnecessaryIsInstance]
        and is_number(path.level)
    )


def is_number(value: Any) -> bool:
    """Is this a finite number of a reasonable size?"""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return abs(value) < 1e6 and isfinite(value)


def check_way(floor: Floor, seat: Seat, path: Path) -> None:
    """V15, V16: check a path cell by cell. A ghost may not enter and leave in one round."""
    if path.ghost not in GHOSTS:
        raise RuleError("pasvu-no-such-ghost", ghost=path.ghost)
    ghost, side = floor.ghost(seat, path.ghost), floor.sides[seat]
    check_can_go(floor, seat, ghost)
    if not path.cells:
        raise RuleError("pasvu-no-steps", ghost=path.ghost)
    comes_in = ghost.place != "hall"
    before: Cell | None = None if comes_in else ghost.cell
    for cell in path.cells:
        _check_step(side, before, cell)
        before = cell
    if path.cells[-1] == OUT and (comes_in or ghost.entered == floor.round):
        raise RuleError("pasvu-in-and-out", ghost=path.ghost)


def check_can_go(floor: Floor, seat: Seat, ghost: Ghost) -> None:
    """V16, V25, V29: ghosts that are out, in the reserve or resting may not move."""
    if ghost.rests == floor.round:
        # A small ghost rests because V29 set it before the mirror, a larger one because it just merged (V25).
        raise RuleError("pasvu-before-mirror" if ghost.size == "small" else "pasvu-rests", ghost=ghost.name)
    if ghost.place == "reserve":
        raise RuleError("pasvu-in-reserve", ghost=ghost.name)
    if ghost.place == "out" and not can_come_back(floor, seat, ghost):
        raise RuleError("pasvu-is-out", ghost=ghost.name)


def can_come_back(floor: Floor, seat: Seat, ghost: Ghost) -> bool:
    """V25: with no small ghost left at the side, one that is out may be taken back.

    The rules allow this for each departure, so a plan may take back several, one after another.
    """
    at_side = any(other.place == "side" and other.size == "small" for other in floor.ghosts[seat])
    return floor.fusion and ghost.size == "small" and not at_side


def _check_step(side: Side, before: Cell | None, cell: Cell) -> None:
    """V15: check one step: in by one's own door, to a neighbouring cell, or out on the opposite side."""
    if before == OUT:
        raise RuleError("pasvu-beyond-out")
    if cell == OUT:
        if before is None:
            raise RuleError("pasvu-not-in-yet")
        if row_from(OPPOSITE[side], before) != 1:
            raise RuleError("pasvu-no-exit", cell=before)
    elif cell not in CELLS:
        raise RuleError("pasvu-no-such-cell", cell=cell[:8])
    elif before is None and row_from(side, cell) != 1:
        raise RuleError("pasvu-not-your-door", cell=cell)
    elif before is not None and cell not in beside(before):
        raise RuleError("pasvu-not-beside", start=before, cell=cell)


def _placed_as_planned(floor: Floor, seat: Seat, path: Path) -> Floor:
    """V17, V25: return the hall after one path on its own; raise if the ghost cannot stand so."""
    ghost, cell = floor.ghost(seat, path.ghost), path.cells[-1]
    if cell == OUT:
        return floor_with(floor, seat, gone_out(ghost))
    size = ghost.size
    if path.merge:
        size = check_merge(floor, seat, ghost, cell, path.merge).size
    without = [(seat, path.ghost), *([(seat, path.merge)] if path.merge else [])]
    stand = check_stand(floor, floor.figures(*without), cell, size, path.spot, path.level)
    if path.merge:
        return merged(floor, seat, ghost, floor.ghost(seat, path.merge), cell, stand)[0]
    return floor_with(floor, seat, placed_at(floor, ghost, cell, stand))


def check_stand(
    floor: Floor, others: Sequence[Figure], cell: Cell, size: Size, spot: str, level: float
) -> Stand:
    """V17: a spot and level where the ghost fits, with no other ghost in the way. Return the place."""
    if spot not in model.SPOTS:
        raise RuleError("pasvu-no-such-spot", spot=spot[:8])

    def wanted(choices: Sequence[Stand]) -> Stand | None:
        return next((s for s in choices if s.spot == spot and abs(s.level - level) <= 10 * TOLERANCE), None)

    if wanted(stands(floor.pieces, cell, size, floor.lies)) is None:
        raise RuleError("pasvu-cannot-stand", cell=cell, spot=spot, level=f"{level:.2f}")
    stand = wanted(free_stands(floor.pieces, others, cell, size, floor.lies))
    if stand is None:
        raise RuleError("pasvu-spot-taken", cell=cell, spot=spot)
    return stand


def check_merge(floor: Floor, seat: Seat, ghost: Ghost, cell: Cell, name: str) -> Ghost:
    """V25: a small and a small or medium ghost of one colour in one cell. Return the larger one."""
    if not floor.fusion:
        raise RuleError("pasvu-no-fusion")
    if name not in GHOSTS or name == ghost.name:
        raise RuleError("pasvu-no-such-ghost", ghost=name[:8])
    other = floor.ghost(seat, name)
    if other.place != "hall" or other.cell != cell:
        raise RuleError("pasvu-merge-apart", ghost=ghost.name, other=name)
    if other.rests == floor.round:
        # A small ghost that rests was set by V29; any other has merged already.
        code = "pasvu-merge-set" if other.size == "small" else "pasvu-merge-again"
        raise RuleError(code, other=name)
    sizes = {ghost.size, other.size}
    if "small" not in sizes or "large" in sizes:
        raise RuleError("pasvu-merge-sizes", ghost=ghost.name, other=name)
    larger = larger_in_reserve(floor, seat, ghost, other)
    if larger is None:
        raise RuleError("pasvu-merge-reserve", ghost=ghost.name, other=name)
    return larger


def larger_in_reserve(floor: Floor, seat: Seat, ghost: Ghost, other: Ghost) -> Ghost | None:
    """V25: return a ghost of the next size above the larger of two, if the reserve has one."""
    size = SIZES[max(SIZES.index(ghost.size), SIZES.index(other.size)) + 1]
    return next((g for g in floor.ghosts[seat] if g.size == size and g.place == "reserve"), None)


def floor_with(floor: Floor, seat: Seat, ghost: Ghost) -> Floor:
    """Return the hall with one ghost changed."""
    return floor._replace(ghosts=with_ghost(floor.ghosts, seat, ghost))


def placed_at(floor: Floor, ghost: Ghost, cell: Cell, stand: Stand) -> Ghost:
    """Return a ghost at a place in the hall. V16: unless it was in the hall, it enters in this round."""
    entered = ghost.entered if ghost.place == "hall" else floor.round
    return replace(ghost, place="hall", cell=cell, spot=stand.spot, z=stand.level, entered=entered)


def gone_out(ghost: Ghost) -> Ghost:
    """V15: return a ghost that has left the hall by its exit."""
    return replace(ghost, place="out", cell="", spot="c", z=0.0)


def sent_home(ghost: Ghost, fusion: bool, was_seen: bool) -> Ghost:
    """V9, V25: send a ghost home. One that had merged keeps its size only if it was seen."""
    grown = fusion and ghost.size != "small"
    place = ("edge" if was_seen else "reserve") if grown else "side"
    return replace(ghost, place=place, cell="", spot="c", z=0.0)


def merged(
    floor: Floor, seat: Seat, ghost: Ghost, other: Ghost, cell: Cell, stand: Stand
) -> tuple[Floor, Ghost]:
    """V25: send both ghosts home, and set the larger one in their cell, where it rests this round."""
    larger = larger_in_reserve(floor, seat, ghost, other)
    assert larger is not None
    for one in (ghost, other):
        floor = floor_with(floor, seat, sent_home(one, fusion=True, was_seen=False))
    larger = replace(placed_at(floor, larger, cell, stand), rests=floor.round)
    return floor_with(floor, seat, larger), larger
