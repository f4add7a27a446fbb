"""The search of experts: what must hold for every game, and for one that has nothing of its own."""

import os
import subprocess
import sys
from typing import Any

import pytest

from engine import GAMES
from engine.core import AnyGame, Dice, Game, Thought
from engine.core.appraisal import Outlook, prize_hopes, shares_from_leads
from engine.core.endings import Outcome
from engine.core.search import chance_to_win, search, shares_of
from engine.thinking import chosen, question
from tests import ROOT
from tests.playing.stones.rules import Stones, Take

QUICK = Thought(playouts=6, horizon=1)
every_game = pytest.mark.parametrize("game", [*GAMES.values(), Stones()], ids=lambda game: game.key)


def positions(game: AnyGame, seats: int = 2) -> list[Any]:
    """Return the start of a game, and a few positions of it in which several things can be done."""
    dice, whims = Dice(b"deal"), Dice(b"whims")
    state, found = game.setup(seats, game.options(), dice).state, list[Any]()
    while game.to_act(state) and len(found) < 3:
        seat = min(game.to_act(state))
        if len(game.legal_actions(state, seat)) > 1:
            found.append(state)
        state = game.apply(state, seat, game.suggest(game.view(state, seat), seat, whims, "easy"), dice).state
    return found


@every_game
def test_an_expert_does_what_is_legal_and_the_same_again_for_the_same_seed(game: AnyGame) -> None:
    for state in positions(game):
        seat = min(game.to_act(state))
        verdict = search(game, state, seat, b"seed", QUICK)
        game.check(state, seat, verdict.action)
        assert search(game, state, seat, b"seed", QUICK) == verdict


@every_game
def test_what_a_seat_cannot_see_does_not_change_what_an_expert_does(game: AnyGame) -> None:
    for state in positions(game):
        seat = min(game.to_act(state))
        other = game.redeal(state, seat, Dice(b"other secrets"))
        assert search(game, other, seat, b"seed", QUICK) == search(game, state, seat, b"seed", QUICK)


@every_game
def test_chances_are_shares_of_one_game(game: AnyGame) -> None:
    shares = [search(game, s, min(game.to_act(s)), b"seed", QUICK).shares for s in positions(game)]
    assert all(sum(both) == pytest.approx(1) and min(both) >= 0 for both in shares if both)


@pytest.mark.parametrize(("key", "seats"), [(key, seats) for key in GAMES for seats in (2, 3, 4)])
def test_an_expert_does_as_the_stand_in_where_more_play_than_it_is_promised_for_and_only_there(
    key: str, seats: int
) -> None:
    game = GAMES[key]
    asked = [(state, min(game.to_act(state))) for state in positions(game, seats)]
    has_weighed = any(search(game, *each, b"seed", QUICK).shares for each in asked)
    is_its_own = has_weighed or type(game).first_choice is not Game.first_choice
    assert is_its_own == (seats <= (game.expert_up_to or seats))


def test_an_expert_finds_the_only_move_that_wins() -> None:
    game = Stones()
    state = game.setup(2, game.options(first=0), Dice(b"")).state  # four stones
    assert search(game, state, 0, b"seed").action == Take(1)


class Manners(Stones):
    """Stones whose expert weighs two manners and no lines; it would rather take two."""

    def lines(self, state: Any, seat: int, dice: Dice) -> list[Any]:
        return []

    def first_choice(self, view: Any, seat: int, dice: Dice) -> Take:
        return Take(2)

    manners = (lambda view, seat, dice: Take(1),)


def test_an_expert_leaves_its_first_choice_for_a_manner_that_proves_better() -> None:
    game = Manners()
    state = game.setup(2, game.options(first=0), Dice(b"")).state  # four stones
    assert search(game, state, 0, b"seed").action == Take(1)


class Alike(Manners):
    """Two of its manners do the same. It notes what is done at the start, and on which dice."""

    manners = (lambda view, seat, dice: Take(1), lambda view, seat, dice: Take(1))

    def __init__(self) -> None:
        self.done: list[tuple[Take, bytes]] = []

    def apply(self, state: Any, seat: int, action: Any, dice: Dice) -> Any:
        if not state.turns:
            self.done.append((action, dice.seed))
        return super().apply(state, seat, action, dice)


def test_what_manners_do_alike_is_worked_out_once() -> None:
    game = Alike()
    state = game.setup(2, game.options(first=0), Dice(b"")).state
    assert search(game, state, 0, b"seed").action == Take(1)
    assert len(game.done) == len(set(game.done))


def test_another_process_comes_to_the_same_choices_in_all_games() -> None:
    asked = [
        (game, state, min(game.to_act(state))) for game in GAMES.values() for state in positions(game)[1:2]
    ]
    lines = b"".join(question(*facts, b"seed") for facts in asked)
    command, other = [sys.executable, "-m", "engine", "think"], os.environ | {"PYTHONHASHSEED": "1"}
    told = subprocess.run(command, input=lines, capture_output=True, cwd=ROOT, env=other, check=True).stdout
    answers = [chosen(game, line) for (game, *_), line in zip(asked, told.splitlines(), strict=True)]
    assert answers == [search(*facts, b"seed").action for facts in asked] and len(answers) == len(GAMES)


def test_a_question_holds_no_secret() -> None:
    game = GAMES["poudlard"]
    state = positions(game)[0]
    seat = min(game.to_act(state))
    other = game.redeal(state, seat, Dice(b"other secrets"))
    assert other != state and question(game, other, seat, b"seed") == question(game, state, seat, b"seed")


def test_a_share_is_how_many_of_the_others_are_behind() -> None:
    assert shares_of(Outcome((1, 2), (3, 1), "")) == (1, 0)
    assert shares_of(Outcome((1, 1, 3, 4), (3, 3, 1, 0), "")) == (2.5 / 3, 2.5 / 3, 1 / 3, 0)


def test_to_win_is_to_leave_every_rival_behind() -> None:
    assert chance_to_win([1.0, 0.5, 0.0]) == [1.0, 0.25, 0.0] and chance_to_win([0.3, 0.7]) == [0.3, 0.7]


def test_a_lead_counts_the_more_the_less_is_left() -> None:
    early, late = shares_from_leads([3, 2], 12)[0], shares_from_leads([3, 2], 1)[0]
    assert 0.5 < early < late < 1


def test_whoever_is_on_turn_takes_a_prize_that_is_in_reach() -> None:
    sure = Outlook(1.0, 0.9, 0.5)
    first, second = prize_hopes([sure, sure])
    assert first > second > 0
