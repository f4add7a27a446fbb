"""Pas vu pas pris: what an expert works out in mind is what the look shows."""

import numpy as np

from engine.pasvu.expert.sight import seen_from, shares_seen
from engine.pasvu.hall.glance import surely_not_mirrored, surely_unseen
from engine.pasvu.hall.look import GRID, Bodies, Eyes, bodies_of, direct, eyes_at, look, mirrored
from tests.engine.pasvu.hall.test_look import DOOR_NAMES, random_hall
from tests.engine.pasvu.halls import PASVU, ghosts, position


def test_an_expert_knows_what_a_look_shows() -> None:
    state = position(ghosts(M1="B2", S1="E5", L1="D3"))
    figures = PASVU.view(state, 0).figures
    for door in ("S2", "N4"):
        shown = {(seen.seat, seen.name) for seen in look(state.pieces, figures, door)}
        expected = [float((figure.seat, figure.name) in shown) for figure in figures]
        assert list(shares_seen(state.pieces, figures, [door])) == expected


def test_it_knows_so_of_every_door_in_any_hall() -> None:
    for seed in range(60):
        pieces, figures = random_hall(seed)
        found = seen_from(pieces, figures, DOOR_NAMES)
        for door, row in zip(DOOR_NAMES, found, strict=True):
            shown = {seen.seat for seen in look(pieces, figures, door)}
            assert [figure.seat in shown for figure in figures] == list(row > 0), (seed, door)


def test_nothing_shows_of_what_the_corners_rule_out_and_they_rule_most_of_it_out() -> None:
    ruled_out = dark = 0
    for seed in range(60):
        pieces, figures = random_hall(seed)
        eyes, bodies = eyes_at(DOOR_NAMES), bodies_of(figures)
        door, body = (index.ravel() for index in np.indices((len(DOOR_NAMES), len(figures))))
        each = Eyes(*(of.ravel()[door] for of in eyes)), Bodies(*(of.ravel()[body] for of in bodies))
        for show, surely_not in ((direct, surely_unseen), (mirrored, surely_not_mirrored)):
            shown = show(pieces, eyes, bodies, GRID).any(axis=-1).ravel()
            unseen = surely_not(pieces, *each)
            assert not np.any(shown & unseen), seed
            ruled_out, dark = ruled_out + int(unseen.sum()), dark + int((~shown).sum())
    assert ruled_out > 0.8 * dark


def test_with_nobody_to_see_and_without_a_door_nothing_is_seen() -> None:
    pieces, figures = random_hall(1)
    assert seen_from(pieces, [], DOOR_NAMES).shape == (len(DOOR_NAMES), 0)
    assert seen_from(pieces, figures, []).shape == (0, len(figures))
