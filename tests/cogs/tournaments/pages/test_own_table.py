"""What somebody is told who has no table just now."""

from typing import Any

import pytest
from msgspec.structs import replace

from cogs.tournaments.pages.own_table import idle_words
from cogs.tournaments.service.terms import Terms, Tournament
from db import EntrantRow, TournamentRow
from engine.core import RuleError
from engine.tournaments import (
    DoubleElimination,
    Entrant,
    League,
    RoundRobin,
    SingleElimination,
    Swiss,
    TableResult,
    TournamentState,
    add_round,
    drop,
    enter,
    next_round,
    record,
    standings,
)
from locales import words
from tests.engine.tournaments.random_play import entered, played_out, played_round, the_lower_number_wins
from tests.playing.saying import EN, FR, says, says_in_french

DUE = 1_800_000_000


def tournament(state: TournamentState, status: Any = "running", **facts: Any) -> Tournament:
    row = TournamentRow(
        id=1, guild_id=1, channel_id=2, organiser_id=3, name="Cup", game="junior", options="{}", terms="{}",
        state="{}", secret=b"", status=status, version=0, due=DUE, paused_at=None, card_message_id=None,
        created_at=0, started_at=0, ended_at=0,
    )  # fmt: skip
    people = tuple(
        EntrantRow(tournament_id=1, user_id=n, name=f"P{n}", interaction_id=n, at=0) for n in range(1, 60)
    )
    return Tournament(replace(row, **facts), Terms(), state, people)


def told(
    state: TournamentState, who: int, status: Any = "running", language: str = "en", **facts: Any
) -> str:
    return idle_words(tournament(state, status, **facts), who, words(language))


def begun(plan: Any, players: int) -> TournamentState:
    """The first round is paired."""
    state = entered(plan, players)
    return add_round(state, next_round(state))


def first_table_done(state: TournamentState) -> TournamentState:
    seats = state.rounds[-1].tables[0].seats
    return record(state, TableResult(len(state.rounds), 0, tuple(range(1, len(seats) + 1))))


def test_before_the_first_round_it_tells_until_when_one_can_enter() -> None:
    state = entered(Swiss(rounds=3), 4)
    assert says(told(state, 1, "open"), "tournament-my-open-until", when=f"<t:{DUE}:f>")
    assert says(told(state, 1, "open", due=None), "tournament-my-open")


def test_check_in_is_asked_for() -> None:
    assert says(told(entered(Swiss(rounds=3), 4), 1, "check_in"), "tournament-my-check-in")


def test_a_bye_tells_what_it_gives() -> None:
    state = begun(Swiss(rounds=3), 5)
    (free,) = state.rounds[0].byes
    assert says(told(state, free), "tournament-my-bye", round=1, points=5)
    assert says_in_french(told(state, free, language="fr"), "tournament-my-bye", points=5)


def test_a_bye_that_gives_one_point_gives_one_point() -> None:
    plan = Swiss(rounds=3, points=((1, 0), (1, 0, 0), (1, 0, 0, 0)))
    state = begun(plan, 5)
    assert says(told(state, state.rounds[0].byes[0]), "tournament-my-bye", points=1)


def test_in_a_round_robin_somebody_rests() -> None:
    state = begun(RoundRobin(), 5)
    assert says(told(state, state.rounds[0].rests[0]), "tournament-my-rest", round=1)


def test_an_opponent_who_has_left_is_a_walkover() -> None:
    state = played_round(
        entered(RoundRobin(), 4), next_round(entered(RoundRobin(), 4)), the_lower_number_wins
    )
    state = drop(state, 1)
    state = add_round(state, next_round(state))
    assert says(told(state, state.rounds[1].walkovers[0]), "tournament-my-walkover", round=2)


def test_whoever_goes_on_without_a_game_in_a_knock_out_waits() -> None:
    state = begun(SingleElimination(), 5)
    assert says(told(state, state.rounds[0].rests[0]), "tournament-my-waits")


def test_whoever_is_knocked_out_is_told_so() -> None:
    state = first_table_done(begun(SingleElimination(), 4))
    winner, loser = state.rounds[0].tables[0].seats
    text = told(state, loser)
    assert says(
        text,
        "tournament-my-out-now",
        title=EN("tournament-title", name="Cup", number=1),
        round=1,
        all="True",
    ) and not says(text, "tournament-my-out")
    assert says_in_french(
        told(state, loser, language="fr"),
        "tournament-my-out-now",
        title=FR("tournament-title", name="Cup", number=1),
        round=1,
    )
    assert says(told(state, winner), "tournament-my-knockout-on", tables=1, table=1)


