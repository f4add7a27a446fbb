"""Labyrinthe Junior: a planned turn, and its text in custom ids."""

import msgspec

import render.junior as pictures
from engine.junior.layout import MAZE
from engine.junior.model import View
from engine.mazes.sliding import OPENINGS, openings, ways_to_lie


class Plan(msgspec.Struct, frozen=True):
    """A turn as planned so far. Its draft reads "N1.NES.C3"."""

    slot: str = ""
    sides: str = ""
    to: str = ""

    def draft(self) -> str:
        """The text in the controls' custom ids."""
        return f"{self.slot}.{self.sides}.{self.to}"


def read_plan(draft: str, view: View) -> Plan:
    """Reads a draft; parts that no longer fit the position are left out."""
    slot, sides, to = (*draft.split("."), "", "", "")[:3]
    if view.phase == "move":
        return Plan(to=to if to in MAZE.names else "")
    ways = ways_to_lie(view.spare & OPENINGS)
    slot = slot if slot in MAZE.slots and slot != view.banned else ""
    sides = sides if sides in ways else ""
    return Plan(slot, sides, to if slot and to in MAZE.names else "")


def view_after(view: View, plan: Plan) -> View | None:
    """The view after the planned push; None if no push is planned."""
    if view.phase == "push" and not plan.slot:
        return None
    return pictures.after_push(view, drawn(plan))


def drawn(plan: Plan) -> pictures.Draft:
    """The plan in the form that the pictures take."""
    return pictures.Draft(slot=plan.slot or None, sides=plan.sides or None, to=plan.to or None)


def spare_sides(view: View) -> str:
    """The spare as it lies."""
    lying = view.spare & OPENINGS
    return next(way for way in ways_to_lie(lying) if openings(way) == lying)
