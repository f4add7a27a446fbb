"""The hall from above: carpet, furniture true to scale, ghosts by colour, mark, size and letter."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

from PIL import Image, ImageDraw

from engine.pasvu.layout import COLUMNS, HALL
from engine.pasvu.model import Figure, Piece, Solid
from engine.pasvu.shapes import shape_of
from engine.pasvu.touch import carries
from locales import Words
from render import paint
from render.fonts import BOLD, face
from render.pasvu import theme
from render.pasvu.camera import above
from render.pasvu.ghosts import token
from render.pasvu.pieces import from_above, lying_icon
from render.pasvu.room import carpet, draw_patches
from render.pasvu.scene import ghost_name
from render.pasvu.theme import hex_of, rgb
from render.theme import SCALE, mix

Box: TypeAlias = tuple[float, float, float, float]

SIDE = round(HALL * theme.CELL)
PAD = theme.BORDER  # the hall's picture has its golden border around it, over which tokens may reach
TOKENS = {"small": 50, "medium": 66, "large": 86}
# Below a piece a ghost is only a drawing: how much of it shows.
_UNDER = 0.82


@lru_cache(maxsize=1)
def ground() -> Image.Image:
    """The empty hall with the names of its cells."""
    times = 2
    camera = above(theme.CELL, (SIDE / 2, SIDE / 2), (SIDE, SIDE)).larger(times)
    picture = Image.new("RGB", camera.size, rgb("carpet"))
    draw_patches(ImageDraw.Draw(picture), camera, carpet())
    picture = picture.reduce(times)
    for column, letter in enumerate(COLUMNS):
        for row in range(int(HALL)):
            spot = (column * theme.CELL + 8, row * theme.CELL + 16)
            paint.letter(
                picture,
                f"{letter}{row + 1}",
                spot,
                theme.TYPE_CELL,
                colour=hex_of("carpet-mark"),
                anchor="lm",
            )
    whole = Image.new("RGBA", (SIDE + 2 * PAD, SIDE + 2 * PAD), (*rgb("border"), 255))
    ImageDraw.Draw(whole).rectangle((0, 0, whole.width - 1, whole.height - 1), outline=rgb("ink"), width=2)
    whole.paste(picture, (PAD, PAD))
    return whole


def stacked(pieces: Iterable[Piece]) -> list[Piece]:
    """In the order of drawing: what stands on others after them, what leans against others last."""
    return sorted(pieces, key=lambda piece: (bool(piece.lean), piece.z))


def put_pieces(picture: Image.Image, pieces: Iterable[Piece]) -> None:
    """Furniture on a picture of the hall."""
    for piece in stacked(pieces):
        stick(picture, from_above(piece).image, from_above(piece).spot)


def stick(picture: Image.Image, image: Image.Image, spot: tuple[int, int]) -> None:
    """A drawing with its corner on a point of the hall; what hangs over the picture's edge is cut."""
    left, top = spot[0] + PAD, spot[1] + PAD
    picture.alpha_composite(image, (max(left, 0), max(top, 0)), (max(-left, 0), max(-top, 0)))


def point(x: float, y: float) -> tuple[float, float]:
    """A place of the hall in pixels."""
    return x * theme.CELL, y * theme.CELL


def is_under(figure: Figure, solids: Sequence[Solid]) -> bool:
    """Does some piece hang over a ghost?"""
    top = figure.z + figure.height - 0.01
    return any(
        solid.low[2] >= top and solid.axes[2][2] == 1.0 and carries(solid, figure.x, figure.y)
        for solid in solids
    )


def put_figures(
    picture: Image.Image,
    words: Words,
    figures: Sequence[Figure],
    colours: tuple[int, ...],
    pieces: Iterable[Piece],
) -> None:
    """Ghosts: the higher ones later; a tag tells the height of those on furniture."""
    solids = [solid for piece in pieces for solid in shape_of(piece).solids]
    for figure in sorted(figures, key=lambda one: (one.z, one.radius)):
        put_figure(picture, words, figure, colours[figure.seat], is_under(figure, solids))


def put_figure(picture: Image.Image, words: Words, figure: Figure, colour: int, below: bool) -> None:
    """One ghost, dashed around when it is under a piece."""
    size = TOKENS[figure.size]
    x, y = point(figure.x, figure.y)
    sticker = token(colour, ghost_name(words, figure.name), size, "under" if below else "plain")
    if below:
        sticker = sticker.copy()
        sticker.putalpha(paint.faded(sticker.getchannel("A"), _UNDER))
    stick(picture, sticker, (round(x - sticker.width / 2), round(y - sticker.height / 2)))
    if below:
        ring = dashed(round(size * 1.3))
        stick(picture, ring, (round(x - ring.width / 2), round(y - ring.height / 2)))
    if figure.z > 0.005:
        tag = height_tag(figure.z, words.language)
        drop = size * 0.36
        spot = (round(x - tag.width / 2 + size * 0.3), round(y + drop - 4))
        stick(picture, tag, (min(spot[0], SIDE - tag.width), min(spot[1], SIDE - tag.height)))


@lru_cache(maxsize=16)
def dashed(size: int) -> Image.Image:
    """A ring of dashes: under something."""
    picture = Image.new("RGBA", (size * SCALE, size * SCALE))
    draw = ImageDraw.Draw(picture)
    box = (6, 6, size * SCALE - 7, size * SCALE - 7)
    for colour, wide, more in (("ink", 4.6, 3), ("white", 2.6, 0)):
        for turn in range(0, 360, 30):
            draw.arc(box, turn - more, turn + 17 + more, fill=rgb(colour), width=round(wide * SCALE))
    return paint.reduced(picture)


