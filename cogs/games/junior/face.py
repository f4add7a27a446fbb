"""Labyrinthe Junior's face: the sentences of a turn, and the panel where a turn is planned."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from msgspec.structs import replace

import render.junior as pictures
from cogs.games.junior.controls import PanelRows
from cogs.games.junior.draft import Plan, drawn, read_plan, view_after
from cogs.games.junior.words import panel_text, told_event, told_turn
from cogs.panels.face import Face, board_drawing, panel_drawing, rule_pages, sample_names, suggestion
from cogs.tables.viewer import Viewer
from cogs.ui.pages import Drawing, Page
from engine import GAMES
from engine.core import Dice, Seat
from engine.junior import model
from engine.junior.layout import MAZE
from engine.junior.model import Action, Event, Goals, View
from locales import Words
from render.junior import Scene

SAMPLE_SEED = b"rules"


class JuniorFace(Face):
    """The face of Labyrinthe Junior."""

    key: ClassVar = "junior"
    example: ClassVar = "push"
    pictures: ClassVar = pictures.PICTURES
    over: ClassVar = {"target": None, "banned": None}

    def rules(self, words: Words) -> list[tuple[str, Drawing]]:
        """Four pages, each with a picture of a sample game."""
        names = sample_names(words, 2)
        sample, hidden = (
            Scene(view=sample_view(goals), names=names, words=words) for goals in ("shared", "secret")
        )
        drawings = [
            board_drawing(self.pictures, sample),
            panel_drawing(self.pictures, sample, pictures.Draft()),
            panel_drawing(self.pictures, sample, drawn(sample_plan(sample.view))),
            board_drawing(self.pictures, hidden),
        ]
        return rule_pages(self.key, drawings, words)

    def tell(self, events: Sequence[Event], viewer: Viewer) -> list[str]:
        """A sentence for each thing that happened; a push and the move after it make one."""
        lines: list[str] = []
        for before, event, after in zip([None, *events], events, [*events[1:], None], strict=False):
            match event, before, after:
                case model.TilePushed(), _, model.PawnMoved():
                    continue
                case model.PawnMoved(), model.TilePushed() as push, _:
                    lines.append(told_turn(push, event, viewer))
                case _:
                    lines.append(told_event(event, viewer))
        return lines

    def page(self, viewer: Viewer, draft: str) -> Page:
        """Where to push, how the tile lies, where to stop; then Confirm."""
        view: View = viewer.table.view(viewer.seat)
        plan = read_plan(draft, view)
        after = view_after(view, plan)
        plan = self._reachable(plan, after, viewer.seat)
        drawing = panel_drawing(self.pictures, self.scene(viewer), drawn(plan))
        return Page(panel_text(viewer, view, plan), drawing, PanelRows(viewer, view, after, plan).rows())

    def _reachable(self, plan: Plan, after: View | None, seat: Seat | None) -> Plan:
        """Drops the chosen square if another push has put it out of reach."""
        if not plan.to or after is None or seat is None:
            return replace(plan, to="")
        reach = MAZE.reach(after.tiles, after.pawns[seat])
        return plan if MAZE.names.index(plan.to) in reach else replace(plan, to="")

    def chosen(self, viewer: Viewer, field: str, draft: str, values: Sequence[str]) -> str:
        """The square chosen in the select."""
        plan = read_plan(draft, viewer.table.view(viewer.seat))
        return replace(plan, to=next(iter(values), "")).draft()

    def actions(self, viewer: Viewer, draft: str) -> tuple[Action, ...]:
        """A push and a move, or the move alone where the push is already made."""
        slot, sides, to = (*draft.split("."), "", "", "")[:3]
        return (model.PushTile(slot, sides), model.MovePawn(to)) if slot else (model.MovePawn(to),)

    def hint(self, viewer: Viewer) -> str:
        """The whole turn that the stand-in would play here."""
        view: View = viewer.table.view(viewer.seat)
        dice = Dice(viewer.table.row.version.to_bytes(4, "big"))
        return suggested_plan(view, lambda seen: suggestion(viewer, seen, dice)).draft()

    def score_line(self, viewer: Viewer, seat: Seat) -> str:
        """Treasures and turns."""
        view: View = viewer.table.view(None)
        return viewer.words("junior-score", count=len(view.won[seat]), turns=view.turns[seat])


def sample_view(goals: Goals) -> View:
    """A position for the rule pages: always the same one."""
    game = GAMES["junior"]
    options = model.Options(goals=goals, first=0)
    return game.view(game.setup(2, options, Dice(SAMPLE_SEED)).state, 0)


def sample_plan(view: View) -> Plan:
    """A turn that a good player would play there."""
    game, dice = GAMES["junior"], Dice(SAMPLE_SEED)
    return suggested_plan(view, lambda seen: game.suggest(seen, 0, dice, game.usual_level))


def suggested_plan(view: View, suggest: Callable[[View], Action]) -> Plan:
    """The push, unless it is already made, and the move that a stand-in suggests after it."""
    plan = Plan()
    if view.phase == "push":
        push = suggest(view)
        assert isinstance(push, model.PushTile)
        plan = Plan(push.slot, push.sides)
        view = view_after(view, plan) or view
    move = suggest(view)
    assert isinstance(move, model.MovePawn)
    return replace(plan, to=move.to)
