"""Pas vu pas pris: the panel where a player's ghosts are planned in secret (V5, V15–V19, V25)."""

from collections.abc import Callable, Sequence

import render.pasvu as pictures
from cogs.games.pasvu.merge_words import (
    JOIN,
    back_lines,
    closed_lines,
    into_words,
    lost_points,
    merge_lines,
    merge_words,
    only_by_merging,
    reserve_lines,
    with_loss,
)
from cogs.games.pasvu.plan_draft import (
    Plan,
    furthest,
    ghost_after,
    offered_places,
    path_to,
    paths_in,
    possible,
    read,
    written,
)
from cogs.games.pasvu.words import in_words, scene_of, seat_of, side_words, stand_words, suggested, view_of
from cogs.panels.controls import PanelControls, Row
from cogs.panels.face import panel_drawing
from cogs.tables.viewer import Viewer
from cogs.ui.cards import clipped
from cogs.ui.controls import Option, PressButton, button
from cogs.ui.limits import OPTIONS_LIMIT
from cogs.ui.pages import Page
from engine.core import RuleError
from engine.pasvu.layout import OPPOSITE, SIZE_OF
from engine.pasvu.model import OUT, Cell, CommitPlan, GhostName, Path
from engine.pasvu.plans import value_of
from locales import Words
from render.pasvu.scene import ghost_name

TEXT_LIMIT = 1800  # of a panel: what happened just before may stand above it


def plan_of(viewer: Viewer, draft: str) -> Plan:
    """The plan that a draft stands for."""
    return read(draft, view_of(viewer), seat_of(viewer))


def page(viewer: Viewer, draft: str) -> Page:
    """The paths so far, the ghost in hand, where it can go and how it can stand there."""
    plan = plan_of(viewer, draft)
    text = clipped("\n".join(page_lines(viewer, plan)), TEXT_LIMIT)
    end = "" if plan.end == OUT else plan.end
    drawing = panel_drawing(
        pictures.PICTURES, scene_of(viewer), pictures.PlanDraft(plan.paths, plan.hand, end)
    )
    return Page(text, drawing, rows(viewer, plan.settled()))


def chosen(viewer: Viewer, field: str, draft: str, values: Sequence[str]) -> str:
    """A ghost taken in hand, sent to a cell, put elsewhere in that cell or left out."""
    plan, value = plan_of(viewer, draft), next(iter(values), "")
    if field in TURNS:
        plan = TURNS[field](plan) or plan
    elif field == "ghost" and value in plan.ghosts:
        plan = plan.holding(value)
    elif field.startswith("end") and value in plan.ends:
        plan = plan.with_path(path_to(plan, value))
    elif field == "place" and (path := offered_places(plan).get(value)):
        plan = plan.with_path(path)
    return written(plan)


def kept(viewer: Viewer, draft: str) -> str:
    """The part of a draft that is stored: the plan without dropped paths."""
    return "" if paths_in(draft) is None else written(plan_of(viewer, draft).settled())


def actions(viewer: Viewer, draft: str) -> tuple[CommitPlan, ...]:
    """The plan in the draft; refuses one with an impossible path, with the reason."""
    paths = paths_in(draft)
    if paths is None:
        raise RuleError("unknown-button")
    plan = possible(Plan(view_of(viewer), seat_of(viewer)), paths)
    for dropped in plan.dropped:
        raise in_words(dropped.why, viewer.words)
    return (CommitPlan(plan.paths),)


def hint(viewer: Viewer) -> str:
    """The stand-in's plan."""
    plan: CommitPlan = suggested(viewer)
    return written(Plan(view_of(viewer), seat_of(viewer), plan.paths))


# What it says


