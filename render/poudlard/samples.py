"""Les couloirs de Poudlard: positions from real games, for the README, for tests and for the eye."""

from collections.abc import Callable, Iterator

from engine.core import Dice, Seat
from engine.poudlard import Poudlard
from engine.poudlard.layout import PLACES
from engine.poudlard.model import Options, State, View, Year
from locales import Words, words
from render.poudlard.board import board
from render.poudlard.hand import hand
from render.poudlard.lobby import lobby_card
from render.poudlard.panel import panel
from render.poudlard.scene import Draft, Scene, way

NAMES = ("Zoé", "Matthieu", "Lou-Anne", "François")
_GAME = Poudlard()


def positions(seats: int, seed: bytes = b"dedale", year: Year = "first") -> Iterator[State]:
    """Every position of a game between stand-ins, from its beginning to its end."""
    dice = Dice(seed)
    state = _GAME.setup(seats, Options(first=0, year=year), dice).state
    yield state
    while to_act := _GAME.to_act(state):
        (seat,) = to_act
        action = _GAME.suggest(_GAME.view(state, seat), seat, dice, _GAME.usual_level)
        state = _GAME.apply(state, seat, action, dice).state
        yield state


def position(
    seats: int, wanted: Callable[[View], bool], seed: bytes = b"dedale", year: Year = "first"
) -> State:
    """The first position of such a game in which the player on turn sees something."""
    found = (one for one in positions(seats, seed, year) if wanted(_GAME.view(one, one.turn)))
    return next(found)


def has_far_star(view: View) -> bool:
    """Is there a movement over a star worth drawing?"""
    return view.phase == "move" and len(view.stops) > 12 and any(stop.has_star for stop in view.stops)


def farthest(view: View) -> Draft:
    """The longest way over a star."""
    drafts = [Draft(to=PLACES[stop.place], star=True) for stop in view.stops if stop.has_star]
    return max(drafts, key=lambda draft: len(way(view, draft)))


def scene(state: State, words: Words, seat: Seat | None = None) -> Scene:
    """A state as a seat, or a spectator, may see it."""
    return Scene(_GAME.view(state, seat), NAMES[: len(state.pawns)], words)


def pictures() -> dict[str, bytes]:
    """Pictures of every kind, by file name."""
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
