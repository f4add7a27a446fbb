"""Pas vu pas pris: the panel where a player's ghosts are planned in secret (V5, V15–V19, V25)."""

from collections.abc import Callable, Sequence

from cogs.games.pasvu import merge_words as merging
from cogs.games.pasvu import plan_draft as drafts
from cogs.games.pasvu.plan_draft import Plan
from cogs.games.pasvu.words import in_words, side_words, size_after, stand_words
from cogs.panels.builder import Panel, Row
from cogs.panels.drawings import panel_drawing, scene_of
from cogs.panels.game_panel import GamePanel
from cogs.tables.viewer import Viewer
from cogs.ui.cards import clipped
from cogs.ui.controls import Option, PressButton, button
from cogs.ui.limits import OPTIONS_LIMIT
from cogs.ui.pages import Page
from engine.core import RuleError
from engine.pasvu.layout import SIZE_OF
from engine.pasvu.model import OUT, Action, Cell, CommitPlan, GhostName, Path, View
from engine.pasvu.plans import value_of
from locales import Words
from render.pasvu import PICTURES, PlanDraft
from render.pasvu.scene import ghost_name

TEXT_LIMIT = 1800  # of a panel: what happened just before may stand above it


class PlanPanel(GamePanel[View, Action]):
    """The paths so far, the ghost in hand, where it can go and how it can stand there."""

    def page(self, viewer: Viewer[View], draft: str) -> Page:
        plan = drafts.read(draft, viewer)
        text = clipped("\n".join(page_lines(plan)), TEXT_LIMIT)
        end, number = "" if plan.end == OUT else plan.end, plan.legs.get(plan.hand)
        shown = PlanDraft(plan.paths, plan.walker, end, number)
        return Page(text, panel_drawing(PICTURES, scene_of(viewer), shown), PlanRows(plan.settled()).rows())

    def chosen(self, viewer: Viewer[View], field: str, draft: str, values: Sequence[str]) -> str:
        """A ghost taken in hand, sent to a cell, put elsewhere in that cell or left out."""
        plan, value = drafts.read(draft, viewer), next(iter(values), "")
        if field in TURNS:
            plan = TURNS[field](plan) or plan
        elif field == "ghost" and value in plan.ghosts:
            plan = plan.holding(value)
        elif field.startswith("end") and value in plan.ends:
            plan = plan.with_path(drafts.path_to(plan, value))
        elif field == "place" and (path := drafts.offered_places(plan).get(value)):
            plan = plan.with_path(path)
        return plan.draft

    def actions(self, viewer: Viewer[View], draft: str) -> tuple[Action, ...]:
        """The plan in the draft; refuses one with an impossible path, with the reason."""
        paths = drafts.paths_in(draft)
        if paths is None:
            raise RuleError("unknown-button")
        plan = drafts.possible(Plan(viewer), paths)
        for dropped in plan.dropped:
            raise in_words(dropped.why, viewer.words)
        return (CommitPlan(plan.paths),)

    def kept(self, viewer: Viewer[View], draft: str) -> str:
        """The plan without dropped paths."""
        return "" if drafts.paths_in(draft) is None else drafts.read(draft, viewer).settled().draft


# What it says


def page_lines(plan: Plan) -> list[str]:
    """The card, what is planned so far, what cannot be, and what to do now."""
    words, view = plan.words, plan.view
    ways = {"side": side_words(view.sides[plan.seat], words), "exit": side_words(plan.exit, words)}
    lines = [words("pasvu-plan-steps", value=value_of(view, plan.seat), left=plan.left, **ways)]
    if view.plan is not None:
        is_same = view.plan == plan.paths
        lines.append(words("pasvu-plan-in" if is_same else "pasvu-plan-replaces"))
    told = " · ".join(path_words(plan, number) for number in range(len(plan.paths)))
    lines.append(words("pasvu-plan-so-far", paths=told) if told else words("pasvu-plan-empty"))
    lines += merging.back_lines(plan)
    lines += [
        words("pasvu-plan-dropped", ghost=ghost_name(words, path.ghost), why=refusal_words(why, words))
        for path, why in plan.dropped
    ]
    merged = [*merging.merge_lines(plan), *merging.closed_lines(plan), *merging.reserve_lines(plan)]  # V25
    return [*lines, task_line(plan), *merged]


def task_line(plan: Plan) -> str:
    """What to do now."""
    own, words = plan.own, plan.words
    if own is not None:
        key = "pasvu-plan-leaves" if plan.end == OUT else "pasvu-plan-stands"
        stands = joined_words(plan, own) if plan.end != OUT else ""
        return words(key, ghost=ghost_name(words, plan.walker), cell=plan.end, stands=stands)
    if plan.hand:
        return words("pasvu-plan-cell", ghost=ghost_name(words, plan.hand))
    return words("pasvu-plan-ghost" if plan.ghosts else "pasvu-plan-nobody")


def path_words(plan: Plan, number: int) -> str:
    """A ghost and where it goes: "S1 → C3 (2)", "M1 → out (1)", "S2 + S1 = M1 in C3 (2)"; what that costs."""
    words, path = plan.words, plan.paths[number]
    facts = {"end": end_words(path.cells[-1], words), "steps": len(path.cells)}
    alone = words("pasvu-plan-path", ghost=ghost_name(words, path.ghost), **facts)
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


def refusal_words(why: RuleError, words: Words) -> str:
    """The sentence of a refusal."""
    told = in_words(why, words)
    return words(told.code, **told.facts)


# What it offers, by labels that commands offer as well


