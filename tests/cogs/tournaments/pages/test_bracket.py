"""A bracket shows what the games ended with: scores beside the seeds, games won, places."""

import pytest

from cogs.tournaments.pages.bracket import Score, score_of
from engine.tournaments import AnyPlan, Match, SingleElimination, TableResult, bracket, next_round, record
from engine.tournaments.changes import add_round
from locales import words
from tests.engine.tournaments.random_play import entered

EN = words("en")


def match_after(plan: AnyPlan, players: int, *games: tuple[tuple[int, ...], tuple[int, ...]]) -> Match:
    """The first match after games with these places and scores."""
    state = entered(plan, players)
    for places, scores in games:
        state = add_round(state, next_round(state))
        state = record(state, TableResult(len(state.rounds), 0, places, scores=scores))
    tree = bracket(state)
    assert tree
    return tree.matches[0]


def shown(match: Match) -> list[Score]:
    return [score_of(match, at, EN) for at in range(len(match.slots))]


def test_a_match_of_one_game_shows_its_score() -> None:
    assert [
        (one.score, one.told) for one in shown(match_after(SingleElimination(), 2, ((1, 2), (6, 4))))
    ] == [
        ("6", EN("picture-tournament-scores", scores="6", count=1)),
        ("4", EN("picture-tournament-scores", scores="4", count=1)),
    ]


def test_a_match_of_several_games_shows_games_won_and_all_scores() -> None:
    match = match_after(SingleElimination(best_of=3), 2, ((1, 2), (6, 4)), ((1, 2), (5, 2)))
    # The other player begins the second game.
    assert [(one.score, one.detail) for one in shown(match)] == [("1", "6·2"), ("1", "4·5")]
    assert shown(match)[0].told == ", ".join(
        [
            EN("picture-tournament-games-won", count=1),
            EN("picture-tournament-scores", scores="6, 2", count=2),
        ]
    )


@pytest.mark.parametrize(("places", "told"), [((1, 2), ["1", "0"]), ((2, 1), ["0", "1"])])
def test_without_scores_it_shows_who_won(places: tuple[int, ...], told: list[str]) -> None:
    assert [one.score for one in shown(match_after(SingleElimination(), 2, (places, ())))] == told


def test_a_table_of_four_shows_places_with_the_scores_beside_them() -> None:
    match = match_after(SingleElimination(sizes=(4, 3, 2)), 4, ((1, 2, 3, 4), (6, 5, 4, 0)))
    assert (shown(match)[0].score, shown(match)[0].detail) == (EN("picture-place", place=1), "6")
