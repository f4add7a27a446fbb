"""Le labyrinthe secret: positions from real games, for the README, for tests and for the eye."""

from typing import Any

from engine.core import Dice, Seat
from engine.secret import Secret
from engine.secret.model import Options, Phase, State
from locales import Words
from render.secret.scene import Scene

NAMES = ("Zoé", "Matthieu", "Lou-Anne", "François")
_GAME = Secret()


def played(
    seats: int, turns: int, phase: Phase | None = None, seed: bytes = b"dedale", **options: Any
) -> State:
    """A game between stand-ins after some turns, then on to a phase if one is asked for; or at its end."""
    dice = Dice(seed)
    state = _GAME.setup(seats, Options(first=0, **options), dice).state
    while to_act := _GAME.to_act(state):
        if sum(state.turns) >= turns and state.phase == (phase or "change"):
            break
        seat = min(to_act)
        action = _GAME.suggest(_GAME.view(state, seat), seat, dice, "normal")
        state = _GAME.apply(state, seat, action, dice).state
    return state


def scene(state: State, words: Words, seat: Seat | None = None) -> Scene:
    """A state as a seat, or a spectator, may see it."""
    return Scene(_GAME.view(state, seat), NAMES[: len(state.pawns)], words)
