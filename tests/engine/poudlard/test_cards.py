"""Les couloirs de Poudlard, P14 to P23 and P26: the event cards."""

import pytest
from msgspec.structs import replace

from engine.poudlard.changes import phase_of
from engine.poudlard.events import (
    CardPlayed,
    ClassForgotten,
    ClassReopened,
    PawnSet,
    TokensShuffled,
    TurnBegan,
    TurnLost,
)
from engine.poudlard.layout import BACK, CARDS, SQUARES, TARGETS, class_of
from engine.poudlard.model import (
    Cancellation,
    ChooseToken,
    EndTurn,
    FlipToken,
    LayToken,
    MovePawn,
    PivotToken,
    PlayCard,
)
from tests.engine.poudlard.castle import (
    POUDLARD,
    act,
    after,
    card_on,
    castle,
    drawn,
    pawns,
    play,
    reach,
    refusal,
    token,
    told,
)

HALL = drawn("··───··")
WIDE = drawn("··┌┬┐·· ··├┼┤··")
FIVE = ("C1", "D1", "E1", "C2", "D2")


def chosen(*names: str) -> list[ChooseToken]:
    return [ChooseToken(name) for name in names]


def test_p14_a_password_changes_five_more_tokens() -> None:
    state = play(castle(WIDE, hand="password"), "password")
    state = after(state, *[PivotToken(name, 1) for name in FIVE[:4]])
    assert (phase_of(state), state.extra_left) == ("password", 1)
    assert phase_of(after(state, PivotToken("D2", 1))) == "move"


def test_p14_they_are_different_from_each_other() -> None:
    state = after(play(castle(WIDE, hand="password"), "password"), PivotToken("C1", 1))
    assert refusal(state, PivotToken("C1", 1)) == "poudlard-changed-already"


def test_p14_those_changed_by_the_roll_are_allowed() -> None:
    state = after(castle(WIDE, hand="password", left=1), PivotToken("C1", 1))
    assert after(play(state, "password"), PivotToken("C1", 1)).extra_left == 4


def test_p14_two_passwords_may_change_the_same_token() -> None:
    state = play(castle(WIDE, hand="password password"), "password")
    state = after(state, *[PivotToken(name, 1) for name in FIVE])
    assert after(play(state, "password"), PivotToken("C1", 1)).extra_left == 4


def test_p14_a_password_in_the_middle_of_a_roll_leaves_its_changes_due() -> None:
    state = play(castle(WIDE, hand="password", left=2), "password")
    state = after(state, *[PivotToken(name, 1) for name in FIVE])
    assert (phase_of(state), state.left) == ("change", 2)
    assert after(state, PivotToken("C1", 1)).left == 1


def test_p14_by_the_rules_of_the_chosen_year() -> None:
    first = after(play(castle(WIDE, hand="password"), "password"), FlipToken("D4"))
    assert phase_of(first) == "lay" and after(first, LayToken("NS")).extra_left == 4
    expert = play(castle(WIDE, hand="password", year="expert"), "password")
    assert refusal(expert, PivotToken("C1", 2)) == "poudlard-wrong-quarters"


def test_p14_one_cards_effect_is_finished_before_the_next_card() -> None:
    state = play(castle(WIDE, hand="password homework"), "password")
    assert refusal(state, PlayCard("homework")) == "poudlard-change-first"


@pytest.mark.parametrize("turn", [0, 1])
def test_p15_a_cancelled_class_is_closed_to_everybody(turn: int) -> None:
    state = castle(HALL, rooms={"charms": "D1"}, pawns="pitch pitch", hand="cancelled")
    state = replace(play(state, "cancelled", "D1"), turn=turn)
    assert state.cancellations == (Cancellation(1, 0),) and reach(state) == {"pitch", "C1"}


def test_p15_until_the_start_of_ones_own_next_turn() -> None:
    state = castle(HALL, rooms={"charms": "D1"}, cancellations=(Cancellation(1, 0),))
    rival = after(state, EndTurn())
    assert rival.turn == 1 and rival.cancellations
    step = act(replace(rival, die=1), EndTurn())
    assert step.state.cancellations == () and told(step, ClassReopened) == [ClassReopened(0, "D1")]


def test_p15_a_lost_turn_of_ones_own_ends_it_too() -> None:
    cancelled = (Cancellation(1, 1),)
    state = castle(HALL, rooms={"charms": "D1"}, cancellations=cancelled, losing=(False, True))
    step = act(state, EndTurn())
    assert step.state.turn == 0 and step.state.cancellations == ()


