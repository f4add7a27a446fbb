"""The results of drafts: where a piece would come to rest, and where ghosts can still go."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core import RuleError, Seat, refusal
from engine.pasvu.hall.furnishing import without
from engine.pasvu.hall.standing import CELLS, Stand, figures_of, index_of
from engine.pasvu.hall.tipping import attempted
from engine.pasvu.model import OUT, Cell, CommitPlan, Figure, Path, Piece, View
from engine.pasvu.offers import goals_in, stands_in, steps_left
from engine.pasvu.plans import Floor, check_can_go
from engine.pasvu.rounds import check_committed
from engine.pasvu.stand_in.planning import distance
from render.pasvu.scene import FurnitureDraft, PlanDraft, lies


class Moved(NamedTuple):
    """The hall after a drafted move: the piece, everything else, and whether the piece can be there."""

    piece: Piece
    pieces: tuple[Piece, ...]
    figures: tuple[Figure, ...]
    can_be: bool


def moved(view: View, draft: FurnitureDraft) -> Moved:
    """V11–V14: returns where a piece comes to rest; one that cannot be put down hangs as drafted."""
    move, after = draft.move, draft.after
    assert move is not None
    if after is None:
        others = without(view.pieces, move.piece)
        asked = Piece(move.piece, round(move.x, 2), round(move.y, 2), move.angle % 360, move.pose)
        hanging = attempted(others, view.figures, asked, move.tip)
        return Moved(hanging, (*others, hanging), view.figures, can_be=False)
    piece = next(piece for piece in after.pieces if piece.kind == move.piece)
    return Moved(piece, after.pieces, figures_of(after.ghosts, lies(view)), can_be=True)


class Planned(NamedTuple):
    """A drafted plan carried out alone: the hall, and the steps left."""

    floor: Floor
    left: int


def planned(view: View, seat: Seat, draft: PlanDraft) -> Planned:
    """V18: carries out the drafted paths except the one being planned, and those that depend on it."""
    kept: tuple[Path, ...] = ()
    for path in draft.others:
        if not refusal(check_committed, view, seat, CommitPlan((*kept, path))):
            kept = (*kept, path)
    return Planned(check_committed(view, seat, CommitPlan(kept)), steps_left(view, seat, kept))


class Reach(NamedTuple):
    """Where a ghost can go: the steps to each cell and out (0: it cannot), and the cells without room."""

    cells: dict[Cell, int]
    out: int
    full: tuple[Cell, ...] = ()


def reach_of(plan: Planned, seat: Seat, name: str) -> Reach:
    """V15–V17, V25: returns the cells that a ghost can reach and where it has room or can merge."""
    floor = plan.floor
    ghost = floor.ghost(seat, name)
    try:
        check_can_go(floor, seat, ghost)
    except RuleError:
        return Reach({}, 0)
    cells = dict(goals_in(floor, seat, plan.left, name))
    out = cells.pop(OUT, 0)
    near = (cell for cell in CELLS if 0 < distance(floor.sides[seat], ghost, cell) <= plan.left)
    return Reach(cells, out, tuple(cell for cell in near if cell not in cells))


def spots_of(plan: Planned, seat: Seat, draft: PlanDraft) -> list[Stand]:
    """V17, V25: returns the spots in its cell where the planned ghost, merged or not, can stand."""
    if draft.cell not in CELLS:
        return []
    own = draft.own
    merge = own.merge if own and own.cells[-1] == draft.cell else ""
    return stands_in(plan.floor, seat, draft.ghost, draft.cell, merge)


def way_of(view: View, seat: Seat, paths: Sequence[Path], number: int) -> list[Cell]:
    """Returns the cells of one of a plan's paths, with its start if that is in the hall."""
    path = paths[number]
    ghost = view.ghosts[seat][index_of(path.ghost)]
    # V25: a ghost sent home by a merge of this plan enters by a door, though the hall still shows it.
    is_home = any(path.ghost in (other.ghost, other.merge) for other in paths[:number] if other.merge)
    start = [ghost.cell] if ghost.place == "hall" and not is_home else []
    return [*start, *(cell for cell in path.cells if cell != OUT)]
