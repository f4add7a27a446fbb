"""Le labyrinthe secret: positions from played games, for the README and for tests."""

from collections.abc import Iterator
from typing import Any

from engine.core import Seat
from engine.secret import Secret
from engine.secret.model import Options, Phase, State
from locales import Words, words
from render.kit.samples import NAMES, first, positions
from render.secret.board import board
from render.secret.lobby import lobby_card
from render.secret.panel import panel
from render.secret.scene import Draft, Scene

_GAME = Secret()


def played(
    seats: int, turns: int, phase: Phase | None = None, seed: bytes = b"dedale", **options: Any
) -> State:
    """Returns a game between stand-ins after some turns and in a phase, or at its end."""
    states: Iterator[State] = positions(_GAME, seats, Options(first=0, **options), seed)
    return first(states, lambda state: sum(state.turns) >= turns and state.phase == (phase or "change"))


def scene(state: State, words: Words, seat: Seat | None = None) -> Scene:
    """Returns the scene that a seat or a spectator (None) may see."""
    return Scene(_GAME.view(state, seat), NAMES[: len(state.pawns)], words)


def pictures() -> dict[str, bytes]:
    """Draws a picture of every kind, by file name."""
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
