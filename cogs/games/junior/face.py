"""Labyrinthe Junior's face: what is told of a turn, and the panel where one is planned."""

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

import render.junior as pictures
from cogs.games.junior.controls import PanelRows
from cogs.games.junior.draft import Plan, drawn, read_plan, view_after
from cogs.games.junior.words import panel_text, told_event, told_turn
from cogs.panels.face import Face, panel_drawing
from cogs.tables.viewer import Viewer, shown_view
from cogs.ui.pages import Drawing, Page
from engine import GAMES
from engine.core import Dice, Seat
from engine.junior.layout import MAZE
from engine.junior.model import (
    Action,
    Event,
    Goals,
    MovePawn,
    Options,
    PawnMoved,
    PushTile,
    TilePushed,
    View,
)
from locales import Words

SAMPLE_SEED = b"rules"


class JuniorFace(Face):
    """Labyrinthe Junior as people meet it."""

    key: ClassVar = "junior"
    example: ClassVar = "push"

    def lobby(self, words: Words) -> Drawing:
        """The title picture."""
        return Drawing(lambda: pictures.lobby_card(words), words("alt-lobby-junior"), "lobby.png")

    def rules(self, words: Words) -> list[tuple[str, Drawing]]:
        """Four pages, each with a picture of a sample game."""
        sample, secret = (sample_view(goals) for goals in ("shared", "secret"))
        names = (words("alt-player", number=1), words("alt-player", number=2))
        scene = pictures.Scene(view=sample, names=names, words=words)
        hidden = pictures.Scene(view=secret, names=names, words=words)
        plan = drawn(sample_plan(sample))
        return [
            (words("rules-junior-1"), Drawing(lambda: pictures.board(scene), pictures.alt_text(scene))),
            (words("rules-junior-2"), panel_drawing(pictures, scene, pictures.Draft())),
            (words("rules-junior-3"), panel_drawing(pictures, scene, plan)),
            (words("rules-junior-4"), Drawing(lambda: pictures.board(hidden), pictures.alt_text(hidden))),
        ]

    def board(self, viewer: Viewer, perspective: str = "") -> Drawing:
        """The board as this seat may see it."""
        scene = self._scene(viewer, shown_view(viewer, target=None, banned=None))
        return Drawing(lambda: pictures.board(scene), pictures.alt_text(scene))

    def frame(self, viewer: Viewer) -> Any:
        """The board as one picture of a replay."""
        return pictures.frame(self._scene(viewer, shown_view(viewer, target=None, banned=None)))

    def text_board(self, viewer: Viewer) -> str:
        """The board in monospace characters."""
        return pictures.text_board(self._scene(viewer, shown_view(viewer, target=None, banned=None)))

    def _scene(self, viewer: Viewer, view: View) -> pictures.Scene:
        return pictures.Scene(view=view, names=viewer.names, words=viewer.words)

    def tell(self, events: Sequence[Event], viewer: Viewer) -> list[str]:
        """A sentence for each thing that happened; a push and the move after it make one."""
        lines: list[str] = []
        for before, event, after in zip([None, *events], events, [*events[1:], None], strict=False):
            match event, before, after:
                case TilePushed(), _, PawnMoved():
                    continue
                case PawnMoved(), TilePushed() as push, _:
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
        scene = self._scene(viewer, view)
        rows = PanelRows(viewer, view, after, plan).rows()
        return Page(panel_text(viewer, view, plan), panel_drawing(pictures, scene, drawn(plan)), rows)

    def _reachable(self, plan: Plan, after: View | None, seat: Seat | None) -> Plan:
        """A square that the changed push has put out of reach is no longer chosen."""
        if not plan.to or after is None or seat is None:
            return msgspec.structs.replace(plan, to="")
        reach = MAZE.reach(after.tiles, after.pawns[seat])
        return plan if MAZE.names.index(plan.to) in reach else msgspec.structs.replace(plan, to="")

    def chosen(self, viewer: Viewer, field: str, draft: str, values: Sequence[str]) -> str:
        """The square chosen in the select."""
        plan = read_plan(draft, viewer.table.view(viewer.seat))
        return msgspec.structs.replace(plan, to=next(iter(values), "")).draft()

    def actions(self, viewer: Viewer, draft: str) -> tuple[Action, ...]:
        """A push and a move, or the move alone where the push is already made."""
        slot, sides, to = (*draft.split("."), "", "", "")[:3]
        return (PushTile(slot, sides), MovePawn(to)) if slot else (MovePawn(to),)

    def hint(self, viewer: Viewer) -> str:
        """The whole turn that the stand-in would play here."""
        seat, game = viewer.seat, viewer.table.game
        assert seat is not None
        view: View = viewer.table.view(seat)
        dice = Dice(viewer.table.row.version.to_bytes(4, "big"))
        plan = Plan()
        if view.phase == "push":
            push: PushTile = game.suggest(view, seat, dice, game.usual_level)
            plan = Plan(push.slot, push.sides)
            view = view_after(view, plan) or view
        move: MovePawn = game.suggest(view, seat, dice, game.usual_level)
        return msgspec.structs.replace(plan, to=move.to).draft()

    def score_line(self, viewer: Viewer, seat: Seat) -> str:
        """Treasures and turns."""
        view: View = viewer.table.view(None)
        return viewer.words("junior-score", count=len(view.won[seat]), turns=view.turns[seat])


def sample_view(goals: Goals) -> View:
    """A position for the rule pages: always the same one."""
    game = GAMES["junior"]
    options = Options(goals=goals, first=0)
    return game.view(game.setup(2, options, Dice(SAMPLE_SEED)).state, 0)


def sample_plan(view: View) -> Plan:
    """A turn that a good player would play there."""
    game, dice = GAMES["junior"], Dice(SAMPLE_SEED)
    push: PushTile = game.suggest(view, 0, dice, game.usual_level)
    plan = Plan(push.slot, push.sides)
    move: MovePawn = game.suggest(view_after(view, plan) or view, 0, dice, game.usual_level)
    return Plan(push.slot, push.sides, move.to)