def ghost_labels(plan: Plan) -> dict[GhostName, str]:
    """The ghosts that have a path or can be given one."""
    return {name: ghost_label(plan, name) for name in plan.ghosts}


def ghost_label(plan: Plan, name: GhostName) -> str:
    """A ghost with its size, and where it goes or is: waiting ghosts say where (V25)."""
    words = plan.words
    # V25: one that a planned merge sent home waits there, though the hall still shows it.
    ghost = plan.after.ghost(plan.seat, name)
    if name in plan.legs:
        place = path_words(plan, plan.legs[name])
    elif ghost.place == "hall":
        place = f"{ghost_name(words, name)} · {ghost.cell}"
    else:
        facts = {"points": merging.lost_points(name)} if ghost.place == "out" else {}
        place = words(f"pasvu-waits-{ghost.place}", ghost=ghost_name(words, name), **facts)
    return f"{place} · {words(f'pasvu-size-{SIZE_OF[name]}')}"


def end_labels(plan: Plan) -> dict[Cell, str]:
    """The cells within reach of the ghost in hand, nearest to the exit first."""
    return {end: end_label(plan, end) for end in plan.ends}


def end_label(plan: Plan, end: Cell) -> str:
    """A cell and its distance: "C3 · 2 steps"; and the merge that is needed to end there (V25)."""
    words = plan.words
    told = words("pasvu-plan-end", end=end_words(end, words), steps=plan.ends[end])
    joined = ", ".join(ghost_name(words, name) for name in merging.only_by_merging(plan, end))
    return words("pasvu-plan-end-merge", end=told, others=joined) if joined else told


def place_label(plan: Plan, value: str, path: Path) -> str:
    """A spot with its level, or what joining does."""
    if value == "apart":
        return plan.words("pasvu-place-apart")
    if value.startswith(drafts.JOIN):
        return plan.words("pasvu-place-join", **merging.into_words(plan, path.merge))
    return spot_words(plan, path)


class PlanRows:
    """The controls for one plan: ghosts, cells, places, and what ends the planning."""

    def __init__(self, plan: Plan) -> None:
        self._plan, self._words, self._panel = plan, plan.words, Panel(plan.viewer)

    def rows(self) -> tuple[Row, ...]:
        """At most five: the cells take two where they are many."""
        return (*self._ghosts(), *self._ends(), *self._places(), self._last())

    def _select(self, field: str, title: str, options: Sequence[Option]) -> Row:
        return (self._panel.select(field, title, options, self._plan.draft),)

    def _ghosts(self) -> list[Row]:
        labels = ghost_labels(self._plan).items()
        options = [Option(name, label, chosen=name == self._plan.hand) for name, label in labels]
        return [self._select("ghost", self._words("pasvu-choose-ghost"), options)] if options else []

    def _ends(self) -> list[Row]:
        plan, rows = self._plan, list[Row]()
        options = [Option(end, label, chosen=end == plan.end) for end, label in end_labels(plan).items()]
        parts = halves(options)
        for part, some in enumerate(parts):
            key = f"pasvu-choose-end-{part}" if len(parts) > 1 else "pasvu-choose-end"
            title = self._words(key, ghost=ghost_name(self._words, plan.walker))
            rows.append(self._select(f"end{part}", title, some))
        return rows

    def _places(self) -> list[Row]:
        """V17, V25: spots and levels of the chosen cell, and merges."""
        plan, places = self._plan, drafts.offered_places(self._plan)
        has_merge = any(value.startswith(drafts.JOIN) for value in places)
        title = "pasvu-choose-stand-merge" if has_merge else "pasvu-choose-stand"
        options = [
            Option(value, place_label(plan, value, path), chosen=path == plan.own)
            for value, path in places.items()
        ]
        return [self._select("place", self._words(title, cell=plan.end), options)] if len(options) > 1 else []

    def _last(self) -> Row:
        """Advance, leave out, clear, hint, Commit."""
        turns = [self._turn(field, change) for field, change in TURNS.items()]
        return (
            *turns,
            *self._panel.hints(),
            self._panel.confirm(self._plan.draft, key="pasvu-button-commit"),
        )

    def _turn(self, field: str, change: Callable[[Plan], Plan | None]) -> PressButton:
        press = self._panel.press("choose", field, self._plan.draft)
        return button(press, self._words(BUTTONS[field]), disabled=change(self._plan) is None)


def halves(options: list[Option]) -> list[list[Option]]:
    """Options in one select, or in two where one may not hold them."""
    if len(options) <= OPTIONS_LIMIT:
        return [options] if options else []
    middle = (len(options) + 1) // 2
    return [options[:middle], options[middle:]]


def advanced(plan: Plan) -> Plan | None:
    """The plan with the ghost in hand sent as far as the card allows; None if it already goes there."""
    end = drafts.furthest(plan)
    return plan.with_path(drafts.path_to(plan, end)).settled() if end and end != plan.end else None


def left_out(plan: Plan) -> Plan | None:
    """The plan without the ghost in hand; None if that has no path."""
    return plan.without(plan.hand) if plan.own else None


def cleared(plan: Plan) -> Plan | None:
    """The plan without any path; None if it has none."""
    return Plan(plan.viewer) if plan.paths else None


# How each button changes the kept plan; None where the button has no effect and is disabled.
TURNS: dict[str, Callable[[Plan], Plan | None]] = {"on": advanced, "not": left_out, "none": cleared}
BUTTONS = {"on": "pasvu-button-advance", "not": "pasvu-button-leave-out", "none": "pasvu-button-clear"}
