"""Pas vu pas pris: how a stand-in shares out its steps, by what each ghost may still earn."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from engine.core import Dice, RuleError, Seat, refusal
from engine.pasvu import plans
from engine.pasvu.hall.standing import Stand, free_stands
from engine.pasvu.layout import BODIES, HALL, OPPOSITE, ROUNDS
from engine.pasvu.model import OUT, Cell, CommitPlan, Ghost, Path, Side, Size, View
from engine.pasvu.stand_in.exposure import best_chances, doors_ahead, stand_chances

PACE = 7  # steps that a ghost may hope for in a round
PATIENCE = 0.85  # each row still to go leaves this share of what leaving the hall adds
HOPE = 0.9  # worth of a ghost that has yet to enter, as a share of one at its door


def worth(size: Size, rows: int, rounds: int) -> float:
    """Return what a ghost in the hall may still earn, so many rows from its exit, with these rounds left."""
    body = BODIES[size]
    if rounds <= 0 or rows > PACE * rounds:
        return float(body.inside)
    return body.inside + (body.out - body.inside) * PATIENCE**rows


def home_worth(size: Size, rounds: int) -> float:
    """Return what a ghost at its side may still earn. V16: it cannot cross the hall in one round."""
    return HOPE * worth(size, int(HALL) + 1, rounds - 1) if rounds > 1 else 0.0


class Option(NamedTuple):
    """A move for one ghost: what it gains, its steps, and the cell where it ends ("out" to leave)."""

    gain: float
    steps: int
    cell: Cell
    merge: str = ""


def planned(view: View, seat: Seat, guess_dice: Dice | None) -> CommitPlan:
    """Share out the steps so that all ghosts together gain most. With `guess_dice`, chances are random."""
    card = view.cards[seat]
    value = card.value if card else 0
    ways = [_options(view, seat, ghost, value, guess_dice) for ghost in view.ghosts[seat]]
    draft = Draft(view, seat, value)
    for ghost, option in _shared_out(view.ghosts[seat], ways, value):
        draft.add(ghost, option)
    # V25: the steps left may let a ghost join one that has just arrived, or one that merged leave again.
    while further := draft.further():
        if not draft.add(*max(further, key=lambda pair: pair[1].gain)):
            break
    return CommitPlan(tuple(draft.paths))


class Draft:
    """A plan in the making, and the hall after it."""

    def __init__(self, view: View, seat: Seat, value: int) -> None:
        self.view, self.seat, self.left = view, seat, value
        self.floor, self.paths = plans.floor_of(view), list[Path]()

    def add(self, ghost: Ghost, option: Option) -> bool:
        """Give a ghost a path, if that is still possible."""
        path = _path(self.view, self.floor, self.seat, ghost, option)
        if path is None or len(path.cells) > self.left:
            return False
        try:
            self.floor = plans.check_plan(self.floor, self.seat, self.left, (path,))
        except RuleError:
            return False
        self.left -= len(path.cells)
        self.paths.append(path)
        return True

    def further(self) -> list[tuple[Ghost, Option]]:
        """V25: return the merges still possible, and the moves of ghosts that merges sent home."""
        view, busy = replace(self.view, ghosts=self.floor.ghosts), plans.underway(self.paths)
        merged = {name for path in self.paths if path.merge for name in (path.ghost, path.merge)}
        found: list[tuple[Ghost, Option]] = []
        for ghost in self.floor.ghosts[self.seat]:
            if ghost.name not in busy:
                ways = _options if ghost.name in merged else _merges
                found += [(ghost, option) for option in ways(view, self.seat, ghost, self.left)]
        return found


def _shared_out(
    ghosts: Sequence[Ghost], ways: Sequence[Sequence[Option]], value: int
) -> list[tuple[Ghost, Option]]:
    """Choose at most one move for each ghost within the card's number, so that they gain most in total."""
    best: list[tuple[float, tuple[tuple[int, Option], ...]]] = [(0.0, ())] * (value + 1)
    for index, options in enumerate(ways):
        after = list(best)
        for option in options:
            for steps in range(option.steps, value + 1):
                gain, chosen = best[steps - option.steps]
                if gain + option.gain > after[steps][0] + 1e-9:
                    after[steps] = (gain + option.gain, (*chosen, (index, option)))
        best = after
    # Leave the hall first, merge last: by then the ghost to join has stopped.
    ordered = sorted(best[value][1], key=lambda pair: (bool(pair[1].merge), pair[1].cell != OUT))
    return [(ghosts[index], option) for index, option in ordered]


def _options(
    view: View, seat: Seat, ghost: Ghost, value: int, guess_dice: Dice | None = None
) -> list[Option]:
    """Return for each number of steps the best move of a ghost."""
    floor, side = plans.floor_of(view), view.sides[seat]
    if refusal(plans.check_can_go, floor, seat, ghost):
        return []
    rounds, stay = ROUNDS - view.round, _stay_worth(view, seat, ghost)
    found: dict[int, Option] = {}
    for cell, least in _cells(view, ghost.size).items():
        steps = distance(side, ghost, cell)
        if 0 < steps <= value:
            chance = least if guess_dice is None else guess_dice.below(100) / 100
            gain = (1 - chance) * worth(ghost.size, plans.row_from(OPPOSITE[side], cell), rounds) - stay
            gain += chance * home_worth(ghost.size, rounds)
            if gain > found.get(steps, Option(0.01, 0, "")).gain:
                found[steps] = Option(gain, steps, cell)
    rows = plans.row_from(OPPOSITE[side], ghost.cell) if ghost.place == "hall" else value + 1
    if rows <= value and ghost.entered != view.round:
        found[rows] = Option(BODIES[ghost.size].out - stay, rows, OUT)
    return [*found.values(), *_merges(view, seat, ghost, value)]


