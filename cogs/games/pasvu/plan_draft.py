"""Pas vu pas pris: an unfinished plan, and its text in a custom id.

A draft holds the plan as the game writes it, then the ghost in hand: "pDLuo.S2". Without one all ghosts are
shown: "pDLuo", slantwise "pDLuo.V"; "Q" was asked whether steps may be left unused. V25: a merge goes by the
larger ghost that it makes; the two that it sends home can be taken in hand to be sent out again.
"""

from functools import cached_property
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from cogs.panels.game_panel import DOT
from cogs.tables.viewer import Viewer
from engine.core import RuleError, Seat
from engine.pasvu.hall.standing import Room, room_for
from engine.pasvu.layout import OPPOSITE
from engine.pasvu.model import GHOSTS, OUT, Cell, CommitPlan, Figure, Ghost, GhostName, Path, Side, Size, View
from engine.pasvu.notation import NOTATION
from engine.pasvu.offers import goals_in, merged, movers, paths_without, steps_left
from engine.pasvu.plans import Floor, check_next, floor_of, row_from, underway, value_of
from engine.pasvu.rounds import check_committed
from engine.pasvu.stand_in.planning import Cover, cover_of
from locales import Words

SLANTED, ASKED = "V", "Q"
OF_PATHS = ("larger", "legs", "after", "cover", "able", "ghosts")  # whichever ghost is in hand


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
    is_slanted: bool = False  # how the whole plan is shown
    is_asked: bool = False  # was the player asked whether steps may be left unused?

    @property
    def view(self) -> View:
        """What the planner sees."""
        return self.viewer.view

    @property
    def seat(self) -> Seat:
        """The planner's seat."""
        return self.viewer.seat or 0

    @property
    def is_judged(self) -> bool:
        """May the panel say how well places hide? V42: not in the hall of the day."""
        return self.view.is_judged

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
        return marked(NOTATION.text(plan), self.hand + SLANTED * self.is_slanted + ASKED * self.is_asked)

    def hall_after(self, paths: tuple[Path, ...]) -> Floor:
        """V18: the hall after these paths alone; raises if they are not possible."""
        plan = CommitPlan(paths)
        self.viewer.game.check_turn(self.view, self.seat, plan)
        return check_committed(self.view, self.seat, plan)  # no whole view: a page asks for many halls

    @property
    def left(self) -> int:
        """V5: the steps that the card has left."""
        return steps_left(self.view, self.seat, self.paths)

    @cached_property
    def larger(self) -> tuple[GhostName, ...]:
        """V25: for each path, the larger ghost of the merge that it ends in, else nothing."""
        return merged(floor_of(self.view), self.seat, self.paths)

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

    @cached_property
    def own(self) -> Path | None:
        """The path of the ghost in hand."""
        return self.paths[self.legs[self.hand]] if self.hand in self.legs else None

    @cached_property
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
            return self.settled()
        number = self.legs[self.hand]
        rest = possible(self, left := paths_without(self.paths, number))
        lost = [path for path in self.paths[number + 1 :] if path not in left]
        told = (Dropped(path, RuleError("pasvu-not-home", ghost=path.ghost)) for path in lost)
        return replace(rest, dropped=(*rest.dropped, *told))

    def holding(self, ghost: GhostName) -> "Plan":
        """The same plan with another ghost in hand."""
        return self._knowing(replace(self, hand=ghost))

    def _knowing(self, other: "Plan") -> "Plan":
        """Another plan with the same paths; what was found out about them stays known."""
        vars(other).update({name: found for name, found in vars(self).items() if name in OF_PATHS})
        return other

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
        return self._knowing(replace(self, dropped=()))

    @property
    def floor(self) -> Floor:
        """The hall as all paths but that of the ghost in hand leave it."""
        return self.rest.after

    @cached_property
    def after(self) -> Floor:
        """The hall as the whole plan leaves it."""
        return self.hall_after(self.paths)

    @cached_property
    def cover(self) -> Cover:
        """What decides how well hidden a place is."""
        return cover_of(self.view)

    @cached_property
    def room(self) -> tuple[Room, list[Figure], Size, bool]:
        """V17: the places of each cell for the ghost in hand, who is in the way, its size, if it lies."""
        floor, size = self.floor, self.floor.ghost(self.seat, self.walker).size
        others = floor.figures((self.seat, self.walker))
        return room_for(floor.pieces, size, floor.lies), others, size, floor.lies

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
            floor = check_next(floor, plan.seat, value, tuple(kept), path)
        except RuleError as why:
            dropped.append(Dropped(path, why))
            continue
        kept.append(path)
    return replace(plan, paths=tuple(kept), dropped=tuple(dropped))


# As text


def marked(text: str, marks: str) -> str:
    """The draft of a plan, with its marks: the ghost in hand, how it is shown, whether it was asked about."""
    return f"{text}{DOT}{marks}" if marks else text


def paths_in(draft: str) -> tuple[Path, ...] | None:
    """The paths in a draft; None for a text that we did not write."""
    try:
        plan = NOTATION.parse(draft.partition(DOT)[0])
    except RuleError:
        return None
    return plan.paths if isinstance(plan, CommitPlan) else None


def resumed(draft: str, kept: str) -> str:
    """The plan that is kept, with the marks of a panel that was drawn with `draft`."""
    if paths_in(draft) is None or paths_in(kept) is None:
        return draft
    return marked(kept.partition(DOT)[0], draft.partition(DOT)[2])


def read(draft: str, viewer: Viewer[View]) -> Plan:
    """The plan that a draft stands for; without one, what is committed already."""
    paths = paths_in(draft)
    if paths is None:
        return possible(Plan(viewer), viewer.view.plan or ())
    plan, marks = possible(Plan(viewer), paths), draft.partition(DOT)[2]
    hand = next((name for name in plan.ghosts if marks.startswith(name)), "")
    rest = marks.removeprefix(hand)
    return replace(plan, hand=hand, is_slanted=SLANTED in rest, is_asked=ASKED in rest)


def first_ghost(plan: Plan) -> GhostName:
    """The ghost that is taken in hand first: the last one planned, else the nearest to its exit."""
    if plan.legs:
        return max(plan.legs, key=lambda name: plan.legs[name])
    inside = [ghost for ghost in plan.able if ghost.place == "hall"]
    if inside:
        return min(inside, key=lambda ghost: row_from(plan.exit, ghost.cell)).name
    return plan.able[0].name if plan.able else ""
