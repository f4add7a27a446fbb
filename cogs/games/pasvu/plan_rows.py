"""Pas vu pas pris: the controls of the panel where ghosts are planned, and labels that commands offer too.

All ghosts at once: a select for each of the foremost. One ghost in hand: its cells, and its places there.
"""

from collections.abc import Callable, Sequence

from discord import ButtonStyle
from msgspec.structs import replace

from cogs.games.pasvu import merge_words as merging
from cogs.games.pasvu import plan_draft as drafts
from cogs.games.pasvu import plan_places as places
from cogs.games.pasvu.plan_draft import Plan
from cogs.games.pasvu.plan_words import end_words, has_ideas, hidden_words, path_words, spot_words
from cogs.panels.builder import Panel, Row
from cogs.ui.controls import Option, PressButton, button
from cogs.ui.limits import OPTIONS_LIMIT
from engine.pasvu.layout import SIZE_OF
from engine.pasvu.model import GHOSTS, OUT, Cell, Ghost, GhostName, Path
from engine.pasvu.offers import merges, route
from engine.pasvu.plans import row_from
from render.pasvu.scene import ghost_name

TO = "to"  # the field of a ghost's own select: "toS1"
STAY, MORE, JOINS = "stay", "more", "+"  # values in it beside cells: "C5+S1" is a merge there
SELECTS = 4  # rows above the buttons


# Labels


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
    if value.startswith(places.JOIN):
        return plan.words("pasvu-place-join", **merging.into_words(plan, path.merge))
    return spot_words(plan, path)


# All ghosts at once


def foremost(plan: Plan) -> list[GhostName]:
    """The ghosts that have a select of their own: all, or those planned and the next towards the exit."""

    def on_the_way(name: GhostName) -> tuple[int, int]:
        ghost = plan.view.ghosts[plan.seat][GHOSTS.index(plan.holding(name).walker)]
        return row_from(plan.exit, ghost.cell) if ghost.place == "hall" else 9, GHOSTS.index(name)

    if len(plan.ghosts) <= SELECTS:
        return sorted(plan.ghosts, key=on_the_way)
    first = sorted(plan.ghosts, key=lambda name: (name not in plan.legs, on_the_way(name)))
    return sorted(first[: SELECTS - 1], key=on_the_way)


def goals(plan: Plan) -> dict[str, Path]:
    """Where the ghost in hand can go, each as a path to the best hidden place there; V25: and to whom."""
    found: dict[str, Path] = {}
    for end in plan.ends:
        cells = route(plan.floor, plan.seat, plan.walker, end)
        if end == OUT:
            found[end] = Path(plan.walker, cells)
            continue
        for other in merges(plan.floor, plan.seat, plan.walker, end):
            if joined := places.best_stand(plan, cells, other):
                found[f"{end}{JOINS}{other}"] = joined
        if path := places.best_stand(plan, cells):
            found[end] = path
    return found


def sent(plan: Plan, value: str) -> Plan:
    """All ghosts again, after something was chosen in the select of the one in hand."""
    if value == MORE:
        return plan
    if value == STAY:
        return plan.without(plan.hand).holding("")
    path = goals(plan).get(value)
    return (plan.with_path(path) if path else plan).holding("")


def goal_options(plan: Plan, found: dict[str, Path]) -> list[Option]:
    """The select of the ghost in hand, with its goals; the rest, if they are many, with that ghost alone."""
    words, ghost, own, chosen = plan.words, ghost_name(plan.words, plan.walker), plan.own, ""
    for value, path in found.items():
        if own and (own.cells[-1], own.merge) == (path.cells[-1], path.merge):
            chosen, found[value] = value, own  # it may stand elsewhere in its cell than is proposed
    options = [Option(STAY, words("pasvu-plan-stay", ghost=ghost))] if own else []
    kept = fewer(plan, found, OPTIONS_LIMIT - len(options) - 1, chosen)
    for value in kept:
        label, about = goal_label(plan, found[value]), goal_about(plan, found[value])
        options.append(Option(value, label, about, chosen=value == chosen))
    more = [Option(MORE, words("pasvu-plan-more", ghost=ghost))] if len(kept) < len(found) else []
    return [*options, *more]


