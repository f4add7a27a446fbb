"""Le labyrinthe secret: the scene that its pictures are drawn from, and the draft of a turn."""

from typing import TypeAlias

import msgspec

from engine.core import Seat
from engine.secret.model import COLOURS, TREASURES, Sign, Stake, Treasure, View
from render.kit import scene as kit

Scene: TypeAlias = kit.Scene[View]


class Draft(msgspec.Struct, frozen=True):
    """A player's unconfirmed choices; only those that fit the view's phase count."""

    part: str | None = None  # change: "B", "D" or "F"
    by: int | None = None  # change: sectors that the centre is to turn
    to: str | None = None  # move, place
    rival: Seat | None = None  # challenge
    stake: Stake | None = None  # challenge
    signs: tuple[Sign, ...] = ()  # duel: up to three, in order


def treasure_word(scene: Scene, treasure: Treasure, *, article: bool = False) -> str:
    """Returns an object's name in the scene's language."""
    name = TREASURES[treasure - 1]
    return scene.words(f"treasure-secret-{name}-the" if article else f"treasure-secret-{name}")


def gone(view: View) -> set[Treasure]:
    """Returns all objects that this viewer knows to be taken or set aside."""
    held = (treasure for pile in view.held if pile for treasure in pile)
    return {*held, *view.aside}


def colour_word(scene: Scene, seat: Seat) -> str:
    """Returns the name of a pawn's colour."""
    return scene.words(f"colour-{COLOURS[scene.view.colours[seat]]}")


def is_target_won(view: View) -> bool:
    """Was the object sought just won in a duel? The next one is drawn once the loser's pawn is set (S10)."""
    return view.duel is not None and view.duel.prize == "target" and view.target is None


def duellists(view: View) -> tuple[Seat, ...]:
    """Returns challenger and challenged during a duel."""
    return (view.duel.challenger, view.duel.challenged) if view.duel else ()
