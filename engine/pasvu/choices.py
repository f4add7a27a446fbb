"""Pas vu pas pris: a sample of the legal actions, where choice is free (furniture and plans).

For furniture, `legal_actions` lists declining, each movable piece turned by a quarter where it is, and each
standing at or tipped from a few fixed places, if legal. For plans, it lists the empty one; each ghost alone
going straight ahead by one step, three steps and the whole card, to the first possible place; one plan that
moves every ghost it can; and with fusion the merges within one step, alone and with the ghost that moved
sent out again. `check` decides on any other action.
Sides and choices by midnight cards are listed in full, except that V30 has one place per cell.
"""

from collections.abc import Iterator
from functools import lru_cache

from engine.core import RuleError, Seat, refusal
from engine.pasvu import model, plans
from engine.pasvu.hall.furnishing import Ghosts, Pieces, put
from engine.pasvu.hall.standing import free_stands
from engine.pasvu.midnight import growths, sneaks, taggable
from engine.pasvu.plans import Floor, check_plan, floor_of, ghosts_lie, line_out, value_of
from engine.pasvu.rounds import movable, side_of

# The sample's places for furniture: x, y, angle, tip.
SAMPLES: tuple[tuple[float, float, int, model.Tip], ...] = (
    (1.5, 1.5, 45, ""),
    (4.5, 3.0, 0, "left"),
    (3.0, 4.5, 90, ""),
    (3.0, 1.5, 0, "face"),
)


def furniture_of(state: model.State) -> tuple[model.MoveFurniture | model.DeclineFurniture, ...]:
    """Return declining, and a few ways to move each movable piece."""
    kinds = movable(state, state.turn)
    return (model.DeclineFurniture(), *_moves(state.pieces, state.ghosts, kinds, ghosts_lie(state)))


@lru_cache(maxsize=256)
def _moves(
    pieces: Pieces, ghosts: Ghosts, kinds: tuple[model.Kind, ...], lying: bool
) -> tuple[model.MoveFurniture, ...]:
    ways = [(m, model.Piece(m.piece, m.x, m.y, m.angle, m.pose)) for m in _candidates(pieces, kinds)]
    return tuple(move for move, piece in ways if not refusal(put, pieces, ghosts, piece, move.tip, lying))


def _candidates(pieces: Pieces, kinds: tuple[model.Kind, ...]) -> Iterator[model.MoveFurniture]:
    for piece in pieces:
        if piece.kind in kinds:
            x, y = round(round(piece.x * 20) / 20, 2), round(round(piece.y * 20) / 20, 2)
            yield model.MoveFurniture(piece.kind, x, y, (piece.angle + 90) % 360)
            for x, y, angle, tip in SAMPLES:
                yield model.MoveFurniture(piece.kind, x, y, angle, "standing", tip)


def plans_of(state: model.State, seat: Seat) -> tuple[model.CommitPlan, ...]:
    """Return the empty plan, some plans of single ghosts, and a full one."""
    return _plans(floor_of(state), seat, value_of(state, seat))


@lru_cache(maxsize=256)
def _plans(floor: Floor, seat: Seat, value: int) -> tuple[model.CommitPlan, ...]:
    found = [model.CommitPlan()]
    for ghost in floor.ghosts[seat]:
        lengths = sorted({1, min(3, value), value} - {0}) if value else []
        paths = [straight(floor, seat, ghost, length) for length in lengths]
        found += [model.CommitPlan((path,)) for path in dict.fromkeys(paths) if path]
        for path in merging(floor, seat, ghost) if value else ():
            found += [model.CommitPlan((path,)), *_sent_again(floor, seat, value, path)]
    full = _full(floor, seat, value)
    return tuple(dict.fromkeys([*found, full]))


