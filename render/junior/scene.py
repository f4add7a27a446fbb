"""Labyrinthe Junior: the scene that its pictures are drawn from, and the draft of a turn."""

from typing import TypeAlias

import msgspec

from engine.core import Seat
from engine.junior import Junior
from engine.junior.model import COLOURS, TREASURES, PushTile, Treasure, View
from engine.mazes.sliding import OPENINGS, openings, sides_of
from render.kit import scene as kit

Scene: TypeAlias = kit.Scene[View]
GAME = Junior()


class Draft(msgspec.Struct, frozen=True):
    """The unconfirmed choices of the player on turn.

    First a slot and the open sides of the spare, then a square. Once the push is made (the view's phase is
    "move") only the square counts.
    """

    slot: str | None = None
    sides: str | None = None
    to: str | None = None


def previewed(scene: Scene, draft: Draft) -> Scene:
    """Returns the scene of a preview: after the drafted push, if there is one."""
    view = scene.view
    if view.phase == "move" or draft.slot is None or view.turn is None:
        return scene
    push = PushTile(draft.slot, draft.sides or sides_of(view.spare))
    return Scene(GAME.preview(view, view.turn, [push]), scene.names, scene.words, bots=scene.bots)


def laid(view: View, draft: Draft) -> int:
    """Returns the spare as the draft turns it."""
    if draft.sides is None or view.phase == "move":
        return view.spare
    return view.spare & ~OPENINGS | openings(draft.sides)


def treasure_word(scene: Scene, treasure: Treasure, *, article: bool = False) -> str:
    """Returns a treasure's name in the scene's language."""
    return scene.words(f"treasure-junior-{TREASURES[treasure - 1]}" + ("-the" if article else ""))


def found(view: View) -> tuple[Treasure, ...]:
    """Returns all treasures won so far."""
    return tuple(treasure for pile in view.won for treasure in pile)


def gone(view: View) -> set[Treasure]:
    """Returns all treasures that nobody seeks any more."""
    return {*found(view), *view.aside}


def colour_word(scene: Scene, seat: Seat) -> str:
    """Returns the name of a pawn's colour."""
    return scene.words(f"colour-{COLOURS[scene.view.colours[seat]]}")


def is_solo(view: View) -> bool:
    """J15: does one player play alone, counting turns?"""
    return len(view.pawns) == 1


def is_own(view: View) -> bool:
    """J14: does this viewer seek a target of their own?"""
    return view.goals == "secret" and view.seat is not None
