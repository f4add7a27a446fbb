"""Pictures in the making and finished files. A canvas only puts patches side by side; nothing is blended."""

import io

from PIL import Image

MOST = 150 * 1024  # bytes
_HARDEST = 6


def saved(picture: Image.Image, level: int) -> bytes:
    """Returns a picture as a PNG file, compressed at a level."""
    file = io.BytesIO()
    picture.save(file, "PNG", compress_level=level)
    return file.getvalue()


def few_colours(picture: Image.Image) -> Image.Image:
    """Returns a true-colour picture in 255 colours of its own."""
    return picture.convert("RGB").quantize(255, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def fine_colours(picture: Image.Image) -> Image.Image:
    """Returns a true-colour picture in 255 colours, chosen so that soft shades stay smooth; twice as slow."""
    picture = picture.convert("RGB")
    sample = picture.resize((picture.width // 3, picture.height // 3), Image.Resampling.NEAREST)
    palette = sample.quantize(255, Image.Quantize.MEDIANCUT)
    return picture.quantize(palette=palette, dither=Image.Dither.NONE)


class Canvas:
    """One picture. The ground is copied, so cached grounds are never drawn on.

    The first level of compression is fast and enough for flat art.
    """

    def __init__(self, ground: Image.Image, level: int = 1) -> None:
        self.image = ground.copy()
        self.level = level

    def put(self, patch: Image.Image, x: int, y: int) -> None:
        """Puts a patch with its upper left corner on a point."""
        self.image.paste(patch, (x, y))

    def png(self) -> bytes:
        """Returns the finished file, compressed as hard as possible if it would be too large."""
        file = saved(self.image, self.level)
        return file if len(file) <= MOST or self.level == _HARDEST else saved(self.image, _HARDEST)
