"""Positions from games between stand-ins, for sample pictures, for tests and to fill caches."""

from collections.abc import Callable, Iterator
from typing import Any

from engine.core import AnyGame, Dice, Seat
from locales import Words
from render.kit.scene import AnyScene, Scene

NAMES = ("Zoé", "Matthieu", "Lou-Anne", "François", "Inès", "Gaspard")
_SEED = b"dedale"


def positions(game: AnyGame, seats: int, options: Any, seed: bytes = _SEED) -> Iterator[Any]:
    """Yields every position of a game between stand-ins, from its start to its end."""
    dice = Dice(seed)
    state = game.setup(seats, options, dice).state
    yield state
    while to_act := game.to_act(state):
        seat = min(to_act)
        action = game.suggest(game.view(state, seat), seat, dice, game.usual_level)
        state = game.apply(state, seat, action, dice).state
        yield state


def opening(game: AnyGame, seats: int) -> Any:
    """Returns the first position of a game."""
    return next(positions(game, seats, game.options(first=0)))


def position(
    game: AnyGame, seats: int, is_wanted: Callable[[Any], bool], seed: bytes = _SEED, **options: Any
) -> Any:
    """Returns the first position of a game between stand-ins that is wanted, or the last one."""
    state = None
    for state in positions(game, seats, game.options(first=0, **options), seed):
        if is_wanted(state):
            break
    return state


def scene_of(game: AnyGame, state: Any, words: Words, seat: Seat | None = None) -> AnyScene:
    """Returns the scene of a sample that a seat or a spectator (None) may see."""
    return Scene(game.view(state, seat), NAMES[: len(game.standing(state).places)], words)
