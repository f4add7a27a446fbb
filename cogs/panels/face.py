"""How a game is shown to people: its pictures, its narration and its panel, put together in one Face."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from cogs.panels.drawings import RulePages, board_drawing, scene_of
from cogs.panels.game_panel import GamePanel
from cogs.panels.narration import Narration
from cogs.tables.viewer import Viewer
from cogs.ui.pages import Drawing
from engine.core import AnyGame
from locales import Words
from render.kit.pictures import Pictures

V = TypeVar("V", bound=msgspec.Struct)
A = TypeVar("A", bound=msgspec.Struct)
E = TypeVar("E", bound=msgspec.Struct)
D = TypeVar("D")


class Face(msgspec.Struct, Generic[V, A, E, D], frozen=True, kw_only=True):
    """One game on Discord. Everything is made from what the viewer may know."""

    game: AnyGame
    example: str  # the command that the help shows as an example of a turn
    pictures: Pictures[V, D]
    narration: Narration[V, E]
    panel: GamePanel[V, A]
    rules: Callable[[Words], RulePages]
    # The game's own buttons beside Play, whose verbs its commands answer: verbs and labels.
    # By `starts` a turn begins at once; by `looks` players see what they alone may see, at any time.
    starts: Mapping[str, str] = {}
    looks: Mapping[str, str] = {}

    @property
    def key(self) -> str:
        """The game's key."""
        return self.game.key

    def lobby(self, words: Words) -> Drawing:
        """The title picture of the lobby card."""
        return Drawing(partial(self.pictures.lobby_card, words), words(f"alt-lobby-{self.key}"), "lobby.png")

    def board(self, viewer: Viewer[V], perspective: str = "", recent: Sequence[E] = ()) -> Drawing:
        """The board as this viewer may see it; `perspective` is one of the pictures' own, or empty.

        The board also shows where the last move of the `recent` events went.
        """
        return board_drawing(self.pictures, scene_of(viewer, recent), perspective)

    def text_board(self, viewer: Viewer[V]) -> str:
        """The board in monospace characters."""
        return self.pictures.text_board(scene_of(viewer))


AnyFace: TypeAlias = Face[Any, Any, Any, Any]  # of a game that is not known here
