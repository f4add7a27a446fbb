"""How a game meets people: its pictures, its sentences and its private panel. One subclass a game."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from cogs.tables.table import Table
from cogs.tables.viewer import Viewer
from cogs.ui.controls import PressButton
from cogs.ui.pages import Drawing, Page
from engine.core import Seat
from locales import Words
from render.replay import opened


def panel_drawing(pictures: Any, scene: Any, draft: Any) -> Drawing:
    """What a player has chosen so far, drawn by the game's package of pictures: a private preview."""
    return Drawing(lambda: pictures.panel(scene, draft), pictures.panel_alt(scene, draft), "panel.png")


class Face(ABC):
    """One game's pictures, sentences and panel. Everything is made from `view(seat)`."""

    key: ClassVar[str]
    example: ClassVar[str]  # of its commands one by which a turn is played: an example for the help
    keeps: ClassVar[bool] = False  # are drafts of its panel kept, to go on by other panels and commands?
    perspectives: ClassVar[tuple[str, ...]] = ()  # other pictures of the same board, for /board

    @abstractmethod
    def lobby(self, words: Words) -> Drawing:
        """The title picture of the lobby card."""

    @abstractmethod
    def rules(self, words: Words) -> list[tuple[str, Drawing]]:
        """The rules, page by page, each with a picture."""

    @abstractmethod
    def board(self, viewer: Viewer, perspective: str = "") -> Drawing:
        """The board as this seat may see it; `perspective` is one of `perspectives`, or empty."""

    def frame(self, viewer: Viewer) -> Any:
        """The board as one picture of a replay; for a worker."""
        return opened(self.board(viewer).draw())

    def extras(self, events: Sequence[Any], viewer: Viewer) -> list[Drawing]:
        """More pictures for the public message of a turn, each of another file name (a card, a look)."""
        return []

    def own_controls(self, table: Table, words: Words) -> tuple[PressButton, ...]:
        """Buttons beside Play by which players look at what they alone may see, at any time."""
        return ()

    @abstractmethod
    def text_board(self, viewer: Viewer) -> str:
        """The board in monospace characters."""

    @abstractmethod
    def tell(self, events: Sequence[Any], viewer: Viewer) -> list[str]:
        """What happened, a sentence a line. Only events that this seat sees are given."""

    @abstractmethod
    def page(self, viewer: Viewer, draft: str) -> Page:
        """The panel of the seat on turn, with the choices made so far; a bad draft is an empty one."""

    @abstractmethod
    def chosen(self, viewer: Viewer, field: str, draft: str, values: Sequence[str]) -> str:
        """The draft after something was chosen in a select."""

    def kept(self, viewer: Viewer, draft: str) -> str:
        """What is kept of a draft; empty where this step is not put together piece by piece."""
        return ""

    def resumed(self, draft: str, kept: str) -> str:
        """The draft from which a control goes on that was drawn with `draft`, while `kept` is what counts."""
        return draft

    @abstractmethod
    def actions(self, viewer: Viewer, draft: str) -> tuple[Any, ...]:
        """The actions that Confirm stands for."""

    @abstractmethod
    def hint(self, viewer: Viewer) -> str:
        """A draft that the stand-in would play; slow, for a worker."""

    def call(self, viewer: Viewer, seat: Seat) -> str:
        """The key of the sentence that calls a person who is to act; it is given their `name`."""
        return "your-turn"

    def turn(self, viewer: Viewer, seat: Seat) -> str:
        """The key of the sentence that says whose turn it is, without calling them; it is given a `name`."""
        return "turn-of"

    def length(self, viewer: Viewer, time: str) -> str:
        """How long a finished game took, in turns and in time."""
        return viewer.words("end-length", turns=viewer.table.game.board_count(viewer.table.state), time=time)

    @abstractmethod
    def score_line(self, viewer: Viewer, seat: Seat) -> str:
        """A seat's score in words, for rankings and lists."""
