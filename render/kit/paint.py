"""Painting of patches: large clear grounds, reduction, lettering, stickers in their places."""

from collections.abc import Iterable

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from render.kit import fonts
from render.kit.theme import SCALE, STICKER_SHADOW, Rgb, Shadow, rgb


def mapped(band: Image.Image, table: bytes) -> Image.Image:
    """Replaces each value of a band by a table; `Image.point` would read its table anew every time."""
    return Image.frombytes(band.mode, band.size, band.tobytes().translate(table))


def faded(band: Image.Image, share: float) -> Image.Image:
    """Multiplies a band by a share."""
    return mapped(band, bytes(round(value * share) for value in range(256)))


def shadowed(sticker: Image.Image) -> Image.Image:
    """Returns the sticker above its own soft shadow."""
    shade = Image.new("L", sticker.size)
    shade.paste(faded(sticker.getchannel("A"), STICKER_SHADOW.strength), (0, STICKER_SHADOW.fall))
    ground = Image.new("RGBA", sticker.size, (*rgb("ink"), 0))
    ground.putalpha(shade.filter(ImageFilter.GaussianBlur(STICKER_SHADOW.blur)))
    return Image.alpha_composite(ground, sticker)


def large(width: int, height: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """Returns a clear ground at the large scale, and its pen."""
    picture = Image.new("RGBA", (width * SCALE, height * SCALE))
    return picture, ImageDraw.Draw(picture)


def clear(width: int, height: int, colour: str) -> Image.Image:
    """Returns a clear ground whose soft edges will blend into a colour."""
    return Image.new("RGBA", (width, height), (*rgb(colour), 0))


def filled(width: int, height: int, colour: str) -> Image.Image:
    """Returns a plain ground."""
    return Image.new("RGBA", (width, height), (*rgb(colour), 255))


def enlarged(ground: Image.Image) -> Image.Image:
    """Returns a finished ground at the large scale, to draw on and to `reduce`."""
    return ground.resize((ground.width * SCALE, ground.height * SCALE), Image.Resampling.NEAREST)


def reduced(picture: Image.Image) -> Image.Image:
    """Reduces a large drawing to its final size, which gives it soft edges."""
    return picture.convert("RGBa").reduce(SCALE).convert("RGBA")


def stamp(picture: Image.Image, sticker: Image.Image, x: float, y: float) -> None:
    """Puts a sticker with its middle on a point; what sticks out of the picture is cut off."""
    left, top = round(x - sticker.width / 2), round(y - sticker.height / 2)
    picture.alpha_composite(sticker, (max(left, 0), max(top, 0)), (max(-left, 0), max(-top, 0)))


def perspective(corners: Iterable[tuple[float, float]], size: tuple[int, int]) -> list[float]:
    """Returns the numbers that make `Image.transform` bring the corners of a size to four points.

    By Gauss's elimination, whose rounding, unlike that of `numpy.linalg`, is the same on every machine.
    """
    wide, high = size
    rows: list[list[float]] = []
    for (x, y), (u, v) in zip(corners, ((0, 0), (wide, 0), (wide, high), (0, high)), strict=True):
        rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y, u])
        rows.append([0, 0, 0, x, y, 1, -v * x, -v * y, v])
    for pivot in range(8):
        best = max(range(pivot, 8), key=lambda row: abs(rows[row][pivot]))
        rows[pivot], rows[best] = rows[best], rows[pivot]
        rows[pivot] = [value / rows[pivot][pivot] for value in rows[pivot]]
        for row in range(8):
            if row != pivot:
                factor = rows[row][pivot]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[pivot], strict=True)]
    return [row[8] for row in rows]


def letter(
    picture: Image.Image,
    text: str,
    spot: tuple[float, float],
    size: int,
    *,
    colour: str = "ink",
    weight: str = fonts.BOLD,
    anchor: str = "mm",
    halo: str | None = None,
) -> None:
    """Writes a line of text. A halo, a thin border of another colour, helps where the ground is uneven."""
    draw, font, border = ImageDraw.Draw(picture), fonts.face(weight, size), rgb(halo) if halo else None
    draw.text(spot, text, rgb(colour), font, anchor, stroke_width=2 if halo else 0, stroke_fill=border)


def rounded(width: int, height: int, radius: int, fill: Rgb, edge: Rgb, line: float) -> Image.Image:
    """Returns a plate with round corners and an edge.

    Between its corners a plate is the same everywhere, so only a small one is drawn and then stretched.
    """
    corner = radius + round(line) + 2
    wide, high = min(width, 2 * corner), min(height, 2 * corner)
    picture, draw = large(wide, high)
    box = (0, 0, wide * SCALE - 1, high * SCALE - 1)
    draw.rounded_rectangle(box, radius * SCALE, fill, edge, round(line * SCALE))
    return stretched(reduced(picture), width, height)


def stretched(plate: Image.Image, width: int, height: int) -> Image.Image:
    """Repeats the middle row and the middle column of a plate until it is as large as wanted."""
    if plate.size == (width, height):
        return plate
    pixels = np.asarray(plate)
    for axis, size in enumerate((height, width)):
        times = np.ones(pixels.shape[axis], int)
        times[len(times) // 2] += size - len(times)
        pixels = pixels.repeat(times, axis)
    return Image.fromarray(pixels)


def shade(picture: Image.Image, plate: Image.Image, spot: tuple[int, int], shadow: Shadow) -> None:
    """Paints the soft shadow of a plate that will be put on a spot."""
    mask = Image.new("L", picture.size)
    mask.paste(faded(plate.getchannel("A"), shadow.strength), (spot[0], spot[1] + shadow.fall))
    picture.paste(rgb("ink"), mask=mask.filter(ImageFilter.GaussianBlur(shadow.blur)))
