"""Pas vu pas pris: what an expert chooses and weighs, and what it expects of a round that is about to begin.

A stand-in judges the hall from above. An expert works out in mind, while it plans, what the look from each
door would show, over all doors alike; but a side it chooses from above, as everybody must (V7).
"""

from collections.abc import Sequence

from engine.core import Dice, Seat
from engine.pasvu import stand_in
from engine.pasvu.choices import midnight_of
from engine.pasvu.expert import fusion
from engine.pasvu.expert.allotting import Allotter
from engine.pasvu.expert.furnishing import expert_furniture
from engine.pasvu.expert.prospect import Prospect
from engine.pasvu.expert.race import shares
from engine.pasvu.expert.siding import expert_side
from engine.pasvu.hidden import view_of
from engine.pasvu.model import Action, State, View
from engine.pasvu.stand_in.exposure import chances

WEIGHED = 4  # plans that are played out, with fusion


def appraised(state: State) -> tuple[float, ...]:
    """Return each seat's chance at the start of a round."""
    return fusion.appraised(state) if state.fusion else shares(state)


def chosen(view: View, seat: Seat, dice: Dice) -> Action:
    """Return the next action of an expert who weighs nothing more."""
    match view.phase:
        case "furniture":
            return expert_furniture(view, seat, dice)
        case "plan" if view.fusion:
            return fusion.plans(view, seat, dice)[0]
        case "plan":
            return Allotter(Prospect(view, seat, dice)).plan()
        case "side" if view.fusion:
            return stand_in.best_side(view, seat, dice, chances)
        case "side":
            return expert_side(view, view.ghosts, seat)
        case _:
            return stand_in.suggest(view, seat, dice, "normal")


def weighed(state: State, seat: Seat, dice: Dice) -> Sequence[Action]:
    """Return what is worth weighing: what midnight cards let one choose, and with fusion (V25) some plans.

    What furniture is good for shows too late, of a side all is known, and else every plan has been weighed.
    """
    match state.phase:
        case "furniture" | "side":
            return ()
        case "plan":
            return fusion.plans(view_of(state, seat), seat, dice)[:WEIGHED] if state.fusion else ()
        case _:
            return midnight_of(state, seat)
