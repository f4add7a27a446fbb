"""The results of drafts: where a piece would come to rest, and where ghosts can still go."""

from typing import NamedTuple

from engine.core import RuleError, Seat
from engine.pasvu.hall.furnishing import attempted, put, without
from engine.pasvu.hall.standing import CELLS, Stand, figures_of, index_of
from engine.pasvu.model import OUT, Cell, Figure, MoveFurniture, Path, Piece, View
from engine.pasvu.offers import goals_in, stands_in
from engine.pasvu.plans import Floor, beside, check_can_go, check_plan
from engine.pasvu.stand_in.planning import distance
from render.pasvu.scene import PlanDraft, lies


class Moved(NamedTuple):
    """The hall after a drafted move: the piece, everything else, and the error if the move is illegal."""

    piece: Piece
    pieces: tuple[Piece, ...]
    figures: tuple[Figure, ...]
    error: RuleError | None


def moved(view: View, move: MoveFurniture) -> Moved:
    """V11–V14: returns where a piece would come to rest; an illegal move leaves it hanging as drafted."""
    asked = Piece(move.piece, round(move.x, 2), round(move.y, 2), move.angle % 360, move.pose)
    try:
        done = put(view.pieces, view.ghosts, asked, move.tip, lies(view))
    except RuleError as error:
        others = without(view.pieces, move.piece)
        hanging = attempted(others, asked, move.tip)
        return Moved(hanging, (*others, hanging), view.figures, error)
    piece = next(piece for piece in done.pieces if piece.kind == move.piece)
    return Moved(piece, done.pieces, figures_of(done.ghosts, lies(view)), None)


def floor_of(view: View) -> Floor:
    """Returns the hall as the rules check plans against it."""
    return Floor(view.pieces, view.ghosts, view.sides, view.round, view.fusion, lies(view))


class Planned(NamedTuple):
    """A drafted plan carried out alone: the hall, the steps left, and the error if it is illegal."""

    floor: Floor
    left: int
    error: RuleError | None


def planned(view: View, seat: Seat, draft: PlanDraft) -> Planned:
    """V18: carries out all drafted paths except that of the ghost being planned."""
    floor = floor_of(view)
    card = view.cards[seat]
    value = card.value if card else 0
    paths = tuple(path for path in draft.paths if path.ghost != draft.ghost)
    left = value - sum(len(path.cells) for path in paths)
    try:
        return Planned(check_plan(floor, seat, value, paths), left, None)
    except RuleError as error:
        return Planned(floor, left, error)


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


def way_of(view: View, seat: Seat, path: Path) -> list[Cell]:
    """Returns the cells of a path, with its start if that is in the hall."""
    ghost = view.ghosts[seat][index_of(path.ghost)]
    # V25: a ghost sent home by a merge of this plan enters by a door, though the hall still shows it.
    is_there = ghost.place == "hall" and path.cells[0] in (OUT, *beside(ghost.cell))
    start = [ghost.cell] if is_there else []
    return [*start, *(cell for cell in path.cells if cell != OUT)]
