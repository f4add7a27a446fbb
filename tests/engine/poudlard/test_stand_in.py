"""Les couloirs de Poudlard's stand-in: it plans from its own view and plays its cards."""

import random
from collections import Counter
from typing import Any

import pytest

from engine.core import Dice
from engine.core.transcript import play as played
from engine.poudlard.model import (
    Action,
    EndTurn,
    FlipToken,
    LayToken,
    MovePawn,
    Options,
    PivotToken,
    PlayCard,
    State,
)
from tests.engine.poudlard.castle import POUDLARD, after, castle, drawn

HALL = drawn("··───··")


def suggested(state: State, level: str = "normal", seed: bytes = b"") -> Action:
    """Return the action of the stand-in on turn."""
    return POUDLARD.suggest(POUDLARD.view(state, state.turn), state.turn, Dice(seed), level)


@pytest.mark.parametrize("level", POUDLARD.levels)
@pytest.mark.parametrize("seed", range(4))
def test_it_walks_to_its_next_class_over_a_star(level: str, seed: int) -> None:
    state = castle(HALL, rooms={"charms": "D1"}, stars="C1")
    assert suggested(state, level, bytes([seed])) == MovePawn("D1", star=True)


@pytest.mark.parametrize("seed", range(4))
def test_it_turns_the_one_token_that_is_in_the_way(seed: int) -> None:
    state = castle(drawn("··│──··"), rooms={"charms": "D1"}, left=1)
    action = suggested(state, seed=bytes([seed]))
    assert isinstance(action, PivotToken) and action.square == "C1" and action.quarters in (1, 3)


def test_it_lays_a_token_towards_its_class() -> None:
    state = castle(drawn("··?─?··"), rooms={"charms": "D1"}, left=1, under={"C1": 5})
    assert suggested(state) == FlipToken("C1")
    assert suggested(after(state, FlipToken("C1"))) == LayToken("EW")


@pytest.mark.parametrize("seed", range(4))
def test_it_lays_a_token_for_the_class_after_its_next_one(seed: int) -> None:
    # However D2 lies, the pawn is as far from Charms on D1; a way from D1 south leads on to Potions on D3.
    rows = drawn("··│┬─·· ··???·· ???│???")
    state = castle(rows, rooms={"charms": "D1", "potions": "D3"}, left=1, under={"D2": 5})
    assert suggested(after(state, FlipToken("D2")), seed=bytes([seed])) == LayToken("NS")


def test_it_looks_for_a_class_that_is_not_found() -> None:
    assert isinstance(suggested(castle(left=3)), FlipToken)


@pytest.mark.parametrize("level", POUDLARD.levels)
def test_it_goes_home_when_all_is_attended(level: str) -> None:
    assert suggested(castle(HALL, pawns="D1 forest", progress=(7, 0)), level) == MovePawn("pitch")


@pytest.mark.parametrize("level", POUDLARD.levels)
def test_it_wins_by_an_event(level: str) -> None:
    assert suggested(castle(pawns="D1 D1", progress=(7, 0), hand="quidditch"), level) == PlayCard("quidditch")


def test_it_leaves_home_when_it_got_everything_there() -> None:
    assert suggested(castle(HALL, progress=(7, 0))) != MovePawn("pitch")


def test_it_never_plays_asleep_in_class_for_nothing() -> None:
    state = castle(HALL, hand="asleep", can_move=False, rooms={"astronomy": "D1"})
    assert suggested(state) == EndTurn()
    early = castle(HALL, hand="asleep", can_move=False, rooms={"astronomy": "D1"}, progress=(3, 2))
    assert suggested(early) == EndTurn()
    late = castle(HALL, hand="asleep", can_move=False, rooms={"astronomy": "D1"}, progress=(3, 6))
    assert suggested(late) == PlayCard("asleep", (), (1,))


def test_it_swaps_timetables_with_who_is_well_ahead_and_near_enough() -> None:
    assert suggested(castle(hand="swap", die=0, progress=(1, 5))) == PlayCard("swap", (), (1,))
    assert suggested(castle(hand="swap", die=0, progress=(5, 1))) != PlayCard("swap", (), (1,))
    far = castle(hand="swap", die=0, progress=(1, 5), swap="near")
    assert not isinstance(suggested(far), PlayCard)


def test_it_never_calls_a_rival_home_who_only_has_to_arrive() -> None:
    state = castle(HALL, pawns="C1 C1", progress=(3, 7), hand="detention", can_move=False)
    assert suggested(state) == EndTurn()
    state = castle(HALL, pawns="C1 C1", progress=(3, 7), hand="squid", can_move=False)
    assert suggested(state) == PlayCard("squid")


def test_it_does_not_cancel_its_own_next_class() -> None:
    state = castle(HALL, rooms={"history": "D1"}, progress=(6, 2), hand="cancelled", can_move=False)
    assert suggested(state) == EndTurn()


def test_it_goes_on_by_a_card_where_the_next_class_is_in_reach() -> None:
    rooms = {"charms": "D1", "potions": "E1"}
    state = castle(HALL, rooms=rooms, pawns="D1 forest", progress=(1, 0), hand="peeves", can_move=False)
    card = suggested(state)
    assert isinstance(card, PlayCard) and card.card == "peeves"
    opened = after(state, card)
    assert after(opened, suggested(opened)).progress == (2, 0)


def test_p12_it_does_not_hide_tokens_to_be_allowed_a_movement() -> None:
    rooms = {"charms": "D1", "potions": "E1"}
    state = castle(HALL, rooms=rooms, pawns="D1 forest", progress=(1, 0), hand="friday", can_move=False)
    assert suggested(state) == EndTurn()


