"""The hall of the day: the plan of a stand-in, which makes the par.

It judges the hall from above, as people do, and shares the card's steps out so that the ghosts seem best
hidden from all doors. It looks through none (V7), so a good eye can beat it.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.core import Dice, RuleError
from engine.pasvu.daily.model import View
from engine.pasvu.daily.scoring import in_hall, worth
from engine.pasvu.hall.standing import Stand, free_stands
from engine.pasvu.model import Cell, CommitPlan, GhostName, Path
from engine.pasvu.plans import Floor, check_plan, floor_of, value_of
from engine.pasvu.stand_in.planning import places, way, within

LEVELS = ("easy", "normal")


class Idea(NamedTuple):
    """A place for a ghost: the points that it seems to pay there at each door, and the steps to it."""

    gain: float
    steps: int
    cell: Cell
    stand: Stand | None  # None: the ghost stays where it is


def suggest(view: View, dice: Dice, level: str) -> CommitPlan:
    """Return a plan; an easy one hides one ghost only."""
    if level not in LEVELS:
        raise RuleError("no-such-level", level=level)
    names = in_hall(view)
    if level == "easy":
        names = (dice.choice(names),)
    # The worthiest choose first; of two that want one place the other takes its next best.
    floor, left, paths = floor_of(view), value_of(view, 0), tuple[Path, ...]()
    for number, name in enumerate(names):
        ideas = {each: _ideas(view, floor, each, left) for each in names[number:]}
        idea = _shared_out(ideas, left)[name]
        if idea.stand is not None:
            cells = way(view.sides[0], floor.ghost(0, name), idea.cell)
            path = Path(name, cells, idea.stand.spot, idea.stand.level)
            floor, left, paths = check_plan(floor, 0, left, (path,)), left - idea.steps, (*paths, path)
    return CommitPlan(paths)


def _ideas(view: View, floor: Floor, name: GhostName, left: int) -> list[Idea]:
    """Return for each number of steps the place that seems best, and staying."""
    ghost = floor.ghost(0, name)
    # Not out of its cell and back: the panel does not offer that to people either.
    reach = {cell: steps for cell, steps in within(view.sides[0], ghost, left) if cell != ghost.cell}
    others = floor.figures((0, name))
    free = {cell: set(free_stands(floor.pieces, others, cell, ghost.size, floor.lies)) for cell in reach}
    best: dict[int, Idea] = {}
    for cell, stand, chance in places(view, ghost.size):
        gain = worth(name) * (1 - chance)
        if cell == ghost.cell and (stand.spot, stand.level) == (ghost.spot, ghost.z):
            best[0] = Idea(gain, 0, cell, None)
        elif cell in reach and stand in free[cell] and gain > best.get(reach[cell], _NOTHING).gain:
            best[reach[cell]] = Idea(gain, reach[cell], cell, stand)
    return list(best.values())


_NOTHING = Idea(-1.0, 0, "", None)


def _shared_out(ideas: Mapping[GhostName, Sequence[Idea]], left: int) -> dict[GhostName, Idea]:
    """Return an idea for each ghost that together take at most so many steps and pay most."""
    best: dict[int, tuple[float, dict[GhostName, Idea]]] = {0: (0.0, {})}
    for name, own in ideas.items():
        after: dict[int, tuple[float, dict[GhostName, Idea]]] = {}
        for used, (sum_, chosen) in best.items():
            for idea in own:
                steps, gain = used + idea.steps, sum_ + idea.gain
                if steps <= left and gain > after.get(steps, (-1.0, {}))[0]:
                    after[steps] = gain, {**chosen, name: idea}
        best = after
    return max(best.values(), key=lambda found: found[0])[1]
