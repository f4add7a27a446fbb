"""Vector drawing: shapes written as short path strings in a box of 100 by 100.

A path is a subset of SVG with absolute coordinates: M, L, C, Q and Z, plus two letters of our own:
`O cx cy rx ry` (ellipse) and `R x y width height radius` (rounded rectangle).
"""

import math
import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from render.kit.paint import reduced
from render.kit.theme import SCALE, rgb

Point: TypeAlias = tuple[float, float]

LINE = 4.0  # the ink outline of a sticker, in hundredths of its size
_STEPS = 14
_TOKEN = re.compile(r"[MLCQZOR]|-?\d+(?:\.\d+)?")
_ARGUMENTS = {"M": 2, "L": 2, "C": 6, "Q": 4, "Z": 0, "O": 4, "R": 5}


class Shape(NamedTuple):
    """One area: its path, fill and outline (empty: none). `twin` draws its mirror image as well."""

    path: str
    fill: str = ""
    line: str = "ink"
    width: float = LINE
    twin: bool = False


Drawing: TypeAlias = tuple[Shape, ...]


class Contour(NamedTuple):
    """A flattened path."""

    points: list[Point]
    closed: bool


def contours(path: str) -> list[Contour]:
    """Flattens a path to polylines."""
    found: list[Contour] = []
    points: list[Point] = []
    for letter, numbers in _commands(path):
        match letter:
            case "M":
                _keep(found, points, closed=False)
                points = [(numbers[0], numbers[1])]
            case "L":
                points.append((numbers[0], numbers[1]))
            case "C" | "Q":
                points += _curve(points[-1], numbers)
            case "Z":
                _keep(found, points, closed=True)
                points = []
            case "O":
                found.append(Contour(list(_ellipse(*numbers)), closed=True))
            case _:
                found.append(Contour(list(_rounded(*numbers)), closed=True))
    _keep(found, points, closed=False)
    return found


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    """Yields letters with their numbers; one letter may precede several sets of numbers."""
    tokens = _TOKEN.findall(path)
    letter, at = "M", 0
    while at < len(tokens):
        if tokens[at] in _ARGUMENTS:
            letter = tokens[at]
            at += 1
        count = _ARGUMENTS[letter]
        yield letter, [float(token) for token in tokens[at : at + count]]
        at += count
        letter = "L" if letter == "M" else letter


def _keep(found: list[Contour], points: list[Point], *, closed: bool) -> None:
    if len(points) > 1:
        found.append(Contour(points, closed))


def _curve(start: Point, numbers: list[float]) -> Iterator[Point]:
    """Yields points of a quadratic or cubic Bézier curve, by de Casteljau's construction."""
    controls = [start, *zip(numbers[::2], numbers[1::2], strict=True)]
    for step in range(1, _STEPS + 1):
        points = controls
        while len(points) > 1:
            points = [between(a, b, step / _STEPS) for a, b in pairwise(points)]
        yield points[0]


def between(a: Point, b: Point, share: float) -> Point:
    """Returns the point at some share of the way from one to another."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _ellipse(cx: float, cy: float, rx: float, ry: float) -> Iterator[Point]:
    for step in range(40):
        angle = math.tau * step / 40
        yield cx + rx * math.cos(angle), cy + ry * math.sin(angle)


def _rounded(x: float, y: float, width: float, height: float, radius: float) -> Iterator[Point]:
    centres = ((x + width - radius, y + radius), (x + width - radius, y + height - radius))
    centres += ((x + radius, y + height - radius), (x + radius, y + radius))
    for quarter, (cx, cy) in enumerate(centres):
        for step in range(7):
            angle = math.tau * (quarter - 1 + step / 6) / 4
            yield cx + radius * math.cos(angle), cy + radius * math.sin(angle)


def mirrored(contour: Contour) -> Contour:
    """Mirrors a contour at the middle of the box."""
    return Contour([(100 - x, y) for x, y in contour.points], contour.closed)


def stroke(draw: ImageDraw.ImageDraw, contour: Contour, colour: object, width: float) -> None:
    """Draws a line with round joins and ends."""
    points = [*contour.points, contour.points[0]] if contour.closed else contour.points
    draw.line(points, fill=colour, width=max(1, round(width)))  # pyright: ignore[reportArgumentType]
    radius = width / 2
    if radius > 1:
        for x, y in points:
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)  # pyright: ignore[reportArgumentType]


class Sketch:
    """A drawing in the making, at the large scale, on a clear ground."""

    def __init__(self, size: float, margin: int) -> None:
        self.size = size
        self.margin = margin
        side = (round(size) + 2 * margin) * SCALE
        self.image = Image.new("RGBA", (side, side))
        self._draw = ImageDraw.Draw(self.image)
        self._unit = size * SCALE / 100

    def _placed(self, shape: Shape) -> Iterator[Contour]:
        shift = self.margin * SCALE
        for contour in contours(shape.path):
            for one in (contour, mirrored(contour)) if shape.twin else (contour,):
                points = [(x * self._unit + shift, y * self._unit + shift) for x, y in one.points]
                yield Contour(points, one.closed)

    def halo(self, shapes: Iterable[Shape], colour: str, pixels: float) -> None:
        """Draws a border of one colour around the shapes."""
        for shape in shapes:
            line = shape.width * self._unit if shape.line else 0
            for contour in self._placed(shape):
                stroke(self._draw, contour, rgb(colour), line + 2 * pixels * SCALE)
                if contour.closed:
                    self._draw.polygon(contour.points, fill=rgb(colour))

    def add(self, shapes: Iterable[Shape]) -> None:
        """Draws the shapes, each above the one before."""
        for shape in shapes:
            placed = list(self._placed(shape))
            if shape.fill:
                for contour in placed:
                    self._draw.polygon(contour.points, fill=rgb(shape.fill))
            if shape.line and shape.width:
                for contour in placed:
                    stroke(self._draw, contour, rgb(shape.line), shape.width * self._unit)

    def finished(self) -> Image.Image:
        """Returns the drawing at its final size."""
        return reduced(self.image)


def drawn(shapes: Iterable[Shape], size: float, margin: int = 0) -> Image.Image:
    """Draws shapes at a size, with some room around them."""
    sketch = Sketch(size, margin)
    sketch.add(shapes)
    return sketch.finished()
