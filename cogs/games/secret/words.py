"""Le labyrinthe secret: what parts, places, objects, signs and choices are called."""

from collections.abc import Sequence
from typing import Literal

from cogs.tables.viewer import Viewer
from cogs.ui.names import escaped
from engine.mazes.rings import Place
from engine.secret import model
from engine.secret.layout import CENTRE, RINGS
from engine.secret.model import TREASURES, Action, Sign, View
from locales import Words
from render.secret.scene import gone


def treasure_words(treasure: int, words: Words) -> str:
    """An object with its article: "the key"."""
    return words(f"treasure-secret-{TREASURES[treasure - 1]}-the")


def part_words(part: str, words: Words) -> str:
    """A part that can be turned: "the outer corridor (B)"."""
    return words(f"secret-part-{part.lower()}")


def signs_words(signs: Sequence[Sign], words: Words) -> str:
    """Signs in order, in words."""
    return ", ".join(words(f"secret-sign-{sign}") for sign in signs)


def label(viewer: Viewer[View], action: Action) -> str:
    """What a control or an option of a command says for an action."""
    words = viewer.words
    match action:
        case model.TurnRing(ring=ring):
            return words(f"secret-turn-{ring.lower()}")
        case model.TurnCentre(by=by):
            return words("secret-turn-by", by=by)
        case model.MovePawn(to=to) | model.PlacePawn(to=to):
            return place_label(viewer, RINGS.names.index(to))
        case model.Challenge(seat=seat, stake=stake):
            return words(f"secret-duel-{stake}", name=viewer.names[seat])
        case model.EndTurn():
            return words("secret-no-duel")
        case model.ChooseSigns(signs=signs):
            return signs_words(signs, words)


def place_label(viewer: Viewer[View], place: Place) -> str:
    """A place, with the object that lies there, if not taken; the target and the pawn's own place say so."""
    view, words = viewer.view, viewer.words
    name, treasure = RINGS.names[place], view.treasures[place]
    if treasure in gone(view):
        treasure = 0
    is_here = view.phase == "move" and place == view.pawns[viewer.seat or 0]
    is_goal = treasure and place == view.target_place
    if is_here and not is_goal:
        return words("secret-place-here", place=name)
    if not treasure:
        return name
    key = "secret-place-goal" if is_goal else "secret-place-with"
    return words(key, place=name, treasure=treasure_words(treasure, words))


def choice_words(viewer: Viewer[View], action: Action, kind: Literal["ready", "hint"]) -> str:
    """What Confirm would do, or what the stand-in suggests, in one sentence."""
    words, key = viewer.words, f"secret-{kind}"
    match action:
        case model.TurnRing(ring=ring):
            return words(f"{key}-change", part=part_words(ring, words), by=1)
        case model.TurnCentre(by=by):
            return words(f"{key}-change", part=part_words(CENTRE, words), by=by)
        case model.MovePawn(to=to):
            return words(f"{key}-move", place=to)
        case model.PlacePawn(to=to):
            return words(f"{key}-place", place=to)
        case model.Challenge(seat=seat, stake=stake):
            return words(f"{key}-duel-{stake}", name=escaped(viewer.names[seat]))
        case model.ChooseSigns(signs=signs):
            return words(f"{key}-signs", signs=signs_words(signs, words))
        case model.EndTurn():
            return words(f"{key}-pass")
