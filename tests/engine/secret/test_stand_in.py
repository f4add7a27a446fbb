"""Le labyrinthe secret's stand-in: it takes what it can, from its own view."""

import random
from collections import Counter

import pytest

from engine.core import Dice
from engine.core.search import search
from engine.core.transcript import play
from engine.secret.events import DuelBegan
from engine.secret.model import Action, Challenge, EndTurn, MovePawn, PlacePawn, State, TurnRing
from engine.secret.race import Prize, race
from engine.secret.stand_in import plans, ways_in
from tests.engine.secret.boards import SECRET, act, duel, fight, move, position, treasures

SEEDS = pytest.mark.parametrize("seed", range(8))


def suggested(state: State, level: str = "normal", seed: int = 0, seat: int | None = None) -> Action:
    """Return the action of a seat's stand-in, by default the one on turn."""
    seat = state.turn if seat is None else seat
    return SECRET.suggest(SECRET.view(state, seat), seat, Dice(bytes([seed])), level)


def test_plans_are_all_pairs_of_changes_without_the_centre_twice() -> None:
    assert len(plans(2, False)) == 25 and len(plans(1, False)) == 13 and len(plans(1, True)) == 2
    assert {plan.turns for plan in plans(1, True)} == {(TurnRing("B"),), (TurnRing("D"),)}


@SEEDS
def test_normal_finds_the_changes_that_bring_the_target_into_reach(seed: int) -> None:
    # From A6, only one of the 25 pairs of changes brings the lantern on E4 into reach.
    state = position("A6 A12", target="lantern", phase="change", positions=(9, 0, 5))
    assert ways_in(state.positions, 15)[state.pawns[0] or 0] == 1
    for _ in range(2):
        state = act(state, suggested(state, seed=seed)).state
    assert suggested(state, seed=seed) == MovePawn("E4")


@SEEDS
@pytest.mark.parametrize("level", SECRET.levels)
def test_every_level_walks_to_a_target_in_reach(level: str, seed: int) -> None:
    assert suggested(position(), level, seed) == MovePawn("B1")


@SEEDS
def test_normal_keeps_out_of_a_crowd_on_the_target(seed: int) -> None:
    assert suggested(position("A12 B1 B1 B1"), seed=seed) != MovePawn("B1")


@SEEDS
def test_normal_keeps_the_next_player_out_when_it_wins_nothing(seed: int) -> None:
    state = position("A6 A12", phase="change", positions=(5, 0, 0), target="lantern")
    for _ in range(2):
        state = act(state, suggested(state, seed=seed)).state
    assert ways_in(state.positions, 15)[state.pawns[1] or 0] == 0


@SEEDS
def test_normal_duels_the_leader(seed: int) -> None:
    ahead = move(position("A12 A1 A1", held=("gem", "bell book mask", "")), "A1")
    assert suggested(ahead, seed=seed) == Challenge(1, "die")
    behind = move(position("A12 A1", held=("gem bell", "book")), "A1")
    assert suggested(behind, seed=seed) == EndTurn()


@SEEDS
def test_s9_normal_sees_no_duel_where_it_would_stay(seed: int) -> None:
    # The leader shares its cell; another one, who leads less, can be reached.
    state = position("A12 A12 A1", target="", bag=(), held=("", "bell book mask", "gem"))
    assert suggested(state, seed=seed) == MovePawn("A1")


@SEEDS
@pytest.mark.parametrize("level", SECRET.levels)
def test_s15_with_counts_hidden_and_nothing_sought_every_level_goes_for_duels(level: str, seed: int) -> None:
    held = ("gem bell book mask", "crown ring wand key rune", "candle feather potion scroll mirror", "goblet")
    state = position("A12 A1 A6 A9", target="", bag=(), held=held, memory=True, aside=treasures("compass"))
    assert suggested(state, level, seed) == MovePawn("A1")
    assert suggested(move(state, "A1"), level, seed) == Challenge(1, "one")


@SEEDS
def test_s15_normal_risks_nothing_when_it_holds_more_than_the_others_on_average(seed: int) -> None:
    held = ("gem bell book mask crown", "ring wand key rune candle feather")
    state = position("A12 A1 A6 A9", target="", bag=(), held=held, memory=True)
    assert suggested(move(state, "A1"), seed=seed) == EndTurn()