def goal_title(plan: Plan, name: GhostName) -> str:
    """What the select of a ghost asks, short enough for a phone: "Small S1 (C3): where to?"."""
    ghost, words = plan.after.ghost(plan.seat, name), plan.words
    size = words(f"pasvu-size-{SIZE_OF[name]}").capitalize()
    facts: dict[str, str | int] = {"ghost": ghost_name(words, name), "size": size}
    if ghost.place == "hall":
        return words("pasvu-choose-goal", cell=ghost.cell, **facts)
    if ghost.place == "out":
        return words("pasvu-choose-goal-out", points=merging.lost_points(name), **facts)
    return words("pasvu-choose-goal-in", **facts)


def goal_label(plan: Plan, path: Path) -> str:
    """Where a path goes and in how many steps; V25: and what it makes there."""
    words = plan.words
    end = words("pasvu-plan-end", end=end_words(path.cells[-1], words), steps=len(path.cells))
    label = words("pasvu-plan-to", ghost=ghost_name(words, plan.walker), end=end)
    if not path.merge:
        return label
    # What is chosen has taken its larger ghost from the reserve already.
    is_chosen = path == plan.own
    larger = (
        plan.larger[plan.paths.index(path)]
        if is_chosen
        else places.ghost_after(plan, path.cells[-1], path.merge).name
    )
    names = {"other": ghost_name(words, path.merge), "into": ghost_name(words, larger)}
    return words("pasvu-plan-to-merge", path=label, **names)


def goal_about(plan: Plan, path: Path) -> str | None:
    """Where a ghost then stands, and how well hidden."""
    if path.cells[-1] == OUT:
        return None
    told = [spot_words(plan, path), *([hidden_words(plan, path)] if plan.is_judged else [])]
    return " · ".join(told)


def fewer(plan: Plan, found: dict[str, Path], most: int, chosen: str) -> list[str]:
    """So many goals at most: the best hidden cells of every row; out, merges and what is chosen stay."""
    if len(found) <= most:
        return list(found)
    if not plan.is_judged:
        near = sorted(found, key=lambda value: (value != chosen, len(found[value].cells)))[:most]
        return [value for value in found if value in near]
    by_row: dict[int, list[str]] = {}
    for value, path in found.items():
        if value != chosen and not path.merge and value != OUT:
            by_row.setdefault(row_from(plan.exit, value), []).append(value)
    ranked: list[tuple[int, int, str]] = []
    for row, values in by_row.items():
        values.sort(key=lambda value: -places.hidden_doors(plan, found[value])[0])
        ranked += [(number, row, value) for number, value in enumerate(values)]
    dropped = {value for _, _, value in sorted(ranked)[::-1][: len(found) - most]}
    return [value for value in found if value not in dropped]


