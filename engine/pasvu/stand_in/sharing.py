"""Pas vu pas pris: how a stand-in shares out its steps, by what each ghost may still earn."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.core import RuleError, refusal
from engine.pasvu import plans
from engine.pasvu.hall.standing import Stand, free_among
from engine.pasvu.layout import OPPOSITE
from engine.pasvu.model import OUT, Cell, CommitPlan, Figure, Ghost, Path, Side
from engine.pasvu.stand_in.judging import Judge
from engine.pasvu.stand_in.planning import AND_BACK, distance, way, within

LEAST = 0.005  # a move that gains less is not worth its steps
SHORTFALL = 0.05  # of a gain: with more, the steps are shared out anew


class Option(NamedTuple):
    """A move for one ghost: what it gains, its steps, and the cell where it ends ("out" to leave).

    V25: it may `merge` there with a ghost, or be joined there by a `partner` from the side.
    """

    gain: float
    steps: int
    cell: Cell
    merge: str = ""
    partner: str = ""


def planned(judge: Judge) -> CommitPlan:
    """Share out the steps so that all ghosts together gain most; then share out those that are left."""
    draft = Draft(judge)
    while draft.extended():
        pass
    return CommitPlan(tuple(draft.paths))


Moves = Sequence[tuple[Ghost, Option]]


def _shared_out(ways: Sequence[tuple[Ghost, Sequence[Option]]], value: int) -> tuple[float, Moves]:
    """Choose at most one move for each ghost within the card's number, so that they gain most in total."""
    best: list[tuple[float, tuple[tuple[Ghost, Option], ...]]] = [(0.0, ())] * (value + 1)
    for ghost, options in ways:
        after = list(best)
        for option in options:
            for steps in range(option.steps, value + 1):
                gain, chosen = best[steps - option.steps]
                if gain + option.gain > after[steps][0] + 1e-9:
                    after[steps] = (gain + option.gain, (*chosen, (ghost, option)))
        best = after
    gain, chosen = best[value]
    # Leave the hall first: that makes room.
    return gain, sorted(chosen, key=lambda pair: (pair[1].cell != OUT, -pair[1].gain))


def _by_cells(floor: plans.Floor) -> dict[Cell, list[Figure]]:
    """Return the ghosts that stand in each cell where any does."""
    found: dict[Cell, list[Figure]] = {}
    for figure in floor.figures():
        found.setdefault(figure.cell, []).append(figure)
    return found


