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


def png(picture: Image.Image, level: int) -> bytes:
    """Returns a picture as a PNG file, compressed as hard as possible if it would be too large."""
    file = saved(picture, level)
    return file if len(file) <= MOST or level == _HARDEST else saved(picture, _HARDEST)


def few_colours(picture: Image.Image) -> Image.Image:
    """Returns a true-colour picture in 255 colours of its own."""
    return picture.quantize(255, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


class Canvas:
    """One picture. The ground is copied, so cached grounds are never drawn on."""

    def __init__(self, ground: Image.Image) -> None:
        self.image = ground.copy()

    def put(self, patch: Image.Image, x: int, y: int) -> None:
        """Puts a patch with its upper left corner on a point."""
        self.image.paste(patch, (x, y))

    def png(self, level: int = 1) -> bytes:
        """Returns the finished file. The first level of compression is fast and enough for flat art."""
        return png(self.image, level)
