"""Pas vu pas pris: the stand-in is sensible and fast, and knows no more than a person."""

import random
from pathlib import Path
from typing import Any

import pytest

from engine.core import Dice
from engine.core.transcript import play
from engine.pasvu.layout import START
from engine.pasvu.model import (
    OUT,
    ChooseSide,
    CommitPlan,
    DeclineFurniture,
    GrowGhost,
    MovementCard,
    Piece,
    TagGhost,
)
from engine.pasvu.stand_in import exposure
from engine.pasvu.stand_in.exposure import doors_ahead
from tests.engine.pasvu.halls import PASVU, assert_sound, body, ghosts, position

OPTIONS = [
    PASVU.options(fusion=fusion, midnight=midnight)
    for fusion in ("whole", "fusion")
    for midnight in ("quiet", "midnight")
]


def beats_random(number: int) -> bool:
    """Does a stand-in, in alternating seats, win a game against random moves?"""
    seat, chance = number % 2, random.Random(number)
    dice, whims = Dice(b"game %d" % number), Dice(b"whims %d" % number)
    state = PASVU.setup(2, OPTIONS[0], dice).state
    while acting := PASVU.to_act(state):
        turn = min(acting)
        if turn == seat:
            action: Any = PASVU.suggest(PASVU.view(state, seat), seat, whims, "normal")
        else:
            action = chance.choice(PASVU.legal_actions(state, turn))
        state = PASVU.apply(state, turn, action, dice).state
    outcome = PASVU.outcome(state)
    return outcome is not None and outcome.places[seat] < outcome.places[1 - seat]


@pytest.mark.soak
def test_it_beats_random_moves_in_more_than_95_of_100_games() -> None:
    assert sum(beats_random(number) for number in range(400)) > 380


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: f"{o.fusion}-{o.midnight}")
def test_five_hundred_games_without_an_error(seats: int, options: Any) -> None:
    for number in range(500):
        for ply in play(PASVU, seats, options, b"soak %d" % number, ["normal", "easy", "normal", "easy"]):
            assert_sound(ply.state)


def suggested(state: Any, seat: int = 0, level: str = "normal") -> Any:
    return PASVU.suggest(PASVU.view(state, seat), seat, Dice(b"whim"), level)


def test_it_takes_a_ghost_out_when_it_can() -> None:
    chosen = suggested(position(ghosts(L1="B1"), cards=(MovementCard(5), MovementCard(5))))
    assert any(path.ghost == "L1" and path.cells == (OUT,) for path in chosen.paths)


def test_its_plan_keeps_to_the_card() -> None:
    for value in range(1, 11):
        state = position(ghosts(S1="A4", M1="C5"), cards=(MovementCard(value),) * 2)
        chosen = suggested(state)
        assert isinstance(chosen, CommitPlan) and sum(len(p.cells) for p in chosen.paths) <= value
        PASVU.check(state, 0, chosen)


def test_v25_it_sends_one_that_merged_out_again_with_the_steps_left() -> None:
    own = ghosts(True, S1="A2", S2="A1", S3="out", S4="out")
    state = position(own, ghosts(True), fusion=True, cards=(MovementCard(4),) * 2)
    chosen = suggested(state)
    PASVU.check(state, 0, chosen)
    names = [path.ghost for path in chosen.paths]
    joined = [path.merge for path in chosen.paths if path.merge]
    assert joined and (len(names) > len(set(names)) or joined[0] in names), chosen


def test_it_merges_where_that_pays() -> None:
    state = position(ghosts(True, S1="A2", S2="A1"), ghosts(True), fusion=True, cards=(MovementCard(1),) * 2)
    chosen = suggested(state)
    assert chosen.paths and (chosen.paths[0].merge or chosen.paths[0].cells == (OUT,))


@pytest.mark.parametrize("level", PASVU.levels)
@pytest.mark.parametrize("number", [4, 5])
def test_v25_it_takes_nothing_back_where_that_gains_nothing(level: str, number: int) -> None:
    # At best it gets a medium one in the hall (1) for a small one that is out (1), with one fewer out (V10).
    own = ghosts(True, S1="out", S2="out", S3="B6", S4="C6")
    state = position(own, ghosts(True), fusion=True, round=number, cards=(MovementCard(2),) * 2)
    assert all(path.ghost in ("S3", "S4") for path in suggested(state, level=level).paths)