@SEEDS
def test_normal_sets_a_loser_where_the_target_is_far(seed: int) -> None:
    state = fight(duel(), "RRR", "SSS").state
    action = suggested(state, seed=seed)
    assert isinstance(action, PlacePawn)
    place = act(state, action).state.pawns[1] or 0
    assert ways_in(state.positions, 1)[place] == min(
        ways_in(state.positions, 1)[other] for other in range(61) if other not in state.pawns
    )


def test_duels_are_fought_by_a_fair_choice() -> None:
    state = duel()
    chosen = [
        SECRET.suggest(SECRET.view(state, 1), 1, Dice(n.to_bytes(2, "big")), "normal") for n in range(900)
    ]
    for turn in range(3):
        counts = Counter(action.signs[turn] for action in chosen)
        assert all(240 < counts[sign] < 360 for sign in ("rock", "paper", "scissors"))
    assert len({action.signs for action in chosen}) == 27


def match_against_random(number: int, **options: object) -> bool:
    """Does `normal` win outright against a player who acts at random? Seats alternate."""
    chance, dice, whims = random.Random(number), Dice(b"game %d" % number), Dice(b"whims %d" % number)
    state = SECRET.setup(2, SECRET.options(**options), dice).state
    ours = number % 2
    while acting := SECRET.to_act(state):
        seat = min(acting)
        if seat == ours:
            action = SECRET.suggest(SECRET.view(state, seat), seat, whims, "normal")
        else:
            action = chance.choice(SECRET.legal_actions(state, seat))
        state = SECRET.apply(state, seat, action, dice).state
    outcome = SECRET.outcome(state)
    return outcome is not None and outcome.places[ours] < outcome.places[1 - ours]


def test_normal_beats_a_random_player() -> None:
    assert sum(match_against_random(number) for number in range(24)) >= 23


@pytest.mark.soak
@pytest.mark.parametrize("memory", [False, True])
def test_normal_beats_a_random_player_in_400_games(memory: bool) -> None:
    assert sum(match_against_random(number, memory=memory) for number in range(400)) > 380


def test_normal_beats_easy_more_often_than_not() -> None:
    wins = [0, 0]
    for number in range(12):
        levels = ["normal", "easy"] if number % 2 else ["easy", "normal"]
        *_, last = play(SECRET, 2, SECRET.options(), b"levels %d" % number, levels)
        outcome = SECRET.outcome(last.state)
        wins[outcome.places.index(1) ^ (number % 2)] += 1
    assert wins[1] > wins[0]


def test_s15_few_games_with_counts_hidden_end_with_a_shared_first_place() -> None:
    shared = 0
    for number in range(30):
        *_, last = play(SECRET, 4, SECRET.options(memory=True), b"memory %d" % number, ["normal"] * 4)
        shared += SECRET.outcome(last.state).places.count(1) > 1
    assert shared < 6


# Turns and duels per game, with room for chance; measured over 1000 games each.
@pytest.mark.parametrize(("seats", "turns", "duels"), [(2, (20, 45), (1, 6)), (4, (35, 80), (6, 22))])
def test_games_between_stand_ins_are_of_the_length_they_were_simulated_to_be(
    seats: int, turns: tuple[int, int], duels: tuple[int, int]
) -> None:
    games = [list(play(SECRET, seats, SECRET.options(), b"length %d" % n, ["normal"] * 4)) for n in range(8)]
    mean_turns = sum(sum(plies[-1].state.turns) for plies in games) / len(games)
    fought = sum(isinstance(event, DuelBegan) for plies in games for ply in plies for event in ply.events)
    assert turns[0] < mean_turns < turns[1] and duels[0] < fought / len(games) < duels[1]


def test_an_expert_of_two_finds_the_same_changes_and_then_the_target() -> None:
    state = position("A6 A12", target="lantern", phase="change", positions=(9, 0, 5))
    for number in range(2):
        state = act(state, search(SECRET, state, 0, bytes([number])).action).state
    assert search(SECRET, state, 0, b"last").action == MovePawn("E4")


def test_an_expert_of_three_weighs_nothing() -> None:
    state = position("A6 A12 B3", target="lantern", phase="change", positions=(9, 0, 5))
    assert not SECRET.lines(state, 0, Dice(b""))


def test_a_race_is_worth_an_object_to_whoever_can_take_it_and_leaves_the_rival_nothing() -> None:
    prize = Prize(15, ())  # the lantern is the last one
    ways, worth = ways_in((9, 0, 5), 15), race(1, (9, 0, 5), prize)
    taking = [place for place, count in enumerate(ways) if count]
    assert taking and (worth[taking].max(axis=1) == 1).all()
    assert worth.max() == 1 and worth.min() < 0
