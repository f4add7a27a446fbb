"""Le labyrinthe secret, S9 to S14: challenges, stakes, duels, and what they move."""

from collections import Counter

import pytest

from engine.core import Dice
from engine.secret.bag import with_target_drawn
from engine.secret.events import DieRolled, DuelBegan, DuelDecided, DuelTied, ObjectsHandedOver, PawnPlaced
from engine.secret.model import Challenge, ChooseSigns, EndTurn, MovePawn, PlacePawn, State, TurnRing
from tests.engine.secret.boards import (
    SECRET,
    act,
    challenge,
    duel,
    fight,
    holdings,
    kinds,
    move,
    pawns,
    place,
    places,
    position,
    refusal,
    signs,
    treasures,
)


def shared(pawns: str = "A12 A1") -> State:
    """Return a state in which seat 0 has just moved to A1, where others stand."""
    return move(position(pawns), "A1")


def test_s9_a_pawn_that_advances_on_to_an_occupied_place_may_challenge() -> None:
    state = shared()
    assert state.phase == "challenge" and state.turn == 0
    assert SECRET.legal_actions(state, 0) == (Challenge(1, "one"), Challenge(1, "die"), EndTurn())


def test_s9_or_let_it_be() -> None:
    step = act(shared(), EndTurn())
    assert step.state.turn == 1 and step.state.turns == (1, 0) and kinds(step) == ["ChallengeWaived"]


def test_s9_a_pawn_that_stays_challenges_nobody() -> None:
    step = act(position("A12 A12 A12"), MovePawn("A12"))
    assert kinds(step) == ["PawnMoved"] and (step.state.turn, step.state.phase) == (1, "change")
    assert refusal(step.state, Challenge(1, "one"), 0) == "not-your-turn"


def test_s9_to_ride_on_a_turning_part_is_not_to_advance() -> None:
    # Both changes carry the two pawns on; neither has advanced.
    state = act(position("B3 B3", phase="change"), TurnRing("B")).state
    state = act(state, TurnRing("B")).state
    assert pawns(state) == "B5 B5" and move(state, "B5").turn == 1


def test_s9_a_challenge_that_an_older_version_offered_to_a_pawn_that_stayed_can_be_settled() -> None:
    state = position("A12 A12", phase="challenge", trail=places("A12"))
    assert SECRET.legal_actions(state, 0) == (Challenge(1, "one"), Challenge(1, "die"), EndTurn())
    assert challenge(state, 1).state.duel and act(state, EndTurn()).state.turn == 1


def test_s10_on_the_target_a_pawn_that_stays_must_duel_all_the_same() -> None:
    step = act(position("B1 B1"), MovePawn("B1"))
    assert step.events[-1] == DuelBegan(0, 1, "target", 0)


def test_s9_of_several_pawns_the_challenger_chooses_one() -> None:
    state = challenge(shared("A12 A1 A2 A1"), 3).state
    assert state.duel and (state.duel.challenger, state.duel.challenged) == (0, 3)


@pytest.mark.parametrize("seat", [0, 2, 4, -1])
def test_s9_only_a_pawn_on_the_same_place_can_be_challenged(seat: int) -> None:
    assert refusal(shared("A12 A1 A2"), Challenge(seat, "one")) == "secret-not-here"


def test_s9_a_duel_ends_the_turn() -> None:
    state = challenge(shared(), 1).state
    state = place(fight(state, "RRR", "SSS").state, "C12").state
    assert state.turn == 1 and state.phase == "change" and state.turns == (1, 0)


def test_s9_nothing_else_is_done_before_it_is_settled() -> None:
    for action in (MovePawn("A12"), TurnRing("B"), signs("RRR"), PlacePawn("F")):
        assert refusal(shared(), action) == "secret-challenge-first"
    assert refusal(position(), Challenge(1, "one")) == "secret-move-first"


def test_s10_on_the_target_the_duel_is_compulsory() -> None:
    step = act(position("A12 B1"), MovePawn("B1"))
    assert step.events[-1] == DuelBegan(0, 1, "target", 0)
    assert SECRET.to_act(step.state) == {0, 1}


def test_s10_with_two_others_there_one_of_them_must_be_challenged() -> None:
    state = move(position("A12 B1 B1"), "B1")
    assert SECRET.legal_actions(state, 0) == (Challenge(1, "target"), Challenge(2, "target"))
    assert refusal(state, EndTurn()) == "secret-must-duel"
    assert refusal(state, Challenge(1, "die")) == "secret-for-the-target"
    assert challenge(state, 2, "target").events == (DuelBegan(0, 2, "target", 0),)


@pytest.mark.parametrize(
    ("theirs", "hands"), [("SSS", ["gem key", "bell", ""]), ("PPP", ["gem", "bell key", ""])]
)
def test_s10_the_winner_takes_the_object_and_nothing_else(theirs: str, hands: list[str]) -> None:
    state = duel("B1 B1 B1", stake=0, held=("gem", "bell"))
    step = fight(state, "RRR", theirs)
    assert holdings(step.state) == hands
    assert kinds(step) == ["SignsChosen", "DuelDecided", "TreasureTaken"]


