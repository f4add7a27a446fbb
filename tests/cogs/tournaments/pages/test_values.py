"""What pictures of tournaments are told, and what is told of them to whoever cannot see them."""

import re
from typing import Any

import pytest

from cogs.tournaments.pages.bracket import bracket_of, round_name
from cogs.tournaments.pages.standings import standings_of
from cogs.tournaments.pages.values import pairings_of
from engine.tournaments import DoubleElimination, League, SingleElimination, Swiss, TableResult, record
from render import tournaments as pictures
from tests.cogs.tournaments.pages.test_own_table import begun, first_table_done, tournament
from tests.engine.tournaments.random_play import entered, played_out, the_lower_number_wins
from tests.playing.saying import EN, FR, says, says_in_french


def over(plan: Any, players: int) -> Any:
    return tournament(played_out(entered(plan, players), the_lower_number_wins), "over")


def test_standings_say_which_rounds_they_count_and_rank_nobody_before_a_result() -> None:
    state = begun(Swiss(rounds=3), 8)
    before = standings_of(tournament(state), EN)
    assert says(before.note, "tournament-before-results") and {row.rank for row in before.rows} == {0}
    during = standings_of(tournament(first_table_done(state)), EN)
    assert (
        says(
            during.note,
            "tournament-during-round",
            round=EN("tournament-of", round=1, rounds=3),
            done=1,
            tables=2,
        )
        and during.rows[0].rank == 1
    )
    after = record(first_table_done(state), TableResult(1, 1, (1, 2, 3, 4)))
    assert says_in_french(
        standings_of(tournament(after), FR).note,
        "tournament-after-round",
        round=FR("tournament-of", round=1, rounds=3),
    )


def test_standings_as_text_have_the_name_first_and_a_word_for_every_number() -> None:
    known = over(Swiss(rounds=2), 8)
    first = pictures.standings_text(standings_of(known, EN, 1), EN).splitlines()[1]
    told = (
        EN("picture-tournament-told-rank", rank=1),
        EN("tournament-told-points", value=10, count=10.0),
        EN("tournament-told-games", value=2, count=2.0),
    )
    assert first.startswith(f"{EN('picture-tournament-you', name='P1')}: {', '.join(told)}, ")
    assert says(first, "tournament-told-wins", value=2, count=2.0)
    french = pictures.standings_alt(standings_of(known, FR), FR)
    assert f"1 P1, {FR('tournament-told-points', value=10, count=10.0)}." in french


def test_a_leagues_alt_text_goes_division_by_division() -> None:
    told = pictures.standings_alt(standings_of(over(League(divisions=2, sizes=(2,)), 6), EN), EN)
    points = EN("tournament-told-points", value=6, count=6.0)
    for number, first in ((1, "P1"), (2, "P4")):
        assert f"{EN('tournament-standings-division', number=number)}: 1 {first}, {points}." in told
    assert not says(told, "picture-tournament-alt-cut")


def test_tables_as_text_name_the_seat_the_place_and_the_points() -> None:
    known = tournament(first_table_done(begun(Swiss(rounds=2), 4)))
    lines = pictures.pairings_text(pairings_of(known, 1, EN), EN).splitlines()
    finished = EN("picture-tournament-table-finished")
    assert lines[1] == f"{EN('picture-tournament-table', number=1)}, {finished}"
    points = EN("tournament-told-points", value=5, count=5.0)
    seat = re.compile(rf"P\d, {EN('picture-place', place=1)}, {points}")
    assert says(lines[2], "picture-tournament-alt-seat", number=1, line=seat)


@pytest.mark.parametrize(
    "plan", [SingleElimination(), DoubleElimination(), SingleElimination(sizes=(4, 3, 2))]
)
def test_every_match_of_a_bracket_has_the_name_of_its_table_and_one_winner_wins_it_all(plan: Any) -> None:
    known = over(plan, 7)
    tree = bracket_of(known, EN)
    assert tree
    matches = [match for part in tree.parts for one in part.rounds for match in one.matches]
    named = sorted(match.name for match in matches if match.name)
    tables = [
        EN("picture-tournament-table", number=at + 1)
        for one in known.state.rounds
        for at in range(len(one.tables))
    ]
    assert named == sorted(tables)
    champions = [slot.entrant for match in matches for slot in match.slots if slot.standing == "champion"]
    assert [one.name for one in champions if one] == ["P1"]
    scores = {slot.score for match in matches for slot in match.slots if len(match.slots) == 2}
    assert scores <= {"", "0", "1"}
    seeds = {slot.seed for match in matches for slot in match.slots if slot.entrant}
    assert seeds == {str(seed) for seed in range(1, 8)}


def test_the_final_and_the_round_before_it_are_called_so() -> None:
    known = over(SingleElimination(), 8)
    names = [round_name(known, number, FR) for number in (1, 2, 3)]

    def of(number: int) -> str:
        return FR("picture-tournament-round", number=FR("tournament-of", round=number, rounds=3))

    assert names == [
        of(1),
        f"{of(2)} · {FR('tournament-semi-finals')}",
        f"{of(3)} · {FR('tournament-final')}",
    ]
    assert round_name(over(Swiss(rounds=2), 8), 2, EN) == EN(
        "picture-tournament-round", number=EN("tournament-of", round=2, rounds=2)
    )
    assert round_name(over(DoubleElimination(), 8), 2, EN) == EN(
        "picture-tournament-round", number=2
    )  # nobody knows of how many


def seed_two_wins_the_first_final(table: Any) -> Any:
    is_final = set(table.seats) == {1, 2} and table.part == 5
    return (tuple(3 - who for who in table.seats), ()) if is_final else the_lower_number_wins(table)


@pytest.mark.parametrize("speak", [EN, FR])
def test_whoever_loses_and_plays_on_is_not_said_to_be_out(speak: Any) -> None:
    known = tournament(played_out(entered(DoubleElimination(), 4), seed_two_wins_the_first_final), "over")
    tree = bracket_of(known, speak)
    assert tree
    winners, losers, final = (
        [slot.standing for one in part.rounds for match in one.matches for slot in match.slots]
        for part in tree.parts
    )
    assert winners.count("fallen") == 3 and "out" not in winners
    assert losers.count("out") == 2 and "fallen" not in losers
    assert final == ["again", "through", "out", "champion"] or final == [
        "again",
        "through",
        "champion",
        "out",
    ]
    told = pictures.bracket_alt(tree, speak)
    counts = [told.count(speak(f"picture-tournament-alt-{how}")) for how in ("fallen", "again", "out")]
    assert counts == [3, 1, 3]


def test_a_second_final_that_nobody_plays_saves_nobody() -> None:
    tree = bracket_of(over(DoubleElimination(), 4), EN)
    assert tree
    first, second = tree.parts[-1].rounds
    assert [slot.standing for slot in first.matches[0].slots] == ["through", "out"]
    assert [slot.standing for slot in second.matches[0].slots] == ["champion", "out"]