def page_lines(viewer: Viewer, plan: Plan) -> list[str]:
    """The card, what is planned so far, what cannot be, and what to do now."""
    words, view = viewer.words, plan.view
    side = view.sides[plan.seat]
    ways = {"side": side_words(side, words), "exit": side_words(OPPOSITE[side], words)}
    lines = [words("pasvu-plan-steps", value=value_of(view, plan.seat), left=plan.left, **ways)]
    if view.plan is not None:
        is_same = view.plan == plan.paths
        lines.append(words("pasvu-plan-in" if is_same else "pasvu-plan-replaces"))
    told = " · ".join(path_words(plan, path, words) for path in plan.paths)
    lines.append(words("pasvu-plan-so-far", paths=told) if told else words("pasvu-plan-empty"))
    lines += back_lines(plan, words)
    lines += [
        words("pasvu-plan-dropped", ghost=ghost_name(words, path.ghost), why=refusal_words(why, words))
        for path, why in plan.dropped
    ]
    # V25
    merging = [*merge_lines(plan, words), *closed_lines(plan, words), *reserve_lines(plan, words)]
    return [*lines, task_line(plan, words), *merging]


def task_line(plan: Plan, words: Words) -> str:
    """What to do now."""
    own = plan.own
    if own is not None:
        key = "pasvu-plan-leaves" if plan.end == OUT else "pasvu-plan-stands"
        stands = joined_words(plan, own, words) if plan.end != OUT else ""
        return words(key, ghost=ghost_name(words, plan.hand), cell=plan.end, stands=stands)
    if plan.hand:
        return words("pasvu-plan-cell", ghost=ghost_name(words, plan.hand))
    return words("pasvu-plan-ghost" if plan.ghosts else "pasvu-plan-nobody")


def path_words(plan: Plan, path: Path, words: Words) -> str:
    """A ghost and where it goes: "S1 → C3 (2)", "M1 → out (1)", "S2 + S1 = M1 in C3 (2)"; what that costs."""
    facts = {"end": end_words(path.cells[-1], words), "steps": len(path.cells)}
    alone = words("pasvu-plan-path", ghost=ghost_name(words, path.ghost), **facts)
    told = merge_words(plan, path, words) if path.merge else alone
    return with_loss(told, plan.view, plan.seat, path, words)


def end_words(end: Cell, words: Words) -> str:
    """A cell, or out."""
    return words("alt-pasvu-way-out") if end == OUT else end


def joined_words(plan: Plan, path: Path, words: Words) -> str:
    """Where in its cell a ghost stands, and which ghost it joins there."""
    spot = spot_words(plan, path, words)
    if path.merge:
        return words("pasvu-plan-joined", stands=spot, **into_words(plan, path.merge, words))
    return spot


def spot_words(plan: Plan, path: Path, words: Words) -> str:
    """Where in its cell a ghost stands: "north-west", "middle, on the desk (0.85)"."""
    end = path.cells[-1]
    size = ghost_after(plan, end, path.merge).size
    return stand_words(plan.view, end, path.spot, path.level, size, words)


def refusal_words(why: RuleError, words: Words) -> str:
    """The sentence of a refusal."""
    told = in_words(why, words)
    return words(told.code, **told.facts)


# What it offers


def rows(viewer: Viewer, plan: Plan) -> tuple[Row, ...]:
    """Ghosts, where the one in hand can go, where it can stand there, and what ends the planning."""
    return (
        *ghost_row(viewer, plan),
        *end_rows(viewer, plan),
        *place_row(viewer, plan),
        last_row(viewer, plan),
    )


def ghost_row(viewer: Viewer, plan: Plan) -> tuple[Row, ...]:
    words = viewer.words
    options = [Option(name, ghost_label(plan, name, words), chosen=name == plan.hand) for name in plan.ghosts]
    title = words("pasvu-choose-ghost")
    return ((PanelControls(viewer).choose("ghost", title, options, written(plan)),),) if options else ()


def ghost_label(plan: Plan, name: GhostName, words: Words) -> str:
    """A ghost with its size, and where it goes or is: waiting ghosts say where (V25)."""
    path = next((path for path in plan.paths if path.ghost == name), None)
    # V25: one that a planned merge sent home waits there, though the hall still shows it.
    ghost = plan.after.ghost(plan.seat, name)
    if path:
        place = path_words(plan, path, words)
    elif ghost.place == "hall":
        place = f"{ghost_name(words, name)} · {ghost.cell}"
    else:
        facts = {"points": lost_points(name)} if ghost.place == "out" else {}
        place = words(f"pasvu-waits-{ghost.place}", ghost=ghost_name(words, name), **facts)
    size = SIZE_OF[plan.larger.get(name, name)]
    return f"{place} · {words(f'pasvu-size-{size}')}"


