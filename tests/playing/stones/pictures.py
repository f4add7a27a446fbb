"""Stones in pictures: the seats, the stones on the table, and the same in words."""

from PIL import Image

from engine.core.open_game import Seen
from locales import Words
from render.keeping import kept
from render.kit import ending
from render.kit.canvas import Canvas
from render.kit.lobby import Lobby
from render.kit.paint import filled, stamp
from render.kit.palette import to_palette
from render.kit.pen import Shape
from render.kit.pictures import Pictures
from render.kit.samples import position, scene_of
from render.kit.scene import Scene
from render.kit.sprites import sticker
from render.kit.strip import Tally, put_strip, seat_cell
from tests.playing.stones.rules import State, Stones

GAME = Stones()
STONE = (Shape("O 50 50 40 30", "steel"),)
WIDE, HIGH, STRIP, STONE_SIZE, GAP = 1000, 260, 8, 72, 8


@kept
def ground() -> Image.Image:
    """Returns the empty table: paper, on which the strip of seats is drawn."""
    return to_palette(filled(WIDE, HIGH, "paper"))


@kept
def stone() -> Image.Image:
    """Returns one stone on the table."""
    picture = filled(STONE_SIZE, STONE_SIZE, "paper")
    stamp(picture, sticker(STONE, STONE_SIZE, "bare"), STONE_SIZE / 2, STONE_SIZE / 2)
    return to_palette(picture)


def paint_board(scene: Scene[Seen[State]]) -> Canvas:
    """Draws the seats, and a row of stones."""
    canvas, state = Canvas(ground()), scene.view.state
    seats = range(len(scene.names))
    tallies = [(Tally(STONE, str(count)),) for count in state.taken]
    put_strip(
        canvas, tuple(seat_cell(scene, seat, state.colours[seat], tallies[seat]) for seat in seats), STRIP
    )
    for place in range(state.left):
        canvas.put(stone(), GAP + place * (STONE_SIZE + GAP), HIGH - STONE_SIZE - GAP)
    return canvas


def alt_text(scene: Scene[Seen[State]]) -> str:
    """Tells how many stones are left, and who has how many."""
    words, state = scene.words, scene.view.state
    piles = [words("stones-pile", name=scene.name(seat), count=n) for seat, n in enumerate(state.taken)]
    result = ending.sentences(scene.view.outcome, scene.name, words)
    return " ".join([words("stones-left", count=state.left), *piles, *result])


def text_board(scene: Scene[Seen[State]]) -> str:
    """Draws the stones as characters."""
    return "● " * scene.view.state.left + "\n" + alt_text(scene)


def sampled(words: Words) -> dict[str, bytes]:
    """Draws a picture of every kind, by name."""
    early = position(GAME, 3, lambda state: state.turns == 2)
    end = position(GAME, 3, lambda state: not state.left)
    return {
        name: paint_board(scene_of(GAME, state, words)).png()
        for name, state in (("board", early), ("end", end))
    }


def title(picture: Image.Image) -> None:
    """Draws three stones on the lobby card."""
    for place in range(3):
        stamp(picture, sticker(STONE, 2 * STONE_SIZE, "bare"), 590 + place * 2 * STONE_SIZE, 220)


PICTURES = Pictures(
    game=GAME,
    paint_board=paint_board,
    alt_text=alt_text,
    text_board=text_board,
    lobby=Lobby(5, title),
    sampled=sampled,
)
