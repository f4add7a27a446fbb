"""Les couloirs de Poudlard, P8 to P13: corridors, the movement, classes and stars."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core import Dice
from engine.poudlard.cards import would_open_way
from engine.poudlard.events import CardSeen, CardTaken, ClassAttended, PawnMoved
from engine.poudlard.layout import BACK, PLACES, lay_tokens
from engine.poudlard.model import Cancellation, ChooseToken, EndTurn, MovePawn, PivotToken, State
from engine.poudlard.movement import _beside, passages_from, path_over_star, places_over_star, stars_among
from engine.poudlard.movement import reach as reached
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
    starred,
    told,
)

HALL = drawn("··───·· ··???··")


def test_p8_places_join_when_both_are_open_on_the_shared_side() -> None:
    assert reach(castle(drawn("··─┐│·· ··?│?··"))) == {"pitch", "C1", "D1", "D2"}


def test_p8_one_opening_is_not_enough() -> None:
    assert reach(castle(drawn("··─│─··"))) == {"pitch", "C1"}


def test_p8_face_down_tokens_stop() -> None:
    assert reach(castle(drawn("··─?─··"))) == {"pitch", "C1"}


def test_p8_zones_are_open_on_every_side_that_touches_a_token() -> None:
    state = castle(drawn("··───·· ··???·· ?????│? ?????│? ?????│?"))
    assert reach(state) == {"pitch", "C1", "D1", "E1", "hut", "F3", "F4", "F5", "forest"}


def test_p8_a_wall_towards_a_zone_stops() -> None:
    assert reach(castle(drawn("··│??·· ··┌??·· ─??????"))) == {"pitch"}


def test_p9_as_far_as_one_likes_or_not_at_all() -> None:
    state = castle(HALL)
    assert reach(state) == {"pitch", "C1", "D1", "E1", "hut"}
    assert pawns(after(state, MovePawn("pitch"))) == "pitch forest"


def test_p9_the_way_is_told() -> None:
    step = act(castle(HALL), MovePawn("hut"))
    assert told(step, PawnMoved) == [PawnMoved(0, ("pitch", "C1", "D1", "E1", "hut"))]


def test_p9_places_are_shared_freely() -> None:
    assert pawns(after(castle(HALL, pawns="pitch D1"), MovePawn("D1"))) == "D1 D1"


def test_p9_what_is_not_joined_is_out_of_reach() -> None:
    assert refusal(castle(HALL), MovePawn("lake")) == "poudlard-out-of-reach"
    assert refusal(castle(HALL), MovePawn("Z9")) == "poudlard-no-such-place"


def test_p10_entering_any_classroom_ends_the_movement() -> None:
    state = castle(HALL, rooms={"potions": "D1"})
    assert reach(state) == {"pitch", "C1", "D1"}


def test_p10_who_starts_in_a_classroom_leaves_by_its_doors() -> None:
    state = castle(HALL, rooms={"potions": "D1"}, pawns="D1 forest")
    assert reach(state) == {"D1", "C1", "pitch", "E1", "hut"}


def test_p10_a_cancelled_classroom_cannot_be_entered() -> None:
    state = castle(HALL, rooms={"charms": "D1"}, cancellations=(Cancellation(1, 1),))
    assert reach(state) == {"pitch", "C1"}


def test_p10_who_is_inside_a_cancelled_classroom_may_leave() -> None:
    state = castle(HALL, rooms={"charms": "D1"}, pawns="D1 hut", cancellations=(Cancellation(1, 1),))
    assert pawns(after(state, MovePawn("pitch"))) == "pitch hut"


def test_p11_entering_the_next_class_attends_it() -> None:
    step = act(castle(HALL, rooms={"charms": "D1"}), MovePawn("D1"))
    assert told(step, ClassAttended) == [ClassAttended(0, 1, 1)] and step.state.progress == (1, 0)


@pytest.mark.parametrize("room", ["potions", "history"])
def test_p11_another_class_is_not_attended(room: str) -> None:
    assert after(castle(HALL, rooms={room: "D1"}), MovePawn("D1")).progress == (0, 0)


def test_p11_a_class_is_not_attended_twice() -> None:
    state = castle(HALL, rooms={"charms": "D1"}, progress=(1, 0))
    assert after(state, MovePawn("D1")).progress == (1, 0)


@pytest.mark.parametrize("action", [MovePawn("D1"), EndTurn()])
def test_p11_staying_put_in_the_next_class_attends_it(action: object) -> None:
    state = castle(HALL, rooms={"charms": "D1"}, pawns="D1 forest")
    assert after(state, action).progress == (1, 0)


@pytest.mark.parametrize("action", [MovePawn("D1"), EndTurn()])
def test_p11_staying_put_in_a_cancelled_class_does_not(action: object) -> None:
    cancelled = (Cancellation(1, 1),)
    state = castle(HALL, rooms={"charms": "D1"}, pawns="D1 forest", cancellations=cancelled)
    assert after(state, action).progress == (0, 0)


def test_p11_ending_the_turn_after_the_movement_attends_nothing() -> None:
    state = castle(HALL, rooms={"charms": "D1"}, pawns="D1 forest", can_move=False)
    assert after(state, EndTurn()).progress == (0, 0)


def test_p11_being_set_on_a_classroom_is_not_entering_it() -> None:
    state = castle(HALL, rooms={"charms": "D1"}, pawns="pitch D1", hand="lost", can_move=False)
    assert play(state, "lost", 0, 1).progress == (0, 0)


def test_p12_there_is_one_movement_a_turn() -> None:
    assert refusal(after(castle(HALL), MovePawn("D1")), MovePawn("C1")) == "poudlard-already-moved"


# The sheet: "Vous pouvez continuer de vous déplacer si vous jouez une carte événement qui vous ouvre une
# nouvelle voie." D1 bars the way from C1 to E1; C2 would let it through.
BARRED = drawn("··─│─·· ··─??··")


def test_p12_an_event_that_opens_a_new_way_opens_a_new_movement() -> None:
    state = castle(BARRED, hand="peeves", pawns="C1 forest", can_move=False)
    assert reach(play(state, "peeves", "D1", "C2")) == {"C1", "D1", "E1", "hut", "pitch"}


@pytest.mark.parametrize(("one", "other"), [("D4", "D5"), ("C1", "E1"), ("C2", "D4")])
def test_p12_a_swap_of_tokens_that_opens_no_way_opens_no_movement(one: str, other: str) -> None:
    state = castle(BARRED, hand="peeves", can_move=False)
    assert refusal(play(state, "peeves", one, other), MovePawn("C1")) == "poudlard-already-moved"


def test_p12_hiding_tokens_opens_nothing_even_where_a_way_is_open() -> None:
    state = castle(HALL, hand="friday", pawns="D1 forest", rooms={"charms": "E1"}, can_move=False)
    assert not play(state, "friday").can_move


def test_p12_hiding_five_chosen_tokens_opens_nothing_either() -> None:
    state = play(castle(drawn("··┌┬┐·· ··├┼┤··"), hand="friday", can_move=False), "friday")
    five = [ChooseToken(name) for name in ("C1", "D1", "E1", "C2", "D2")]
    assert not after(state, *five).can_move


@pytest.mark.parametrize(("card", "targets"), [("lost", (0, 1)), ("squid", ())])
def test_p12_a_pawn_set_where_it_could_not_go_may_move(card: str, targets: tuple[int, ...]) -> None:
    drawing = drawn("··───·· ··???·· ??????? ??????? │??????")
    state = castle(drawing, hand=card, pawns="D1 lake", can_move=False)
    assert reach(play(state, card, *targets)) == {"lake", "A5"}


@pytest.mark.parametrize(("card", "targets"), [("lost", (0, 1)), ("egg", ())])
def test_p12_a_pawn_set_where_it_could_go_anyway_may_not(card: str, targets: tuple[int, ...]) -> None:
    state = castle(HALL, hand=card, pawns="D1 hut", can_move=False)
    assert not play(state, card, *targets).can_move


def test_p12_what_is_new_is_told_from_where_the_pawn_stood() -> None:
    # From Potions on D1 both ends of the hall are in reach; from the pitch, only what lies before the room.
    state = castle(HALL, hand="quidditch", pawns="D1 forest", rooms={"potions": "D1"}, can_move=False)
    assert not play(state, "quidditch").can_move
    state = castle(HALL, hand="lost", pawns="pitch D1", rooms={"potions": "D1"}, can_move=False)
    assert "hut" in reach(play(state, "lost", 0, 1))


# Four crosses far from the pawn, which may be turned without opening anything.
FAR = BARRED.rsplit("\n", 2)[0] + "\n··┼┼?··\n··┼┼?··"


def password(*turned: str, **facts: Any) -> State:
    """Return the state after a Password whose five changes turn these tokens by a quarter."""
    state = play(castle(FAR, hand="password", pawns="C1 forest", **facts), "password")
    assert refusal(state, MovePawn("C1")) == "poudlard-change-first"
    return after(state, *[PivotToken(name, 1) for name in turned])


def test_p12_a_password_opens_a_movement_if_its_five_changes_open_a_way() -> None:
    assert "hut" in reach(password("D1", "C6", "D6", "C7", "D7", can_move=False))


def test_p12_a_password_whose_changes_open_no_way_opens_no_movement() -> None:
    state = password("E1", "C6", "D6", "C7", "D7", can_move=False)
    assert refusal(state, MovePawn("pitch")) == "poudlard-already-moved" and state.reached == ()


def test_p12_a_password_is_judged_after_its_last_change() -> None:
    # The first change opens D1, the fifth closes C1 towards it.
    assert not password("D1", "C6", "D6", "C7", "C1", can_move=False).can_move


def test_p12_a_password_before_the_movement_leaves_it_open() -> None:
    assert "pitch" in reach(password("E1", "C6", "D6", "C7", "D7"))


@pytest.mark.parametrize(
    ("card", "targets"),
    [("norris", (1,)), ("homework", ()), ("swap", (1,)), ("asleep", (1,)), ("lost", (1, 2)),
     ("cancelled", ("D1",)), ("quidditch", ())],
)  # fmt: skip
def test_p12_other_events_do_not(card: str, targets: tuple[str | int, ...]) -> None:
    rooms = {"charms": "D1", "astronomy": "E1"}
    state = castle(HALL, rooms=rooms, pawns="pitch hut lake", progress=(0, 1, 0), hand=card, can_move=False)
    assert not play(state, card, *targets).can_move


@pytest.mark.parametrize(
    ("card", "targets", "opens"),
    [
        ("peeves", ("D1", "C2"), True),
        ("peeves", ("D4", "D5"), False),
        ("lost", (0, 1), True),
        ("squid", (), True),
        ("quidditch", (), False),
        ("friday", (), False),
        ("password", (), False),  # its changes may
        ("norris", (1,), False),
    ],
)
def test_p12_whether_a_card_opens_a_way_is_known_before_it_is_played(
    card: str, targets: tuple[str | int, ...], opens: bool
) -> None:
    state = castle(BARRED, hand=card, pawns="C1 forest", can_move=False)
    seen = POUDLARD.imagine(POUDLARD.view(state, 0))
    assert would_open_way(seen, card_on(card, *targets)) is opens
    assert play(state, card, *targets).can_move is opens


def test_p12_an_event_before_the_movement_gives_no_second_one() -> None:
    state = play(castle(HALL, hand="peeves"), "peeves", "D4", "D5")
    assert not after(state, MovePawn("D1")).can_move


@pytest.mark.parametrize("to", ["D1", "hut"])
def test_p13_passing_or_stopping_on_a_star_gives_a_card(to: str) -> None:
    step = act(castle(HALL, stars="D1"), MovePawn(to, star=True))
    assert step.state.hands[0] == ("lost",) and step.state.stock == ("swap",)
    assert told(step, CardTaken) == [CardTaken(0)] and told(step, CardSeen) == [CardSeen(0, "lost")]


def test_p13_one_may_take_none() -> None:
    assert after(castle(HALL, stars="D1"), MovePawn("hut")).hands[0] == ()


def test_p13_at_most_one_card_per_movement() -> None:
    assert len(after(castle(HALL, stars="C1 D1 E1"), MovePawn("hut", star=True)).hands[0]) == 1


def test_p13_a_movement_opened_by_an_event_may_earn_another() -> None:
    # The sheet: "sauf si vous ouvrez une nouvelle voie".
    state = castle(BARRED, stars="C1", hand="peeves")
    state = play(after(state, MovePawn("C1", star=True)), "peeves", "D1", "C2")
    state = after(replace(state, pawns=(PLACES.index("pitch"), 35)), MovePawn("hut", star=True))
    assert state.hands[0] == ("lost", "swap")


def test_p13_the_square_started_from_does_not_count() -> None:
    state = castle(HALL, stars="D1", pawns="D1 forest")
    assert starred(state) == set()
    assert refusal(state, MovePawn("hut", star=True)) == "poudlard-no-star"


def test_p13_an_empty_stock_gives_nothing() -> None:
    state = castle(HALL, stars="D1", stock=())
    assert starred(state) == set()
    assert refusal(state, MovePawn("hut", star=True)) == "poudlard-no-star"


def test_p13_a_star_in_a_dead_end_serves_only_who_stops_there() -> None:
    state = castle(drawn("··─┬─·· ··?│?··"), stars="D2")
    assert starred(state) == {"D2"} and "hut" in reach(state)


def test_p13_a_star_on_the_way_round_serves_all_who_go_round() -> None:
    # C1 D1 and C2 D2 are two paths from the pitch to D1; the star is on the longer one.
    state = castle(drawn("··─┐?·· ··─┘?··"), stars="C2")
    assert starred(state) == {"C1", "D1", "C2", "D2"}
    step = act(state, MovePawn("C1", star=True))
    assert told(step, PawnMoved)[0].path == ("pitch", "C2", "D2", "D1", "C1")


def test_p13_played_cards_go_under_the_stock() -> None:
    assert play(castle(hand="homework"), "homework").stock == ("lost", "swap", "homework")


def simple_paths(paths: list[int], path: list[int]) -> Iterator[list[int]]:
    """Yield every path that visits no place twice."""
    yield path
    for to in _beside(paths, path[-1]):
        if to not in path:
            yield from simple_paths(paths, [*path, to])


@pytest.mark.parametrize("seed", range(150))
def test_p9_ways_over_a_star_are_found_exactly_where_a_simple_path_has_one(seed: int) -> None:
    chance = random.Random(seed)
    tokens = tuple(
        token - BACK if chance.random() < 0.8 else token for token in lay_tokens(Dice(bytes([seed])))
    )
    start = chance.choice([33, 34, *(square for square in range(33) if tokens[square] < BACK)])
    passages = passages_from(tokens, (), start)
    stars = stars_among(tokens, (place for place in reached(passages, start) if place != start))
    every = list(simple_paths(passages, [start]))
    expected = {path[-1] for path in every if stars.intersection(path)}
    assert {path[-1] for path in every} == set(reached(passages, start))
    assert places_over_star(passages, start, stars) == expected
    for place in expected:
        way = path_over_star(passages, start, place, tokens)
        assert list(way) in every and way[-1] == place and stars.intersection(way), PLACES[place]