def end_rows(viewer: Viewer, plan: Plan) -> list[Row]:
    """The cells within reach, nearest to the exit first; in two parts where they are many."""
    words = viewer.words
    options = [Option(end, end_label(plan, end, words), chosen=end == plan.end) for end in plan.ends]
    controls, parts, rows = PanelControls(viewer), halves(options), list[Row]()
    for part, some in enumerate(parts):
        key = f"pasvu-choose-end-{part}" if len(parts) > 1 else "pasvu-choose-end"
        title = words(key, ghost=ghost_name(words, plan.hand))
        rows.append((controls.choose(f"end{part}", title, some, written(plan)),))
    return rows


def end_label(plan: Plan, end: Cell, words: Words) -> str:
    """A cell and its distance: "C3 · 2 steps"; and the merge that is needed to end there (V25)."""
    told = words("pasvu-plan-end", end=end_words(end, words), steps=plan.ends[end])
    joined = ", ".join(ghost_name(words, name) for name in only_by_merging(plan, end))
    return words("pasvu-plan-end-merge", end=told, others=joined) if joined else told


def halves(options: list[Option]) -> list[list[Option]]:
    """Options in one select, or in two where one may not hold them."""
    if len(options) <= OPTIONS_LIMIT:
        return [options] if options else []
    middle = (len(options) + 1) // 2
    return [options[:middle], options[middle:]]


def place_row(viewer: Viewer, plan: Plan) -> tuple[Row, ...]:
    """V17, V25: spots and levels of the chosen cell, and merges."""
    words = viewer.words
    options = [
        Option(value, place_label(plan, value, path, words), chosen=path == plan.own)
        for value, path in offered_places(plan).items()
    ]
    has_merge = any(option.value.startswith(JOIN) for option in options)
    title = words("pasvu-choose-stand-merge" if has_merge else "pasvu-choose-stand", cell=plan.end)
    select = PanelControls(viewer).choose("place", title, options, written(plan))
    return ((select,),) if len(options) > 1 else ()


def place_label(plan: Plan, value: str, path: Path, words: Words) -> str:
    """A spot with its level, or what joining does."""
    if value == "apart":
        return words("pasvu-place-apart")
    if value.startswith(JOIN):
        return words("pasvu-place-join", **into_words(plan, path.merge, words))
    return spot_words(plan, path, words)


def last_row(viewer: Viewer, plan: Plan) -> Row:
    """Advance, leave out, clear, hint, Commit."""
    controls, draft = PanelControls(viewer), written(plan)

    def turn(field: str, key: str) -> PressButton:
        press = controls.press("choose", field, draft)
        return button(press, viewer.words(key), disabled=TURNS[field](plan) is None)

    return (
        turn("on", "pasvu-button-advance"),
        turn("not", "pasvu-button-leave-out"),
        turn("none", "pasvu-button-clear"),
        controls.hint(),
        controls.confirm(draft, key="pasvu-button-commit"),
    )


def advanced(plan: Plan) -> Plan | None:
    """The plan with the ghost in hand sent as far as the card allows; None if it already goes there."""
    end = furthest(plan)
    return plan.with_path(path_to(plan, end)).settled() if end and end != plan.end else None


def left_out(plan: Plan) -> Plan | None:
    """The plan without the ghost in hand; None if that has no path."""
    return plan.without(plan.hand) if plan.own else None


def cleared(plan: Plan) -> Plan | None:
    """The plan without any path; None if it has none."""
    return Plan(plan.view, plan.seat) if plan.paths else None


# How each button changes the kept plan; None where the button has no effect and is disabled.
TURNS: dict[str, Callable[[Plan], Plan | None]] = {"on": advanced, "not": left_out, "none": cleared}
