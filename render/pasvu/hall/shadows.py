"""Soft shadows on the carpet, below everything that stands on it or hangs over it."""

from collections.abc import Sequence
from functools import cache, lru_cache

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from engine.pasvu.hall.overlap import corners_of, hull
from engine.pasvu.hall.shapes import shape_of
from engine.pasvu.model import Figure, Piece
from render.pasvu.hall.camera import Camera
from render.pasvu.hall.mesh import Floats
from render.pasvu.theme import rgb

_SMALLER = 2  # shadows are soft: half the size is enough
_SOFT = 6  # pixels around them that their blur reaches
_HIGHEST = 1.0  # things that hang higher cast none


def shade_floor(
    picture: Image.Image, camera: Camera, pieces: tuple[Piece, ...], figures: Sequence[Figure]
) -> None:
    """Darkens the floor of a picture."""
    mask = Image.new("L", (picture.width // _SMALLER, picture.height // _SMALLER))
    draw = ImageDraw.Draw(mask)
    for piece in pieces:
        for outline, low in _outlines(piece):
            _shadow(draw, camera, outline, round(130 - 90 * low))
    for figure in figures:
        if figure.z < 0.01:
            _shadow(draw, camera, _ring() * figure.radius + (figure.x, figure.y), 90)
    if box := mask.getbbox():
        left, top = max(box[0] - _SOFT, 0), max(box[1] - _SOFT, 0)
        box = left, top, min(box[2] + _SOFT, mask.width), min(box[3] + _SOFT, mask.height)
        part = mask.crop(box).filter(ImageFilter.GaussianBlur(1.5))
        soft = part.resize((part.width * _SMALLER, part.height * _SMALLER), Image.Resampling.BILINEAR)
        x, y = left * _SMALLER, top * _SMALLER
        picture.paste(rgb("ink"), (x, y, x + soft.width, y + soft.height), soft)


@lru_cache(maxsize=256)
def _outlines(piece: Piece) -> list[tuple[Floats, float]]:
    """Returns the boxes of a piece from above that cast a shadow, and how high they begin."""
    low = [solid for solid in shape_of(piece).solids if solid.low[2] < _HIGHEST]
    return [(np.array(hull((x, y) for x, y, _ in corners_of(solid))), solid.low[2]) for solid in low]


@cache
def _ring() -> Floats:
    turns = np.arange(16) * np.pi / 8
    return np.stack([np.cos(turns), np.sin(turns)], axis=1)


def _shadow(draw: ImageDraw.ImageDraw, camera: Camera, outline: Floats, dark: int) -> None:
    seen = camera.ahead(np.concatenate([outline, np.zeros((len(outline), 1))], axis=1))
    if len(seen):
        points = np.clip(camera.placed(seen) / _SMALLER, -(1 << 20), 1 << 20)
        draw.polygon(points.ravel().tolist(), fill=dark)