def test_p15_an_extra_turn_ends_it_too() -> None:
    cancelled = (Cancellation(1, 0),)
    state = castle(HALL, rooms={"charms": "D1"}, cancellations=cancelled, plays_again=True)
    assert after(state, EndTurn()).cancellations == ()


def test_p15_the_card_goes_under_the_stock_when_it_is_lifted() -> None:
    state = play(castle(HALL, rooms={"charms": "D1"}, hand="cancelled"), "cancelled", "D1")
    assert state.stock == ("lost", "swap")
    state = castle(HALL, rooms={"charms": "D1"}, cancellations=(Cancellation(1, 1),))
    assert after(state, EndTurn()).stock == ("lost", "swap", "cancelled")


@pytest.mark.parametrize("name", ["C1", "D4"])
def test_p15_only_a_room_that_lies_face_up(name: str) -> None:
    state = castle(HALL, rooms={"charms": "D1", "potions": "D4"}, hand="cancelled")
    assert refusal(state, card_on("cancelled", name)) == "poudlard-no-room"


def test_p15_not_what_one_has_cancelled_oneself() -> None:
    rooms = {"charms": "D1", "potions": "C1"}
    state = castle(HALL, rooms=rooms, hand="cancelled", cancellations=(Cancellation(1, 0),))
    assert refusal(state, card_on("cancelled", "D1")) == "poudlard-cancelled-already"


def test_p16_five_face_up_tokens_are_turned_down_and_shuffled_among_their_squares() -> None:
    state = play(castle(WIDE, hand="friday", rooms={"charms": "E2"}), "friday")
    step = act(after(state, *chosen("C1", "D1", "E1", "C2")), ChooseToken("E2"))
    assert told(step, TokensShuffled) == [TokensShuffled(0, ("C1", "D1", "E1", "C2", "E2"))]
    squares = [SQUARES.index(name) for name in ("C1", "D1", "E1", "C2", "E2")]
    kinds = sorted((step.state.tokens[s] & 15).bit_count() for s in squares)
    assert all(step.state.tokens[s] & BACK for s in squares) and kinds == [2, 2, 3, 3, 3]
    assert not token(step.state, "D2") & BACK


def test_p16_places_and_orientations_are_drawn_anew() -> None:
    state = after(play(castle(WIDE, hand="friday"), "friday"), *chosen(*FIVE[:4]))
    ends = [after(state, ChooseToken("D2"), seed=bytes([seed])) for seed in range(40)]
    assert len({end.tokens for end in ends}) > 35


def test_p16_all_of_them_at_once_when_there_are_no_more_than_five() -> None:
    step = act(castle(HALL, hand="friday", pawns="D1 hut"), PlayCard("friday"))
    assert told(step, TokensShuffled) == [TokensShuffled(0, ("C1", "E1"))] and phase_of(step.state) == "move"


def test_p16_not_a_token_with_a_pawn() -> None:
    state = play(castle(drawn("··┌┬┐·· ··├┼┤·· │??????"), hand="friday", pawns="D1 hut"), "friday")
    assert refusal(state, ChooseToken("D1")) == "poudlard-not-shufflable"


def test_p16_not_a_face_down_token_and_none_twice() -> None:
    state = after(play(castle(WIDE, hand="friday"), "friday"), ChooseToken("C1"))
    assert refusal(state, ChooseToken("D4")) == "poudlard-not-shufflable"
    assert refusal(state, ChooseToken("C1")) == "poudlard-chosen-already"
    assert refusal(state, MovePawn("pitch")) == "poudlard-choose-first"


def test_p16_nothing_is_chosen_without_the_card() -> None:
    assert refusal(castle(WIDE), ChooseToken("C1")) == "poudlard-nothing-to-choose"


def test_p16_a_cancelled_class_among_them_is_cancelled_no_more() -> None:
    cancelled = (Cancellation(1, 1),)
    step = act(
        castle(HALL, rooms={"charms": "D1"}, hand="friday", cancellations=cancelled), PlayCard("friday")
    )
    assert step.state.cancellations == () and told(step, ClassReopened) == [ClassReopened(1, "D1")]
    assert step.state.stock == ("lost", "swap", "friday", "cancelled")


def test_p16_a_reshuffled_square_may_be_changed_by_what_is_left_of_the_roll() -> None:
    state = castle(HALL, hand="friday", left=1, changed=(0,))
    assert FlipToken("C1") in POUDLARD.legal_actions(play(state, "friday"), 0)