def test_whoever_lost_in_a_round_that_is_over_is_told_the_place_that_the_standings_have() -> None:
    state = entered(SingleElimination(), 6)
    state = played_round(state, next_round(state), the_lower_number_wins)
    state = add_round(state, next_round(state))
    losers = [table.seats for table in state.rounds[0].tables]
    who = max(losers[0])
    assert next(row.rank for row in standings(state) if row.entrant == who) == 5
    assert says(
        told(state, who),
        "tournament-my-out",
        title=EN("tournament-title", name="Cup", number=1),
        place=5,
        count=6,
        sharing=2,
        all="True",
    )
    french = told(state, who, language="fr")
    assert says_in_french(
        french,
        "tournament-my-out",
        title=FR("tournament-title", name="Cup", number=1),
        place=5,
        count=6,
        sharing=2,
    )


def test_one_defeat_of_two_is_not_the_end() -> None:
    state = first_table_done(begun(DoubleElimination(), 4))
    loser = state.rounds[0].tables[0].seats[1]
    assert says(told(state, loser), "tournament-my-knockout-second", table=1)
    assert says_in_french(told(state, loser, language="fr"), "tournament-my-knockout-second", table=1)


def test_whoever_missed_the_cut_is_out() -> None:
    state = entered(Swiss(rounds=1, cut=2, sizes=(2,)), 4)
    state = played_round(state, next_round(state), the_lower_number_wins)
    state = add_round(state, next_round(state))
    assert state.rounds[-1].stage == "knockout"
    assert says(told(state, 4), "tournament-my-out", place=4, count=4)


def test_between_rounds_it_tells_place_points_and_who_still_plays() -> None:
    state = first_table_done(begun(Swiss(rounds=3), 12))
    last = state.rounds[0].tables[0].seats[3]
    text = told(state, last)
    assert says(text, "tournament-my-done", tables=2, place=4, points=1, count=1.0) and f"<t:{DUE}:R>" in text
    assert says_in_french(
        told(state, last, language="fr"), "tournament-my-done", tables=2, place=4, points=1, count=1.0
    )


def test_a_forfeit_is_called_one() -> None:
    state = begun(Swiss(rounds=3), 8)
    seats = state.rounds[0].tables[0].seats
    state = record(state, TableResult(1, 0, (1, 2, 3, 4), absent=(seats[3],)))
    assert says(told(state, seats[3]), "tournament-my-forfeited")


def test_a_pause_is_told() -> None:
    state = first_table_done(begun(Swiss(rounds=3), 8))
    assert says(told(state, state.rounds[0].tables[0].seats[0], "paused"), "tournament-my-paused")


def test_whoever_left_may_come_back_or_not() -> None:
    state = drop(begun(Swiss(rounds=3), 8), 1)
    assert says(told(state, 1), "tournament-my-dropped-may-return")
    assert says(told(drop(begun(SingleElimination(), 8), 1), 1), "tournament-my-dropped")


def test_late_entrants_are_told_from_which_round_they_play() -> None:
    assert says(told(enter(begun(Swiss(rounds=3), 8), Entrant(50)), 50), "tournament-my-late", round=2)


@pytest.mark.parametrize(
    ("plan", "who", "key", "facts"),
    [
        (Swiss(rounds=2), 8, "tournament-my-over", {"place": 8, "count": 8}),
        (SingleElimination(), 1, "tournament-my-over", {"place": 1, "count": 8}),
        (League(divisions=2), 8, "tournament-my-over-division", {"group": 2, "count": 4}),
        (RoundRobin(groups=2), 8, "tournament-my-over-group", {"count": 4}),
        (RoundRobin(), 8, "tournament-my-over", {"place": 8, "count": 8}),
    ],
)
def test_in_the_end_it_tells_the_place_reached(plan: Any, who: int, key: str, facts: dict[str, int]) -> None:
    text = told(played_out(entered(plan, 8), the_lower_number_wins), who, "over")
    assert says(text, key, title=EN("tournament-title", name="Cup", number=1), **facts)


def test_whoever_left_before_their_first_round_has_no_place() -> None:
    state = played_out(entered(Swiss(rounds=1), 4), the_lower_number_wins)
    assert says(told(state, 50, "over"), "tournament-my-over-unranked")


def test_a_stranger_is_told_that_they_do_not_take_part() -> None:
    with pytest.raises(RuleError, match="tournament-not-entered"):
        told(begun(Swiss(rounds=3), 8), 99)
