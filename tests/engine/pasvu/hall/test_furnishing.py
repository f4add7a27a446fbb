"""Pas vu pas pris, V11 to V14: furniture moved, stacked, tipped, and the ghosts it displaces."""

from typing import Any

import pytest

from engine.core import RuleError
from engine.pasvu.events import GhostDisplaced, PieceFell
from engine.pasvu.hall.falling import settled
from engine.pasvu.hall.furnishing import put
from engine.pasvu.hall.laying import enters_any, laid_down
from engine.pasvu.hall.shapes import posed, shape_of
from engine.pasvu.hall.standing import stands
from engine.pasvu.hall.tipping import tipped
from engine.pasvu.layout import FURNITURE, START
from engine.pasvu.model import (
    PIECES,
    POSES,
    MovementCard,
    Piece,
)
from tests.engine.pasvu.halls import (
    EMPTY,
    act,
    furnished,
    ghost,
    ghosts,
    move,
    moving,
    piece,
    refusal,
    told,
    where,
)

DESK = Piece("desk", 3.0, 3.0, 0)


def code(others: list[Piece], one: Piece, tip: str = "") -> str:
    """Return why a piece cannot be laid down, or tipped, there."""
    with pytest.raises(RuleError) as refused:
        laid = laid_down(others, one)
        tipped(others, [], laid, tip)  # type: ignore[arg-type]
    return refused.value.code


@pytest.mark.parametrize("x", [2.03, float("nan"), float("inf"), "2", None, True])
def test_v11_positions_come_in_steps_of_a_twentieth(x: Any) -> None:
    assert refusal(moving(), move("table", x, 3.0)) == "pasvu-position"
    assert piece(act(moving(), move("table", 2.35, 3.15)).state, "table").x == 2.35


@pytest.mark.parametrize("angle", [3, 2.5, None, True])
def test_v11_angles_come_in_steps_of_five_degrees(angle: Any) -> None:
    assert refusal(moving(), move("table", 2.0, 3.0, angle)) == "pasvu-angle"
    assert piece(act(moving(), move("table", 2.0, 3.0, -35)).state, "table").angle == 325


@pytest.mark.parametrize("pose", ["leaning", "flying", 3])
def test_v11_there_are_six_poses(pose: Any) -> None:
    assert refusal(moving(), move("table", 2.0, 3.0, 0, pose)) == "pasvu-no-such-pose"


@pytest.mark.parametrize(
    ("pose", "size"),
    [
        ("standing", (1.6, 0.8, 0.85)),
        ("back", (1.6, 0.85, 0.8)),
        ("face", (1.6, 0.85, 0.8)),
        ("left", (0.85, 0.8, 1.6)),
        ("right", (0.85, 0.8, 1.6)),
        ("head", (1.6, 0.8, 0.85)),
    ],
)
def test_v11_a_piece_stands_or_lies(pose: Any, size: tuple[float, float, float]) -> None:
    assert posed("desk", pose).size == pytest.approx(size)
    shape = shape_of(Piece("desk", 3.0, 3.0, 0, pose))
    assert [h - low for h, low in zip(shape.high, shape.low, strict=True)] == pytest.approx(size)
    assert shape.low[2] == pytest.approx(0)


def test_v11_on_its_back_the_front_looks_up() -> None:
    # An armchair's back is then at the bottom, with the seat above it.
    solids = {solid.part: solid for solid in shape_of(Piece("armchair", 3.0, 3.0, 0, "back")).solids}
    assert solids["back"].high[2] < solids["seat"].high[2] and solids["back"].low[2] == pytest.approx(0)


def test_v11_upside_down_a_table_has_its_legs_in_the_air() -> None:
    table = piece(act(moving(), move("table", 2.0, 3.0, 0, "head")).state, "table")
    legs = [solid for solid in shape_of(table).solids if solid.part == "leg"]
    assert {round(leg.low[2], 2) for leg in legs} == {0.06} and shape_of(table).high[2] == pytest.approx(0.8)


def test_v11_a_ghost_can_stand_between_the_legs_of_a_table_upside_down() -> None:
    pieces = furnished(Piece("table", 1.5, 2.5, 0, "head"))
    assert ("c", 0.06) in [(stand.spot, stand.level) for stand in stands(pieces, "B3", "medium")]


def test_v11_at_90_degrees_the_front_looks_west() -> None:
    solids = {solid.part: solid for solid in shape_of(Piece("piano", 3.0, 3.0, 90)).solids}
    assert solids["shelf"].centre[0] < solids["body"].centre[0]


@pytest.mark.parametrize(("x", "y", "angle"), [(0.45, 3, 0), (3, 5.55, 0), (0.5, 3, 45), (5.55, 0.5, 0)])
def test_v11_never_over_the_halls_edge(x: float, y: float, angle: int) -> None:
    assert refusal(moving(), move("table", x, y, angle)) == "pasvu-over-edge"


