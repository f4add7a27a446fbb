"""Le labyrinthe secret: positions from played games, for the README and for tests."""

from functools import partial
from typing import Any

from engine.secret import Secret
from engine.secret.model import Phase, State
from locales import Words
from render.kit.samples import position, scene_of
from render.secret.board import paint_board, paint_zoomed
from render.secret.panel import paint_panel
from render.secret.scene import Draft

_GAME = Secret()
scene = partial(scene_of, _GAME)


def played(seats: int, turns: int, phase: Phase = "change", seed: bytes = b"dedale", **options: Any) -> State:
    """Returns a game between stand-ins after some turns and in a phase, or at its end."""

    def is_wanted(state: State) -> bool:
        return sum(state.turns) >= turns and state.phase == phase

    return position(_GAME, seats, is_wanted, seed, **options)


def sampled(words: Words) -> dict[str, bytes]:
    """Draws a picture of every kind, by name."""
    seen, moving, duel = scene(played(3, 9), words), played(3, 9, "move"), played(3, 4, "duel")
    return {
        "board": paint_board(seen).png(),
        "board-zoom": paint_zoomed(seen).png(),
        "panel": paint_panel(scene(moving, words, moving.turn), Draft()).png(),
        "duel": paint_panel(scene(duel, words, duel.turn), Draft(signs=("rock", "paper"))).png(),
    }
