"""Plays a stored game back, one entry of its log after another."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from engine.core.contract import AnyGame
from engine.core.replay import Entry, walk


class Moment(msgspec.Struct, frozen=True):
    """The game after `number` entries of its log, and the events of the last one. 0 is the deal."""

    number: int
    state: Any
    events: tuple[Any, ...]


def playback(game: AnyGame, seats: int, options: Any, seed: bytes, log: Iterable[Entry]) -> Iterator[Moment]:
    """Yield each moment of a game, the deal first. A move that was undone is shown, then its undoing."""
    for number, position in enumerate(walk(game, seats, options, seed, log)):
        yield Moment(number, position.state, position.events)
