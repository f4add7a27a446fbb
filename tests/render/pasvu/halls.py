"""Halls of Pas vu pas pris: random ones that follow the rules, and literal ones."""

import random
from typing import Any

from msgspec.structs import replace

from engine.core import Dice, RuleError
from engine.pasvu import PasVu
from engine.pasvu.hall.furnishing import put
from engine.pasvu.hall.look import look
from engine.pasvu.hall.standing import CELLS, figure_of, free_stands
from engine.pasvu.layout import SIZE_OF, START
from engine.pasvu.model import (
    GHOSTS,
    PIECES,
    POSES,
    Figure,
    Ghost,
    Look,
    MoveFurniture,
    Options,
    Piece,
    Pose,
    Spot,
    State,
    Tip,
)
from locales import words
from render.pasvu import FurnitureDraft, Scene

GAME = PasVu()
NAMES = ("Zoé", "Matthieu", "Lou-Anne", "François")
TIPS: tuple[Tip, ...] = ("", "", "left", "face", "back")


def furnished(chance: random.Random, poses: tuple[Pose, ...] = POSES) -> tuple[Piece, ...]:
    """Tries eight random moves of furniture from the start."""
    pieces = START
    for _ in range(8):
        x, y = (round(chance.randrange(8, 113) * 0.05, 2) for _ in range(2))
        piece = Piece(chance.choice(PIECES), x, y, chance.randrange(72) * 5, chance.choice(poses))
        try:
            pieces = put(pieces, ((),), piece, chance.choice(TIPS), False).pieces
        except RuleError:
            continue
    return pieces


def peopled(chance: random.Random, pieces: tuple[Piece, ...]) -> tuple[Figure, ...]:
    """Puts up to 28 ghosts where there is room."""
    figures: list[Figure] = []
    for seat in range(4):
        for name in GHOSTS:
            cell = chance.choice(CELLS)
            if stands := free_stands(pieces, figures, cell, SIZE_OF[name]):
                stand = chance.choice(stands)
                ghost = Ghost(name, SIZE_OF[name], "hall", cell, stand.spot, stand.level)
                figures.append(figure_of(seat, ghost, False))
    return tuple(figures)


def on_trial(state: State, move: MoveFurniture) -> FurnitureDraft:
    """Returns a move as the panel tries it."""
    piece = Piece(move.piece, move.x, move.y, move.angle, move.pose)
    try:
        return FurnitureDraft(move, put(state.pieces, state.ghosts, piece, move.tip, False))
    except RuleError:
        return FurnitureDraft(move)


def random_look(seed: int, poses: tuple[Pose, ...] = POSES) -> Look:
    """Returns a look through a random door into a random hall, with its pieces in some of these poses."""
    chance = random.Random(seed)
    pieces = furnished(chance, poses)
    figures = peopled(chance, pieces)
    door = f"{chance.choice('NESW')}{chance.randrange(1, 7)}"
    return Look(2, door, pieces, figures, look(pieces, figures, door))


def figure(seat: int, name: str, cell: str, spot: Spot = "c", z: float = 0.0) -> Figure:
    """Returns a ghost in the hall."""
    return figure_of(seat, Ghost(name, SIZE_OF[name], "hall", cell, spot, z), False)


def taken(door: str, figures: tuple[Figure, ...], pieces: tuple[Piece, ...] = START) -> Look:
    """Returns a look into a literal hall."""
    return Look(1, door, pieces, figures, look(pieces, figures, door))


def start(seats: int = 4, **options: Any) -> State:
    """Returns a game at its start, in the classic hall."""
    return GAME.setup(seats, Options(first=0, hall="classic", **options), Dice(b"hall")).state


def with_ghosts(state: State, seat: int, **places: tuple[str, Spot, float]) -> State:
    """Moves some of a seat's ghosts into the hall: name, then cell, spot and level."""
    own = tuple(
        replace(
            ghost,
            place="hall",
            cell=places[ghost.name][0],
            spot=places[ghost.name][1],
            z=places[ghost.name][2],
        )
        if ghost.name in places
        else ghost
        for ghost in state.ghosts[seat]
    )
    return replace(state, ghosts=(*state.ghosts[:seat], own, *state.ghosts[seat + 1 :]))


def scene(
    state: State,
    language: str = "en",
    seat: int | None = None,
    names: tuple[str, ...] = NAMES,
    **changes: Any,
) -> Scene:
    """Returns the scene that a seat or a spectator (None) may see, with changes to the view."""
    view = replace(GAME.view(state, seat), **changes)
    return Scene(view, names[: len(state.sides)], words(language))