def test_v11_a_piece_may_touch_the_edge() -> None:
    assert act(moving(), move("table", 0.5, 5.5)).state.pieces != EMPTY


@pytest.mark.parametrize("kind", PIECES)
@pytest.mark.parametrize("pose", POSES)
def test_v11_the_parts_fill_their_bounding_box(kind: Any, pose: Any) -> None:
    shape = shape_of(Piece(kind, 3.0, 3.0, 0, pose))
    size = posed(kind, pose).size
    assert [h - low for h, low in zip(shape.high, shape.low, strict=True)] == pytest.approx(size)
    assert FURNITURE[kind].size == posed(kind, "standing").size


def test_v11_the_start_is_free_of_collisions() -> None:
    assert not any(enters_any(one, [p for p in START if p != one]) for one in START)


def test_v12_a_piece_comes_down_to_the_floor() -> None:
    assert laid_down([], Piece("table", 3.0, 3.0, 0)).z == 0


def test_v12_a_piece_comes_down_on_another() -> None:
    assert laid_down([DESK], Piece("armchair", 3.0, 3.0, 0)).z == 0.85


def test_v12_hollows_count() -> None:
    # The table's legs go down beside the desk until the underside of its top, at 0.74, meets the desk.
    assert laid_down([DESK], Piece("table", 3.0, 3.0, 0)).z == 0.11


def test_v12_the_centre_must_be_carried() -> None:
    assert laid_down([DESK], Piece("armchair", 3.0, 3.4, 0)).z == 0.85
    assert code([DESK], Piece("armchair", 3.0, 3.45, 0)) == "pasvu-not-carried"


def test_v12_the_centre_may_lie_a_little_outside() -> None:
    assert laid_down([DESK], Piece("armchair", 3.0, 3.41, 0)).z == 0.85
    assert code([DESK], Piece("armchair", 3.0, 3.43, 0)) == "pasvu-not-carried"


def test_v12_two_pieces_may_carry_a_third_between_them() -> None:
    table, desk = Piece("table", 1.0, 3.0, 0), Piece("desk", 2.6, 3.0, 90, "back")
    bridge = Piece("mirror", 1.75, 3.0, 90, "back")
    assert code([table], bridge) == code([desk], bridge) == "pasvu-not-carried"
    assert laid_down([table, desk], bridge).z == 0.8


def test_v12_nothing_rests_on_a_leaning_piece() -> None:
    wall = Piece("piano", 3.0, 2.0, 0)
    leaning = tipped([wall], [], Piece("mirror", 3.0, 2.9, 0), "back")
    assert leaning.lean == "back"
    assert code([wall, leaning], Piece("armchair", 3.0, 3.0, 0)) == "pasvu-on-leaning"


def test_v12_what_stood_on_a_moved_piece_comes_down() -> None:
    pieces = furnished(Piece("table", 2.0, 3.0, 0), Piece("mirror", 2.0, 3.0, 0, "back", 0.8))
    step = act(moving(pieces=pieces), move("table", 4.0, 1.0))
    assert piece(step.state, "mirror").z == 0
    assert told(step.events, PieceFell) == [PieceFell(Piece("mirror", 2.0, 3.0, 0, "back"))]


def test_v12_a_tower_comes_down_by_one_storey() -> None:
    tower = [Piece("table", 2.0, 3.0, 0), Piece("armchair", 2.0, 3.0, 0, "standing", 0.8)]
    top = Piece("mirror", 2.0, 3.0, 0, "back", 1.8)
    fallen = settled([*tower[1:], top])
    assert {p.kind: p.z for p in fallen} == {"armchair": 0.0, "mirror": 1.0}


def test_v14_a_ghost_on_a_moved_piece_goes_to_the_floor_at_its_spot() -> None:
    pieces = furnished(Piece("table", 1.5, 2.5, 0))
    state = moving(ghosts(S1=ghost("S1", "B3 n", z=0.8)), pieces=pieces)
    step = act(state, move("table", 3.5, 4.5))
    assert where(step.state, 0, "S1") == "B3 n 0"
    assert told(step.events, GhostDisplaced) == [GhostDisplaced(0, "S1", "B3", "n", 0.0)]


def test_v14_a_ghost_on_a_moved_piece_goes_to_the_floor_before_any_other_piece() -> None:
    # The table's top would be nearer to where it stood, but it fits on the floor under it.
    pieces = furnished(Piece("table", 1.5, 2.5, 0), Piece("trolley", 1.5, 2.5, 0, "standing", 0.8))
    state = moving(
        ghosts(S1=ghost("S1", "B3", z=0.92)), card=MovementCard(6, ("trolley", "piano")), pieces=pieces
    )
    assert where(act(state, move("trolley", 3.5, 4.5)).state, 0, "S1") == "B3 c 0"


