"""Marks laid on a square: plate, brackets, ring, dots, name pill, and the disc of the player on turn."""

import math

from PIL import Image

from engine.mazes.sliding import EAST, NORTH, SOUTH, WEST
from render.keeping import kept
from render.kit import theme
from render.kit.fonts import BOLD, face, width
from render.kit.layers import Layers, layered
from render.kit.paint import large, reduced
from render.kit.pen import Shape, drawn
from render.kit.theme import SCALE, rgb

_CORNERS = "M5.5 25 L5.5 5.5 L25 5.5 M5.5 75 L5.5 94.5 L25 94.5"
_RING = "O 50 50 45 45"
_DIRECTIONS = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}
_DOT_STEPS = (0, 20, 40)  # from the middle of a square to its side
_RAYS = 20
# The spots of a die's faces in a box of 100, by their number.
PIPS = (
    (), ((50, 50),), ((28, 28), (72, 72)), ((26, 26), (50, 50), (74, 74)),
    ((28, 28), (72, 28), (28, 72), (72, 72)), ((26, 26), (74, 26), (50, 50), (26, 74), (74, 74)),
    ((28, 24), (28, 50), (28, 76), (72, 24), (72, 50), (72, 76)),
)  # fmt: skip


@kept
def disc(size: int) -> Layers:
    """The yellow disc under the pawn of the player on turn."""
    shapes = Shape("O 50 54 56 19", "gold-dark", "ink", 4), Shape("O 50 49 54 16", "disc", "")
    return layered(drawn(shapes, size, margin=4))


@kept
def medallion(size: int) -> Image.Image:
    """A white plate with a golden rim and rays, drawn behind the target."""
    plate = Shape("O 50 50 39.5 39.5", "ink", ""), Shape("O 50 50 35.3 35.3", "white", "gold", 5)
    rim = Shape("O 50 50 33.2 33.2", "white", "ink", 1.4)
    return drawn([*(Shape(_ray(turn), "ray", "") for turn in range(_RAYS)), *plate, rim], size)


def _ray(turn: int) -> str:
    """One ray of the sun; every other one is longer."""
    angle = math.tau * turn / _RAYS
    points = ((38, angle - 0.12), (45 if turn % 2 else 49, angle), (38, angle + 0.12))
    spots = [(50 + reach * math.cos(at), 50 + reach * math.sin(at)) for reach, at in points]
    return "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in spots) + " Z"


@kept
def brackets(size: int, colour: str) -> Layers:
    """Corner brackets around the tile that was pushed in last."""
    lines = (("ink", 7.8), ("white", 5.6), (colour, 3.4))
    return layered(drawn([Shape(_CORNERS, "", shade, line, twin=True) for shade, line in lines], size))


@kept
def ring(size: int, colour: str) -> Image.Image:
    """A ring around the square where the pawn would stop."""
    lines = (("ink", 9), ("white", 7), (colour, 4))
    return drawn([Shape(_RING, "", shade, line) for shade, line in lines], size)


@kept
def dots(size: int, steps: tuple[int, ...], colour: str) -> Image.Image:
    """Dots from the middle of the square to the sides that the path crosses."""
    spots = [
        (50 + dx * step, 50 + dy * step)
        for dx, dy in (_DIRECTIONS[side] for side in steps)
        for step in _DOT_STEPS
    ]
    return drawn([Shape(f"O {x} {y} 5.6 5.6", colour, "ink", 2) for x, y in spots], size)


@kept
def pill(size: int, text: str, goal: str | None) -> Layers:
    """The square's name in its upper right corner, in colour if the square is chosen."""
    picture = Image.new("RGBA", (size, size))
    letters = theme.TYPE_PILL if not goal else theme.TYPE_PILL_CHOSEN
    wide, high = width(text, BOLD, letters) + 14, letters + 6
    plate, draw = large(wide, high)
    fill = rgb(goal) if goal else rgb("white")
    draw.rounded_rectangle(
        (0, 0, wide * SCALE - 1, high * SCALE - 1), 8 * SCALE, fill, rgb("ink"), round(2.4 * SCALE)
    )
    words = rgb(theme.words_on(goal or "white"))
    spot = (wide * SCALE / 2, high * SCALE / 2)
    draw.text(spot, text, fill=words, font=face(BOLD, letters * SCALE), anchor="mm")
    picture.alpha_composite(reduced(plate), (size - wide - 4, 4))
    return layered(picture)
