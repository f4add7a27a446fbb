"""Pas vu pas pris: an unfinished plan, and its text in a custom id.

A draft holds the plan as the game writes it, then the ghost in hand: "pDLuo.S2". V25: a merge goes by the
larger ghost that it makes; the two that it sends home can be taken in hand to be sent out again.
"""

from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from cogs.panels.game_panel import DOT
from cogs.tables.viewer import Viewer
from engine.core import RuleError, Seat
from engine.pasvu.hall.standing import Stand, spot_point
from engine.pasvu.layout import OPPOSITE
from engine.pasvu.model import GHOSTS, OUT, Cell, CommitPlan, Ghost, GhostName, Path, Side, View
from engine.pasvu.notation import NOTATION
from engine.pasvu.offers import goals_in, merges, movers, paths_without, route, stands_in, steps_left
from engine.pasvu.plans import Floor, check_merge, check_plan, floor_of, row_from, underway, value_of
from engine.pasvu.stand_in.planning import places
from locales import Words

JOIN = "join-"  # how a merge is called among the places that are offered


class Dropped(NamedTuple):
    """A path that is no longer possible, and why."""

    path: Path
    why: RuleError


class Plan(msgspec.Struct, frozen=True, dict=True):
    """A plan as far as it is made: every path in it is possible after those before it."""

    viewer: Viewer[View]
    paths: tuple[Path, ...] = ()
    hand: GhostName = ""  # the ghost that is being planned, or the larger one of a merge
    dropped: tuple[Dropped, ...] = ()

    @property
    def view(self) -> View:
        """What the planner sees."""
        return self.viewer.view

    @property
    def seat(self) -> Seat:
        """The planner's seat."""
        return self.viewer.seat or 0

    @property
    def words(self) -> Words:
        """The planner's language."""
        return self.viewer.words

    @property
    def exit(self) -> Side:
        """V15: the side where the ghosts go out."""
        return OPPOSITE[self.view.sides[self.seat]]

    @property
    def draft(self) -> str:
        """The text in a custom id; what was dropped comes last, to be told on the next page."""
        paths = (*self.paths, *(dropped.path for dropped in self.dropped))
        # Levels in hundredths are short.
        plan = CommitPlan(tuple(replace(path, level=round(path.level, 2)) for path in paths))
        return in_hand(NOTATION.text(plan), self.hand)

    def hall_after(self, paths: tuple[Path, ...]) -> Floor:
        """V18: the hall after these paths alone; raises if they are not possible."""
        return floor_of(self.viewer.game.preview(self.view, self.seat, [CommitPlan(paths)]))

    @property
    def left(self) -> int:
        """V5: the steps that the card has left."""
        return steps_left(self.view, self.seat, self.paths)

    @cached_property
    def larger(self) -> tuple[GhostName, ...]:
        """V25: for each path, the larger ghost of the merge that it ends in, else nothing."""
        floor, found = floor_of(self.view), list[GhostName]()
        for path in self.paths:
            ghost, end = floor.ghost(self.seat, path.ghost), path.cells[-1]
            found.append(check_merge(floor, self.seat, ghost, end, path.merge).name if path.merge else "")
            floor = check_plan(floor, self.seat, len(path.cells), (path,))
        return tuple(found)

    @cached_property
    def legs(self) -> dict[GhostName, int]:
        """The paths that can be taken in hand, by the ghost that then stands at their end.

        V25: one whose ghost was joined there is part of that merge.
        """
        found: dict[GhostName, int] = {}
        for number, (path, larger) in enumerate(zip(self.paths, self.larger, strict=True)):
            if larger:
                found.pop(path.merge, None)
            found[larger or path.ghost] = number
        return found

    @property
    def own(self) -> Path | None:
        """The path of the ghost in hand."""
        return self.paths[self.legs[self.hand]] if self.hand in self.legs else None

    @property
    def walker(self) -> GhostName:
        """The ghost that goes the way: the one in hand, or the one that makes it by a merge (V25)."""
        return self.own.ghost if self.own else self.hand

    @property
    def end(self) -> Cell:
        """Where the ghost in hand would go, if that is chosen."""
        return self.own.cells[-1] if self.own else ""

    @cached_property
    def rest(self) -> "Plan":
        """The plan without the path of the ghost in hand; paths that depended on it are dropped."""
        if self.own is None:
            return possible(self, self.paths)
        number = self.legs[self.hand]
        rest = possible(self, left := paths_without(self.paths, number))
        lost = [path for path in self.paths[number + 1 :] if path not in left]
        told = (Dropped(path, RuleError("pasvu-not-home", ghost=path.ghost)) for path in lost)
        return replace(rest, dropped=(*rest.dropped, *told))

    def holding(self, ghost: GhostName) -> "Plan":
        """The same plan with another ghost in hand."""
        return replace(self, hand=ghost)

    def without(self, ghost: GhostName) -> "Plan":
        """The plan without the path that goes by this ghost."""
        return self.holding(ghost).rest

    def with_path(self, path: Path) -> "Plan":
        """The plan with this path of the ghost in hand added last; raises if that is not possible."""
        rest = self.rest
        self.hall_after((*rest.paths, path))
        plan = replace(rest, paths=(*rest.paths, path))
        return plan.holding(plan.larger[-1] or path.ghost)

    def settled(self) -> "Plan":
        """The plan without the list of dropped paths, once that was shown."""
        return replace(self, dropped=())

    @property
    def floor(self) -> Floor:
        """The hall as all paths but that of the ghost in hand leave it."""
        return self.rest.after

    @cached_property
    def after(self) -> Floor:
        """The hall as the whole plan leaves it."""
        return self.hall_after(self.paths)

    @cached_property
    def able(self) -> tuple[Ghost, ...]:
        """The ghosts that could still be given a path."""
        return movers(self.after, self.seat, self.left, underway(self.paths))

    @cached_property
    def ghosts(self) -> tuple[GhostName, ...]:
        """What can be chosen: the ghosts that have a path or could be given one."""
        able = {ghost.name for ghost in self.able}
        return tuple(name for name in GHOSTS if name in able or name in self.legs)

    @cached_property
    def ends(self) -> dict[Cell, int]:
        """Where the ghost in hand can go and in how many steps, "out" first, then what is near the exit."""
        if not self.hand:
            return {}
        found = dict(goals_in(self.floor, self.seat, self.rest.left, self.walker))
        ranked = sorted(found, key=lambda end: (0, end) if end == OUT else (row_from(self.exit, end), end))
        return {end: found[end] for end in ranked}


