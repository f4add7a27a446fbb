"""Pas vu pas pris: the panel where a player's ghosts are planned in secret (V5, V15–V19)."""

import re
from collections.abc import Sequence

from discord import ButtonStyle

import render.pasvu as pictures
from cogs.controls import button
from cogs.face import Asked, Page
from cogs.faces.pasvu_words import panel_drawing, press_of, scene_of, seat_of, suggestion, view_of
from engine.core import RuleError
from engine.pasvu.model import GHOSTS, OUT, SPOTS, CommitPlan, Path
from engine.pasvu.offers import route

PLAN = "p"
_PATH = r"([0-6])(O0|[A-F][1-6])([0-8])([0-9]{3})([0-6-])"


def page(asked: Asked, draft: str) -> Page:
    """The paths so far; Confirm, hint."""
    words, paths = asked.words, read(asked, draft) or ()
    confirm = button(
        press_of(asked, "confirm", "", draft or PLAN), words("button-confirm"), ButtonStyle.success
    )
    hint_button = button(press_of(asked, "hint"), words("button-hint"))
    drawing = panel_drawing(scene_of(asked), pictures.PlanDraft(paths))
    return Page(words("picture-pasvu-pick-ghost"), drawing, ((confirm, hint_button),))


def chosen(asked: Asked, field: str, draft: str, values: Sequence[str]) -> str:
    """The draft after something was chosen in a select."""
    return draft


def actions(asked: Asked, draft: str) -> tuple[CommitPlan, ...]:
    """The plan that the draft holds."""
    paths = read(asked, draft)
    if paths is None:
        raise RuleError("unknown-button")
    return (CommitPlan(paths),)


def hint(asked: Asked) -> str:
    """The stand-in's plan as a draft."""
    plan: CommitPlan = suggestion(asked)
    return PLAN + "".join(written(path) for path in plan.paths)


def written(path: Path) -> str:
    """A path as it stands in a draft: ghost, end, spot, level, and whom it merges with."""
    end = "O0" if path.cells[-1] == OUT else path.cells[-1]
    merge = str(GHOSTS.index(path.merge)) if path.merge else "-"
    return f"{GHOSTS.index(path.ghost)}{end}{SPOTS.index(path.spot)}{round(path.level * 100):03}{merge}"


def read(asked: Asked, draft: str) -> tuple[Path, ...] | None:
    """The paths in a draft: each goes a shortest way."""
    if not re.fullmatch(f"{PLAN}({_PATH})*", draft, re.ASCII):
        return None
    view, seat = view_of(asked), seat_of(asked)
    paths: list[Path] = []
    for ghost, end, spot, level, merge in re.findall(_PATH, draft, re.ASCII):
        name = GHOSTS[int(ghost)]
        cells = route(view, seat, name, OUT if end == "O0" else end)
        other = "" if merge == "-" else GHOSTS[int(merge)]
        paths.append(Path(name, cells, SPOTS[int(spot)], int(level) / 100, other))
    return tuple(paths)
