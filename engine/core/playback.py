"""A stored game shown again, entry by entry of its log."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from engine.core.contract import AnyGame
from engine.core.replay import Entry, walk


class Moment(msgspec.Struct, frozen=True):
    """The game after so many entries of its log, and the events of the last one; 0 is the deal."""

    number: int
    state: Any
    events: tuple[Any, ...]


def playback(game: AnyGame, seats: int, options: Any, seed: bytes, log: Iterable[Entry]) -> Iterator[Moment]:
    """A game moment by moment, the deal first; what was taken back is shown, and then that it was."""
    for number, position in enumerate(walk(game, seats, options, seed, log)):
        yield Moment(number, position.state, position.events)
