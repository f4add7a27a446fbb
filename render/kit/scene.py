"""The scene that a picture is drawn from. It never holds more than one viewer may know."""

from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from engine.core import Seat
from locales import Words
from render.kit.fonts import plain

V = TypeVar("V")

NAME_LENGTH = 24  # of a name in an alt text or on a text board


class Scene(msgspec.Struct, Generic[V], frozen=True):
    """A view, the players' display names as they wrote them (one per seat), and the words of a language."""

    view: V
    names: tuple[str, ...]
    words: Words

    def name(self, seat: Seat, length: int = NAME_LENGTH) -> str:
        """Returns a player's name for running text, or "player 2" where nothing of it can be read."""
        return plain(self.names[seat], length) or self.words("alt-player", number=seat + 1)


AnyScene: TypeAlias = Scene[Any]
