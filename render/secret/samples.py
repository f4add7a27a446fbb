"""Le labyrinthe secret: positions from real games, for the README, for tests and for the eye."""

from typing import Any

from engine.core import Dice, Seat
from engine.secret import Secret
from engine.secret.model import Options, Phase, State
from locales import Words, words
from render.secret.board import board
from render.secret.lobby import lobby_card
from render.secret.panel import panel
from render.secret.scene import Draft, Scene

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
        action = _GAME.suggest(_GAME.view(state, seat), seat, dice, _GAME.usual_level)
        state = _GAME.apply(state, seat, action, dice).state
    return state


def scene(state: State, words: Words, seat: Seat | None = None) -> Scene:
    """A state as a seat, or a spectator, may see it."""
    return Scene(_GAME.view(state, seat), NAMES[: len(state.pawns)], words)


def pictures() -> dict[str, bytes]:
    """Pictures of every kind, by file name."""
    french, english = words("fr"), words("en")
    state, moving, duel = played(3, 9), played(3, 9, "move"), played(3, 4, "duel")
    return {
        "secret-lobby.png": lobby_card(english),
        "secret-board.png": board(scene(state, english)),
        "secret-board-fr.png": board(scene(state, french)),
        "secret-board-zoom.png": board(scene(state, english), "zoom"),
        "secret-panel.png": panel(scene(moving, english, moving.turn), Draft()),
        "secret-duel.png": panel(scene(duel, english, duel.turn), Draft(signs=("rock", "paper"))),
    }
