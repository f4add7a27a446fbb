"""Pas vu pas pris: what one action alone would do, from a view. V7: not what a door would show."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from engine.core import Seat, UnforeseenError
from engine.pasvu.hall.furnishing import Ghosts, Pieces
from engine.pasvu.hall.shapes import glass_of
from engine.pasvu.hall.standing import figures_of, solids_of
from engine.pasvu.model import Action, CommitPlan, MoveFurniture, View
from engine.pasvu.plans import ghosts_lie
from engine.pasvu.results import out_points, points
from engine.pasvu.rounds import check_committed, check_furniture

V = TypeVar("V", bound=View)


def foreseen(check: Callable[[Any, Seat, Action], None], view: V, seat: Seat, actions: Sequence[Action]) -> V:
    """Return the view after the one action that can be foreseen, unless `check` refuses it."""
    for action in actions[:1]:
        check(view, seat, action)
        view = previewed(view, seat, action)
    if len(actions) > 1:
        raise UnforeseenError
    return view


def previewed(view: V, seat: Seat, action: Action) -> V:
    """Return the view after an action of a player who has to act, as far as they can know it, or raise."""
    match action:
        case MoveFurniture():
            after = check_furniture(view, seat, action)
            view = with_hall(view, after.pieces, after.ghosts)
            return _planning_opened(replace(view, moved=(*view.moved, action.piece)))
        case CommitPlan(paths):
            # V5: the others' plans are secret, so only one's own ghosts move.
            ghosts = check_committed(view, seat, action).ghosts
            planning = tuple(other for other in view.planning if other != seat)
            return replace(with_hall(view, view.pieces, ghosts), plan=paths, planning=planning)
        case _:
            raise UnforeseenError


def with_hall(view: V, pieces: Pieces, ghosts: Ghosts) -> V:
    """Return the view with these pieces and ghosts in the hall."""
    view, seats = replace(view, pieces=pieces, ghosts=ghosts), range(len(ghosts))
    return replace(
        view,
        solids=solids_of(pieces),
        glass=glass_of(next(piece for piece in pieces if piece.kind == "mirror")),
        figures=figures_of(ghosts, ghosts_lie(view)),
        points=tuple(points(view, seat) for seat in seats),
        out=tuple(out_points(view, seat) for seat in seats),
    )


def _planning_opened(view: V) -> V:
    """V3: once all have drawn, all plan. The card that is drawn next is secret, and so who moves a piece."""
    if None in view.cards:
        return view
    return replace(view, phase="plan", turn=None, movable=(), planning=tuple(range(len(view.cards))))
