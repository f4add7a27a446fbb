"""Positions from games between stand-ins, for sample pictures, for tests and to fill caches."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from engine.core import AnyGame, Dice

S = TypeVar("S")

NAMES = ("Zoé", "Matthieu", "Lou-Anne", "François")


def positions(game: AnyGame, seats: int, options: Any, seed: bytes) -> Iterator[Any]:
    """Yields every position of a game between stand-ins, from its start to its end."""
    dice = Dice(seed)
    state = game.setup(seats, options, dice).state
    yield state
    while to_act := game.to_act(state):
        seat = min(to_act)
        action = game.suggest(game.view(state, seat), seat, dice, game.usual_level)
        state = game.apply(state, seat, action, dice).state
        yield state


def first(states: Iterable[S], is_wanted: Callable[[S], bool]) -> S:
    """Returns the first state that is wanted, or the last one."""
    state = None
    for state in states:
        if is_wanted(state):
            break
    assert state is not None
    return state
