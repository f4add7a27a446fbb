"""Pas vu pas pris: what the panel where ghosts are planned says."""

from msgspec.structs import replace

from cogs.games.pasvu import merge_words as merging
from cogs.games.pasvu import plan_places as places
from cogs.games.pasvu.plan_draft import Plan
from cogs.games.pasvu.plan_line import line_of
from cogs.games.pasvu.words import in_words, side_words, size_after, stand_words
from engine.core import RuleError
from engine.pasvu.layout import SIZE_OF
from engine.pasvu.model import OUT, Cell, Ghost, Path
from engine.pasvu.plans import row_from, value_of
from locales import Words
from render.pasvu.scene import ghost_name, walker_name

MOST_IDEAS = 4  # of what could still be done with the steps that are left


def page_lines(plan: Plan) -> list[str]:
    """The card, what is planned so far, what cannot be, and what to do now."""
    words, view = plan.words, plan.view
    ways = {"side": side_words(view.sides[plan.seat], words), "exit": side_words(plan.exit, words)}
    key = "pasvu-plan-steps" if plan.is_judged else "hall-plan-steps"
    lines = [words(key, value=value_of(view, plan.seat), left=plan.left, **ways)]
    if view.plan is not None:
        is_same = view.plan == plan.paths
        lines.append(words("pasvu-plan-in" if is_same else "pasvu-plan-replaces"))
    told = " · ".join(path_words(plan, number) for number in range(len(plan.paths)))
    if told:
        lines.append(words("pasvu-plan-so-far", paths=told))
    elif plan.is_judged:  # the hall of the day has enough to say before its picture
        lines.append(words("pasvu-plan-empty"))
    lines += merging.back_lines(plan)
    lines += [
        words("pasvu-plan-dropped", ghost=ghost_name(words, path.ghost), why=refusal_words(why, words))
        for path, why in plan.dropped
    ]
    if plan.is_asked and (told := ideas(plan)):
        return [*lines, asking_line(plan, told), *line_lines(plan)]
    merged = [*merging.merge_lines(plan), *merging.closed_lines(plan), *merging.reserve_lines(plan)]  # V25
    return [*lines, task_line(plan), *merged, *line_lines(plan)]


def task_line(plan: Plan) -> str:
    """What to do now."""
    own, words = plan.own, plan.words
    if own is not None:
        key = "pasvu-plan-leaves" if plan.end == OUT else "pasvu-plan-stands"
        stands = joined_words(plan, own) if plan.end != OUT else ""
        return words(key, ghost=ghost_name(words, plan.walker), cell=plan.end, stands=stands)
    if plan.hand:
        key = "pasvu-plan-cell" if plan.is_judged else "hall-plan-cell"
        return words(key, ghost=ghost_name(words, plan.hand))
    if not plan.ghosts:
        return words("pasvu-plan-nobody")
    if plan.paths and not plan.left:
        return words("pasvu-plan-ready")
    if plan.paths:
        return words("pasvu-plan-next")
    return words("pasvu-plan-ghost" if plan.is_judged else "hall-plan-ghost")


def line_lines(plan: Plan) -> list[str]:
    """The plan as a command that can be copied."""
    key = "pasvu-plan-line" if plan.is_judged else "hall-plan-line"
    return [plan.words(key, line=line_of(plan))] if plan.paths else []


# Steps that are left


def asking_line(plan: Plan, told: list[str]) -> str:
    """V19: steps not used are lost: what could still be done with them."""
    if not plan.is_judged:
        return plan.words("hall-plan-unused", left=plan.left, ghosts=", ".join(told))
    key = "pasvu-plan-unused" if plan.paths else "pasvu-plan-unused-all"
    return plan.words(key, left=plan.left, ideas=", ".join(told[:MOST_IDEAS]))


def has_ideas(plan: Plan) -> bool:
    """Do the steps that are left still allow anything? A ghost that does not move yet could set out."""
    can_set_out = bool(plan.left) and any(name not in plan.legs for name in plan.ghosts)
    return can_set_out or bool(ideas(plan))


def ideas(plan: Plan) -> list[str]:
    """What the steps that are left still allow: a ghost that could set out, or one that could go further."""
    if not plan.is_judged:
        return [ghost_name(plan.words, ghost.name) for ghost in plan.able] if plan.left else []
    found: dict[tuple[object, ...], str] = {}  # of ghosts that are alike one is enough
    seen = set[Ghost]()
    # First those that do not move yet.
    for name in sorted(plan.ghosts, key=lambda name: name in plan.legs) if plan.left else ():
        nameless = replace(plan.after.ghost(plan.seat, name), name="")
        if name not in plan.legs and nameless in seen:
            continue
        seen.add(nameless)
        held = plan.holding(name)
        end = places.furthest(held)
        if held.own and not is_further(held, end):
            continue
        facts = {"ghost": ghost_name(plan.words, held.walker), "end": end_words(end, plan.words)}
        ghost = plan.after.ghost(plan.seat, held.walker)
        alike = SIZE_OF[held.walker], ghost.place, ghost.cell, end
        found.setdefault(alike, plan.words("pasvu-plan-path", steps=held.ends[end], **facts))
    return list(found.values())


def is_further(plan: Plan, end: Cell) -> bool:
    """Is a cell, or out, further on the way than where the ghost in hand would now end?"""
    if OUT in (end, plan.end):
        return plan.end != OUT
    return row_from(plan.exit, end) < row_from(plan.exit, plan.end)


# Paths and places


def path_words(plan: Plan, number: int) -> str:
    """A ghost and where it goes: "S1 → C3 (2)", "M1 → out (1)", "S2 + S1 = M1 in C3 (2)"; what that costs."""
    words, path = plan.words, plan.paths[number]
    facts = {"end": end_words(path.cells[-1], words), "steps": len(path.cells)}
    alone = words("pasvu-plan-path", ghost=walker_name(words, plan.paths, number), **facts)
    told = merging.merge_words(plan, number) if path.merge else alone
    return merging.with_loss(told, plan.viewer, plan.paths, number)


def end_words(end: Cell, words: Words) -> str:
    """A cell, or out."""
    return words("alt-pasvu-way-out") if end == OUT else end


def joined_words(plan: Plan, path: Path) -> str:
    """Where in its cell a ghost stands, and which ghost it joins there."""
    spot = spot_words(plan, path)
    if path.merge:
        return plan.words("pasvu-plan-joined", stands=spot, **merging.into_words(plan, path.merge))
    return spot


def spot_words(plan: Plan, path: Path) -> str:
    """Where in its cell a ghost stands: "north-west", "middle, on the desk (0.85)"."""
    place = path.cells[-1], path.spot, path.level
    return stand_words(plan.view, *place, size_after(path), plan.words)


def hidden_words(plan: Plan, path: Path) -> str:
    """V7: from how many doors a ghost seems hidden there, judged from above."""
    count, doors = places.hidden_doors(plan, path)
    return plan.words("pasvu-hidden", count=count, all=doors)


def refusal_words(why: RuleError, words: Words) -> str:
    """The sentence of a refusal."""
    told = in_words(why, words)
    return words(told.code, **told.facts)
