"""Pas vu pas pris: what each viewer may know (V38)."""

from msgspec.structs import replace

from engine.core import Dice, Seat
from engine.core.seats import shared
from engine.pasvu.choices import plans_of
from engine.pasvu.hall.shapes import glass_of
from engine.pasvu.hall.standing import figures_of, solids_of
from engine.pasvu.layout import MOVEMENT_CARDS
from engine.pasvu.model import Path, State, View
from engine.pasvu.plans import ghosts_lie
from engine.pasvu.results import out_points, outcome_of, points
from engine.pasvu.rounds import movable

# What everybody knows: the same in a state and in a view.
PUBLIC = (
    "fusion", "midnight", "colours", "sides", "holder", "round", "phase",
    "pieces", "ghosts", "keyhole", "cards", "moved", "chosen", "rolls",
    "card", "crystal", "looks",
)  # fmt: skip


def view_of(state: State, seat: Seat | None) -> View:
    """V38: return everything but the decks and the others' plans."""
    seats = range(len(state.ghosts))
    planning = tuple(n for n in seats if state.phase == "plan" and state.plans[n] is None)
    acts_alone = state.phase in ("furniture", "midnight", "side")
    return View(
        **shared(state, PUBLIC),
        seat=seat,
        turn=state.turn if acts_alone else None,
        solids=solids_of(state.pieces),
        glass=glass_of(next(piece for piece in state.pieces if piece.kind == "mirror")),
        figures=figures_of(state.ghosts, ghosts_lie(state)),
        movable=movable(state, state.turn) if state.phase == "furniture" else (),
        planning=planning,
        plan=None if seat is None else state.plans[seat],
        points=tuple(points(state, n) for n in seats),
        out=tuple(out_points(state, n) for n in seats),
        outcome=outcome_of(state),
    )


def redealt(state: State, seat: Seat | None, dice: Dice) -> State:
    """V38: shuffle the decks, and replace the others' plans by other possible ones.

    V2: with fewer than four players nobody knows which movement cards are left out.
    """
    plans: list[tuple[Path, ...] | None] = []
    for owner, plan in enumerate(state.plans):
        unknown = plan is not None and owner != seat
        plans.append(dice.choice(plans_of(state, owner)).paths if unknown else plan)
    unseen = list(MOVEMENT_CARDS)
    for card in state.cards:
        if card is not None:
            unseen.remove(card)
    return replace(
        state,
        deck=dice.shuffled(unseen)[: len(state.deck)],
        midnight_deck=dice.shuffled(sorted(state.midnight_deck)),
        plans=tuple(plans),
    )
