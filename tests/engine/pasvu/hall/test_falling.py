"""Pas vu pas pris, V12 and V13: what has lost its support comes down or tips on, so that nothing hangs."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core import Dice, RuleError
from engine.pasvu.events import GhostDisplaced, PieceFell
from engine.pasvu.furniture import without_support_fallen
from engine.pasvu.hall.falling import settled, tipped_on
from engine.pasvu.hall.laying import laid_down
from engine.pasvu.hall.shapes import shape_of
from engine.pasvu.hall.standing import meets_figure
from engine.pasvu.hall.tipping import tipped
from engine.pasvu.model import (
    OUT,
    POSES,
    TIPS,
    Action,
    DeclineFurniture,
    MoveFurniture,
    MovementCard,
    Piece,
    State,
)
from engine.pasvu.rounds import movable, round_begun
from tests.engine.pasvu.halls import (
    PASVU,
    act,
    assert_sound,
    body,
    carry_out,
    furnished,
    ghost,
    ghosts,
    lacking_support,
    move,
    moving,
    piece,
    plan,
    position,
    told,
    way,
    where,
)

MIRROR = Piece("mirror", 1.5, 2.4, 0)
TABLE, PIANO = Piece("table", 2.0, 3.5, 0), Piece("piano", 2.0, 2.4, 0)
CARD = MovementCard(6, ("table", "piano"))


def on_table() -> Piece:
    """Return the mirror on the table, leaning on the piano."""
    return tipped([TABLE, PIANO], [], laid_down([TABLE, PIANO], Piece("mirror", 2.0, 3.4, 0)), "back")


def test_v12_a_leaning_piece_comes_down_when_what_carries_its_edge_is_moved() -> None:
    high = on_table()
    assert high.lean == "back" and high.z == 0.8
    state = moving(card=CARD, pieces=furnished(TABLE, PIANO, high))
    step = act(state, move("table", 2.0, 5.0))
    low = piece(step.state, "mirror")
    # It still leans on the piano, from the floor.
    assert (low.x, low.y, low.z, low.lean) == (2.0, 3.4, 0.0, "back") and 0 < low.steps < high.steps
    assert told(step.events, PieceFell) == [PieceFell(low)]


def test_v12_a_leaning_piece_that_cannot_lean_below_stands_there() -> None:
    armchair, high = Piece("armchair", 2.0, 2.85, 0), on_table()
    (stands,) = [one for one in settled([armchair, high]) if one.kind == "mirror"]
    assert stands == Piece("mirror", 2.0, 3.4, 0)


def test_v12_what_came_into_its_old_place_carries_a_leaning_piece_that_falls() -> None:
    leaning = Piece("mirror", 2.0, 1.0, 0, "standing", 0.5, "back", 8)
    piano = Piece("piano", 2.0, 1.25, 0)
    (high,) = [one for one in settled([piano, leaning]) if one.kind == "mirror"]
    assert (high.z, high.lean) == (1.3, "")


def test_v12_what_lies_on_a_leaning_piece_comes_down_when_it_tips_on_and_ghosts_on_it_too() -> None:
    leaning = tipped([], [body("L1", "B2")], MIRROR, "back")
    # A table that came straight down on to the leaning mirror, with a ghost on it.
    table = next(one for one in settled([leaning, Piece("table", 1.5, 1.6, 0, z=3.0)]) if one.kind == "table")
    assert table.z > 1.0
    top = round(table.z + 0.8, 2)
    state = position(ghosts(S1=ghost("S1", "B2", z=top)), pieces=furnished(leaning, table))
    after, events = without_support_fallen(state, lies=False)
    assert piece(after, "table").z == 0.12 and not piece(after, "mirror").lean
    # The mirror and the table fill its cell, so it comes down with the table.
    assert where(after, 0, "S1") == "B2 c 0.92"
    assert told(events, GhostDisplaced) and told(events, PieceFell)
    assert_sound(after)


def test_v13_when_the_piece_it_leans_on_leaves_it_tips_on_and_lies() -> None:
    desk = Piece("desk", 2.0, 1.5, 0)
    leaning = tipped([desk], [], Piece("mirror", 2.0, 2.4, 0), "back")
    state = moving(card=MovementCard(6, ("desk", "trolley")), pieces=furnished(desk, leaning))
    step = act(state, move("desk", 2.0, 5.0))
    flat = Piece("mirror", 2.0, 1.54, 0, "back")
    assert piece(step.state, "mirror") == flat and told(step.events, PieceFell) == [PieceFell(flat)]


def test_v13_a_piece_without_support_tips_on_to_the_next_thing_in_its_way() -> None:
    desk = Piece("desk", 2.0, 1.5, 0)
    leaning = tipped([desk], [], Piece("mirror", 2.0, 2.4, 0), "back")
    small = body("S1", "B1 s")
    (further,) = tipped_on((leaning,), [small])
    assert further.lean and further.steps > leaning.steps
    assert meets_figure(shape_of(replace(further, steps=further.steps + 1)).solids, small)


def test_v13_the_wall_stops_a_piece_that_tips_on() -> None:
    leaning = Piece("mirror", 1.5, 1.0, 0, "standing", 0.0, "back", 3)
    (further,) = tipped_on((leaning,), [])
    assert further.lean and shape_of(further).low[1] >= 0
    assert shape_of(replace(further, steps=further.steps + 1)).low[1] < 0


def test_v13_a_piece_tips_on_when_the_ghost_it_leans_on_has_left_and_all_plans_are_carried_out() -> None:
    leaning = tipped([], [body("L1", "B2")], MIRROR, "back")
    state = position(ghosts(L1="B2"), pieces=furnished(leaning))
    first = act(state, plan(way("L1", f"B1 {OUT}")), 0).state
    assert piece(first, "mirror") == leaning
    step = carry_out(state, {0: plan(way("L1", f"B1 {OUT}"))})
    assert piece(step.state, "mirror") == Piece("mirror", 1.5, 1.54, 0, "back")


def test_v13_a_piece_tips_on_when_the_ghost_it_leans_on_was_seen() -> None:
    leaning = tipped([], [body("L1", "B2")], MIRROR, "back")
    state = position(ghosts(L1="B2"), pieces=furnished(leaning), card="knock", keyhole="W1")
    step = carry_out(state, {}, seed=b"A")
    (look,) = step.state.looks
    assert [seen.name for seen in look.seen] == ["L1"]
    assert leaning in look.pieces and not piece(step.state, "mirror").lean


def drawn(card: str, *own: Any, **facts: Any) -> Any:
    """Return the state after this midnight card was drawn and carried out, with no ghost seen before."""
    state = position(*own, round=3, midnight=True, midnight_deck=(card,), **facts)
    return round_begun(state, Dice(b"midnight"))[0]


@pytest.mark.parametrize("card", ["freeze", "shelter"])
def test_v27_v37_a_piece_tips_on_at_once_when_a_card_takes_its_ghost_away_or_lays_it_down(card: str) -> None:
    leaning = tipped([], [body("L1", "B2")], MIRROR, "back")
    after = drawn(card, ghosts(L1="B2"), pieces=furnished(leaning))
    assert piece(after, "mirror") != leaning
    assert not lacking_support(after)


def test_v31_a_leaning_piece_that_dances_off_another_comes_to_the_floor() -> None:
    after = drawn("dance", pieces=furnished(TABLE, PIANO, on_table()))
    assert piece(after, "mirror").z == 0 and not lacking_support(after)


def wild(state: State, chance: random.Random) -> Action:
    """Return a legal way to move furniture, rather one that stacks or leans."""
    ways: list[tuple[int, MoveFurniture]] = []
    for _ in range(30):
        near = chance.choice(state.pieces)
        x, y = (round(round((at + chance.uniform(-1, 1)) * 20) / 20, 2) for at in (near.x, near.y))
        kind, pose = chance.choice(movable(state, state.turn)), chance.choice(POSES)
        tried = MoveFurniture(kind, x, y, 5 * chance.randrange(72), pose, chance.choice(("", *TIPS)))
        try:
            done = piece(act(state, tried).state, kind)
        except RuleError:
            continue
        ways.append((bool(done.lean) + (done.z > 0), tried))
    return max(ways, key=lambda way: way[0])[1] if ways else DeclineFurniture()


@pytest.mark.parametrize("number", range(4))
def test_v12_v13_in_whole_games_with_furniture_piled_up_nothing_ever_hangs(number: int) -> None:
    chance, dice = random.Random(number), Dice(b"hang %d" % number)
    state = PASVU.setup(2 + number % 3, PASVU.options(midnight="midnight"), dice).state
    while acting := PASVU.to_act(state):
        seat = min(acting)
        is_wild = state.phase == "furniture" and chance.random() < 0.8
        chosen = (
            wild(state, chance) if is_wild else PASVU.suggest(PASVU.view(state, seat), seat, dice, "easy")
        )
        state = PASVU.apply(state, seat, chosen, dice).state
        assert not lacking_support(state), state.pieces
        assert_sound(state)
