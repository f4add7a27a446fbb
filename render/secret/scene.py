"""What a picture of Le labyrinthe secret is made from: never more than one viewer may know."""

import msgspec

from engine.core import Seat
from engine.secret.model import COLOURS, TREASURES, Sign, Stake, Treasure, View
from locales import Words
from render.kit.prose import player_name


class Scene(msgspec.Struct, frozen=True):
    """A view, the players' display names as they wrote them (one per seat), and the words of a language."""

    view: View
    names: tuple[str, ...]
    words: Words


class Draft(msgspec.Struct, frozen=True):
    """What a player has chosen so far and not yet confirmed; only what fits the view's phase counts."""

    part: str | None = None  # change: "B", "D" or "F"
    by: int | None = None  # change: sectors that the centre is to turn
    to: str | None = None  # move, place
    rival: Seat | None = None  # challenge
    stake: Stake | None = None  # challenge
    signs: tuple[Sign, ...] = ()  # duel: up to three, in order


def treasure_word(scene: Scene, treasure: Treasure, *, article: bool = False) -> str:
    """A treasure's name in the scene's language."""
    name = TREASURES[treasure - 1]
    return scene.words(f"treasure-secret-{name}-the" if article else f"treasure-secret-{name}")


def gone(view: View) -> set[Treasure]:
    """All treasures that this viewer knows to be taken, or laid aside."""
    held = (treasure for pile in view.held if pile for treasure in pile)
    return {*held, *view.aside}


def name_of(scene: Scene, seat: Seat) -> str:
    """A player's name in running text; a number where nothing can be read of it."""
    return player_name(scene.names, seat, scene.words)


def colour_word(scene: Scene, seat: Seat) -> str:
    """The colour of a seat's pawn."""
    return scene.words(f"colour-{COLOURS[scene.view.colours[seat]]}")


def seat_colour(view: View, seat: Seat | None, kind: str = "seat") -> str:
    """The theme's colour of a seat; nobody's is golden."""
    return "gold" if seat is None else f"{kind}-{view.colours[seat]}"


def duellists(view: View) -> tuple[Seat, ...]:
    """Challenger and challenged, while there is a duel."""
    return (view.duel.challenger, view.duel.challenged) if view.duel else ()
