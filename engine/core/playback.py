"""Plays a stored game back: entry by entry, or what has happened since a seat's last turn."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from engine.core.contract import AnyGame, Seat
from engine.core.dice import Dice
from engine.core.replay import Entry, Position, actions_of, history_of, replay, walk


class Moment(msgspec.Struct, frozen=True):
    """The game after `number` entries of its log, and the events of the last one. 0 is the deal."""

    number: int
    state: Any
    events: tuple[Any, ...]


class Beat(msgspec.Struct, frozen=True):
    """What one action has made of a position."""

    before: Any
    state: Any
    events: tuple[Any, ...]


def playback(game: AnyGame, seats: int, options: Any, seed: bytes, log: Iterable[Entry]) -> Iterator[Moment]:
    """Yield each moment of a game, the deal first. A move that was undone is shown, then its undoing."""
    for number, position in enumerate(walk(game, seats, options, seed, log)):
        yield Moment(number, position.state, position.events)


def turns_since(
    game: AnyGame, seats: int, options: Any, seed: bytes, log: Sequence[Entry], seat: Seat
) -> list[list[Beat]]:
    """Return the turns since a seat last acted, without what was undone and what it has done this turn."""
    turns, open_turn = list[list[Beat]](), list[Beat]()
    for position in _positions_since(game, replay(game, seats, options, seed, log), seat):
        for beat in _beats(game, position, seed):
            open_turn.append(beat)
            if not game.is_same_turn(open_turn[0].before, beat.state):
                turns.append(open_turn)
                open_turn = []
    return [*turns, open_turn] if open_turn else turns


def _positions_since(game: AnyGame, now: Position, seat: Seat) -> list[Position]:
    """Return the positions since a seat's last turn, the oldest first.

    Its own last act counts if another seat had acted in the same turn: it may have been the last plan, or the
    last sign in a duel.
    """

    def is_of_this_turn(position: Position) -> bool:
        before = position.before
        return is_own(position) and before is not None and game.is_same_turn(before.state, now.state)

    def is_own(position: Position) -> bool:
        return position.entry is not None and position.entry.kind == "act" and position.entry.seat == seat

    def is_joint(before: Position) -> bool:
        return (
            before.entry is not None
            and before.entry.seat != seat
            and before.before is not None
            and game.is_same_turn(before.before.state, before.state)
        )

    found: list[Position] = []
    for position in history_of(now):
        if position.before is None:
            break
        if is_of_this_turn(position):
            continue
        if is_own(position):
            if is_joint(position.before):
                found.append(position)
            break
        found.append(position)
    return found[::-1]


def _beats(game: AnyGame, position: Position, seed: bytes) -> Iterator[Beat]:
    """Yield what led to a position, action by action: a person may carry out several at once."""
    before, entry = position.before, position.entry
    assert before is not None and entry is not None
    if entry.kind != "act":
        yield Beat(before.state, position.state, position.events)
        return
    dice, state = Dice(seed, before.drawn), before.state
    for action in actions_of(game, entry):
        step = game.apply(state, entry.seat, action, dice)
        yield Beat(state, step.state, step.events)
        state = step.state
