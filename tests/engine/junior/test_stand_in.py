"""Labyrinthe Junior's stand-in: it takes what it can, from its own view."""

import random

import pytest

from engine.core import Dice
from engine.core.transcript import play
from engine.junior.model import MovePawn, PushTile, State
from tests.engine.junior.drawn import JUNIOR, position, secret, setup

ONE_WAY_IN = """
    ╶╵╵╵╵
    ╵╵╵╵╵
    ╵╵╵╵╵
    ╵╵╵╵╵
    ╵╵╵╵╵
"""


def suggested(state: State, level: str = "normal", seed: bytes = b"") -> PushTile | MovePawn:
    """Return the action of the stand-in on turn."""
    return JUNIOR.suggest(JUNIOR.view(state, state.turn), state.turn, Dice(seed), level)


@pytest.mark.parametrize("seed", range(8))
def test_normal_finds_the_only_push_that_wins(seed: int) -> None:
    state = position(ONE_WAY_IN, treasures={"jester": "spare"})
    assert suggested(state, seed=bytes([seed])) == PushTile("N1", "EW")


@pytest.mark.parametrize("seed", range(30))
def test_normal_wins_whenever_some_push_can(seed: int) -> None:
    state = setup(2, bytes([seed])).state
    can_win = any(brings_target(state, push) for push in JUNIOR.legal_actions(state, state.turn))
    assert brings_target(state, suggested(state)) == can_win


def brings_target(state: State, push: PushTile | MovePawn) -> bool:
    """Can the player on turn stop on the target after a push?"""
    after = JUNIOR.apply(state, state.turn, push, Dice(b"")).state
    moves = JUNIOR.legal_actions(after, after.turn)
    return any(JUNIOR.apply(after, after.turn, move, Dice(b"")).state.won[state.turn] for move in moves)


@pytest.mark.parametrize("level", JUNIOR.levels)
@pytest.mark.parametrize("seed", range(8))
def test_every_level_walks_to_a_target_in_reach(level: str, seed: int) -> None:
    state = position(treasures={"jester": "B1"}, phase="move")
    assert suggested(state, level, bytes([seed])) == MovePawn("B1")


@pytest.mark.parametrize("seed", range(8))
def test_normal_goes_where_most_pushes_lead_in(seed: int) -> None:
    # From A1 a straight pushed in at N1 leads to C1; a pawn on B1 would be carried off by that push.
    state = position("╶╴╴╵╵ ╵╵╵╵╵ ╵╵╵╵╵ ╵╵╵╵╵ ╵╵╵╵╵", treasures={"jester": "C1"}, phase="move")
    assert suggested(state, seed=bytes([seed])) == MovePawn("A1")


@pytest.mark.parametrize("seed", range(8))
def test_normal_keeps_the_next_player_out_when_it_wins_nothing(seed: int) -> None:
    # A push at S1 would move the straight of B2 between seat 1's pawn on A1 and the target on C1.
    state = position("╶╵╴╵╵ ╵─╵╵╵ ╵╵╵╵╵ ╵╵╵╵╵ ╵╵╵╵╵", pawns="E5 A1", treasures={"jester": "C1"})
    push = suggested(state, seed=bytes([seed]))
    assert push == PushTile("N1", "NS") or (isinstance(push, PushTile) and push.slot in ("W1", "E1"))


@pytest.mark.parametrize("seed", range(8))
def test_of_three_players_normal_keeps_out_the_one_who_is_next(seed: int) -> None:
    # Seat 2 on E4 can reach nothing; seat 1 on A1 is next.
    state = position("╶╵╴╵╵ ╵─╵╵╵ ╵╵╵╵╵ ╵╵╵╵╵ ╵╵╵╵╵", pawns="E5 A1 E4", treasures={"jester": "C1"})
    push = suggested(state, seed=bytes([seed]))
    assert push == PushTile("N1", "NS") or (isinstance(push, PushTile) and push.slot in ("W1", "E1"))


def test_in_the_secret_variant_it_seeks_its_own_card_only() -> None:
    state = secret(treasures={"jester": "B1", "dragon": "A2"}, piles=((2, 5), (1, 6)))
    assert suggested(state) == MovePawn("A2")


def match_against_random(goals: str, number: int) -> bool:
    """Does `normal` win outright against a player who acts at random? Seats alternate."""
    chance, dice, whims = random.Random(number), Dice(b"game %d" % number), Dice(b"whims %d" % number)
    state = JUNIOR.setup(2, JUNIOR.options(goals=goals), dice).state
    seat = number % 2
    while JUNIOR.to_act(state):
        if state.turn == seat:
            action = JUNIOR.suggest(JUNIOR.view(state, seat), seat, whims, "normal")
        else:
            action = chance.choice(JUNIOR.legal_actions(state, state.turn))
        state = JUNIOR.apply(state, state.turn, action, dice).state
    outcome = JUNIOR.outcome(state)
    return outcome is not None and outcome.places[seat] < outcome.places[1 - seat]


@pytest.mark.parametrize("goals", ["shared", "secret"])
def test_normal_beats_a_random_player(goals: str) -> None:
    assert sum(match_against_random(goals, number) for number in range(40)) > 38


@pytest.mark.soak
@pytest.mark.parametrize("goals", ["shared", "secret"])
def test_normal_beats_a_random_player_in_400_games(goals: str) -> None:
    assert sum(match_against_random(goals, number) for number in range(400)) > 380


def test_normal_beats_easy_more_often_than_not() -> None:
    wins = [0, 0]
    for number in range(40):
        levels = ["normal", "easy"] if number % 2 else ["easy", "normal"]
        *_, last = play(JUNIOR, 2, JUNIOR.options(goals="secret"), b"levels %d" % number, levels)
        wins[last.state.won.index(max(last.state.won, key=len)) ^ (number % 2)] += 1
    assert wins[1] > wins[0]
