"""Pas vu pas pris: positions from played games, for the README, the rules and for tests."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from engine.core import Seat
from engine.pasvu import PasVu
from engine.pasvu.model import Options, Phase, State
from locales import Words, words
from render.kit.samples import NAMES, first, positions
from render.pasvu.board import board
from render.pasvu.keyhole import keyhole
from render.pasvu.lobby import lobby_card
from render.pasvu.midnight import card
from render.pasvu.panel import panel
from render.pasvu.scene import PlanDraft, Scene

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
    """Returns a game between stand-ins after some boards were shown, in a phase if given, or at its end."""
    options = Options(fusion=fusion, midnight=midnight, first=0)
    states: Iterator[State] = positions(_GAME, seats, options, seed)
    return first(states, lambda state: state.shown >= shown and phase in (None, state.phase))


def scene(state: State, words: Words, seat: Seat | None = None) -> Scene:
    """Returns the scene that a seat or a spectator (None) may see."""
    return Scene(_GAME.view(state, seat), NAMES[: len(state.sides)], words)


def pictures() -> dict[str, bytes]:
    """Draws a picture of every kind, by file name."""
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
