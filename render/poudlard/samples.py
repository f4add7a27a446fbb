"""Les couloirs de Poudlard: positions from real games, for the README, for tests and for the eye."""

from collections.abc import Callable, Iterator

from engine.core import Dice, Seat
from engine.poudlard import Poudlard
from engine.poudlard.model import Options, State, View, Year
from locales import Words
from render.poudlard.scene import Scene

NAMES = ("Zoé", "Matthieu", "Lou-Anne", "François")
_GAME = Poudlard()


def positions(seats: int, seed: bytes = b"dedale", year: Year = "first") -> Iterator[State]:
    """Every position of a game between stand-ins, from its beginning to its end."""
    dice = Dice(seed)
    state = _GAME.setup(seats, Options(first=0, year=year), dice).state
    yield state
    while to_act := _GAME.to_act(state):
        (seat,) = to_act
        action = _GAME.suggest(_GAME.view(state, seat), seat, dice, "normal")
        state = _GAME.apply(state, seat, action, dice).state
        yield state


def position(
    seats: int, wanted: Callable[[View], bool], seed: bytes = b"dedale", year: Year = "first"
) -> State:
    """The first position of such a game in which the player on turn sees something, or else its end."""
    state = None
    for state in positions(seats, seed, year):
        if wanted(_GAME.view(state, state.turn)):
            return state
    assert state is not None
    return state


def scene(state: State, words: Words, seat: Seat | None = None) -> Scene:
    """A state as a seat, or a spectator, may see it."""
    return Scene(_GAME.view(state, seat), NAMES[: len(state.pawns)], words)
