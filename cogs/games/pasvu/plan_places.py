"""Pas vu pas pris: where a ghost of a plan can go and stand, the best hidden place first.

V7: places are judged from above, over all doors that the keyhole may go to; no door is ever looked through.
"""

from collections.abc import Callable
from functools import lru_cache

from msgspec.structs import replace

from cogs.games.pasvu.plan_draft import Plan
from cogs.games.pasvu.words import size_after
from engine.core import RuleError
from engine.pasvu.hall.standing import CELLS, Stand, covers_in, free_among, height_of, is_covered, spot_point
from engine.pasvu.model import OUT, SPOTS, Cell, Ghost, GhostName, Path, Size
from engine.pasvu.offers import merges, route, stands_in
from engine.pasvu.plans import check_merge, row_from
from engine.pasvu.stand_in.planning import Cover, places_by

JOIN = "join-"  # how a merge is called among the places that are offered


def furthest(plan: Plan) -> Cell:
    """Out, or a cell as near to the exit as can be: in the fewest steps, then by the stand-in's guess."""
    ends, side = plan.ends, plan.exit
    first = next(iter(ends), "")
    if first in ("", OUT):
        return first
    safest: dict[Cell, float] = {}
    for cell, _, chance in places_by(plan.cover, plan.floor.ghost(plan.seat, plan.walker).size):
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
    """The best hidden place of the last cell where the ghost in hand, or the larger one, can stand."""
    end = cells[-1]
    if merge:
        size = ghost_after(plan, end, merge).size
        free = stands_in(plan.floor, plan.seat, plan.walker, end, merge)
    else:
        by_cell, others, size, lies = plan.room
        free = free_among(by_cell[end], others, end, size, lies)
    ranked = best_hidden(plan, end, size, list(filter(fits, free)))
    return Path(plan.walker, cells, ranked[0].spot, ranked[0].level, merge) if ranked else None


def best_hidden(plan: Plan, cell: Cell, size: Size, stands: list[Stand]) -> list[Stand]:
    """Places of a cell, the best hidden first; then those under or in something, then the middle."""
    if not plan.is_judged:
        return plainly(plan, cell, size, stands)
    ranked = hidden_first(plan.cover, size)[cell]
    return list(ranked) if len(stands) == len(ranked) else [stand for stand in ranked if stand in stands]


def plainly(plan: Plan, cell: Cell, size: Size, stands: list[Stand]) -> list[Stand]:
    """V42: places of a cell, those nearest to its middle first, on the floor unless the card forbids it."""
    x, y = spot_point(cell, "c", size)

    def rank(stand: Stand) -> tuple[bool, float, float, int]:
        is_lost = plan.view.card == "perch" and not stand.level
        away = (stand.x - x) ** 2 + (stand.y - y) ** 2
        return is_lost, stand.level, round(away, 6), SPOTS.index(stand.spot)

    return sorted(stands, key=rank)


class Hidden(dict[Cell, dict[Stand, float]]):
    """The places of each cell, the best hidden first, with the chance to be seen by the stand-in's guess.

    A cell is looked at when it is asked for: few are in reach.
    """

    def __init__(self, cover: Cover, size: Size) -> None:
        super().__init__()
        self._size: Size = size
        self._height, self._covers = height_of(size, cover.lies), covers_in(cover.pieces)
        self._chances: dict[Cell, list[tuple[Stand, float]]] = {cell: [] for cell in CELLS}
        for cell, stand, chance in places_by(cover, size):
            self._chances[cell].append((stand, chance))

    def __missing__(self, cell: Cell) -> dict[Stand, float]:
        (x, y), covers = spot_point(cell, "c", self._size), self._covers[cell]

        def rank(place: tuple[Stand, float]) -> tuple[float, bool, float, float]:
            stand, chance = place
            away = (stand.x - x) ** 2 + (stand.y - y) ** 2
            is_open = not is_covered(covers, stand.x, stand.y, stand.level + self._height)
            return round(chance, 6), is_open, round(away, 6), stand.level

        found = self[cell] = dict(sorted(self._chances[cell], key=rank))
        return found

    def chance(self, path: Path) -> float:
        """The chance to be seen at a path's end; certain where no place is known."""
        for stand, chance in self[path.cells[-1]].items():
            if stand.spot == path.spot and abs(stand.level - path.level) < 0.006:
                return chance
        return 1.0


@lru_cache(maxsize=64)
def hidden_first(cover: Cover, size: Size) -> Hidden:
    """For each cell its places, the best hidden first. One page of a panel asks for them a hundred times."""
    return Hidden(cover, size)


def hidden_doors(plan: Plan, path: Path) -> tuple[int, int]:
    """From how many of the doors that the keyhole may go to a ghost seems hidden at a path's end."""
    cover = plan.cover
    chance = hidden_first(cover, size_after(path)).chance(path)
    count = len(cover.doors)
    return round((1 - chance) * count), count


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
    for stand in best_hidden(plan, plan.end, size_after(own), _stands_of(plan, own)):
        found[f"{stand.spot}-{round(stand.level * 100)}"] = replace(own, spot=stand.spot, level=stand.level)
    return found


def _stands_of(plan: Plan, path: Path) -> list[Stand]:
    """Where a path may end in its cell; nowhere if the one it joins has gone from there by another path."""
    try:
        return stands_in(plan.floor, plan.seat, plan.walker, path.cells[-1], path.merge)
    except RuleError:
        return []
