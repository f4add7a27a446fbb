"""Pas vu pas pris: what panels offer is legal, and every legal kind of choice is offered."""

from engine.core import RuleError
from engine.pasvu import offers
from engine.pasvu.layout import START
from engine.pasvu.model import GHOSTS, OUT, CommitPlan, Path, Piece
from engine.pasvu.plans import floor_of
from tests.engine.pasvu.halls import PASVU, furnished, ghosts, position, way

STATE = position(ghosts(L1="D5", M1="B4", S1="A1", S2="out"), ghosts(S1="B3"), pieces=START)
VIEW = PASVU.view(STATE, 0)
HALL = floor_of(STATE)


def test_every_offer_of_a_ghost_is_a_legal_path() -> None:
    tried = 0
    for ghost in offers.movers(HALL, 0, 9, ()):
        for end, steps in offers.goals_in(HALL, 0, 9, ghost.name):
            cells = offers.route(HALL, 0, ghost.name, end)
            assert len(cells) == steps
            stands = [] if end == OUT else offers.stands_in(HALL, 0, ghost.name, end)
            stand = (stands[0].spot, stands[0].level) if stands else ()
            path = Path(ghost.name, cells, *stand)
            PASVU.check(STATE, 0, CommitPlan((path,)))
            tried += 1
    assert tried > 100


def test_every_stand_that_is_offered_is_legal() -> None:
    for stand in offers.stands_in(HALL, 0, "M1", "B5"):
        PASVU.check(STATE, 0, CommitPlan((Path("M1", ("B5",), stand.spot, stand.level),)))


def test_what_is_out_of_reach_is_not_offered() -> None:
    goals = dict(offers.goals_in(HALL, 0, 2, "S1"))
    assert set(goals) == {"A2", "A3", "B1", "B2", "C1", OUT}
    assert OUT not in dict(offers.goals_in(HALL, 0, 2, "M1"))


def test_those_that_are_out_or_have_a_path_are_not_offered() -> None:
    plan = (way("S1", OUT),)
    left = offers.movers(floor_of(PASVU.preview(VIEW, 0, [CommitPlan(plan)])), 0, 8, {"S1"})
    names = {ghost.name for ghost in left}
    assert names == set(GHOSTS) - {"S1", "S2"} and offers.steps_left(VIEW, 0, plan) == 8


def test_merges_are_offered_where_they_are_legal_and_else_refused_with_a_reason() -> None:
    own = ghosts(True, S1="A5", S2="A4", M1="B5")
    state = position(own, ghosts(True), fusion=True, pieces=furnished(Piece("table", 1.5, 4.5, 0)))
    hall = floor_of(state)
    assert offers.merges(hall, 0, "S1", "A4") == ("S2",)
    assert offers.merge_refusal(hall, 0, "S1", "A4", "S2") is None
    refused = offers.merge_refusal(hall, 0, "S1", "A4", "M1")
    assert isinstance(refused, RuleError) and refused.code == "pasvu-merge-apart"


def test_without_fusion_no_merge_is_offered() -> None:
    assert offers.merges(HALL, 0, "S3", "A1") == ()


def test_v16_no_route_leads_out_from_the_side() -> None:
    assert offers.route(HALL, 0, "S4", OUT) == ()