def places(view: View, size: Size) -> list[tuple[Cell, Stand, float]]:
    """Return every place with the chance to be seen there. V32: on the floor, a ghost is sent home anyway."""
    table = stand_chances(view.pieces, size, plans.ghosts_lie(view), doors_ahead(view))
    must_perch = view.card == "perch"
    return [(c, s, 1.0 if must_perch and not s.level else chance) for (c, s), chance in table.items()]


def _cells(view: View, size: Size) -> dict[Cell, float]:
    """Return for every cell with a place to stand the chance to be seen at its best one."""
    return best_chances(
        view.pieces, size, plans.ghosts_lie(view), doors_ahead(view), must_perch=view.card == "perch"
    )


def _stay_worth(view: View, seat: Seat, ghost: Ghost) -> float:
    """Return what a ghost is worth if it does not move."""
    rounds = ROUNDS - view.round
    if ghost.place == "out":
        return float(BODIES[ghost.size].out)  # V25: lost if it is taken back
    if ghost.place != "hall":
        return home_worth(ghost.size, rounds)
    rows = plans.row_from(OPPOSITE[view.sides[seat]], ghost.cell)
    table = stand_chances(view.pieces, ghost.size, plans.ghosts_lie(view), doors_ahead(view))
    chance = min(
        (c for (cell, s), c in table.items() if (cell, s.spot, s.level) == (ghost.cell, ghost.spot, ghost.z)),
        default=0.5,
    )
    if view.card == "perch" and not ghost.z:
        chance = 1.0
    return (1 - chance) * worth(ghost.size, rows, rounds) + chance * home_worth(ghost.size, rounds)


def distance(side: Side, ghost: Ghost, cell: Cell) -> int:
    """V15: return the fewest steps to a cell."""
    if ghost.place != "hall":
        return plans.row_from(side, cell)
    return abs(ord(cell[0]) - ord(ghost.cell[0])) + abs(int(cell[1]) - int(ghost.cell[1]))


def _merges(view: View, seat: Seat, ghost: Ghost, value: int) -> list[Option]:
    """V25: return the merges that a ghost could make, and what the larger one would gain."""
    if not view.fusion:
        return []
    floor, side, rounds = plans.floor_of(view), view.sides[seat], ROUNDS - view.round
    found: list[Option] = []
    for other in view.ghosts[seat]:
        if other.place != "hall" or other.name == ghost.name:
            continue
        steps = distance(side, ghost, other.cell)
        try:
            plans.check_can_go(floor, seat, ghost)
            larger = plans.check_merge(floor, seat, ghost, other.cell, other.name)
        except RuleError:
            continue
        if 0 < steps <= value:
            chance = min((c for cell, _, c in places(view, larger.size) if cell == other.cell), default=1.0)
            grown = (1 - chance) * worth(larger.size, plans.row_from(OPPOSITE[side], other.cell), rounds)
            gain = grown + chance * home_worth(larger.size, rounds)
            gain -= _stay_worth(view, seat, ghost) + _stay_worth(view, seat, other)
            if gain > 0:
                found.append(Option(gain, steps, other.cell, other.name))
    return found


def _path(view: View, floor: plans.Floor, seat: Seat, ghost: Ghost, option: Option) -> Path | None:
    """Return the path of a move, ending at the best place that is still free."""
    cells = way(floor.sides[seat], ghost, option.cell)
    if option.cell == OUT:
        return Path(ghost.name, cells)
    size = ghost.size
    gone = [(seat, ghost.name)]
    if option.merge:
        try:
            size = plans.check_merge(floor, seat, ghost, option.cell, option.merge).size
        except RuleError:
            return None
        gone.append((seat, option.merge))
    free = set(free_stands(floor.pieces, floor.figures(*gone), option.cell, size, floor.lies))
    there = [(chance, stand) for cell, stand, chance in places(view, size) if cell == option.cell]
    stand = min(((chance, stand) for chance, stand in there if stand in free), default=(1.0, None))[1]
    return Path(ghost.name, cells, stand.spot, stand.level, option.merge) if stand else None


def way(side: Side, ghost: Ghost, end: Cell) -> tuple[Cell, ...]:
    """Return the cells of a path: in by the door in line with its end, by column and row, or straight out."""
    if end == OUT:
        return tuple(plans.line_out(side, ghost.cell)) if ghost.place == "hall" else ()
    if ghost.place != "hall":
        *back_to_door, _ = plans.line_out(OPPOSITE[side], end)
        return (*reversed(back_to_door), end)
    column, row = ghost.cell[0], int(ghost.cell[1])
    cells: list[Cell] = []
    while column != end[0]:
        column = chr(ord(column) + (1 if end[0] > column else -1))
        cells.append(f"{column}{row}")
    while row != int(end[1]):
        row += 1 if int(end[1]) > row else -1
        cells.append(f"{column}{row}")
    return tuple(cells)
