"""Plans as organisers choose them."""

from fractions import Fraction

import pytest

from cogs.tournaments.service.formats import FORMATS, SCALES, make_plan, scale_of
from engine.tournaments import check_plan


@pytest.mark.parametrize("name", SCALES)
def test_a_seat_is_worth_the_same_at_tables_of_every_size(name: str) -> None:
    assert len({Fraction(sum(places), len(places)) for places in SCALES[name]}) == 1


@pytest.mark.parametrize("form", FORMATS)
def test_a_new_plan_has_the_usual_scale_and_the_rules_of_today(form: str) -> None:
    plan = make_plan(form, 2, (2, 3, 4))
    check_plan(plan, (2, 3, 4))
    assert scale_of(plan) == "standard" and plan.edition == 2
