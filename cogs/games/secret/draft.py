"""Le labyrinthe secret: what can be chosen in each phase, and how a draft tells what is chosen."""

from collections.abc import Sequence

from cogs.panels.game_panel import DOT
from engine.mazes.rings import Place
from engine.secret.duel import CHOICES, FREE_STAKES, SIGNS, TARGET_STAKE
from engine.secret.layout import CENTRE
from engine.secret.model import (
    NOTATION,
    Action,
    Challenge,
    ChooseSigns,
    MovePawn,
    PlacePawn,
    Sign,
    TurnCentre,
    TurnRing,
    View,
)
from engine.secret.rules import PLACINGS, challenges
from engine.secret.turn import CENTRE_TURNS, MOVES, RING_TURNS
from render.secret import Draft
from render.secret.panel import free, reachable

SIGNS_NEEDED = 3


def offered(view: View) -> tuple[Action, ...]:
    """The legal actions of the phase, in the order in which people are offered them."""
    match view.phase:
        case "change":
            return RING_TURNS if view.is_centre_turned else (*RING_TURNS, *CENTRE_TURNS)
        case "move":
            return tuple(MOVES[place] for place in stops(view))
        case "challenge":
            return challenges(view.rivals, TARGET_STAKE if view.must_duel else FREE_STAKES)
        case "duel":
            return CHOICES
        case "place":
            return tuple(PLACINGS[place] for place in free(view))


def stops(view: View) -> list[Place]:
    """S6: where the pawn may stop. What most will choose comes first: the target, then its own place."""
    own = view.pawns[view.turn or 0]
    return sorted(reachable(view), key=lambda place: (place != view.target_place, place != own, place))


def read_action(view: View, draft: str) -> Action | None:
    """The legal action that a draft stands for, if it does."""
    return next((action for action in offered(view) if NOTATION.text(action) == draft), None)


def read_signs(view: View, draft: str) -> tuple[Sign, ...]:
    """S12: the signs chosen so far, up to three."""
    action = read_action(view, draft)
    if isinstance(action, ChooseSigns):
        return action.signs
    names = draft.split(DOT)[: SIGNS_NEEDED - 1]
    return tuple(sign for name in names for sign in SIGNS if sign == name)


def signs_draft(signs: Sequence[Sign]) -> str:
    """S12: three signs are an action, fewer are not yet: "rock.paper"."""
    if len(signs) == SIGNS_NEEDED:
        return NOTATION.text(ChooseSigns((signs[0], signs[1], signs[2])))
    return DOT.join(signs)


def drawn(action: Action | None, signs: tuple[Sign, ...]) -> Draft:
    """What is chosen, in the form that the pictures take."""
    match action:
        case TurnRing(ring=ring):
            return Draft(part=ring, by=1)
        case TurnCentre(by=by):
            return Draft(part=CENTRE, by=by)
        case MovePawn(to=to) | PlacePawn(to=to):
            return Draft(to=to)
        case Challenge(seat=seat, stake=stake):
            return Draft(rival=seat, stake=stake)
        case _:
            return Draft(signs=signs)
