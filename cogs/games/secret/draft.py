"""Le labyrinthe secret: the choices made in the panel, and their text in custom ids."""

from typing import get_args

import render.secret as pictures
from engine.secret import model
from engine.secret.layout import CENTRE, CORRIDORS, RINGS
from engine.secret.model import Action, Sign, Stake, View
from render.secret.panel import free, reachable

SIGNS: dict[str, Sign] = {"r": "rock", "p": "paper", "s": "scissors"}  # a draft holds their first letters
STAKES: dict[str, Stake] = {stake: stake for stake in get_args(Stake)}
# A draft is text from outside: it is looked up among those that we offer, never read as a number.
CENTRE_TURNS = {f"{CENTRE}{by}": by for by in range(1, RINGS.sectors)}
SEATS = ("0", "1", "2", "3")
NOTHING = "end"  # the draft that waives the challenge
SIGNS_NEEDED = 3


def read_draft(draft: str, view: View) -> pictures.Draft:
    """The choices in a draft that fit the phase: "F5", "B", "C3", "1.die", "rps"; anything else is empty."""
    match view.phase:
        case "change":
            return read_change(draft, view)
        case "move" | "place":
            offered = reachable(view) if view.phase == "move" else free(view)
            names = [RINGS.names[place] for place in offered]
            return pictures.Draft(to=draft if draft in names else None)
        case "challenge":
            return read_challenge(draft, view)
        case "duel":
            return pictures.Draft(signs=tuple(SIGNS[s] for s in draft[:SIGNS_NEEDED] if s in SIGNS))


def read_change(draft: str, view: View) -> pictures.Draft:
    """A corridor, or the centre and by how much."""
    if draft in CORRIDORS:
        return pictures.Draft(part=draft, by=1)
    by = CENTRE_TURNS.get(draft)
    return pictures.Draft(part=CENTRE, by=by) if by and not view.is_centre_turned else pictures.Draft()


def read_challenge(draft: str, view: View) -> pictures.Draft:
    """A rival and a stake."""
    for rival in view.rivals:
        for stake in stakes(view):
            if draft == f"{rival}.{stake}":
                return pictures.Draft(rival=rival, stake=stake)
    return pictures.Draft()


def stakes(view: View) -> tuple[Stake, ...]:
    """S10, S11: the target itself where it lies, else one object or the die's number."""
    return ("target",) if view.must_duel else ("one", "die")


def draft_of(action: Action) -> str:
    """The draft whose Confirm stands for an action."""
    match action:
        case model.TurnCentre(by=by):
            return f"{CENTRE}{by}"
        case model.TurnRing(ring=ring):
            return ring
        case model.MovePawn(to=to) | model.PlacePawn(to=to):
            return to
        case model.Challenge(seat=seat, stake=stake):
            return f"{seat}.{stake}"
        case model.EndTurn():
            return NOTHING
        case model.ChooseSigns(signs=signs):
            return "".join(sign[0] for sign in signs)


def draft_text(draft: pictures.Draft) -> str:
    """The text of a draft, in any phase."""
    if draft.part:
        return draft.part if draft.part in CORRIDORS else f"{draft.part}{draft.by}"
    if draft.rival is not None:
        return f"{draft.rival}.{draft.stake}"
    return draft.to or "".join(sign[0] for sign in draft.signs)
