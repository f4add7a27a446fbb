"""Pas vu pas pris: what a seat can foresee of its own actions."""

import pytest
from msgspec.structs import replace

from engine.core import RuleError, UnforeseenError
from engine.pasvu.layout import START
from engine.pasvu.model import OUT, ChooseSide, CommitPlan, DeclineFurniture, MovementCard, Piece
from tests.engine.pasvu.halls import (
    BOTH,
    PASVU,
    act,
    carry_out,
    furnished,
    ghosts,
    move,
    moving,
    plan,
    position,
    refusal,
    way,
)

FULL = (BOTH, MovementCard(3))  # all have drawn


def test_the_last_move_of_furniture_is_foreseen_as_it_will_be() -> None:
    state = moving(ghosts(S1="C3"), cards=FULL, waiting=())
    mirror = move("mirror", 2.5, 2.5)
    seen = PASVU.preview(PASVU.view(state, 0), 0, [mirror])
    assert seen == PASVU.view(act(state, mirror).state, 0)
    assert seen.ghosts != state.ghosts and seen.phase == "plan"


def test_v38_the_card_that_is_drawn_next_is_not_foreseen() -> None:
    state, table = moving(), move("table", 2.5, 2.5)
    seen, after = PASVU.preview(PASVU.view(state, 0), 0, [table]), PASVU.view(act(state, table).state, 0)
    assert (seen.pieces, seen.solids, seen.moved) == (after.pieces, after.solids, after.moved)
    assert seen.cards == state.cards != after.cards and (seen.phase, seen.turn) == ("furniture", 0)


@pytest.mark.parametrize("action", [move("table", 0.2, 0.2), move("desk", 3.0, 3.0), CommitPlan()])
def test_a_preview_refuses_what_the_rules_refuse(action: object) -> None:
    state = moving()
    with pytest.raises(RuleError, match=refusal(state, action)):  # type: ignore[arg-type]
        PASVU.preview(PASVU.view(state, 0), 0, [action])  # type: ignore[list-item]


def test_only_who_is_on_turn_may_try_out_furniture() -> None:
    with pytest.raises(RuleError, match="not-your-turn"):
        PASVU.preview(PASVU.view(moving(), 1), 1, [move("table", 2.5, 2.5)])


def test_a_plan_shows_where_the_own_ghosts_go_if_nobody_is_in_the_way() -> None:
    own, theirs = ghosts(S1="A1", M1="B4"), ghosts(S1="B3")
    state = position(own, theirs)
    wish = plan(way("S1", OUT), way("M1", "B5"), way("S2", "A6"))
    seen = PASVU.preview(PASVU.view(state, 0), 0, [wish])
    after = PASVU.view(carry_out(state, {0: wish}).state, 0)
    assert (seen.ghosts, seen.figures, seen.points, seen.out) == (
        after.ghosts,
        after.figures,
        after.points,
        after.out,
    )
    assert seen.plan == wish.paths and seen.planning == (1,) and seen.phase == "plan"


def test_v25_a_plan_shows_the_ghost_that_a_merge_makes() -> None:
    pieces = furnished(Piece("table", 1.5, 4.5, 0))
    state = position(ghosts(True, S1="A5", S2="A4"), ghosts(True), fusion=True, pieces=pieces)
    wish = plan(way("S1", "A4", merge="S2"))
    seen = PASVU.preview(PASVU.view(state, 0), 0, [wish])
    assert seen.ghosts == carry_out(state, {0: wish}).state.ghosts
    assert [figure.name for figure in seen.figures] == ["M1"]


def test_v38_a_preview_shows_nothing_of_the_plans_of_others() -> None:
    state = position(ghosts(S1="A1"), ghosts(S1="B3"), pieces=START)
    secret = replace(state, plans=(None, plan(way("S1", "B4")).paths))
    wish, blank = plan(way("S1", OUT)), replace(state, plans=(None, ()))
    seen = PASVU.preview(PASVU.view(secret, 0), 0, [wish])
    assert seen == PASVU.preview(PASVU.view(blank, 0), 0, [wish]) and seen.ghosts[1] == state.ghosts[1]


@pytest.mark.parametrize(
    ("phase", "action"), [("furniture", DeclineFurniture()), ("side", ChooseSide("north"))]
)
def test_cards_and_looks_are_not_foreseen(phase: str, action: object) -> None:
    view = PASVU.view(position(phase=phase), 0)
    with pytest.raises(UnforeseenError):
        PASVU.preview(view, 0, [action])  # type: ignore[list-item]


def test_nothing_is_foreseen_beyond_one_action() -> None:
    view = PASVU.view(position(), 0)
    assert PASVU.preview(view, 0, []) == view
    with pytest.raises(UnforeseenError):
        PASVU.preview(view, 0, [CommitPlan(), CommitPlan()])


def test_a_game_that_people_ended_waits_for_nobody() -> None:
    state = position(card="crystal", crystal=3)
    view = PASVU.over(PASVU.view(state, 0), PASVU.standing(state))
    assert (view.phase, view.turn, view.planning, view.card, view.crystal) == ("over", None, (), "", 0)
    assert view.outcome == PASVU.standing(state)