def test_s10_the_losers_pawn_is_set_before_the_new_target_is_drawn() -> None:
    state = fight(duel("B1 B1", stake=0), "RRR", "SSS").state
    assert state.target is None and state.phase == "place"
    step = place(state, "A5")
    assert kinds(step) == ["PawnPlaced", "TargetDrawn"] and step.state.target


def test_s10_when_the_fourth_pawn_arrives_the_object_goes_back() -> None:
    step = act(position("A12 B1 B1 B1", held=("gem",)), MovePawn("B1"))
    assert kinds(step) == ["PawnMoved", "TargetReturned", "TargetDrawn"]
    assert step.state.turn == 1 and holdings(step.state) == ["gem", "", "", ""]
    assert treasures("key")[0] in step.state.bag and len(step.state.bag) == 16


def test_s10_it_is_never_drawn_again_while_another_is_left() -> None:
    state = position("A12 B1 B1 B1", bag=treasures("gem"))
    for number in range(20):
        after = SECRET.apply(state, 0, MovePawn("B1"), Dice(bytes([number]))).state
        assert (after.target, after.bag) == (treasures("gem")[0], treasures("key"))


def test_s10_with_an_empty_bag_it_stays_and_a_duel_decides() -> None:
    state = move(position("A12 B1 B1 B1", bag=()), "B1")
    assert state.phase == "challenge" and state.target == treasures("key")[0]
    assert len(SECRET.legal_actions(state, 0)) == 3


def test_s10_drawn_under_all_four_it_goes_back_as_well() -> None:
    # The gem lies on B11: if it is drawn first, the bell is drawn instead.
    state = position("B11 B11 B11 B11", target="", bag=treasures("bell gem"))
    found = set[str]()
    for number in range(20):
        after, events = with_target_drawn(state, Dice(bytes([number])))
        assert after.target == treasures("bell")[0]
        found.add(" ".join(type(event).__name__ for event in events))
    assert found == {"TargetDrawn", "TargetDrawn TargetReturned TargetDrawn"}


def test_s11_the_stake_is_one_object_or_what_the_die_says() -> None:
    assert challenge(shared(), 1).events == (DuelBegan(0, 1, "objects", 1),)
    rolled, began = challenge(shared(), 1, "die").events
    assert isinstance(rolled, DieRolled) and began == DuelBegan(0, 1, "objects", rolled.number)


def test_s11_the_die_shows_two_three_or_four_evenly() -> None:
    state = shared()
    steps = [SECRET.apply(state, 0, Challenge(1, "die"), Dice(n.to_bytes(2, "big"))) for n in range(300)]
    counts = Counter(step.events[0].number for step in steps)
    assert counts.keys() == {2, 3, 4} and all(70 < count < 130 for count in counts.values())


def test_s11_a_die_once_rolled_binds() -> None:
    state = challenge(shared(), 1, "die").state
    for action in (Challenge(1, "one"), Challenge(1, "die"), EndTurn()):
        assert refusal(state, action) == "secret-choose-first"


@pytest.mark.parametrize("stake", ["target", "two", ""])
def test_s11_there_is_no_other_stake(stake: str) -> None:
    assert refusal(shared(), Challenge(1, stake)) == "secret-wrong-stake"


def test_s11_the_loser_hands_over_what_was_gained_last_first() -> None:
    step = fight(duel(stake=2, held=("gem", "bell book mask")), "RRR", "SSS")
    assert step.events[-1] == ObjectsHandedOver(1, 0, treasures("mask book"))
    assert holdings(step.state) == ["gem mask book", "bell"]


def test_s11_a_challenger_who_loses_pays_as_well() -> None:
    assert holdings(fight(duel(held=("gem bell",)), "RRR", "PPP").state) == ["gem", "bell"]


def test_s11_a_loser_with_fewer_gives_all_and_with_none_nothing() -> None:
    assert holdings(fight(duel(stake=4, held=("", "bell book")), "RRR", "SSS").state) == ["book bell", ""]
    step = fight(duel(stake=4, held=("gem",)), "RRR", "SSS")
    assert holdings(step.state) == ["gem", ""] and step.events[-1] == ObjectsHandedOver(1, 0, ())


def test_s11_players_with_nothing_may_challenge_and_be_challenged() -> None:
    state = challenge(shared(), 1).state
    assert fight(state, "RRR", "PPP").state.phase == "place"


@pytest.mark.parametrize(
    ("ours", "theirs", "winner"),
    [("R", "S", 0), ("S", "P", 0), ("P", "R", 0), ("S", "R", 1), ("P", "S", 1), ("R", "P", 1)],
)
def test_s12_rock_beats_scissors_beat_paper_beats_rock(ours: str, theirs: str, winner: int) -> None:
    event = fight(duel(), ours * 3, theirs * 3).events[1]
    assert isinstance(event, DuelDecided) and (event.winner, event.loser) == (winner, 1 - winner)