def test_v14_a_ghost_taken_off_a_piece_is_never_put_back_on_it() -> None:
    # A medium ghost does not fit under the table that is turned below it.
    pieces = furnished(Piece("table", 1.5, 2.5, 0))
    state = moving(ghosts(M1=ghost("M1", "B3", z=0.8)), pieces=pieces)
    assert refusal(state, move("table", 1.5, 2.5, 45)) == "pasvu-no-room"


def test_v14_a_ghost_where_a_piece_comes_to_rest_steps_aside_on_its_level() -> None:
    state = moving(ghosts(M1="B3"), card=MovementCard(6, ("armchair", "mirror")))
    assert where(act(state, move("armchair", 1.0, 2.5)).state, 0, "M1") == "B3 e 0"


def test_v14_a_ghost_on_another_piece_steps_aside_on_that_piece() -> None:
    pieces = furnished(Piece("table", 1.5, 2.5, 0))
    state = moving(
        ghosts(S1=ghost("S1", "B3", z=0.8)), card=MovementCard(6, ("mirror", "desk")), pieces=pieces
    )
    assert where(act(state, move("mirror", 1.5, 2.5)).state, 0, "S1") == "B3 n 0.8"


def test_v14_a_ghost_that_fits_in_a_hollow_stays() -> None:
    state = moving(ghosts(S1="B3"))
    assert where(act(state, move("table", 1.5, 2.5)).state, 0, "S1") == "B3 c 0"


@pytest.mark.parametrize(("kind", "name"), [("table", "M1"), ("armchair", "S1")])
def test_v14_no_ghost_is_lifted_on_to_a_table_top_or_an_armchair(kind: Any, name: str) -> None:
    state = moving(ghosts(**{name: "B3"}), card=MovementCard(6, (kind, "mirror")))
    assert refusal(state, move(kind, 1.5, 2.5)) == "pasvu-no-room"


def test_v14_no_ghost_is_brought_down_from_another_piece() -> None:
    # The desk lies over the table's whole top; on the floor there would be room.
    pieces = furnished(Piece("table", 1.5, 2.5, 0))
    state = moving(
        ghosts(S1=ghost("S1", "B3", z=0.8)), card=MovementCard(6, ("desk", "piano")), pieces=pieces
    )
    assert refusal(state, move("desk", 1.5, 2.5, 0, "back")) == "pasvu-no-room"


def test_v14_with_no_free_spot_in_the_cell_the_placement_is_refused() -> None:
    # A large ghost finds no room beside or on the mirror and the trolley, which fill the cell together.
    state = moving(
        ghosts(L1="B3"),
        card=MovementCard(6, ("trolley", "piano")),
        pieces=furnished(Piece("mirror", 1.5, 1.9, 0)),
    )
    assert refusal(state, move("trolley", 1.5, 2.5)) == "pasvu-no-room"


def test_v14_ghosts_on_a_piece_that_falls_are_displaced_too() -> None:
    pieces = furnished(Piece("desk", 1.5, 2.5, 0), Piece("table", 1.5, 2.5, 0, "standing", 0.85))
    state = moving(
        ghosts(S1=ghost("S1", "B3", z=1.65)), card=MovementCard(6, ("desk", "piano")), pieces=pieces
    )
    step = act(state, move("desk", 3.5, 4.5))
    assert piece(step.state, "table").z == 0 and where(step.state, 0, "S1") == "B3 c 0"


def test_v14_the_refusal_names_the_ghost_and_the_nearest_placing_that_works() -> None:
    state = moving(ghosts(), ghosts(M1="B3"))
    with pytest.raises(RuleError) as refused:
        act(state, move("table", 1.5, 2.5))
    facts = {"ghost": "M1", "colour": "north", "cell": "B3", "x": "1.5", "y": "2"}
    assert refused.value.facts == facts
    assert where(act(state, move("table", 1.5, 2.0)).state, 1, "M1") == "B3 s 0"


def test_v14_no_placing_nearer_than_the_one_named_works() -> None:
    near = [(x, y) for x in range(-10, 11) for y in range(-10, 11) if x * x + y * y < 10 * 10]
    for x, y in near:
        with pytest.raises(RuleError):
            put(EMPTY, (ghosts(M1="B3"),), Piece("table", 1.5 + x / 20, 2.5 + y / 20, 0), "", lies=False)


def test_v14_a_ghost_that_has_no_room_without_its_piece_keeps_it_there() -> None:
    hall = (Piece("mirror", 4.5, 4.2, 0, "back", 1.15), *START[1:])
    state = moving(ghosts(L1=ghost("L1", "E5 nw", z=1.27)), pieces=hall)
    assert refusal(state, move("mirror", 3.0, 5.0)) == "pasvu-no-room-anywhere"
