"""Matches of a knock-out that take several games: ties, best of some, the third place."""

import random
from itertools import pairwise

import pytest

from engine.tournaments import (
    AnyPlan,
    DoubleElimination,
    RoundRobin,
    SingleElimination,
    Swiss,
    TableResult,
    TournamentState,
    add_round,
    bracket,
    check_plan,
    drop,
    is_replay,
    next_round,
    record,
    rounds_planned,
    standings,
)
from tests.engine.tournaments.random_play import (
    drawn,
    entered,
    played_out,
    played_round,
    refused,
    the_lower_number_wins,
)


def all_tie(table):
    return (1,) * len(table.seats), ()


def nobody_came(table):
    return (1,) * len(table.seats), table.seats


def results_of(state: TournamentState, *games: tuple[int, ...]) -> TournamentState:
    """Play the only match of a state so that the entrants with these numbers win in turn; none: a tie."""
    for winners in games:
        paired = next_round(state)
        assert paired is not None
        seats = paired.tables[0].seats
        places = tuple(1 if who in winners or not winners else 2 for who in seats)
        state = record(add_round(state, paired), TableResult(paired.number, 0, places))
    return state


def seats_of(state: TournamentState) -> list[tuple[int, ...]]:
    return [one.tables[0].seats for one in state.rounds]


def test_a_tie_is_played_again_at_most_twice_and_each_time_the_other_begins() -> None:
    state = played_out(entered(SingleElimination(), 2), all_tie)
    first, second = seats_of(state)[0], seats_of(state)[0][::-1]
    assert seats_of(state) == [first, second, first]
    assert [is_replay(state, one, 0) for one in state.rounds] == [False, True, True]


@pytest.mark.parametrize("decider", ["seed", "second", "lot"])
def test_after_two_replays_the_decider_of_the_terms_counts(decider) -> None:
    plan = SingleElimination(decider=decider)
    champions = set[int]()
    for seed in range(12):
        state = played_out(entered(plan, 2, b"%d" % seed), all_tie)
        shown = bracket(state)
        assert shown and shown.matches[-1].is_tied and shown.champion
        champions.add(shown.champion)
        if decider == "second":
            assert shown.champion == seats_of(state)[-1][-1]
    assert champions == ({1} if decider == "seed" else champions)
    assert decider != "lot" or champions == {1, 2}


def test_a_seed_that_was_a_lot_no_longer_wins_a_tie() -> None:
    state = results_of(entered(SingleElimination(), 2), (), (2,))
    shown = bracket(state)
    assert shown and shown.champion == 2 and not shown.matches[-1].is_tied and next_round(state) is None


def test_a_tournament_of_the_first_edition_keeps_what_its_card_said() -> None:
    state = played_out(entered(SingleElimination(edition=1), 2), all_tie)
    shown = bracket(state)
    assert shown and shown.champion == 1 and len(state.rounds) == 1


def test_it_is_of_no_use_to_play_again_what_nobody_came_to() -> None:
    state = played_out(entered(SingleElimination(), 2), nobody_came)
    shown = bracket(state)
    assert shown and shown.champion == 1 and len(state.rounds) == 1


@pytest.mark.parametrize(
    ("best_of", "games", "winner"),
    [
        (3, ((1,), (1,)), 1),
        (3, ((1,), (2,), (2,)), 2),
        (3, ((2,), (), ()), 2),
        (3, ((1,), (2,), (), (), (2,)), 2),
        (5, ((1,), (1,), (1,)), 1),
        (5, ((1,), (), (), (1,)), 1),
        (5, ((1,), (2,), (1,), (2,), (2,)), 2),
    ],
)
def test_the_best_of_some_games_ends_as_soon_as_nobody_can_catch_up(best_of, games, winner) -> None:
    state = entered(SingleElimination(best_of=best_of), 2)
    for at in range(len(games)):
        assert bracket(results_of(state, *games[:at])).champion is None
    state = results_of(state, *games)
    shown = bracket(state)
    assert shown and shown.champion == winner and next_round(state) is None
    seats = seats_of(state)
    assert all(one[0] != other[0] for one, other in pairwise(seats))
    assert shown.matches[0].wins == tuple(sum(game == (who,) for game in games) for who in (1, 2))


def test_whoever_leaves_between_two_games_loses_the_match() -> None:
    state = drop(results_of(entered(SingleElimination(best_of=3), 2), (1,)), 1)
    assert next_round(state) is None and bracket(state).champion == 2
    state = drop(results_of(entered(SingleElimination(), 2), ()), 2)
    assert next_round(state) is None and bracket(state).champion == 1


def test_of_a_table_of_four_only_those_play_again_who_are_tied_for_going_on() -> None:
    state = entered(SingleElimination(sizes=(4, 3, 2)), 8)
    paired = next_round(state)
    state = add_round(state, paired)
    state = record(state, TableResult(1, 0, (1, 2, 2, 4)))
    state = record(state, TableResult(1, 1, (1, 1, 3, 4)))  # nobody loses by that tie
    again = next_round(state)
    first, one, other, _ = paired.tables[0].seats
    assert [table.seats for table in again.tables] == [(other, one)]
    assert set(again.rests) == {first, *paired.tables[1].seats[:2]}
    state = played_round(state, again, lambda table: ((1, 2), ()))
    assert set(bracket(state).matches[0].ahead) == {first, other}


@pytest.mark.parametrize("plan", [SingleElimination(third=True), RoundRobin(groups=2, cut=4, third=True)])
def test_those_who_lose_the_semi_finals_play_for_the_third_place(plan: AnyPlan) -> None:
    state = played_out(entered(plan, 8), the_lower_number_wins)
    last = state.rounds[-1]
    assert sorted(sorted(table.seats) for table in last.tables) == [[1, 2], [3, 4]]
    assert [(row.rank, row.entrant) for row in standings(state)][:4] == [(1, 1), (2, 2), (3, 3), (4, 4)]


def test_nobody_who_plays_for_the_third_place_can_still_win() -> None:
    state = entered(SingleElimination(third=True), 4)
    state = played_round(state, next_round(state), the_lower_number_wins)
    rows = {row.entrant: row.rank for row in standings(state)}
    assert rows == {1: 1, 2: 1, 3: 3, 4: 3}


@pytest.mark.parametrize(
    "plan", [SingleElimination(third=True), Swiss(rounds=2, cut=4, sizes=(4, 3), third=True)]
)
@pytest.mark.parametrize("players", [2, 3])
def test_too_few_players_have_no_match_for_the_third_place(plan: AnyPlan, players: int) -> None:
    state = played_out(entered(plan, players + 2 * isinstance(plan, Swiss)), the_lower_number_wins)
    assert standings(state)[0].entrant == 1


@pytest.mark.parametrize("best_of", [3, 5])
@pytest.mark.parametrize("plan", [SingleElimination, DoubleElimination])
def test_every_series_comes_to_a_champion(plan, best_of) -> None:
    for seed in range(6):
        state = played_out(entered(plan(best_of=best_of), 7), drawn(random.Random(seed), absence=0.1))
        assert bracket(state).champion and rounds_planned(state) is None


@pytest.mark.parametrize("best_of", [0, 2, 4, 7, -1])
def test_only_one_three_or_five_games_make_a_match(best_of) -> None:
    assert refused(lambda: check_plan(SingleElimination(best_of=best_of), (2, 3, 4))) == "tournament-best-of"