def test_s12_the_first_signs_that_differ_decide() -> None:
    step = fight(duel(), "RPS", "RPP")
    shown = (("rock", "rock"), ("paper", "paper"), ("scissors", "paper"))
    assert step.events[1] == DuelDecided(0, 1, shown)
    assert fight(duel(), "RSS", "PRR").events[1] == DuelDecided(1, 0, (("rock", "paper"),))


def test_s12_all_equal_and_both_choose_again() -> None:
    step = fight(duel(), "RPS", "RPS")
    assert step.events[1] == DuelTied((("rock", "rock"), ("paper", "paper"), ("scissors", "scissors")))
    assert step.state.phase == "duel" and SECRET.to_act(step.state) == {0, 1}
    assert fight(step.state, "RRR", "SSS").state.phase == "place"


def test_s12_both_choose_in_any_order() -> None:
    first = fight(duel(), "RRR", "SSS").state
    other = act(act(duel(), signs("SSS"), 1).state, signs("RRR"), 0).state
    assert first == other


def test_s12_what_was_chosen_stands() -> None:
    state = act(duel("A12 A12 A6"), signs("RRR"), 1).state
    assert SECRET.to_act(state) == {0}
    assert refusal(state, signs("PPP"), 1) == "secret-already-chosen"
    assert refusal(state, signs("PPP"), 2) == "not-your-turn"


@pytest.mark.parametrize("chosen", [(), ("rock",), ("rock", "rock", "well"), ("rock",) * 4, "RRR", None])
def test_s12_a_choice_is_three_signs(chosen: object) -> None:
    assert refusal(duel(), ChooseSigns(chosen), 0) == "secret-wrong-signs"  # type: ignore[arg-type]


def test_s13_the_winner_sets_the_losers_pawn_challenger_or_not() -> None:
    state = fight(duel("A12 A12 A6"), "RRR", "PPP").state
    assert SECRET.to_act(state) == {1} and refusal(state, PlacePawn("C3"), 0) == "not-your-turn"
    step = place(state, "C3")
    assert pawns(step.state) == "C3 A12 A6" and step.events[0] == PawnPlaced(1, 0, "A12", "C3")


def test_s13_on_any_free_place_the_targets_included() -> None:
    state = fight(duel("A12 A12 A6"), "RRR", "SSS").state
    assert refusal(state, PlacePawn("A12"), 0) == refusal(state, PlacePawn("A6"), 0) == "secret-cell-taken"
    assert refusal(state, PlacePawn("G1"), 0) == "secret-no-such-cell"
    assert len(SECRET.legal_actions(state, 0)) == 59
    assert pawns(place(state, "B1").state) == "A12 B1 A6"


def test_s13_it_must_be_done() -> None:
    state = fight(duel(), "RRR", "SSS").state
    for action in (EndTurn(), TurnRing("B"), MovePawn("A12"), signs("RRR")):
        assert refusal(state, action, 0) == "secret-place-first"


SIX = "gem bell book mask crown ring"


def test_s13_it_is_skipped_when_the_game_is_won() -> None:
    state = fight(duel(held=(SIX, "potion")), "RRR", "SSS").state
    assert state.ended == "goal-reached" and SECRET.to_act(state) == frozenset()


def test_s14_seven_objects_win_at_once() -> None:
    step = act(position("A12 A6 A3", held=(SIX, "potion", "rune wand")), MovePawn("B1"))
    outcome = SECRET.outcome(step.state)
    assert kinds(step) == ["PawnMoved", "TreasureTaken", "GameEnded"]
    assert outcome and (outcome.places, outcome.scores) == ((1, 3, 2), (7, 1, 2))


def test_s14_also_off_turn() -> None:
    state = duel(stake=4, held=("rune wand", SIX))
    outcome = SECRET.outcome(fight(state, "RRR", "PPP").state)
    assert outcome and outcome.places == (2, 1) and outcome.scores == (0, 8)


def test_s14_equal_counts_share_a_place() -> None:
    state = move(position("A12 A6 A3 A9", held=(SIX, "potion", "rune")), "B1")
    outcome = SECRET.outcome(state)
    assert outcome and outcome.places == (1, 2, 2, 4)


def test_s14_six_do_not_win() -> None:
    assert not move(position(held=("gem bell book mask crown",)), "B1").ended


def test_s14_five_win_where_five_are_the_goal() -> None:
    assert move(position(held=("gem bell book mask",), goal=5), "B1").ended == "goal-reached"


def test_the_table_is_called_when_a_duel_begins_is_tied_and_is_decided() -> None:
    states = [shared()]
    states.append(challenge(states[-1], 1).state)
    states.append(act(states[-1], signs("RRR"), 0).state)
    states.append(act(states[-1], signs("RRR"), 1).state)
    states.append(fight(states[-1], "RRR", "SSS").state)
    states.append(place(states[-1], "C3").state)
    assert [SECRET.board_count(state) for state in states] == [0, 1, 1, 2, 3, 4]
