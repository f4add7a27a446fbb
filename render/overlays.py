"""What is laid over a square: plate, brackets, ring, dots, pill, and the disc of the player on turn."""

import math
from functools import lru_cache

from PIL import Image, ImageDraw

from engine.core.sliding import EAST, NORTH, SOUTH, WEST
from render import theme
from render.fonts import BOLD, face, width
from render.layers import Layers, layered
from render.paint import reduced
from render.pen import Shape, Sketch
from render.theme import SCALE, rgb


@lru_cache(maxsize=8)
def disc(size: int) -> Layers:
    """The yellow disc under the pawn of the player on turn."""
    sketch = Sketch(size, 4)
    sketch.add((Shape("O 50 54 56 19", "gold-dark", "ink", 4), Shape("O 50 49 54 16", "disc", "")))
    return layered(sketch.finished())


@lru_cache(maxsize=8)
def medallion(size: int) -> Image.Image:
    """Rays and a white plate with a golden rim, behind what is sought."""
    large = size * SCALE
    picture = Image.new("RGBA", (large, large))
    draw = ImageDraw.Draw(picture)
    centre = large / 2
    for ray in range(20):
        angle = math.tau * ray / 20
        reach = (0.49 if ray % 2 == 0 else 0.45) * large
        tip = (centre + reach * math.cos(angle), centre + reach * math.sin(angle))
        base = [
            (centre + 0.38 * large * math.cos(angle + turn), centre + 0.38 * large * math.sin(angle + turn))
            for turn in (-0.12, 0.12)
        ]
        draw.polygon([tip, *base], fill=rgb("ray"))
    for radius, colour in ((0.395, "ink"), (0.378, "gold"), (0.34, "ink"), (0.328, "white")):
        reach = radius * large
        draw.ellipse((centre - reach, centre - reach, centre + reach, centre + reach), fill=rgb(colour))
    return reduced(picture)


@lru_cache(maxsize=16)
def brackets(size: int, colour: str) -> Layers:
    """The corners of the tile that was pushed in last."""
    large = size * SCALE
    picture = Image.new("RGBA", (large, large))
    draw = ImageDraw.Draw(picture)
    near, far = 0.055 * large, 0.25 * large
    for line, shade in ((0.078, "ink"), (0.056, "white"), (0.034, colour)):
        for right in (False, True):
            for low in (False, True):
                points = [(near, far), (near, near), (far, near)]
                flipped = [(large - x if right else x, large - y if low else y) for x, y in points]
                draw.line(flipped, fill=rgb(shade), width=round(line * large), joint="curve")
                reach = line * large / 2
                for x, y in flipped:
                    draw.rectangle((x - reach, y - reach, x + reach, y + reach), fill=rgb(shade))
    return layered(reduced(picture))


@lru_cache(maxsize=16)
def ring(size: int, colour: str) -> Image.Image:
    """Around the square where the pawn would stop."""
    large = size * SCALE
    picture = Image.new("RGBA", (large, large))
    draw = ImageDraw.Draw(picture)
    outer = 0.485 * large
    for inset, shade in ((0, "ink"), (0.014, "white"), (0.03, colour), (0.07, "white"), (0.085, "ink")):
        reach = outer - inset * large
        box = (large / 2 - reach, large / 2 - reach, large / 2 + reach, large / 2 + reach)
        draw.ellipse(
            box, outline=rgb(shade), width=round(0.042 * large) if shade == colour else round(0.02 * large)
        )
    return reduced(picture)


_DIRECTIONS = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}


@lru_cache(maxsize=128)
def dots(size: int, steps: tuple[int, ...], colour: str) -> Image.Image:
    """Dots from the middle of the square to the sides through which the path goes."""
    large = size * SCALE
    picture = Image.new("RGBA", (large, large))
    draw = ImageDraw.Draw(picture)
    for side in steps:
        dx, dy = _DIRECTIONS[side]
        for step in (0, 0.2, 0.4):
            x, y = (0.5 + dx * step) * large, (0.5 + dy * step) * large
            for radius, shade in ((0.066, "ink"), (0.046, colour)):
                reach = radius * large
                draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=rgb(shade))
    return reduced(picture)


@lru_cache(maxsize=128)
def pill(size: int, text: str, goal: str | None) -> Layers:
    """The square's name in its upper right corner; filled when it is the chosen one."""
    picture = Image.new("RGBA", (size, size))
    letters = theme.TYPE_PILL if not goal else theme.TYPE_PILL_CHOSEN
    wide, high = width(text, BOLD, letters) + 14, letters + 6
    plate = Image.new("RGBA", (wide * SCALE, high * SCALE))
    draw = ImageDraw.Draw(plate)
    fill = rgb(goal) if goal else rgb("white")
    draw.rounded_rectangle(
        (0, 0, wide * SCALE - 1, high * SCALE - 1), 8 * SCALE, fill, rgb("ink"), round(2.4 * SCALE)
    )
    words = rgb("white") if goal and goal != "text-1" else rgb("ink")
    spot = (wide * SCALE / 2, high * SCALE / 2)
    draw.text(spot, text, fill=words, font=face(BOLD, letters * SCALE), anchor="mm")
    picture.alpha_composite(reduced(plate), (size - wide - 4, 4))
    return layered(picture)
