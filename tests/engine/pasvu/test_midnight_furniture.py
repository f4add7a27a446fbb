"""Pas vu pas pris: the cards that move furniture (V28, V29, V31) try few places even in the worst halls."""

import random
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core import Dice, RuleError
from engine.pasvu import midnight_furniture
from engine.pasvu.hall.furnishing import put
from engine.pasvu.hall.standing import CELLS, figures_of, free_stands
from engine.pasvu.layout import START
from engine.pasvu.midnight import midnight_struck
from engine.pasvu.model import GHOSTS, PIECES, POSES, Piece, State
from tests.engine.pasvu.halls import assert_sound, ghost, ghosts, position

CARDS = ("dance", "grimaces", "excited")
TRIES = 2000  # tried blindly, the first hall takes tens of thousands
HALLS = ("perched", "8 of 2", "8 of 4", "26 of 4")


def perched() -> State:
    """Return a hall where a large ghost stands on the mirror; without the mirror, E5 has no room for it."""
    pieces = (Piece("mirror", 4.5, 4.2, 0, "back", 1.15), *START[1:])
    return position(ghosts(L1=ghost("L1", "E5 nw", z=1.27)), pieces=pieces)


def piled(seed: int, seats: int) -> State:
    """Return a hall of furniture piled up at random, with all ghosts that find a cell to themselves."""
    chance = random.Random(seed)
    pieces = START
    for _ in range(25):
        x, y = (round(chance.randrange(46, 75) * 0.05, 2) for _ in range(2))
        piece = Piece(chance.choice(PIECES), x, y, 5 * chance.randrange(72), chance.choice(POSES))
        try:
            pieces = put(pieces, ((),), piece, chance.choice(("", "", "left", "face")), lies=False).pieces
        except RuleError:
            continue
    state = position(*(ghosts() for _ in range(seats)), pieces=pieces)
    cells = chance.sample(CELLS, len(CELLS))
    for index in range(len(GHOSTS)):
        for seat in range(seats):
            state = crowded(state, seat, index, cells)
    return state


def crowded(state: State, seat: int, index: int, cells: list[str]) -> State:
    """Return the hall with one more ghost, in the first of these cells that has room for it."""
    own = state.ghosts[seat]
    for cell in cells:
        for stand in free_stands(state.pieces, figures_of(state.ghosts, lies=False), cell, own[index].size)[
            :1
        ]:
            cells.remove(cell)
            placed = replace(own[index], place="hall", cell=cell, spot=stand.spot, z=stand.level, entered=1)
            own = (*own[:index], placed, *own[index + 1 :])
            return replace(state, ghosts=(*state.ghosts[:seat], own, *state.ghosts[seat + 1 :]))
    return state


@pytest.fixture
def tries(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count how often a piece was tried somewhere: each time costs about a millisecond."""
    tried = Counter[str]()

    def counted(name: str, real: Any) -> Any:
        def call(*args: Any) -> Any:
            tried[name] += 1
            return real(*args)

        return call

    for name in ("laid_down", "tipped", "enters_any"):
        monkeypatch.setattr(midnight_furniture, name, counted(name, getattr(midnight_furniture, name)))
    return tried


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("hall", HALLS)
def test_a_card_that_moves_furniture_tries_few_places(hall: str, card: str, tries: Counter[str]) -> None:
    state = perched() if hall == "perched" else piled(*map(int, hall.split(" of ")))
    after, _ = midnight_struck(replace(state, midnight_deck=(card,)), Dice(b"midnight"))  # type: ignore[arg-type]
    assert tries.total() < TRIES
    assert_sound(after)


def test_v14_a_piece_stays_whose_ghost_would_have_no_room_without_it() -> None:
    hall = perched()
    after, _ = midnight_struck(replace(hall, midnight_deck=("grimaces",)), Dice(b"midnight"))
    assert after.pieces[0] == hall.pieces[0] and after.ghosts[0][0] == hall.ghosts[0][0]
