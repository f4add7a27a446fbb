"""The sentences of a game: what happened, whose turn it is, how it ended."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

import msgspec

from cogs.tables.viewer import Viewer
from cogs.ui.pages import Drawing
from engine.core import RuleError, Seat
from locales import Words

V = TypeVar("V", bound=msgspec.Struct)
E = TypeVar("E", bound=msgspec.Struct)


class Narration(ABC, Generic[V, E]):
    """What a game says. Each sentence is made from what the viewer may know."""

    @abstractmethod
    def tell(self, events: Sequence[E], viewer: Viewer[V]) -> list[str]:
        """What happened, a sentence a line. Only events that this seat sees are given."""

    @abstractmethod
    def score_line(self, viewer: Viewer[V], seat: Seat) -> str:
        """A seat's score in words, for rankings and lists; the viewer is anybody."""

    def extras(self, events: Sequence[E], viewer: Viewer[V]) -> list[Drawing]:
        """More pictures for the public message of a turn, each of another file name (a card, a look)."""
        return []

    def refusal(self, error: RuleError, words: Words) -> RuleError:
        """A refusal with its facts as this reader's language names them."""
        return error

    def call(self, viewer: Viewer[V], seat: Seat) -> str:
        """The key of the sentence that calls a person who is to act; it is given their `name`."""
        return "your-turn"

    def turn(self, viewer: Viewer[V], seat: Seat) -> str:
        """The key of the sentence that says whose turn it is, without calling them; it is given a `name`."""
        return "turn-of"

    def private_lines(self, viewer: Viewer[V]) -> list[str]:
        """What the viewer alone may know, a line each: a goal, a hand, a plan; also on others' turns."""
        return []

    def length(self, viewer: Viewer[V], time: str) -> str:
        """How long a finished game took, in turns and in time."""
        return viewer.words("end-length", turns=viewer.board_count, time=time)