def test_p17_two_tokens_change_places_as_they_lie() -> None:
    state = castle(drawn("··┌??··"), under={"D4": 7}, hand="peeves")
    state = play(state, "peeves", "C1", "D4")
    assert (token(state, "C1"), token(state, "D4")) == (7 | BACK, 6)


def test_p17_the_pawns_on_them_go_along() -> None:
    state = castle(drawn("··┌─┐··"), hand="peeves", pawns="C1 E1 C1")
    step = act(state, card_on("peeves", "C1", "E1"))
    assert pawns(step.state) == "E1 C1 E1"
    assert told(step, PawnSet)[0] == PawnSet(0, "C1", "E1")


def test_p17_a_cancellation_moves_with_its_room() -> None:
    cancelled = (Cancellation(1, 1),)
    state = castle(HALL, rooms={"charms": "D1"}, hand="peeves", cancellations=cancelled)
    assert play(state, "peeves", "D1", "D5").cancellations == (Cancellation(SQUARES.index("D5"), 1),)


def test_p17_a_token_counts_as_changed_wherever_it_lies() -> None:
    state = after(castle(WIDE, hand="peeves", left=2), PivotToken("C1", 1))
    state = play(state, "peeves", "C1", "D1")
    assert refusal(state, PivotToken("D1", 1)) == "poudlard-changed-already"
    assert after(state, PivotToken("C1", 1)).left == 0


@pytest.mark.parametrize("squares", [("C1", "C1"), ("C1",), ("C1", "D1", "E1"), ()])
def test_p17_two_different_tokens(squares: tuple[str, ...]) -> None:
    assert refusal(castle(HALL, hand="peeves"), PlayCard("peeves", squares)) == "poudlard-aim-peeves"


def test_p17_zones_are_never_swapped() -> None:
    assert refusal(castle(HALL, hand="peeves"), card_on("peeves", "C1", "pitch")) == "poudlard-no-such-square"


@pytest.mark.parametrize(("one", "other", "where"), [(0, 1, "hut pitch lake"), (1, 2, "pitch lake hut")])
def test_p18_any_two_pawns_swap_places(one: int, other: int, where: str) -> None:
    state = castle(pawns="pitch hut lake", hand="lost")
    assert pawns(play(state, "lost", one, other)) == where


def test_p19_timetable_and_progress_change_hands_and_students_stay() -> None:
    state = play(castle(progress=(1, 4), hand="swap"), "swap", 1)
    assert (state.timetables, state.progress, state.students) == ((2, 0), (4, 1), (0, 2))
    assert pawns(state) == "pitch forest"


@pytest.mark.parametrize(("own", "theirs"), [(0, 2), (3, 0), (5, 7)])
def test_p19_near_allows_at_most_two_classes_ahead(own: int, theirs: int) -> None:
    state = castle(progress=(own, theirs), hand="swap", swap="near")
    assert play(state, "swap", 1).progress == (theirs, own)


def test_p19_near_forbids_more() -> None:
    state = castle(pawns="pitch hut lake", progress=(0, 3, 1), hand="swap", swap="near")
    assert refusal(state, card_on("swap", 1)) == "poudlard-too-far-ahead"
    assert play(castle(progress=(0, 3), hand="swap"), "swap", 1).progress == (3, 0)


@pytest.mark.parametrize("card", ["swap", "norris", "asleep"])
def test_p19_p20_p22_only_on_an_opponent(card: str) -> None:
    state = castle(progress=(1, 1), hand=card)
    assert refusal(state, card_on(card, 0)) == "poudlard-not-yourself"


def test_p20_mrs_norris_takes_an_opponents_next_turn() -> None:
    state = play(castle(pawns="pitch hut lake", hand="norris"), "norris", 1)
    step = act(state, EndTurn())
    assert told(step, TurnLost) == [TurnLost(1)] and step.state.turn == 2
    assert step.state.losing == (False, False, False)


def test_p20_not_of_one_already_due_to_lose_a_turn() -> None:
    state = castle(pawns="pitch hut lake", hand="norris", losing=(False, True, False))
    assert refusal(state, card_on("norris", 1)) == "poudlard-loses-already"


def test_p21_no_homework_gives_another_turn_after_this_one() -> None:
    step = act(play(castle(hand="homework"), "homework"), EndTurn())
    assert told(step, TurnBegan) == [TurnBegan(0, 1, is_extra=True)]
    assert (step.state.turn, step.state.turns, phase_of(step.state)) == (0, 1, "roll")
    assert not step.state.plays_again


