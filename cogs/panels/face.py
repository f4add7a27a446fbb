"""How a game is shown to people: its pictures, its sentences and its private panel. One subclass a game."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from cogs.tables.table import Table
from cogs.tables.viewer import Viewer, shown_view
from cogs.ui.controls import PressButton
from cogs.ui.pages import Drawing, Page
from engine.core import Dice, RuleError, Seat
from locales import Words
from render.kit.pictures import AnyPictures
from render.kit.scene import AnyScene


def board_drawing(pictures: AnyPictures, scene: AnyScene, perspective: str = "") -> Drawing:
    """The board of a scene."""
    return Drawing(partial(pictures.board, scene, perspective), pictures.alt_text(scene))


def panel_drawing(pictures: AnyPictures, scene: AnyScene, draft: Any) -> Drawing:
    """The private preview of what a player has chosen so far."""
    return Drawing(partial(pictures.panel, scene, draft), pictures.panel_alt(scene, draft), "panel.png")


def rule_pages(key: str, drawings: Sequence[Drawing], words: Words) -> list[tuple[str, Drawing]]:
    """The pages `rules-<key>-1` and so on, each with its picture."""
    return [(words(f"rules-{key}-{page}"), drawing) for page, drawing in enumerate(drawings, 1)]


def sample_names(words: Words, seats: int) -> tuple[str, ...]:
    """Names of the players in the sample positions of the rules."""
    return tuple(words("alt-player", number=seat + 1) for seat in range(seats))


def suggestion(viewer: Viewer, view: Any, dice: Dice) -> Any:
    """The action that the stand-in would choose for the viewer; slow, for a worker."""
    assert viewer.seat is not None
    game = viewer.table.game
    return game.suggest(view, viewer.seat, dice, game.usual_level)


class Face(ABC):
    """One game's pictures, sentences and panel. Everything is made from `view(seat)`."""

    key: ClassVar[str]
    example: ClassVar[str]  # the command that the help shows as an example of a turn
    pictures: ClassVar[AnyPictures]
    over: ClassVar[Mapping[str, Any]] = {}  # fields of a view once the game is over: nothing is due any more
    keeps: ClassVar[bool] = False  # are drafts of its panel stored, so that other panels and commands go on?

    def lobby(self, words: Words) -> Drawing:
        """The title picture of the lobby card."""
        return Drawing(partial(self.pictures.lobby_card, words), words(f"alt-lobby-{self.key}"), "lobby.png")

    @abstractmethod
    def rules(self, words: Words) -> list[tuple[str, Drawing]]:
        """The rules, page by page, each with a picture."""

    def scene(self, viewer: Viewer) -> Any:
        """The table as this viewer may see it, for the pictures."""
        view = shown_view(viewer, **self.over)
        return self.pictures.scene(view, viewer.names, viewer.words)

    def board(self, viewer: Viewer, perspective: str = "") -> Drawing:
        """The board as this seat may see it; `perspective` is one that the pictures have, or empty."""
        return board_drawing(self.pictures, self.scene(viewer), perspective)

    def frame(self, viewer: Viewer) -> Any:
        """The board as one picture of a replay; for a worker."""
        return self.pictures.frame(self.scene(viewer))

    def extras(self, events: Sequence[Any], viewer: Viewer) -> list[Drawing]:
        """More pictures for the public message of a turn, each of another file name (a card, a look)."""
        return []

    def own_controls(self, table: Table, words: Words) -> tuple[PressButton, ...]:
        """Buttons beside Play by which players look at what they alone may see, at any time."""
        return ()

    def text_board(self, viewer: Viewer) -> str:
        """The board in monospace characters."""
        return self.pictures.text_board(self.scene(viewer))

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

    def refusal(self, error: RuleError, words: Words) -> RuleError:
        """A refusal with its facts as this reader's language names them."""
        return error

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