def _sent_again(floor: Floor, seat: Seat, value: int, merge: model.Path) -> list[model.CommitPlan]:
    """V25: return a plan that merges and then sends the ghost that moved out again, if it has one."""
    if value <= len(merge.cells):
        return []
    after = check_plan(floor, seat, value, (merge,))
    path = straight(after, seat, after.ghost(seat, merge.ghost), 1)
    return [model.CommitPlan((merge, path))] if path else []


def _full(floor: Floor, seat: Seat, value: int) -> model.CommitPlan:
    """Return a plan that moves each ghost one step, as far as the card goes."""
    paths: list[model.Path] = []
    after = floor
    for ghost in floor.ghosts[seat]:
        path = straight(after, seat, ghost, 1) if len(paths) < value else None
        if path:
            paths.append(path)
            after = check_plan(after, seat, value, (path,))
    return model.CommitPlan(tuple(paths))


def straight(floor: Floor, seat: Seat, ghost: model.Ghost, length: int) -> model.Path | None:
    """Return a ghost's path straight to its exit, of at most `length` steps, ending where there is room."""
    if refusal(plans.check_can_go, floor, seat, ghost):
        return None
    if ghost.place == "hall":
        return _ahead(floor, seat, ghost, line_out(floor.sides[seat], ghost.cell)[:length])
    # Enter by the first door that has room behind it.
    for cell in plans.first_row(floor.sides[seat]):
        inside = tuple(step for step in line_out(floor.sides[seat], cell) if step != model.OUT)
        path = _ahead(floor, seat, ghost, (cell, *inside)[:length])
        if path:
            return path
    return None


def _ahead(floor: Floor, seat: Seat, ghost: model.Ghost, cells: tuple[model.Cell, ...]) -> model.Path | None:
    """Return the longest part of a path, from its start, at whose end the ghost can stand."""
    while cells:
        if cells[-1] == model.OUT and ghost.entered != floor.round:
            return model.Path(ghost.name, cells)
        if cells[-1] != model.OUT:
            others = floor.figures((seat, ghost.name))
            choices = free_stands(floor.pieces, others, cells[-1], ghost.size, floor.lies)
            if choices:
                return model.Path(ghost.name, cells, choices[0].spot, choices[0].level)
        cells = cells[:-1]
    return None


def merging(floor: Floor, seat: Seat, ghost: model.Ghost) -> Iterator[model.Path]:
    """V25: yield the merges that a ghost can make with one step."""
    if not floor.fusion:
        return
    side = floor.sides[seat]
    steps = plans.beside(ghost.cell) if ghost.place == "hall" else plans.first_row(side)
    for other in floor.ghosts[seat]:
        if other.place == "hall" and other.cell in steps and other.name != ghost.name:
            try:
                plans.check_can_go(floor, seat, ghost)
                size = plans.check_merge(floor, seat, ghost, other.cell, other.name).size
            except RuleError:
                continue
            figures = floor.figures((seat, ghost.name), (seat, other.name))
            for stand in free_stands(floor.pieces, figures, other.cell, size, floor.lies)[:1]:
                yield model.Path(ghost.name, (other.cell,), stand.spot, stand.level, other.name)


def sides_of(state: model.State) -> tuple[model.ChooseSide, ...]:
    """V7: return every side but the keyhole's."""
    return tuple(model.ChooseSide(side) for side in model.SIDES if side != side_of(state.keyhole))


def midnight_of(state: model.State, seat: Seat) -> tuple[model.Action, ...]:
    """V30, V33: return what the midnight card lets a player do."""
    if state.card == "brother":
        pairs = [model.GrowGhost(ghost.name, larger.name) for ghost, larger, _ in growths(state, seat)]
        return (model.PassCard(), *pairs)
    if found := taggable(state, seat):
        return tuple(model.TagGhost(ghost.name) for ghost in found)
    first: dict[model.Cell, model.SneakGhost] = {}
    for cell, stand in sneaks(state, seat):
        first.setdefault(cell, model.SneakGhost(cell, stand.spot, stand.level))
    return tuple(first.values())
