"""Ghosts in a look into the hall: where each lies in the picture, and which part of it can be seen.

V23: these masks decide what is drawn; the rings come from the stored result.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageChops, ImageDraw

from engine.pasvu.model import Figure
from render.keeping import kept
from render.pasvu.hall.camera import NEAREST
from render.pasvu.hall.ghosts import glass_ghost, is_low, stood
from render.pasvu.hall.mesh import Floats
from render.pasvu.hall.raster import Mirror
from render.pasvu.hall.room import spread
from render.pasvu.hall.through_door import TIMES, Hall, keyhole_mask

_GIANT = 560  # pixels: a taller ghost is of thinner glass


class Standing(NamedTuple):
    """A ghost in the picture: the corners of its sprite, the outline of its body, and its visible part."""

    figure: Figure
    corners: Floats
    part: tuple[float, float]  # of the sprite from left to right; the rest lies behind the eye
    outline: Floats
    depth: float
    mask: Image.Image
    spot: tuple[int, int]  # of the mask
    is_mirrored: bool


def standings(hall: Hall, figures: Sequence[Figure]) -> list[Standing]:
    """Returns every ghost that can be seen, directly or in the mirror, the farthest first."""
    found: list[Standing | None] = []
    for figure in figures:
        found.append(_standing(hall, figure, None))
        if hall.mirror:
            found.append(_standing(hall, figure, hall.mirror))
    return sorted((one for one in found if one), key=lambda one: -one.depth)


def _standing(hall: Hall, figure: Figure, mirror: Mirror | None) -> Standing | None:
    """Returns a ghost with the mask of the part that furniture does not hide; None if it hides all."""
    buffer = hall.buffer if mirror is None else hall.behind
    eye = hall.camera if mirror is None else hall.camera._replace(eye=mirror.image(hall.camera.eye))
    board, body = stood(eye, figure), stood(eye, figure, 0.0)
    if mirror is not None:
        if mirror.before(body).max() <= 0:
            return None
        board, body = mirror.image(board), mirror.image(body)
    ahead = _ahead(hall, board)
    if buffer is None or ahead is None:
        return None
    seen, part = ahead
    plane = hall.camera.plane(seen)
    points = hall.camera.placed(seen)
    box = buffer.box(points)
    if plane is None or box is None:
        return None
    box = _whole_pixels(box, buffer.near.shape)
    left, top, right, bottom = box
    near = buffer.nearness(box, plane)
    clear = near > buffer.near[top:bottom, left:right]
    if mirror is not None:
        # Only within the glass, and only behind it: the image of what is in front of the mirror.
        y, x = buffer.top + top, buffer.left + left
        glass = hall.buffer.near[y : y + bottom - top, x : x + right - left]
        clear &= hall.glass[top:bottom, left:right] & (near < glass)
    if not clear.any():
        return None
    mask = Image.fromarray(clear.view(np.uint8) * np.uint8(255)).reduce(TIMES)
    spot = ((buffer.left + left) // TIMES, (buffer.top + top) // TIMES)
    outline = _outline(hall, body) / TIMES
    depth = float(seen[:, 2].mean())
    return Standing(figure, points / TIMES, part, outline, depth, mask, spot, mirror is not None)


def _ahead(hall: Hall, board: Floats) -> tuple[Floats, tuple[float, float]] | None:
    """Returns the part of a board that lies ahead of the eye, and which part of its width that is."""
    seen = hall.camera.seen(board)
    left, right = float(seen[0, 2]), float(seen[1, 2])
    if hall.camera.is_parallel or min(left, right) >= NEAREST:
        return seen, (0.0, 1.0)
    if max(left, right) < 2 * NEAREST:
        return None
    share = (NEAREST - left) / (right - left)
    start, end = (share, 1.0) if left < right else (0.0, share)
    upper, lower = seen[1] - seen[0], seen[2] - seen[3]
    corners = [seen[0] + upper * start, seen[0] + upper * end, seen[3] + lower * end, seen[3] + lower * start]
    return np.array(corners), (start, end)


def _whole_pixels(box: tuple[int, int, int, int], shape: tuple[int, ...]) -> tuple[int, int, int, int]:
    """Widens a box to whole pixels of the finished picture, so that its mask can be reduced."""
    left, top, right, bottom = box
    right, bottom = -(-right // TIMES) * TIMES, -(-bottom // TIMES) * TIMES
    return left // TIMES * TIMES, top // TIMES * TIMES, min(right, shape[1]), min(bottom, shape[0])


def _outline(hall: Hall, body: Floats) -> Floats:
    """Returns the corners of a body in the picture, without its round head."""
    seen = hall.camera.ahead(body)
    return hall.camera.placed(seen) if len(seen) else np.zeros((3, 2))


def put_ghost(
    picture: Image.Image, standing: Standing, colour: int, *, is_seen: bool, through: int = 0
) -> None:
    """Draws the visible part of a glass ghost; `through` of 255 shows through furniture."""
    high = float(standing.outline[:, 1].max() - standing.outline[:, 1].min())
    sprite = _tinted(colour, is_seen, is_low(standing.figure), high > _GIANT, standing.is_mirrored)
    start, end = (round(share * sprite.width) for share in standing.part)
    sprite = (
        sprite if end - start == sprite.width else sprite.crop((start, 0, max(end, start + 1), sprite.height))
    )
    box = standing.mask.getbbox() if not through else (0, 0, *standing.mask.size)
    if box is None:
        return
    corner = (standing.spot[0] + box[0], standing.spot[1] + box[1])
    found = spread(sprite, standing.corners - corner, (box[2] - box[0], box[3] - box[1]))
    if found:
        laid, (x, y) = found
        left, top = box[0] + x, box[1] + y
        mask = standing.mask.crop((left, top, left + laid.width, top + laid.height))
        if through:
            mask = mask.point([max(value, through) for value in range(256)])
        alpha = ImageChops.multiply(laid.getchannel("A"), mask)
        picture.paste(laid, (corner[0] + x, corner[1] + y), alpha)


@kept
def _tinted(colour: int, is_seen: bool, low: bool, is_giant: bool, is_mirrored: bool) -> Image.Image:
    """Returns a ghost; right in front of the eye its glass is thinner, so that others show through.

    Its colours are multiplied by their strength, which Pillow would do whenever it brings a ghost to a place.
    """
    sprite = glass_ghost(colour, is_seen, low)
    if is_giant:
        sprite = sprite.copy()
        thinner = [round(v * (0.75 if v < 200 else 0.9)) for v in range(256)]
        sprite.putalpha(sprite.getchannel("A").point(thinner))
    if is_mirrored:
        sprite = sprite.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    return sprite.convert("RGBa")


class Body(NamedTuple):
    """A ghost, the share of its body that can be seen within the keyhole, and the box around that part."""

    standing: Standing
    share: float
    box: tuple[float, float, float, float]


def bodies(hall: Hall, figures: Sequence[Figure]) -> list[Body]:
    """Returns every ghost with the part that is within the keyhole and not hidden by furniture."""
    found: list[Body] = []
    for standing in standings(hall, figures):
        x, y = standing.spot
        wide, high = standing.mask.size
        body = Image.new("L", (wide, high))
        outline = np.clip(standing.outline - (x, y), -(1 << 20), 1 << 20)
        ImageDraw.Draw(body).polygon(outline.ravel().tolist(), fill=255)
        hole = keyhole_mask().crop((x, y, x + wide, y + high))
        shown = ImageChops.multiply(ImageChops.multiply(body, standing.mask), hole)
        box = shown.getbbox() or (0, 0, 0, 0)
        share = float(np.asarray(shown).sum()) / 255 / max(_area(outline), 1.0)
        found.append(Body(standing, share, (x + box[0], y + box[1], x + box[2], y + box[3])))
    return found


def _area(points: Floats) -> float:
    x, y = points[:, 0], points[:, 1]
    return float(abs(np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y)) / 2)