@pytest.mark.parametrize("seed", range(4))
def test_p12_with_its_class_in_reach_its_password_opens_some_other_way(seed: int) -> None:
    rooms = {"charms": "D1", "potions": "E1"}
    drawing = drawn("··───·· ··│││·· │││││││")
    state = castle(drawing, rooms=rooms, pawns="D1 forest", progress=(1, 0), hand="password", can_move=False)
    assert suggested(state) == PlayCard("password")
    while state.progress == (1, 0):
        state = after(state, suggested(state, seed=bytes([seed])))
    assert state.progress == (2, 0)


@pytest.mark.parametrize(
    ("doors", "pawn", "facts", "acts"),
    [
        ("│", "hut", {"left": 1}, (PivotToken("D2", 1), PivotToken("D2", 3))),
        ("─", "hut", {}, (MovePawn("D2"),)),
        ("─", "D2", {"left": 1}, (PivotToken("D2", 1), PivotToken("D2", 3))),
    ],
)
def test_it_crosses_another_classroom_and_turns_it_from_within(
    doors: str, pawn: str, facts: dict[str, Any], acts: tuple[Action, ...]
) -> None:
    # Charms on D1 can only be entered from the south, through Potions on D2.
    rooms = {"charms": "D1", "potions": "D2", "history": "C1"}
    drawing = drawn(f"··││┘·· ··│{doors}─··")
    state = castle(drawing, rooms=rooms, pawns=f"{pawn} forest", year="expert", **facts)
    assert suggested(state) in acts


def match_against_random(number: int, year: str, level: str = "normal") -> bool:
    """Does the stand-in win outright against a player who acts at random? Seats alternate."""
    chance, dice, whims = random.Random(number), Dice(b"game %d" % number), Dice(b"whims %d" % number)
    state = POUDLARD.setup(2, Options(year=year), dice).state
    seat = number % 2
    while POUDLARD.to_act(state):
        if state.turn == seat:
            action = POUDLARD.suggest(POUDLARD.view(state, seat), seat, whims, level)
        else:
            action = chance.choice(POUDLARD.legal_actions(state, state.turn))
        state = POUDLARD.apply(state, state.turn, action, dice).state
    return POUDLARD.outcome(state).places[seat] == 1  # type: ignore[union-attr]


@pytest.mark.parametrize("year", ["first", "expert"])
def test_normal_beats_a_random_player(year: str) -> None:
    assert sum(match_against_random(number, year) for number in range(25)) >= 24


@pytest.mark.soak
@pytest.mark.parametrize("year", ["first", "expert"])
@pytest.mark.parametrize("level", POUDLARD.levels)
def test_every_level_beats_a_random_player_in_400_games(year: str, level: str) -> None:
    assert sum(match_against_random(number, year, level) for number in range(400)) > 380


def test_normal_beats_easy_more_often_than_not() -> None:
    wins = 0
    for number in range(24):
        levels = ["normal", "easy"] if number % 2 else ["easy", "normal"]
        *_, last = played(POUDLARD, 2, Options(), b"levels %d" % number, levels)
        wins += levels[last.state.winner] == "normal"
    assert wins > 14


@pytest.mark.soak
@pytest.mark.parametrize("year", ["first", "expert"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_stand_ins_never_get_stuck_and_no_seat_is_favoured(seats: int, year: str) -> None:
    rounds, wins = list[int](), Counter[Any]()
    for number in range(300):
        *_, last = played(POUDLARD, seats, Options(year=year), b"soak %d" % number, ["normal"] * seats)
        rounds.append(last.state.round)
        wins[last.state.winner] += 1
    assert max(rounds) < 60 and None not in wins
    assert all(0.7 < seats * wins[seat] / 300 < 1.3 for seat in range(seats))


def chosen(state: State) -> Action:
    """Return the first choice of an expert on turn."""
    return POUDLARD.first_choice(POUDLARD.view(state, state.turn), state.turn, Dice(b""))


def test_an_expert_keeps_a_swap_and_what_opens_ways_for_the_end() -> None:
    swap = PlayCard("swap", (), (1,))
    assert chosen(castle(hand="swap", die=0, progress=(1, 3))) != swap  # a stand-in would swap
    assert chosen(castle(hand="swap", die=0, progress=(4, 5))) == swap
    assert chosen(castle(hand="swap", die=0, progress=(1, 3), swap="near")) == swap  # no lead may be larger
    rooms = {"charms": "D1", "potions": "E1"}
    early, late = [
        castle(HALL, rooms=rooms, pawns="D1 forest", progress=(1, count), hand="peeves egg", can_move=False)
        for count in (0, 5)
    ]
    assert isinstance(suggested(early), PlayCard) and isinstance(chosen(late), PlayCard)
    assert chosen(early) == EndTurn()


def test_an_expert_takes_a_turn_more_only_when_somebody_is_near_the_end() -> None:
    homework, norris = PlayCard("homework"), PlayCard("norris", (), (1,))
    acts = [
        [chosen(castle(hand=card, can_move=False, progress=(count, 0))) for count in (4, 5, 6)]
        for card in ("homework", "norris")
    ]
    # A rival without a class is stopped too: a Swap would bring them ahead.
    assert acts == [[EndTurn(), homework, homework], [EndTurn(), EndTurn(), norris]]


def test_p13_an_expert_takes_a_card_before_a_class_until_somebody_is_near_the_end() -> None:
    early, late = [
        castle(HALL, rooms={"charms": "E1"}, stars="C1", pawns="D1 forest", progress=(0, count))
        for count in (4, 5)
    ]
    assert suggested(early) == chosen(late) == MovePawn("E1")
    assert chosen(early) == MovePawn("C1", star=True)
