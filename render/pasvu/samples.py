"""Pas vu pas pris: positions from real games, for the README, for tests and for the eye."""

from functools import lru_cache
from typing import Literal

from engine.core import Dice, Seat
from engine.pasvu import PasVu
from engine.pasvu.model import Options, Phase, State
from locales import Words, words
from render.pasvu.board import board
from render.pasvu.keyhole import keyhole
from render.pasvu.lobby import lobby_card
from render.pasvu.midnight import card
from render.pasvu.panel import panel
from render.pasvu.scene import PlanDraft, Scene

NAMES = ("Zoé", "Matthieu", "Lou-Anne", "François")
_GAME = PasVu()


@lru_cache(maxsize=64)
def played(
    seats: int,
    shown: int,
    seed: bytes = b"hotel",
    fusion: Literal["whole", "fusion"] = "whole",
    midnight: Literal["quiet", "midnight"] = "quiet",
    phase: Phase | None = None,
) -> State:
    """A game between stand-ins after some boards were shown, in a phase if one is told, or at its end."""
    dice = Dice(seed)
    state = _GAME.setup(seats, Options(fusion=fusion, midnight=midnight, first=0), dice).state
    while (to_act := _GAME.to_act(state)) and (state.shown < shown or (phase and state.phase != phase)):
        seat = min(to_act)
        action = _GAME.suggest(_GAME.view(state, seat), seat, dice, _GAME.usual_level)
        state = _GAME.apply(state, seat, action, dice).state
    return state


def scene(state: State, words: Words, seat: Seat | None = None) -> Scene:
    """A state as a seat, or a spectator, may see it."""
    return Scene(_GAME.view(state, seat), NAMES[: len(state.sides)], words)


def pictures() -> dict[str, bytes]:
    """Sample pictures of every kind by their file names."""
    english = words("en")
    state, planning = played(4, 14), played(4, 14, phase="plan")
    seen = scene(state, english)
    return {
        "pasvu-lobby.png": lobby_card(english),
        "pasvu-board.png": board(seen),
        "pasvu-3d.png": board(seen, view="3d"),
        "pasvu-keyhole.png": keyhole(seen),
        "pasvu-panel.png": panel(scene(planning, english, 1), PlanDraft(ghost="S1")),
        "pasvu-card.png": card("grimaces", english),
    }
