"""A stored game shown again, entry by entry of its log."""

from collections.abc import Iterable, Iterator
from typing import Any, Protocol

import msgspec

from engine.core.contract import AnyGame, Seat
from engine.core.dice import Dice


class Entry(Protocol):
    """One entry of a game's log. `actions` is JSON; those of an `undo` name the entry it goes back to."""

    @property
    def seat(self) -> Seat: ...
    @property
    def kind(self) -> str: ...
    @property
    def actions(self) -> str: ...


class Moment(msgspec.Struct, frozen=True):
    """The game after so many entries of its log, and the events of the last one; 0 is the deal."""

    number: int
    state: Any
    events: tuple[Any, ...]


class Undo(msgspec.Struct, frozen=True):
    """The position after the first entries of the log is there again."""

    to: int


def playback(
    game: AnyGame, seats: int, options: Any, seed: bytes, entries: Iterable[Entry]
) -> Iterator[Moment]:
    """A game moment by moment, the deal first; raises `RuleError` at an illegal move.

    An entry that is neither an act nor an undo (a seat that changes hands) leaves the position as it is.
    """
    dice = Dice(seed)
    deal = game.setup(seats, options, dice)
    yield Moment(0, deal.state, deal.events)
    states = [deal.state]
    for number, entry in enumerate(entries, 1):
        state, events = states[-1], list[Any]()
        if entry.kind == "act":
            for action in game.load_actions(entry.actions):
                step = game.apply(state, entry.seat, action, dice)
                state = step.state
                events.extend(step.events)
        elif entry.kind == "undo":
            (undo,) = msgspec.json.decode(entry.actions, type=tuple[Undo])
            state = states[undo.to]
        states.append(state)
        yield Moment(number, state, tuple(events))
