"""Results that people bring about: who resigned is ranked below all who stayed."""

from engine.core import Outcome
from engine.core.endings import RESIGNED, ended_by_resigning

STANDING = Outcome((2, 4, 1, 3), (5, 0, 6, 2), "unfinished")


def test_those_who_resigned_stand_below_the_one_who_stayed_in_the_games_own_order() -> None:
    outcome = ended_by_resigning((True, False, True, True), (True,) * 4, STANDING)
    assert outcome == Outcome((3, 1, 2, 4), (5, 0, 6, 2), RESIGNED)


def test_where_no_person_is_left_bots_with_unequal_scores_share_no_place() -> None:
    outcome = ended_by_resigning((False, True, False, False), (False, True, False, False), STANDING)
    assert outcome and outcome.places == (2, 4, 1, 3)


def test_what_is_equal_in_the_game_shares_its_place() -> None:
    level = Outcome((1, 1, 1), (0, 0, 0), "unfinished")
    outcome = ended_by_resigning((True, False, True), (True, True, True), level)
    assert outcome and outcome.places == (2, 1, 2)