def number(value: float, language: str) -> str:
    """A height: "0.85", in French "0,85"."""
    text = f"{value:.2f}".rstrip("0")
    text = text + "0" if text.endswith(".") else text
    return text.replace(".", ",") if language == "fr" else text


@lru_cache(maxsize=128)
def height_tag(value: float, language: str) -> Image.Image:
    """How high a ghost stands."""
    text, size = number(value, language), 18
    wide, high = round(face(BOLD, size).getlength(text)) + 27, 24
    picture = paint.rounded(wide, high, 6, rgb("butter"), rgb("ink"), 1.6)
    draw = ImageDraw.Draw(picture)
    draw.polygon([(6, 17), (11, 7), (16, 17)], fill=rgb("ink"))
    draw.text((20, high / 2), text, fill=rgb("ink"), font=face(BOLD, size), anchor="lm")
    return picture


@lru_cache(maxsize=128)
def piece_pill(value: float, language: str, lying: Piece | None) -> Image.Image:
    """How high a piece reaches; beside it a small drawing of a piece that does not stand on its feet."""
    text, size = number(value, language), theme.TYPE_PILL - 2
    left = 62 if lying else 0
    high = 62 if lying else 28
    wide = round(face(BOLD, size).getlength(text)) + 34 + left
    picture = paint.rounded(wide, high, 14, rgb("night"), rgb("butter"), 2)
    draw = ImageDraw.Draw(picture)
    if lying:
        picture.alpha_composite(paint.rounded(54, 54, 9, rgb("wall"), rgb("wall"), 0), (6, 4))
        picture.alpha_composite(lying_icon(lying, 50), (8, 6))
    x, y = left + 14, high / 2
    for way in (-1, 1):
        tip = y + way * 9
        draw.polygon([(x - 5, tip - way * 6), (x + 5, tip - way * 6), (x, tip)], fill=rgb("butter"))
    draw.line((x, y - 5, x, y + 5), fill=rgb("butter"), width=2)
    draw.text((left + 25, y), text, fill=rgb("cream"), font=face(BOLD, size), anchor="lm")
    return picture


def put_pills(picture: Image.Image, words: Words, pieces: Iterable[Piece], figures: Sequence[Figure]) -> None:
    """The height of every piece, where it covers no ghost."""
    taken = [_figure_box(figure) for figure in figures]
    pieces = tuple(pieces)
    for piece in pieces:
        shape = shape_of(piece)
        lying = piece if piece.pose != "standing" or piece.lean else None
        turned = Piece(piece.kind, 3.0, 3.0, piece.angle, piece.pose, 0.0, piece.lean, piece.steps)
        pill = piece_pill(round(shape.high[2], 2), words.language, turned if lying else None)
        others = [_piece_box(other) for other in pieces if other is not piece or lying]
        box = _free(pill.size, piece, taken, others)
        taken.append(box)
        stick(picture, pill, (round(box[0]), round(box[1])))


def _figure_box(figure: Figure) -> Box:
    (x, y), reach = point(figure.x, figure.y), TOKENS[figure.size] / 2
    low = reach + 22 if figure.z > 0 else reach
    return x - reach, y - reach, x + reach, y + low


def _piece_box(piece: Piece) -> Box:
    shape = shape_of(piece)
    return *point(*shape.low[:2]), *point(*shape.high[:2])


def _free(size: tuple[int, int], piece: Piece, taken: Sequence[Box], others: Sequence[Box]) -> Box:
    """The spot on or beside a piece that covers least of what must be seen: ghosts, then furniture."""
    left, top, right, bottom = _piece_box(piece)
    x, y = (left + right) / 2, (top + bottom) / 2
    wide, high = size
    across, along = wide / 2, high / 2
    spots = [(x, y), (left + 8, top), (right - 8, top), (left + 8, bottom), (right - 8, bottom)]
    spots += [(x, bottom), (x, top), (left, y), (right, y)]
    spots += [(x, bottom + along), (x, top - along), (right + across, y), (left - across, y)]
    spots += [(right + across / 2, bottom + along / 2), (left - across / 2, bottom + along / 2)]
    spots += [(right + across / 2, top - along / 2), (left - across / 2, top - along / 2)]

    def box(spot: tuple[float, float]) -> Box:
        at_x = min(max(spot[0] - across, 2), SIDE - wide - 2)
        at_y = min(max(spot[1] - along, 2), SIDE - high - 2)
        return at_x, at_y, at_x + wide, at_y + high

    def cost(one: Box) -> float:
        return 8 * sum(_shared(one, other) for other in taken) + sum(_shared(one, other) for other in others)

    boxes = [box(spot) for spot in spots]
    return min(enumerate(boxes), key=lambda pair: (round(cost(pair[1]) / 50), pair[0]))[1]


def _shared(one: Box, other: Box) -> float:
    """The area that two boxes share."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return max(0.0, wide) * max(0.0, high)


def dim(picture: Image.Image, share: float = 0.45) -> Image.Image:
    """A darker hall, on which something else is to be seen."""
    return Image.blend(
        picture, Image.new("RGBA", picture.size, (*mix(rgb("ink"), rgb("carpet-dark"), 0.3), 255)), share
    )
