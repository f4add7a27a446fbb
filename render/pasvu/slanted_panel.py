"""Pas vu pas pris: the piece on trial, and the whole plan, in the slanted view."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

import numpy as np
from PIL import Image, ImageDraw

from engine.core import Seat
from engine.pasvu.hall.overlap import corners_of, hull
from engine.pasvu.hall.shapes import crate_of
from engine.pasvu.hall.standing import centre_of, figures_of
from engine.pasvu.model import OUT, Figure, Piece, Side
from render.kit.canvas import Canvas, few_colours
from render.kit.theme import Rgb
from render.pasvu.foot import Foot
from render.pasvu.hall.slanted import CAMERA, furnished, put_figures
from render.pasvu.planning import Moved, planned, way_of
from render.pasvu.scene import PlanDraft, Scene, lies
from render.pasvu.theme import rgb

AHEAD: dict[Side, tuple[int, int]] = {"south": (0, -1), "north": (0, 1), "west": (1, 0), "east": (-1, 0)}
_LINE = 4
_DOTS = 5  # between two cells of a path


def paint_moving(scene: Scene, before: Piece, result: Moved, foot: Foot) -> Canvas:
    """Draws the piece where it would come to rest, outlined, and where it stood before, dashed."""
    picture = furnished(scene.view.keyhole, result.pieces).copy()
    draw = ImageDraw.Draw(picture)
    _outline(draw, [(x, y, 0.0) for x, y in _plan_of(before)], rgb("cream"), dashes=True)
    put_figures(picture, scene, result.pieces, result.figures)
    _crate(draw, result.piece, rgb("yes" if result.can_be else "no"))
    return _finished(picture, foot)


def paint_plan(scene: Scene, seat: Seat, draft: PlanDraft, foot: Foot) -> Canvas:
    """Draws all own ghosts where the plan takes them, and their ways on the floor."""
    view = scene.view
    picture = furnished(view.keyhole, view.pieces).copy()
    whole = planned(view, seat, PlanDraft(draft.paths))
    for index, path in enumerate(draft.paths):
        points = [centre_of(cell) for cell in way_of(view, seat, draft.paths, index)]
        if path.cells[-1] == OUT and points:
            (x, y), (dx, dy) = points[-1], AHEAD[view.sides[seat]]
            points.append((x + dx * 0.7, y + dy * 0.7))
        _dots(picture, points, rgb(f"seat-{view.colours[seat]}"))
    figures = figures_of(whole.floor.ghosts, lies(view))
    put_figures(picture, scene, view.pieces, figures)
    _ring_feet(picture, [f for f in figures if f.seat == seat and f not in view.figures])
    return _finished(picture, foot)


def _finished(picture: Image.Image, foot: Foot) -> Canvas:
    below = foot.image()
    whole = Image.new("RGB", (picture.width, picture.height + below.height), rgb("dark"))
    whole.paste(picture, (0, 0))
    whole.paste(below.convert("RGB"), (0, picture.height))
    return Canvas(few_colours(whole))


def _placed(points: Iterable[tuple[float, float, float]]) -> list[tuple[float, float]]:
    at = CAMERA.placed(CAMERA.seen(np.array(list(points))))
    return [(float(x), float(y)) for x, y in at]


def _plan_of(piece: Piece) -> list[tuple[float, float]]:
    return list(hull((x, y) for x, y, _ in corners_of(crate_of(piece))))


def _crate(draw: ImageDraw.ImageDraw, piece: Piece, colour: Rgb) -> None:
    """Draws the outline of the box around a piece as the eye sees it."""
    _outline_at(draw, list(hull(_placed(corners_of(crate_of(piece))))), colour)


def _outline(
    draw: ImageDraw.ImageDraw, points: Sequence[tuple[float, float, float]], colour: Rgb, *, dashes: bool
) -> None:
    _outline_at(draw, _placed(points), colour, dashes=dashes)


def _outline_at(
    draw: ImageDraw.ImageDraw, ring: list[tuple[float, float]], colour: Rgb, *, dashes: bool = False
) -> None:
    lines = list(pairwise([*ring, ring[0]]))
    if dashes:
        lines = [dash for start, end in lines for dash in _dashes(np.array(start), np.array(end))]
    for tint, wide in ((rgb("ink"), _LINE + 4), (colour, _LINE)):
        for start, end in lines:
            draw.line((*start, *end), fill=tint, width=wide)


def _dashes(start: np.ndarray, end: np.ndarray) -> Iterable[tuple[tuple[float, float], tuple[float, float]]]:
    count = max(1, round(float(np.hypot(*(end - start))) / 18))
    for n in range(count):
        one, two = (start + (end - start) * (n + share) / count for share in (0.0, 0.55))
        yield (float(one[0]), float(one[1])), (float(two[0]), float(two[1]))


def _dots(picture: Image.Image, points: Sequence[tuple[float, float]], colour: Rgb) -> None:
    """Dots a way on the floor."""
    draw = ImageDraw.Draw(picture)
    for (x, y), (to_x, to_y) in pairwise(points):
        shares = [n / _DOTS for n in range(_DOTS)]
        for at in _placed((x + (to_x - x) * share, y + (to_y - y) * share, 0.0) for share in shares):
            for reach, tint in ((7, rgb("white")), (5, colour)):
                box = (at[0] - reach, at[1] - reach * 0.7, at[0] + reach, at[1] + reach * 0.7)
                draw.ellipse(box, fill=tint)


def _ring_feet(picture: Image.Image, figures: Sequence[Figure]) -> None:
    """Rings the feet of the ghosts that the plan moves."""
    draw = ImageDraw.Draw(picture)
    for figure in figures:
        turns = np.linspace(0, 2 * np.pi, 40, endpoint=False)
        reach = figure.radius * 1.25
        ring = [(figure.x + reach * np.cos(t), figure.y + reach * np.sin(t), figure.z) for t in turns]
        _outline_at(draw, _placed(ring), rgb("yes"))
