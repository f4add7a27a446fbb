"""Les couloirs de Poudlard: positions from played games, for the README and for tests."""

from collections.abc import Callable, Iterator

from engine.core import Seat
from engine.poudlard import Poudlard
from engine.poudlard.layout import PLACES
from engine.poudlard.model import Options, State, View, Year
from locales import Words, words
from render.kit import samples
from render.kit.samples import NAMES
from render.poudlard.board import board
from render.poudlard.hand import hand
from render.poudlard.lobby import lobby_card
from render.poudlard.panel import panel
from render.poudlard.scene import Draft, Scene, way

_GAME = Poudlard()


def positions(seats: int, seed: bytes = b"dedale", year: Year = "first") -> Iterator[State]:
    """Returns every position of a game between stand-ins, from its start to its end."""
    return samples.positions(_GAME, seats, Options(first=0, year=year), seed)


def position(
    seats: int, wanted: Callable[[View], bool], seed: bytes = b"dedale", year: Year = "first"
) -> State:
    """Returns the first position of such a game in which the player on turn sees what is wanted."""
    found = (one for one in positions(seats, seed, year) if wanted(_GAME.view(one, one.turn)))
    return next(found)


def has_far_star(view: View) -> bool:
    """Is there a move over a star that is worth drawing?"""
    return view.phase == "move" and len(view.stops) > 12 and any(stop.has_star for stop in view.stops)


def farthest(view: View) -> Draft:
    """Returns the longest move over a star."""
    drafts = [Draft(to=PLACES[stop.place], star=True) for stop in view.stops if stop.has_star]
    return max(drafts, key=lambda draft: len(way(view, draft)))


def scene(state: State, words: Words, seat: Seat | None = None) -> Scene:
    """Returns the scene that a seat or a spectator (None) may see."""
    return Scene(_GAME.view(state, seat), NAMES[: len(state.pawns)], words)


def pictures() -> dict[str, bytes]:
    """Draws a picture of every kind, by file name."""
    french, english = words("fr"), words("en")
    state = position(4, lambda seen: seen.turns >= 12 and seen.phase == "roll")
    laying = position(4, lambda seen: seen.turns >= 9 and seen.phase == "lay")
    moving, private = scene(position(4, has_far_star), english), scene(laying, english, laying.turn)
    ended = position(4, lambda seen: seen.outcome is not None)
    return {
        "poudlard-lobby.png": lobby_card(english),
        "poudlard-lobby-fr.png": lobby_card(french),
        "poudlard-board.png": board(scene(state, english)),
        "poudlard-board-fr.png": board(scene(state, french)),
        "poudlard-panel-move.png": panel(moving, farthest(moving.view)),
        "poudlard-panel-lay.png": panel(private, Draft()),
        "poudlard-hand.png": hand(private),
        "poudlard-end.png": board(scene(ended, english)),
    }
