"""Labyrinthe Junior, J1 to J10 and J12: the set-up, the push, the move."""

from collections import Counter

import pytest

from engine.core import Dice, RuleError
from engine.junior.layout import treasure_of
from engine.junior.model import TREASURES, MovePawn, PawnMoved, PushTile, TargetShown, TilePushed, TreasureWon
from engine.mazes.sliding import rotations
from tests.engine.junior.drawn import JUNIOR, act, drawing_of, move, pawns, position, push, refusal, setup


@pytest.mark.parametrize(("seats", "corners"), [(1, "A1"), (2, "A1 E5"), (3, "A1 E1 E5"), (4, "A1 E1 E5 A5")])
def test_j1_each_pawn_starts_on_its_own_corner(seats: int, corners: str) -> None:
    assert pawns(setup(seats).state) == corners


def test_j1_a_picked_colour_is_a_picked_corner() -> None:
    assert pawns(setup(2, picks=(3, 1)).state) == "A5 E1"


@pytest.mark.parametrize("picks", [(1,), (1, 1), (0, 4), (0, -1), (0, 1, 2)])
def test_j1_two_players_need_two_colours(picks: tuple[int, ...]) -> None:
    with pytest.raises(RuleError, match="picks-clash"):
        setup(2, picks=picks)


@pytest.mark.parametrize("seats", [0, 5, -1])
def test_j1_one_to_four_play(seats: int) -> None:
    with pytest.raises(RuleError, match="seat-count"):
        setup(seats)


def test_j1_the_dice_draw_the_first_player_evenly() -> None:
    firsts = Counter(setup(4, bytes([number])).state.first for number in range(200))
    assert all(30 < firsts[seat] < 70 for seat in range(4))


def test_j1_a_named_first_player_begins() -> None:
    assert [setup(4, bytes([number]), first=2).state.turn for number in range(9)] == [2] * 9


def test_j1_a_first_player_must_sit_at_the_table() -> None:
    with pytest.raises(RuleError, match="no-such-seat"):
        setup(2, first=2)


def test_j1_the_printed_parts_are_all_there() -> None:
    state = setup().state
    kinds = Counter(min(rotations(tile & 15)) for tile in (*state.tiles, state.spare))
    # 4 fixed and 6 movable corners, 1 and 5 straight, 4 and 6 T.
    assert kinds == {3: 10, 5: 6, 7: 10}


def test_j1_fixed_squares_are_printed_on_the_board() -> None:
    rows = drawing_of(setup().state.tiles)
    assert [row[::2] for row in rows[::2]] == ["┌┬┐", "├│┤", "└┴┘"]


def test_j1_every_treasure_lies_on_one_tile() -> None:
    state = setup().state
    treasures = sorted(treasure_of(tile) for tile in (*state.tiles, state.spare) if treasure_of(tile))
    assert treasures == list(range(1, len(TREASURES) + 1))


def test_j1_movable_tiles_are_shuffled_and_turned() -> None:
    corners = [{sides for seed in range(60) if (sides := setup(2, bytes([seed])).state.tiles[square] & 15)}
               for square in (1, 8)]  # fmt: skip
    assert corners == [{3, 5, 6, 7, 9, 10, 11, 12, 13, 14}] * 2


def test_j2_one_card_is_turned_up_and_eleven_lie_face_down() -> None:
    step = setup()
    shown = [event.treasure for event in step.events if isinstance(event, TargetShown)]
    assert shown == [step.state.target] and len(set(step.state.deck) - set(shown)) == 11


def test_j2_the_cards_are_shuffled() -> None:
    assert len({setup(2, bytes([number])).state.deck for number in range(20)}) == 20


def test_j3_no_move_before_the_push() -> None:
    assert refusal(position(treasures={"jester": "B1"}), MovePawn("B1")) == "junior-push-first"


def test_j3_one_push_a_turn() -> None:
    assert refusal(position(phase="move"), PushTile("N1", "NS")) == "junior-already-pushed"


def test_j3_after_the_push_the_same_player_moves() -> None:
    state = push(position(), "W1", "EW")
    assert (state.turn, state.phase) == (0, "move")


def test_j3_after_the_move_the_next_player_pushes() -> None:
    state = move(position(phase="move"), "A1")
    assert (state.turn, state.phase) == (1, "push")


def test_j4_a_row_shifts_by_one_from_the_west() -> None:
    state = push(position(spare="┬"), "W1", "NEW")
    assert drawing_of(state.tiles) == ["┌─┬┐┐", "┴│└┌┘", "├─│─┤", "└┐┘┌┘", "└─┴─┘"]


