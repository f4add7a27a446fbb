"""Labyrinthe Junior: a planned turn, and its text in custom ids."""

import msgspec

from cogs.panels.game_panel import DOT
from cogs.tables.viewer import Viewer
from engine.core import refusal
from engine.junior.layout import MAZE
from engine.junior.model import NOTATION, MovePawn, PushTile, View
from engine.mazes.sliding import OPENINGS, openings, ways_to_lie
from render.junior import Draft


class Plan(msgspec.Struct, frozen=True):
    """A turn as planned so far, and the view after the push if that is planned or made."""

    view: View
    push: PushTile | None = None
    sides: str = ""  # how the spare lies, before a slot is chosen
    move: MovePawn | None = None

    @property
    def slot(self) -> str:
        """Where the spare is pushed in, if that is planned."""
        return self.push.slot if self.push else ""

    @property
    def to(self) -> str:
        """Where the pawn goes, if that is planned."""
        return self.move.to if self.move else ""

    @property
    def is_pushed(self) -> bool:
        """Is the push planned or made, so that a square can be chosen?"""
        return self.view.phase == "move"

    def drawn(self) -> Draft:
        """The plan in the form that the pictures take."""
        return Draft(self.slot or None, self.sides or None, self.to or None)

    def draft(self, **changes: PushTile | MovePawn | str | None) -> str:
        """The text of the plan, or of a changed one, in the controls' custom ids: "pN1-NES.mC3"."""
        plan = msgspec.structs.replace(self, **changes)
        actions = [NOTATION.text(action) for action in (plan.push, plan.move) if action]
        return DOT.join(actions if plan.push else [*filter(None, [plan.sides]), *actions])


def read_plan(draft: str, viewer: Viewer[View]) -> Plan:
    """Reads a draft; parts that do not fit the position are left out."""
    plan = Plan(viewer.view)
    for part in draft.split(DOT):
        if part in ways_to_lie(viewer.view.spare & OPENINGS):
            plan = msgspec.structs.replace(plan, sides=part)
        elif not refusal(NOTATION.parse, part):
            plan = planned(plan, NOTATION.parse(part), viewer)
    return plan


def planned(plan: Plan, action: PushTile | MovePawn, viewer: Viewer[View]) -> Plan:
    """The plan with another action, if it is legal after those before it."""
    game, seat = viewer.game, viewer.seat or 0
    match action:
        case PushTile():
            if refusal(game.preview, viewer.view, seat, [action]):
                return plan
            after = game.preview(viewer.view, seat, [action])
            return Plan(after, action, action.sides)
        case MovePawn(to=to):
            if plan.is_pushed and MAZE.square(to) in MAZE.reach(plan.view.tiles, plan.view.pawns[seat]):
                return msgspec.structs.replace(plan, move=action)
            return plan


def spare_sides(view: View) -> str:
    """The spare as it lies."""
    lying = view.spare & OPENINGS
    return next(way for way in ways_to_lie(lying) if openings(way) == lying)
