"""The files of `/tournament export`: what a spreadsheet makes of them."""

import csv
import io
import re
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.tournaments.pages.export import results_csv, safe_cell, standings_csv
from cogs.tournaments.service.terms import Tournament
from engine.tournaments import DoubleElimination, League, RoundRobin, SingleElimination, Swiss
from locales import words
from tests.cogs.tournaments.pages.test_own_table import tournament
from tests.engine.tournaments.random_play import entered, played_out, the_lower_number_wins
from tests.playing.saying import EN, FR


def table(text: str, separator: str = ",") -> list[list[str]]:
    return list(csv.reader(io.StringIO(text), delimiter=separator))


def played(plan: Any) -> Tournament:
    return tournament(played_out(entered(plan, 8), the_lower_number_wins), "over")


@pytest.mark.parametrize(
    ("language", "separator", "number"), [("en", ",", r"\d+(\.\d+)?"), ("fr", ";", r"\d+(,\d+)?")]
)
@pytest.mark.parametrize(
    "plan", [Swiss(rounds=3), Swiss(rounds=3, sizes=(2,)), SingleElimination(sizes=(2,))]
)
def test_no_column_is_doubled_and_numbers_are_those_of_the_askers_language(
    plan: Any, language: str, separator: str, number: str
) -> None:
    known = played(plan)
    for text in (standings_csv(known, words(language)), results_csv(known, words(language))):
        head, *lines = table(text, separator)
        assert len(set(head)) == len(head) and {len(line) for line in lines} == {len(head)}
        cells = [cell for line in lines for cell in line if cell[:1].isdigit()]
        assert cells and all(re.fullmatch(number, cell) for cell in cells)
        where = next(at for at, cell in enumerate(head) if "Discord" in cell)
        assert all(re.fullmatch("[0-9]+", line[where]) for line in lines)


def test_heads_are_in_the_askers_language_and_results_have_points() -> None:
    known = played(Swiss(rounds=3))
    french = table(results_csv(known, words("fr")), ";")
    assert french[0][:3] == [FR("csv-round"), FR("csv-stage"), FR("csv-table")]
    at = french[0].index(FR("csv-points"))
    assert {line[at] for line in french[1:]} == {"5", "3", "2", "1"}


def test_a_knock_out_has_no_points_that_count_for_nothing() -> None:
    known = played(SingleElimination(sizes=(2,)))
    assert not any(
        "oints" in cell or "Buchholz" in cell for cell in table(standings_csv(known, words("en")))[0]
    )


def test_opponents_points_have_a_comma_in_french_and_a_point_in_english() -> None:
    known = played(Swiss(rounds=3))
    english, french = (standings_csv(known, words(language)) for language in ("en", "fr"))
    assert re.search(r",\d\.\d+,", english) and re.search(r";\d,\d+;", french)
    assert [len(line) for line in table(english)] == [len(line) for line in table(french, ";")]


@pytest.mark.parametrize("read_by", [",", ";", "\t"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_name_is_no_formula_for_a_spreadsheet_of_another_language_either(
    language: str, read_by: str
) -> None:
    known = played(Swiss(rounds=1))
    name = 'a;=1+1, @SUM(A1)";-2\t+3'
    known = replace(known, entrants=(replace(known.entrants[0], name=name), *known.entrants[1:]))
    for text in (standings_csv(known, words(language)), results_csv(known, words(language))):
        cells = [cell for line in table(text, read_by) for cell in line]
        assert not any(cell.lstrip().startswith(("=", "+", "-", "@")) for cell in cells)


@pytest.mark.parametrize("name", ["=1+1", "@SUM(A1)", "-2", "+3", "\t1", " =1"])
def test_a_name_is_never_a_formula(name: str) -> None:
    known = played(Swiss(rounds=1))
    known = replace(known, entrants=(replace(known.entrants[0], name=name), *known.entrants[1:]))
    cells = [cell for line in table(standings_csv(known, words("en"))) for cell in line]
    assert safe_cell(name) == f"'{name}" and f"'{name}" in cells and name not in cells


@pytest.mark.parametrize("players", [5, 7, 8, 11])
@pytest.mark.parametrize(
    "plan",
    [
        Swiss(rounds=3),
        Swiss(rounds=3, sizes=(2,), cut=4),
        RoundRobin(),
        RoundRobin(groups=2, cut=2),
        SingleElimination(),
        DoubleElimination(),
        League(divisions=2),
    ],
)
def test_the_results_of_each_person_add_up_to_their_points(plan: Any, players: int) -> None:
    known = tournament(played_out(entered(plan, players), the_lower_number_wins), "over")
    results, ranks = (table(text) for text in (results_csv(known, EN), standings_csv(known, EN)))
    user, points = results[0].index(EN("csv-user")), results[0].index(EN("csv-points"))
    sums = dict[str, float]()
    for line in results[1:]:
        sums[line[user]] = sums.get(line[user], 0) + float(line[points] or 0)
    if EN("csv-points") not in ranks[0]:
        assert not any(sums.values())
        return
    at, who = ranks[0].index(EN("csv-points")), ranks[0].index(EN("csv-user"))
    assert {line[who]: float(line[at]) for line in ranks[1:]} == pytest.approx(sums, abs=0.001)
