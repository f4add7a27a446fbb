"""Les couloirs de Poudlard, P1 and P2: the set-up and who begins."""

from collections import Counter

import pytest

from engine.core import RuleError
from engine.poudlard.events import HandDealt, StartRolled, TurnBegan
from engine.poudlard.layout import (
    BACK,
    CLASSES,
    DECK,
    LINKS,
    PLACES,
    TIMETABLES,
    class_of,
    has_stairs,
    has_star,
    is_down,
    shape_of,
    zone_of,
)
from engine.poudlard.setup import rolled_for_start
from tests.engine.poudlard.castle import pawns, setup, told


class Loaded:
    """Dice with given rolls."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)

    def below(self, bound: int) -> int:
        return self.faces.pop(0) - 1


def test_p1_the_33_tokens_are_those_of_the_rules() -> None:
    kinds = Counter(shape_of(token - BACK) for token in setup().state.tokens)
    assert kinds == {"classroom": 7, "straight": 8, "corner": 8, "tee": 6, "cross": 4}


def test_p1_six_tokens_have_a_star_and_six_are_stairs() -> None:
    tokens = setup().state.tokens
    assert Counter(shape_of(token - BACK) for token in tokens if has_star(token)) == {
        "straight": 2, "corner": 2, "tee": 1, "cross": 1
    }  # fmt: skip
    assert {shape_of(token - BACK) for token in tokens if has_stairs(token)} == {"straight", "corner"}
    assert sum(map(has_stairs, tokens)) == 6


def test_p1_every_class_has_one_room_with_two_opposite_doors() -> None:
    rooms = [token - BACK for token in setup().state.tokens if class_of(token)]
    assert sorted(map(class_of, rooms)) == list(range(1, len(CLASSES) + 1))
    assert {room & 15 for room in rooms} <= {5, 10}


def test_p1_all_tokens_lie_face_down_in_another_order_each_time() -> None:
    boards = [setup(2, bytes([number])).state.tokens for number in range(20)]
    assert all(is_down(token) for tokens in boards for token in tokens)
    assert len({tuple(class_of(token) for token in tokens) for tokens in boards}) == 20


def test_p1_orientations_are_drawn() -> None:
    doors = Counter(
        token & 15 for n in range(50) for token in setup(2, bytes([n])).state.tokens if class_of(token)
    )
    assert 130 < doors[5] < 220 and doors[5] + doors[10] == 350


def test_p1_timetables_list_all_classes_and_never_agree_at_a_step() -> None:
    assert all(sorted(table) == list(range(1, 8)) for table in TIMETABLES)
    assert all(len(set(step)) == 4 for step in zip(*TIMETABLES, strict=True))


def test_p1_students_and_timetables_are_dealt_at_random() -> None:
    states = [setup(4, bytes([number])).state for number in range(40)]
    assert all(sorted(state.students) == sorted(state.timetables) == [0, 1, 2, 3] for state in states)
    assert len({state.students for state in states}) > 12 < len({state.timetables for state in states})


def test_p1_everybody_starts_on_their_students_zone() -> None:
    state = setup(4).state
    assert state.pawns == tuple(zone_of(student) for student in state.students)
    assert pawns(setup(4, b"x").state) != pawns(setup(4, b"y").state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p1_four_cards_each_and_the_rest_is_the_stock(seats: int) -> None:
    state = setup(seats).state
    assert [len(hand) for hand in state.hands] == [4] * seats
    assert Counter(state.stock + sum(state.hands, ())) == DECK


def test_p1_each_player_is_told_their_hand() -> None:
    step = setup(3)
    assert [event.cards for event in told(step, HandDealt)] == list(step.state.hands)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_p1_two_to_four_play(seats: int) -> None:
    with pytest.raises(RuleError, match="seat-count"):
        setup(seats)


@pytest.mark.parametrize("picks", [(1,), (1, 1), (0, 4), (0, -1), (0, 1, 2)])
def test_p1_two_players_need_two_hats(picks: tuple[int, ...]) -> None:
    with pytest.raises(RuleError, match="picks-clash"):
        setup(2, picks=picks)


def test_p1_a_picked_hat_is_worn() -> None:
    assert setup(3, picks=(3, 0, 2)).state.hats == (3, 0, 2)


def test_p1_a_zone_touches_four_tokens() -> None:
    beside = {PLACES[zone]: {PLACES[to] for _, to, _ in LINKS[zone]} for zone in range(33, 37)}
    assert beside == {
        "pitch": {"C1", "C2", "A3", "B3"},
        "hut": {"E1", "E2", "F3", "G3"},
        "forest": {"E6", "E7", "F5", "G5"},
        "lake": {"C6", "C7", "A5", "B5"},
    }


def test_p2_the_highest_roll_starts() -> None:
    assert rolled_for_start(3, Loaded(2, 4, 3)) == (1, (StartRolled((2, 4, 3)),))  # type: ignore[arg-type]


def test_p2_only_the_tied_roll_again() -> None:
    first, rolls = rolled_for_start(4, Loaded(4, 1, 4, 4, 2, 3, 3, 1, 2))  # type: ignore[arg-type]
    assert (first, [event.rolls for event in rolls]) == (3, [(4, 1, 4, 4), (2, 0, 3, 3), (0, 0, 1, 2)])


def test_p2_everybody_starts_equally_often() -> None:
    firsts = Counter(setup(4, bytes([number])).state.first for number in range(200))
    assert all(30 < firsts[seat] < 70 for seat in range(4))


def test_p2_the_first_turn_is_that_of_who_rolled_highest() -> None:
    step = setup(4)
    assert told(step, TurnBegan) == [TurnBegan(step.state.first, 1)] and step.state.turn == step.state.first


def test_p2_a_named_first_player_begins_without_rolls() -> None:
    step = setup(4, first=2)
    assert step.state.turn == 2 and not told(step, StartRolled)


def test_p2_a_first_player_must_sit_at_the_table() -> None:
    with pytest.raises(RuleError, match="no-such-seat"):
        setup(2, first=2)
