"""A stored game played back entry by entry, and what everybody may see once it is over."""

from typing import Any, NamedTuple

import pytest

from engine import GAMES
from engine.core import Dice, RuleError, dump
from engine.core.playback import Beat, Moment, playback, turns_since
from engine.core.replay import replay

SEED = b"playback"


class Line(NamedTuple):
    """An entry of a log."""

    seat: int
    actions: str = "[]"
    kind: str = "act"


def played(key: str, plies: int, seats: int = 2) -> tuple[list[Any], list[Line]]:
    """Let stand-ins play so many plies; return the states and the log."""
    game, dice = GAMES[key], Dice(SEED)
    states, log = [game.setup(seats, game.options(), dice).state], list[Line]()
    for ply in range(plies):
        state = states[-1]
        seat = min(game.to_act(state))
        action = game.suggest(game.view(state, seat), seat, Dice(bytes([ply])), game.usual_level)
        states.append(game.apply(state, seat, action, dice).state)
        log.append(Line(seat, dump([action])))
    return states, log


def shown(key: str, log: list[Line], seats: int = 2) -> list[Moment]:
    game = GAMES[key]
    return list(playback(game, seats, game.options(), SEED, log))


@pytest.mark.parametrize("key", GAMES)
def test_every_moment_is_the_position_after_so_many_entries(key: str) -> None:
    seats = GAMES[key].seats[-1]
    states, log = played(key, 6, seats)
    moments = shown(key, log, seats)
    assert [moment.state for moment in moments] == states
    assert [moment.number for moment in moments] == list(range(7))
    assert all(moment.events for moment in moments)


def test_a_seat_that_changes_hands_leaves_the_position_as_it_is() -> None:
    states, log = played("junior", 4)
    moments = shown("junior", [*log[:2], Line(0, kind="resign"), *log[2:]])
    assert [moment.state for moment in moments] == [*states[:3], states[2], *states[3:]]
    assert moments[3].events == ()


def test_an_undo_brings_an_earlier_position_back_and_the_game_goes_on_from_there() -> None:
    states, log = played("junior", 3)  # the third is a push, which reveals nothing
    undo = Line(log[2].seat, '[{"to": 2}]', "undo")
    moments = shown("junior", [*log, undo, log[2]])
    assert [moment.state for moment in moments] == [*states, states[2], states[3]]
    assert [moment.number for moment in moments] == list(range(6)) and moments[4].events == ()


def test_what_replay_refuses_is_not_played_back_either() -> None:
    _, log = played("junior", 4)  # the fourth is a move, and a new card is drawn after it
    with pytest.raises(RuleError, match="undo-shown"):
        shown("junior", [*log, Line(log[3].seat, '[{"to": 3}]', "undo")])


def test_s19_a_player_who_leaves_is_gone_and_no_undo_brings_them_back() -> None:
    game, (states, log) = GAMES["secret"], played("secret", 2, seats=3)
    gone = Line(1, kind="depart")
    moments = shown("secret", [*log, gone], seats=3)
    assert moments[3].state == game.leave(states[2], 1, Dice(SEED, drawn(game, log))).state
    assert type(moments[3].events[0]).__name__ == "PlayerLeft"
    with pytest.raises(RuleError, match="undo-shown"):
        shown("secret", [*log, gone, Line(1, '[{"to": 2}]', "undo")], seats=3)
    with pytest.raises(RuleError, match="seat-must-be-played"):
        shown("junior", [gone])


def drawn(game: Any, log: list[Line]) -> int:
    """Return how many draws a log has made."""
    return replay(game, 3, game.options(), SEED, log).drawn


@pytest.mark.parametrize("key", GAMES)
def test_what_is_revealed_is_what_everybody_sees_and_more(key: str) -> None:
    game = GAMES[key]
    for state in played(key, 6, game.seats[-1])[0]:
        assert type(game.revealed(state)) is type(game.view(state, None))
        assert game.revealed(state).outcome == game.view(state, None).outcome


def since(key: str, log: list[Line], seat: int, seats: int = 2) -> list[list[Beat]]:
    game = GAMES[key]
    return turns_since(game, seats, game.options(), SEED, log, seat)


def test_a_push_and_a_move_are_one_turn_whether_made_at_once_or_not() -> None:
    _, log = played("junior", 4)
    apart, seat = since("junior", log, log[0].seat), log[2].seat
    at_once = Line(seat, f"[{log[2].actions[1:-1]},{log[3].actions[1:-1]}]")
    assert len(apart) == 1 and len(apart[0]) == 2
    assert since("junior", [*log[:2], at_once], log[0].seat) == apart


def test_what_a_seat_has_done_in_this_turn_is_not_shown_to_it() -> None:
    _, log = played("junior", 5)
    assert since("junior", log, log[4].seat) == since("junior", log[:4], log[4].seat)


def test_what_was_undone_is_not_shown() -> None:
    _, log = played("junior", 3)
    undone = [*log, Line(log[2].seat, '[{"to": 2}]', "undo")]
    assert since("junior", undone, log[0].seat) == []


def test_the_last_plan_shows_its_own_player_what_it_set_off() -> None:
    states, log = played("pasvu", 8)
    last = next(
        number
        for number in range(len(log))
        if states[number].phase == "plan" and states[number + 1].phase != "plan"
    )
    turns = since("pasvu", log[: last + 1], log[last].seat)
    assert turns and turns[-1][-1].state == states[last + 1]
