"""What a picture of Labyrinthe Junior is made from: never more than one viewer may know."""

import msgspec

from engine.core import Seat
from engine.junior.layout import MAZE
from engine.junior.model import COLOURS, TREASURES, Treasure, View
from engine.mazes.sliding import OPENINGS, openings
from locales import Words
from render.kit.prose import player_name


class Scene(msgspec.Struct, frozen=True):
    """A view, the players' display names as they wrote them (one per seat), and the words of a language."""

    view: View
    names: tuple[str, ...]
    words: Words


class Draft(msgspec.Struct, frozen=True):
    """What the player on turn has chosen so far and not yet confirmed.

    First a slot and the open sides of the spare as it lies, then a square. Once the push is made (the view's
    phase is "move") only the square counts.
    """

    slot: str | None = None
    sides: str | None = None
    to: str | None = None


def after_push(view: View, draft: Draft) -> View:
    """The view as it would be after the drafted push; the view itself where there is none to make."""
    if view.phase == "move" or draft.slot is None:
        return view
    tiles, spare = MAZE.push(view.tiles, laid(view, draft), draft.slot)
    pawns = tuple(MAZE.carry(square, draft.slot) for square in view.pawns)
    return msgspec.structs.replace(
        view,
        tiles=tiles,
        spare=spare,
        pawns=pawns,
        phase="move",
        pushed=draft.slot,
        pusher=view.turn,
        banned=None,
    )


def previewed(scene: Scene, draft: Draft) -> Scene:
    """The scene that a preview shows: after the drafted push, if there is one."""
    return Scene(after_push(scene.view, draft), scene.names, scene.words)


def laid(view: View, draft: Draft) -> int:
    """The spare as the draft has it turned."""
    if draft.sides is None or view.phase == "move":
        return view.spare
    return view.spare & ~OPENINGS | openings(draft.sides)


def treasure_word(scene: Scene, treasure: Treasure, *, article: bool = False) -> str:
    """A treasure's name in the scene's language."""
    return scene.words(f"treasure-junior-{TREASURES[treasure - 1]}" + ("-the" if article else ""))


def found(view: View) -> tuple[Treasure, ...]:
    """All treasures won so far."""
    return tuple(treasure for pile in view.won for treasure in pile)


def gone(view: View) -> set[Treasure]:
    """All treasures that nobody seeks any more."""
    return {*found(view), *view.aside}


def name_of(scene: Scene, seat: Seat) -> str:
    """A player's name in running text; a number where nothing can be read of it."""
    return player_name(scene.names, seat, scene.words)


def colour_word(scene: Scene, seat: Seat) -> str:
    """The colour of a seat's pawn."""
    return scene.words(f"colour-{COLOURS[scene.view.colours[seat]]}")


def is_solo(view: View) -> bool:
    """J15: one player against the clock of turns."""
    return len(view.pawns) == 1


def is_own(view: View) -> bool:
    """J14: is what this viewer seeks theirs alone?"""
    return view.goals == "secret" and view.seat is not None