def possible(plan: Plan, paths: tuple[Path, ...]) -> Plan:
    """V18: the plan with these paths in order; impossible ones are dropped, with the reason."""
    kept, dropped = list[Path](), list[Dropped]()
    floor, value = floor_of(plan.view), value_of(plan.view, plan.seat)
    for path in paths:
        try:
            check_plan(floor, plan.seat, value, (*kept, path))
        except RuleError as why:
            dropped.append(Dropped(path, why))
            continue
        kept.append(path)
    return replace(plan, paths=tuple(kept), dropped=tuple(dropped))


# As text


def in_hand(text: str, ghost: str) -> str:
    """The draft of a plan, with a ghost in hand if one is."""
    return f"{text}{DOT}{ghost}" if ghost else text


def paths_in(draft: str) -> tuple[Path, ...] | None:
    """The paths in a draft; None for a text that we did not write."""
    try:
        plan = NOTATION.parse(draft.partition(DOT)[0])
    except RuleError:
        return None
    return plan.paths if isinstance(plan, CommitPlan) else None


def resumed(draft: str, kept: str) -> str:
    """The plan that is kept, with the ghost in hand of a panel that was drawn with `draft`."""
    if paths_in(draft) is None or paths_in(kept) is None:
        return draft
    return in_hand(kept.partition(DOT)[0], draft.partition(DOT)[2])


def read(draft: str, viewer: Viewer[View]) -> Plan:
    """The plan that a draft stands for; without one, what is committed already, and a first ghost in hand."""
    paths = paths_in(draft)
    if paths is None:
        plan = possible(Plan(viewer), viewer.view.plan or ())
        return plan if plan.paths else plan.holding(first_ghost(plan))
    plan, hand = possible(Plan(viewer), paths), draft.partition(DOT)[2]
    return plan.holding(hand if hand in plan.ghosts else "")


