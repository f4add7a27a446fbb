"""Le labyrinthe secret: what can be chosen in each phase, and how a draft tells what is chosen."""

from collections.abc import Sequence

from engine.core.notation import DASH
from engine.mazes.rings import Place
from engine.secret import model
from engine.secret.duel import CHOICES, FREE_STAKES, SIGNS, TARGET_STAKE
from engine.secret.layout import CENTRE
from engine.secret.model import Action, Sign, View
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


def read_signs(draft: str) -> tuple[Sign, ...]:
    """S12: the signs chosen so far, up to three."""
    names = draft.removeprefix("d").split(DASH)[:SIGNS_NEEDED]
    return tuple(sign for name in names for sign in SIGNS if sign == name)


def signs_draft(signs: Sequence[str]) -> str:
    """S12: three signs in the game's notation; of fewer, the beginning of it: "drock-paper"."""
    return "d" + DASH.join(signs)


def drawn(action: Action | None, signs: tuple[Sign, ...]) -> Draft:
    """What is chosen, in the form that the pictures take."""
    match action:
        case model.TurnRing(ring=ring):
            return Draft(part=ring, by=1)
        case model.TurnCentre(by=by):
            return Draft(part=CENTRE, by=by)
        case model.MovePawn(to=to) | model.PlacePawn(to=to):
            return Draft(to=to)
        case model.Challenge(seat=seat, stake=stake):
            return Draft(rival=seat, stake=stake)
        case _:
            return Draft(signs=signs)