def test_v25_it_takes_one_back_where_a_larger_one_can_still_leave() -> None:
    # A large one (5) has two rounds to cross, for a medium one (3) and a small one that is out (1).
    own = ghosts(True, S1="out", S2="out", S3="out", S4="out", M1="A5")
    state = position(own, ghosts(True), fusion=True, round=2, cards=(MovementCard(2),) * 2)
    assert [(path.ghost, path.merge) for path in suggested(state).paths] == [("S1", "M1")]


def test_it_never_chooses_the_keyholes_side() -> None:
    state = position(ghosts(S1="C3"), phase="side", keyhole="E1")
    for level in PASVU.levels:
        chosen = suggested(state, level=level)
        assert isinstance(chosen, ChooseSide) and chosen.side != "east"


def test_it_weighs_only_doors_that_are_possible() -> None:
    view = PASVU.view(position(keyhole="E1"), 0)
    assert len(doors_ahead(view)) == 18 and not any(door[0] == "E" for door in doors_ahead(view))
    assert doors_ahead(PASVU.view(position(keyhole="E1", card="knock"), 0)) == tuple(
        f"E{n}" for n in range(1, 7)
    )


def test_v7_it_judges_from_above_and_never_looks_through_a_door(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sheet: "Il n’est pas possible de la déplacer au préalable pour tester le meilleur côté"."""

    def peeked(*_: Any) -> Any:
        raise AssertionError("a look beforehand")

    card = MovementCard(7, ("desk", "table"))
    steps = [position(ghosts(L1="C3"), ghosts(M1="B2"), phase=phase, cards=(card, card)) for phase in
             ("furniture", "plan", "side")]  # fmt: skip
    for name in ("look", "direct", "mirrored", "silhouettes", "eyes_at"):
        monkeypatch.setattr(f"engine.pasvu.hall.look.{name}", peeked)
    assert all(suggested(state, level=level) for state in steps for level in PASVU.levels)
    assert "engine.pasvu.hall.look" not in Path(exposure.__file__).read_text()


def test_v7_from_above_a_wall_between_hides_and_a_table_does_not() -> None:
    piano, table = Piece("piano", 2.5, 4.5, 0), Piece("table", 2.5, 4.5, 0)
    behind = [body("S1", "C4")]
    assert exposure.chances((piano,), behind, ["S3"]) == [0.0]
    assert exposure.chances((table,), behind, ["S3"]) == [1.0]
    # Out of the keyhole's angle, or higher than what stands between.
    assert exposure.chances((table,), behind, ["S3", "S6"]) == [0.5]
    assert exposure.chances((Piece("desk", 2.5, 4.5, 0),), [body("L1", "C4")], ["S3"]) == [1.0]


def test_v7_it_never_weighs_one_door_of_a_side_by_itself() -> None:
    for facts in ({}, {"card": "crystal", "crystal": 3}):
        state = position(ghosts(L1="C3", S1="E4"), ghosts(M1="B2"), phase="side", keyhole="E1", **facts)
        assert suggested(state) == suggested(position(state.ghosts[0], state.ghosts[1], phase="side"))
        assert len(doors_ahead(PASVU.view(state, 0))) == 18


def test_it_declines_rather_than_bare_itself() -> None:
    # The large ghost stands behind the desk.
    card = MovementCard(5, ("desk", "piano"))
    state = position(ghosts(L1="A1"), phase="furniture", pieces=START, cards=(card, None))
    assert isinstance(suggested(state), DeclineFurniture)


def test_it_tags_the_foremost_ghost() -> None:
    state = position(ghosts(), ghosts(S1="A2", S2="B5"), phase="midnight", card="tag", turn=0)
    assert suggested(state) == TagGhost("S2")


def test_it_grows_what_is_near_the_exit() -> None:
    state = position(ghosts(S1="A5", S2="B1"), phase="midnight", card="brother", turn=0)
    assert suggested(state) == GrowGhost("S2", "L1")


def test_the_hidden_plans_of_others_change_nothing() -> None:
    state = position(ghosts(S1="A4"), ghosts(S1="B3"))
    other = PASVU.apply(state, 1, CommitPlan(), Dice(b"")).state
    assert suggested(PASVU.redeal(other, 0, Dice(b"other"))) == suggested(other)
