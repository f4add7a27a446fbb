"""The fields of a tournament's panel: what each offers."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.tournaments.pages.terms_fields import FIELDS, chosen_change, plan_fields, values
from cogs.tournaments.service.formats import NUMBERS
from cogs.tournaments.service.terms import Terms
from engine.tournaments import DoubleElimination, League, RoundRobin, SingleElimination, Swiss, check_plan
from tests.playing.saying import EN


def test_the_table_sizes_offered_are_those_that_the_game_seats() -> None:
    tournament: Any = SimpleNamespace(row=SimpleNamespace(game="junior"))
    assert list(FIELDS["size"].values(tournament, None, EN)) == ["2", "3", "4"]


def draft(plan: Any, **terms: Any) -> Any:
    row = SimpleNamespace(game="junior", status="draft", options="{}")
    return SimpleNamespace(row=row, state=SimpleNamespace(plan=plan), terms=Terms(**terms))


def test_three_groups_offer_the_cuts_that_take_as_many_from_each() -> None:
    known = draft(RoundRobin(groups=3))
    assert list(values(known, "cut", None, EN))[:4] == ["0", "3", "6", "9"]


@pytest.mark.parametrize("groups", ["1", "2", "3", "4", "5", "6", "8", "12", "16"])
def test_other_groups_take_a_cut_along_that_fits_them(groups: str) -> None:
    plan = chosen_change(draft(RoundRobin(groups=4, cut=8)), "groups", groups, 0)["plan"]
    check_plan(plan, (2, 3, 4))
    assert isinstance(plan, RoundRobin) and plan.groups == int(groups) and abs(plan.cut - 8) <= plan.groups


@pytest.mark.parametrize(
    "plan", [Swiss(rounds=3), RoundRobin(groups=3), SingleElimination(), DoubleElimination(), League()]
)
def test_every_choice_that_the_panel_offers_can_be_played(plan: Any) -> None:
    known = draft(plan)
    for field in (*plan_fields(known), "format"):
        if field in FIELDS or field in NUMBERS:
            for value in values(known, field, None, EN):
                check_plan(chosen_change(known, field, value, 0)["plan"], (2, 3, 4))


def test_another_check_in_does_not_move_the_start() -> None:
    known = draft(Swiss(rounds=3), closes_at=100_000)
    terms = chosen_change(known, "check-in", "60", 0)["terms"]
    assert (terms.closes_at, terms.starts_at) == (100_000 - 3600, 100_000)
    assert chosen_change(known, "check-in", "60", 99_000)["terms"].closes_at == 100_000
