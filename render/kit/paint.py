"""What all patches are made with: clear large grounds, reduction, lettering, stickers in their place."""

from PIL import Image, ImageDraw, ImageFilter

from render.kit import fonts
from render.kit.theme import SCALE, STICKER_SHADOW, Rgb, Shadow, rgb


def mapped(band: Image.Image, table: bytes) -> Image.Image:
    """Each value of a band exchanged for another; `Image.point` would read its table anew every time."""
    return Image.frombytes(band.mode, band.size, band.tobytes().translate(table))


def faded(band: Image.Image, share: float) -> Image.Image:
    """A band, made weaker."""
    return mapped(band, bytes(round(value * share) for value in range(256)))


def shadowed(sticker: Image.Image) -> Image.Image:
    """The sticker above its own soft shadow."""
    shade = Image.new("L", sticker.size)
    shade.paste(faded(sticker.getchannel("A"), STICKER_SHADOW.strength), (0, STICKER_SHADOW.fall))
    ground = Image.new("RGBA", sticker.size, (*rgb("ink"), 0))
    ground.putalpha(shade.filter(ImageFilter.GaussianBlur(STICKER_SHADOW.blur)))
    return Image.alpha_composite(ground, sticker)


def large(width: int, height: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """A clear ground at the large scale, and its pen."""
    picture = Image.new("RGBA", (width * SCALE, height * SCALE))
    return picture, ImageDraw.Draw(picture)


def filled(width: int, height: int, colour: str) -> Image.Image:
    """A plain ground at the size of the picture."""
    return Image.new("RGBA", (width, height), (*rgb(colour), 255))


def reduced(picture: Image.Image) -> Image.Image:
    """The ground at the size of the picture, with soft edges."""
    return picture.convert("RGBa").reduce(SCALE).convert("RGBA")


def stamp(picture: Image.Image, sticker: Image.Image, x: float, y: float) -> None:
    """Put a sticker with its middle on a point; what hangs over the picture's edge is cut."""
    left, top = round(x - sticker.width / 2), round(y - sticker.height / 2)
    picture.alpha_composite(sticker, (max(left, 0), max(top, 0)), (max(-left, 0), max(-top, 0)))


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
    """Write a line of text, with a thin border of another colour where the ground is uneven."""
    ImageDraw.Draw(picture).text(
        spot,
        text,
        fill=rgb(colour),
        font=fonts.face(weight, size),
        anchor=anchor,
        stroke_width=2 if halo else 0,
        stroke_fill=rgb(halo) if halo else None,
    )


def rounded(width: int, height: int, radius: int, fill: Rgb, edge: Rgb, line: float) -> Image.Image:
    """A plate with round corners and an edge."""
    picture, draw = large(width, height)
    box = (0, 0, width * SCALE - 1, height * SCALE - 1)
    draw.rounded_rectangle(box, radius * SCALE, fill, edge, round(line * SCALE))
    return reduced(picture)


def shade(picture: Image.Image, plate: Image.Image, spot: tuple[int, int], shadow: Shadow) -> None:
    """The soft shadow of a plate that will lie on a spot."""
    mask = Image.new("L", picture.size)
    mask.paste(faded(plate.getchannel("A"), shadow.strength), (spot[0], spot[1] + shadow.fall))
    picture.paste(rgb("ink"), mask=mask.filter(ImageFilter.GaussianBlur(shadow.blur)))
