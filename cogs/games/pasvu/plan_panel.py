"""Pas vu pas pris: the panel where a player's ghosts are planned in secret (V5, V15–V19, V25)."""

from collections.abc import Sequence

from msgspec.structs import replace

from cogs.games.pasvu import plan_draft as drafts
from cogs.games.pasvu import plan_places as places
from cogs.games.pasvu.plan_draft import Plan
from cogs.games.pasvu.plan_rows import TO, TURNS, PlanRows, sent
from cogs.games.pasvu.plan_words import page_lines
from cogs.games.pasvu.words import in_words
from cogs.panels.drawings import panel_drawing, scene_of
from cogs.panels.game_panel import GamePanel
from cogs.tables.viewer import Viewer
from cogs.ui.cards import clipped
from cogs.ui.pages import Page
from engine.core import RuleError
from engine.pasvu.model import OUT, Action, CommitPlan, View
from render.pasvu import PICTURES, PlanDraft

TEXT_LIMIT = 1800  # of a panel: what happened just before may stand above it


class PlanPanel(GamePanel[View, Action]):
    """The paths so far, and where each ghost can go; or one ghost in hand, and how it can stand there."""

    def page(self, viewer: Viewer[View], draft: str) -> Page:
        plan = drafts.read(draft, viewer)
        text = clipped("\n".join(page_lines(plan)), TEXT_LIMIT)
        end, number = "" if plan.end == OUT else plan.end, plan.legs.get(plan.hand)
        shown = PlanDraft(plan.paths, plan.walker, end, number, is_slanted=plan.is_slanted and not plan.hand)
        return Page(text, panel_drawing(PICTURES, scene_of(viewer), shown), PlanRows(plan.settled()).rows())

    def chosen(self, viewer: Viewer[View], field: str, draft: str, values: Sequence[str]) -> str:
        """A ghost sent to a cell or left out; taken in hand, and put elsewhere in its cell."""
        plan, value = drafts.read(draft, viewer), next(iter(values), "")
        if field == "ask":
            return replace(plan, is_asked=True).draft
        plan = replace(plan, is_asked=False)
        if field in TURNS:
            plan = TURNS[field](plan) or plan
        elif field.startswith(TO) and (name := field.removeprefix(TO)) in plan.ghosts:
            plan = sent(plan.holding(name), value)
        elif field == "ghost" and value in plan.ghosts:
            plan = plan.holding(value)
        elif field.startswith("end") and value in plan.ends:
            plan = plan.with_path(places.path_to(plan, value))
        elif field == "place" and (path := places.offered_places(plan).get(value)):
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
