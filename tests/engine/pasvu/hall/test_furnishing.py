"""Pas vu pas pris, V11 to V14: furniture moved, stacked, tipped, and the ghosts it displaces."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core import RuleError
from engine.pasvu.events import GhostDisplaced, PieceFell
from engine.pasvu.hall.furnishing import enters_any, laid_down, settled, tipped
from engine.pasvu.hall.shapes import flattened, posed, shape_of
from engine.pasvu.layout import FURNITURE, START
from engine.pasvu.model import (
    PIECES,
    POSES,
    TIPS,
    MovementCard,
    Piece,
)
from tests.engine.pasvu.halls import (
    EMPTY,
    act,
    assert_sound,
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
        tipped(others, laid, tip)  # type: ignore[arg-type]
    return refused.value.code


@pytest.mark.parametrize("x", [2.03, float("nan"), float("inf"), "2", None, True])
def test_v11_positions_come_in_steps_of_a_twentieth(x: Any) -> None:
    assert refusal(moving(), move("table", x, 3.0)) == "pasvu-position"
    assert piece(act(moving(), move("table", 2.35, 3.15)).state, "table").x == 2.35


@pytest.mark.parametrize("angle", [3, 2.5, None, True])
def test_v11_angles_come_in_steps_of_five_degrees(angle: Any) -> None:
    assert refusal(moving(), move("table", 2.0, 3.0, angle)) == "pasvu-angle"
    assert piece(act(moving(), move("table", 2.0, 3.0, -35)).state, "table").angle == 325


@pytest.mark.parametrize("pose", ["head", "flying", 3])
def test_v11_there_are_five_poses(pose: Any) -> None:
    assert refusal(moving(), move("table", 2.0, 3.0, 0, pose)) == "pasvu-no-such-pose"


@pytest.mark.parametrize(
    ("pose", "size"),
    [
        ("standing", (1.6, 0.8, 0.85)),
        ("back", (1.6, 0.85, 0.8)),
        ("face", (1.6, 0.85, 0.8)),
        ("left", (0.85, 0.8, 1.6)),
        ("right", (0.85, 0.8, 1.6)),
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
    leaning = tipped([wall], Piece("mirror", 3.0, 2.9, 0), "back")
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


def test_v13_a_piece_tipped_with_nothing_in_its_way_lies() -> None:
    flat = tipped([], Piece("mirror", 3.0, 3.0, 0), "back")
    assert flat == Piece("mirror", 3.0, 2.14, 0, "back")


@pytest.mark.parametrize("kind", PIECES)
@pytest.mark.parametrize("pose", POSES)
@pytest.mark.parametrize("tip", TIPS)
def test_v13_lying_is_a_quarter_turn_about_the_lower_edge(kind: Any, pose: Any, tip: Any) -> None:
    tilted = Piece(kind, 3.0, 3.0, 35, pose, 0.2, tip, 18)
    for one, two in zip(shape_of(tilted).solids, shape_of(flattened(tilted)).solids, strict=True):
        assert one.centre == pytest.approx(two.centre, abs=1e-4) and one.low == pytest.approx(
            two.low, abs=1e-4
        )


def test_v13_a_piece_leans_on_what_is_in_its_way() -> None:
    desk = Piece("desk", 3.0, 1.5, 0)
    leaning = tipped([desk], Piece("mirror", 3.0, 2.4, 0), "back")
    assert leaning.lean == "back" and 0 < leaning.steps < 18
    # One step further it would be in the desk.
    assert not enters_any(leaning, [desk])
    assert enters_any(replace(leaning, steps=leaning.steps + 1), [desk])


def test_v13_a_piece_does_not_lie_over_the_halls_edge() -> None:
    assert code([], Piece("mirror", 3.0, 1.0, 0), "back") == "pasvu-tips-out"


def test_v13_a_piece_that_would_fall_back_is_refused() -> None:
    # The armchair must turn by more than 41° before its middle is past its edge.
    wall = Piece("piano", 3.0, 2.0, 0)
    assert code([wall], Piece("armchair", 3.0, 2.8, 0), "back") == "pasvu-falls-back"


def facts(others: list[Piece], piece: Piece, tip: Any = "") -> dict[str, Any]:
    with pytest.raises(RuleError) as refused:
        laid = laid_down(others, piece)
        tipped(others, laid, tip)
    return refused.value.facts


def test_v12_v13_a_refusal_names_what_is_in_the_way() -> None:
    wall, table = Piece("piano", 3.0, 2.0, 0), Piece("table", 3.0, 4.0, 0)
    leaning = tipped([wall], Piece("mirror", 3.0, 2.9, 0), "back")
    assert facts([wall, table], Piece("desk", 3.0, 4.7, 0)) == {"piece": "desk", "other": "table"}
    assert facts([wall, leaning], Piece("armchair", 3.0, 3.0, 0))["other"] == "mirror"
    assert facts([table, wall], Piece("armchair", 3.0, 2.8, 0), "back")["other"] == "piano"


def test_v13_a_piece_tipped_from_another_onto_a_leaning_one_is_refused() -> None:
    wall, table = Piece("piano", 3.0, 2.0, 0), Piece("table", 3.35, 4.05, 0)
    leaning = tipped([wall], Piece("mirror", 3.0, 2.9, 0), "back")
    desk = Piece("desk", 3.45, 3.9, 0)
    assert laid_down([wall, leaning, table], desk).z == 0.8
    assert code([wall, leaning, table], desk, "back") == "pasvu-on-leaning"


def test_v13_a_leaning_piece_stays_when_its_support_leaves() -> None:
    desk = Piece("desk", 2.0, 1.5, 0)
    leaning = tipped([desk], Piece("mirror", 2.0, 2.4, 0), "back")
    state = moving(card=MovementCard(6, ("desk", "mirror")), pieces=furnished(desk, leaning))
    assert piece(act(state, move("desk", 2.0, 5.0)).state, "mirror") == leaning


@pytest.mark.parametrize("tip", ["up", 4])
def test_v13_there_are_four_sides_to_tip_to(tip: Any) -> None:
    assert refusal(moving(), move("table", 2.0, 3.0, 0, "standing", tip)) == "pasvu-no-such-tip"


def test_v13_a_piece_tipped_off_another_comes_down_and_must_be_carried() -> None:
    table = Piece("table", 3.0, 3.0, 0)
    standing = laid_down([table], Piece("mirror", 3.0, 2.6, 0))
    assert tipped([table], standing, "face").z == 0.8
    assert tipped([table], replace(standing, y=2.55), "back").z == 0
    with pytest.raises(RuleError, match="pasvu-not-carried"):
        tipped([table], standing, "back")


def test_v14_a_ghost_on_a_moved_piece_goes_to_the_floor_at_its_spot() -> None:
    pieces = furnished(Piece("table", 1.5, 2.5, 0))
    state = moving(ghosts(S1=ghost("S1", "B3 n", z=0.8)), pieces=pieces)
    step = act(state, move("table", 3.5, 4.5))
    assert where(step.state, 0, "S1") == "B3 n 0"
    assert told(step.events, GhostDisplaced) == [GhostDisplaced(0, "S1", "B3", "n", 0.0)]


def test_v14_a_ghost_where_a_piece_comes_to_rest_steps_aside() -> None:
    state = moving(ghosts(M1="B3"), card=MovementCard(6, ("armchair", "mirror")))
    step = act(state, move("armchair", 1.2, 2.5))
    assert where(step.state, 0, "M1") != "B3 c 0" and where(step.state, 0, "M1").startswith("B3")
    assert_sound(step.state)


def test_v14_a_ghost_that_fits_in_a_hollow_stays() -> None:
    state = moving(ghosts(S1="B3"))
    assert where(act(state, move("table", 1.5, 2.5)).state, 0, "S1") == "B3 c 0"


def test_v14_a_ghost_that_does_not_fit_moves() -> None:
    state = moving(ghosts(M1="B3"))
    step = act(state, move("table", 1.5, 2.5))
    # A medium ghost does not fit under the table, so it ends up on top.
    assert where(step.state, 0, "M1") == "B3 c 0.8"


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