def first_ghost(plan: Plan) -> GhostName:
    """The ghost that is offered first: the one nearest to its exit, else the largest that waits."""
    inside = [ghost for ghost in plan.able if ghost.place == "hall"]
    if inside:
        return min(inside, key=lambda ghost: row_from(plan.exit, ghost.cell)).name
    return plan.able[0].name if plan.able else ""


# What can be chosen


def furthest(plan: Plan) -> Cell:
    """Out, or a cell as near to the exit as can be: in the fewest steps, then by the stand-in's guess."""
    ends, side = plan.ends, plan.exit
    first = next(iter(ends), "")
    if first in ("", OUT):
        return first
    safest: dict[Cell, float] = {}
    for cell, _, chance in places(plan.view, plan.floor.ghost(plan.seat, plan.walker).size):
        safest[cell] = min(chance, safest.get(cell, 1.0))
    row = [end for end in ends if row_from(side, end) == row_from(side, first)]
    return min(row, key=lambda end: (ends[end], safest.get(end, 1.0), end))


def path_to(plan: Plan, end: Cell) -> Path:
    """A shortest way of the ghost in hand, ending where it is least likely to be seen; raises why not."""
    cells = route(plan.floor, plan.seat, plan.walker, end)
    if end == OUT:
        return Path(plan.walker, cells)
    if path := best_stand(plan, cells):
        return path
    for other in merges(plan.floor, plan.seat, plan.walker, end):
        if path := best_stand(plan, cells, other):
            return path
    raise RuleError("pasvu-cell-full", cell=end)


def best_stand(
    plan: Plan, cells: tuple[Cell, ...], merge: GhostName = "", fits: Callable[[Stand], bool] = lambda _: True
) -> Path | None:
    """The place of the last cell where a ghost is safest by the stand-in's guess, the middle before others.

    V7: the guess is over all doors that the keyhole may go to; it shows none of them.
    """
    end, size = cells[-1], ghost_after(plan, cells[-1], merge).size
    chances = {(cell, stand): chance for cell, stand, chance in places(plan.view, size) if cell == end}
    middle = spot_point(end, "c", size)

    def rank(stand: Stand) -> tuple[float, float, float]:
        away = (stand.x - middle[0]) ** 2 + (stand.y - middle[1]) ** 2
        return chances.get((end, stand), 1.0), round(away, 6), stand.level

    free = stands_in(plan.floor, plan.seat, plan.walker, end, merge)
    stand = min(filter(fits, free), key=rank, default=None)
    return Path(plan.walker, cells, stand.spot, stand.level, merge) if stand else None


def ghost_after(plan: Plan, end: Cell, merge: GhostName) -> Ghost:
    """V25: the ghost in hand, or the larger one after a merge."""
    ghost = plan.floor.ghost(plan.seat, plan.walker)
    return check_merge(plan.floor, plan.seat, ghost, end, merge) if merge else ghost


def offered_places(plan: Plan) -> dict[str, Path]:
    """Where the ghost in hand can stand in its cell, and the merges there (V25), each as a path."""
    own = plan.own
    if own is None or own.cells[-1] == OUT:
        return {}
    found: dict[str, Path] = {}
    if own.merge and (apart := best_stand(plan, own.cells)):
        found["apart"] = apart
    for other in merges(plan.floor, plan.seat, plan.walker, plan.end):
        if other != own.merge and (joined := best_stand(plan, own.cells, other)):
            found[JOIN + other] = joined
    for stand in _stands_of(plan, own):
        found[f"{stand.spot}-{round(stand.level * 100)}"] = replace(own, spot=stand.spot, level=stand.level)
    return found


def _stands_of(plan: Plan, path: Path) -> list[Stand]:
    """Where a path may end in its cell; nowhere if the one it joins has gone from there by another path."""
    try:
        return stands_in(plan.floor, plan.seat, plan.walker, path.cells[-1], path.merge)
    except RuleError:
        return []