def test_p22_one_class_back_and_into_that_room() -> None:
    state = castle(HALL, rooms={"astronomy": "D1"}, progress=(0, 1), hand="asleep")
    step = act(state, card_on("asleep", 1))
    assert step.state.progress == (0, 0) and pawns(step.state) == "pitch D1"
    assert told(step, ClassForgotten) == [ClassForgotten(1, 5, 0)]


def test_p22_cancelled_or_not() -> None:
    cancelled = (Cancellation(1, 0),)
    state = castle(HALL, rooms={"astronomy": "D1"}, progress=(0, 1), hand="asleep", cancellations=cancelled)
    assert pawns(play(state, "asleep", 1)) == "pitch D1"


def test_p22_home_when_the_room_lies_face_down() -> None:
    state = castle(HALL, rooms={"astronomy": "D4"}, pawns="pitch D1", progress=(0, 1), hand="asleep")
    assert pawns(play(state, "asleep", 1)) == "pitch forest"


def test_p22_not_on_who_has_attended_nothing() -> None:
    state = castle(HALL, rooms={"astronomy": "D1"}, pawns="pitch hut lake", progress=(0, 1, 0), hand="asleep")
    assert refusal(state, card_on("asleep", 2)) == "poudlard-attended-nothing"


@pytest.mark.parametrize(
    ("card", "zone"),
    [("quidditch", "pitch"), ("squid", "lake"), ("egg", "hut"), ("detention", "forest")],
)
def test_p23_all_pawns_go_to_the_cards_zone(card: str, zone: str) -> None:
    state = castle(HALL, pawns="D1 hut lake", hand=card)
    assert pawns(play(state, card)) == f"{zone} {zone} {zone}"


@pytest.mark.parametrize(
    ("card", "facts"),
    [
        ("cancelled", {"rooms": {"charms": "D4"}}),
        ("friday", {}),
        ("lost", {"pawns": "pitch pitch"}),
        ("swap", {"swap": "near", "progress": (0, 3)}),
        ("norris", {"losing": (False, True)}),
        ("homework", {"plays_again": True}),
        ("asleep", {"progress": (3, 0)}),
        ("quidditch", {"pawns": "pitch pitch"}),
        ("squid", {"pawns": "lake lake"}),
        ("egg", {"pawns": "hut hut"}),
        ("detention", {"pawns": "forest forest"}),
    ],
)
def test_p26_a_card_that_would_do_nothing_cannot_be_played(card: str, facts: dict[str, object]) -> None:
    state = castle(hand=card, **facts)
    assert not any(isinstance(action, PlayCard) for action in POUDLARD.legal_actions(state, 0))
    assert refusal(state, PlayCard(card)) == f"poudlard-nothing-{card}"
    assert POUDLARD.view(state, 0).playable == ()


def test_p26_two_pawns_on_one_place_have_nothing_to_swap() -> None:
    state = castle(pawns="hut hut lake", hand="lost")
    assert refusal(state, card_on("lost", 0, 1)) == "poudlard-same-place"


def test_p26_what_can_be_played_is_offered() -> None:
    state = castle(HALL, hand="friday norris norris asleep")
    assert POUDLARD.view(state, 0).playable == ("friday", "norris")


@pytest.mark.parametrize("card", CARDS)
def test_p26_every_card_needs_its_targets(card: str) -> None:
    state = castle(HALL, rooms={"charms": "D1"}, progress=(1, 1), pawns="pitch C1", hand=card)
    squares, seats = TARGETS[card]
    wrong = PlayCard(card, ("D4",) * (squares + 1), (1,) * seats)
    assert refusal(state, wrong) == f"poudlard-aim-{card}"
    assert any(isinstance(action, PlayCard) for action in POUDLARD.legal_actions(state, 0))


def test_p13_a_card_that_is_not_in_hand_is_not_played() -> None:
    assert refusal(castle(hand="lost"), PlayCard("norris", (), (1,))) == "poudlard-not-in-hand"
    assert refusal(castle(hand="lost"), PlayCard("joker")) == "poudlard-no-such-card"


def test_p13_of_two_equal_cards_one_is_played() -> None:
    step = act(castle(hand="norris lost norris"), card_on("norris", 1))
    assert step.state.hands[0] == ("lost", "norris")
    assert told(step, CardPlayed) == [CardPlayed(0, "norris", (), (1,))]


def test_p22_the_room_is_that_of_their_own_timetable() -> None:
    state = castle(HALL, rooms={"astronomy": "D1", "charms": "C1"}, progress=(0, 1), hand="asleep")
    where = play(state, "asleep", 1).pawns[1]
    assert class_of(state.tokens[where]) == 5
