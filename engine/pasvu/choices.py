"""Pas vu pas pris: representative actions, where the rules leave free choice (furniture and plans).

`legal_actions` lists for furniture: declining, and each movable piece turned by a quarter where it is, and
standing at, or tipped from, a few fixed places, as far as these are legal. For plans: the empty one, each
ghost alone going straight on as far as one step, three steps and the whole card allow, its first possible
place taken, and one plan that moves every ghost it can; with fusion the merges that one step brings. `check`
decides any other. Sides and the choices of midnight cards are finite and listed in full, but for the places
of V30, of which each cell's first is given.
"""

from collections.abc import Iterator
from functools import lru_cache

from engine.core import RuleError, Seat, refusal
from engine.pasvu.hall.furnishing import Ghosts, Pieces, put
from engine.pasvu.hall.standing import free_stands
from engine.pasvu.midnight import growths, sneaks, taggable
from engine.pasvu.model import (
    OUT,
    SIDES,
    Action,
    Cell,
    ChooseSide,
    CommitPlan,
    DeclineFurniture,
    Ghost,
    GrowGhost,
    Kind,
    MoveFurniture,
    PassCard,
    Path,
    Piece,
    SneakGhost,
    State,
    TagGhost,
    Tip,
)
from engine.pasvu.plans import (
    Floor,
    beside,
    check_can_go,
    check_merge,
    check_plan,
    first_row,
    floor_of,
    ghosts_lie,
    line_out,
)
from engine.pasvu.rounds import movable, side_of

# Places of the sample: x, y, angle, tip.
SAMPLES: tuple[tuple[float, float, int, Tip], ...] = (
    (1.5, 1.5, 45, ""),
    (4.5, 3.0, 0, "left"),
    (3.0, 4.5, 90, ""),
    (3.0, 1.5, 0, "face"),
)


def furniture_of(state: State) -> tuple[MoveFurniture | DeclineFurniture, ...]:
    """Declining, and a few ways to move each piece that may be moved."""
    kinds = movable(state, state.turn)
    return (DeclineFurniture(), *_moves(state.pieces, state.ghosts, kinds, ghosts_lie(state)))


@lru_cache(maxsize=256)
def _moves(pieces: Pieces, ghosts: Ghosts, kinds: tuple[Kind, ...], lying: bool) -> tuple[MoveFurniture, ...]:
    found: list[MoveFurniture] = []
    for move in _candidates(pieces, kinds):
        try:
            piece = Piece(move.piece, move.x, move.y, move.angle, move.pose)
            put(pieces, ghosts, piece, move.tip, lying)
        except RuleError:
            continue
        found.append(move)
    return tuple(found)


def _candidates(pieces: Pieces, kinds: tuple[Kind, ...]) -> Iterator[MoveFurniture]:
    for piece in pieces:
        if piece.kind in kinds:
            x, y = round(round(piece.x * 20) / 20, 2), round(round(piece.y * 20) / 20, 2)
            yield MoveFurniture(piece.kind, x, y, (piece.angle + 90) % 360)
            for x, y, angle, tip in SAMPLES:
                yield MoveFurniture(piece.kind, x, y, angle, "standing", tip)


def plans_of(state: State, seat: Seat) -> tuple[CommitPlan, ...]:
    """The empty plan, some of single ghosts, and a full one."""
    card = state.cards[seat]
    return _plans(floor_of(state), seat, card.value if card else 0)


@lru_cache(maxsize=256)
def _plans(floor: Floor, seat: Seat, value: int) -> tuple[CommitPlan, ...]:
    plans = [CommitPlan()]
    for ghost in floor.ghosts[seat]:
        lengths = sorted({1, min(3, value), value} - {0}) if value else []
        paths = [straight(floor, seat, ghost, length) for length in lengths]
        plans += [CommitPlan((path,)) for path in dict.fromkeys(paths) if path]
        plans += [CommitPlan((path,)) for path in merging(floor, seat, ghost) if value]
    full = _full(floor, seat, value)
    return tuple(dict.fromkeys([*plans, full]))


def _full(floor: Floor, seat: Seat, value: int) -> CommitPlan:
    """Every ghost one step on, the foremost first, as far as the card goes."""
    paths: list[Path] = []
    after = floor
    for ghost in floor.ghosts[seat]:
        path = straight(after, seat, ghost, 1) if len(paths) < value else None
        if path:
            paths.append(path)
            after = check_plan(after, seat, value, (path,))
    return CommitPlan(tuple(paths))


def straight(floor: Floor, seat: Seat, ghost: Ghost, length: int) -> Path | None:
    """A ghost's way straight towards its exit, of at most that many steps, ending where there is room."""
    if refusal(check_can_go, floor, seat, ghost):
        return None
    if ghost.place == "hall":
        return _ahead(floor, seat, ghost, line_out(floor.sides[seat], ghost.cell)[:length])
    # In by the first door behind which there is room.
    for cell in first_row(floor.sides[seat]):
        inside = [step for step in line_out(floor.sides[seat], cell) if step != OUT]
        path = _ahead(floor, seat, ghost, [cell, *inside][:length])
        if path:
            return path
    return None


def _ahead(floor: Floor, seat: Seat, ghost: Ghost, cells: list[Cell]) -> Path | None:
    """The longest beginning of a way at whose end the ghost can stand."""
    while cells:
        if cells[-1] == OUT and ghost.entered != floor.round:
            return Path(ghost.name, tuple(cells))
        if cells[-1] != OUT:
            others = floor.figures((seat, ghost.name))
            choices = free_stands(floor.pieces, others, cells[-1], ghost.size, floor.lies)
            if choices:
                return Path(ghost.name, tuple(cells), choices[0].spot, choices[0].level)
        cells = cells[:-1]
    return None


def merging(floor: Floor, seat: Seat, ghost: Ghost) -> Iterator[Path]:
    """V25: merges that one step of a ghost brings."""
    if not floor.fusion:
        return
    side = floor.sides[seat]
    steps = beside(ghost.cell) if ghost.place == "hall" else first_row(side)
    for other in floor.ghosts[seat]:
        if other.place == "hall" and other.cell in steps and other.name != ghost.name:
            try:
                check_can_go(floor, seat, ghost)
                size = check_merge(floor, seat, ghost, other.cell, other.name).size
            except RuleError:
                continue
            figures = floor.figures((seat, ghost.name), (seat, other.name))
            for stand in free_stands(floor.pieces, figures, other.cell, size, floor.lies)[:1]:
                yield Path(ghost.name, (other.cell,), stand.spot, stand.level, other.name)


def sides_of(state: State) -> tuple[ChooseSide, ...]:
    """V7: every side but the keyhole's."""
    return tuple(ChooseSide(side) for side in SIDES if side != side_of(state.keyhole))


def midnight_of(state: State, seat: Seat) -> tuple[Action, ...]:
    """V30, V33: what the card lets a player do."""
    if state.card == "brother":
        pairs = [GrowGhost(ghost.name, larger.name) for ghost, larger, _ in growths(state, seat)]
        return (PassCard(), *pairs)
    if found := taggable(state, seat):
        return tuple(TagGhost(ghost.name) for ghost in found)
    first: dict[Cell, SneakGhost] = {}
    for cell, stand in sneaks(state, seat):
        first.setdefault(cell, SneakGhost(cell, stand.spot, stand.level))
    return tuple(first.values())
