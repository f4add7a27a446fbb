"""Pas vu pas pris: a whole plan in one line, to be copied and pasted: "M1 B5 north; S1 out; S3 C5 +S2".

It is written in the player's language and read in every language.
"""

import re
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from cogs.games.pasvu.plan_draft import Plan
from cogs.games.pasvu.plan_places import best_stand
from cogs.games.pasvu.typed import Wish, height_typed, way_typed
from cogs.games.pasvu.words import in_words
from cogs.panels.game_commands import typed
from cogs.tables.viewer import Viewer
from engine.core import RuleError
from engine.pasvu.hall.overlap import TOLERANCE
from engine.pasvu.hall.standing import CELLS, Stand, covered_by, height_of
from engine.pasvu.model import GHOSTS, OUT, PIECES, SPOTS, GhostName, Path, View
from engine.pasvu.offers import route
from engine.pasvu.plans import check_can_go, ghosts_lie
from locales import LANGUAGES, plain, words
from render.pasvu.hall.top import number
from render.pasvu.scene import ghost_name

LONGEST = 600  # characters; ten paths of one step each are far shorter
NEXT, JOINS, UP = "; ", "+", "↑"
GROUNDS = ("under", "behind", "on", "floor")


# Written


def line_of(plan: Plan) -> str:
    """A plan as one line."""
    return NEXT.join(part_of(plan, index) for index in range(len(plan.paths)))


def part_of(plan: Plan, index: int) -> str:
    """One path: the ghost, its cell (or its own way), the spot, the level if it is up, the ghost it joins."""
    words, path = plan.words, plan.paths[index]
    if path.cells[-1] == OUT:
        return f"{ghost_name(words, path.ghost)} {way_of(plan, index)}"
    spot = plain(words(f"spot-{path.spot}"))
    level = [f"{UP}{number(path.level, words.language)}"] if path.level else []
    joined = [f"{JOINS}{ghost_name(words, path.merge)}"] if path.merge else []
    return " ".join([ghost_name(words, path.ghost), way_of(plan, index), spot, *level, *joined])


def way_of(plan: Plan, index: int) -> str:
    """Where a path ends; cell by cell if it is not the way that the bot would take."""
    path = plan.paths[index]
    cells = [plain(plan.words("alt-pasvu-way-out")) if cell == OUT else cell for cell in path.cells]
    usual = route(plan.hall_after(plan.paths[:index]), plan.seat, path.ghost, path.cells[-1])
    return cells[-1] if usual == path.cells else " ".join(cells)


# Read


class Part(NamedTuple):
    """What one part of a line says."""

    ghost: GhostName
    cells: tuple[str, ...]
    spot: str = ""
    level: str = ""
    ground: str = ""
    merge: GhostName = ""


def plan_in(text: str, viewer: Viewer[View]) -> Plan:
    """The plan that a line stands for; refuses one that cannot be, with the part that is wrong."""
    plan = Plan(viewer)
    parts = (part.strip() for part in re.split(r"[;\n]", text.strip().strip("\"'«»“” ")[:LONGEST]))
    if not (said := list(filter(None, parts))):
        raise RuleError("pasvu-line-empty")  # or it would wipe the plan that is kept
    for part in said:
        plan = _with_part(plan, part)
    return plan.holding("")


def _with_part(plan: Plan, text: str) -> Plan:
    try:
        return _with_path(plan, part_in(text))
    except RuleError as error:
        why = in_words(error, plan.words)
        told = plan.words(why.code, **why.facts)
        raise RuleError("pasvu-line-part", part=typed(text), why=told) from None