def test_j4_a_column_shifts_by_one_from_the_south() -> None:
    state = push(position(spare="┬"), "S3", "NES")
    assert drawing_of(state.tiles) == ["┌─┬┘┐", "│└┌─│", "├─│┌┤", "└┐┘─┘", "└─┴├┘"]


def test_j4_what_falls_out_is_the_new_spare_as_it_lies() -> None:
    state = push(position(treasures={"owl": "E2"}), "W1", "EW")
    assert (state.spare & 15, TREASURES[treasure_of(state.spare) - 1]) == (5, "owl")


@pytest.mark.parametrize(
    ("spare", "ways"),
    [("─", ["NS", "EW"]), ("┐", ["NE", "ES", "NW", "SW"]), ("┬", ["NES", "NEW", "NSW", "ESW"])],
)
def test_j4_the_spare_may_be_turned_in_all_its_distinct_ways(spare: str, ways: list[str]) -> None:
    actions = JUNIOR.legal_actions(position(spare=spare), 0)
    assert [
        action.sides for action in actions if isinstance(action, PushTile) and action.slot == "N1"
    ] == ways


def test_j4_a_corner_cannot_be_pushed_in_as_a_straight() -> None:
    assert refusal(position(spare="┐"), PushTile("N1", "EW")) == "junior-wrong-sides"


@pytest.mark.parametrize("slot", ["N0", "N2", "N4", "X1", "", "n1", "N1 ", "N٣"])
def test_j4_only_rows_2_and_4_and_columns_b_and_d_have_slots(slot: str) -> None:
    assert refusal(position(), PushTile(slot, "EW")) == "junior-no-such-slot"


def test_j4_the_first_turn_may_use_all_eight_slots() -> None:
    actions = JUNIOR.legal_actions(position(), 0)
    assert {getattr(action, "slot", None) for action in actions} == {
        "N1",
        "N3",
        "E1",
        "E3",
        "S1",
        "S3",
        "W1",
        "W3",
    }


@pytest.mark.parametrize(("pushed", "banned"), [("N1", "S1"), ("S3", "N3"), ("W1", "E1"), ("E3", "W3")])
def test_j5_nobody_undoes_the_previous_push(pushed: str, banned: str) -> None:
    assert refusal(position(pushed=pushed), PushTile(banned, "EW")) == "junior-reverse-push"


def test_j5_the_banned_slot_is_not_offered() -> None:
    actions = JUNIOR.legal_actions(position(pushed="N1"), 0)
    assert {getattr(action, "slot", None) for action in actions} == {"N1", "N3", "E1", "E3", "S3", "W1", "W3"}


def test_j5_the_ban_lasts_one_turn() -> None:
    state = move(push(position(pushed="N1"), "W1", "EW"), "A1")
    assert push(state, "S1", "NS").pushed == "S1"


def test_j5_the_same_push_may_be_made_again() -> None:
    assert push(position(pushed="N1"), "N1", "NS").pushed == "N1"


def test_j5_the_view_tells_the_banned_slot_only_while_pushing() -> None:
    state = position(pushed="N1")
    after = push(state, "W1", "EW")
    assert (JUNIOR.view(state, 0).banned, JUNIOR.view(after, 0).banned) == ("S1", None)


@pytest.mark.parametrize(
    ("slot", "where"), [("W1", "A2 B4"), ("E1", "D2 B4"), ("N1", "E2 B5"), ("S1", "E2 B3"), ("N3", "E2 B4")]
)
def test_j6_pawns_ride_on_the_line_that_shifts(slot: str, where: str) -> None:
    assert pawns(push(position(pawns="E2 B4"), slot, "NS")) == where


def test_j6_a_pawn_pushed_off_the_board_comes_back_on_the_new_tile() -> None:
    assert pawns(push(position(pawns="A1 B5"), "N1", "NS")) == "A1 B1"


def test_j6_one_s_own_pawn_comes_back_too_and_still_moves() -> None:
    state = push(position(pawns="D1 E5"), "S3", "NS")
    assert (pawns(state), state.turn, state.phase) == ("D5 E5", 0, "move")


def test_j6_all_pawns_on_the_tile_that_falls_out_are_told() -> None:
    event = act(position(pawns="E2 E2 D2 A1"), PushTile("W1", "EW")).events[0]
    assert event == TilePushed(0, "W1", "EW", carried=(0, 1))


