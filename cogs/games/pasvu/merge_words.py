"""Pas vu pas pris, V25: merges and ghosts taken back, in words."""

from collections.abc import Mapping, Sequence

from cogs.games.pasvu.plan_draft import Plan
from cogs.games.pasvu.plan_places import JOIN, ghost_after, offered_places
from cogs.tables.viewer import Viewer
from engine.core import RuleError
from engine.pasvu.layout import BODIES, SIZE_OF, SIZES
from engine.pasvu.model import GHOSTS, OUT, Cell, GhostName, Path, View
from engine.pasvu.offers import closed, merge_refusal, merges, stands_in
from locales import Words
from render.pasvu.scene import ghost_name, joined_name, walker_name

# Taken back


def comes_back(viewer: Viewer[View], paths: Sequence[Path], number: int) -> bool:
    """Is the ghost of one of a plan's paths out? Sent home by a merge before, it is so no longer."""
    name = paths[number].ghost
    is_first = all(path.ghost != name for path in paths[:number])
    return is_first and viewer.view.ghosts[viewer.seat or 0][GHOSTS.index(name)].place == "out"


def lost_points(name: GhostName) -> int:
    """The points that are lost when a ghost is taken back."""
    return BODIES[SIZE_OF[name]].out


def with_loss(told: str, viewer: Viewer[View], paths: Sequence[Path], number: int) -> str:
    """One of a plan's paths in words, and what it costs where its ghost was out."""
    if not comes_back(viewer, paths, number):
        return told
    # A merge names several ghosts: which of them was out?
    name, key = paths[number].ghost, "pasvu-merge-back" if paths[number].merge else "pasvu-path-back"
    facts = {"ghost": ghost_name(viewer.words, name), "points": lost_points(name)}
    return viewer.words(key, path=told, **facts)


def back_lines(plan: Plan) -> list[str]:
    """A line that explains what taking ghosts back means, if the plan does so."""
    is_any = any(comes_back(plan.viewer, plan.paths, number) for number in range(len(plan.paths)))
    return [plan.words("pasvu-plan-back")] if is_any else []


# What merging makes


def merge_words(plan: Plan, number: int) -> str:
    """A merge of the plan: "S2 + S1 = M1 in C5 (2)"."""
    path = plan.paths[number]
    names = {
        "ghost": walker_name(plan.words, plan.paths, number),
        "other": joined_name(plan.words, plan.paths, number),
        "into": ghost_name(plan.words, plan.larger[number]),
    }
    return plan.words("pasvu-plan-merge", cell=path.cells[-1], steps=len(path.cells), **names)


def into_words(plan: Plan, other: GhostName) -> dict[str, str]:
    """The ghost that the one in hand joins, the ghost that the merge makes, and its size."""
    larger, words = ghost_after(plan, plan.end, other), plan.words
    size = words(f"pasvu-size-{larger.size}")
    return {"other": ghost_name(words, other), "into": ghost_name(words, larger.name), "size": size}


def reserve_lines(plan: Plan) -> list[str]:
    """The larger ghosts that merges can still make after this plan."""
    words = plan.words
    if not plan.view.fusion:
        return []
    left = [ghost for ghost in plan.after.ghosts[plan.seat] if ghost.place == "reserve"]
    left.sort(key=lambda ghost: SIZES.index(ghost.size))
    told = ", ".join(ghost_name(words, ghost.name) for ghost in left)
    return [words("pasvu-plan-reserve", ghosts=told) if told else words("pasvu-plan-reserve-empty")]


# Which merges are possible, and why others are not


def merge_lines(plan: Plan) -> list[str]:
    """The merges that the ghost in hand may or must make in its cell, and why others are refused."""
    own, words = plan.own, plan.words
    if not plan.view.fusion or own is None or plan.end == OUT:
        return []
    lines: list[str] = []
    if own.merge and only_by_merging(plan, plan.end):
        lines.append(words("pasvu-plan-must-merge", cell=plan.end, other=ghost_name(words, own.merge)))
    joins = [path.merge for value, path in offered_places(plan).items() if value.startswith(JOIN)]
    if joins:
        told = ", ".join(words("pasvu-plan-join", **into_words(plan, name)) for name in joins)
        lines.append(words("pasvu-plan-may-merge", others=told))
    refused = reasons_words(refused_merges(plan), words)
    return [*lines, *(words("pasvu-plan-no-merge", others=names, why=why) for _, names, why in refused)]


def only_by_merging(plan: Plan, end: Cell) -> tuple[GhostName, ...]:
    """The ghosts of which one must be joined to end in a cell; none where there is room to stand alone."""
    floor, seat = plan.floor, plan.seat
    if not floor.fusion or all(ghost.cell != end for ghost in floor.ghosts[seat]):
        return ()
    return () if stands_in(floor, seat, plan.walker, end) else merges(floor, seat, plan.walker, end)


def refused_merges(plan: Plan) -> dict[GhostName, RuleError]:
    """Why the ghost in hand may not join ghosts of its colour in its cell."""
    there = [
        ghost.name
        for ghost in plan.floor.ghosts[plan.seat]
        if ghost.place == "hall" and ghost.cell == plan.end and ghost.name != plan.walker
    ]
    found = {n: merge_refusal(plan.floor, plan.seat, plan.walker, plan.end, n) for n in there}
    return {name: why for name, why in found.items() if why}


def closed_lines(plan: Plan) -> list[str]:
    """Why cells within reach are not offered: no free spot, and no possible merge."""
    if not plan.hand:
        return []
    words, cells = plan.words, dict[str, dict[Cell, None]]()
    refusals: dict[GhostName, RuleError] = {}
    for cell, refused in closed(plan.floor, plan.seat, plan.rest.left, plan.walker).items():
        refusals |= refused
        for why in refused.values():
            cells.setdefault(why.code, {})[cell] = None
    told = [
        words("pasvu-plan-closed-cells", cells=", ".join(cells[code]), others=names, why=why)
        for code, names, why in reasons_words(refusals, words)
    ]
    return [words("pasvu-plan-closed", cells=words("alt-pasvu-break").join(told))] if told else []


def reasons_words(refusals: Mapping[GhostName, RuleError], words: Words) -> list[tuple[str, str, str]]:
    """Refused merges grouped by reason: its code, the ghosts' names, the reason."""
    by_code: dict[str, list[str]] = {}
    for name, why in refusals.items():
        by_code.setdefault(why.code, []).append(ghost_name(words, name))
    return [
        (code, ", ".join(names), words(f"pasvu-why-{code.removeprefix('pasvu-')}"))
        for code, names in by_code.items()
    ]
