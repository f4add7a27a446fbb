"""Pas vu pas pris, V25: ghosts that merge or are taken back, in words."""

from cogs.faces.pasvu_drafts import Plan
from engine.core import Seat
from engine.pasvu.layout import BODIES, SIZE_OF
from engine.pasvu.model import GHOSTS, GhostName, Path, View
from locales import Words
from render.pasvu.scene import ghost_name


def comes_back(view: View, seat: Seat, path: Path) -> bool:
    """Is the ghost of a path one that is out?"""
    return view.ghosts[seat][GHOSTS.index(path.ghost)].place == "out"


def lost_points(name: GhostName) -> int:
    """What a ghost no longer counts when it is taken back."""
    return BODIES[SIZE_OF[name]].out


def with_loss(told: str, view: View, seat: Seat, path: Path, words: Words) -> str:
    """A path in words, and what it costs where its ghost was out."""
    if not comes_back(view, seat, path):
        return told
    facts = {"ghost": ghost_name(words, path.ghost), "points": lost_points(path.ghost)}
    return words("pasvu-path-back", path=told, **facts)


def back_lines(plan: Plan, words: Words) -> list[str]:
    """What it means that the plan takes ghosts back."""
    is_any = any(comes_back(plan.view, plan.seat, path) for path in plan.paths)
    return [words("pasvu-plan-back")] if is_any else []