def _with_path(plan: Plan, part: Part) -> Plan:
    if part.ghost in plan.legs:
        raise RuleError("pasvu-ghost-twice", ghost=part.ghost)
    plan = plan.holding(part.ghost)
    check_can_go(plan.floor, plan.seat, plan.floor.ghost(plan.seat, part.ghost))
    wish = Wish(path=" ".join(part.cells)) if len(part.cells) > 1 else Wish(goal=next(iter(part.cells), None))
    cells = way_typed(plan, wish)
    if cells[-1] == OUT:
        if part.spot or part.level or part.ground or part.merge:
            raise RuleError("pasvu-out-alone")
        return plan.with_path(Path(part.ghost, cells))
    fits = _fits(plan, part)
    on_floor = best_stand(plan, cells, part.merge, lambda stand: fits(stand) and not stand.level)
    # A spot alone is meant on the floor, where there is one; a cell alone leaves the choice to us.
    is_floor = part.spot and not part.level and not part.ground
    path = (on_floor if is_floor else None) or best_stand(plan, cells, part.merge, fits)
    if path is None:
        is_exact = part.spot or part.level or part.ground
        raise RuleError("pasvu-no-such-stand" if is_exact else "pasvu-cell-full", cell=cells[-1])
    return plan.with_path(path)


def _fits(plan: Plan, part: Part) -> Callable[[Stand], bool]:
    """Which places of a cell a part of a line allows."""
    level = height_typed(part.level) if part.level else None
    lies = ghosts_lie(plan.view)

    def fits(stand: Stand) -> bool:
        size = plan.floor.ghost(plan.seat, part.ghost).size
        is_under = bool(covered_by(plan.view.pieces, stand.x, stand.y, stand.level + height_of(size, lies)))
        grounds = {"": True, "under": is_under, "behind": not is_under and not stand.level}
        grounds |= {"on": stand.level > 0, "floor": not stand.level}
        is_level = level is None or abs(stand.level - level) <= 10 * TOLERANCE
        return part.spot in ("", stand.spot) and is_level and grounds[part.ground]

    return fits


def part_in(text: str) -> Part:
    """What one part of a line says: the ghost first, then the rest in any order."""
    first, *rest = re.split(r"(?:[\s:>→]|,(?![0-9]))+", text.replace(JOINS, f" {JOINS}").strip())
    ghost = ghosts().get(first.casefold())
    if ghost is None:
        raise RuleError("pasvu-no-such-ghost", ghost=typed(first))
    part, joins = Part(ghost, ()), False
    for token in filter(None, rest):
        word = token.casefold()
        name = ghosts().get(word.removeprefix(JOINS))
        if word in meanings():
            kind = meanings()[word]
            if kind == OUT:
                part = part._replace(cells=(*part.cells, OUT))
            elif kind in GROUNDS:
                part = part._replace(ground=kind)
            joins = joins or kind == "merge"
        elif name and (joins or word.startswith(JOINS)):
            part = part._replace(merge=name)
        elif word in (JOINS, ""):
            joins = True
        elif word.upper() in CELLS:
            part = part._replace(cells=(*part.cells, word.upper()))
        elif word in spots():
            part = part._replace(spot=spots()[word])
        elif re.fullmatch(rf"{UP}?[0-9]+(?:[.,][0-9]+)?", word):
            part = part._replace(level=word.removeprefix(UP))
        else:
            raise RuleError("pasvu-line-word", word=typed(token))
    return part


@cache
def ghosts() -> dict[str, GhostName]:
    """Ghosts by their names in every language."""
    return {ghost_name(words(language), name).casefold(): name for name in GHOSTS for language in LANGUAGES}


@cache
def spots() -> dict[str, str]:
    """Spots by their names and their short names in every language."""
    names = {name: name for name in SPOTS}
    for language in LANGUAGES:
        names |= {plain(words(language)(f"spot-{name}")).casefold(): name for name in SPOTS}
        short = words(language)("pasvu-line-spots").casefold().split()
        names |= dict(zip(short, SPOTS, strict=True))
    return names


@cache
def meanings() -> dict[str, str]:
    """The other words of a line in every language: out, where a ghost stands, merging, and mere filling."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        said = words(language)
        for piece in PIECES:
            found |= dict.fromkeys(plain(said(f"piece-{piece}-the")).casefold().split(), "")
        for kind in ("fill", "merge", *GROUNDS, OUT):
            found |= dict.fromkeys(plain(said(f"pasvu-line-{kind}")).casefold().split(), kind)
    return found
