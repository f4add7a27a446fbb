"""Pas vu pas pris: what an expert works out in mind is what the look shows."""

from engine.pasvu.expert.sight import shares_seen
from engine.pasvu.hall.look import look
from tests.engine.pasvu.halls import PASVU, ghosts, position


def test_an_expert_knows_what_a_look_shows() -> None:
    state = position(ghosts(M1="B2", S1="E5", L1="D3"))
    figures = PASVU.view(state, 0).figures
    for door in ("S2", "N4"):
        shown = {(seen.seat, seen.name) for seen in look(state.pieces, figures, door)}
        expected = [float((figure.seat, figure.name) in shown) for figure in figures]
        assert list(shares_seen(state.pieces, figures, [door])) == expected