class PlanRows:
    """The controls for one plan: ghosts, cells, places, and what ends the planning."""

    def __init__(self, plan: Plan) -> None:
        self._plan, self._words, self._panel = plan, plan.words, Panel(plan.viewer)
        self._waiting: dict[Ghost, dict[str, Path]] = {}  # the goals of ghosts that wait, without their names

    def rows(self) -> tuple[Row, ...]:
        """At most five: the cells of a ghost in hand take two where they are many."""
        if self._plan.hand:
            turns = ("on", "not", "all") if self._plan.is_judged else ("not", "all")
            return (*self._ghosts(), *self._ends(), *self._places(), self._last(*turns))
        selects = [self._goals(name) for name in foremost(self._plan)]
        others = self._ghosts() if len(self._plan.ghosts) > SELECTS else []
        return (*selects, *others, self._last("exact", "look", "none"))

    def _select(self, field: str, title: str, options: Sequence[Option]) -> Row:
        return (self._panel.select(field, title, options, self._plan.draft),)

    def _goals(self, name: GhostName) -> Row:
        title, held = goal_title(self._plan, name), self._plan.holding(name)
        return self._select(f"{TO}{name}", title, goal_options(held, self._found(held)))

    def _found(self, held: Plan) -> dict[str, Path]:
        """The goals of the ghost in hand. Those that wait alike have the same: they are looked for once."""
        ghost = held.floor.ghost(held.seat, held.walker)
        if held.own or ghost.place == "hall":
            return goals(held)
        alike = replace(ghost, name="")
        if alike not in self._waiting:
            self._waiting[alike] = goals(held)
        return {goal: replace(path, ghost=held.walker) for goal, path in self._waiting[alike].items()}

    def _ghosts(self) -> list[Row]:
        labels = ghost_labels(self._plan).items()
        options = [Option(name, label, chosen=name == self._plan.hand) for name, label in labels]
        key = "pasvu-choose-ghost" if self._plan.hand else "pasvu-choose-another"
        return [self._select("ghost", self._words(key), options)] if options else []

    def _ends(self) -> list[Row]:
        plan, rows, found = self._plan, list[Row](), goals(self._plan)
        options = [
            Option(end, label, goal_about(plan, found[end]) if end in found else None, chosen=end == plan.end)
            for end, label in end_labels(plan).items()
        ]
        parts = halves(options)
        for part, some in enumerate(parts):
            halves_key = f"pasvu-choose-end-{part}" if plan.is_judged else f"hall-choose-end-{part}"
            key = halves_key if len(parts) > 1 else "pasvu-choose-end"
            title = self._words(key, ghost=ghost_name(self._words, plan.walker))
            rows.append(self._select(f"end{part}", title, some))
        return rows

    def _places(self) -> list[Row]:
        """V17, V25: spots and levels of the chosen cell, the best hidden first (V42: plainly), and merges."""
        plan, found = self._plan, places.offered_places(self._plan)
        has_merge = any(value.startswith(places.JOIN) for value in found)
        title = "pasvu-choose-stand-merge" if has_merge else "pasvu-choose-stand"
        options = [
            Option(
                value,
                place_label(plan, value, path),
                hidden_words(plan, path) if plan.is_judged else None,
                chosen=path == plan.own,
            )
            for value, path in found.items()
        ]
        return [self._select("place", self._words(title, cell=plan.end), options)] if len(options) > 1 else []

    def _last(self, *fields: str) -> Row:
        """What changes the whole plan, Hint, and Commit, which first asks whether steps may be lost (V19)."""
        plan, turns = self._plan, [self._turn(field) for field in fields]
        is_early = has_ideas(plan)
        if plan.is_asked or not is_early:
            # The warning above has scrolled off where the button is pressed: it says what will be lost.
            key = "pasvu-button-commit-anyway" if is_early else "pasvu-button-commit"
            confirm = self._panel.confirm(plan.draft, key=key, left=plan.left)
            return (*turns, *self._panel.hints(), confirm)
        press = self._panel.press("choose", "ask", plan.draft)
        commit = button(press, self._words("pasvu-button-commit"), ButtonStyle.success)
        return (*turns, *self._panel.hints(), commit)

    def _turn(self, field: str) -> PressButton:
        press = self._panel.press("choose", field, self._plan.draft)
        label = "pasvu-button-top" if field == "look" and self._plan.is_slanted else BUTTONS[field]
        return button(press, self._words(label), disabled=TURNS[field](self._plan) is None)


def halves(options: list[Option]) -> list[list[Option]]:
    """Options in one select, or in two where one may not hold them."""
    if len(options) <= OPTIONS_LIMIT:
        return [options] if options else []
    middle = (len(options) + 1) // 2
    return [options[:middle], options[middle:]]


def advanced(plan: Plan) -> Plan | None:
    """The plan with the ghost in hand sent as far as the card allows; None if it already goes there.

    Which cell that is the stand-in judges: in a puzzle nobody is told (V42).
    """
    end = places.furthest(plan) if plan.is_judged else None
    return plan.with_path(places.path_to(plan, end)).settled() if end and end != plan.end else None


def left_out(plan: Plan) -> Plan | None:
    """The plan without the ghost in hand; None if that has no path."""
    return plan.without(plan.hand) if plan.own else None


def cleared(plan: Plan) -> Plan | None:
    """The plan without any path; None if it has none."""
    return replace(plan, paths=(), hand="") if plan.paths else None


def exact(plan: Plan) -> Plan | None:
    """One ghost in hand; None if there is none to plan."""
    return replace(plan.holding(name), is_slanted=False) if (name := drafts.first_ghost(plan)) else None


# How each button changes the kept plan; None where the button has no effect and is disabled.
TURNS: dict[str, Callable[[Plan], Plan | None]] = {
    "on": advanced,
    "not": left_out,
    "all": lambda plan: plan.holding(""),
    "exact": exact,
    "look": lambda plan: replace(plan, is_slanted=not plan.is_slanted),
    "none": cleared,
}
BUTTONS = {
    "on": "pasvu-button-advance",
    "not": "pasvu-button-leave-out",
    "all": "pasvu-button-all",
    "exact": "pasvu-button-exact",
    "look": "pasvu-button-slanted",
    "none": "pasvu-button-clear",
}
