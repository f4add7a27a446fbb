"""Labyrinthe Junior: what an expert expects of a position."""

import pytest

from engine.junior.expert import appraised
from tests.engine.junior.drawn import position

FIVE, SIX = (2, 3, 4, 5, 6), (7, 8, 9, 10, 11, 12)


def test_j13_the_last_card_cannot_save_who_has_one_less_and_took_more_turns() -> None:
    state = position(treasures={"jester": "C3"}, deck=(), won=(FIVE, SIX), turns=(11, 11))
    assert appraised(state) == (0.0, 1.0)


def test_j13_the_last_card_wins_for_who_has_one_less_and_took_fewer_turns() -> None:
    state = position(treasures={"jester": "C3"}, deck=(), won=(SIX, FIVE), turns=(12, 11), turn=1)
    mine, theirs = appraised(state)
    assert mine + theirs == pytest.approx(1) and 0 < theirs <= 1


def test_j13_a_lead_of_two_before_the_last_card_is_won() -> None:
    state = position(treasures={"jester": "C3"}, deck=(), won=(SIX, FIVE[:4]), turns=(10, 10), aside=(6,))
    assert appraised(state) == (1.0, 0.0)
