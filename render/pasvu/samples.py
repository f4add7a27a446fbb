"""Pas vu pas pris: positions from played games, for the README, the rules and for tests."""

from functools import lru_cache, partial
from typing import Literal

from engine.pasvu import PasVu
from engine.pasvu.model import Phase, State
from locales import Words
from render.kit.samples import position, scene_of
from render.pasvu.board import paint_board
from render.pasvu.hall.slanted import paint_slanted
from render.pasvu.keyhole import keyhole
from render.pasvu.midnight import card
from render.pasvu.panel import paint_panel
from render.pasvu.scene import PlanDraft

_GAME = PasVu()
scene = partial(scene_of, _GAME)


@lru_cache(maxsize=64)
def played(
    seats: int,
    shown: int,
    seed: bytes = b"hotel",
    fusion: Literal["whole", "fusion"] = "whole",
    midnight: Literal["quiet", "midnight"] = "quiet",
    phase: Phase | None = None,
) -> State:
    """Returns a game between stand-ins after some boards were shown, in a phase if given, or at its end.

    It is played in the classic hall, so that a new design changes no picture.
    """

    def is_wanted(state: State) -> bool:
        return state.shown >= shown and phase in (None, state.phase)

    return position(_GAME, seats, is_wanted, seed, fusion=fusion, midnight=midnight, hall="classic")


def sampled(words: Words) -> dict[str, bytes]:
    """Draws a picture of every kind, by name."""
    seen = scene(played(4, 14), words)
    return {
        "board": paint_board(seen).png(),
        "3d": paint_slanted(seen).png(),
        "keyhole": keyhole(seen),
        "panel": paint_panel(scene(played(4, 14, phase="plan"), words, 1), PlanDraft(ghost="S1")).png(),
        "card": card("grimaces", words),
    }
