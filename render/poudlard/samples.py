"""Les couloirs de Poudlard: positions from played games, for the README and for tests."""

from collections.abc import Callable
from functools import partial

from engine.poudlard import Poudlard
from engine.poudlard.layout import PLACES
from engine.poudlard.model import State, View, Year
from locales import Words
from render.kit import samples
from render.kit.samples import scene_of
from render.poudlard.board import paint_board
from render.poudlard.hand import hand
from render.poudlard.panel import paint_panel
from render.poudlard.scene import Draft, way

_GAME = Poudlard()
scene = partial(scene_of, _GAME)


def position(
    seats: int, wanted: Callable[[View], bool], seed: bytes = b"dedale", year: Year = "first"
) -> State:
    """Returns the first position of a game between stand-ins in which the player on turn sees this."""
    return samples.position(
        _GAME, seats, lambda state: wanted(_GAME.view(state, state.turn)), seed, year=year
    )


def has_far_star(view: View) -> bool:
    """Is there a move over a star that is worth drawing?"""
    return view.phase == "move" and len(view.stops) > 12 and any(stop.has_star for stop in view.stops)


def farthest(view: View) -> Draft:
    """Returns the longest move over a star."""
    drafts = [Draft(to=PLACES[stop.place], star=True) for stop in view.stops if stop.has_star]
    return max(drafts, key=lambda draft: len(way(view, draft)))


def sampled(words: Words) -> dict[str, bytes]:
    """Draws a picture of every kind, by name."""
    state = position(4, lambda seen: seen.turns >= 12 and seen.phase == "roll")
    laying = position(4, lambda seen: seen.turns >= 9 and seen.phase == "lay")
    moving, private = scene(position(4, has_far_star), words), scene(laying, words, laying.turn)
    ended = position(4, lambda seen: seen.outcome is not None)
    return {
        "board": paint_board(scene(state, words)).png(),
        "panel-move": paint_panel(moving, farthest(moving.view)).png(),
        "panel-lay": paint_panel(private, Draft()).png(),
        "hand": hand(private),
        "end": paint_board(scene(ended, words)).png(),
    }
