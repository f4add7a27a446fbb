"""Les couloirs de Poudlard, P25: who sees what, and that no part is ever lost."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engine.core import Dice
from engine.mazes.sliding import rotations
from engine.poudlard.events import CardSeen, HandDealt, TokenLaid, TokenLifted, TokenSeen
from engine.poudlard.layout import BACK, DECK, FIRST_ZONE, PLACES, SQUARES, full_deck, printed_tokens
from engine.poudlard.model import FlipToken, LayToken, MovePawn, Options, State
from tests.engine.poudlard.castle import POUDLARD, act, after, castle, drawn, setup, told

HALL = drawn("··───··")
PRINTED = Counter(min(rotations(token)) for token in printed_tokens())


def wander(seats: int, year: str, seed: int) -> Iterator[State]:
    """Yield the states of a random game, in which all kinds of card are played."""
    chance, dice = random.Random(seed), Dice(bytes([seed]))
    state = POUDLARD.setup(seats, Options(year=year), dice).state
    while POUDLARD.to_act(state):
        yield state
        action = chance.choice(POUDLARD.legal_actions(state, state.turn))
        state = POUDLARD.apply(state, state.turn, action, dice).state
    yield state


def test_p25_hands_are_seen_by_their_owner_only() -> None:
    state = setup(3).state
    assert [POUDLARD.view(state, seat).hand for seat in range(3)] == list(state.hands)
    assert POUDLARD.view(state, None).hand == ()
    assert POUDLARD.view(state, None).hand_sizes == (4, 4, 4)


def test_p25_face_down_tokens_are_seen_by_nobody() -> None:
    state = setup().state
    assert {POUDLARD.view(state, seat).tokens for seat in (None, 0, 1)} == {(0,) * len(SQUARES)}


def test_p25_the_flipping_player_alone_sees_the_token_until_it_is_laid() -> None:
    step = act(castle(left=1, under={"D4": 7}), FlipToken("D4"))
    assert [POUDLARD.view(step.state, seat).lifted_token for seat in (None, 0, 1)] == [0, 7, 0]
    assert {POUDLARD.view(step.state, seat).lifted for seat in (None, 0, 1)} == {SQUARES.index("D4")}
    assert [POUDLARD.sees(told(step, TokenSeen)[0], seat) for seat in (None, 0, 1)] == [False, True, False]
    assert all(POUDLARD.sees(told(step, TokenLifted)[0], seat) for seat in (None, 0, 1))
    step = act(step.state, LayToken("NES"))
    assert all(POUDLARD.sees(told(step, TokenLaid)[0], seat) for seat in (None, 0, 1))
    assert {POUDLARD.view(step.state, seat).tokens[SQUARES.index("D4")] for seat in (None, 0, 1)} == {7}


def test_p25_dealt_and_drawn_cards_are_told_to_their_owner_only() -> None:
    dealt = told(setup(), HandDealt)[1]
    drew = told(act(castle(HALL, stars="D1"), MovePawn("D1", star=True)), CardSeen)[0]
    assert [POUDLARD.sees(dealt, seat) for seat in (None, 0, 1)] == [False, False, True]
    assert [POUDLARD.sees(drew, seat) for seat in (None, 0, 1)] == [False, True, False]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_p25_two_games_that_differ_in_secrets_look_the_same(viewer: int | None) -> None:
    state = after(castle(drawn("··┌─┐··"), left=2, under={"D4": 7, "D5": 3}), FlipToken("D4"))
    state = replace(state, hands=(("swap", "egg"), ("lost", "asleep")), stock=("norris", "friday"))
    others = [POUDLARD.redeal(state, viewer, Dice(bytes([seed]))) for seed in range(30)]
    assert all(POUDLARD.view(other, viewer) == POUDLARD.view(state, viewer) for other in others)
    assert len({other.tokens for other in others}) > 10
    seen = {other.tokens[SQUARES.index("D4")] for other in others}
    assert (seen == {7 | BACK}) == (viewer == 0)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_p25_a_redeal_draws_all_that_is_unseen_and_nothing_else(viewer: int | None) -> None:
    state = replace(castle(HALL), hands=(("swap", "egg"), ("lost", "asleep")), stock=("norris", "friday"))
    others = [POUDLARD.redeal(state, viewer, Dice(bytes([seed]))) for seed in range(60)]
    for seat in (0, 1):
        hands = {other.hands[seat] for other in others}
        assert hands == {state.hands[seat]} if seat == viewer else len(hands) > 8
    assert len({other.stock for other in others}) > 8
    assert {other.tokens[:3] for other in others} == {state.tokens[:3]}


def test_p25_what_may_be_played_is_told_to_the_player_on_turn_only() -> None:
    state = castle(HALL, hands=(("norris",), ("norris",)))
    assert [POUDLARD.view(state, seat).playable for seat in (None, 0, 1)] == [(), ("norris",), ()]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("year", ["first", "expert"])
def test_no_token_and_no_card_is_ever_lost(seats: int, year: str) -> None:
    deck = Counter(full_deck())
    assert deck == DECK
    for state in wander(seats, year, seats):
        assert Counter(min(rotations(token & ~BACK)) for token in state.tokens) == PRINTED
        cards = Counter(state.stock) + Counter(sum(state.hands, ()))
        assert cards + Counter(cancelled=len(state.cancellations)) == deck
        assert not Counter(state.stock) - deck


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("year", ["first", "expert"])
def test_nobody_ever_stands_on_a_face_down_token(seats: int, year: str) -> None:
    for state in wander(seats, year, seats + 4):
        assert all(place in range(len(PLACES)) for place in state.pawns)
        assert not any(state.tokens[place] & BACK for place in state.pawns if place < FIRST_ZONE)
        assert all(state.tokens[found.square] >> 6 & 7 for found in state.cancellations)


def test_p25_after_the_end_a_replay_shows_the_faces_of_tokens_and_that_they_lay_face_down() -> None:
    state = setup(2).state
    hidden = [at for at, token in enumerate(POUDLARD.view(state, None).tokens) if not token]
    assert hidden and all(POUDLARD.revealed(state).tokens[at] == state.tokens[at] for at in hidden)
    assert all(state.tokens[at] & BACK for at in hidden)
