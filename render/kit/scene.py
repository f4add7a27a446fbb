"""The scene that a picture is drawn from. It never holds more than one viewer may know."""

from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from engine.core import Seat
from locales import Words
from render.kit.fonts import plain

V = TypeVar("V", covariant=True)  # a scene is frozen
E = TypeVar("E")

NAME_LENGTH = 24  # of a name in an alt text or on a text board


class Scene(msgspec.Struct, Generic[V], frozen=True):
    """A view, the players' display names as they wrote them (one per seat), and the words of a language.

    `bots` holds for each seat the level of the bot that plays it, "" for a person; none if nobody asked.
    `recent` holds what happened last, as far as the viewer may know it: the board shows the way it went.
    """

    view: V
    names: tuple[str, ...]
    words: Words
    recent: tuple[Any, ...] = ()
    bots: tuple[str, ...] = ()

    def name(self, seat: Seat, length: int = NAME_LENGTH) -> str:
        """Returns a player's name for running text, or "player 2" where nothing of it can be read."""
        return plain(self.names[seat], length) or self.words("alt-player", number=seat + 1)

    def doer(self, seat: Seat) -> str:
        """Returns the name of who did something; that they gave up later is told elsewhere."""
        return self.name(seat).removesuffix(self.words("gave-up-name", name=""))

    def last(self, kind: type[E]) -> E | None:
        """Returns the last recent event of a kind."""
        return next((event for event in reversed(self.recent) if isinstance(event, kind)), None)


AnyScene: TypeAlias = Scene[Any]
