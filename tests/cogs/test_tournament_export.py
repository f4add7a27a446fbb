"""The files of `/tournament export`: what a spreadsheet makes of them."""

import csv
import io
import re
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.contest.export import results_csv, safe_cell, standings_csv
from cogs.contest.terms import Tournament
from engine.contest import SingleElimination, Swiss
from locales import words
from tests.cogs.test_own_table import cup
from tests.engine.tournament import entered, played_out, the_lower_number_wins


def table(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text)))


def played(plan: Any) -> Tournament:
    return cup(played_out(entered(plan, 8), the_lower_number_wins), "over")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "plan", [Swiss(rounds=3), Swiss(rounds=3, sizes=(2,)), SingleElimination(sizes=(2,))]
)
def test_no_column_is_doubled_and_every_number_is_decimal(plan: Any, language: str) -> None:
    known = played(plan)
    for text in (standings_csv(known, words(language)), results_csv(known, (), words(language))):
        head, *lines = table(text)
        assert len(set(head)) == len(head) and {len(line) for line in lines} == {len(head)}
        assert not any("/" in cell for line in lines for cell in line)
        where = next(at for at, cell in enumerate(head) if "Discord" in cell)
        assert all(re.fullmatch(r"<@[0-9]+>", line[where]) for line in lines)


def test_heads_are_in_the_askers_language_and_results_have_points() -> None:
    known = played(Swiss(rounds=3))
    french = table(results_csv(known, (), words("fr")))
    assert french[0][:3] == ["Ronde", "Phase", "Table"]
    at = french[0].index("Points (point décimal)")
    assert {line[at] for line in french[1:]} == {"5", "3", "2", "1"}


def test_a_knock_out_has_no_points_that_count_for_nothing() -> None:
    known = played(SingleElimination(sizes=(2,)))
    assert not any(
        "oints" in cell or "Buchholz" in cell for cell in table(standings_csv(known, words("en")))[0]
    )


@pytest.mark.parametrize("name", ["=1+1", "@SUM(A1)", "-2", "+3", "\t=1", " =1"])
def test_a_name_is_never_a_formula(name: str) -> None:
    known = played(Swiss(rounds=1))
    known = replace(known, entrants=(replace(known.entrants[0], name=name), *known.entrants[1:]))
    cells = [cell for line in table(standings_csv(known, words("en"))) for cell in line]
    assert safe_cell(name) == f"'{name}" and f"'{name}" in cells and name not in cells
