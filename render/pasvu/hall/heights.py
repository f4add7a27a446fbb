"""The height of each piece, in a pill on or beside it; with an icon if the piece lies or leans."""

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

import numpy as np
from PIL import Image, ImageDraw

from engine.pasvu.hall.shapes import shape_of
from engine.pasvu.layout import HALL
from engine.pasvu.model import Figure, Piece
from locales import Words
from render.keeping import kept
from render.kit import paint
from render.kit.fonts import BOLD, face
from render.pasvu.flat import Flat
from render.pasvu.hall.mesh import Floats
from render.pasvu.hall.pieces import icon_form, lying_icon
from render.pasvu.hall.top import SIDE, TOKENS, number, point, stick
from render.pasvu.theme import TYPE_HEIGHT, rgb

ICON = 50
# Covering a ghost, another pill or the name of a cell is this much worse than covering furniture.
_GHOST_COST = 8.0
Box: TypeAlias = tuple[float, float, float, float]


@kept
def _plate(wide: int, high: int, fill: str, edge: str) -> Image.Image:
    return paint.rounded(wide, high, min(14, high // 6 + 7), rgb(fill), rgb(edge), 2)


@kept
def height_pill(value: float, language: str, lying: Piece | None) -> Image.Image:
    """Draws the height of a piece."""
    text = number(value, language)
    left, high = (62, 62) if lying else (0, 28)
    wide = round(face(BOLD, TYPE_HEIGHT).getlength(text)) + 34 + left
    picture = _plate(-(-wide // 8) * 8, high, "night", "butter").copy()
    draw = ImageDraw.Draw(picture)
    if lying:
        picture.alpha_composite(_plate(54, 54, "wall", "wall"), (6, 4))
        picture.alpha_composite(lying_icon(lying, ICON), (8, 6))
    x, y = left + 14, high / 2
    for way in (-1, 1):
        tip = y + way * 9
        draw.polygon([(x - 5, tip - way * 6), (x + 5, tip - way * 6), (x, tip)], fill=rgb("butter"))
    draw.line((x, y - 5, x, y + 5), fill=rgb("butter"), width=2)
    draw.text((left + 25, y), text, fill=rgb("cream"), font=face(BOLD, TYPE_HEIGHT), anchor="lm")
    return picture


def put_pills(
    picture: Flat, words: Words, pieces: Sequence[Piece], figures: Sequence[Figure], also: Sequence[Box] = ()
) -> None:
    """Puts the height of every piece where it covers as little as possible of ghosts, names and marks."""
    boxes = [_piece_box(piece) for piece in pieces]
    pills: list[Box] = [(0, 0, 0, 0)] * len(boxes)  # none of them is put yet
    taken = np.array([*boxes, *pills, *(_figure_box(figure) for figure in figures), *_names(), *also]).T
    for place, piece in enumerate(pieces):
        lying = icon_form(piece) if piece.pose != "standing" or piece.lean else None
        pill = height_pill(round(shape_of(piece).high[2], 2), words.language, lying)
        costs = np.full(taken.shape[1], _GHOST_COST)
        costs[: len(boxes)] = 1
        if not lying:
            costs[place] = 0  # a pill may cover its own piece
        box = _free(pill.size, boxes[place], taken, costs)
        taken[:, len(boxes) + place] = box
        stick(picture, pill, (round(box[0]), round(box[1])))


@cache
def _names() -> tuple[Box, ...]:
    """The boxes of the cells' names."""
    corners = (point(column, row) for column in range(int(HALL)) for row in range(int(HALL)))
    return tuple((x + 6, y + 5, x + 36, y + 27) for x, y in corners)


def _figure_box(figure: Figure) -> Box:
    (x, y), reach = point(figure.x, figure.y), TOKENS[figure.size] / 2
    return x - reach, y - reach, x + reach, y + reach + (22 if figure.z > 0 else 0)


def _piece_box(piece: Piece) -> Box:
    shape = shape_of(piece)
    return *point(*shape.low[:2]), *point(*shape.high[:2])


def _free(size: tuple[int, int], around: Box, taken: Floats, costs: Floats) -> Box:
    """Returns the spot on or beside a piece that covers least of what is taken, each at its cost."""
    left, top, right, bottom = around
    x, y = (left + right) / 2, (top + bottom) / 2
    wide, high = size
    across, along = wide / 2, high / 2
    spots = [(x, y), (left + 8, top), (right - 8, top), (left + 8, bottom), (right - 8, bottom)]
    spots += [(x, bottom), (x, top), (left, y), (right, y)]
    spots += [(x, bottom + along), (x, top - along), (right + across, y), (left - across, y)]
    spots += [(right + across / 2, bottom + along / 2), (left - across / 2, bottom + along / 2)]
    spots += [(right + across / 2, top - along / 2), (left - across / 2, top - along / 2)]
    for share in (0.25, 0.75):
        spots += [(left + share * (right - left), y), (x, top + share * (bottom - top))]
        spots += [(left + share * (right - left), at) for at in (bottom + along, top - along)]
        spots += [(at, top + share * (bottom - top)) for at in (right + across, left - across)]
    low = np.minimum(np.maximum(np.array(spots) - (across, along), 2), (SIDE - wide - 2, SIDE - high - 2))
    x0, y0 = low[:, :1], low[:, 1:]
    lefts, tops, rights, bottoms = taken
    shared = np.maximum(np.minimum(x0 + wide, rights) - np.maximum(x0, lefts), 0)
    shared *= np.maximum(np.minimum(y0 + high, bottoms) - np.maximum(y0, tops), 0)
    # Among spots that are nearly as good, the first one wins.
    best = int(np.argmin(np.round(shared @ costs / 50)))
    at_x, at_y = low[best].tolist()
    return at_x, at_y, at_x + wide, at_y + high
