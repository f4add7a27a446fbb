"""Les couloirs de Poudlard, P25: who sees what, and that no part is ever lost."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engine.core import Dice, Outcome, RuleError, UnforeseenError
from engine.mazes.sliding import rotations
from engine.poudlard.events import CardSeen, HandDealt, TokenLaid, TokenLifted, TokenSeen
from engine.poudlard.layout import BACK, DECK, FIRST_ZONE, PLACES, SQUARES, full_deck, printed_tokens
from engine.poudlard.model import (
    Action,
    Cancellation,
    ChooseToken,
    EndTurn,
    FlipToken,
    LayToken,
    MovePawn,
    Options,
    PivotToken,
    PlayCard,
    RollDie,
    State,
)
from tests.engine.poudlard.castle import POUDLARD, act, after, card_on, castle, drawn, setup, told

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


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("year", ["first", "expert"])
def test_an_imagined_state_looks_like_the_view_that_it_was_made_of(seats: int, year: str) -> None:
    for state in wander(seats, year, seats):
        for viewer in (None, *range(seats)):
            view = POUDLARD.view(state, viewer)
            assert POUDLARD.view(POUDLARD.imagine(view), viewer) == view


CORRIDOR = drawn("··─┼┐·· ··└┼┘··")
LOOKING = {"left": 1, "lifted": SQUARES.index("D4"), "under": {"D4": 3}}
PASSWORD = {"left": 2, "changed": (0,), "extra_left": 3, "extra_changed": (1, 2)}
FRIDAY = {"left": 2, "changed": (0,), "shuffle_left": 3, "chosen": (1, 2)}


def previewed(state: State, *actions: Action) -> tuple[object, object]:
    """Return what the player on turn foresees of some actions, and what they see after them."""
    seen = POUDLARD.preview(POUDLARD.view(state, state.turn), state.turn, actions)
    return seen, POUDLARD.view(after(state, *actions), state.turn)


@pytest.mark.parametrize(
    ("facts", "actions"),
    [
        ({"left": 2}, [PivotToken("C1", 1), PivotToken("D1", 2)]),
        (LOOKING, [LayToken("ES"), EndTurn()]),
        (LOOKING | PASSWORD, [LayToken("NE"), PivotToken("C1", 3)]),
        (PASSWORD, [PivotToken("C1", 1)]),
        (FRIDAY, [ChooseToken("C2"), ChooseToken("D2")]),
        ({}, [MovePawn("D2"), EndTurn()]),
        ({"touched": (3,), "shown": (4,)}, [EndTurn()]),
        ({"shown": (4,)}, [EndTurn()]),
        ({"losing": (False, True), "cancellations": (Cancellation(0, 0), Cancellation(1, 1))}, [EndTurn()]),
        ({"plays_again": True, "hand": "lost"}, [EndTurn()]),
        ({"round": 60, "turn": 1}, [EndTurn()]),
        ({"pawns": "D1 forest", "progress": (7, 0)}, [MovePawn("pitch")]),
    ],
)
def test_p25_a_player_foresees_what_hides_nothing_from_them(
    facts: dict[str, object], actions: list[Action]
) -> None:
    foreseen, seen = previewed(castle(CORRIDOR, **facts), *actions)
    assert foreseen == seen


@pytest.mark.parametrize(
    ("facts", "action"),
    [
        ({"die": 0}, RollDie()),
        ({"left": 1}, FlipToken("D4")),
        ({"left": 1, "year": "expert"}, FlipToken("D4")),
        ({"stars": "D1"}, MovePawn("D1", star=True)),
        (FRIDAY | {"shuffle_left": 1, "chosen": (1, 2, 3, 4)}, ChooseToken("C1")),
        *[
            ({"hand": play.card, "progress": (1, 1), "rooms": {"potions": "C1"}}, play)
            for play in (
                *(PlayCard(card) for card in ["password", "friday", "homework", "quidditch", "squid"]),
                *(card_on(card, 1) for card in ("swap", "norris", "asleep")),
                card_on("cancelled", "C1"),
                card_on("peeves", "C1", "D4"),
                card_on("lost", 0, 1),
            )
        ],
    ],
)
def test_p25_nobody_foresees_chance_a_token_a_card_or_what_a_card_does(
    facts: dict[str, object], action: Action
) -> None:
    state = castle(CORRIDOR, **facts)
    with pytest.raises(UnforeseenError):
        POUDLARD.preview(POUDLARD.view(state, 0), 0, [action])


def test_a_preview_refuses_what_the_rules_refuse() -> None:
    state = castle(CORRIDOR, left=1)
    for seat, action, code in [
        (0, PivotToken("D4", 1), "poudlard-face-down"),
        (0, LayToken("NE"), "poudlard-change-first"),
        (0, card_on("norris", 1), "poudlard-not-in-hand"),
        (1, PivotToken("C1", 1), "not-your-turn"),
    ]:
        with pytest.raises(RuleError, match=code):
            POUDLARD.preview(POUDLARD.view(state, seat), seat, [action])


def test_when_people_end_a_game_no_pawn_may_go_and_no_card_be_played() -> None:
    view = POUDLARD.view(castle(CORRIDOR, hand="norris"), 0)
    result = Outcome((1, 2), (0, 0), "resigned")
    over = POUDLARD.over(view, result)
    assert view.stops and view.playable == ("norris",)
    assert (over.turn, over.stops, over.playable, over.outcome) == (None, (), (), result)
