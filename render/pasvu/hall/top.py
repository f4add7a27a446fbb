"""The hall from above: carpet, furniture to scale, ghosts by colour, mark, size and letter."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from engine.pasvu.hall.overlap import carries
from engine.pasvu.hall.shapes import shape_of
from engine.pasvu.layout import COLUMNS, HALL
from engine.pasvu.model import Figure, Piece, Solid
from locales import Words
from render.keeping import kept
from render.kit import paint
from render.kit.fonts import BOLD, face
from render.kit.theme import SCALE
from render.pasvu import theme
from render.pasvu.flat import Flat, Pixels, flattened
from render.pasvu.hall.camera import above
from render.pasvu.hall.ghosts import token
from render.pasvu.hall.pieces import from_above
from render.pasvu.hall.room import carpet, draw_patches
from render.pasvu.scene import ghost_name
from render.pasvu.theme import hex_of, rgb

SIDE = round(HALL * theme.CELL)
PAD = theme.BORDER  # the picture includes the golden border, which tokens may overlap
TOKENS = {"small": 50, "medium": 66, "large": 86}


@kept
def ground() -> Pixels:
    """Draws the empty hall with the names of its cells."""
    times = 2
    camera = above(theme.CELL, (SIDE / 2, SIDE / 2), (SIDE, SIDE)).larger(times)
    picture = Image.new("RGB", camera.size, rgb("carpet"))
    draw_patches(ImageDraw.Draw(picture), camera, carpet())
    picture = picture.reduce(times)
    for column, letter in enumerate(COLUMNS):
        for row in range(int(HALL)):
            cell, spot = f"{letter}{row + 1}", (column * theme.CELL + 8, row * theme.CELL + 16)
            paint.letter(picture, cell, spot, theme.TYPE_CELL, colour=hex_of("carpet-mark"), anchor="lm")
    whole = Image.new("RGBA", (SIDE + 2 * PAD, SIDE + 2 * PAD), (*rgb("border"), 255))
    ImageDraw.Draw(whole).rectangle((0, 0, whole.width - 1, whole.height - 1), outline=rgb("ink"), width=2)
    whole.paste(picture, (PAD, PAD))
    return flattened(whole)


@kept
def furnished(pieces: tuple[Piece, ...]) -> Pixels:
    """Returns the furnished hall; it changes less often than the ghosts do."""
    hall = Flat(ground())
    put_pieces(hall, pieces)
    return hall.pixels


def put_pieces(picture: Flat, pieces: Iterable[Piece], corner: tuple[int, int] = (0, 0)) -> None:
    """Puts furniture on a picture of the hall, or on the part of it that begins at a corner.

    What is on top of other pieces comes after them, what leans last.
    """
    for piece in sorted(pieces, key=lambda piece: (bool(piece.lean), piece.z)):
        image, (left, top) = from_above(piece)
        stick(picture, image, (left - corner[0], top - corner[1]))


def stick(picture: Flat, image: Image.Image, spot: tuple[int, int]) -> None:
    """Puts a drawing with its corner on a point of the hall; what sticks out is cut off."""
    picture.lay(image, spot[0] + PAD, spot[1] + PAD)


def point(x: float, y: float) -> tuple[float, float]:
    """Returns a place of the hall in pixels."""
    return x * theme.CELL, y * theme.CELL


@lru_cache(maxsize=64)
def _overhead(pieces: tuple[Piece, ...]) -> list[Solid]:
    """Returns the level boxes with air below them."""
    solids = [solid for piece in pieces for solid in shape_of(piece).solids]
    return [solid for solid in solids if solid.low[2] > 0.3 and solid.axes[2][2] == 1.0]


def is_under(figure: Figure, solids: Sequence[Solid]) -> bool:
    """Is one of these boxes above a ghost?"""
    top = figure.z + figure.height - 0.01
    return any(solid.low[2] >= top and carries(solid, figure.x, figure.y) for solid in solids)


def put_figures(
    picture: Flat,
    words: Words,
    figures: Sequence[Figure],
    colours: tuple[int, ...],
    pieces: Iterable[Piece],
) -> None:
    """Puts ghosts, the higher ones later; those on furniture have a tag with their height."""
    solids = _overhead(tuple(pieces))
    for figure in sorted(figures, key=lambda one: (one.z, one.radius)):
        put_figure(picture, words, figure, colours[figure.seat], is_under(figure, solids))


def put_figure(picture: Flat, words: Words, figure: Figure, colour: int, below: bool) -> None:
    """Puts one ghost; a ghost below a piece has a dashed ring."""
    size = TOKENS[figure.size]
    x, y = point(figure.x, figure.y)
    sticker = token(colour, ghost_name(words, figure.name), size, "under" if below else "plain")
    stick(picture, sticker, (round(x - sticker.width / 2), round(y - sticker.height / 2)))
    if below:
        ring = dashed(round(size * 1.3))
        stick(picture, ring, (round(x - ring.width / 2), round(y - ring.height / 2)))
    if figure.z > 0.005:
        tag = height_tag(figure.z, words.language)
        drop = size * 0.36
        spot = (round(x - tag.width / 2 + size * 0.3), round(y + drop - 4))
        stick(picture, tag, (min(spot[0], SIDE - tag.width), min(spot[1], SIDE - tag.height)))


@kept
def dashed(size: int) -> Image.Image:
    """Draws a dashed ring."""
    picture, draw = paint.large(size, size)
    box = (6, 6, size * SCALE - 7, size * SCALE - 7)
    for colour, wide, more in (("ink", 4.6, 3), ("white", 2.6, 0)):
        for turn in range(0, 360, 30):
            draw.arc(box, turn - more, turn + 17 + more, fill=rgb(colour), width=round(wide * SCALE))
    return paint.reduced(picture)


def number(value: float, language: str) -> str:
    """Returns a height as text: "0.85", in French "0,85"."""
    text = f"{value:.2f}".rstrip("0")
    text = text + "0" if text.endswith(".") else text
    return text.replace(".", ",") if language == "fr" else text


@kept
def height_tag(value: float, language: str) -> Image.Image:
    """Draws how high a ghost stands."""
    text, size = number(value, language), 18
    wide, high = round(face(BOLD, size).getlength(text)) + 27, 24
    picture = paint.rounded(wide, high, 6, rgb("butter"), rgb("ink"), 1.6)
    draw = ImageDraw.Draw(picture)
    draw.polygon([(6, 17), (11, 7), (16, 17)], fill=rgb("ink"))
    draw.text((20, high / 2), text, fill=rgb("ink"), font=face(BOLD, size), anchor="lm")
    return picture
