"""Pas vu pas pris: an expert chooses the side of the keyhole from above."""

from typing import Any

import pytest

from engine.core import Dice
from engine.core.search import search
from engine.pasvu.expert.sight import shares_seen
from engine.pasvu.model import ChooseSide, Piece, State
from engine.pasvu.stand_in import best_side
from tests.engine.pasvu.halls import PASVU, furnished, ghosts, position

OWN, RIVAL = ghosts(L1="C3"), ghosts(L1="D4")


def choosing(mirror_angle: int) -> State:
    pieces = furnished(Piece("mirror", 2.5, 1.0, mirror_angle), Piece("piano", 2.5, 4.5, 0))
    return position(OWN, RIVAL, phase="side", pieces=pieces, keyhole="E1")


def chosen_by_looking(state: State) -> ChooseSide:
    return best_side(PASVU.view(state, 0), 0, Dice(b""), shares_seen)


def chosen(state: State, seed: bytes = b"seed") -> Any:
    return search(PASVU, state, 0, seed).action


def test_v7_a_side_is_not_chosen_by_what_only_the_look_shows() -> None:
    """From above nobody can tell what a mirror shows: turned round, it changes the look and no choice."""
    one, other = choosing(0), choosing(180)
    assert chosen_by_looking(one) != chosen_by_looking(other)
    assert chosen(one) == chosen(other)


def test_v7_a_side_is_chosen_without_a_look_beforehand(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeked(*_: Any) -> Any:
        raise AssertionError("a look beforehand")

    for name in ("look.look", "look.direct", "look.mirrored", "look.silhouettes", "look.eyes_at"):
        monkeypatch.setattr(f"engine.pasvu.hall.{name}", peeked)
    for name in ("count_direct", "count_mirrored", "eyes_at"):
        monkeypatch.setattr(f"engine.pasvu.expert.sight.{name}", peeked)
    assert isinstance(chosen(choosing(0)), ChooseSide)
    fusion = position(ghosts(True, S1="B4"), ghosts(True, S1="C5"), phase="side", fusion=True)
    assert isinstance(PASVU.first_choice(PASVU.view(fusion, 0), 0, Dice(b"")), ChooseSide)


def test_v7_the_number_that_is_known_is_not_judged_by_itself() -> None:
    told = position(OWN, RIVAL, phase="side", card="crystal", crystal=3)
    assert chosen(told) == chosen(position(OWN, RIVAL, phase="side"))


def test_v7_never_the_side_where_the_keyhole_is() -> None:
    for door, side in (("E1", "east"), ("N2", "north"), ("W3", "west"), ("S6", "south")):
        assert chosen(position(OWN, RIVAL, phase="side", keyhole=door)).side != side


def test_it_spares_its_own_ghost_behind_a_piece() -> None:
    # From the south the piano stands before the large ghost.
    piano = furnished(Piece("piano", 2.5, 4.5, 0))
    state = position(ghosts(L1="C4"), phase="side", pieces=piano, keyhole="E1")
    assert chosen(state) == ChooseSide("south")