class Draft:
    """A plan in the making, and the hall after it."""

    def __init__(self, judge: Judge) -> None:
        self.judge, self.seat = judge, judge.seat
        self.left: int = plans.value_of(judge.view, judge.seat)
        self.floor, self.paths = plans.floor_of(judge.view), list[Path]()
        self._standing = _by_cells(self.floor)

    @property
    def own(self) -> tuple[Ghost, ...]:
        """The player's ghosts after the plan so far."""
        return self.floor.ghosts[self.seat]

    @property
    def side(self) -> Side:
        """The side where the player's ghosts start."""
        return self.floor.sides[self.seat]

    def options(self) -> list[tuple[Ghost, list[Option]]]:
        """Return the best moves of each ghost that can still be given a path, without merges."""
        busy = plans.underway(self.paths)
        able = [
            g
            for g in self.own
            if g.name not in busy and not refusal(plans.check_can_go, self.floor, self.seat, g)
        ]
        pairs = self._pairs(able)
        return [(ghost, [*self._moves(ghost), *pairs.get(ghost.name, ())]) for ghost in able]

    def extended(self) -> bool:
        """Share out the steps that are left among the ghosts that can still go; return whether any went."""
        ways = self.options()
        chances = [_shared_out(ways, self.left)]
        for ghost in [ghost for ghost, _ in ways]:
            for merge in self._merges(ghost):
                # V25: the one to be joined must stay where it is.
                others = [
                    (one, options) for one, options in ways if one.name not in (ghost.name, merge.merge)
                ]
                gain, moves = _shared_out(others, self.left - merge.steps)
                chances.append((gain + merge.gain, [(ghost, merge), *moves]))
        went = [self.add(ghost, option) for ghost, option in max(chances, key=lambda chance: chance[0])[1]]
        return any(went)

    def add(self, ghost: Ghost, option: Option) -> bool:
        """Give a ghost a path, if that is still possible and gains as much."""
        if ghost != self.floor.ghost(self.seat, ghost.name) or ghost.name in plans.underway(self.paths):
            return False
        paths = self._paths(ghost, option)
        try:
            floor = plans.check_plan(self.floor, self.seat, self.left, paths)
        except RuleError:
            return False
        worth = sum(map(self.judge.worth, self.own))
        if not paths or sum(map(self.judge.worth, floor.ghosts[self.seat])) - worth < option.gain - SHORTFALL:
            return False
        self.floor, self.left = floor, self.left - sum(len(path.cells) for path in paths)
        self._standing = _by_cells(floor)
        self.paths += paths
        return True

    def _moves(self, ghost: Ghost) -> list[Option]:
        """Return for each number of steps the best move of a ghost."""
        found: dict[int, Option] = {}
        worth, most = self.judge.worth(ghost), dict[int, float]()
        for cell, steps in within(self.side, ghost, self.left):
            place = self._best(cell, ghost)
            if place:
                gain = self.judge.inside(ghost.size, cell, place[0]) - worth
                if gain > most.get(steps, LEAST):
                    most[steps], found[steps] = gain, Option(gain, steps, cell)
        rows = plans.row_from(OPPOSITE[self.side], ghost.cell) if ghost.place == "hall" else self.left + 1
        if rows <= self.left and ghost.entered != self.floor.round:
            found[rows] = Option(self.judge.worth(plans.gone_out(ghost)) - worth, rows, OUT)
        return list(found.values())

    def _merges(self, ghost: Ghost) -> Iterator[Option]:
        """V25: yield the merges that a ghost could make, and what the larger one would gain."""
        for other in self.own if self.floor.fusion else ():
            if other.place != "hall" or other.name == ghost.name:
                continue
            steps = distance(self.side, ghost, other.cell) or AND_BACK
            if steps > self.left:
                continue
            try:
                larger = plans.check_merge(self.floor, self.seat, ghost, other.cell, other.name)
            except RuleError:
                continue
            gain = self._merged(larger, other.cell, ghost, other)
            if gain > LEAST:
                yield Option(gain, steps, other.cell, other.name)

    def _pairs(self, able: Sequence[Ghost]) -> dict[str, list[Option]]:
        """V25: return how two small ghosts may enter together and merge, by the one that goes first."""
        larger = next((g for g in self.own if g.size == "medium" and g.place == "reserve"), None)
        small = [ghost for ghost in able if ghost.size == "small" and ghost.place == "side"]
        found: dict[str, list[Option]] = {}
        for one, two in zip(small[::2], small[1::2], strict=False) if larger and self.floor.fusion else ():
            for cell, steps in within(self.side, one, self.left // 2):
                gain = self._merged(larger, cell, one, two) if larger else 0.0
                if gain > LEAST:
                    found.setdefault(one.name, []).append(Option(gain, 2 * steps, cell, partner=two.name))
        return found

    def _merged(self, larger: Ghost, cell: Cell, *two: Ghost) -> float:
        """V25: return what it gains that two ghosts go home and a larger one stands in a cell."""
        place = self._best(cell, larger, *two)
        if place is None:
            return 0.0
        back = sum(self.judge.worth(plans.sent_home(one, fusion=True, was_seen=False)) for one in two)
        spent = sum(map(self.judge.worth, (larger, *two)))
        return self.judge.inside(larger.size, cell, place[0]) + back - spent

    def _best(self, cell: Cell, ghost: Ghost, *gone: Ghost) -> tuple[float, Stand] | None:
        """Return the least risky place of a cell that is free for a ghost once it and others are gone."""
        there = self.judge.places(ghost.size).get(cell)
        if not there or cell not in self._standing:
            return there[0] if there else None
        names = {(self.seat, one.name) for one in (ghost, *gone)}
        others = [one for one in self._standing[cell] if (one.seat, one.name) not in names]
        if not others:
            return there[0] if there else None
        lies = self.floor.lies
        return next((place for place in there if free_among(place[1:], others, cell, ghost.size, lies)), None)

    def _paths(self, ghost: Ghost, option: Option) -> tuple[Path, ...]:
        """Return the paths of a move, ending at the best places that are still free."""
        cells = way(self.side, ghost, option.cell)
        if option.cell == OUT:
            return (Path(ghost.name, cells),)
        gone = [self.floor.ghost(self.seat, name) for name in (option.merge, option.partner) if name]
        larger = self._larger(ghost, gone[0]) if gone else ghost
        place, first = self._best(option.cell, larger, ghost, *gone), self._best(option.cell, ghost)
        if place is None or (first is None and option.partner):
            return ()
        stand = place[1]
        if option.partner and first:
            ahead = Path(ghost.name, cells, first[1].spot, first[1].level)
            return ahead, Path(option.partner, cells, stand.spot, stand.level, ghost.name)
        return (Path(ghost.name, cells, stand.spot, stand.level, option.merge),)

    def _larger(self, ghost: Ghost, other: Ghost) -> Ghost:
        """V25: return the ghost that two make; one of them if the reserve has none."""
        return plans.larger_in_reserve(self.floor, self.seat, ghost, other) or ghost
