"""A game in pictures. The game paints a scene; files, frames, lobby cards and samples follow from that."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec
from PIL import Image

from engine.core import AnyGame
from locales import LANGUAGES, Words, words
from render.kit import lobby, sprites
from render.kit.canvas import Canvas
from render.kit.film.motion import Frame, Motion, Passage, frames, no_motion
from render.kit.lobby import Figure, Lobby
from render.kit.samples import opening, scene_of
from render.kit.scene import AnyScene, Scene
from render.kit.theme import Rgb, rgb

V = TypeVar("V")
D = TypeVar("D")


def _no_panel(scene: AnyScene, draft: object) -> Any:
    raise LookupError("the panel of this game shows its board")


def _line(colour: int) -> Rgb:
    return rgb(f"text-{colour}")


class Pictures(msgspec.Struct, Generic[V, D], frozen=True, kw_only=True):
    """One game in pictures, drawn from scenes of its views and from drafts of its turns."""

    game: AnyGame
    paint_board: Callable[[Scene[V]], Canvas]  # the public board
    alt_text: Callable[[Scene[V]], str]
    text_board: Callable[[Scene[V]], str]
    lobby: Lobby
    sampled: Callable[[Words], dict[str, bytes]]  # pictures by name, among them "board"
    # The private preview of what a player has chosen so far, and its alt text, if it is no mere board.
    paint_panel: Callable[[Scene[V], D], Canvas] = _no_panel
    panel_alt: Callable[[Scene[V], D], str] = _no_panel
    perspectives: Mapping[str, Callable[[Scene[V]], Canvas]] = {}  # other pictures of the same board
    # Draws, one after another, pieces that the boards of new games leave out.
    warm_pieces: Callable[[], Iterable[None]] = tuple
    figure: Figure = sprites.pawn  # by colour, number and size
    line: Callable[[int], Rgb] = _line  # the colour of a line that stands for a seat, by the seat's colour
    motions: Callable[[Scene[V], Scene[V]], Sequence[Motion]] = no_motion  # what moves between two scenes
    # Pictures of recent events that a replay shows before the board, each as large as the board.
    moments: Callable[[Scene[V]], Sequence[tuple[msgspec.Struct, Image.Image]]] = lambda scene: ()
    board_box: tuple[int, int, int] | None = None  # left, top and side of the board itself on its sheet

    def scene(self, view: V, names: tuple[str, ...], words: Words) -> Scene[V]:
        """Returns a scene of this game."""
        return Scene(view, names, words)

    def board(self, scene: Scene[V], perspective: str = "") -> bytes:
        """Draws the board as a PNG, or one of its other perspectives."""
        paint = self.perspectives[perspective] if perspective else self.paint_board
        return paint(scene).png()

    def frame(self, scene: Scene[V]) -> Image.Image:
        """Draws the board as one frame of a film."""
        return self.paint_board(scene).image

    def film(self, passages: Sequence[Passage], fineness: float = 1.0) -> Iterator[Frame]:
        """Draws some turns as the frames of a film, with a share of the pictures that it could have."""
        return frames(passages, self.frame, self.motions, fineness)

    def panel(self, scene: Scene[V], draft: D) -> bytes:
        """Draws the preview of a draft as a PNG."""
        return self.paint_panel(scene, draft).png()

    def lobby_card(self, words: Words) -> bytes:
        """Draws the lobby card in one language as a PNG."""
        title = words(f"picture-{self.game.key}-title-1"), words(f"picture-{self.game.key}-title-2")
        return lobby.card(self.lobby, title, lobby.facts(words, self.game.seats, self.lobby.minutes))

    def title(self) -> Image.Image:
        """Draws the lobby card in true colour, without text."""
        return lobby.scene(self.lobby)

    def warming(self) -> Iterator[None]:
        """Draws what is kept, a little at each step: boards of new games, the lobby card, pieces."""
        for say in map(words, LANGUAGES):
            for seats in self.game.seats:
                self.board(scene_of(self.game, opening(self.game, seats), say))
                yield
            self.lobby_card(say)
            yield
        yield from self.warm_pieces()

    def samples(self) -> dict[str, bytes]:
        """Draws the samples by file name: all in the first language, lobby and board in the others too."""
        drawn: dict[str, bytes] = {}
        for language in LANGUAGES:
            said = words(language)
            found, is_first = self.sampled(said), language == LANGUAGES[0]
            chosen = found if is_first else {"board": found["board"]}
            ending = ".png" if is_first else f"-{language}.png"
            for name, picture in {"lobby": self.lobby_card(said), **chosen}.items():
                drawn[f"{self.game.key}-{name}{ending}"] = picture
        return drawn


AnyPictures: TypeAlias = Pictures[Any, Any]
