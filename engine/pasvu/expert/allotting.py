"""Pas vu pas pris: how an expert plans: it weighs all ways to share out its steps at once."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from engine.core import refusal
from engine.pasvu import plans
from engine.pasvu.expert.prospect import Prospect
from engine.pasvu.expert.race import result, rows_of
from engine.pasvu.hall.bulk_overlap import Flags, Floats, Numbers
from engine.pasvu.hall.standing import Stand, free_stands
from engine.pasvu.model import OUT, Cell, CommitPlan, Ghost, Path, Side
from engine.pasvu.stand_in.outlook import HOME
from engine.pasvu.stand_in.planning import AND_BACK, distances, way

REFINED = 8  # ways to share out the steps, for each fear, for which the best places are sought
FEAR = 4.0  # how much more likely a side is that is feared
LEAST = 1e-9  # a gain

Walks = tuple[tuple[int, int], ...]  # numbers of ghosts, and their steps


class Move(NamedTuple):
    """What a ghost may do: its steps, its rows to the exit then, and by doors whether it is seen there."""

    steps: int
    row: int
    seen: Flags


class Sharings(NamedTuple):
    """Ways to share out the steps, by ghosts: their steps and rows, and by doors whether they are seen."""

    steps: Numbers
    rows: Numbers
    seen: Flags


class Draft(NamedTuple):
    """A plan in the making: the hall after it, and by ghosts their rows and the doors that show them."""

    floor: plans.Floor
    paths: tuple[Path, ...]
    rows: Numbers
    seen: Flags


class Placed(NamedTuple):
    """One more ghost of a draft: as it then is, its path, its rows to the exit and the doors that show it."""

    ghost: Ghost
    path: Path
    row: int
    seen: Flags


class Allotter:
    """Plans for one seat. Ghosts are numbered in the order of GHOSTS."""

    def __init__(self, prospect: Prospect) -> None:
        self.prospect, self.seat = prospect, prospect.seat
        self._side: Side = prospect.view.sides[prospect.seat]
        self._floor = plans.floor_of(prospect.view)
        self._own = self._floor.ghosts[self.seat]
        self._rows = rows_of(self._own, prospect.exit_side)
        self._seen = [prospect.seen(ghost) for ghost in self._own]
        self._value = plans.value_of(prospect.view, self.seat)
        self._reach = [self._steps_to_places(ghost) for ghost in self._own]

    def plan(self) -> CommitPlan:
        """Return the plan that promises most."""
        found = {CommitPlan(): self.prospect.promise(self._own)}
        for weights in self._fears():
            drafts: dict[Walks, Draft] = {
                (): Draft(self._floor, (), np.array(self._rows, dtype=np.intp), np.stack(self._seen))
            }
            for steps in self._shared_out(weights):
                plan = self._refined(steps, weights, drafts)
                if plan not in found:
                    floor = plans.check_plan(self._floor, self.seat, self._value, plan.paths)
                    found[plan] = self.prospect.promise(floor.ghosts[self.seat])
        return max(found, key=lambda plan: found[plan])

    def _fears(self) -> Iterator[Floats]:
        """Yield how likely each door is, if all sides are feared alike or one most of all."""
        for feared in ("", *self.prospect.sides):
            shares = np.array([FEAR if door[0] == feared else 1.0 for door in self.prospect.doors])
            yield shares / shares.sum()

    def _steps_to_places(self, ghost: Ghost) -> Numbers:
        away = distances(self._side, ghost)
        places = self.prospect.places(ghost.size).places
        return np.array([away[cell] or AND_BACK for cell, _ in places], dtype=np.intp)

    def _shared_out(self, weights: Floats) -> list[Numbers]:
        """Return the best ways to share out the steps, as steps of each ghost."""
        ways = self._sharings(weights)
        after = np.where(ways.seen, HOME, ways.rows[:, None, :])
        hopes = self.prospect.chances(after) @ weights
        return [ways.steps[number] for number in np.argsort(-hopes, kind="stable")[:REFINED]]

    def _sharings(self, weights: Floats) -> Sharings:
        """Return all ways to share out the steps. Of ghosts that are alike, the first goes farthest."""
        moves = [self._moves(number, weights) for number in range(len(self._own))]
        steps, choice = np.zeros((1, 0), dtype=np.intp), np.zeros((1, 0), dtype=np.intp)
        for number, options in enumerate(moves):
            before = np.repeat(np.arange(len(steps)), len(options))
            which = np.tile(np.arange(len(options)), len(steps))
            cost = np.array([move.steps for move in options], dtype=np.intp)
            steps = np.column_stack([steps[before], cost[which]])
            choice = np.column_stack([choice[before], which])
            fits = steps.sum(axis=1) <= self._value
            if number and self._are_alike(number - 1, number):
                fits &= steps[:, -2] >= steps[:, -1]
            steps, choice = steps[fits], choice[fits]
        pairs = list(enumerate(moves))
        rows = [np.array([m.row for m in options], dtype=np.intp)[choice[:, n]] for n, options in pairs]
        seen = [np.stack([m.seen for m in options])[choice[:, n]] for n, options in pairs]
        return Sharings(steps, np.stack(rows, axis=-1), np.stack(seen, axis=-1))

    def _are_alike(self, one: int, other: int) -> bool:
        first, second = self._own[one], self._own[other]
        return first.size == second.size and first.place == second.place == "side"

    def _moves(self, number: int, weights: Floats) -> list[Move]:
        """Return to stay, and the best move of a ghost by itself for each number of steps that gains."""
        ghost, reach = self._own[number], self._reach[number]
        found = [Move(0, self._rows[number], self._seen[number])]
        if ghost.place == "out" or refusal(plans.check_can_go, self._floor, self.seat, ghost):
            return found
        seen, rows = self.prospect.places(ghost.size).seen, self.prospect.rows(ghost.size)
        gains = self._gains(number)
        hopes = (1 - weights @ seen) * gains[rows]
        most = (1 - weights @ self._seen[number]) * gains[self._rows[number]]
        for steps in range(1, self._value + 1):
            if self._leaves(number, steps):
                found.append(Move(steps, 0, np.zeros(len(weights), dtype=np.bool_)))
            able = np.where(reach <= steps, hopes, -1.0)
            best = int(able.argmax())
            if able[best] > most + LEAST:
                most = able[best]
                found.append(Move(steps, int(rows[best]), seen[:, best]))
        return found

    def _leaves(self, number: int, steps: int) -> bool:
        """V16: does a ghost leave with so many steps? It may not in the round in which it entered."""
        ghost = self._own[number]
        return ghost.place == "hall" and steps == self._rows[number] and ghost.entered != self._floor.round

    def _gains(self, number: int) -> Floats:
        """Return what it is worth that a ghost stands in each row rather than at home."""
        rows = np.array([self._rows] * (HOME + 1), dtype=np.intp)
        rows[:, number] = np.arange(HOME + 1)
        values = result(self.prospect.rounds, rows)
        return values - values[HOME]

    def _refined(self, steps: Numbers, weights: Floats, drafts: dict[Walks, Draft]) -> CommitPlan:
        """Return a plan with so many steps for each ghost, each at the best place beside the others.

        Many plans begin alike: `drafts` keeps how they go on from there.
        """
        walking = [(number, int(some)) for number, some in enumerate(steps) if some]
        # Leave the hall first: that makes room.
        walks = tuple(sorted(walking, key=lambda walk: not self._leaves(*walk)))
        for done in range(1, len(walks) + 1):
            if walks[:done] not in drafts:
                drafts[walks[:done]] = self._extended(drafts[walks[: done - 1]], *walks[done - 1], weights)
        return CommitPlan(drafts[walks].paths)

    def _extended(self, draft: Draft, number: int, steps: int, weights: Floats) -> Draft:
        """Return a draft in which one more ghost goes so many steps, if it can."""
        placed = self._gone(number) if self._leaves(number, steps) else None
        placed = placed or self._placed(draft, number, steps, weights)
        if placed is None:
            return draft
        rows, seen = draft.rows.copy(), draft.seen.copy()
        rows[number], seen[number] = placed.row, placed.seen
        floor = plans.floor_with(draft.floor, self.seat, placed.ghost)
        return Draft(floor, (*draft.paths, placed.path), rows, seen)

    def _gone(self, number: int) -> Placed:
        """Let a ghost leave the hall."""
        ghost = self._own[number]
        path = Path(ghost.name, way(self._side, ghost, OUT))
        return Placed(plans.gone_out(ghost), path, 0, np.zeros(len(self.prospect.doors), dtype=np.bool_))

    def _placed(self, draft: Draft, number: int, steps: int, weights: Floats) -> Placed | None:
        """Give a ghost a path to the best free place within so many steps, if there is one."""
        ghost = self._own[number]
        there, rows = self.prospect.places(ghost.size), self.prospect.rows(ghost.size)
        values = np.where(self._reach[number] <= steps, self._values(draft, number, weights), -1.0)
        free: dict[Cell, list[Stand]] = {}
        others = draft.floor.figures((self.seat, ghost.name))
        for best in map(int, np.argsort(-values, kind="stable")):
            cell, stand = there.places[best]
            if values[best] < 0:
                break
            if cell not in free:
                free[cell] = free_stands(draft.floor.pieces, others, cell, ghost.size, draft.floor.lies)
            if stand in free[cell]:
                path = Path(ghost.name, way(self._side, ghost, cell), stand.spot, stand.level)
                placed = plans.placed_at(draft.floor, ghost, cell, stand)
                return Placed(placed, path, int(rows[best]), there.seen[:, best])
        return None

    def _values(self, draft: Draft, number: int, weights: Floats) -> Floats:
        """Return the chance to win with a ghost at each place, given where the others stand."""
        size = self._own[number].size
        seen, rows = self.prospect.places(size).seen, self.prospect.rows(size)
        after = np.repeat(np.where(draft.seen, HOME, draft.rows[:, None]).T[None], HOME + 1, axis=0)
        after[:, :, number] = np.arange(HOME + 1)[:, None]
        hopes = self.prospect.chances(after)  # by rows and doors
        return weights @ np.where(seen, hopes[HOME][:, None], hopes[rows].T)