def test_j6_a_treasure_rides_on_its_tile() -> None:
    state = push(position(treasures={"owl": "B2"}), "W1", "EW")
    assert [treasure_of(tile) for tile in state.tiles[5:10]] == [0, 0, 8, 0, 0]


def test_j6_being_carried_onto_the_target_wins_nothing_for_another() -> None:
    state = push(position(pawns="A1 B5", treasures={"jester": "spare"}), "N1", "NS")
    assert move(state, "A1").won == ((), ())


MAZE_OF_J7 = """
    ┌┐┬┐┐
    │└┐││
    ├─││┤
    └┐┘┌┘
    └─┴─┘
"""


def test_j7_a_pawn_goes_as_far_as_corridors_lead() -> None:
    state = position(MAZE_OF_J7, phase="move")
    reach = {getattr(action, "to", "") for action in JUNIOR.legal_actions(state, 0)}
    assert reach == {"A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "C2", "C3", "C4"}


@pytest.mark.parametrize("to", ["C1", "B5", "E5", "D2"])
def test_j7_never_through_a_wall(to: str) -> None:
    assert refusal(position(MAZE_OF_J7, phase="move"), MovePawn(to)) == "junior-out-of-reach"


def test_j7_pawns_share_squares_and_do_not_block() -> None:
    state = position(MAZE_OF_J7, pawns="A1 B1 B2", phase="move")
    assert pawns(move(state, "B2")) == "B2 B1 B2"


@pytest.mark.parametrize("to", ["Z9", "", "F1", "A6", "a1", "A", "11", "A1 "])
def test_j7_a_square_must_be_on_the_board(to: str) -> None:
    assert refusal(position(phase="move"), MovePawn(to)) == "junior-no-such-square"


def test_j8_stopping_on_the_target_wins_its_card() -> None:
    state = move(position(MAZE_OF_J7, treasures={"jester": "C3"}, phase="move"), "C3")
    assert state.won == ((1,), ())


def test_j8_passing_over_the_target_wins_nothing() -> None:
    state = move(position(MAZE_OF_J7, treasures={"jester": "C3"}, phase="move"), "C4")
    assert (state.won, state.target) == (((), ()), 1)


def test_j8_another_treasure_than_the_target_wins_nothing() -> None:
    state = move(position(MAZE_OF_J7, treasures={"dragon": "C3"}, phase="move"), "C3")
    assert state.won == ((), ())


def test_j9_a_pawn_on_the_target_after_the_push_wins_it_by_staying() -> None:
    state = push(position(pawns="B2 E5", treasures={"jester": "B2"}), "W1", "EW")
    assert act(state, MovePawn("C2")).events[:2] == (PawnMoved(0, "C2", "C2"), TreasureWon(0, 1))


def test_j9_the_push_alone_wins_nothing() -> None:
    state = push(position(pawns="B5 E5", treasures={"jester": "spare"}), "N1", "NS")
    assert (pawns(state), state.won) == ("B1 E5", ((), ()))


def test_j10_a_target_on_the_spare_is_reached_once_pushed_in() -> None:
    state = push(position(treasures={"jester": "spare"}), "N1", "EW")
    assert move(state, "B1").won == ((1,), ())


def test_j10_a_target_that_falls_out_is_on_the_spare() -> None:
    state = push(position(pawns="B5 E5", treasures={"jester": "B5"}), "N1", "EW")
    assert (treasure_of(state.spare), move(state, "B1").won) == (1, ((), ()))


def test_j12_staying_is_always_legal() -> None:
    state = position(MAZE_OF_J7, treasures={"jester": "C3"}, phase="move")
    assert pawns(move(state, "A1")) == "A1 E5"


def test_only_the_player_on_turn_acts() -> None:
    assert refusal(position(), PushTile("N1", "EW"), seat=1) == "not-your-turn"


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_must_be_at_the_table(seat: int) -> None:
    assert refusal(position(), PushTile("N1", "EW"), seat=seat) == "no-such-seat"


def test_after_the_end_nobody_acts() -> None:
    assert refusal(position(target=None, deck=()), PushTile("N1", "EW")) == "game-over"


def test_a_refusal_names_the_slot() -> None:
    with pytest.raises(RuleError) as refused:
        JUNIOR.apply(position(pushed="N1"), 0, PushTile("S1", "EW"), Dice(b""))
    assert refused.value.facts == {"slot": "S1"}
