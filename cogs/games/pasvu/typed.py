"""Pas vu pas pris: reads what players type in slash commands."""

import re
from typing import NamedTuple

from msgspec.structs import replace

from cogs.games.pasvu.furniture_draft import begun
from cogs.games.pasvu.plan_draft import Plan
from cogs.games.pasvu.plan_places import best_stand
from cogs.games.pasvu.words import ghost_named, named
from cogs.panels.game_commands import typed
from cogs.tables.viewer import Viewer
from engine.core import RuleError
from engine.pasvu import model
from engine.pasvu.hall.overlap import TOLERANCE
from engine.pasvu.hall.standing import CELLS, Stand, centre_of
from engine.pasvu.offers import route
from engine.pasvu.plans import check_can_go, check_way
from locales import Words

NONE = "none"  # the piece that is moved when furniture is declined


# Furniture


class Placing(NamedTuple):
    """What `/pasvu furniture` was given beside the piece."""

    x: str | None = None
    y: str | None = None
    angle: int | None = None
    pose: str | None = None
    tip: str | None = None


def furniture_typed(
    viewer: Viewer[model.View], piece: str, placing: Placing
) -> model.MoveFurniture | model.DeclineFurniture:
    """Reads a move by exact values; values not given stay as they are. The engine refuses impossible ones."""
    view, words, name = viewer.view, viewer.words, piece.strip().casefold()
    if view.phase != "furniture":
        raise RuleError(f"pasvu-now-{view.phase}")
    x, y, angle, pose, tip = placing
    if name in (NONE, words("pasvu-piece-none").casefold()):
        return model.DeclineFurniture()
    if (kind := named(name, model.PIECES, "piece", words)) is None:
        raise RuleError("pasvu-no-such-piece", piece=typed(name))
    move = begun(next(p for p in view.pieces if p.kind == kind)).move
    cell = (x or "").strip().upper()
    if cell in CELLS and y is not None:
        raise RuleError("pasvu-cell-and-y", cell=cell)
    at = centre_of(cell) if cell in CELLS else (number_typed(x, move.x), number_typed(y, move.y))
    if pose is not None and pose not in model.POSES:
        raise RuleError("pasvu-no-such-pose", pose=typed(pose))
    if tip is not None and tip not in model.TIPS:
        raise RuleError("pasvu-no-such-tip", tip=typed(tip))
    return replace(
        move,
        x=at[0],
        y=at[1],
        angle=move.angle if angle is None else angle,
        pose=pose or move.pose,
        # A piece that leans is put down afresh: it is tipped only where that is asked for.
        tip=tip or "",
    )


def number_typed(text: str | None, now: float) -> float:
    """Cells from a wall: "3.25" or "3,25"; what is now where nothing was typed."""
    if text is None:
        return now
    parts = re.fullmatch(r"\s*([0-9]{1,2}(?:[.,][0-9]{1,4})?)\s*", text, re.ASCII)
    if parts is None:
        raise RuleError("pasvu-position")
    return float(parts[1].replace(",", "."))


# Ghosts


def ghost_typed(text: str, words: Words) -> model.GhostName:
    """A ghost by its key or as the asker's language calls it ("P1" in French)."""
    ghost = ghost_named(text.strip(), words)
    if ghost not in model.GHOSTS:
        raise RuleError("pasvu-no-such-ghost", ghost=typed(text))
    return ghost


def cell_typed(text: str, words: Words) -> model.Cell:
    """A cell, or out."""
    name = text.strip()
    if name.casefold() in (model.OUT, words("alt-pasvu-way-out").casefold()):
        return model.OUT
    if name.upper() not in CELLS:
        raise RuleError("pasvu-no-such-cell", cell=typed(text))
    return name.upper()


def spot_typed(text: str, words: Words) -> model.Spot:
    """A spot by its key or its name in the asker's language."""
    if (spot := named(text, model.SPOTS, "spot", words)) is None:
        raise RuleError("pasvu-no-such-spot", spot=typed(text))
    return spot


def height_typed(text: str) -> float:
    """A level above the floor."""
    try:
        return number_typed(text, 0.0)
    except RuleError:
        raise RuleError("pasvu-no-such-height", level=typed(text)) from None


class Wish(NamedTuple):
    """What `/pasvu ghost` was given beside the ghost."""

    goal: str | None = None
    spot: str | None = None
    height: str | None = None
    merge: str | None = None
    path: str | None = None


def plan_typed(plan: Plan, ghost: str, wish: Wish) -> Plan:
    """The plan with one ghost's path as it was typed; given nothing, the ghost is left out."""
    name = ghost_typed(ghost, plan.words)
    plan = plan.holding(merge_meant(plan, name, wish) or name)
    if not any(wish):
        return plan.without(plan.hand)
    check_can_go(plan.floor, plan.seat, plan.floor.ghost(plan.seat, plan.walker))
    return plan.with_path(path_typed(plan, wish))


def merge_meant(plan: Plan, name: model.GhostName, wish: Wish) -> model.GhostName:
    """V25: the larger ghost of the merge that a command is about which names one of the two merged.

    Told where to go, a ghost that merged sets out again, unless it is to join the same one.
    """
    if name in plan.legs:
        return ""
    joined = ghost_typed(wish.merge, plan.words) if wish.merge else ""
    for path, larger in reversed(list(zip(plan.paths, plan.larger, strict=True))):
        if larger and name in (path.ghost, path.merge):
            return larger if not (wish.goal or wish.path) or joined == path.merge else ""
    return ""


def path_typed(plan: Plan, wish: Wish) -> model.Path:
    """The path of the ghost in hand: by its goal or cell by cell, and where it then stands."""
    cells, words = way_typed(plan, wish), plan.words
    if cells[-1] == model.OUT:
        if wish.spot or wish.height or wish.merge:
            raise RuleError("pasvu-out-alone")
        return model.Path(plan.walker, cells)
    merge = ghost_typed(wish.merge, words) if wish.merge else ""
    spot = spot_typed(wish.spot, words) if wish.spot else None
    level = height_typed(wish.height) if wish.height else None
    if spot and level is not None:
        return model.Path(plan.walker, cells, spot, level, merge)

    def fits(stand: Stand) -> bool:
        return spot in (None, stand.spot) and (level is None or abs(stand.level - level) <= 10 * TOLERANCE)

    if path := best_stand(plan, cells, merge, fits):
        return path
    if spot or level is not None:
        raise RuleError("pasvu-cannot-stand", cell=cells[-1], level=typed(wish.height or "–"))
    raise RuleError("pasvu-merge-room" if merge else "pasvu-cell-full", cell=cells[-1])


def way_typed(plan: Plan, wish: Wish) -> tuple[model.Cell, ...]:
    """V15: the cells of a way, by the player's own path or a shortest one to the goal; else those planned."""
    if wish.goal and wish.path:
        raise RuleError("pasvu-one-goal", ghost=plan.walker)
    if not (wish.goal or wish.path):
        if plan.own is None:
            raise RuleError("pasvu-goal-missing", ghost=plan.walker)
        return plan.own.cells
    if wish.path:
        texts = [text for text in re.split(r"[\s,;>→-]+", wish.path.strip()) if text]
        cells = tuple(cell_typed(text, plan.words) for text in texts)
        check_way(plan.floor, plan.seat, model.Path(plan.walker, cells))
        return cells
    end = cell_typed(wish.goal or "", plan.words)
    cells = route(plan.floor, plan.seat, plan.walker, end)
    if not cells:
        if end == model.OUT:
            raise RuleError("pasvu-not-in-yet")
        raise RuleError("pasvu-no-steps", ghost=plan.walker)
    return cells
